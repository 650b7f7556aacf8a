"""A Markdown page taken apart: front matter, sections, anchors, expressions and links.

Nothing is rendered here: every part carries the line it was written on, so that a check can name it.
"""

import re
from dataclasses import dataclass, field
from typing import Iterator, NamedTuple

from hooks.expressions import DIAGRAM, ENDCALL, GRAMMAR, STRAY, TAG, Call, ExpressionError, Tag
from hooks.expressions import Value, parse_tag
from nardi.faults import Fault, Faults
from nardi.yamlfile import read_yaml

META_KEYS = {"title", "description", "hide", "template", "search"}
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
HEADING = re.compile(r"(#{1,6})\s+(.*?)\s*$")
ATTRIBUTES = re.compile(r"\{:?\s*#([^\s}]*)([^}]*)\}")
DATA_TITLE = re.compile(r'data-title="([^"]*)"')
ITEM = re.compile(r"\s*([-*+]|\d+\.)\s")
LINK = re.compile(r"\]\(\s*(\{\{[^}]*\}\}|[^()\s]*)[^()]*\)")
FENCE = re.compile(r"\s*(```|~~~)")


class Anchor(NamedTuple):
    """A place that can be linked to; `title` is Markdown, None where none was given."""

    id: str
    line: int
    kind: str  # heading, paragraph or item
    title: str | None


class Link(NamedTuple):
    line: int
    target: str


@dataclass
class Section:
    """A heading and what stands under it, up to the next heading: lines `start` up to `end`."""

    heading: Anchor
    level: int
    end: int
    anchors: list[Anchor] = field(default_factory=list)
    tags: list[Tag] = field(default_factory=list)
    links: list[Link] = field(default_factory=list)

    @property
    def id(self) -> str:
        return self.heading.id

    @property
    def start(self) -> int:
        return self.heading.line

    @property
    def values(self) -> list[Tag]:
        return [tag for tag in self.tags if isinstance(tag.expression, Value)]

    def calls(self, function: str) -> list[Tag]:
        """The tags of the section that call `function`: diagram, table or roll."""
        return [
            tag
            for tag in self.tags
            if isinstance(tag.expression, Call) and tag.expression.function == function
        ]


@dataclass
class Page:
    """One page of one language. `name` is its file without folder and ending, such as `long`."""

    file: str
    language: str
    name: str
    source: str
    meta: dict
    front: list[Tag]
    sections: list[Section]

    @property
    def anchors(self) -> dict[str, Anchor]:
        return {anchor.id: anchor for section in self.sections for anchor in section.anchors}

    @property
    def tags(self) -> Iterator[Tag]:
        yield from self.front
        for section in self.sections:
            yield from section.tags

    @property
    def scenes(self) -> dict[str, int]:
        """The scenes the page shows, each with its line."""
        return {
            tag.expression.argument: tag.line
            for section in self.sections
            for tag in section.calls("diagram")
        }


def read_page(file: str, language: str, source: str) -> tuple[Page, list[Fault]]:
    """The page `source` of `file`, as far as it can be read, and everything wrong with its form."""
    reader = _Reader(file, source)
    meta = reader.front_matter()
    sections = reader.sections()
    front = reader.tags(sections)
    reader.links(sections)
    reader.unique(sections)
    name = file.rsplit("/", 1)[-1].removesuffix(".md")
    return Page(file, language, name, source, meta, front, sections), reader.faults


