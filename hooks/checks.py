"""What the parts of a project owe each other: names that exist, anchors, links, confirmed scenes.

Each check takes a Project and gives its faults; `load_project` runs them all. Those in `SOUND` say
whether the pages can be rendered, those in `TRUE` whether they may be published.
"""

import posixpath
from collections import Counter
from pathlib import Path
from string import Formatter

from diagrams.claim import judge
from diagrams.scene import Scene
from diagrams.turned import turned
from hooks.addresses import addresses
from hooks.changes import changes
from hooks.expressions import Call, ExpressionError
from hooks.glossary import glossary
from hooks.moves import moves
from hooks.numbers import numbers
from hooks.page import Page
from hooks.parity import parity
from hooks.preview_file import previews
from hooks.project import RULES_PAGE, RULESET, Language, Project, read_project
from hooks.refusals import refusals
from hooks.reviews import reviews
from hooks.statements import statements
from hooks.versions import versions
from nardi.errors import shown
from nardi.faults import Fault, Faults


def load_project(root: Path, ruleset: str = RULESET) -> Project:
    """The project in `root`, read and checked; raises Faults with every fault of every language."""
    project, faults = check_project(root, ruleset)
    if faults:
        raise Faults(faults)
    return project


def check_project(root: Path, ruleset: str = RULESET) -> tuple[Project, list[Fault]]:
    """The project in `root` and all its faults, in the order of files and lines."""
    project, broken, untrue = judge_project(root, ruleset)
    return project, sorted({*broken, *untrue})


def judge_project(root: Path, ruleset: str = RULESET) -> tuple[Project, list[Fault], list[Fault]]:
    """The project in `root`, the faults that keep it from being rendered, and all others."""
    project, broken = read_project(root, ruleset)
    for check in SOUND:
        broken += check(project)
    untrue = [fault for check in TRUE for fault in check(project)]
    return project, sorted(set(broken)), sorted(set(untrue))


def scenes(project: Project) -> list[Fault]:
    """Every scene is confirmed by the engine; a fault names the pages that show the scene."""
    return [
        Fault(
            scene.file.removeprefix(f"{project.root}/"),
            scene.line,
            f"scene {scene.id} claims {_claim(scene)}: {project.verdicts[scene.id].says}; "
            + _shown(project, scene.id),
        )
        for scene in project.scenes.scenes.values()
        if not project.verdicts[scene.id].confirmed
    ]


def colours(project: Project) -> list[Fault]:
    """What a scene claims holds for the other colour as well, on the board turned by half."""
    faults = []
    for scene in project.scenes.scenes.values():
        other = turned(scene)
        verdict = judge(other, project.ruleset)
        if project.verdicts[scene.id].confirmed and not verdict.confirmed:
            message = (
                f"scene {scene.id} of {scene.rule}, turned for the other colour, "
                f"claims {_claim(other)}: {verdict.says}; {_shown(project, scene.id)}"
            )
            file = scene.file.removeprefix(f"{project.root}/")
            faults.append(Fault(file, scene.line, message))
    return faults


def _claim(scene: Scene) -> str:
    because = f" because of {', '.join(scene.because)}" if scene.because else ""
    return f"{scene.claim} {scene.claimed}{because}" if scene.claim else "nothing"


def _shown(project: Project, scene: str) -> str:
    places = [f"{p.file}:{p.scenes[scene]}" for p in project.pages if scene in p.scenes]
    return f"shown on {', '.join(places)}" if places else "shown on no page"


def expressions(project: Project) -> list[Fault]:
    """Every name, fact, filter, scene and table of every page exists."""
    faults = []
    for language in project.languages.values():
        for page in language.pages.values():
            for tag in page.tags:
                # Without rules there are no facts to compare with, and one fault is enough.
                if project.ruleset is None and not isinstance(tag.expression, Call):
                    continue
                try:
                    language.names.check(tag.expression)
                except ExpressionError as error:
                    faults.append(Fault(page.file, tag.line, str(error)))
    return faults


def anchors(project: Project) -> list[Fault]:
    """Every rule id is an anchor of the rules page of each language."""
    faults = []
    for language in project.languages.values():
        page = language.pages.get(RULES_PAGE)
        if page:
            faults += [
                Fault(page.file, 1, f"no anchor for rule {rule!r}")
                for rule in project.kinds
                if rule not in page.anchors
            ]
    return faults


