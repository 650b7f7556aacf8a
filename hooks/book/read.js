// What the cover and the contents say, read from the page of rules.
() => {
  const words = node => {
    const copy = node.cloneNode(true)
    copy.querySelectorAll(".headerlink").forEach(link => link.remove())
    return copy.textContent.trim()
  }
  return {
    site_name: document.querySelector(".md-logo").getAttribute("aria-label"),
    title: words(document.querySelector("article h1")),
    about: document.querySelector("meta[name=description]").content,
    version: words(document.querySelector(".rules-version a")),
    date: words(document.querySelector(".rules-version time")),
    day: document.querySelector(".rules-version time").dateTime,
    board: document.querySelector("article figure.board svg").outerHTML,
    headings: [...document.querySelectorAll("article :is(h2, h3)")].map(heading =>
      ({ id: heading.id, level: +heading.tagName[1], text: words(heading) })),
  }
}
