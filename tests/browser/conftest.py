"""Chromium and the site it reads, built once at a root and once under a path. Nothing here skips."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.browser.served import Site, served

CHROMIUM = "/usr/bin/chromium"
# Run as root it needs --no-sandbox; the others keep it from asking the network for anything.
FLAGS = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    executable = shutil.which("chromium") or CHROMIUM
    if not Path(executable).exists():
        pytest.fail("Chromium is missing: run tests/browser/install.sh (make test does)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=list(FLAGS))
        yield browser
        browser.close()


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
        contexts[-1].set_default_timeout(60_000)
        return contexts[-1].new_page()

    yield open_page
    for context in contexts:
        context.close()
