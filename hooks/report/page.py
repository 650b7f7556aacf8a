"""The report as one HTML page that needs nothing beside it."""

import os
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from diagrams.describe import describe
from diagrams.draw import draw
from diagrams.scene import Scene
from diagrams.words import Words
from hooks.project import Project
from hooks.report import compare
from hooks.report.base import Side
from hooks.report.owed import touched
from hooks.report.sample import Sample
from nardi import Ruleset
from nardi.errors import NardiError
from nardi.faults import Fault

HERE = Path(__file__).parent
REVIEW = "make accept"  # a fault that says so is told with its section
BOARD_CSS = HERE.parent.parent / "docs" / "assets" / "board.css"


def page(
    before: Side,
    after: Side,
    project: Project,
    faults: list[Fault],
    turns: Sample,
    language: str,
    out: Path,
) -> str:
    """The report from `before` to `after`, with boards in `language`, to be written to `out`."""
    boards = _Boards(project.languages[language].words)
    sections = touched(before, project)
    owed = [place for section in sections for place in section.places.values() if place.owed]
    scenes = compare.scenes(before, after)
    env = Environment(
        loader=FileSystemLoader(HERE),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.filters |= {"shown": shown, "counted": compare.counted}
    return env.get_template("page.html").render(
        css=Markup(
            "\n".join(p.read_text(encoding="utf-8") for p in (BOARD_CSS, HERE / "page.css"))
        ),
        before=before,
        after=after,
        parameters=compare.parameters(before.ruleset, after.ruleset),
        facts=compare.values(before.facts, after.facts),
        broken=[change for change in scenes if not change.holds],
        other=[change for change in scenes if change.holds],
        unchanged=len(after.scenes.scenes) - sum(1 for change in scenes if change.after),
        tables=compare.tables(before, after),
        openings=compare.openings(before.ruleset, after.ruleset),
        sample=turns,
        sections=sections,
        owed=len(owed),
        languages=list(project.languages),
        faults=[fault for fault in faults if REVIEW not in fault.message],
        boards=boards,
        language=language,
        link=lambda file: os.path.relpath(project.root / file, out.parent),
        scene_of=_scene_of,
    )


def shown(value: Any) -> str:
    """A value of a rule as a ruleset writes it."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return str(value).lower()
    return ", ".join(map(shown, value)) or "none" if isinstance(value, list) else str(value)


class _Boards:
    """Draws and describes scenes, also those that a ruleset cannot play."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def __call__(self, scene: Scene, ruleset: Ruleset) -> Markup:
        try:
            return Markup(draw(scene, ruleset, self.words))
        except NardiError as error:
            return Markup('<p class="none">{}</p>').format(f"cannot be drawn: {error}")

    def text(self, scene: Scene, ruleset: Ruleset) -> list[str]:
        try:
            return describe(scene, ruleset, self.words)
        except NardiError as error:
            return [str(error)]

    def same(self, change: compare.SceneChange, before: Side, after: Side) -> bool:
        """True when the pictures of both sides are one, though the plays are not."""
        if not change.before or not change.after:
            return False
        return self(change.before, before.ruleset) == self(change.after, after.ruleset)


def _scene_of(query: dict, plays: list[str]) -> Scene:
    """A scene that shows the first of `plays` in the turn of `query`, or only the turn."""
    claim, claimed = ("legal", plays[0]) if plays else (None, None)
    query = {**query, "roll": tuple(query["roll"])}
    return Scene("example", "setup", query, claim, claimed, (), "", 0)
