"""Whoever comes to the address of a former page arrives at the present one, fragment and all."""

import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from hooks.moves import Moves, keep_pages
from hooks.project import read_project
from tests.browser.served import LANGUAGES, ROOT, Site


@pytest.fixture
def moved(path_site: Site) -> Iterator[Site]:
    """The site as it would be had the rules once stood at `rules/`, the head at `#head-rule`."""
    project = read_project(ROOT)[0]
    project.moves = Moves({"rules": "long"}, {"rules": {"head-rule": "head-limit"}})
    keep_pages(project, path_site.folder)
    yield path_site
    for code in LANGUAGES:
        shutil.rmtree(path_site.folder / code / "rules")


@pytest.mark.parametrize(
    "old, new",
    [("", ""), ("#mars", "#mars"), ("#head-rule", "#head-limit"), ("?a=b#mars", "?a=b#mars")],
)
def test_the_page_leads_on_with_the_fragment(moved: Site, reader: Callable[..., Page], old, new):
    page = reader()
    page.goto(moved(f"az/rules/{old}"))
    page.wait_for_url(moved(f"az/long/{new}"))
    assert page.locator("h1#long-nardi").is_visible()


def test_without_a_script_it_has_a_plain_link(moved: Site, reader: Callable[..., Page]):
    page = reader(java_script_enabled=False)
    page.goto(moved("ka/rules/#mars"))
    assert "ამ გვერდის მისამართი შეიცვალა." in page.inner_text("main")
    page.click("main a")
    page.wait_for_url(moved("ka/long/"))
