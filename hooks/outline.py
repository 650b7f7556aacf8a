"""The headings of a page and the places in it that can be linked to."""

import re

from hooks.page import Anchor, Link, Section
from nardi.faults import Fault

ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
HEADING = re.compile(r"(#{1,6})\s+(.*?)\s*$")
UNDERLINE = re.compile(r"(=+|-{2,})\s*")
ATTRIBUTES = re.compile(r"\{:?\s*#([^\s}]*)([^}]*)\}")
TITLE = re.compile(r'data-title="([^"]*)"')
ITEM = re.compile(r"\s*([-*+]|\d+\.)\s")
FENCE = re.compile(r"\s*(```|~~~)")
HTML = re.compile(r"</?[a-z][^>]*>")
REFERENCE = re.compile(r"\s{0,3}\[[^\]]+\]:\s*\S")
LINK = re.compile(r"\]\(\s*(\{\{[^}]*\}\}|[^()\s]*)[^()]*\)")


class Outline:
    """Reads the lines of a page, from index `first` on, into sections with anchors and links."""

    def __init__(self, file: str, lines: list[str], first: int) -> None:
        self.file, self.lines = file, lines
        self.sections: list[Section] = []
        self.faults: list[Fault] = []
        fenced = False
        for index in range(first, len(lines)):
            if FENCE.match(lines[index]):
                fenced = not fenced
            elif not fenced:
                self._line(index)

    def _fault(self, index: int, message: str) -> None:
        self.faults.append(Fault(self.file, index + 1, message))

    def _line(self, index: int) -> None:
        line = self.lines[index]
        if heading := HEADING.match(line):
            self._begin(self._heading(index, heading[2]), len(heading[1]), index)
        elif not self.sections:
            if line.strip():
                self._fault(index, "text before the first heading belongs to no section")
                # Once is enough: what follows is read as a section without a name.
                self._begin(Anchor("", index + 1, "heading", ""), 1, index)
        elif ATTRIBUTES.search(line):
            self._own_line(index)
        elif UNDERLINE.fullmatch(line) and self.lines[index - 1].strip():
            self._fault(index, "a heading is written with #, so that it can carry an id")
        if html := HTML.search(line):
            self._fault(index, f"{html[0]}: a page is Markdown without HTML")
        if REFERENCE.match(line):
            self._fault(index, "a link names its target where it stands: [text](target)")
        if self.sections:
            links = (Link(index + 1, match[1]) for match in LINK.finditer(line))
            self.sections[-1].links.extend(links)

    def _begin(self, anchor: Anchor, level: int, index: int) -> None:
        if self.sections:
            self.sections[-1].end = index
        self.sections.append(Section(anchor, level, len(self.lines), [anchor]))

    def _heading(self, index: int, text: str) -> Anchor:
        found = ATTRIBUTES.search(text)
        if not found or found.end() != len(text):
            self._fault(index, f"heading {text!r} has no id: end it with {{ #the-id }}")
            return Anchor("", index + 1, "heading", text)
        return self._anchor(index, found, "heading", text[: found.start()])

    def _own_line(self, index: int) -> None:
        line, above = self.lines[index], self.lines[index - 1]
        found = ATTRIBUTES.search(line)
        if line.strip() != found[0] or not above.strip():
            self._fault(
                index,
                f"{found[0]}: an id stands at the end of a heading, "
                "or on a line of its own right below its paragraph or list item",
            )
            return
        kind = self._kind(index)
        below = self.lines[index + 1] if index + 1 < len(self.lines) else ""
        if below.strip() and not (kind == "item" and ITEM.match(below)):
            self._fault(index, f"{found[0]}: the id is the last line of its paragraph or item")
        anchor = self._anchor(index, found, kind, "")
        if not anchor.title:
            self._fault(index, f'{found[0]}: no data-title="…" to name the place by')
        self.sections[-1].anchors.append(anchor)

    def _kind(self, index: int) -> str:
        while index > 0 and self.lines[index - 1].strip():
            index -= 1
            if ITEM.match(self.lines[index]):
                return "item"
        return "paragraph"

    def _anchor(self, index: int, found: re.Match, kind: str, text: str) -> Anchor:
        if not ID.fullmatch(found[1]):
            self._fault(index, f"id {found[1]!r} is not lower-case words joined by hyphens")
        title = TITLE.search(found[2])
        return Anchor(found[1], index + 1, kind, (title[1] if title else text).strip())
