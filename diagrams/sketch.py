"""What one board shows, in points and checkers: no coordinates, no words.

The position is the one before the play; arrows and ghosts show the play itself.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

from diagrams.dice import Hop
from diagrams.evidence import Evidence
from nardi import COLOURS
from nardi.board import OFF, pips

LEGAL, REFUSED, INSTEAD = "legal", "refused", "instead"


class Spot(NamedTuple):
    """A place in a stack: the point (0 for the tray) and the checker's index from the edge."""

    point: int
    index: int


class Arrow(NamedTuple):
    """Checkers that make the same hop: `lanes` of them side by side.

    `kind` is LEGAL, REFUSED, or INSTEAD for a play that might be made in the stead of the drawn.
    """

    start: Spot
    end: Spot
    kind: str
    lanes: int


class Ghost(NamedTuple):
    """Where a checker of the play lands; `stops` when it goes on from there."""

    spot: Spot
    stops: bool
    kind: str


class Die(NamedTuple):
    """A die of the roll: `played` by the drawn play, `open`, or `lost`."""

    face: int
    state: str


@dataclass
class Picture:
    """Everything one board shows. Points are 1..24, colours `white` and `black`."""

    position: dict
    turn: str | None
    dice: list[Die] = field(default_factory=list)
    allowed: bool | None = None  # the verdict on the drawn play
    arrows: list[Arrow] = field(default_factory=list)
    ghosts: list[Ghost] = field(default_factory=list)
    tried: list[Hop] = field(default_factory=list)  # refused hops beside the play drawn
    movers: dict[Spot, str] = field(default_factory=dict)  # checkers that leave, with their kind
    evidence: Evidence = field(default_factory=Evidence)
    route: str | None = None  # the colour whose route is drawn
    named: bool = False  # homes and heads bear their names
    trays: frozenset[str] = frozenset()

    def count(self, point: int) -> int:
        """How many checkers stand on `point`."""
        return sum(self.position[colour].get(str(point), 0) for colour in COLOURS)


class Sketch:
    """Follows checkers through the hops of a play and notes arrows, ghosts and who moves."""

    def __init__(self, shown: Picture):
        self.shown = shown
        self.gone: dict[tuple[int, str], int] = {}  # checkers that left a point, by kind of arrow

    def add(self, hops: list[Hop], kind: str, refused: int | None = None) -> None:
        """Draw `hops` as one play; the hop numbered `refused` ends it."""
        landed: dict[int, list[Spot]] = {}
        pairs: dict[tuple[int, int, str], list[tuple[Spot, Spot]]] = {}
        for path in sorted(_paths(hops), key=self._last):
            at = None
            for number, (start, end) in path:
                hop_kind = REFUSED if number == refused else kind
                spot = at or self._leave(start, hop_kind)
                goes_on = number != path[-1][0]
                at = self._arrive(end, landed, goes_on, hop_kind)
                pairs.setdefault((start, end, hop_kind), []).append((spot, at))
        for (_, _, hop_kind), ends in pairs.items():
            starts, landings = zip(*ends, strict=True)
            arrow = Arrow(max(starts), max(landings), hop_kind, len(ends))
            self.shown.arrows.append(arrow)

    def add_refused(self, hops: list[Hop]) -> None:
        """Draw `hops` as refused, each tried by the top checker of its stack."""
        for start, end in hops:
            top = Spot(start, self.shown.count(start) - 1)
            self.shown.movers.setdefault(top, REFUSED)
            landing = Spot(end, self.shown.count(end))
            self.shown.arrows.append(Arrow(top, landing, REFUSED, 1))

    def _last(self, path: list[tuple[int, Hop]]) -> int:
        """Sorts checkers that are borne off nearest first, so that their arrows do not cross."""
        start, end = path[-1][1]
        return pips(self.shown.turn, start) if end == OFF else 0

    def _leave(self, point: int, kind: str) -> Spot:
        landed = [ghost.spot for ghost in self.shown.ghosts if ghost.spot.point == point]
        if landed and not self.shown.position[self.shown.turn].get(str(point)):
            return max(landed)
        gone = self.gone.get((point, kind), 0)
        self.gone[point, kind] = gone + 1
        spot = Spot(point, self.shown.count(point) - 1 - gone)
        self.shown.movers.setdefault(spot, kind)
        return spot

    def _arrive(self, point: int, landed: dict, goes_on: bool, kind: str) -> Spot:
        standing = landed.setdefault(point, [])
        if point == OFF:
            before = self.shown.position["off"][self.shown.turn]
        else:
            before = self.shown.count(point)
        spot = Spot(point, before + len(standing))
        if not goes_on:
            standing.append(spot)
        if kind != REFUSED:
            ghost = Ghost(spot, goes_on, kind)
            if ghost not in self.shown.ghosts:
                self.shown.ghosts.append(ghost)
        return spot


def _paths(hops: list[Hop]) -> list[list[tuple[int, Hop]]]:
    """Numbered hops checker by checker: one that starts where another ended continues it."""
    paths: list[list[tuple[int, Hop]]] = []
    for number, hop in enumerate(hops):
        for path in paths:
            if path[-1][1][1] == hop[0]:
                path.append((number, hop))
                break
        else:
            paths.append([(number, hop)])
    return paths