def links(project: Project) -> list[Fault]:
    """Every link leads to a page and an anchor that exist, or to an address of its own."""
    return [
        Fault(page.file, link.line, f"link {link.target!r}: {why}")
        for language in project.languages.values()
        for page in language.pages.values()
        for section in page.sections
        for link in section.links
        if (why := _broken(language, page, link.target))
    ]


def _broken(language: Language, page: Page, target: str) -> str | None:
    if target.startswith(("{{", "https://", "http://", "mailto:")):
        return None
    path, _, anchor = target.partition("#")
    if path:
        folder = posixpath.dirname(page.file)
        file = posixpath.normpath(posixpath.join(folder, path))
        page = next((p for p in language.pages.values() if p.file == file), None)
        if not page:
            return f"there is no {file}"
    if anchor and anchor not in page.anchors:
        scene = anchor.removeprefix("scene-")
        if scene == anchor or scene not in page.scenes:
            return f"{page.file} has no anchor {anchor!r}"
    return None if target else "it leads nowhere"


def strings(project: Project) -> list[Fault]:
    """The strings of all languages have the same keys and placeholders, in forms that exist."""
    tables = {code: dict(_strings(lang.words.strings)) for code, lang in project.languages.items()}
    keys = {key: code for code, table in reversed(tables.items()) for key in table}
    usual = {key: _usual(key, tables) for key in keys}
    faults = []
    for code, language in project.languages.items():
        table = tables[code]
        if not table:
            continue
        for key, has in keys.items():
            if key not in table:
                there = f"{project.languages[has].strings_file}"
                faults.append(
                    Fault(language.strings_file, 1, f"no string {key!r}, which {there} has")
                )
                continue
            other = usual[key]
            if _placeholders(table[key]) != _placeholders(tables[other][key]):
                faults.append(
                    Fault(
                        language.strings_file,
                        language.lines.get(tuple(key.split(".", 1)), 1),
                        f"string {key!r} has {_named(table[key])}, "
                        f"in {other} {_named(tables[other][key])}",
                    )
                )
        faults += _forms(language, table) + _blank(language, table)
    return faults


def _usual(key: str, tables: dict[str, dict]) -> str:
    """A language whose string `key` has the placeholders that most languages give it."""
    found = {code: frozenset(_placeholders(t[key])) for code, t in tables.items() if key in t}
    most = Counter(found.values()).most_common(1)[0][0]
    return next(code for code, placeholders in found.items() if placeholders == most)


def _strings(strings: object) -> list[tuple[str, object]]:
    if not isinstance(strings, dict):
        return []
    return [
        (f"{section}.{key}", value)
        for section, table in strings.items()
        if isinstance(table, dict)
        for key, value in table.items()
    ]


def _fields(text: object) -> list[str]:
    try:
        return [name for _, name, _, _ in Formatter().parse(str(text)) if name is not None]
    except ValueError as error:
        return [str(error)]


def _placeholders(text: object) -> set[str]:
    return {name.partition(".")[0] for name in _fields(text)}


def _named(text: object) -> str:
    return ", ".join(sorted(f"{{{name}}}" for name in _placeholders(text))) or "no placeholder"


def _blank(language: Language, table: dict) -> list[Fault]:
    """The strings that say nothing; a list of them, such as the months, says what all of it says."""
    return [
        Fault(
            language.strings_file,
            language.lines.get(tuple(key.split(".", 1)), 1),
            f"string {key!r} is {shown(text)}, not a text",
        )
        for key, text in table.items()
        for part in (text if isinstance(text, list) and text else [text])
        if not (isinstance(part, str) and part.strip())
    ]


def _forms(language: Language, table: dict) -> list[Fault]:
    forms = language.words.grammar.forms
    faults = []
    for key, text in table.items():
        for name in _fields(text):
            form = name.partition(".")[2]
            full = f"ordinal{form[3:]}" if form == "ord" or form.startswith("ord_") else form
            if form and full not in forms:
                line = language.lines.get(tuple(key.split(".", 1)), 1)
                faults.append(
                    Fault(language.strings_file, line, f"string {key!r}: no form {form!r}")
                )
    return faults


SOUND = (scenes, expressions, anchors, links, strings, moves, previews)
TRUE = (
    colours, parity, statements, numbers, reviews, refusals, versions, changes, addresses, glossary,
)  # fmt: skip
