"""What a board frames and marks: the evidence of a refusal, or of a block that is allowed."""

from collections.abc import Iterable
from dataclasses import dataclass

from diagrams.claim import Verdict
from diagrams.scene import Scene
from nardi import Ruleset
from nardi.board import opponent, route

BLOCKS = ("block-six", "block-passed", "block-five", "block-path", "block-wrap")


@dataclass
class Evidence:
    """`framed` points get a dotted frame and strong numbers, in the order they follow each other.

    `passed` are the points of opposing checkers ahead of a block; `missing` is the first free
    point ahead of one that nobody has passed.
    """

    framed: tuple[int, ...] = ()
    passed: tuple[int, ...] = ()
    missing: int | None = None


def evidence(scene: Scene, verdict: Verdict, ruleset: Ruleset) -> Evidence:
    """The evidence that the board of `scene` shows."""
    if verdict.refusals:
        return _refused(scene, verdict)
    if verdict.hops and scene.rule in BLOCKS:
        return _allowed_block(scene, verdict, ruleset)
    return Evidence()


def _refused(scene: Scene, verdict: Verdict) -> Evidence:
    found = Evidence()
    for refusal in verdict.refusals:
        witness = refusal["witness"]
        points = witness.get("points") or witness.get("outside") or witness.get("further")
        if points is None:
            points = [witness[key] for key in ("point", "head") if key in witness]
        found.framed += tuple(point for point in points if point not in found.framed)
        if refusal["rule"] == "block-six":
            found.missing = _first_free(scene, witness["points"])
    return found


def _first_free(scene: Scene, run: list[int]) -> int | None:
    """The first point beyond `run` on the opponent's route that nobody holds."""
    held = {int(p) for side in ("white", "black") for p in scene.position[side]}
    ahead = _ahead(scene, run)
    return next((point for point in ahead if point not in held), None)


def _ahead(scene: Scene, run: Iterable[int]) -> list[int]:
    path = route(opponent(scene.turn))
    return path[max(path.index(point) for point in run) + 1 :]


def _allowed_block(scene: Scene, verdict: Verdict, ruleset: Ruleset) -> Evidence:
    """The run that the play makes: along the opponent's route, or only by its numbers."""
    counts = {int(point): count for point, count in scene.position[scene.turn].items()}
    for start, end in verdict.hops:
        counts[start] -= 1
        counts[end] = counts.get(end, 0) + 1
    held = {point for point, count in counts.items() if count}
    landing = verdict.hops[-1][1]
    path = route(opponent(scene.turn))
    run = _run(held, path, landing)
    if scene.rule == "block-path":
        return Evidence(framed=_run(held, _turned_to(path, landing), landing))
    passed = ()
    if len(run) >= ruleset.get("block-six", "points"):
        opposing = scene.position[opponent(scene.turn)]
        passed = tuple(point for point in _ahead(scene, run) if str(point) in opposing)
    return Evidence(framed=run, passed=passed)


def _run(held: set[int], path: list[int], landing: int) -> tuple[int, ...]:
    """The points of `held` that follow each other on `path` and include `landing`."""
    first = last = path.index(landing)
    while first > 0 and path[first - 1] in held:
        first -= 1
    while last < len(path) - 1 and path[last + 1] in held:
        last += 1
    return tuple(path[first : last + 1])


def _turned_to(path: list[int], landing: int) -> list[int]:
    """The same circle of points begun half a board away from `landing`."""
    at = path.index(landing)
    return path[at - 12 :] + path[: at - 12] if at >= 12 else path[at + 12 :] + path[: at + 12]
