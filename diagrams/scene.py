"""Scenes: a position, a roll and what it shows, read from YAML and checked for form.

Whether the engine confirms what a scene claims is judged elsewhere (`claim`); here a scene only
has to say something that can be judged.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from diagrams.shape import Reader
from nardi.faults import Fault, Faults
from nardi.ruleset import Ruleset
from nardi.yamlfile import read_yaml


@dataclass(frozen=True)
class Scene:
    """One scene. `query` is what the engine is asked: position, turn, roll, as in its contract.

    `claim` is one of `claims.CLAIMS` or None, `claimed` its value: a play, a list of plays, a
    rule id, a number of dice, or a result; `because` the rules that refuse an illegal play.
    """

    id: str
    rule: str
    query: dict
    claim: str | None
    claimed: Any
    because: tuple[str, ...]
    file: str
    line: int

    @property
    def position(self) -> dict:
        """`{"white": {point: checkers}, "black": ..., "off": {"white": n, "black": n}}`."""
        return self.query["position"]

    @property
    def turn(self) -> str | None:
        return self.query.get("turn")

    @property
    def roll(self) -> tuple[int, int] | None:
        return tuple(self.query["roll"]) if "roll" in self.query else None


@dataclass
class Scenes:
    """All scenes in the order of the files, and for each rule the facts its text must state."""

    scenes: dict[str, Scene] = field(default_factory=dict)
    states: dict[str, list[str]] = field(default_factory=dict)


def load_scenes(folder: Path, ruleset: Ruleset) -> Scenes:
    """Every scene of `folder`; raises Faults that names all faults of all its files."""
    scenes, faults = read_scenes(folder, ruleset)
    if faults:
        raise Faults(faults)
    return scenes


def read_scenes(folder: Path, ruleset: Ruleset) -> tuple[Scenes, list[Fault]]:
    """The scenes of `folder` that could be read, and every fault of its files."""
    scenes, faults, whole = Scenes(), [], True
    for path in sorted(Path(folder).glob("*.yaml")):
        try:
            data, where = read_yaml(path)
        except Faults as unreadable:
            faults += unreadable.faults
            whole = False
            continue
        reader = Reader(str(path), where, ruleset)
        _read_file(data, reader, scenes)
        faults += reader.faults
    if whole:
        faults += _unstated(folder, scenes, ruleset)
    return scenes, faults


def _read_file(data: Any, reader: Reader, scenes: Scenes) -> None:
    for rule, facts in reader.states(data).items():
        if rule in scenes.states:
            reader.fault(("states", rule), f"{rule} is listed twice")
        scenes.states[rule] = facts
    for at, entry in reader.entries(data):
        fields = reader.scene(at, entry)
        if fields is None:
            continue
        scene = Scene(**fields, file=reader.file, line=reader.line(at))
        if scene.id in scenes.scenes:
            first = scenes.scenes[scene.id]
            reader.fault(
                at, f"scene {scene.id} exists already at {Path(first.file).name}:{first.line}"
            )
            continue
        scenes.scenes[scene.id] = scene


def _unstated(folder: Path, scenes: Scenes, ruleset: Ruleset) -> list[Fault]:
    """A fault for each rule of the ruleset that no file lists under `states`."""
    return [
        Fault(str(folder), 1, f"no file lists {rule} under states")
        for rule in ruleset.rules
        if rule not in scenes.states
    ]
