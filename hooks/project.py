"""Everything the site is made of, read together: rules, scenes, words and pages.

Nothing stops at the first fault: whoever reads a project learns all faults of all languages.
"""

import re
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import nardi
from diagrams.claim import Verdict, judge
from diagrams.grammar import LANGUAGES, Grammar, load_grammar
from diagrams.scene import Scenes, read_scenes
from diagrams.words import Words
from hooks.expressions import Names
from hooks.moves import Moves, read_moves
from hooks.page import Page
from hooks.page_rules import read_page_rules
from hooks.parse import read_page
from hooks.preview_file import Pictured, read_previews
from hooks.search import read_language
from hooks.settings import Settings, read_settings
from hooks.tables import TABLES
from hooks.version_file import read_versions, version_name
from nardi.faults import Fault, Faults
from nardi.files import load_ruleset
from nardi.ruleset import Ruleset
from nardi.yamlfile import read_text, read_yaml

RULESET = "nardi/rulesets/long.yaml"
PAGE_RULES = "docs/page-rules.yaml"
SCENES = "diagrams/scenes"
RULES_PAGE = "long"
SCENE_ID = re.compile(r"^\s*-\s+id:\s*([a-z0-9-]+)", re.MULTILINE)


@dataclass
class Language:
    """What one language brings: its words, what its pages may name, and its pages by name."""

    code: str
    words: Words
    lines: dict  # of the strings file, by path of keys
    names: Names
    pages: dict[str, Page] = field(default_factory=dict)
    search: dict = field(default_factory=dict)  # its search.yaml

    @property
    def strings_file(self) -> str:
        return strings_file(self.code)


@dataclass(eq=False)
class Project:
    """The site before it is rendered.

    `kinds` maps every rule id, those of the pages last, to rule, derived or page; `facts` the
    same ids to their numbers; `verdicts` each scene to what the engine says of it; `versions`
    each ruleset to its recorded versions, each a date and a digest. What could not be read is
    None or missing, and among the faults; `whole` says that no rule and no scene is missing.
    """

    root: Path
    settings: Settings
    whole: bool = False
    ruleset: Ruleset | None = None
    kinds: dict[str, str] = field(default_factory=dict)
    facts: dict[str, dict] = field(default_factory=dict)
    scenes: Scenes = field(default_factory=Scenes)
    known_scenes: set[str] = field(default_factory=set)  # those of unreadable files as well
    verdicts: dict[str, Verdict] = field(default_factory=dict)
    versions: dict[str, dict[str, dict]] = field(default_factory=dict)
    moves: Moves = field(default_factory=Moves)
    previews: dict[str, Pictured] = field(default_factory=dict)  # by page
    languages: dict[str, Language] = field(default_factory=dict)

    @property
    def version_dates(self) -> dict[str, str]:
        """The versions of the rules with their dates, the one that is played now last."""
        recorded = self.versions.get(self.ruleset.id, {})
        dates = {version: entry["date"] for version, entry in recorded.items()}
        dates.pop(self.ruleset.version, None)
        return {**dates, self.ruleset.version: self.ruleset.date}

    @property
    def pages(self) -> list[Page]:
        return [page for language in self.languages.values() for page in language.pages.values()]


def strings_file(code: str) -> str:
    return f"docs/{code}/strings.yaml"


def read_project(root: Path, ruleset: str = RULESET) -> tuple[Project, list[Fault]]:
    """The project in `root` as far as it can be read, and every fault of its files."""
    settings, faults = read_settings(root)
    project = Project(root, settings)
    project.versions, unreadable = read_versions(root)
    faults += unreadable
    project.moves, unreadable = read_moves(root)
    faults += unreadable
    project.previews, unreadable = read_previews(root)
    faults += unreadable
    missing = _rules(project, root / ruleset) + _scenes(project)
    project.whole = not missing
    faults += missing
    for code in LANGUAGES:
        faults += _language(project, code)
    return project, [_relative(root, fault) for fault in faults]


def _rules(project: Project, file: Path) -> list[Fault]:
    faults = []
    try:
        project.ruleset = load_ruleset(file)
        project.facts = {rule: dict(facts) for rule, facts in nardi.facts(project.ruleset).items()}
        project.kinds = {rule: s["kind"] for rule, s in nardi.rules(project.ruleset).items()}
    except Faults as unreadable:
        faults += unreadable.faults
    pages, unsound = read_page_rules(project.root / PAGE_RULES, project.kinds)
    project.facts |= pages
    project.kinds |= dict.fromkeys(pages, "page")
    return faults + unsound


def _scenes(project: Project) -> list[Fault]:
    folder = project.root / SCENES
    for path in folder.glob("*.yaml"):
        with suppress(Faults):  # what is no text is named where the scenes are read
            project.known_scenes |= set(SCENE_ID.findall(read_text(path)))
    if project.ruleset is None:
        return []
    project.scenes, faults = read_scenes(folder, project.ruleset)
    project.known_scenes |= set(project.scenes.scenes)
    for scene in project.scenes.scenes.values():
        project.verdicts[scene.id] = judge(scene, project.ruleset)
    return faults


def _language(project: Project, code: str) -> list[Fault]:
    faults = []
    strings, lines = {}, {}
    try:
        strings, lines = read_yaml(project.root / strings_file(code))
        if not isinstance(strings, dict) or not strings:
            wrong = f"is {strings!r}, not a mapping of sections with their strings"
            faults.append(Fault(strings_file(code), 1, wrong))
            strings = {}
    except Faults as unreadable:
        faults += unreadable.faults
    try:
        grammar = load_grammar(code)
    except Faults as unreadable:
        return faults + unreadable.faults  # nothing of the language can be judged without
    words = Words(code, strings, grammar)
    language = Language(code, words, lines, _names(project, grammar, words))
    for path in sorted((project.root / "docs" / code).glob("**/*.md")):
        file = path.relative_to(project.root).as_posix()
        try:
            page, unsound = read_page(file, code, read_text(path))
        except Faults as unreadable:
            faults += unreadable.faults
            continue
        language.pages[page.name] = page
        faults += unsound
    if RULES_PAGE not in language.pages:
        faults.append(Fault(f"docs/{code}/{RULES_PAGE}.md", 1, "the page of the rules is missing"))
    # Of a page with faults not every anchor is known.
    anchors = None if faults else set(language.pages[RULES_PAGE].anchors)
    try:
        language.search = read_language(project.root / f"docs/{code}/search.yaml", anchors)
    except Faults as unreadable:
        faults += unreadable.faults
    project.languages[code] = language
    return faults


def _names(project: Project, grammar: Grammar, words: Words) -> Names:
    values: dict = {rule.replace("-", "_"): facts for rule, facts in project.facts.items()}
    if project.ruleset:
        values["ruleset"] = {
            key: getattr(project.ruleset, key) for key in ("id", "version", "date")
        }
        for version, date in project.version_dates.items():
            values[version_name(version)] = {"number": version, "date": date}
    values["game_url"] = project.settings.game_url
    rolls = dict.fromkeys(project.known_scenes, "")
    for scene in project.scenes.scenes.values():
        rolls[scene.id] = "-".join(map(str, scene.roll)) if scene.roll else None
    filters = grammar.filters() | {"date": words.date if words.strings else str}
    return Names(values, filters, rolls, TABLES)


def _relative(root: Path, fault: Fault) -> Fault:
    return fault._replace(file=str(fault.file).removeprefix(f"{root}/"))
