"""The sections that a change touches, and in which languages they are still owed a reading."""

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from jinja2 import TemplateError

from hooks.page import Page
from hooks.project import Language, Project
from hooks.render import Renderer
from hooks.report.base import Side
from hooks.reviews import Owed, owed, snapshot


class Place(NamedTuple):
    """A section in one language: where it is read and written; `owed` until it is accepted."""

    title: str
    url: str
    file: str
    line: int
    owed: bool


@dataclass
class Touched:
    """A section that all languages have; `reasons` are the answers that changed."""

    name: str
    reasons: list[str] = field(default_factory=list)
    places: dict[str, Place] = field(default_factory=dict)


def touched(before: Side, project: Project) -> list[Touched]:
    """Every section bound to an answer that changed since `before`, or owed for another reason."""
    old = replace(
        project,
        ruleset=before.ruleset,
        kinds={rule: project.kinds.get(rule, stated["kind"])
               for rule, stated in before.ruleset.rules.items()}
        | {rule: kind for rule, kind in project.kinds.items() if kind == "page"},
        facts=before.facts,
        scenes=before.scenes,
        verdicts=before.verdicts,
    )  # fmt: skip
    now = owed(project)
    still = {(one.file, one.section, rule) for one in now for rule in one.rules}
    renderer = Renderer(project)
    found: dict[str, Touched] = {}
    for one in sorted([*owed(project, snapshot(old)), *now], key=lambda one: one.line):
        language = project.languages[one.language]
        page = next(page for page in language.pages.values() if page.file == one.file)
        section = found.setdefault(f"{page.name}#{one.section}", Touched(one.section))
        section.reasons += [str(c) for c in one.changes if str(c) not in section.reasons]
        owes = any((one.file, one.section, rule) in still for rule in one.rules)
        known = section.places.get(one.language)
        section.places[one.language] = _place(
            renderer, language, page, one, owes or bool(known and known.owed)
        )
    return list(found.values())


def _place(renderer: Renderer, language: Language, page: Page, one: Owed, owes: bool) -> Place:
    path = "" if page.name == "index" else f"{page.name}/"
    url = f"{renderer.project.settings.site_url}{language.code}/{path}#{one.section}"
    return Place(_title(renderer, language, page, one), url, one.file, one.line, owes)


def _title(renderer: Renderer, language: Language, page: Page, one: Owed) -> str:
    try:
        return renderer.title(language, page.anchors[one.section]) or one.section
    except (KeyError, ValueError, TemplateError):  # a page with faults has its ids all the same
        return one.section
