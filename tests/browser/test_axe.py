"""axe finds nothing to mend on any page, light or dark, phone or desk, with boards at rest and in play."""

import pytest

from tests.browser.served import LANGUAGES, PAGES, ROOT

AXE = ROOT / "tests/browser/node_modules/axe-core/axe.min.js"
FOUND = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations
  .flatMap(fault => fault.nodes.map(node => `${fault.id}: ${node.html}`))"""
SIZES = pytest.mark.parametrize("size", [(390, 844), (1280, 900)], ids=["phone", "desk"])
SCHEMES = pytest.mark.parametrize("scheme", ["light", "dark"])


@pytest.fixture
def opened(reader, root_site):
    """Opens a page of the site on a screen of some size and scheme, with axe in it."""

    def open_page(path: str, size: tuple[int, int], scheme: str):
        width, height = size
        page = reader(
            viewport={"width": width, "height": height},
            color_scheme=scheme,
            reduced_motion="reduce",
        )
        page.goto(root_site(path))
        page.add_script_tag(path=AXE)
        return page

    return open_page


@SCHEMES
@SIZES
@pytest.mark.parametrize(
    "path", [f"{code}/{path}" for code in LANGUAGES for path in PAGES if path != "long/"]
)
def test_a_page_has_no_barrier(opened, path, size, scheme):
    assert [] == opened(path, size, scheme).evaluate(FOUND)


@SCHEMES
@SIZES
@pytest.mark.parametrize("path", ["", "nowhere/", "az/nowhere/"])
def test_the_chooser_and_what_is_not_there_have_no_barrier(opened, path, size, scheme):
    assert [] == opened(path, size, scheme).evaluate(FOUND)


@SCHEMES
@SIZES
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_no_barrier_with_boards_at_rest_and_in_play(opened, language, size, scheme):
    """One board is only opened, one has a checker picked, one a hop refused, one a turn played to its end."""
    page = opened(f"{language}/long/", size, scheme)
    pressed = {
        "one-checker-over-5": (),
        "double-44": (24,),
        "head-limit-refused": (24, 18, 24, 20),
        "head-limit-one": (24, 18, 15, 11),
    }
    for scene, points in pressed.items():
        figure = page.locator(f"#scene-{scene}")
        figure.locator(".board-try").click()
        for point in points:
            figure.locator(f"[data-to='{point}']").click()
    page.wait_for_function("window.component$")
    assert len(pressed) == page.locator("figure.board.playing").count()
    assert ["head-limit-refused"] == page.locator("figure.board:has(.b-evidence)").evaluate_all(
        "figures => figures.filter(one => one.matches('.playing')).map(one => one.id.replace('scene-', ''))"
    )
    assert 1 == page.locator("#scene-head-limit-one .board-yes").count()
    assert [] == page.evaluate(FOUND)
