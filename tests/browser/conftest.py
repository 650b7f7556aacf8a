"""Chromium and the site it reads, built once at a root and once under a path. Nothing here skips."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from hooks.book.chromium import chromium
from tests.browser.served import PATIENCE, Site, served

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def root_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with served(tmp_path_factory.mktemp("root") / "site", "/") as site:
        yield site


@pytest.fixture(scope="session")
def path_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with served(tmp_path_factory.mktemp("path") / "site", "/games/nardi/") as site:
        yield site


@pytest.fixture(params=["at a root", "under a path"])
def site(request: pytest.FixtureRequest) -> Site:
    """The site in both places, one after the other."""
    where = {"at a root": "root_site", "under a path": "path_site"}
    return request.getfixturevalue(where[request.param])


@pytest.fixture
def reader(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Opens a page as some reader: `reader(locale="ka-GE", java_script_enabled=False)`."""
    contexts: list[BrowserContext] = []

    def open_page(**settings: object) -> Page:
        settings = {"locale": "en-US", "viewport": {"width": 390, "height": 844}} | settings
        contexts.append(browser.new_context(**settings))
        contexts[-1].set_default_timeout(PATIENCE)
        return contexts[-1].new_page()

    yield open_page
    for context in contexts:
        context.close()
