"""One rulebook: the page of rules with cover and contents, printed until its page numbers hold."""

import json
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from playwright.sync_api import Browser, Page

from diagrams.words import Words
from hooks.book.chromium import at_its_address
from hooks.book.numbering import numbering
from hooks.book.settling import settled
from hooks.book.shelf import BookError, Rules

HERE = Path(__file__).parent
TRIES = 5  # numbers once true stay so; each try follows what the last one moved
# Nothing else asks for the fonts before the page is printed.
FONTS = "() => { document.body.getBoundingClientRect(); return document.fonts.ready.then(() => 0) }"
NUMBER = """pages => document.querySelectorAll("[data-page-of]").forEach(
  link => { link.dataset.page = pages[link.dataset.pageOf] || "0" })"""


def bind(browser: Browser, site: Path, rules: Rules, words: Words) -> bytes:
    """The PDF of the rules in one language; raises BookError where its numbers find no rest."""
    with at_its_address(browser, site, rules.site) as page:
        page.goto(rules.address)
        read = page.evaluate(_script("read.js"))
        style = _script("book.css").replace("TITLE", json.dumps(read["title"], ensure_ascii=False))
        page.evaluate(_script("bind.js"), {"front": _front(read, rules, words), "style": style})
        page.evaluate(FONTS)
        pdf = _numbered(page, rules.language, [heading["id"] for heading in read["headings"]])
        return settled(pdf, read["day"])


def _numbered(page: Page, language: str, ids: list[str]) -> bytes:
    told: dict[str, int] = {}
    for _ in range(TRIES):
        page.evaluate(NUMBER, told)
        pdf = page.pdf(prefer_css_page_size=True, tagged=True, outline=True)
        lie = numbering(pdf)
        if missing := sorted(set(ids) - set(lie)):
            raise BookError(f"{language}: on no page of the book: {', '.join(missing)}")
        if lie == told:
            return pdf
        told = lie
    raise BookError(f"{language}: page numbers still move after {TRIES} printings")


def _front(read: dict, rules: Rules, words: Words) -> str:
    env = Environment(loader=FileSystemLoader(HERE), autoescape=True, undefined=StrictUndefined)
    contents = words.strings["theme"]["toc"]
    return env.get_template("front.html").render(read, address=rules.address, contents=contents)


def _script(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8")
