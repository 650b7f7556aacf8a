"""Draws the site's mark as the icon of a phone's home screen: `python -m tools.touch_icon`."""

from pathlib import Path

from playwright.sync_api import sync_playwright

FOLDER = Path(__file__).parent.parent / "overrides" / "assets"
SIZE = 180


def main() -> None:
    # Phones round the corners themselves: the ground fills the square.
    mark = (FOLDER / "favicon.svg").read_text().replace(' rx="7"', "")
    with sync_playwright() as browsers:
        browser = browsers.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"]
        )
        page = browser.new_page(viewport={"width": SIZE, "height": SIZE})
        page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{mark}")
        page.screenshot(path=FOLDER / "touch-icon.png")
        browser.close()


if __name__ == "__main__":
    main()
