"""Four equal languages: chooser, switcher, 404, labels, addresses for search engines and for the game."""

import json
import re
from importlib.resources import files
from urllib.parse import urlsplit
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page

from tests.browser.served import GAME, LANGUAGES, PAGES, STRINGS, Watched


def switch(page: Page, language: str) -> None:
    """As a hand does: a click that may bring in sight what it waits for scrolls the page."""
    page.locator(".switcher").click(scroll="none")
    page.locator(f".md-select a[lang={language}]").click(scroll="none")


# The chooser


@pytest.mark.parametrize(
    "locale, language", [("hy-AM", "hy"), ("az-Latn-AZ", "az"), ("ka-GE", "ka"), ("kk-KZ", "kk")]
)
def test_the_chooser_follows_the_browser(reader, site, locale, language):
    page = reader(locale=locale)
    watched = Watched(page, site)
    page.goto(site())
    page.wait_for_url(site(f"{language}/"))
    page.wait_for_load_state("networkidle")
    assert [] == watched.faults


def test_the_chooser_follows_the_last_choice_before_the_browser(reader, site):
    page = reader(locale="ka-GE")
    page.goto(site("ka/"))
    switch(page, "kk")
    page.wait_for_url(site("kk/"))
    page.goto(site())
    page.wait_for_url(site("kk/"))


@pytest.mark.parametrize("script", [True, False], ids=["with JavaScript", "without"])
def test_everyone_else_chooses_by_a_link(reader, site, script):
    page = reader(locale="en-US", java_script_enabled=script)
    watched = Watched(page, site)
    page.goto(site())
    links = page.locator("a.language")
    assert list(LANGUAGES) == [link.get_attribute("lang") for link in links.all()]
    for code, link in zip(LANGUAGES, links.all()):
        assert STRINGS[code]["ui"]["language-name"] in link.inner_text()
    links.nth(2).click()
    page.wait_for_url(site("ka/"))
    assert [] == watched.faults


# The switcher


@pytest.mark.parametrize("path", PAGES)
def test_the_switcher_keeps_the_page(reader, site, path):
    page = reader(java_script_enabled=False)
    page.goto(site(f"hy/{path}"))
    for code in LANGUAGES:
        link = page.locator(f".md-select a[lang={code}]")
        assert site(f"{code}/{path}") == link.evaluate("link => link.href")
        assert STRINGS[code]["ui"]["language-name"] == link.inner_text().strip()


def test_the_switcher_keeps_the_place_in_the_page(reader, site):
    page = reader()
    page.goto(site("hy/long/#head-limit"))
    switch(page, "az")
    page.wait_for_url(site("az/long/#head-limit"))
    page.evaluate("location.hash = '#block-six'")
    switch(page, "kk")
    page.wait_for_url(site("kk/long/#block-six"))


@pytest.mark.parametrize("window", [(390, 844), (1280, 900)], ids=["phone", "desk"])
@pytest.mark.parametrize("place", ["block-six", "house-rules"], ids=["in the midst", "at the end"])
def test_the_switcher_leads_to_the_section_that_is_read_however_one_came_to_it(
    reader, site, window, place
):
    page = reader(viewport={"width": window[0], "height": window[1]})
    page.goto(site("az/long/#head-limit"))
    page.locator(f"#{place}").evaluate("it => it.scrollIntoView()")
    switch(page, "ka")
    page.wait_for_url(site(f"ka/long/#{place}"))


def test_the_switcher_leads_to_the_top_from_the_top(reader, site):
    page = reader()
    page.goto(site("az/long/"))
    page.locator(".switcher").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url(site("hy/long/"))


