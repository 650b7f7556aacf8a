"""A mutation: one lie put into a copy of the project, and what `make check` must name."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

LANGUAGES = ("hy", "az", "ka", "kk")


class ListError(ValueError):
    """The list of mutations no longer fits the project: what it changes is not there."""


class Place(NamedTuple):
    """A section of a page by the id of its heading; None for the whole file."""

    file: str
    section: str | None


@dataclass(frozen=True)
class Mutation:
    """`edit` changes a Tree, and whoever reads the project afterwards is lied to.

    `kind` is parameter, engine, scene, page, review, words, address or version. `check` must fail
    and say every text of `names`, and name a line in every place of `places`. Where `rule` is
    given, the rules themselves are mutated: version, digest and entries of changes are bumped as
    well, and every section bound to an answer that changed must be named.
    """

    kind: str
    name: str
    edit: Callable[["Tree"], None]
    names: tuple[str, ...] = ()
    places: tuple[Place, ...] = ()
    rule: str | None = None

    def __str__(self) -> str:
        return f"{self.kind:9} {self.name}"


class Tree:
    """A copy of the project in `root`; every edit must find what it changes."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def read(self, file: str) -> str:
        try:
            return (self.root / file).read_text(encoding="utf-8")
        except FileNotFoundError:
            raise ListError(f"there is no {file}") from None

    def write(self, file: str, text: str) -> None:
        (self.root / file).write_text(text, encoding="utf-8")

    def replace(self, file: str, old: str, new: str, section: str | None = None) -> None:
        """Puts `new` for the first `old` of a file, or of a section of a page."""
        text = self.read(file)
        start, end = self.span(file, section) if section else (0, len(text))
        part = text[start:end]
        if old not in part or old == new:
            where = f"{file}, section {section}" if section else file
            raise ListError(f"{where}: there is no {old!r} to replace")
        self.write(file, text[:start] + part.replace(old, new, 1) + text[end:])

    def span(self, file: str, section: str) -> tuple[int, int]:
        """The offsets of the section whose heading has this id."""
        start = None
        for id_, begin, end in headings(self.read(file)):
            if id_ == section:
                start = begin, end
        if not start:
            raise ListError(f"{file} has no section {section}")
        return start

    def remove(self, file: str) -> None:
        self.read(file)
        (self.root / file).unlink()


def headings(text: str) -> list[tuple[str, int, int]]:
    """Every section as `(id, start, end)` in offsets, from its heading up to the next."""
    found, offset = [], 0
    for line in text.splitlines(keepends=True):
        if line.startswith("#"):
            id_ = line.rpartition("{ #")[2].split(" ")[0].strip("}\n ")
            found.append((id_, offset))
        offset += len(line)
    ends = [start for _, start in found[1:]] + [len(text)]
    return [(id_, start, end) for (id_, start), end in zip(found, ends, strict=True)]
