"""What a Markdown page consists of; every part carries the line it was written on."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from hooks.expressions import Call, Tag, Value


class Anchor(NamedTuple):
    """A place that can be linked to; `title` is Markdown, None where none was given."""

    id: str
    line: int
    kind: str  # heading, paragraph or item
    title: str | None


class Link(NamedTuple):
    """A link as it was written: `#id`, `long.md#id`, an address, or an expression."""

    line: int
    target: str


@dataclass
class Section:
    """A heading and what stands under it up to the next heading: lines `start` to `end`."""

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
        """The tags of the section that print a fact."""
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
    """One page of one language.

    `name` is its file without folder and ending, such as `long`; `meta` its front matter, `front`
    the expressions in it.
    """

    file: str
    language: str
    name: str
    source: str
    meta: dict
    front: list[Tag]
    sections: list[Section]

    @cached_property
    def anchors(self) -> dict[str, Anchor]:
        return {anchor.id: anchor for section in self.sections for anchor in section.anchors}

    @cached_property
    def all_ids(self) -> dict[str, int]:
        """Every id a link may lead to, with its line: anchors and diagrams."""
        ids = {id_: anchor.line for id_, anchor in self.anchors.items() if id_}
        return ids | {f"scene-{scene}": line for scene, line in self.scenes.items()}

    @property
    def tags(self) -> Iterator[Tag]:
        yield from self.front
        for section in self.sections:
            yield from section.tags

    @cached_property
    def scenes(self) -> dict[str, int]:
        """The scenes the page shows, each with its line."""
        return {
            tag.expression.argument: tag.line
            for section in self.sections
            for tag in section.calls("diagram")
        }
