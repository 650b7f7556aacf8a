"""The words a reader reads: pages, captions, titles and strings, without the marks around them."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from hooks.page import Page
from hooks.project import Language

WORD = re.compile(r"[^\W\d_]+")
# Armenian writes its question, exclamation and stress marks inside the word.
INNER_MARKS = re.compile("[՛՜՞]")
META = re.compile(r"(title|description):")
FENCE = re.compile(r"\s*(```|~~~)")
MARKUP = re.compile(
    r"""(?P<value>\{\{.*?\}\}|`[^`]*`)      # something is printed here, only not a word
    |\{%.*?%\}                              # a call around its caption
    |\{[^{}"]*data-title="(?P<title>[^"]*)"[^{}]*\}
    |\{[^{}]*\}                             # other attributes
    |\]\([^)]*\)                            # where a link leads
    |<[^>]*>""",
    re.VERBOSE,
)
PLACEHOLDER = re.compile(r"\{[^{}]*\}")
# What the theme and other sites ask of a language and no reader sees.
UNSEEN = {("theme", "language"), ("theme", "direction"), ("ui", "locale")}


class Line(NamedTuple):
    """One line of text; a number or a placeholder in it is 0."""

    file: str
    line: int
    text: str


def read_prose(language: Language) -> list[Line]:
    """All lines of a language's pages and strings that hold text."""
    lines = [line for page in language.pages.values() for line in _page(page)]
    return [*lines, *_strings(language)]


def words(text: str, language: str) -> list[str]:
    """The words of a line in small letters, in their order."""
    return WORD.findall(small(INNER_MARKS.sub("", text), language))


def small(text: str, language: str) -> str:
    """`text` in small letters, as its language has them."""
    if language == "az":
        text = text.replace("I", "ı").replace("İ", "i")
    return text.lower()


def _page(page: Page) -> Iterator[Line]:
    lines = page.source.split("\n")
    end = lines.index("---", 1) if lines[0] == "---" and "---" in lines[1:] else 0
    fenced = False
    for number, line in enumerate(lines, 1):
        if number <= end:
            found = META.match(line)
            text = str(page.meta.get(found[1], "")) if found else ""
        elif FENCE.match(line):
            fenced, text = not fenced, ""
        else:
            text = "" if fenced else MARKUP.sub(_printed, line)
        if text.strip():
            yield Line(page.file, number, text)


def _printed(markup: re.Match) -> str:
    return "0" if markup["value"] else markup["title"] or ""


def _strings(language: Language) -> Iterator[Line]:
    values = [((), language.words.strings)]
    while values:
        path, value = values.pop()
        if isinstance(value, dict):
            values += [((*path, key), inner) for key, inner in value.items()]
        elif isinstance(value, list):
            values += [((*path, index), inner) for index, inner in enumerate(value)]
        elif isinstance(value, str) and path not in UNSEEN:
            text = PLACEHOLDER.sub("0", value)
            yield Line(language.strings_file, language.lines.get(path, 1), text)
