"""What the picture of a scene shows, in points and checkers: no coordinates, no words.

The position is the one before the play; arrows and ghosts show the play itself, frames and marks
the evidence of the engine.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from diagrams.claim import Verdict
from diagrams.dice import Hop, length, used
from diagrams.evidence import Evidence, evidence
from diagrams.scene import Scene
from nardi import COLOURS, Ruleset, explain
from nardi.board import OFF, pips

LEGAL, REFUSED, INSTEAD = "legal", "refused", "instead"
ATTEMPTS = 4  # refused hops drawn at most where nothing can be played


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


def picture(scene: Scene, verdict: Verdict, ruleset: Ruleset) -> Picture:
    """The picture of `scene`, given what the engine says of it."""
    shown = Picture(scene.position, scene.turn)
    shown.evidence = evidence(scene, verdict, ruleset)
    shown.named = scene.rule == "home"
    if scene.rule == "route":
        shown.route = scene.turn
    if scene.roll:
        hops = _drawn(verdict)
        sketch = _Sketch(shown)
        refused = len(hops) - 1 if verdict.refusals else None
        sketch.add(hops, LEGAL, refused)
        shown.tried = _attempts(scene, verdict, ruleset)
        sketch.add_refused(shown.tried)
        closed = dict.fromkeys((*shown.evidence.framed, *(end for _, end in shown.tried)))
        shown.evidence.framed = tuple(closed)
        for other in _others(scene, verdict):
            sketch.add(other, INSTEAD)
        shown.dice = _dice(scene, verdict, hops)
        shown.allowed = _allowed(scene, verdict)
    shown.trays = _trays(scene, verdict, shown)
    return shown


def _drawn(verdict: Verdict) -> list[Hop]:
    """The hops of the claim, or of the first legal play where all plays are claimed."""
    if verdict.hops or not verdict.lists:
        return verdict.hops
    return [tuple(hop) for hop in verdict.plays[0]["hops"]]


def _others(scene: Scene, verdict: Verdict) -> list[list[Hop]]:
    """Plays to show beside the drawn one: the other legal ones, or the one that was owed."""
    if verdict.lists:
        drawn = Counter(_drawn(verdict))
        return [_beyond(play["hops"], drawn) for play in verdict.plays[1:]]
    owed = [r["witness"]["play"] for r in verdict.refusals if "play" in r["witness"]]
    plays = [play for play in verdict.plays if play["notation"] in owed]
    return [[tuple(hop) for hop in play["hops"]] for play in plays]


def _beyond(hops: list, drawn: Counter) -> list[Hop]:
    """The hops of a play that the drawn one does not share with it."""
    shared, rest = drawn.copy(), []
    for hop in map(tuple, hops):
        if shared[hop]:
            shared[hop] -= 1
        else:
            rest.append(hop)
    return rest


def _attempts(scene: Scene, verdict: Verdict, ruleset: Ruleset) -> list[Hop]:
    """Refused hops that show why the roll cannot be played, or not as one wished."""
    dice = set(scene.roll)
    starts = [int(point) for point in scene.position[scene.turn]]
    if scene.rule == "combined-move" and verdict.refusals:
        starts = [verdict.hops[-1][0]]
    elif scene.rule == "one-die":
        dice -= {length(scene.turn, hop) for hop in _drawn(verdict)}
    elif verdict.dice_played or verdict.result:
        return []
    hops = [(start, end) for start in starts for end in _ends(scene.turn, start, dice)]
    closed = [hop for hop in hops if _closed(scene, ruleset, hop) and hop not in verdict.hops]
    return closed if len(closed) <= ATTEMPTS else []


def _ends(colour: str, start: int, dice: set[int]) -> list[int]:
    return [point for point in range(1, 25) if length(colour, (start, point)) in dice]


def _closed(scene: Scene, ruleset: Ruleset, hop: Hop) -> bool:
    answer = explain(ruleset, {**scene.query, "moves": [list(hop)]})
    return any(refusal["rule"] == "landing" for refusal in answer["refusals"])


class _Sketch:
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


def _dice(scene: Scene, verdict: Verdict, hops: list[Hop]) -> list[Die]:
    """The dice with what becomes of them; a refused hop plays its die only to waste the rest."""
    wasted = "play" in _witness(verdict)
    playing = hops if wasted or not verdict.refusals else hops[:-1]
    played = used(verdict.dice, scene.turn, playing)
    over = wasted or verdict.complete or verdict.lists or not verdict.dice_played
    rest = "lost" if over else "open"
    return [
        Die(face, "played" if at in played else rest) for at, face in enumerate(verdict.dice)
    ]


def _witness(verdict: Verdict) -> dict:
    return verdict.refusals[0]["witness"] if verdict.refusals else {}


def _allowed(scene: Scene, verdict: Verdict) -> bool | None:
    if verdict.refusals:
        return False
    return True if verdict.hops or (verdict.lists and verdict.plays) else None


def _trays(scene: Scene, verdict: Verdict, shown: Picture) -> frozenset[str]:
    """The colours whose borne-off checkers stand beside the board: some are off, or may go off."""
    trays = {colour for colour in COLOURS if scene.position["off"][colour]}
    if any(arrow.end.point == OFF for arrow in shown.arrows):
        trays.add(scene.turn)
    if any(hop[1] == OFF for play in verdict.plays for hop in play["hops"]):
        trays.add(scene.turn)
    return frozenset(trays)
