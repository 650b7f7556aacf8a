"""What a reader does on a page: arrives at a rule, copies its link, changes the light, opens the contents by keyboard."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route

from hooks.book.chromium import FLAGS, executable
from tests.browser.served import LANGUAGES, PAGES, PATIENCE, ROOT, STRINGS

IN_VIEW = """element => {
  const box = element.getBoundingClientRect(), bar = document.querySelector(".md-header").getBoundingClientRect()
  return {top: box.top - bar.bottom, bottom: innerHeight - box.top}
}"""


@pytest.mark.parametrize("rule", ["head-limit", "head-first-turn", "opening-tie", "mars"])
@pytest.mark.parametrize("size", [(360, 740), (1280, 900)], ids=["phone", "desk"])
def test_the_place_one_arrives_at_is_marked_below_the_bar(reader, root_site, rule, size):
    """Headings and paragraphs alike."""
    page = reader(viewport={"width": size[0], "height": size[1]})
    page.goto(root_site(f"ka/long/#{rule}"), wait_until="networkidle")
    place = page.locator(f"[id='{rule}']")
    where = place.evaluate(IN_VIEW)
    assert 0 <= where["top"] <= 60 and where["bottom"] > 100, where
    marked = "element => getComputedStyle(element).backgroundImage"
    assert "none" != place.evaluate(marked)
    assert "none" == page.locator("[id='direction']").evaluate(marked)


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=["phone", "desk"])
def test_what_is_done_in_the_bar_leaves_the_page_where_it_is(reader, root_site, size):
    page = reader(viewport={"width": size[0], "height": size[1]})
    page.goto(root_site("hy/long/"))
    page.evaluate("scrollTo(0, 6000)")
    # Not by scrollY: under an open search the theme holds a phone's page by other means.
    place = "Math.round(document.querySelector('article').getBoundingClientRect().top)"
    before = page.evaluate(place)
    page.locator(".palette label:not([hidden])").click(scroll="none")
    page.wait_for_timeout(300)
    assert before == page.evaluate(place)
    for element in page.locator(".md-header :is(a, button, input)").all():
        if element.is_visible():
            element.focus()
            assert before == page.evaluate(place), element.get_attribute("class")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rules_link_is_copied_and_the_reader_is_told(reader, root_site, language):
    ui = STRINGS[language]["ui"]
    page = reader(permissions=["clipboard-read", "clipboard-write"])
    page.goto(root_site(f"{language}/long/"))
    link = page.locator("[id='opening-tie'] > a.headerlink")
    assert ui["link-to-rule"] in link.get_attribute("aria-label")
    assert "status" == page.locator(".said").get_attribute("role")
    # It is said, and to be seen, for four seconds only.
    page.locator(".said").evaluate("""said => {
      const hear = () => { window.heard ||= [said.textContent, said.checkVisibility({ visibilityProperty: true, opacityProperty: true })] }
      new MutationObserver(hear).observe(said, { childList: true })
    }""")
    link.click()
    page.wait_for_function("window.heard")
    assert [ui["link-copied"], True] == page.evaluate("heard")
    expected = root_site(f"{language}/long/#opening-tie")
    assert expected == page.url
    assert expected == page.evaluate("navigator.clipboard.readText()")


def test_copy_links_are_large_enough_to_touch(reader, root_site):
    page = reader(viewport={"width": 360, "height": 740})
    page.goto(root_site("hy/long/"))
    sizes = page.evaluate(
        "[...document.querySelectorAll('a.headerlink')].map(a => a.getBoundingClientRect()).map(b => Math.min(b.width, b.height))"
    )
    assert len(sizes) >= 50 and min(sizes) >= 24


@pytest.mark.parametrize(
    "letters, screen", [(16, 320), (20, 360), (24, 390), (32, 360), (32, 560)], ids="{}".format
)
def test_larger_letters_make_no_page_wider(browser, root_site, letters, screen):
    """On small screens, with letters of up to twice the usual 16 px."""
    flags = [*FLAGS, f"--blink-settings=defaultFontSize={letters}"]
    big = browser.browser_type.launch(executable_path=executable(), args=flags)
    page = big.new_page(viewport={"width": screen, "height": 740})
    page.set_default_timeout(PATIENCE)
    for language in LANGUAGES:
        page.goto(root_site(f"{language}/long/"))
        size = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
        assert letters * 1.25 == size
        assert screen == page.evaluate("document.documentElement.scrollWidth"), language
    big.close()


def test_signs_are_seen_where_the_system_chooses_the_colours(reader, root_site):
    page = reader(forced_colors="active")
    page.goto(root_site("hy/long/"))
    colour = "element => getComputedStyle(element).backgroundColor"
    paper = page.locator("body").evaluate(colour)
    assert paper != page.locator("article .headerlink").first.evaluate(colour)


def test_the_readers_choice_of_light_stays(reader, root_site):
    page = reader(color_scheme="light", viewport={"width": 1280, "height": 900})
    page.goto(root_site("az/"))
    scheme = "document.body.dataset.mdColorScheme"
    for _ in range(2):  # from the device's to light, from light to dark
        page.locator("form.palette label:visible").click()
    assert "slate" == page.evaluate(scheme)
    page.goto(root_site("az/long/"))
    assert "slate" == page.evaluate(scheme)
    bars = page.locator("meta[name=theme-color]").evaluate_all(
        "bars => bars.map(bar => bar.content)"
    )
    assert ["#17120e"] * 2 == bars  # the browser's bar is dark too


def test_the_light_changes_where_nothing_can_be_kept(reader, root_site):
    page = reader(color_scheme="light", viewport={"width": 1280, "height": 900})
    faults = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('closed') } })"
    )
    page.goto(root_site("az/long/"))
    for _ in range(2):
        page.locator("form.palette label:visible").click()
    assert "slate" == page.evaluate("document.body.dataset.mdColorScheme")
    assert not faults


def test_the_menu_opens_and_closes_by_keyboard(reader, root_site):
    page = reader()
    page.goto(root_site("kk/long/"))
    button = page.get_by_role("button", name=STRINGS["kk"]["ui"]["menu"], exact=True)
    assert not page.locator(".md-sidebar--primary").is_visible()
    button.focus()
    page.keyboard.press("Enter")
    page.locator(".md-nav--primary a[href='#head-limit']").wait_for()
    assert "true" == button.get_attribute("aria-expanded")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.md-sidebar--primary') !== null")
    page.keyboard.press("Escape")
    page.locator(".md-sidebar--primary").wait_for(state="hidden")
    assert "false" == button.get_attribute("aria-expanded")
    assert button.evaluate("button => button === document.activeElement")


def test_the_menu_leads_to_a_section(reader, root_site):
    page = reader()
    page.goto(root_site("kk/long/"))
    page.get_by_role("button", name=STRINGS["kk"]["ui"]["menu"], exact=True).click()
    page.locator(".md-nav--primary a[href='#head-limit']").click()
    page.wait_for_url(root_site("kk/long/#head-limit"))
    page.locator(".md-sidebar--primary").wait_for(state="hidden")


def test_the_menu_leads_to_a_section_before_the_theme_has_come(reader, root_site):
    page = reader()
    page.route("**/javascripts/**", lambda route: route.abort())
    page.goto(root_site("kk/long/"))
    page.get_by_role("button", name=STRINGS["kk"]["ui"]["menu"], exact=True).click()
    page.locator(".md-nav--primary a[href='#head-limit']").click()
    page.locator(".md-sidebar--primary").wait_for(state="hidden")
    assert root_site("kk/long/#head-limit") == page.url


def test_search_opens_on_a_phone(reader, root_site):
    page = reader()
    page.goto(root_site("az/long/"))
    page.get_by_role("button", name=STRINGS["az"]["theme"]["search"], exact=True).click()
    page.locator(".md-search__input").wait_for()
    page.wait_for_function("document.activeElement.matches('.md-search__input')")


# The theme's script


def test_a_page_that_is_only_read_runs_no_script_of_the_theme(reader, root_site):
    """It lies ready for the first sign of a reader who wants more."""
    page = reader()
    page.goto(root_site("ka/long/"), wait_until="networkidle")
    assert not page.evaluate("'component$' in window")
    page.mouse.wheel(0, 300)
    page.wait_for_function("window.component$")


def test_a_place_in_the_address_is_followed_at_once(reader, root_site):
    page = reader(viewport={"width": 1280, "height": 900})
    page.goto(root_site("ka/long/#mars"))
    page.locator(".md-nav__link--active[href='#mars']").wait_for()


def test_the_first_key_already_opens_search(reader, root_site):
    """That of the page: Firefox has one of its own for the same key."""
    page = reader(viewport={"width": 1280, "height": 900})
    page.goto(root_site("az/long/"))
    page.evaluate("addEventListener('keydown', key => { window.taken ??= key.defaultPrevented })")
    page.keyboard.press("/")
    assert page.evaluate("taken")
    page.wait_for_function("document.activeElement.matches('.md-search__input')")
    page.keyboard.type("mars")
    page.locator(".md-search-result__link[href$='#mars']").first.wait_for()


def hold(page: Page) -> Callable[[], None]:
    """Keeps the theme's script from a page, as a slow net does, until it is released."""
    held: list[Route] = []
    released = False

    def one(route: Route) -> None:
        route.continue_() if released else held.append(route)

    def release() -> None:
        nonlocal released
        released = True
        for route in held:
            route.continue_()

    page.route("**/javascripts/**", one)
    return release


