"""Graphs of turns as a page ships them to the script that lets readers play: small, no words yet.

A graph is `{turn, dice, at, states, sets, near, plays}`:

- `turn` is 0 for White, 1 for Black; `dice` all dice of the roll, as digits; `at` the counts of
  both colours by point, 0 for off;
- a state is `[dice left, rule owed, {from: [row, next state, ...]}]`, the rule empty where the
  turn may end;
- a row has a letter for each place a hop may lead to, off first: `0` where it is legal, the n-th
  of them leading to the n-th of the next states, else that of a set of refusals (see `letter`),
  and `=` where the last row before it from the same point has the same letter; off is left out
  where nothing can be borne off;
- the first `near` sets are of hops that a die left would make;
- a set lists refusals by their number in the list of the page;
- a play is `[notation, hops]`.

A refusal is `[rule, strings, values, frames, missing, hops]`: what to say, the first and last
point of each frame, the place where nobody is ahead, and the hops of a better play from here.
"""

from collections.abc import Callable
from dataclasses import replace

from diagrams.claim import Verdict
from diagrams.evidence import evidence
from diagrams.graph import Graph, State
from diagrams.layout import Layout
from diagrams.marks import stretches
from diagrams.reasons import sentences
from diagrams.scene import Scene
from nardi import COLOURS, Ruleset
from nardi.board import POINTS

FAR = {"direction", "dice-separate"}  # refused because no die left would make the hop
SAME = "="
FIRST, LAST, NEXT = 0x3E, 0x7E, 0xA1  # letters of sets run from > to ~ and on from ¡


def letter(number: int) -> str:
    """The letter of a row for the set of refusals `number`."""
    code = FIRST + number
    return chr(code if code <= LAST else code - LAST - 1 + NEXT)


def encode(
    graph: Graph, scene: Scene, ruleset: Ruleset, refusal: Callable[[list], int], *, off: bool
) -> dict:
    """The graph of the turn of `scene`; `refusal` gives each refusal its number in the page.

    `off` is true where the board has a tray, so that a reader can try to bear off.
    """
    return _Encoder(graph, scene, ruleset, refusal, off).encoded()


class _Encoder:
    def __init__(self, graph: Graph, scene: Scene, ruleset: Ruleset, refusal: Callable, off: bool):
        self.graph = graph
        self.scene = replace(scene, claim=None, claimed=None)
        self.ruleset = ruleset
        self.refusal = refusal
        self.ends_of_hops = range(0 if off else 1, POINTS + 1)
        self.dice = list(graph.states[0].left)
        self.ends = {play["notation"]: self._end(play) for play in graph.plays}

    def encoded(self) -> dict:
        found = [self._sets(state) for state in self.graph.states]
        every = {refs: near for sets in found for refs, near in sets.values()}
        sets = sorted(every, key=lambda refs: (not every[refs], refs))
        codes = {refs: letter(number) for number, refs in enumerate(sets)}
        last: dict[int, str] = {}
        states = [
            [_digits(state.left), state.owed or "", self._starts(state, sets_of, codes, last)]
            for state, sets_of in zip(self.graph.states, found, strict=True)
        ]
        return {
            "turn": COLOURS.index(self.scene.turn),
            "dice": _digits(self.dice),
            "at": [self._counts(colour) for colour in COLOURS],
            "states": states,
            "sets": [list(refs) for refs in sets],
            "near": sum(every.values()),
            "plays": [[play["notation"], play["hops"]] for play in self.graph.plays],
        }

    def _counts(self, colour: str) -> list[int]:
        position = self.scene.position
        on_board = [position[colour].get(str(point), 0) for point in range(1, POINTS + 1)]
        return [position["off"][colour], *on_board]

    def _starts(self, state: State, sets: dict, codes: dict, last: dict) -> dict:
        """The rows of a state; `last` keeps the last row written from each point."""
        starts = {}
        for start in sorted({hop[0] for hop in state.tries}):
            hops = [(start, end) for end in self.ends_of_hops]
            row = "".join("0" if hop not in sets else codes[sets[hop][0]] for hop in hops)
            before = last.get(start, " " * len(row))
            last[start] = row
            same = (SAME if a == b else a for a, b in zip(row, before, strict=True))
            following = [state.tries[hop] for hop in hops if hop not in sets]
            starts[str(start)] = ["".join(same), *following]
        return starts

    def _sets(self, state: State) -> dict:
        """For each refused hop of a state its refusals by number, and whether a die makes it."""
        return {
            hop: (
                tuple(self._refusal(state, hop, *refused) for refused in found),
                not any(rule in FAR for rule, _ in found),
            )
            for hop, found in state.tries.items()
            if not isinstance(found, int) and hop[1] in self.ends_of_hops
        }

    def _refusal(self, state: State, hop: tuple, rule: str, witness: dict) -> int:
        told = {"rule": rule, "witness": witness}
        verdict = Verdict(False, hops=[*state.hops, hop], dice=self.dice, refusals=[told])
        strings, values = sentences(told, self.scene, verdict)
        shown = evidence(self._scene_at(state), verdict, self.ruleset)
        frames = [[points[0], points[-1]] for points in stretches(Layout(), shown.framed)]
        better = self.graph.path(
            self.graph.states.index(state), self.ends[witness["play"]]
        ) if "play" in witness else []
        return self.refusal([rule, strings, values, frames, shown.missing or 0, better])

    def _scene_at(self, state: State) -> Scene:
        """The scene with the mover's checkers where they stand in `state`."""
        counts = {str(point): count for point, count in state.counts.items() if point}
        position = {**self.scene.position, self.scene.turn: counts}
        return replace(self.scene, query={**self.scene.query, "position": position})

    def _end(self, play: dict) -> dict[int, int]:
        return self.graph.states[self.graph.walk(play["hops"])].counts


def _digits(dice) -> str:
    return "".join(map(str, dice))
