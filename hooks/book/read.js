// What the cover and the contents say, read from the page of rules.
() => {
  const words = node => {
    const copy = node.cloneNode(true)
    copy.querySelectorAll(".headerlink").forEach(link => link.remove())
    return copy.textContent.trim()
  }
  const board = document.querySelector("article figure.board svg").cloneNode(true)
  board.querySelectorAll("[id]").forEach(part => part.removeAttribute("id"))
  return {
    site_name: document.querySelector(".md-logo").getAttribute("aria-label"),
    title: words(document.querySelector("article h1")),
    about: document.querySelector("meta[name=description]").content,
    version: words(document.querySelector(".rules-version a")),
    date: words(document.querySelector(".rules-version time")),
    day: document.querySelector(".rules-version time").dateTime,
    board: board.outerHTML,
    headings: [...document.querySelectorAll("article :is(h2, h3)")].map(heading =>
      ({ id: heading.id, level: +heading.tagName[1], text: words(heading) })),
  }
}
