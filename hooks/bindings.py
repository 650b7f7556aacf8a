"""Which rules a section speaks of: what it anchors, links to, prints a fact, scene or table of."""

import posixpath
from collections.abc import Iterator

from hooks.expressions import Call, Tag, Value
from hooks.page import Page, Section
from hooks.project import Language, Project
from hooks.tables import OWNERS


def sections(project: Project) -> Iterator[tuple[Language, Page, Section]]:
    """Every section of every page, in the order of languages, pages and lines."""
    for language in project.languages.values():
        for page in language.pages.values():
            for section in page.sections:
                yield language, page, section


def bound(project: Project, page: Page, section: Section) -> list[str]:
    """The rule ids that `section` is bound to, in the order of the project's rules."""
    ids = {anchor.id for anchor in section.anchors}
    ids |= {_linked(project, page, link.target) for link in section.links}
    ids |= {_used(project, tag) for tag in tags(page, section)}
    return [rule for rule in project.kinds if rule in ids]


def tags(page: Page, section: Section) -> list[Tag]:
    """The expressions of a section; those of the front matter count to the page's first."""
    first = section is page.sections[0]
    return [*(page.front if first else ()), *section.tags]


def rule_of(name: str) -> str:
    """The rule id of a name in an expression."""
    return name.replace("_", "-")


def used_facts(project: Project, page: Page, section: Section) -> list[tuple[str, str]]:
    """The facts that a section prints, as `(rule, fact)`, one for each time it does."""
    values = (tag.expression for tag in tags(page, section))
    return [
        (rule_of(value.name), value.fact)
        for value in values
        if isinstance(value, Value) and value.fact in project.facts.get(rule_of(value.name), ())
    ]


def shown_scenes(page: Page, section: Section) -> list[str]:
    """The scenes that a section draws or prints the roll of, each once."""
    calls = (tag.expression for tag in tags(page, section))
    return list(
        dict.fromkeys(
            call.argument
            for call in calls
            if isinstance(call, Call) and call.function in ("diagram", "roll")
        )
    )


def target(page: Page, link: str) -> tuple[str, str] | None:
    """Where a link within the language leads: page name (`long`) and anchor (may be empty)."""
    if link.startswith(("{{", "https://", "http://", "mailto:")):
        return None
    path, _, anchor = link.partition("#")
    if not path:
        return page.name, anchor
    file = posixpath.normpath(posixpath.join(posixpath.dirname(page.file), path))
    return posixpath.basename(file).removesuffix(".md"), anchor


def _linked(project: Project, page: Page, link: str) -> str | None:
    found = target(page, link)
    anchor = found[1] if found else ""
    scene = project.scenes.scenes.get(anchor.removeprefix("scene-"))
    return scene.rule if scene and anchor.startswith("scene-") else anchor


def _used(project: Project, tag: Tag) -> str | None:
    expression = tag.expression
    if isinstance(expression, Value):
        return rule_of(expression.name)
    if expression.function == "table":
        return OWNERS.get(expression.argument)
    scene = project.scenes.scenes.get(expression.argument)
    return scene.rule if scene else None