def test_a_query_is_kept_until_the_search_has_come(reader, root_site):
    """On a slow net a reader may have typed a word, and pressed Enter, before the theme's script is there."""
    page = reader()
    release = hold(page)
    page.goto(root_site("kk/long/"))
    page.get_by_role("button", name=STRINGS["kk"]["theme"]["search"], exact=True).click()
    page.wait_for_function("document.activeElement.matches('.md-search__input')")
    page.keyboard.type("марс")
    page.keyboard.press("Enter")
    assert root_site("kk/long/") == page.url
    release()
    page.locator(".md-search-result__link[href$='#mars']").first.wait_for()


def test_what_is_typed_while_the_theme_comes_is_not_taken_from_the_reader(reader, root_site):
    """A key that led to the search is not pressed for the reader again, as the theme would close it at Tab."""
    page = reader(viewport={"width": 1280, "height": 900})
    release = hold(page)
    page.goto(root_site("hy/long/"))
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.md-search__input')"):
            break
    page.keyboard.type("մարս")
    release()
    page.locator(".md-search-result__link[href$='#mars']").first.wait_for()
    assert page.evaluate("document.activeElement.matches('.md-search__input')")


def test_the_menu_stays_open_when_the_theme_comes(reader, root_site):
    page = reader()
    release = hold(page)
    page.goto(root_site("ka/long/#mars"), wait_until="domcontentloaded")
    page.get_by_role("button", name=STRINGS["ka"]["ui"]["menu"], exact=True).click()
    release()
    page.wait_for_function("window.component$")
    page.wait_for_timeout(500)
    assert page.locator(".md-sidebar--primary").is_visible()
    page.keyboard.press("Escape")
    page.locator(".md-sidebar--primary").wait_for(state="hidden")


