"""What a reader's search looks through: every anchor of a language's pages with its title and text.

The worker in docs/assets/search.js does the searching; it knows no language, so the language's
letters, words and endings (docs/<language>/search.yaml) travel in the index.
"""

import json
from html.parser import HTMLParser
from pathlib import Path

from nardi.faults import Fault, Faults
from nardi.yamlfile import read_yaml

HEADINGS = {"h1", "h2", "h3", "h4", "h5", "h6"}
ANCHORED = HEADINGS | {"p", "li"}
BLOCKS = ANCHORED | {"tr", "table", "ul", "ol", "figure", "div", "blockquote"}
CELLS = {"td", "th"}
VOID = {"area", "br", "col", "hr", "img", "input", "wbr"}
# What search.yaml holds; each is explained in docs/az/search.yaml.
WORDS = {"letters": dict, "whole": list, "endings": list, "same": list}


class _Anchors(HTMLParser):
    """Cuts a page's content at its headings and at the paragraphs and items with an id."""

    def __init__(self, html: str, location: str) -> None:
        super().__init__()
        self.location = location
        self.entries: list[dict] = []
        self.section: dict | None = None  # the entry of the last heading
        self.entry: dict | None = None  # where text goes now
        self.open: list[str] = []
        self.ends: list[tuple[int, str]] = []  # depth at which a title, an entry or a gap ends
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list) -> None:
        if tag in VOID:
            return
        given = dict(attrs)
        self._part(tag)
        self.open.append(tag)
        if "data-search-exclude" in given or given.get("class") == "headerlink":
            self._until("gap")
        elif given.get("id") and tag in ANCHORED:
            self._anchor(tag, given)

    def _anchor(self, tag: str, given: dict) -> None:
        title = given.get("data-title", "")
        self.entry = {"location": f"{self.location}#{given['id']}", "title": title, "text": ""}
        self.entries.append(self.entry)
        if tag in HEADINGS:
            self.section = self.entry
            self.entry["title"] = ""
            self._until("title")
        else:
            self._until("entry")

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.open:
            return
        while self.open.pop() != tag:
            pass
        while self.ends and self.ends[-1][0] > len(self.open):
            if self.ends.pop()[1] == "entry":
                self.entry = self.section
        self._part(tag)

    def handle_data(self, data: str) -> None:
        what = {what for _, what in self.ends}
        if self.entry is not None and "gap" not in what:
            self.entry["title" if "title" in what else "text"] += data.replace("\n", " ")

    def _until(self, what: str) -> None:
        self.ends.append((len(self.open), what))

    def _part(self, tag: str) -> None:
        """Keeps the words of neighbouring blocks apart, lines apart from lines and cells from cells."""
        if self.entry is not None and tag in BLOCKS | CELLS:
            self.entry["text"] += "\n" if tag in BLOCKS else " · "


def entries(html: str, location: str, title: str) -> list[dict]:
    """The page itself and each of its anchors, in order.

    `html` is the page's content without the theme around it, `location` its address below the
    language's, `title` plain text. The page comes without text, an anchor as
    `{"location": "long/#mars", "title": "…", "text": "…"}`: plain text, a line a block.
    """
    found = _Anchors(html, location).entries
    for entry in found:
        lines = (" ".join(line.split()).strip(" ·") for line in entry["text"].split("\n"))
        entry["title"] = " ".join(entry["title"].split())
        entry["text"] = "\n".join(line for line in lines if line)
    return [{"location": location, "title": title}, *found]


def read_words(path: Path) -> dict:
    """The language's part of the search from its search.yaml; raises Faults."""
    data, lines = read_yaml(path)
    if not isinstance(data, dict):
        raise Faults([Fault(path, 1, f"is not a mapping with the keys {', '.join(WORDS)}")])
    faults = [Fault(path, 1, f"has no {key!r}") for key in WORDS if key not in data]
    for key, value in data.items():
        line = lines.get((key,), 1)
        if key not in WORDS:
            faults.append(Fault(path, line, f"unknown key {key!r}"))
        elif not isinstance(value, WORDS[key]):
            faults.append(Fault(path, line, f"{key} is not a {WORDS[key].__name__}"))
    if faults:
        raise Faults(faults)
    return data


def index(words: dict, pages: list[list[dict]]) -> str:
    """The file that the theme's search asks for: JSON, the same for the same pages."""
    # The theme reads `separator` of every index.
    data = {"config": {"separator": r"\s+", **words}, "docs": [e for page in pages for e in page]}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
