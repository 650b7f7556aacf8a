"""Every number that is not a fact is still true of its section, in digits and in words.

In a caption it must be true of the scene above it, elsewhere of any scene of the section; a value
of a fact that the section prints is true all over it.
"""

import nardi
from diagrams.numerals import COUNT, POINT, Numeral
from hooks.bindings import shown_scenes, used_facts
from hooks.page import Page, Section
from hooks.project import Project
from hooks.truths import Truths, of_fact, of_scene, of_table, union
from hooks.typed import Typed, typed
from nardi.faults import Fault

WHAT = {
    "roll": "no roll",
    "play": "no play",
    POINT: "no point",
    COUNT: "no die, count or length",
}


def numbers(project: Project) -> list[Fault]:
    """Every number of a page is true where it stands; each that is not is named."""
    if not project.whole:
        return []
    known = _Known(project)
    return [
        Fault(one.page.file, one.line, f"{one.language.code}: {_place(one)}: {_why(one)}")
        for one in typed(project)
        if not is_true(one.numeral, known.around(one))
    ]


def is_true(numeral: Numeral, truths: Truths) -> bool:
    """Whether `numeral` says something true, in one of the ways it can be read."""
    if numeral.kind == "roll":
        return "-".join(sorted(numeral.text.split("-"), reverse=True)) in truths.rolls
    if numeral.kind == "play":
        return numeral.text in truths.plays
    return (POINT in numeral.counts_as and numeral.value in truths.points) or (
        COUNT in numeral.counts_as and numeral.value in truths.counts
    )


def _place(one: Typed) -> str:
    if not one.section:
        return "front matter"
    return f"caption of {one.scene}" if one.scene else f"section {one.section.id}"


def _why(one: Typed) -> str:
    numeral = one.numeral
    kind = numeral.kind if numeral.kind in WHAT else min(numeral.counts_as)
    scenes = "the scene" if one.scene else "a scene shown there"
    return f"{numeral.text!r} is {WHAT[kind]} of {scenes}, and no fact printed in the section"


class _Known:
    """What is true where; of each section, scene and fact worked out once."""

    def __init__(self, project: Project) -> None:
        self.project = project
        self._scenes = {
            scene.id: of_scene(scene, project.verdicts[scene.id], project.ruleset)
            for scene in project.scenes.scenes.values()
        }
        self._of: dict[tuple, Truths] = {}

    def around(self, one: Typed) -> Truths:
        where = one.language.code, one.page.name, one.section and one.section.start, one.scene
        if where not in self._of:
            self._of[where] = self._truths(one)
        return self._of[where]

    def _truths(self, one: Typed) -> Truths:
        if not one.section:
            return union([Truths(), *(self._facts(one.page, s) for s in one.page.sections)])
        facts = self._facts(one.page, one.section)
        if one.scene in self._scenes:
            return union([facts, self._scenes[one.scene]])
        shown = shown_scenes(one.page, one.section)
        tables = [
            of_table(nardi.table(self.project.ruleset, tag.expression.argument))
            for tag in one.section.calls("table")
            if tag.expression.argument in nardi.TABLES
        ]
        return union([facts, *tables, *(self._scenes[s] for s in shown if s in self._scenes)])

    def _facts(self, page: Page, section: Section) -> Truths:
        used = used_facts(self.project, page, section)
        return union([Truths(), *(of_fact(self.project.facts[r][fact]) for r, fact in used)])
