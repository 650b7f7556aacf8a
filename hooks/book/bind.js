// Makes a book of the page of rules: what stands before the rules comes from `front`, the frame of the site goes.
({ front, style }) => {
  const article = document.querySelector("article"), book = document.createElement("main")
  document.head.append(Object.assign(document.createElement("style"), { textContent: style }))
  article.querySelector(".rules-version")?.remove()
  book.className = "md-content"
  book.innerHTML = front
  book.append(article)
  document.body.replaceChildren(book)
  document.documentElement.classList.add("book")
}