def test_search_works_once_the_net_is_back(reader, root_site):
    page = reader(viewport={"width": 1280, "height": 900})
    page.route("**/javascripts/**", lambda route: route.abort())
    page.goto(root_site("az/long/"))
    page.mouse.move(300, 300)
    page.wait_for_timeout(500)
    page.unroute("**/javascripts/**")
    for step in range(60):  # it is asked for again, but not at every move
        page.mouse.move(300 + step, 400)
        page.wait_for_timeout(500)
        if page.evaluate("'component$' in window"):
            break
    page.locator(".md-search__input").fill("mars")
    page.locator(".md-search-result__link[href$='#mars']").first.wait_for()


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_the_contents_beside_a_page_can_be_read_to_their_end(reader, root_site, script):
    page = reader(viewport={"width": 1280, "height": 700}, java_script_enabled=script)
    page.goto(root_site("hy/long/"))
    last = page.locator(".md-nav--primary [data-md-component=toc] a").last
    last.scroll_into_view_if_needed()
    assert last.bounding_box()["y"] + last.bounding_box()["height"] <= 700
    assert page.evaluate("scrollY") == 0


AT_REST = """() => {
  const menu = document.querySelector(".md-sidebar--primary"), contents = menu.querySelector(".md-nav--secondary")
  return Math.abs(contents.getBoundingClientRect().left) < 1 &&
    menu.getAnimations({ subtree: true }).every(one => one.playState !== "running")
}"""


def test_the_menu_shows_where_the_focus_is_and_closes_behind_it(reader, root_site):
    page = reader(viewport={"width": 360, "height": 740})
    page.goto(root_site("az/long/"))
    page.locator("[data-toggles=__drawer]").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("window.component$")
    page.wait_for_function(AT_REST)
    menu = page.locator(".md-sidebar--primary")
    seen = """() => {
      const it = document.activeElement, box = it.getBoundingClientRect()
      const at = document.elementFromPoint(box.left + Math.min(box.width / 2, 40), box.top + box.height / 2)
      return it.contains(at) || at?.contains(it)
    }"""
    for _ in range(4):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('.md-nav--secondary') !== null")
        assert page.evaluate(seen)
    page.locator(".md-nav--secondary label[for=__toc]").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("document.activeElement.matches('.md-nav__link[for=__toc]')")
    page.keyboard.press("Shift+Tab")
    page.wait_for_function(seen)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_function("document.activeElement.matches('.md-nav--secondary *')")
    menu.locator(".md-nav--secondary a").last.focus()
    page.keyboard.press("Tab")
    menu.wait_for(state="hidden")


