"""Every page opens cleanly on a phone and a desk, light and dark, with every board drawn and named."""

import gzip
import re

import pytest

from nardi.yamlfile import read_yaml
from tests.browser.served import LANGUAGES, PAGES, ROOT, SCRIPT, Watched, scenes_of

BOARDS = """() => [...document.querySelectorAll("figure.board")].map(figure => {
  const svg = figure.querySelector("svg[role=img]"), box = svg?.getBoundingClientRect()
  const column = document.querySelector("article h1").getBoundingClientRect().width
  const named = svg?.getAttribute("aria-labelledby")?.split(/\\s+/).map(id => document.getElementById(id)?.textContent)
  return {
    scene: figure.id.replace(/^scene-/, ""), name: svg?.getAttribute("aria-label") ?? named?.join(" ") ?? "",
    width: box?.width ?? 0, height: box?.height ?? 0, column,
    shapes: svg?.querySelectorAll("path, polygon, circle, use").length ?? 0,
    caption: figure.querySelector("figcaption")?.textContent.trim() ?? "",
  }
})"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(390, 844), (1280, 900)], ids=["phone", "desk"])
@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_opens_without_a_fault(reader, root_site, language, path, size, scheme):
    """No console error, failed request or other host; nothing wider than the screen; all boards drawn and named."""
    width, height = size
    page = reader(viewport={"width": width, "height": height}, color_scheme=scheme)
    watched = Watched(page, root_site)
    page.goto(root_site(f"{language}/{path}"), wait_until="networkidle")

    assert [] == watched.faults
    assert language == page.evaluate("document.documentElement.lang")
    assert width == page.evaluate("document.documentElement.scrollWidth")
    assert {"light": "default", "dark": "slate"}[scheme] == page.evaluate(
        "document.body.dataset.mdColorScheme"
    )

    boards = page.evaluate(BOARDS)
    assert scenes_of(language, path) == [board["scene"] for board in boards]
    for board in boards:
        assert re.search(SCRIPT[language], board["name"]), (
            f"{board['scene']} is named {board['name']!r}"
        )
        assert min(board["column"], 560) - 1 <= board["width"] <= width, board["scene"]
        assert board["height"] > board["width"] / 2 and board["shapes"] >= 24, board["scene"]
        assert re.search(SCRIPT[language], board["caption"]), board["scene"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_phone_shows_everything_without_scrolling_sideways(reader, root_site, language):
    page = reader(viewport={"width": 360, "height": 740})
    page.goto(root_site(f"{language}/long/"))
    assert 360 == page.evaluate("document.documentElement.scrollWidth")
    for board in page.evaluate(BOARDS):
        assert board["width"] >= 320, board["scene"]
    wide = "() => [...document.querySelectorAll('article *')].filter(e => e.getBoundingClientRect().right > 360).map(e => e.outerHTML)"
    assert [] == page.evaluate(wide)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_table_is_cut_on_a_small_phone(reader, root_site, language):
    page = reader(viewport={"width": 360, "height": 740})
    page.goto(root_site(f"{language}/long/"))
    cut = "links => links.filter(a => a.getClientRects().length > a.textContent.split(/\\s+/).length).map(a => a.textContent)"
    links = page.locator("article td a")
    assert links.count() >= 10
    assert [] == links.evaluate_all(cut)


WORDS_OF_BOARDS = """() => [...document.querySelectorAll("figure.board svg text")].map(text => {
  const box = element => element.getBoundingClientRect(), inside = (a, b) => a.left >= b.left && a.right <= b.right
  const before = text.parentNode.previousElementSibling, plate = before && before.matches("rect") && before
  return {
    said: `${text.textContent} on ${text.closest("figure").id}`,
    family: getComputedStyle(text).fontFamily,
    fits: inside(box(text), box(text.closest("svg"))) && (!plate || inside(box(text), box(plate))),
    plate: !!plate
  }
})"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_on_a_board_have_the_pages_letters_and_room_for_them(reader, root_site, language):
    page = reader(viewport={"width": 360, "height": 740})
    page.goto(root_site(f"{language}/long/"), wait_until="networkidle")
    page.add_style_tag(content=".board-svg { content-visibility: visible !important }")
    words = page.evaluate(WORDS_OF_BOARDS)
    assert len(words) > 1_000 and 5 <= sum(word["plate"] for word in words)
    assert {page.evaluate("getComputedStyle(document.body).fontFamily")} == {
        word["family"] for word in words
    }
    assert [] == [word["said"] for word in words if not word["fits"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_say_which_version_they_are(reader, root_site, language):
    ruleset, _ = read_yaml(ROOT / "nardi" / "rulesets" / "long.yaml")
    page = reader()
    page.goto(root_site(f"{language}/long/"))
    shown = page.locator(".rules-version")
    assert str(ruleset["version"]) in shown.inner_text()
    assert str(ruleset["date"]) == shown.locator("time").get_attribute("datetime")
    assert shown.locator("time").inner_text().count(str(ruleset["date"])[:4]) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_whole_without_javascript(reader, root_site, language):
    page = reader(java_script_enabled=False)
    watched = Watched(page, root_site)
    page.goto(root_site(f"{language}/long/"))
    assert [] == watched.faults
    figures = page.locator("figure.board")
    assert len(scenes_of(language, "long/")) == figures.count()
    first = figures.first
    assert first.locator("svg").bounding_box()["width"] > 300
    assert first.locator("figcaption").is_visible()
    first.locator("summary").click()
    assert first.locator(".board-words li").first.is_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_view_of_the_rules_is_light(reader, root_site, language):
    """At most 200 KB over the wire, compressed, fonts included; of our own script at most 8 KB; search and menu with it."""
    page = reader()
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    urls, sizes = {}, {}
    session.on(
        "Network.responseReceived", lambda e: urls.update({e["requestId"]: e["response"]["url"]})
    )
    session.on(
        "Network.loadingFinished",
        lambda e: sizes.update({urls.get(e["requestId"], "?"): e["encodedDataLength"]}),
    )
    page.goto(root_site(f"{language}/long/"))
    # What is fetched only for a reader who does something counts, too.
    with page.expect_response("**/search_index.json"):
        page.mouse.move(100, 100)
    page.wait_for_load_state("networkidle")
    files = [url for url in sizes if url.endswith(".js") and "/javascripts/" not in url]
    inline = page.locator("script:not([src], [type])").all_text_contents()
    own = sum(sizes[url] for url in files) + len(gzip.compress("".join(inline).encode()))
    assert 2 == len(files) and 3 <= len(inline)
    total = sum(sizes.values())
    print(f"{language}: {total} bytes in {len(sizes)} requests, our script {own}")
    assert total <= 200_000, sizes
    assert own <= 8_000, sizes
