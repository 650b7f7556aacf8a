"""`make addresses`: the public addresses of the site, each a promise to whoever linked to it.

docs/addresses.txt lists them as they follow the language: `long/#head-limit` is a promise of
/hy/long/#head-limit and of the three others. The list only grows.
"""

import sys
from pathlib import Path

from hooks.command import end, parser, whole_project
from hooks.moves import address
from hooks.project import Language, Project
from nardi.faults import Fault, Faults
from nardi.yamlfile import read_text

FILE = "docs/addresses.txt"
HEAD = (
    "# Every public address, as it follows the language: /hy/, /az/, /ka/ or /kk/.\n"
    "# `make addresses` adds the new ones. None is ever removed: docs/moves.yaml leads on.\n"
)


def addresses(project: Project) -> list[Fault]:
    """Every promised address leads somewhere in every language, and every address is promised."""
    try:
        promised = read_addresses(project.root)
    except Faults as unreadable:
        return [fault._replace(file=FILE) for fault in unreadable.faults]
    faults = []
    new: dict[str, Fault] = {}
    for language in project.languages.values():
        there = standing(language)
        kept = there.keys() | _kept(project, language, promised)
        faults += [
            Fault(FILE, line, f"{language.code}: {address} is gone; {_remedy(address)}")
            for address, line in promised.items()
            if address not in kept
        ]
        for address_, (file, line) in there.items():
            if address_ not in promised:
                message = f"address {address_} is not promised yet"
                new.setdefault(address_, Fault(file, line, f"{message}: make addresses"))
    return faults + list(new.values())


def read_addresses(root: Path) -> dict[str, int]:
    """The promised addresses with their lines; the first page of a language is `./`. Raises Faults."""
    if not (root / FILE).exists():
        return {}
    lines = read_text(root / FILE).splitlines()
    return {text: n for n, text in enumerate(lines, 1) if text and not text.startswith("#")}


def standing(language: Language) -> dict[str, tuple[str, int]]:
    """The addresses of a language with file and line: its pages, their anchors and diagrams."""
    found = {}
    for page in language.pages.values():
        at = address(page) or "./"
        found[at] = page.file, 1
        found |= {f"{at}#{id_}": (page.file, line) for id_, line in page.all_ids.items()}
    return found


def _kept(project: Project, language: Language, promised: dict[str, int]) -> set[str]:
    """The promised addresses at which something was left that leads on."""
    kept = set()
    for promise in promised:
        path, _, id_ = promise.partition("#")
        name = path.removesuffix("/").replace(".", "index")
        page = language.pages.get(project.moves.pages.get(name, name))
        to = project.moves.anchors.get(name, {}).get(id_, id_)
        if page and (not to or to in page.all_ids):
            kept.add(promise)
    return kept


def _remedy(address: str) -> str:
    path, _, id_ = address.partition("#")
    name = path.removesuffix("/").replace(".", "index")
    move = f"anchors: {{{name}: {{{id_}: <new>}}}}" if id_ else f"pages: {{{name}: <new>}}"
    return f"say in docs/moves.yaml what took its place: {move}"


def record(project: Project) -> list[str]:
    """Promises every address that is not yet; those."""
    promised = set(read_addresses(project.root))
    there = {a for language in project.languages.values() for a in standing(language)}
    lines = sorted(promised | there)
    (project.root / FILE).write_text(HEAD + "".join(f"{a}\n" for a in lines), encoding="utf-8")
    return sorted(there - promised)


def main(arguments: list[str] | None = None) -> int:
    """Adds the new addresses and prints them."""
    asked = parser("addresses", __doc__).parse_args(arguments)
    return end(lambda: record(whole_project(asked.root)), "no new address")


if __name__ == "__main__":
    sys.exit(main())