# Missing pages


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_page_answers_in_the_language_of_its_address(reader, site, language):
    page = reader(locale="ka-GE")
    answer = page.goto(site(f"{language}/no/such/page/"))
    assert 404 == answer.status
    assert language == page.evaluate("document.documentElement.lang")
    ui = STRINGS[language]["ui"]
    assert [ui["not-found-title"]] == page.locator("h1:visible").all_inner_texts()
    assert ui["not-found-title"] == page.title()
    assert [site(f"{language}/long/"), site(f"{language}/")] == page.locator(
        "a:visible"
    ).evaluate_all("links => links.map(link => link.href)")
    page.get_by_text(ui["go-to-rules"]).locator("visible=true").click()
    page.wait_for_url(site(f"{language}/long/"))


@pytest.mark.parametrize("place", ["old/az/long.html", "blog/az/", "assets/az/x.png"])
def test_a_missing_page_leads_back_wherever_in_its_address_a_language_stands(reader, site, place):
    page = reader()
    assert 404 == page.goto(site(place)).status
    assert [site("az/long/"), site("az/")] == page.locator("a:visible").evaluate_all(
        "links => links.map(link => link.href)"
    )


def test_a_missing_page_of_no_language_answers_in_the_readers(reader, site):
    page = reader(locale="kk-KZ")
    assert 404 == page.goto(site("nothing")).status
    assert [STRINGS["kk"]["ui"]["not-found-title"]] == page.locator("h1:visible").all_inner_texts()


def test_a_missing_page_answers_in_all_languages_where_none_is_known(reader, site):
    titles = [STRINGS[code]["ui"]["not-found-title"] for code in LANGUAGES]
    page = reader(java_script_enabled=False)
    page.goto(site("hy/nothing/"))
    assert titles == page.locator("h1:visible").all_inner_texts()
    assert site("hy/long/") == page.locator("a").first.evaluate("link => link.href")


# Labels


def test_every_label_of_the_theme_has_its_words_in_all_languages():
    """Every key of Material's own English labels, but its search settings, which mkdocs.yml makes."""
    source = (files("material") / "templates/partials/languages/en.html").read_text(
        encoding="utf-8"
    )
    keys = {key for key in re.findall(r'^  "([a-z.]+)":', source, re.M) if ".config." not in key}
    assert len(keys) >= 50
    for code in LANGUAGES:
        theme = STRINGS[code]["theme"]
        assert set() == keys - set(theme), code
        assert [] == [key for key in keys if not str(theme[key]).strip()], code
        assert code == theme["language"]


# Words a page may show in Latin letters although its language has others.
NAMES = {"JavaScript", "PDF", "RSS"}
TEXTS = """(code) => {
  const texts = []
  const own = node => (node.nodeType === 1 ? node : node.parentElement)?.closest("[lang]").lang === code
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walker.currentNode; node; node = walker.nextNode()) {
    if (!own(node)) continue
    if (node.nodeType === 3 && !node.parentElement.closest("script, style")) texts.push(node.textContent.trim())
    if (node.nodeType === 1)
      for (const name of ["aria-label", "aria-description", "aria-roledescription", "title", "alt", "placeholder"])
        if (node.hasAttribute(name)) texts.push(node.getAttribute(name))
    if (node.matches?.("meta[name=description], meta[property^='og:title']")) texts.push(node.content)
    if (node.id === "__config") texts.push(...Object.values(JSON.parse(node.textContent).translations))
  }
  return texts.filter(Boolean)
}"""


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("language", ["hy", "ka", "kk"])
def test_a_page_has_no_word_in_latin_letters(reader, root_site, language, path):
    """Read and spoken text alike: labels, alternatives, titles, search, what scripts will say."""
    page = reader()
    page.goto(root_site(f"{language}/{path}"), wait_until="networkidle")
    texts = page.evaluate(TEXTS, language)
    assert len(texts) > 40
    latin = {text: set(re.findall(r"[A-Za-z]{2,}", text)) - NAMES for text in texts}
    assert {} == {text: words for text, words in latin.items() if words}


