"""The two sides of a report: the rules and scenes as they were, and as they are now."""

import subprocess
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

import nardi
from diagrams.claim import Verdict, judge
from diagrams.scene import Scenes, read_scenes
from hooks.page_rules import read_page_rules
from hooks.project import PAGE_RULES, RULESET, SCENES, Project
from nardi import TABLES, Ruleset
from nardi.faults import Fault
from nardi.files import load_ruleset, ruleset_names


class BaseError(ValueError):
    """BASE is neither a ruleset nor a revision of this repository; the text says what was tried."""


@dataclass
class Side:
    """Rules, scenes and all that the engine answers; `facts` hold those of the pages as well.

    `faults` are those of files of an old revision, which could only be read in part.
    """

    name: str
    ruleset: Ruleset
    scenes: Scenes
    facts: dict[str, dict]
    verdicts: dict[str, Verdict]
    tables: dict[str, list[dict]]
    faults: list[Fault] = field(default_factory=list)


def today(project: Project) -> Side:
    """The side that stands in the files now, whether or not its claims are confirmed."""
    return _side("now", project.ruleset, project.scenes, project.facts, [])


def read_base(root: Path, base: str, project: Project) -> Side:
    """The side that `base` names: a ruleset's name or file with today's scenes, or a git revision.

    Raises BaseError, and Faults for a ruleset that cannot be read.
    """
    file = next((path for path in (Path(base), root / base) if path.is_file()), None)
    if file or base in ruleset_names():
        ruleset = load_ruleset(file or base)
        pages = {rule: f for rule, f in project.facts.items() if rule not in ruleset.rules}
        # Its own reading of the scenes: which rolls and plays are well formed is up to the rules.
        scenes, faults = read_scenes(root / SCENES, ruleset)
        return _side(base, ruleset, scenes, nardi.facts(ruleset) | pages, faults)
    with tempfile.TemporaryDirectory(prefix="base-") as folder:
        return _revision(root, base, Path(folder))


def _revision(root: Path, base: str, folder: Path) -> Side:
    commit = _git(root, base, "rev-parse", "--verify", "--quiet", f"{base}^{{commit}}").strip()
    wanted = (str(Path(RULESET).parent), SCENES, PAGE_RULES)
    # Paths of the index are those of the repository, whose top may lie above the project.
    names = _git(root, base, "ls-tree", "-r", "--name-only", commit, "--", *wanted).splitlines()
    for name in names:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_git(root, base, "show", f"{commit}:./{name}"), encoding="utf-8")
    if not (folder / RULESET).is_file():
        raise BaseError(f"{base} has no {RULESET}")
    ruleset = load_ruleset(folder / RULESET)
    scenes, faults = read_scenes(folder / SCENES, ruleset)
    pages, unsound = read_page_rules(folder / PAGE_RULES, ruleset.rules)
    faults = [f._replace(file=f.file.removeprefix(f"{folder}/")) for f in (*faults, *unsound)]
    return _side(f"{base} ({commit[:9]})", ruleset, scenes, nardi.facts(ruleset) | pages, faults)


def _git(root: Path, base: str, *words: str) -> str:
    done = subprocess.run(["git", *words], check=False, cwd=root, capture_output=True, text=True)
    if done.returncode:
        raise BaseError(
            f"{base} is no ruleset file, none of {', '.join(ruleset_names())}, and no git revision"
            f" that can be read: git {' '.join(words)}: {done.stderr.strip() or 'not found'}"
        )
    return done.stdout


def _side(name: str, ruleset: Ruleset, scenes: Scenes, facts: dict, faults: list) -> Side:
    verdicts = {scene.id: judge(scene, ruleset) for scene in scenes.scenes.values()}
    tables = {table: nardi.table(ruleset, table) for table in TABLES}
    return Side(name, ruleset, scenes, facts, verdicts, tables, faults)
