"""What has moved, and what is left at the old address: an empty element, or a page that leads on.

docs/moves.yaml names every former page and anchor with the one that took its place:

    pages: {faq: long}
    anchors: {long: {head-rule: head-limit}}

The anchors of a former page are those whose name changed on the way; all others stay as they are.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

from hooks.page import Page
from nardi.faults import Fault, Faults
from nardi.yamlfile import read_yaml

FILE = "docs/moves.yaml"
TEMPLATE = "moved.html"


@dataclass
class Moves:
    """`pages` maps a former page to the present one, `anchors` a page and former id to the id."""

    pages: dict[str, str] = field(default_factory=dict)
    anchors: dict[str, dict[str, str]] = field(default_factory=dict)
    lines: dict = field(default_factory=dict)

    def line(self, *path: str) -> int:
        return self.lines.get(path, 1)


def read_moves(root: Path) -> tuple[Moves, list[Fault]]:
    """The moves of the project in `root`, none without a file, and the faults of its form."""
    if not (root / FILE).exists():
        return Moves(), []
    try:
        data, lines = read_yaml(root / FILE)
    except Faults as unreadable:
        return Moves(), unreadable.faults
    data = data or {}
    form = "pages: {old: new}, anchors: {page: {old: new}}"
    if not isinstance(data, dict) or not set(data) <= {"pages", "anchors"}:
        return Moves(), [Fault(FILE, 1, f"the file holds {form}")]
    moves = Moves(data.get("pages") or {}, data.get("anchors") or {}, lines)
    tables = {("pages",): moves.pages, ("anchors",): moves.anchors}
    if isinstance(moves.anchors, dict):
        tables |= {("anchors", page): ids for page, ids in moves.anchors.items()}
    for at, table in tables.items():
        values = table.values() if isinstance(table, dict) and at != ("anchors",) else ()
        if not isinstance(table, dict) or not all(isinstance(new, str) for new in values):
            return Moves(), [Fault(FILE, lines.get(at, 1), f"the file holds {form}")]
    return moves, []


def former_ids(moves: Moves, page: str) -> dict[str, list[str]]:
    """The former ids of a page by the present one."""
    found: dict[str, list[str]] = {}
    for old, new in moves.anchors.get(page, {}).items():
        found.setdefault(new, []).append(old)
    return found


def keep_anchors(moves: Moves, page: str, html: str) -> str:
    """`html` with an empty element for every former id, in the element that took its place."""
    for new, old in former_ids(moves, page).items():
        opening = re.compile(rf'<[a-z0-9]+\b[^>]*\bid="{re.escape(new)}"[^>]*>')
        empty = "".join(f'<span id="{id_}"></span>' for id_ in old)
        html = opening.sub(lambda match, empty=empty: match[0] + empty, html, count=1)
    return html


def keep_pages(project, site: Path) -> None:
    """Writes a page at the address of every former page that carries reader and fragment over."""
    from jinja2 import Environment, FileSystemLoader  # only a build needs it

    templates = Environment(loader=FileSystemLoader(Path(__file__).parent), autoescape=True)
    for old, new in project.moves.pages.items():
        for code, language in project.languages.items():
            page = language.pages[new]
            path = site / code / old / "index.html"
            path.parent.mkdir(parents=True, exist_ok=True)
            html = templates.get_template(TEMPLATE).render(
                language=code,
                said=language.words.text("ui.page-moved"),
                title=page.meta["title"],
                there=address(page),
                site_url=project.settings.site_url,
                anchors=project.moves.anchors.get(old, {}),
            )
            path.write_text(html, encoding="utf-8")


def address(page: Page) -> str:
    """Where a page stands below its language: `long/`, and nothing for the first."""
    return "" if page.name == "index" else f"{page.name}/"


def moves(project) -> list[Fault]:
    """Nothing that moved is still there, and what took its place is there in every language."""
    faults = []
    for language in project.languages.values():
        for old, new in project.moves.pages.items():
            line = project.moves.line("pages", old)
            if old in language.pages:
                why = f"page {old} is still there: {language.pages[old].file}"
                faults.append(Fault(FILE, line, why))
            if new not in language.pages:
                why = f"{language.code}: there is no page {new} in the place of {old}"
                faults.append(Fault(FILE, line, why))
        for name, ids in project.moves.anchors.items():
            page = language.pages.get(project.moves.pages.get(name, name))
            there = page.all_ids if page else {}
            for old, new in ids.items():
                line = project.moves.line("anchors", name, old)
                if old in there:
                    why = f"anchor {old} is still there: {page.file}:{there[old]}"
                    faults.append(Fault(FILE, line, why))
                if new not in there:
                    why = f"{language.code}: {name} has no anchor {new} in the place of {old}"
                    faults.append(Fault(FILE, line, why))
    return faults
