"""The Chromium of the tests, and a built site before it without a server."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import unquote

from playwright.sync_api import Browser, Page, Route, sync_playwright

CHROMIUM = "/usr/bin/chromium"
# Run as root it needs --no-sandbox; the others keep it from asking the network for anything.
FLAGS = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


class ChromiumMissing(ValueError):
    """There is no Chromium on this machine."""


def executable() -> str:
    """Where Chromium lies; raises ChromiumMissing."""
    found = shutil.which("chromium") or CHROMIUM
    if not Path(found).exists():
        raise ChromiumMissing(
            "Chromium is missing: run tests/browser/install.sh (make test and make pdf do)"
        )
    return found


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without a window; raises ChromiumMissing."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def at_its_address(browser: Browser, site: Path, address: str) -> Iterator[Page]:
    """A page without scripts to which the folder `site` stands at `address`; nothing else exists.

    So links lead to where the site will be read, not to this machine.
    """
    context = browser.new_context(java_script_enabled=False, locale="en-US")

    def answer(route: Route) -> None:
        path = route.request.url.split("?")[0].split("#")[0]
        file = site / unquote(path.removeprefix(address)) if path.startswith(address) else None
        if file and path.endswith("/"):
            file /= "index.html"
        if file and file.is_file():
            route.fulfill(path=file)
        else:
            route.abort()

    context.route("**/*", answer)
    try:
        yield context.new_page()
    finally:
        context.close()
