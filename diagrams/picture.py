"""The picture of a scene: what of the play, its dice and its evidence the board shows."""

from collections import Counter

from diagrams.claim import Verdict
from diagrams.dice import Hop, length, used
from diagrams.evidence import evidence
from diagrams.scene import Scene
from diagrams.sketch import INSTEAD, LEGAL, Die, Picture, Sketch
from nardi import COLOURS, Ruleset, explain
from nardi.board import OFF

ATTEMPTS = 4  # refused hops drawn at most where nothing can be played


def picture(scene: Scene, verdict: Verdict, ruleset: Ruleset) -> Picture:
    """The picture of `scene`, given what the engine says of it."""
    shown = Picture(scene.position, scene.turn)
    shown.evidence = evidence(scene, verdict, ruleset)
    shown.named = scene.rule == "home"
    if scene.rule == "route":
        shown.route = scene.turn
    if scene.roll:
        hops = _drawn(verdict)
        sketch = Sketch(shown)
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


def _dice(scene: Scene, verdict: Verdict, hops: list[Hop]) -> list[Die]:
    """The dice with what becomes of them; a refused hop plays its die only to waste the rest."""
    wasted = "play" in _witness(verdict)
    playing = hops if wasted or not verdict.refusals else hops[:-1]
    played = used(verdict.dice, scene.turn, playing)
    over = wasted or verdict.complete or verdict.lists or not verdict.dice_played
    rest = "lost" if over else "open"
    return [Die(face, "played" if at in played else rest) for at, face in enumerate(verdict.dice)]


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
