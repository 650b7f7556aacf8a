// What the pages gain where JavaScript runs; without it every link below still leads where it says.
(function () {
  "use strict"

  // Until here the menu has a label that needs no script.
  document.documentElement.classList.add("ready")

  // The language switcher leads to the place that is being read: the one arrived at while it is in sight, else the last begun
  // above a line: a third down the window, and lower towards the end of the page, where the last section is read far down.
  function reading() {
    var places = [].slice.call(document.querySelectorAll("article [id]:not(h1)")), top = function (place) { return place.getBoundingClientRect().top }
    var arrived = places.filter(function (place) { return "#" + place.id === location.hash && top(place) >= 0 && top(place) < innerHeight })
    var line = Math.min(scrollY, Math.max(innerHeight / 3, scrollY + innerHeight * 2 - document.body.scrollHeight))
    return arrived.concat(places.filter(function (place) { return top(place) < line }).reverse(), { id: "" })[0].id
  }
  // The choice is remembered for the chooser, if storage is open.
  document.querySelectorAll("a[data-language]").forEach(function (link) {
    link.onpointerdown = link.onclick = function (event) {
      link.hash = reading()
      if (event.type === "click") try { localStorage.setItem("nardi-language", link.dataset.language) } catch (error) {}
    }
  })

  // A rule's link copies itself, marks its place and says so.
  var said = document.querySelector(".said"), silence
  function say(words) {
    clearTimeout(silence)
    said.textContent = words
    silence = setTimeout(function () { said.textContent = "" }, 4000)
  }
  document.addEventListener("click", function (event) {
    var link = event.target.closest("a.headerlink")
    if (!link || !navigator.clipboard || event.metaKey || event.ctrlKey || event.shiftKey) return
    // Where copying is forbidden the link itself still works.
    navigator.clipboard.writeText(link.href).then(function () { say(said.dataset.linkCopied) }, function () {})
  })

  // The theme's script runs when the reader first does something: a page that is only read is not held up by it.
  // A place asked for in the address is its business at once.
  var theme = document.getElementById("theme-script").dataset.src
  var signs = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"], started, key, focused
  var beside = document.querySelector(".md-sidebar--primary .md-sidebar__scrollwrap")
  function runTheme(sign) {
    // What opens search is pressed again when the theme is there, if the reader is still where it was pressed.
    // Firefox would find `/` itself.
    if (sign && /^[fs/]$/.test(sign.key) && sign.target !== query && !sign.ctrlKey && !sign.metaKey && !sign.altKey) {
      sign.preventDefault()
      key = sign
      focused = document.activeElement
    }
    if (started) return
    started = true
    var script = document.createElement("script")
    script.src = theme
    script.onload = function () {
      signs.forEach(function (name) { removeEventListener(name, runTheme, true) })
      // Contents that the reader has gone down already are not taken back to the page's place.
      if (beside.scrollTop) beside.scrollTo = function () { delete beside.scrollTo }
      // Menu or search that the reader has opened stays open: the theme closes them once for a place in the address.
      if (location.hash) document.querySelectorAll(".md-toggle:checked").forEach(function (toggle) {
        toggle.onclick = function () { return false }
        setTimeout(function () { toggle.onclick = null }, 200)
      })
      // It begins at this event, which is long past.
      document.dispatchEvent(new Event("DOMContentLoaded"))
      if (key && document.activeElement === focused) dispatchEvent(new KeyboardEvent("keydown", key))
    }
    script.onerror = function () { setTimeout(function () { started = false }, 3000) }
    document.head.appendChild(script)
  }
  signs.forEach(function (name) { addEventListener(name, runTheme, true) })
  if (location.hash || location.search || scrollY) runTheme()
  // Once the page stands it is laid ready, so that the reader then does not wait for the net.
  addEventListener("load", function () {
    setTimeout(function () {
      if (!started) fetch(theme, { priority: "low" }).then(function (answer) { return answer.blob() }).catch(function () {})
    }, 1000)
  })

  // The theme opens every text below a board for paper; print.css leaves there only what the reader opened.
  document.addEventListener("click", function (event) {
    var text = event.target.closest(".board-words > summary")
    if (text) text.parentNode.classList.toggle("opened", !text.parentNode.open)
  })

  // The theme's search listens for keys; letters also come by paste, voice and some phones' keyboards. Nothing is ever sent.
  var query = document.querySelector(".md-search__input")
  query.addEventListener("input", function () { query.dispatchEvent(new Event("keyup")) })
  query.form.addEventListener("submit", function (event) { event.preventDefault() })

  // On a phone the theme lets the page go a moment after its search has closed: a result on this page is gone to once more.
  document.addEventListener("click", function (event) {
    var link = event.target.closest("a.md-search-result__link")
    if (link && link.hash) setTimeout(function () { if (link.href === location.href) location.replace(link.href) }, 300)
  })

  // Menu and search have real buttons; the theme itself listens to hidden checkboxes.
  document.querySelectorAll("[data-toggles]").forEach(function (button) {
    var toggle = document.getElementById(button.dataset.toggles)
    button.addEventListener("click", function () {
      toggle.click()
      if (toggle.checked && toggle.id === "__search") query.focus()
    })
    toggle.addEventListener("change", function () { button.setAttribute("aria-expanded", toggle.checked) })
  })

  // The theme drops the focus when it closes the search at Escape. On a desk no button is seen, and nothing happens.
  query.addEventListener("keydown", function (event) {
    if (event.key === "Escape") setTimeout(function () { document.querySelector("[data-toggles=__search]").focus() })
  })

  // The menu opens at the contents of a page that has many, takes the focus, gives it back on Escape, and closes when it has led to a place.
  var drawer = document.getElementById("__drawer"), contents = document.getElementById("__toc")
  var menu = document.querySelector(".md-sidebar--primary"), opener = document.querySelector("[data-toggles=__drawer]")
  menu.tabIndex = -1
  drawer.addEventListener("change", function () {
    if (!drawer.checked) return
    if (contents && menu.querySelectorAll("[data-md-component=toc] a").length > 8) contents.checked = true
    menu.focus()
  })
  menu.addEventListener("click", function (event) {
    var link = event.target.closest("a")
    if (link && link.hash && drawer.checked) drawer.click()
  })
  // Nor does the focus go on behind it.
  menu.addEventListener("focusout", function (event) {
    var next = event.relatedTarget
    if (drawer.checked && next && next !== opener && !menu.contains(next)) drawer.click()
  })
  // The labels that open and close the contents are buttons by keyboard, too: the theme presses them at Enter, and hides each in turn.
  menu.querySelectorAll("[for=__toc]").forEach(function (label) {
    label.tabIndex = 0
    label.setAttribute("role", "button")
    contents.addEventListener("change", function () { label.focus() })
  })
  document.addEventListener("keydown", function (event) {
    if (event.key !== "Escape" || !drawer.checked) return
    drawer.click()
    opener.focus()
  })
})()
