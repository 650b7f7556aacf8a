"""A printed page as a PDF tells of it: its text, its outline, its parts and the pages they lie on, its colours."""

import re
from collections.abc import Iterator
from functools import cached_property
from io import BytesIO
from typing import NamedTuple

from pypdf import PdfReader
from pypdfium2 import PdfDocument

INK = re.compile(rb"(?<![\d.])([\d.]+) ([\d.]+) ([\d.]+) (?:rg|RG)\b")


class Part(NamedTuple):
    """A tagged part of a PDF, such as H2, Figure, Caption or TR: the pages it lies on, and what it is called."""

    kind: str
    pages: frozenset[int]
    name: str
    parts: list["Part"]

    def all(self, kind: str) -> Iterator["Part"]:
        for part in self.parts:
            if part.kind == kind:
                yield part
            yield from part.all(kind)

    def pairs(self) -> Iterator[tuple["Part", "Part"]]:
        """Every part with the one that follows it under the same heading or in the same list."""
        yield from zip(self.parts, self.parts[1:])
        for part in self.parts:
            yield from part.pairs()


class Paper:
    """A PDF; its pages are counted from 1."""

    def __init__(self, pdf: bytes) -> None:
        self.pdf, self.reader = pdf, PdfReader(BytesIO(pdf))
        self._numbers = {
            page.indirect_reference.idnum: n for n, page in enumerate(self.reader.pages, 1)
        }

    @cached_property
    def texts(self) -> dict[int, str]:
        pages = enumerate(PdfDocument(self.pdf), 1)
        return {n: page.get_textpage().get_text_range().replace("\r\n", "\n") for n, page in pages}

    @property
    def text(self) -> str:
        """All text, with no line ends, so that words are found wherever a line broke."""
        return " ".join(" ".join(self.texts.values()).split())

    @cached_property
    def root(self) -> Part:
        return self._part(self.reader.trailer["/Root"]["/StructTreeRoot"]["/K"].get_object())

    @property
    def boards(self) -> list[Part]:
        """The figures that hold a picture and a caption."""
        return [part for part in self.root.all("Figure") if any(part.all("Figure"))]

    @property
    def headings(self) -> list[tuple[str, int]]:
        """The bookmarks of the PDF in order: a title and its page."""
        return list(self._bookmarks(self.reader.outline))

    @property
    def colours(self) -> set[tuple[float, ...]]:
        """Every colour that is neither black, grey nor white."""
        found = set()
        for page in self.reader.pages:
            streams = [page.get_contents(), *page["/Resources"].get("/XObject", {}).values()]
            for stream in filter(None, streams):
                inks = INK.findall(stream.get_object().get_data())
                found |= {tuple(map(float, ink)) for ink in inks}
        return {colour for colour in found if len(set(colour)) > 1}

    def strokes(self) -> list[bytes]:
        """What is drawn on each page."""
        return [page.get_contents().get_data() for page in self.reader.pages]

    def _bookmarks(self, outline: list) -> Iterator[tuple[str, int]]:
        for entry in outline:
            if isinstance(entry, list):
                yield from self._bookmarks(entry)
            else:
                yield (
                    " ".join(entry.title.split()),
                    self.reader.get_destination_page_number(entry) + 1,
                )

    def _part(self, node: dict, page: int | None = None) -> Part:
        page = self._page(node, page)
        inside = node.get("/K", [])
        inside = inside.get_object() if hasattr(inside, "get_object") else inside
        pages, parts = set(), []
        for child in inside if isinstance(inside, list) else [inside]:
            child = child.get_object()
            if isinstance(child, int):  # a piece drawn on the page of its part
                pages.add(page)
            elif "/S" in child:
                parts.append(self._part(child, page))
                pages |= parts[-1].pages
            else:  # a piece that names its own page, or a link's field
                pages.add(self._page(child, page))
        kind = str(node.get("/S", "")).removeprefix("/")
        return Part(kind, frozenset(pages), str(node.get("/Alt", "")), parts)

    def _page(self, node: dict, otherwise: int | None) -> int | None:
        return self._numbers[node.raw_get("/Pg").idnum] if "/Pg" in node else otherwise
