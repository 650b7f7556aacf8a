"""What the script of the playable boards needs on one page: graphs, words and shapes, as data.

The words are templates with the forms of the numbers that they use, so that the script writes the
very sentences that `Words.text` would; the shapes are drawn by the functions that draw the boards.
"""

import json
import re
from collections.abc import Iterable
from functools import lru_cache

from diagrams.claim import judge
from diagrams.encode import Encoder, Refusal
from diagrams.graph import turn_graph
from diagrams.layout import Layout
from diagrams.overlay import actions, evidence, shapes, status, targets
from diagrams.picture import picture
from diagrams.scene import Scene
from diagrams.stage import Stage
from diagrams.strings import STRINGS, TURNING
from diagrams.words import Words
from nardi import COLOURS, Ruleset
from nardi.board import POINTS, route

NUMBERS = range(1, POINTS + 1)  # a point or a count of checkers: what a sentence asks a form of
FORM = re.compile(r"\{\w+\.(\w+)\}")


class PageData:
    """The data of pages, for any language and any of the scenes; what was once made is kept."""

    def __init__(self, scenes: dict[str, Scene], ruleset: Ruleset):
        self.scenes = scenes
        self.ruleset = ruleset
        self._first: dict[str, str] = {}  # scenes that ask the same turn share a graph
        self._encoder = lru_cache(maxsize=None)(self._encode)

    def of(self, scenes: Iterable[str], words: Words, rules: dict) -> dict:
        """The data of a page that shows `scenes`, by id.

        `rules` maps every rule id to its title and its address as seen from the page.
        """
        page = _Page(words)
        playable = [self.scenes[scene] for scene in scenes if self.scenes[scene].roll]
        for scene in playable:
            trays = picture(scene, judge(scene, self.ruleset), self.ruleset).trays
            asked = json.dumps([scene.query, sorted(trays)], sort_keys=True)
            if asked not in page.asked:
                first = self._first.setdefault(asked, scene.id)
                page.add(asked, Layout(trays=trays), self._encoder(first, trays))
            page.scenes[f"scene-{scene.id}"] = page.asked[asked]
        return page.data(rules)

    def _encode(self, scene: str, trays: frozenset[str]) -> Encoder:
        shown = self.scenes[scene]
        return Encoder(turn_graph(self.ruleset, shown.query), shown, self.ruleset, trays)


class _Page:
    """Gathers what the scenes of a page share: turns, refusals and the shapes of boards."""

    def __init__(self, words: Words):
        self.words = words
        self.scenes: dict[str, int] = {}
        self.asked: dict[str, int] = {}
        self.graphs: list[dict] = []
        self.refusals: dict[str, int] = {}
        self.targets: dict[str, int] = {}

    def add(self, asked: str, layout: Layout, encoder: Encoder) -> None:
        """One more turn on one more layout."""
        colour = encoder.scene.turn
        self.asked[asked] = len(self.graphs)
        numbers = [self._refusal(refusal, layout) for refusal in encoder.refusals]
        buttons = targets(layout, colour)
        self.graphs.append(
            encoder.write(numbers)
            | {
                "left": layout.left,
                "tray": layout.tray(colour).centre if colour in layout.trays else None,
                "targets": self.targets.setdefault(buttons, len(self.targets)),
            }
        )

    def _refusal(self, refusal: Refusal, layout: Layout) -> int:
        shown = evidence(Stage(layout, refusal.picture), self.words)
        told = json.dumps([refusal.rule, refusal.strings, refusal.values, shown])
        return self.refusals.setdefault(told, len(self.refusals))

    def data(self, rules: dict) -> dict:
        """The whole; a page with nothing to play needs only the words for turning its boards."""
        if not self.graphs:
            return {"words": {key.partition(".")[2]: self.words.template(key) for key in TURNING}}
        refusals = [json.loads(told) for told in self.refusals]
        named = {rule for rule, *_ in refusals}
        named |= {state[1] for graph in self.graphs for state in graph["states"]} - {""}
        if any(not graph["plays"] for graph in self.graphs):
            named.add("no-move")
        strings = _strings(self.words)
        return {
            "words": strings,
            "forms": _forms(self.words, strings),
            "rules": {rule: rules[rule] for rule in sorted(named)},
            "routes": [route(colour) for colour in COLOURS],
            **shapes({die for graph in self.graphs for die in graph["dice"]}),
            "status": status(self.words),
            "actions": actions(self.words),
            "targets": list(self.targets),
            "refusals": refusals,
            "graphs": self.graphs,
            "scenes": self.scenes,
        }


def _strings(words: Words) -> dict[str, str]:
    """The templates that the script fills, by the last part of their key."""
    return {key.partition(".")[2]: words.template(key) for key in STRINGS}


def _forms(words: Words, strings: dict[str, str]) -> dict[str, list[str]]:
    """Every form of a number that a template asks for, for each of NUMBERS."""
    names = sorted({form for template in strings.values() for form in FORM.findall(template)})
    return {form: ["", *(getattr(words.number(n), form) for n in NUMBERS)] for form in names}


def written(data: dict) -> str:
    """The data as the text of a script element, the same every time."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c")
