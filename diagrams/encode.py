"""The graph of a turn as a page ships it to the script that lets readers play it.

It is `{turn, dice, at, first, states, sets, near, plays}`:

- `turn` is 0 for White, 1 for Black; `dice` are all dice of the roll, as digits; `at` the counts
  of both colours by point, 0 for off;
- a state is `[dice left, rule owed, {from: [row, next state, ...]}]`, the rule empty where the
  turn may end;
- a row has a letter for each point from `first` on, 0 for off: `0` where the hop is legal, the
  n-th of them leading to the n-th of the next states, else that of a set of refusals (`letter`),
  and `=` where the row before it from the same point has the same letter, left out at the end;
- a next state is 0 where it is the first hop to lead there: states are in the order of those hops;
- a set lists numbers of refusals; the first `near` sets are of hops that a die left would make;
- a play is `[notation]`, or `[notation, hops]` where the notation names not every hop in order.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from diagrams.claim import Verdict
from diagrams.evidence import evidence
from diagrams.graph import Graph, State
from diagrams.reasons import sentences
from diagrams.scene import Scene
from diagrams.sketch import INSTEAD, Picture, Sketch
from nardi import COLOURS, Ruleset
from nardi.board import OFF, POINTS
from nardi.notation import parse_moves

NO_DIE = {"direction", "dice-separate"}  # no die left makes such a hop
SAME = "="
FIRST, LAST, NEXT = 0x3E, 0x7E, 0xA1  # letters of sets run from > to ~ and on from ¡


@dataclass
class Refusal:
    """Why a hop is refused: its rule, the strings that say so with their values, what to show."""

    rule: str
    strings: list[str]
    values: dict
    picture: Picture


def letter(number: int) -> str:
    """The letter of a row for the set of refusals `number`."""
    code = FIRST + number
    return chr(code if code <= LAST else code - LAST - 1 + NEXT)


class Encoder:
    """Writes the graph of the turn of `scene` for any page.

    `refusals` are all that the graph holds, each once for a state and a hop, or once for all hops
    that no die makes. `trays` are the colours with a tray on the board: where the mover has none,
    nobody tries to bear off.
    """

    def __init__(self, graph: Graph, scene: Scene, ruleset: Ruleset, trays: frozenset[str]):
        self.graph = graph
        self.scene = replace(scene, claim=None, claimed=None)
        self.ruleset = ruleset
        self.trays = trays
        self.first = OFF if scene.turn in trays else OFF + 1
        self.dice = list(graph.states[0].left)
        self.plays = {
            play["notation"]: graph.states[graph.walk(play["hops"])].counts for play in graph.plays
        }
        self.refusals: list[Refusal] = []
        self._known: dict[tuple, int] = {}
        self._refused = [self._state(at, state) for at, state in enumerate(graph.states)]

    def write(self, numbers: list[int]) -> dict:
        """The graph, with `numbers` for the refusals of `refusals`, in their order."""
        refused = [
            {hop: (tuple(numbers[n] for n in refs), near) for hop, (refs, near) in found.items()}
            for found in self._refused
        ]
        sets = {refs: near for found in refused for refs, near in found.values()}
        ordered = sorted(sets, key=lambda refs: (not sets[refs], refs))
        letters = {refs: letter(number) for number, refs in enumerate(ordered)}
        rows = self._rows([{hop: letters[found[hop][0]] for hop in found} for found in refused])
        return {
            "turn": COLOURS.index(self.scene.turn),
            "dice": _digits(self.dice),
            "at": [self._counts(colour) for colour in COLOURS],
            "first": self.first,
            "states": [
                [_digits(state.left), state.owed or "", starts]
                for state, starts in zip(self.graph.states, rows, strict=True)
            ],
            "sets": [list(refs) for refs in ordered],
            "near": sum(sets.values()),
            "plays": [self._play(play) for play in self.graph.plays],
        }

    def _counts(self, colour: str) -> list[int]:
        position = self.scene.position
        on_board = [position[colour].get(str(point), 0) for point in range(1, POINTS + 1)]
        return [position["off"][colour], *on_board]

    def _play(self, play: dict) -> list[str]:
        """The notation of a play, and its hops where the notation itself is no way to its end."""
        hops = " ".join(f"{start}/{end or 'off'}" for start, end in play["hops"])
        try:
            end = self.graph.walk(parse_moves(play["notation"]))
        except KeyError:  # a stop is left out, or stands in another order
            return [play["notation"], hops]
        same = self.graph.states[end].counts == self.plays[play["notation"]]
        return [play["notation"]] if same else [play["notation"], hops]

    def _rows(self, letters: list[dict]) -> list[dict]:
        """For each state the row and the next states of every point the mover holds."""
        rows: list[dict] = []
        last: dict[int, str] = {}
        reached = {0}
        for state, refused in zip(self.graph.states, letters, strict=True):
            starts = {}
            for start in sorted({hop[0] for hop in state.tries}):
                hops = [(start, end) for end in range(self.first, POINTS + 1)]
                row = "".join(refused.get(hop, "0") for hop in hops)
                before = last.get(start, " " * len(row))
                last[start] = row
                same = (SAME if a == b else a for a, b in zip(row, before, strict=True))
                following = [state.tries[hop] for hop in hops if hop not in refused]
                known = [0 if number not in reached else number for number in following]
                reached.update(following)
                starts[str(start)] = ["".join(same).rstrip(SAME), *known]
            rows.append(starts)
        return rows

    def _state(self, at: int, state: State) -> dict:
        """For each refused hop of a state its refusals by number, and whether a die makes it."""
        refused = {}
        for hop, found in state.tries.items():
            if not isinstance(found, int) and hop[1] >= self.first:
                near = not any(rule in NO_DIE for rule, _ in found)
                refs = tuple(self._number(at, hop, near, *refusal) for refusal in found)
                refused[hop] = refs, near
        return refused

    def _number(self, at: int, hop: tuple, near: bool, rule: str, witness: dict) -> int:
        """The number of a refusal; hops that no die makes are told and shown alike everywhere."""
        if rule in NO_DIE:
            key: tuple = (rule,)
        elif near:
            key = rule, str(witness), at, hop[0]
        else:
            key = rule, str(witness), *self._told(at, hop, rule, witness)[1].values()
        if key not in self._known:
            self._known[key] = len(self.refusals)
            strings, values = self._told(at, hop, rule, witness)
            shown = self._shown(at, hop, rule, witness)
            self.refusals.append(Refusal(rule, strings, values, shown))
        return self._known[key]

    def _told(self, at: int, hop: tuple, rule: str, witness: dict) -> tuple[list[str], dict]:
        return sentences({"rule": rule, "witness": witness}, self.scene, self._verdict(at, hop))

    def _verdict(self, at: int, hop: tuple, *refusals: dict) -> Verdict:
        hops = [*self.graph.states[at].hops, hop]
        return Verdict(False, hops=hops, dice=self.dice, refusals=[*refusals])

    def _shown(self, at: int, hop: tuple, rule: str, witness: dict) -> Picture:
        scene = self._scene_at(self.graph.states[at])
        verdict = self._verdict(at, hop, {"rule": rule, "witness": witness})
        shown = Picture(scene.position, scene.turn, trays=self.trays)
        shown.evidence = evidence(scene, verdict, self.ruleset)
        if "play" in witness:
            Sketch(shown).add(self.graph.path(at, self.plays[witness["play"]]), INSTEAD)
        return shown

    def _scene_at(self, state: State) -> Scene:
        """The scene with the mover's checkers where they stand in `state`."""
        position = {**self.scene.position, "off": dict(self.scene.position["off"])}
        position[self.scene.turn] = {str(p): count for p, count in state.counts.items() if p}
        position["off"][self.scene.turn] = state.counts.get(OFF, 0)
        return replace(self.scene, query={**self.scene.query, "position": position})


def _digits(dice: Iterable[int]) -> str:
    return "".join(map(str, dice))
