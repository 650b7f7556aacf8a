"""Which sections are bound to which rules, read from the sources by other means than the checks."""

import re
from typing import NamedTuple

from tests.mutations.mutation import LANGUAGES, Tree, headings

FACT = re.compile(r"\{\{ *([a-z0-9_]+)\.[a-z0-9_]+")
CALL = re.compile(r"""(diagram|roll|table)\(["']([a-z0-9-]+)""")
ANCHOR = re.compile(r"\{ *#([a-z0-9-]+)")
LINK = re.compile(r"\]\((?:[a-z]+\.md)?#([a-z0-9-]+)")
PAGES = ("index", "long", "changes")


class Section(NamedTuple):
    """A section of a page and its lines, and the rules it speaks of."""

    file: str
    id: str
    first: int
    last: int
    rules: frozenset[str]

    def holds(self, file: str, line: int) -> bool:
        return file == self.file and self.first <= line <= self.last


def sections(tree: Tree, scene_rules: dict[str, str], table_rules: dict[str, str]) -> list[Section]:
    """Every section of every page; `scene_rules` and `table_rules` say whose each of them is."""
    found = []
    for code in LANGUAGES:
        for page in PAGES:
            file = f"docs/{code}/{page}.md"
            text = tree.read(file)
            spans = headings(text)
            for number, (id_, start, end) in enumerate(spans):
                # What stands before the first heading is front matter, and goes with it.
                part = text[0 if number == 0 else start : end]
                rules = {name.replace("_", "-") for name in FACT.findall(part)}
                rules |= set(ANCHOR.findall(part)) | set(LINK.findall(part))
                for function, name in CALL.findall(part):
                    known = table_rules if function == "table" else scene_rules
                    rules.add(known.get(name, ""))
                first = text.count("\n", 0, start) + 1
                last = text.count("\n", 0, end)
                found.append(Section(file, id_, first, last, frozenset(rules)))
    return found