@pytest.mark.parametrize("path", PAGES)
def test_an_azerbaijani_page_has_no_english_word(reader, root_site, path):
    """English shares the letters: any label or word of Material's English, and w or x, which the language lacks."""
    source = (files("material") / "templates/partials/languages/en.html").read_text(
        encoding="utf-8"
    )
    english = set(re.findall(r"[a-z]{3,}", " ".join(re.findall(r': "(.+)",', source)).lower()))
    english |= {
        "the",
        "and",
        "with",
        "made",
        "logo",
        "home",
        "menu",
        "white",
        "black",
        "move",
        "rule",
    }
    page = reader()
    page.goto(root_site(f"az/{path}"), wait_until="networkidle")
    for text in page.evaluate(TEXTS, "az"):
        words = set(re.findall(r"[^\W\d_]+", text.lower()))
        assert set() == words & english - {"min", "on"}, text
        assert not re.search(r"w", text, re.I), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_search_speaks_the_language(reader, root_site, language):
    page = reader(viewport={"width": 1280, "height": 900})
    page.goto(root_site(f"{language}/long/"))
    field = page.locator(".md-search__input")
    assert STRINGS[language]["ui"]["search-placeholder"] == field.get_attribute("placeholder")
    field.click()
    start = STRINGS[language]["theme"]["search.result.placeholder"]
    page.locator(".md-search-result__meta", has_text=start).wait_for()
    field.fill("qwxqwx")
    none = STRINGS[language]["theme"]["search.result.none"]
    page.locator(".md-search-result__meta", has_text=none).wait_for()


# Addresses


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_page_names_its_sisters_absolutely(reader, site, language, path):
    page = reader(java_script_enabled=False)
    page.goto(site(f"{language}/{path}"))
    found = page.evaluate(
        "Object.fromEntries([...document.querySelectorAll('link[hreflang]')].map(link => [link.hreflang, link.getAttribute('href')]))"
    )
    assert {code: site(f"{code}/{path}") for code in LANGUAGES} | {"x-default": site()} == found
    assert site(f"{language}/{path}") == page.locator("link[rel=canonical]").get_attribute("href")
    for address in found.values():
        assert 200 == page.request.get(address).status


def test_the_sitemap_lists_every_page_with_its_sisters(site):
    tree = ElementTree.parse(site.folder / "sitemap.xml")
    space = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9"}
    pages = {site(f"{code}/{path}") for code in LANGUAGES for path in PAGES}
    assert {site(), *pages} == {place.text for place in tree.iterfind("s:url/s:loc", space)}
    addresses = {link.get("href") for link in tree.iter("{http://www.w3.org/1999/xhtml}link")}
    assert {site(), *pages} == addresses


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_in_rules_json_has_a_place_to_arrive_at(reader, site, language):
    page = reader(java_script_enabled=False)
    data = json.loads(page.request.get(site("rules.json")).text())
    addresses = {rule: entry[language]["url"] for rule, entry in data["rules"].items()}
    assert len(addresses) >= 50
    assert {site(f"{language}/long/#{rule}") for rule in addresses} == set(addresses.values())
    page.goto(site(f"{language}/long/"))
    here = page.evaluate(
        "[...document.querySelectorAll('article [id]')].map(element => element.id)"
    )
    assert [] == [rule for rule in addresses if here.count(rule) != 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_within_the_site_lead_somewhere_and_the_game_has_its_own_address(
    reader, site, language
):
    page = reader(java_script_enabled=False)
    for path in PAGES:
        page.goto(site(f"{language}/{path}"))
        links = page.evaluate("[...document.querySelectorAll('a[href]')].map(link => link.href)")
        outside = {link for link in links if urlsplit(link).netloc != urlsplit(site.url).netloc}
        assert outside <= {GAME}
        if path == "long/":
            assert {GAME} == outside
        for link in sorted({link.partition("#")[0] for link in links} - {GAME}):
            assert 200 == page.request.get(link).status, link
