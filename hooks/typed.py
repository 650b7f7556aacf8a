"""The numbers that people typed into the pages, in digits and in words, and where they stand."""

import re
from bisect import bisect_right
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from diagrams.numerals import Numeral, Numerals
from hooks.expressions import DIAGRAM, ENDCALL, TAG
from hooks.outline import ATTRIBUTES, TITLE
from hooks.page import Page, Section
from hooks.project import Language, Project

# What a reader does not read: expressions, addresses, attributes, marks of a list, comments.
HIDDEN = re.compile(
    rf"{TAG.pattern}|\]\([^()]*\)|<!--.*?-->|<[^<>]*>|^[ \t]*\d+\.[ \t]|^#+[ \t]",
    re.DOTALL | re.MULTILINE,
)
NO_RULES = ("changes",)  # the pages that tell of other versions, whose numbers are history


class Typed(NamedTuple):
    """A number and where it stands: no section in front matter, a scene in its caption."""

    language: Language
    page: Page
    section: Section | None
    scene: str | None
    line: int
    numeral: Numeral


@lru_cache(maxsize=1)
def typed(project: Project) -> list[Typed]:
    """Every number on every page of the rules that no expression prints, in order."""
    found = []
    for language in project.languages.values():
        numerals = Numerals(language.words.grammar)
        for page in language.pages.values():
            if page.name not in NO_RULES and page.sections:
                found += _page(language, page, numerals)
    return found


def _page(language: Language, page: Page, numerals: Numerals) -> Iterator[Typed]:
    text = read_by_readers(page.source)
    starts = [0, *(match.end() for match in re.finditer("\n", page.source)), len(page.source)]
    for section, scene, start, end in _stretches(page, starts):
        for numeral in numerals.read(text[start:end]):
            line = bisect_right(starts, start + numeral.start)
            yield Typed(language, page, section, scene, line, numeral)


def read_by_readers(source: str) -> str:
    """The source with all that is not read blanked out, every offset as it was."""
    text = HIDDEN.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), source)
    for match in ATTRIBUTES.finditer(source):
        title = TITLE.search(source, *match.span())
        shown = title.span(1) if title else (match.end(), match.end())
        before, after = " " * (shown[0] - match.start()), " " * (match.end() - shown[1])
        text = text[: match.start()] + before + source[slice(*shown)] + after + text[match.end() :]
    return text


def _stretches(page: Page, starts: list[int]) -> Iterator[tuple]:
    """The parts of a page as `(section, scene, start, end)`: captions apart from the rest."""
    yield None, None, 0, starts[page.sections[0].start - 1]
    for section in page.sections:
        start, end = starts[section.start - 1], starts[section.end]
        for begin in DIAGRAM.finditer(page.source, start, end):
            if close := ENDCALL.search(page.source, begin.end(), end):
                yield section, None, start, begin.start()
                yield section, begin[2], begin.end(), close.start()
                start = close.end()
        yield section, None, start, end
