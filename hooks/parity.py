"""All languages are equals: what a section of one has, that section has in every other.

No language is the original. A fault stands where a language lacks what most have, or has what
most lack; where only the order differs, it stands where fewer languages have that order.
"""

import re
from collections.abc import Callable, Iterator
from itertools import groupby
from typing import NamedTuple

from hooks.bindings import target
from hooks.page import Page, Section
from hooks.project import Project
from nardi.faults import Fault

ADMONITION = re.compile(r"\s*(?:!!!|\?\?\?\+?)\s+([\w-]+)")


class Item(NamedTuple):
    """Something a page has, and its line: a scene id, a link target, the kind of an admonition."""

    name: str
    line: int


Items = list[Item]


def parity(project: Project) -> list[Fault]:
    """Pages, sections and what stands in them are the same in every language, in one order."""
    names = {page.name for page in project.pages}
    faults = []
    for name in sorted(names):
        pages = {code: lang.pages.get(name) for code, lang in project.languages.items()}
        there = {code: page for code, page in pages.items() if page}
        other = next(iter(there.values())).file
        faults += [
            Fault(f"docs/{code}/{name}.md", 1, f"{code}: there is no page {name}, as {other} is")
            for code, page in pages.items()
            if not page
        ]
        faults += _page(name, there)
    return faults


def _page(name: str, pages: dict[str, Page]) -> Iterator[Fault]:
    listed = {code: _headings(page) for code, page in pages.items()}
    yield from _differences(pages, f"page {name}", "section", listed)
    ids = dict.fromkeys(section.id for page in pages.values() for section in page.sections)
    for id_ in ids:
        found = {
            code: next((s for s in page.sections if s.id == id_), None)
            for code, page in pages.items()
        }
        sections = {code: section for code, section in found.items() if section}
        for kind, items in KINDS.items():
            listed = {code: items(pages[code], section) for code, section in sections.items()}
            yield from _differences(pages, f"section {id_}", kind, listed, sections)


def _headings(page: Page) -> Items:
    return [Item(f"{'#' * s.level} {s.id}", s.start) for s in page.sections]


def _anchors(page: Page, section: Section) -> Items:
    return [Item(f"{anchor.id} ({anchor.kind})", anchor.line) for anchor in section.anchors[1:]]


def _calls(function: str) -> Callable[[Page, Section], Items]:
    return lambda page, section: [
        Item(tag.expression.argument, tag.line) for tag in section.calls(function)
    ]


def _links(page: Page, section: Section) -> Items:
    found = []
    for link in section.links:
        to = target(page, link.target)
        found.append(Item(f"{to[0]}#{to[1]}" if to else link.target, link.line))
    return found


def _admonitions(page: Page, section: Section) -> Items:
    lines = enumerate(page.source.split("\n")[section.start : section.end], section.start + 1)
    return [Item(found[1], line) for line, text in lines if (found := ADMONITION.match(text))]


KINDS: dict[str, Callable[[Page, Section], Items]] = {
    "anchor": _anchors,
    "scene": _calls("diagram"),
    "table": _calls("table"),
    "link": _links,
    "admonition": _admonitions,
}


def _differences(
    pages: dict[str, Page],
    where: str,
    kind: str,
    listed: dict[str, Items],
    sections: dict[str, Section] | None = None,
) -> Iterator[Fault]:
    names = {code: [item.name for item in items] for code, items in listed.items()}
    if all(found == next(iter(names.values())) for found in names.values()):
        return
    differ = False
    for name in dict.fromkeys(name for found in names.values() for name in found):
        counts = {code: found.count(name) for code, found in names.items()}
        common = _common(list(counts.values()))
        for code, count in counts.items():
            if count != common:
                differ = True
                line = sections[code].start if sections else 1
                if here := [item.line for item in listed[code] if item.name == name]:
                    line = here[0]
                yield Fault(
                    pages[code].file,
                    line,
                    f"{code}: {where} {'lacks' if count < common else 'has'} {kind} {name}: "
                    f"{count} here, {_elsewhere(pages, listed, counts, name, common)}",
                )
    if not differ:
        yield from _order(pages, where, kind, listed, names)


def _common(counts: list[int]) -> int:
    """The count of most languages; where none is, the higher."""
    return max(counts, key=lambda count: (counts.count(count), count))


def _elsewhere(
    pages: dict[str, Page],
    listed: dict[str, Items],
    counts: dict[str, int],
    name: str,
    common: int,
) -> str:
    """Where as many are as in most languages: `1 in hy, ka (docs/hy/long.md:12)`."""
    codes = [code for code, count in counts.items() if count == common]
    lines = [str(item.line) for item in listed[codes[0]] if item.name == name]
    place = f" ({pages[codes[0]].file}:{', '.join(lines)})" if lines else ""
    return f"{common} in {', '.join(codes)}{place}"


def _order(
    pages: dict[str, Page],
    where: str,
    kind: str,
    listed: dict[str, Items],
    names: dict[str, list[str]],
) -> Iterator[Fault]:
    codes = sorted(names, key=lambda code: names[code])
    groups = [list(group) for _, group in groupby(codes, lambda code: names[code])]
    most = max(groups, key=len)
    other = min(most, key=list(names).index)
    for code in names:
        if code in most and sum(len(group) == len(most) for group in groups) == 1:
            continue
        against = other if code not in most else next(g for g in groups if g is not most)[0]
        at = next(
            n for n, (a, b) in enumerate(zip(names[code], names[against], strict=True)) if a != b
        )
        mine, theirs = listed[code][at], listed[against][at]
        yield Fault(
            pages[code].file,
            mine.line,
            f"{code}: {where}: {kind} {at + 1} is {mine.name}, "
            f"in {against} it is {theirs.name} ({pages[against].file}:{theirs.line})",
        )
