"""Runs mutations on copies of the project and judges what `make check` says of each."""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from random import Random
from threading import Lock

from hooks.versions import record
from nardi.faults import Faults
from tests.mutations.bound import Section, sections
from tests.mutations.mutation import LANGUAGES, Mutation, Tree, headings
from tests.mutations.observe import observe
from tests.positions import ROUTES, queries

ROOT = Path(__file__).parent.parent.parent
ROOMS = ("nardi", "diagrams", "hooks", "docs", "overrides", "mkdocs.yml")
RULES = "nardi/rulesets/long.yaml"
ADDRESSES = "docs/addresses.txt"
REFERENCE = re.compile(r"(docs/[a-z]+/[a-z]+\.md):(\d+)")
SCENES = re.compile(r"- id: ([a-z0-9-]+)\n  rule: ([a-z0-9-]+)")
TABLES = {"first-turn-doubles": "head-first-turn-table"}
CAUGHT, SURVIVED, IDLE = "caught", "survived", "not counted"
UNSEEN = 1500  # queries asked where no page shows that a mutation changes anything


@dataclass
class Outcome:
    """`why` says what was not named, or why the mutation is not counted."""

    mutation: Mutation
    status: str
    why: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return "\n            ".join([f"{self.status:11} {self.mutation}", *self.why])


class Judge:
    """Judges mutations in `folder`; raises RuntimeError when the project itself has faults."""

    def __init__(self, folder: Path, pool: Pool, unseen: int) -> None:
        self.folder, self.pool = folder, pool
        # Whoever goes on working meanwhile changes nothing that is judged here.
        self.sound = folder / "sound"
        _copy(ROOT, self.sound)
        self.queries = folder / "queries.json"
        self.queries.write_text(json.dumps(list(_queries(unseen))), encoding="utf-8")
        self.once, self.behaviour = Lock(), []
        with self._copy() as tree:
            self.answers = self._sound(tree)["answers"]
            self.sections = _sections(tree)
        with self._copy() as tree:
            bump(tree)
            self._sound(tree)

    def _sound(self, tree: Tree) -> dict:
        seen = self._observe(tree)
        if seen["faults"] or "crash" in seen:
            faults = seen.get("crash") or "\n".join(_text(fault) for fault in seen["faults"])
            raise RuntimeError(f"without a mutation `make check` must find nothing\n{faults}")
        return seen

    def judge(self, mutation: Mutation) -> Outcome:
        """What becomes of one mutation; raises ListError when it does not fit the project."""
        with self._copy() as tree:
            mutation.edit(tree)
            if mutation.rule:
                bump(tree)
            seen = self._observe(tree, mutation)
            if "crash" in seen:
                return Outcome(mutation, SURVIVED, [f"the check itself broke: {seen['crash']}"])
            faults = [_text(fault) for fault in seen["faults"]]
            changed = self._changed(seen["answers"]) if mutation.rule else set()
            if mutation.rule and not changed and not seen["faults"]:
                return self._unseen(mutation, tree)
            after = _sections(tree) if mutation.places else []
            why = [f"no fault names {name!r}" for name in self._named(mutation, faults)]
            why += self._unplaced(mutation, seen["faults"], after, changed)
            if not faults:
                why = ["`make check` finds nothing", *why]
            return Outcome(mutation, SURVIVED if why else CAUGHT, why, faults)

    def _named(self, mutation: Mutation, faults: list[str]) -> list[str]:
        names = [*mutation.names, *filter(None, [mutation.rule])]
        return [name for name in names if not any(_word(name, fault) for fault in faults)]

    def _unplaced(
        self, mutation: Mutation, faults: list, after: list[Section], changed: set[str]
    ) -> list[str]:
        lines = {line for fault in faults for line in _lines(fault)}
        missing = []
        for place in mutation.places:
            found = [s for s in after if s.file == place.file and s.id == place.section]
            if not any(file == place.file for file, _ in lines):
                missing.append(f"no fault names {place.file}")
            elif found and not any(found[0].holds(*line) for line in lines):
                missing.append(f"no fault names section {place.section} of {place.file}")
        unnamed = [
            f"{section.file}#{section.id}, bound to {', '.join(sorted(section.rules & changed))}"
            for section in self.sections
            if section.rules & changed and not any(section.holds(*line) for line in lines)
        ]
        if unnamed:
            missing.append(f"{len(unnamed)} sections are not named, {unnamed[0]} the first")
        return missing

    def _changed(self, answers: dict) -> set[str]:
        """The rules whose answers are others now; none when the rules cannot be read at all."""
        return {
            rule
            for rule in self.answers.keys() | answers.keys()
            if answers and self.answers.get(rule) != answers.get(rule)
        }

    def _unseen(self, mutation: Mutation, tree: Tree) -> Outcome:
        """No page shows the change: it counts all the same if the engine plays otherwise."""
        with self.once:
            if not self.behaviour:
                seen = self._observe(Tree(self.sound), None, self.queries)
                self.behaviour = seen["behaviour"]
        before = self.behaviour
        after = self._observe(tree, mutation, self.queries)["behaviour"]
        others = sum(a != b for a, b in zip(before, after, strict=True))
        if others:
            why = f"{others} of {len(before)} answers of the engine are others, and no page knows"
            return Outcome(mutation, SURVIVED, [why])
        why = f"no fact, scene or table changes, nor any of {len(before)} other answers"
        return Outcome(mutation, IDLE, [why])

    @contextmanager
    def _copy(self) -> Iterator[Tree]:
        """A copy of the project that is gone when the block is left."""
        root = Path(tempfile.mkdtemp(dir=self.folder))
        try:
            _copy(self.sound, root)
            yield Tree(root)
        finally:
            shutil.rmtree(root)

    def _observe(self, tree: Tree, mutation: Mutation | None = None, *asked: Path) -> dict:
        if mutation is None or mutation.kind != "engine":
            return self.pool.apply(observe, (str(tree.root), *map(str, asked)))
        # A mutated engine has to be imported anew, and from there.
        environment = os.environ | {"PYTHONPATH": str(tree.root), "PYTHONHASHSEED": "0"}
        command = [sys.executable, observe.__code__.co_filename, str(tree.root), *map(str, asked)]
        done = subprocess.run(
            command, check=True, cwd=tree.root, env=environment, stdout=subprocess.PIPE, timeout=600
        )
        return json.loads(done.stdout)


