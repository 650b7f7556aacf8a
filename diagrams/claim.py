"""Judging what a scene claims: the engine confirms it, or says what is true instead."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import permutations

from diagrams.dice import Hop, dice_of
from diagrams.scene import Scene
from nardi import Ruleset, explain, plays, result
from nardi.board import pips
from nardi.errors import NardiError
from nardi.notation import parse_moves


@dataclass
class Verdict:
    """What the engine says of a scene.

    `says` ends the sentence "scene X claims ...:" of a fault. `hops` are the moves of the claim,
    a hop a die, as far as the engine followed them; `refusals` why the last of them is refused.
    `dice`, `plays` and `dice_played` answer the roll; all are empty for a scene without one.
    """

    confirmed: bool
    says: str = ""
    hops: list[Hop] = field(default_factory=list)
    dice: list[int] = field(default_factory=list)
    complete: bool = False
    refusals: list[dict] = field(default_factory=list)
    plays: list[dict] = field(default_factory=list)
    dice_played: int = 0
    owed: str | None = None
    result: dict | None = None
    lists: bool = False  # the claim is the list of all plays


def judge(scene: Scene, ruleset: Ruleset) -> Verdict:
    """Whether the engine confirms what `scene` claims; a scene without a claim only shows."""
    try:
        verdict = Verdict(True, result=result(ruleset, scene.position))
        if scene.roll:
            verdict.dice = dice_of(scene.roll, ruleset)
            answer = plays(ruleset, scene.query)
            verdict.plays, verdict.dice_played = answer["plays"], answer["dice_played"]
            if not verdict.result:
                verdict.owed = explain(ruleset, {**scene.query, "moves": []})["owed"]
        if scene.claim:
            _JUDGES[scene.claim](scene, ruleset, verdict)
    except NardiError as error:
        return Verdict(False, str(error))
    return verdict


def readings(moves: str, scene: Scene, ruleset: Ruleset) -> Iterator[list[Hop]]:
    """Every way to read `moves` as hops of one die each, the checkers in the order written."""
    hops = [tuple(move) for move in parse_moves(moves)]
    yield from _split(hops, dice_of(scene.roll, ruleset), scene.turn)


def _split(moves: list[Hop], dice: list[int], colour: str) -> Iterator[list[Hop]]:
    if not moves:
        yield []
        return
    (start, end), rest = moves[0], moves[1:]
    for die in sorted(set(dice), reverse=True):
        left = dice.copy()
        left.remove(die)
        stop = _landing(colour, start, die)
        if stop == end:
            tails = _split(rest, left, colour)
        elif stop and pips(colour, stop) > pips(colour, end):
            tails = _split([(stop, end), *rest], left, colour)
        else:
            continue
        for tail in tails:
            yield [(start, stop), *tail]


def _landing(colour: str, start: int, die: int) -> int:
    to_go = max(pips(colour, start) - die, 0)
    return next((p for p in range(1, 25) if pips(colour, p) == to_go), 0)


def _orders(moves: str, scene: Scene, ruleset: Ruleset) -> Iterator[list[Hop]]:
    """The readings of `moves`, then the same hops in every other order."""
    seen = []
    for hops in readings(moves, scene, ruleset):
        seen.append(hops)
        yield hops
    for hops in seen:
        for order in permutations(hops):
            if list(order) != hops:
                yield list(order)


def _ask(scene: Scene, ruleset: Ruleset, hops: list[Hop]) -> dict:
    return explain(ruleset, {**scene.query, "moves": [list(hop) for hop in hops]})


def _legal(scene: Scene, ruleset: Ruleset, verdict: Verdict) -> None:
    first = None
    for hops in _orders(scene.claimed, scene, ruleset):
        try:
            answer = _ask(scene, ruleset, hops)
        except NardiError:
            continue
        if answer["legal"]:
            verdict.hops, verdict.complete = hops, answer["complete"]
            return
        first = first or answer
    verdict.confirmed = False
    verdict.says = f"refused by {_ids(first['refusals'])}" if first else "the roll has no such dice"


def _illegal(scene: Scene, ruleset: Ruleset, verdict: Verdict) -> None:
    hops = [tuple(move) for move in parse_moves(scene.claimed)]
    answer = _ask(scene, ruleset, hops)
    if answer["legal"]:
        verdict.confirmed, verdict.says, verdict.hops = False, "legal", hops
        return
    verdict.refusals = answer["refusals"]
    verdict.hops = hops[: verdict.refusals[0]["hop"] + 1]
    if set(scene.because) != {refusal["rule"] for refusal in verdict.refusals}:
        verdict.confirmed = False
        verdict.says = f"refused by {_ids(verdict.refusals)}, not {', '.join(scene.because)}"


def _plays(scene: Scene, ruleset: Ruleset, verdict: Verdict) -> None:
    verdict.lists = bool(verdict.plays)
    found = [play["notation"] for play in verdict.plays]
    if sorted(found) != sorted(scene.claimed):
        verdict.confirmed = False
        verdict.says = f"the plays are {'; '.join(found) or 'none'}"


def _owed(scene: Scene, ruleset: Ruleset, verdict: Verdict) -> None:
    if verdict.owed != scene.claimed:
        verdict.confirmed, verdict.says = False, f"owed is {verdict.owed}"


def _dice_played(scene: Scene, ruleset: Ruleset, verdict: Verdict) -> None:
    if verdict.dice_played != scene.claimed:
        verdict.confirmed, verdict.says = False, f"{verdict.dice_played} dice can be played"


def _result(scene: Scene, ruleset: Ruleset, verdict: Verdict) -> None:
    if verdict.result != scene.claimed:
        verdict.confirmed, verdict.says = False, f"the result is {verdict.result}"


def _ids(refusals: list[dict]) -> str:
    return ", ".join(refusal["rule"] for refusal in refusals)


_JUDGES = {
    "legal": _legal,
    "illegal": _illegal,
    "plays": _plays,
    "owed": _owed,
    "dice-played": _dice_played,
    "result": _result,
}
