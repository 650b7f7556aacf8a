// Boards that a reader turns and plays. No rule of the game is known here: the page's data (diagrams/page_data.py)
// hold the graph of each turn, and the script follows it. All it shows and says comes from one state, in `render`.
(() => {
  "use strict"
  const source = document.getElementById("boards")
  if (!source) return
  const root = document.documentElement, KEPT = "nardi-side", COLOURS = ["white", "black"]
  let page
  const read = () => page ||= JSON.parse(source.textContent)

  // A template with its numbers in the forms it asks for, {n} or {p.ord}; `sentence` ends it with a full stop.
  const text = (key, values) => read().words[key].replace(/\{(\w+)\.?(\w*)\}/g,
    (_, name, form) => form ? page.forms[form][values[name]] : values[name])
  const sentence = (key, values) => text("sentence", { text: text(key, values) })
  const written = play => play.replace(/off/g, page.words["off-in-notation"])
  const escaped = words => words.replace(/&/g, "&amp;").replace(/</g, "&lt;")

  // The side from which boards are seen: one choice for all of them, and kept.
  const isBlack = () => root.classList.contains("black-side")
  function turn(black) {
    root.classList.toggle("black-side", black)
    const names = COLOURS.map(colour => text("board-name-" + colour))
    document.querySelectorAll("figure.board [aria-label]").forEach(named =>
      named.setAttribute("aria-label", named.getAttribute("aria-label").replace(names[+!black], names[+black])))
    document.querySelectorAll(".board-turn").forEach(button => { button.textContent = text("view-from-" + COLOURS[+!black]) })
  }

  // A row is written as what differs from the last row of the same point, a state that is new as 0; here all is whole.
  function whole(graph) {
    const last = {}
    let known = 0
    for (const [, , starts] of graph.states)
      for (const from in starts) {
        const [row, ...next] = starts[from]
        last[from] = row.padEnd(25, "=").replace(/=/g, (_, at) => (last[from] || "")[at] || "")
        starts[from] = [last[from], ...next.map(state => state || ++known)]
      }
    return graph
  }

  function play(figure) {
    const find = selector => figure.querySelector(selector), svg = find("svg"), list = find(".board-words ul")
    const graph = page.graphs[page.scenes[figure.id]], { plays, left, tray, turn: mover } = graph.rows ? graph : whole(graph)
    graph.rows = true
    const before = [svg.innerHTML, list.innerHTML, svg.getAttribute("aria-label")]
    svg.querySelectorAll(".b-ghosts, .b-arrows, .b-evidence, .b-marks, .b-verdict, .b-numbers rect").forEach(part => part.remove())
    svg.querySelectorAll(".b-numbers text").forEach(number => number.removeAttribute("font-weight"))
    svg.insertAdjacentHTML("afterend", page.targets[graph.targets] + page.status)
    find(".board-tools").insertAdjacentHTML("afterbegin", page.actions)
    const layer = find(".b-field").appendChild(document.createElementNS(svg.namespaceURI, "g"))
    const targets = find(".board-points"), group = targets.firstChild, status = find(".board-status")
    const buttons = {}, doing = {}
    targets.querySelectorAll("button").forEach(button => { buttons[button.dataset.to] = button })
    figure.querySelectorAll("[data-do]").forEach(button => { doing[button.dataset.do] = button })

    // The state: hops made, point picked, hop refused, number of the play shown, what else there is to tell.
    let hops, picked, refused, shown, tell, moved, focused = page.routes[mover].find(point => graph.at[mover][point])
    const clear = () => { hops = []; picked = refused = shown = tell = null }
    const at = () => hops.length ? hops[hops.length - 1].next : 0
    const starts = () => graph.states[at()][2]
    // What becomes of a hop: the next state, or why it is refused and whether a die would have made it.
    function outcome(from, to) {
      const [row, ...next] = starts()[from], place = to - graph.first, letter = row[place]
      if (letter == "0") return { next: next[row.slice(0, place).split("0").length - 1] }
      const code = letter.charCodeAt() - 62, set = code > 64 ? code - 34 : code
      return { why: graph.sets[set], near: set < graph.near }
    }
    const goals = kind => picked ? Object.keys(buttons).filter(to => outcome(picked, to)[kind]).reverse() : []
    const hop = (from, to) => { hops = [...hops, { from, to, next: outcome(from, to).next }] }

    function press(point) {
      const found = picked && picked != point ? outcome(picked, point) : {}, own = starts()[point]
      refused = tell = null
      if (found.next) {
        hop(picked, point)
        picked = shown = null
        moved = true
      } else if (found.near || found.why && !own) refused = { from: picked, to: point, why: found.why }
      else if (own) [picked, tell] = picked == point ? [null, "choice-dropped"] : [point, null]
      else tell = !point ? "choose-checker" : graph.at[1 - mover][point] ? "not-your-checker" : "empty-point"
    }
    function show(number) {
      clear()
      shown = (number + plays.length) % plays.length
      const [notation, way = notation] = plays[shown]
      way.split(" ").forEach(moves => moves.split("/").map(point => +point || 0).reduce((from, to) => { hop(from, to); return to }))
    }
    const actions = {
      undo() {
        if (!picked) hops = hops.slice(0, -1)
        picked = refused = shown = tell = null
      },
      again: clear,
      plays: () => shown == null ? show(0) : clear(),
      previous: () => show(shown - 1),
      next: () => show(shown + 1),
    }

    // The last thing that happened and where the turn stands: sentences, each with a sign or a rule.
    function told([dice, owed]) {
      const said = [], say = (says, sign, rule) => said.push({ says, sign, rule }), rest = { dice: [...dice].join(", ") }
      if (refused) {
        say(sentence("refused-play", { play: written(refused.from + "/" + (refused.to || "off")) }), "no")
        refused.why.forEach(number => {
          const [rule, keys, values] = page.refusals[number]
          if (values.play) values.play = written(values.play)
          say(keys.map(key => text(key, values)).join(" "), "", rule)
        })
        return said
      }
      if (tell) say(sentence(tell))
      else if (picked) {
        const legal = goals("next"), points = legal.filter(Number).join(", ")
        say([sentence("chosen-point", { n: picked }), ...points ? [sentence("can-go-to", { points })] : [],
          ...legal.includes("0") ? [sentence("can-bear-off")] : [], ...legal.length ? [] : [sentence("cannot-move")]].join(" "))
      } else if (shown != null) say(sentence("play-n-of-m", { n: shown + 1, m: plays.length }) + " " + written(plays[shown][0]))
      else if (hops.length) say(sentence(...went(hops[hops.length - 1])))
      else if (plays.length) say(sentence("choose-checker") + " " + sentence("all-plays-n", { n: plays.length }))
      if (!plays.length) say(text("no-move"), "no", "no-move")
      else if (!owed) say(sentence("turn-complete") + (dice && " " + sentence("dice-lost", rest)), "yes")
      else if (hops.length) say(sentence("turn-not-complete") + " " + sentence("still-to-play", rest), "", owed)
      return said
    }
    const went = ({ from, to }) => [to ? "hop" : "hop-off", { a: from, b: to }]

    function render() {
      const counts = graph.at.map(side => [...side]), state = graph.states[at()]
      hops.forEach(({ from, to }) => { counts[mover][from]--; counts[mover][to]++ })
      const said = told(state)
      draw(counts, state)
      name(counts, said)
      status.innerHTML = said.map(({ says, sign, rule }) => `<p${sign ? ` class="board-${sign}"` : ""}>${escaped(says)}${
        rule ? ` <a href="${page.rules[rule][1]}">${escaped(text("because-rule", { title: page.rules[rule][0] }))}</a>` : ""}</p>`).join("")
      doing.undo.disabled = !hops.length && !picked
      doing.plays.textContent = text(shown == null ? "show-all-plays" : "hide-plays")
      doing.plays.hidden = !plays.length
      doing.previous.hidden = doing.next.hidden = shown == null || plays.length < 2
    }

    // The names of the points, the text below the board and the name of the picture.
    function name(counts, said) {
      const standing = point => {
        const side = +!counts[0][point], n = counts[side][point]
        return n ? text("point-" + COLOURS[side], { p: point, n }) : text("point-empty", { p: point })
      }
      const off = side => text(`off-${COLOURS[side]}${counts[side][0] ? "" : "-none"}`, { n: counts[side][0] })
      const legal = goals("next"), near = goals("near"), rolled = [...graph.dice]
      for (const to in buttons) {
        const mark = legal.includes(to) ? "legal-mark" : near.includes(to) ? "refused-mark" : ""
        buttons[to].setAttribute("aria-label", (+to ? standing(to) : off(mover)) + (mark && ", " + text(mark)))
        buttons[to].ariaPressed = starts()[to] ? picked == to : null
      }
      const rolls = [text(COLOURS[mover] + "-to-move"), text("roll-fell", { a: rolled[0], b: rolled[1] })]
      list.innerHTML = [
        ...[0, 1].flatMap(side => page.routes[side].filter(point => counts[side][point]).map(standing)), text("rest-empty"),
        ...[0, 1].filter(side => find(`[data-tray=${COLOURS[side]}]`)).map(off), ...rolls,
        ...hops.map(hop => text(...went(hop))), ...said.map(({ says }) => says),
      ].map(line => `<li>${escaped(line)}</li>`).join("")
      const label = [text("board-name-" + COLOURS[+isBlack()]), ...rolls].map(part => text("sentence", { text: part })).join(" ")
      svg.setAttribute("aria-label", label)
      group.setAttribute("aria-label", label)
    }

    // Where the checker `index` of a point stands, from the edge inward; all that lies off lies in the tray.
    const { radius, step, most, slab } = page.sizes
    function place(point, index) {
      if (!+point) return tray
      const [x, edge, inward] = page.places[point]
      return [left + x, edge + inward * (radius + 1 + Math.min(index, most) * step)]
    }
    const put = (shape, [x, y]) => `<g transform="translate(${x} ${y})">${shape}</g>`

    function draw(counts, [dice, owed]) {
      const { shapes } = page, top = (point, under = 1) => place(point, Math.min(counts[mover][point], most) - under)
      const landing = point => place(point, counts[0][point] + counts[1][point])
      svg.querySelectorAll("[data-point]").forEach(into => {
        const { point } = into.dataset, side = +!counts[0][point], count = counts[side][point], seen = Math.min(count, most)
        into.innerHTML = [...Array(seen)].map((_, index) => put(count > most && index == most - 1
          ? shapes["tall-" + COLOURS[side]].replace("{n}", count) : shapes[COLOURS[side]], place(point, index))).join("")
      })
      svg.querySelectorAll("[data-tray]").forEach(into => {
        const side = COLOURS.indexOf(into.dataset.tray)
        into.querySelector(".b-pile").innerHTML = [...Array(counts[side][0])].map((_, index) =>
          put(shapes["slab-" + COLOURS[side]], [0, (side ? index : -index) * slab])).join("")
        into.querySelector("text").textContent = counts[side][0]
      })
      let open = dice
      for (let index = graph.dice.length; index--;) {
        const face = graph.dice[index], die = find(`[data-die="${index}"]`), left = open.includes(face)
        open = open.replace(face, "")
        die.dataset.state = !left ? "played" : owed ? "open" : "lost"
        die.innerHTML = shapes[die.dataset.state + face]
      }
      // Above the checkers: what has moved, where the picked one can go, and the evidence of a refusal.
      const landed = {}, over = [], add = (shape, where) => over.push(put(shapes[shape], where))
      for (const { from, to } of hops) {
        if (landed[from]) landed[from]--
        landed[to] = (landed[to] || 0) + 1
      }
      for (const { from } of hops) if (!landed[from]) add("stop", place(from, counts[mover][from]))
      for (const to in landed) for (let under = landed[to]; +to && under; under--) add("moved", top(to, under))
      if (picked) {
        add("picked", top(picked))
        goals("next").forEach(to => add(+to ? "goal" + mover : "into", landing(to)))
        if (refused) refused.why.forEach(number => over.push(page.refusals[number][3]))
        else goals("near").forEach(to => add("near", landing(to)))
      }
      if (refused) add("cross", landing(refused.to))
      layer.innerHTML = over.join("")
      if (moved) slide(hops[hops.length - 1], top)
      moved = false
    }
    function slide({ from, to }, top) {
      if (!to || matchMedia("(prefers-reduced-motion: reduce)").matches) return
      const start = top(from, 0), end = top(to)
      find(`[data-point="${to}"]`).lastChild.animate(
        [start, end].map(([x, y]) => ({ transform: `translate(${x}px,${y}px)` })), { duration: 220, easing: "ease-out" })
    }

    const rove = point => { buttons[focused].tabIndex = -1; buttons[focused = point].tabIndex = 0 }
    targets.addEventListener("focusin", ({ target }) => rove(target.dataset.to))
    targets.addEventListener("click", ({ target }) => { if (target.dataset.to) { press(+target.dataset.to); render() } })
    targets.addEventListener("keydown", event => {
      const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
      if (event.key == "Escape" && picked) {
        [picked, refused, tell] = [null, null, "choice-dropped"]
        render()
      } else if (step) {
        event.preventDefault()
        const { x, y } = buttons[focused].dataset, way = isBlack() ? -1 : 1
        const next = targets.querySelector(`[data-x="${+x + step[0] * way}"][data-y="${+y + step[1] * way}"]`)
        if (next) next.focus()
      }
    })
    for (const name in doing) doing[name].onclick = () => {
      actions[name]()
      render()
      // A button that has nothing more to do would drop the focus.
      if (doing[name].disabled) face()
    }
    // The pointer is where its reader looks; who comes by keyboard is shown the board and the point.
    function face() {
      const button = buttons[focused]
      button.focus({ preventScroll: true })
      if (button.matches(":focus-visible")) [svg, button].forEach(part => part.scrollIntoView({ block: "nearest" }))
    }
    clear()
    render()
    figure.classList.add("playing")
    rove(focused)
    face()
    // Paper gets the picture that the caption speaks of; after it the reader's turn goes on.
    let live
    const rest = () => {
      [svg.innerHTML, list.innerHTML] = before
      svg.setAttribute("aria-label", before[2])
      turn(isBlack())
    }
    const print = {
      beforeprint() { live ||= [...svg.childNodes]; rest() },
      afterprint() { if (live) svg.replaceChildren(...live); live = null; render() },
    }
    for (const event in print) addEventListener(event, print[event])
    return () => {
      for (const event in print) removeEventListener(event, print[event])
      rest()
      figure.querySelectorAll(".board-points, .board-status, .board-help, [data-do]").forEach(part => part.remove())
      figure.classList.remove("playing")
    }
  }

  const boards = new Map()
  document.addEventListener("click", ({ target }) => {
    const figure = target.closest("figure.board")
    if (target.matches(".board-turn")) {
      turn(!isBlack())
      // If storage is closed, nothing is kept.
      try { localStorage.setItem(KEPT, COLOURS[+isBlack()]) } catch (error) {}
    } else if (target.matches(".board-try")) {
      const close = boards.get(figure)
      read()
      if (close) close()
      if (!boards.delete(figure)) boards.set(figure, play(figure))
      target.textContent = text(close ? "try-it" : "close")
    }
  })
  // Also on a page that comes back as it was left: another may have been turned since.
  const recall = () => {
    try {
      const black = localStorage.getItem(KEPT) == "black"
      if (black != isBlack()) turn(black)
    } catch (error) {}
  }
  addEventListener("pageshow", recall)
  recall()
  document.querySelectorAll(".board-tools").forEach(tools => { tools.style.visibility = "visible" })
})()