def test_search_gives_the_focus_back(reader, root_site):
    page = reader(viewport={"width": 360, "height": 740})
    page.goto(root_site("az/long/"))
    page.locator("[data-toggles=__search]").click()
    page.wait_for_function(
        "window.component$ && document.activeElement.matches('.md-search__input')"
    )
    page.keyboard.press("Escape")
    page.wait_for_function("document.activeElement.matches('[data-toggles=__search]')")
    page.locator(".md-search__scrollwrap").wait_for(state="hidden")


@pytest.mark.parametrize("missing", ["site.js", "javascripts"])
def test_the_menu_opens_whatever_script_does_not_come(reader, root_site, missing):
    page = reader()
    page.route(
        f"**/{missing}*" if missing == "site.js" else "**/javascripts/**",
        lambda route: route.abort(),
    )
    page.goto(root_site("hy/"))
    page.locator(":is(.plain-toggle, [data-toggles=__drawer]):visible").click()
    page.locator(".md-nav--primary a[href='long/']").click()
    page.wait_for_url(root_site("hy/long/"))


def test_what_was_chosen_elsewhere_holds_on_a_page_that_comes_back(reader, root_site):
    """As by the browser's way back, which runs no script anew."""
    page = reader()
    page.goto(root_site("az/long/"))
    page.evaluate("""() => {
      localStorage.setItem("nardi-side", "black")
      __md_set("__palette", { index: 2 })
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))
    }""")
    assert page.evaluate("document.documentElement.classList.contains('black-side')")
    assert (
        STRINGS["az"]["board"]["view-from-white"] == page.locator(".board-turn").first.inner_text()
    )
    assert page.locator(".palette input").nth(2).is_checked()
    assert "slate" == page.evaluate("document.body.dataset.mdColorScheme")


def test_the_menu_works_without_javascript(reader, root_site):
    page = reader(java_script_enabled=False)
    page.goto(root_site("hy/"))
    page.locator(".plain-toggle").click()
    page.locator(".md-nav--primary a[href='long/']").click()
    page.wait_for_url(root_site("hy/long/"))


# Fonts

CHARACTERS = """() => {
  const seen = new Set()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode())
    if (!walker.currentNode.parentElement.closest("script, style, .system-font"))
      for (const character of walker.currentNode.textContent) seen.add(character)
  return [...seen].join("")
}"""


def covered(language: str) -> set[int]:
    sheet = (ROOT / "docs" / "assets" / "fonts.css").read_text(encoding="utf-8")
    points: set[int] = set()
    for family, ranges in re.findall(r'"Noto Sans (\w+)".*?unicode-range: ([^;]+);', sheet, re.S):
        if family in (language, "az"):
            for first, last in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", ranges):
                points |= set(range(int(first, 16), int(last or first, 16) + 1))
    return points


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_of_a_page_is_in_its_fonts(reader, root_site, language, path):
    page = reader()
    page.goto(root_site(f"{language}/{path}"))
    missing = {c for c in page.evaluate(CHARACTERS) if ord(c) > 0x20} - set(
        map(chr, covered(language))
    )
    assert set() == missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_fetches_only_the_fonts_of_its_language(reader, root_site, language):
    page = reader()
    fonts: list[str] = []
    page.on(
        "request", lambda request: request.resource_type == "font" and fonts.append(request.url)
    )
    page.goto(root_site(f"{language}/"), wait_until="networkidle")
    page.locator(".switcher").click()
    page.wait_for_timeout(300)
    names = {url.rpartition("/")[2] for url in fonts}
    assert {f"noto-sans-{language}-400.woff2", f"noto-sans-{language}-700.woff2"} == names
    assert page.evaluate(f"document.fonts.check('16px \"Noto Sans {language}\"')")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_that_is_still_coming_shows_no_word_of_the_browsers(reader, root_site, language):
    page = reader()
    page.goto(root_site(f"{language}/long/"))
    text = page.locator(".board-words").first
    assert text.evaluate("it => it.getBoundingClientRect().height") > 0
    summary = text.evaluate_handle("it => it.removeChild(it.querySelector('summary'))")
    assert text.evaluate("it => it.getBoundingClientRect().height") == 0
    text.evaluate("(it, summary) => it.prepend(summary)", summary)
    assert text.evaluate("it => it.getBoundingClientRect().height") > 0
