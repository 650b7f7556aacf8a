"""What a reader's search looks through: every anchor of a language's pages with its title and text.

The worker in docs/assets/search.js does the searching. It knows no language: the letters, words
and endings of docs/<language>/search.yaml travel in the index.
"""

import json
from collections.abc import Collection
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urljoin

from nardi.faults import Fault, Faults
from nardi.yamlfile import read_yaml

HEADINGS = {"h1", "h2", "h3", "h4", "h5", "h6"}
ANCHORED = HEADINGS | {"p", "li"}
BLOCKS = ANCHORED | {"blockquote", "div", "figure", "ol", "table", "tr", "ul"}
CELLS = {"td", "th"}
VOID = {"area", "br", "col", "hr", "img", "input", "wbr"}
KEYS = {"letters": dict, "whole": list, "endings": list, "same": list, "names": dict}
NAMED_PAGE = "long/"  # its sections have names of their own in search.yaml


class Content(NamedTuple):
    """What a page holds: its entries in order, and its links as pairs of address and words."""

    entries: list[dict]
    links: list[tuple[str, str]]


def read_content(html: str, location: str, title: str) -> Content:
    """The page itself and each of its anchors.

    `html` is the content of the page without the theme around it, `location` its address below
    the language's, `title` plain text. The first entry is the page, without text; that of an
    anchor is `{"location": "long/#mars", "title": "…", "text": "…"}`, as HTML without tags, each
    block of text on a line.
    """
    page = _Page(html, location)
    for entry in page.entries:
        lines = (" ".join(line.split()).strip(" ·") for line in entry["text"].split("\n"))
        entry["title"] = escape(" ".join(entry["title"].split()), quote=False)
        entry["text"] = escape("\n".join(filter(None, lines)), quote=False)
    entries = [{"location": location, "title": escape(title, quote=False)}, *page.entries]
    return Content(entries, [(address, " ".join(words.split())) for address, words in page.links])


def read_language(path: Path, anchors: Collection[str] | None) -> dict:
    """The search.yaml of a language; raises Faults.

    `anchors` are the ids of the page of the rules, None where they are not known: a name is given
    to one of them.
    """
    data, lines = read_yaml(path)
    if not isinstance(data, dict):
        raise Faults([Fault(path, 1, f"is not a mapping with the keys {', '.join(KEYS)}")])
    faults = [Fault(path, 1, f"has no {key!r}") for key in KEYS if key not in data]
    for key, value in data.items():
        if key not in KEYS:
            faults.append(Fault(path, lines[(key,)], f"unknown key {key!r}"))
        elif not isinstance(value, KEYS[key]):
            kind = "mapping" if KEYS[key] is dict else "list"
            faults.append(Fault(path, lines[(key,)], f"{key} is {value!r}, not a {kind}"))
        elif key == "names" and anchors is not None:
            faults += [
                Fault(path, lines[(key, id_)], f"names {id_!r}, which the rules do not anchor")
                for id_ in value
                if id_ not in anchors
            ]
    if faults:
        raise Faults(faults)
    return data


def index(language: dict, pages: list[Content]) -> str:
    """The file that the theme's search box asks for: JSON, the same for the same pages.

    Every anchor also gets its names: those of search.yaml, and the words of the links to it.
    """
    names = {f"{NAMED_PAGE}#{id_}": dict.fromkeys(said) for id_, said in language["names"].items()}
    for address, words in (link for page in pages for link in page.links):
        names.setdefault(address, {})[words] = None
    entries = [
        entry | {"names": list(names.get(entry["location"], ()))} if "text" in entry else entry
        for page in pages
        for entry in page.entries
    ]
    config = {key: value for key, value in language.items() if key != "names"}
    return json.dumps(
        {"config": config, "docs": entries}, ensure_ascii=False, separators=(",", ":")
    )


class _Page(HTMLParser):
    """Cuts the content of a page at its headings and at the paragraphs and items with an id."""

    def __init__(self, html: str, location: str) -> None:
        super().__init__()
        self.location = location
        self.entries: list[dict] = []
        self.links: list[tuple[str, str]] = []
        self.section: dict | None = None  # the entry of the last heading
        self.entry: dict | None = None  # the entry that text goes to
        self.open: list[str] = []
        self.inside: list[tuple[int, str]] = []  # depth and kind: title, anchor, link or gap
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list) -> None:
        if tag in VOID:
            return self.handle_data(" ")
        self._part(" · " if tag in CELLS else "\n" if tag in BLOCKS else "")
        self.open.append(tag)
        given = dict(attrs)
        if "data-search-exclude" in given or given.get("class") == "headerlink":
            self._enter("gap")
        elif tag == "a" and given.get("href"):
            self.links.append((urljoin(self.location, given["href"]), ""))
            self._enter("link")
        elif tag in ANCHORED and given.get("id"):
            title = "" if tag in HEADINGS else given.get("data-title") or ""
            address = f"{self.location}#{given['id']}"
            self.entry = {"location": address, "title": title, "text": ""}
            self.entries.append(self.entry)
            if tag in HEADINGS:
                self.section = self.entry
            self._enter("title" if tag in HEADINGS else "anchor")

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.open:
            return
        while self.open.pop() != tag:
            pass
        while self.inside and self.inside[-1][0] > len(self.open):
            if self.inside.pop()[1] == "anchor":
                self.entry = self.section
        self._part("\n" if tag in BLOCKS else "")

    def handle_data(self, data: str) -> None:
        kinds = {kind for _, kind in self.inside}
        if self.entry is None or "gap" in kinds:
            return
        self.entry["title" if "title" in kinds else "text"] += data.replace("\n", " ")
        if "link" in kinds:
            address, words = self.links[-1]
            self.links[-1] = address, words + data

    def _enter(self, kind: str) -> None:
        self.inside.append((len(self.open), kind))

    def _part(self, between: str) -> None:
        """Keeps the words of neighbouring blocks and cells apart."""
        if self.entry is not None:
            self.entry["text"] += between