def _copy(source: Path, target: Path) -> None:
    unread = shutil.ignore_patterns("fonts", "*.js", "*.mjs", "*.css")
    for room in ROOMS:
        if (source / room).is_dir():
            shutil.copytree(source / room, target / room, ignore=unread, dirs_exist_ok=True)
        else:
            target.mkdir(exist_ok=True)
            shutil.copy2(source / room, target / room)


def run(mutations: Iterable[Mutation], workers: int, unseen: int = UNSEEN) -> Iterator[Outcome]:
    """The outcomes in the order of the mutations, `workers` at a time.

    `unseen` is how many queries are asked where no page shows that a mutation changes anything.
    """
    with (
        tempfile.TemporaryDirectory(prefix="mutations-") as folder,
        # The checks are imported once; only a mutated engine needs a process of its own.
        get_context("fork").Pool(workers) as checks,
        ThreadPoolExecutor(workers) as pool,
    ):
        judge = Judge(Path(folder), checks, unseen)
        yield from pool.map(judge.judge, mutations)


def bump(tree: Tree) -> None:
    """What a maintainer does with a changed rule: version, digest, entries of changes, address."""
    if 'version: "1.1"' in tree.read(RULES):
        return
    tree.replace(RULES, 'version: "1.0"\n', 'version: "1.1"\n')
    for code in LANGUAGES:
        file = f"docs/{code}/changes.md"
        text = tree.read(file)
        start, end = next((s, e) for id_, s, e in headings(text) if id_ == "version-1-0")
        entry = text[start:end].replace("version_1_0", "version_1_1")
        entry = entry.replace("#version-1-0", "#version-1-1")
        tree.write(file, text[:start] + entry.rstrip() + "\n\n" + text[start:])
    tree.write(ADDRESSES, tree.read(ADDRESSES) + "changes/#version-1-1\n")
    with suppress(Faults):  # an overlay that no longer fits is for the check to name
        record(tree.root)


def _sections(tree: Tree) -> list[Section]:
    scenes = {
        scene: rule
        for path in sorted((tree.root / "diagrams/scenes").glob("*.yaml"))
        for scene, rule in SCENES.findall(path.read_text(encoding="utf-8"))
    }
    return sections(tree, scenes, TABLES)


def _text(fault: list) -> str:
    return "{}:{}: {}".format(*fault)


def _lines(fault: list) -> list[tuple[str, int]]:
    """Every line that a fault names: its own, and the places it says something is shown."""
    file, line, message = fault
    return [(file, line), *((f, int(n)) for f, n in REFERENCE.findall(message))]


def _word(name: str, text: str) -> bool:
    """Whether `text` holds `name` as a whole: `head` is not named by `head-limit`.

    A `*` at the end of a name stands for any ending.
    """
    end = "" if name.endswith("*") else r"(?![\w-])"
    return re.search(rf"(?<![\w-]){re.escape(name.rstrip('*'))}{end}", text) is not None


def _queries(number: int) -> Iterator[dict]:
    """Positions and rolls of all kinds, each with one or two hops that may be anything."""
    rng = Random(5)
    for _, query in queries(7, number):
        route = ROUTES[query["turn"]]
        held = [route.index(int(point)) for point in query["position"][query["turn"]]]
        hops = []
        for _ in range(rng.randint(1, 2) if held else 0):
            step = rng.choice(held)
            hops.append([route[step], route[min(step + rng.randint(1, 6), len(route) - 1)]])
        yield {**query, "moves": hops}
        yield {"position": _finished(query["position"], query["turn"])}


def _finished(position: dict, winner: str) -> dict:
    """The same position with one colour borne off, so that there is a result."""
    return position | {winner: {}, "off": position["off"] | {winner: 15}}
