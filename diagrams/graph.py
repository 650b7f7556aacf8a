"""The graph of a turn: every state it can be in, and what becomes of every hop tried from there.

The engine judges each hop; nothing here knows a rule. Whoever follows the graph plays by the rules
of the ruleset it was made from, without asking the engine again.
"""

import json
from dataclasses import dataclass, field
from functools import cache

from diagrams.dice import Hop
from nardi import Ruleset, plays
from nardi.board import OFF, POINTS, pips, point_at
from nardi.explanation import Judge
from nardi.query import Query
from nardi.side import unpack


@dataclass
class State:
    """One state of the turn.

    `hops` lead to it in the fewest steps; `counts` are the mover's checkers by point, 0 for off.
    `left` are the dice still to play, larger first. `complete`: the turn may end here; where not,
    `owed` is the rule that forbids it. `tries` maps every hop from a point the mover holds to any
    place of the board to the number of the next state, or to the refusals.
    """

    hops: tuple[Hop, ...]
    counts: dict[int, int]
    left: tuple[int, ...]
    complete: bool
    owed: str | None
    tries: dict[Hop, int | tuple] = field(default_factory=dict)


@dataclass
class Graph:
    """The turn of `query`: its states, the first the one before any hop, and its legal plays."""

    query: dict
    states: list[State]
    plays: list[dict]

    def walk(self, hops: list) -> int:
        """The number of the state that `hops` lead to; KeyError where one of them is refused."""
        at = 0
        for hop in hops:
            found = self.states[at].tries[tuple(hop)]
            if not isinstance(found, int):
                raise KeyError(tuple(hop))
            at = found
        return at

    def path(self, start: int, counts: dict[int, int]) -> list[Hop]:
        """The fewest hops from state `start` to where the mover's checkers stand as in `counts`."""
        ways: dict[int, list[Hop]] = {start: []}
        todo = [start]
        for at in todo:
            if self.states[at].counts == counts:
                return ways[at]
            for hop, found in self.states[at].tries.items():
                if isinstance(found, int) and found not in ways:
                    ways[found] = [*ways[at], hop]
                    todo.append(found)
        return []


def turn_graph(ruleset: Ruleset, query: dict) -> Graph:
    """The graph of the turn that `query` (position, turn, roll) asks about."""
    return _graph(ruleset, json.dumps(query, sort_keys=True))


@cache  # scenes come in pairs on the same position and roll
def _graph(ruleset: Ruleset, asked: str) -> Graph:
    query = json.loads(asked)
    walker = _Walker(Query(ruleset, query))
    return Graph(query, walker.states, plays(ruleset, query)["plays"])


class _Walker:
    """Visits every state breadth first, trying every hop from each."""

    def __init__(self, asked: Query):
        self.colour = asked.colour
        self.judge = Judge(asked.turn, asked.colour)
        self.states: list[State] = []
        self.numbers: dict[tuple, int] = {}
        self.kept: list[tuple] = []
        self._number(())
        for at, state in enumerate(self.states):
            self._try_all(at, state)

    def _number(self, hops: tuple[Hop, ...]) -> int:
        """The number of the state the judge is in, new if it was never reached before."""
        judge = self.judge
        key = judge.side, tuple(judge.ways)
        if key not in self.numbers:
            self.numbers[key] = len(self.states)
            self.kept.append((judge.side, judge.occupied, judge.ways, judge.played))
            complete = judge.complete()
            owed = None if complete else judge.owed()
            state = State(hops, self._counts(), judge.ways[0], complete, owed)
            self.states.append(state)
        return self.numbers[key]

    def _counts(self) -> dict[int, int]:
        counts = enumerate(unpack(self.judge.side))
        return {point_at(self.colour, to_go): count for to_go, count in counts if count}

    def _try_all(self, at: int, state: State) -> None:
        judge = self.judge
        for start in sorted(state.counts):
            for end in range(POINTS + 1) if start != OFF else ():
                judge.side, judge.occupied, judge.ways, judge.played = self.kept[at]
                refused = judge.play((pips(self.colour, start), pips(self.colour, end)))
                hop = start, end
                if refused:
                    state.tries[hop] = tuple(refused)
                else:
                    state.tries[hop] = self._number((*state.hops, hop))
