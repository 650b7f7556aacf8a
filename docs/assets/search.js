// The worker of the theme's search box: told {type: 0, data: index} it answers {type: 1}, asked {type: 2, data: query} it
// answers {type: 3, data: {items}}. It knows no language: letters and endings come with the index (docs/<language>/search.yaml).
"use strict"

const WORD = /\d+(?:[-–:/]\d+)*|[\p{L}\p{M}՚-՜՞]+/gu
const empty = () => Object.create(null)
const stems = empty(), same = empty(), count = empty(), pages = empty()
let language, form, docs

const sum = (list, value) => list.reduce((total, item) => total + value(item), 0)
const most = (list, value) => Math.max(0, ...list.map(value))
const rare = (count) => Math.log(1 + docs.length / count)

function fold(word) {
  word = word.slice(0, 28).toLowerCase().normalize("NFKD").replace(/[\p{M}՚-՞]/gu, "").replace(/[–:/]/g, "-")
  for (const [letter, read] of Object.entries(language.letters)) word = word.split(letter).join(read)
  return word
}

function bare(word) {
  const found = form.exec(fold(word))
  return found ? found[1] : fold(word)
}

const stem = (word) => stems[word] = stems[word] || same[bare(word)] || bare(word)
const read = (text) => (text.match(WORD) || []).map(stem)

function learn(index) {
  language = index.config
  const any = (list) => [...new Set(list.map(fold))].sort((a, b) => b.length - a.length).join("|")
  form = RegExp(`^(${any(language.whole)}|.{3,}?)(?:${any(language.endings)})*$`)
  for (const group of language.same) for (const word of group) same[bare(word)] = bare(group[0])
  docs = index.docs.filter((doc) => "text" in doc || !(pages[doc.location] = doc))
  for (const doc of docs) {
    doc.labels = [doc.title, ...doc.names].map(read)
    doc.body = read(doc.text)
    doc.all = [...new Set(doc.labels.concat(doc.body).flat())]
    for (const word of doc.all) count[word] = (count[word] || 0) + 1
    doc.weight = empty()
    for (const word of doc.body) doc.weight[word] = (doc.weight[word] || 0) + 1
  }
  const usual = sum(docs, ({ body }) => body.length) / docs.length
  // Said twice is worth more than said once, but not twice as much, and less the longer the text.
  for (const { weight, body } of docs) for (const word in weight) weight[word] /= weight[word] + .5 + body.length / usual / 2
}

// How well a known stem answers an asked one, 0 to 1: the same, begun by what is being typed, or with most letters in common.
function fit(asked, known, typed) {
  if (asked === known) return 1
  if (typed && known.startsWith(typed)) return .5 + .4 * typed.length / known.length
  let n = 0
  while (n < asked.length && asked[n] === known[n]) n++
  const share = n / Math.max(asked.length, known.length)
  return n > 2 && share >= .5 && !/\d/.test(asked) ? share * share * (count[asked] ? .2 : .6) : 0
}

function search(query) {
  const marked = empty()
  const asked = (query.match(WORD) || []).slice(0, 20).map((word, i, { length }) => {
    const fits = empty()
    let found = 1
    for (const known in count) {
      const value = fits[known] = fit(stem(word), known, i === length - 1 && fold(word))
      if (value > .15) marked[known] = 1
      found += value * count[known]
    }
    return { fits, rare: rare(found) }
  })
  // The share of the query that a list of words answers, rare words counting more.
  const share = (list, weight) =>
    sum(asked, ({ fits, rare }) => rare * most(list, (word) => fits[word] * (weight ? weight[word] : 1))) / sum(asked, ({ rare }) => rare)
  // The share of a title or a name that the query says.
  const said = (label) =>
    sum(label, (word) => rare(count[word]) * most(asked, ({ fits }) => fits[word])) / sum(label, (word) => rare(count[word]))
  const mark = (text) => text.replace(WORD, (word) => marked[stem(word)] ? `<mark>${word}</mark>` : word)
  const teaser = (text) => {
    const parts = text.match(/[^.!?։\s][^.!?։\n]*[.!?։]*/g) || [], hits = parts.map((part) => sum([...new Set(read(part))], (word) => marked[word] || 0))
    const at = hits.indexOf(Math.max(...hits))
    return mark(parts.slice(at, at + 2).join(" "))
  }
  const groups = empty()
  docs.map((doc) => [doc, share(doc.all) * (share(doc.body, doc.weight) + most(doc.labels, (label) => share(label) * (.6 + 1.4 * said(label))))])
    .sort(([, a], [, b]) => b - a).slice(0, 20).forEach(([{ location, title, text }, score], i, [[, best]]) => {
      const page = location.split("#")[0], group = groups[page] = groups[page] || []
      if (score > best / 10) group.push({ location, title: mark(title), text: teaser(text), score, terms: {} })
    })
  // Of each group the theme shows the first as its heading, then those that score no less than it, and folds the rest away.
  return Object.entries(groups).filter(([, group]) => group[0]).map(([page, group]) => [{ ...pages[page], text: "", terms: {}, score: group[Math.min(group.length, 5) - 1].score }, ...group])
}

addEventListener("message", ({ data: { type, data } }) => {
  if (!type) learn(data)
  postMessage(type ? { type: 3, data: { items: search(data) } } : { type: 1 })
})