class _Reader:
    def __init__(self, file: str, source: str):
        self.file, self.source = file, source
        self.lines = source.split("\n")
        self.faults: list[Fault] = []
        self.first = 0  # index of the first line of the body

    def fault(self, line: int, message: str) -> None:
        self.faults.append(Fault(self.file, line, message))

    def front_matter(self) -> dict:
        end = self.lines.index("---", 1) if "---" in self.lines[1:] else 0
        if self.lines[0] != "---" or not end:
            self.fault(1, "no front matter: a page begins with `---`, title, description, `---`")
            return {}
        self.first = end + 1
        try:
            # An empty first line keeps the line numbers those of the page.
            meta, lines = read_yaml(self.file, text="\n".join(["", *self.lines[1:end], ""]))
        except Faults as faults:
            self.faults += faults.faults
            return {}
        if not isinstance(meta, dict):
            self.fault(2, f"front matter is {meta!r}, not keys with values")
            return {}
        for key in meta:
            if key not in META_KEYS:
                self.fault(lines[(key,)], f"unknown key {key!r} in front matter")
        for key in ("title", "description"):
            if not isinstance(meta.get(key), str):
                self.fault(lines.get((key,), 1), f"front matter has no {key}")
        return meta

    def sections(self) -> list[Section]:
        sections: list[Section] = []
        fenced = False
        for index in range(self.first, len(self.lines)):
            line = self.lines[index]
            if FENCE.match(line):
                fenced = not fenced
            if fenced:
                continue
            heading = HEADING.match(line)
            if heading:
                anchor = self._heading(index, heading)
                if sections:
                    sections[-1].end = index
                sections.append(Section(anchor, len(heading[1]), len(self.lines)))
                sections[-1].anchors.append(anchor)
            elif not sections:
                if line.strip():
                    self.fault(index + 1, "text before the first heading belongs to no section")
                    # Once is enough: the rest of the page is read under a heading of its own.
                    anchor = Anchor("", index + 1, "heading", "")
                    sections.append(Section(anchor, 1, len(self.lines)))
            elif ATTRIBUTES.search(line):
                sections[-1].anchors += self._own_line(index)
            elif re.fullmatch(r"(=+|-{2,})\s*", line) and self.lines[index - 1].strip():
                self.fault(index + 1, "a heading is written with #, so that it can carry an id")
        return sections

    def _heading(self, index: int, heading: re.Match) -> Anchor:
        text = heading[2]
        found = ATTRIBUTES.search(text)
        if not found or found.end() != len(text):
            self.fault(index + 1, f"heading {text!r} has no id: end it with {{ #the-id }}")
            return Anchor("", index + 1, "heading", text)
        title = DATA_TITLE.search(found[2])
        return self._anchor(index, found, "heading", title[1] if title else text[: found.start()])

    def _own_line(self, index: int) -> list[Anchor]:
        line = self.lines[index]
        found = ATTRIBUTES.search(line)
        if line.strip() != found[0] or not self.lines[index - 1].strip():
            self.fault(
                index + 1,
                f"{found[0]}: an id stands at the end of a heading, "
                "or on a line of its own right below its paragraph or list item",
            )
            return []
        kind = self._kind(index)
        following = self.lines[index + 1] if index + 1 < len(self.lines) else ""
        if following.strip() and not (kind == "item" and ITEM.match(following)):
            self.fault(index + 1, f"{found[0]}: the id is the last line of its paragraph or item")
        title = DATA_TITLE.search(found[2])
        if not title or not title[1].strip():
            self.fault(index + 1, f'{found[0]}: no data-title="…" to name the place by')
        return [self._anchor(index, found, kind, title and title[1])]

    def _kind(self, index: int) -> str:
        while index > 0 and self.lines[index - 1].strip():
            index -= 1
            if ITEM.match(self.lines[index]):
                return "item"
        return "paragraph"

    def _anchor(self, index: int, found: re.Match, kind: str, title: str | None) -> Anchor:
        if not ID.fullmatch(found[1]):
            self.fault(index + 1, f"id {found[1]!r} is not lower-case words joined by hyphens")
        return Anchor(found[1], index + 1, kind, title.strip() if title else None)

    def tags(self, sections: list[Section]) -> list[Tag]:
        """Puts every expression into its section; gives those of the front matter."""
        front: list[Tag] = []
        open_call: re.Match | None = None
        for match in TAG.finditer(self.source):
            line = self.line(match.start())
            diagram = DIAGRAM.fullmatch(match[0])
            if diagram or ENDCALL.fullmatch(match[0]):
                open_call = self._block(match, diagram, open_call)
                if not diagram:
                    continue
                expression: Value | Call = Call("diagram", diagram[2])
            else:
                try:
                    if match[0].startswith("{%"):
                        raise ExpressionError(f"{match[0]}: {GRAMMAR}")
                    expression = parse_tag(match[0])
                except ExpressionError as error:
                    self.fault(line, str(error))
                    continue
                if isinstance(expression, Call) and expression.function == "table":
                    self._alone(match.start(), match.end(), match[0])
            section = self.section(sections, line)
            tags = section.tags if section else front
            tags.append(Tag(line, match.start(), match.end(), expression))
        if open_call:
            self.fault(self.line(open_call.start()), f"{open_call[0]} has no {{% endcall %}}")
        self._stray()
        return front

    def _block(
        self, match: re.Match, diagram: re.Match | None, open_call: re.Match | None
    ) -> re.Match | None:
        if diagram:
            if open_call:
                self.fault(self.line(open_call.start()), f"{open_call[0]} has no {{% endcall %}}")
            return match
        if not open_call:
            self.fault(self.line(match.start()), "{% endcall %} without a diagram before it")
            return None
        if not self.source[open_call.end() : match.start()].strip():
            self.fault(self.line(match.start()), f"{open_call[0]} has no caption")
        self._alone(open_call.start(), match.end(), open_call[0])
        return None

    def _alone(self, start: int, end: int, text: str) -> None:
        before, after = self.source[:start], self.source[end:]
        if not re.search(r"(\A|\n[ \t]*\n)\Z", before) or not re.match(
            r"[ \t]*(\n[ \t]*(\n|\Z)|\Z)", after
        ):
            self.fault(self.line(start), f"{text} stands alone, with an empty line on both sides")

    def _stray(self) -> None:
        rest = TAG.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), self.source)
        for match in STRAY.finditer(rest):
            hint = "write { #the-id } with a space" if match[0] == "{#" else "an unpaired brace"
            self.fault(self.line(match.start()), f"{match[0]}: {hint}")

    def links(self, sections: list[Section]) -> None:
        for section in sections:
            for index in range(section.start - 1, section.end):
                for match in LINK.finditer(self.lines[index]):
                    section.links.append(Link(index + 1, match[1]))

    def unique(self, sections: list[Section]) -> None:
        seen: dict[str, int] = {}
        places = [(a.id, a.line) for section in sections for a in section.anchors if a.id]
        for section in sections:
            for tag in section.calls("diagram"):
                places.append((f"scene-{tag.expression.argument}", tag.line))
        for id_, line in places:
            if id_ in seen:
                self.fault(line, f"id {id_!r} stands on line {seen[id_]} already")
            seen.setdefault(id_, line)

    def line(self, offset: int) -> int:
        return self.source.count("\n", 0, offset) + 1

    @staticmethod
    def section(sections: list[Section], line: int) -> Section | None:
        for section in reversed(sections):
            if section.start <= line:
                return section
        return None
