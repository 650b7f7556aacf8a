"""The page of changes says of every version of the rules what it changed, in every language."""

from hooks.bindings import tags
from hooks.expressions import Value
from hooks.page import Page, Section
from hooks.project import Language, Project
from hooks.version_file import version_name
from nardi.faults import Fault

PAGE = "changes"


def changes(project: Project) -> list[Fault]:
    """Every version has an entry with its number, its date and what changed, and no other has."""
    if not project.ruleset:
        return []
    owed = {version_name(v).replace("_", "-"): v for v in project.version_dates}
    faults = []
    for language in project.languages.values():
        page = language.pages.get(PAGE)
        if page:
            faults += _missing(language, page, owed)
            faults += [
                fault
                for section in page.sections
                if section.id.startswith("version-")
                for fault in _unsound(page, section, owed)
            ]
        else:
            file = f"docs/{language.code}/{PAGE}.md"
            faults.append(Fault(file, 1, "the page of changes is missing"))
    return faults


def _missing(language: Language, page: Page, owed: dict[str, str]) -> list[Fault]:
    there = {section.id for section in page.sections}
    return [
        Fault(
            page.file,
            1,
            f"{language.code}: no entry for version {version}: a heading {{ #{id_} }} with "
            f"{{{{ {version_name(version)}.number }}}}, its date, and what changed",
        )
        for id_, version in owed.items()
        if id_ not in there
    ]


def _unsound(page: Page, section: Section, owed: dict[str, str]) -> list[Fault]:
    version = owed.get(section.id)
    if version is None:
        return [Fault(page.file, section.start, f"{section.id}: there is no such version")]
    printed = {
        (tag.expression.name, tag.expression.fact)
        for tag in tags(page, section)
        if isinstance(tag.expression, Value)
    }
    faults = [
        Fault(page.file, section.start, f"{section.id} does not print {name}.{fact}")
        for name, fact in ((version_name(version), "number"), (version_name(version), "date"))
        if (name, fact) not in printed
    ]
    text = page.source.split("\n")[section.start : section.end]
    if not "".join(text).strip():
        faults.append(Fault(page.file, section.start, f"{section.id} does not say what changed"))
    return faults
