"""The numbers that are true of a section: those of its scenes and tables, and of its facts."""

from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

import nardi
from diagrams.claim import Verdict
from diagrams.evidence import evidence
from diagrams.scene import Scene
from nardi import Ruleset
from nardi.board import HEAD, HOME, pips, point_at
from nardi.notation import parse_moves


class Truths(NamedTuple):
    """Rolls as `5-3`, plays as `24/18`; points, and counts of anything else."""

    rolls: frozenset[str] = frozenset()
    plays: frozenset[str] = frozenset()
    points: frozenset[int] = frozenset()
    counts: frozenset[int] = frozenset()


def union(truths: Iterable[Truths]) -> Truths:
    """All that is true of any of `truths`."""
    return Truths(*(frozenset().union(*column) for column in zip(*truths, strict=True)))


def of_fact(value: object) -> Truths:
    """What a fact makes true: its number, or the numbers or rolls of its list."""
    values = value if isinstance(value, list) else [value]
    rolls = frozenset(v for v in values if isinstance(v, str) and "-" in v)
    numbers = frozenset(v for v in values if type(v) is int)
    return Truths(rolls, frozenset(), numbers, numbers | _dice(rolls))


def of_table(rows: list[dict]) -> Truths:
    """What the rows of a table make true."""
    plays = [play for row in rows for play in row["plays"]]
    counts = {n for row in rows for n in (*row["from_head"], row["dice_played"])}
    rolls = frozenset(row["roll"] for row in rows)
    return Truths(rolls, _journeys(plays), _stops(plays), frozenset(counts) | _dice(rolls))


def of_scene(scene: Scene, verdict: Verdict, ruleset: Ruleset) -> Truths:
    """What a scene makes true: its roll, the moves it speaks of, what stands in their way.

    Of the checkers on the board only those that have to do with these moves can be spoken of:
    where they start, stop or could land, and what the board frames as evidence.
    """
    rolls = frozenset(["-".join(map(str, scene.roll))] if scene.roll else [])
    claimed = [scene.claimed] if scene.claim in ("legal", "illegal") else []
    claimed += scene.claimed if scene.claim == "plays" else []
    witnesses = [refusal["witness"] for refusal in verdict.refusals]
    plays = claimed + [w["play"] for w in witnesses if isinstance(w.get("play"), str)]
    points = _points(scene, verdict, ruleset, plays)
    counts = {n for colour in nardi.COLOURS for n in _stacks(scene, colour, points)}
    counts |= set(scene.position["off"].values())
    counts |= {len(verdict.dice), verdict.dice_played, len(verdict.dice) - verdict.dice_played}
    for witness in witnesses:
        counts |= {value for value in witness.values() if type(value) is int}
    for play in plays:
        counts |= {len(play.split())} | _lengths(play, scene.turn)  # checkers that move, how far
    return Truths(rolls, _journeys(plays), points, frozenset(counts - {0}) | _dice(rolls))


def _points(scene: Scene, verdict: Verdict, ruleset: Ruleset, plays: list[str]) -> frozenset[int]:
    marked = evidence(scene, verdict, ruleset)
    points = {*_stops(plays), *marked.framed, *marked.passed}
    points |= {point_at(colour, HEAD) for colour in nardi.COLOURS}
    if not scene.turn:
        return frozenset(points)
    own = {int(point) for point, n in scene.position[scene.turn].items() if n}
    starts = {int(path[0]) for path in _paths(plays)} or own
    points |= starts
    for pips_to_go in (pips(scene.turn, start) for start in starts):
        for thrown in range(1, len(verdict.dice) + 1):
            sums = {sum(dice) for dice in combinations(verdict.dice, thrown)}
            points |= {point_at(scene.turn, pips_to_go - n) for n in sums if n < pips_to_go}
    if all(pips(scene.turn, point) <= HOME for point in own):
        # Bearing off a die names its point, occupied or not.
        points |= {point_at(scene.turn, die) for die in verdict.dice}
    return frozenset(points)


def _stacks(scene: Scene, colour: str, points: Iterable[int]) -> Iterable[int]:
    return (n for point, n in scene.position[colour].items() if int(point) in points)


def _dice(rolls: Iterable[str]) -> frozenset[int]:
    return frozenset(int(die) for roll in rolls for die in roll.split("-"))


def _journeys(plays: Iterable[str]) -> frozenset[str]:
    """Every journey of `plays` and every part of one: 24/18, 18/12 and 24/12 of 24/18/12."""
    found = set()
    for stops in _paths(plays):
        for first, last in combinations(range(len(stops)), 2):
            found |= {"/".join(stops[first : last + 1]), f"{stops[first]}/{stops[last]}"}
    return frozenset(found)


def _paths(plays: Iterable[str]) -> list[list[str]]:
    return [journey.split("/") for play in plays for journey in play.split()]


def _stops(plays: Iterable[str]) -> frozenset[int]:
    return frozenset(int(stop) for path in _paths(plays) for stop in path if stop.isdigit())


def _lengths(play: str, colour: str) -> set[int]:
    """How far the hops of `play` and the journeys of one checker go."""
    hops = [tuple(hop) for hop in parse_moves(play)]
    for path in _paths([play]):
        start, end = (int(stop) if stop.isdigit() else 0 for stop in (path[0], path[-1]))
        hops.append((start, end))
    return {abs(pips(colour, start) - pips(colour, end)) for start, end in hops}
