"""Why a hop is refused, in the reader's language, from the engine's witness."""

from diagrams.claim import Verdict
from diagrams.dice import used
from diagrams.scene import Scene
from diagrams.words import Words
from nardi.board import pips
from nardi.notation import parse_moves


def reason(refusal: dict, scene: Scene, verdict: Verdict, words: Words) -> str:
    """The sentences for one refusal of the last hop in `verdict.hops`."""
    keys, values = sentences(refusal, scene, verdict)
    if "play" in values:
        values["play"] = values["play"].replace("off", words.text("board.off-in-notation"))
    return " ".join(words.text(f"refusals.{key}", **values) for key in keys)


def sentences(refusal: dict, scene: Scene, verdict: Verdict) -> tuple[list[str], dict]:
    """The strings under `refusals` that tell one refusal, and the values of their placeholders."""
    rule, seen = refusal["rule"], refusal["witness"]
    key, values = _SENTENCES[rule](seen, scene, verdict)
    return (["dead-end", key] if rule == "play-both" else [key]), values


def told(rule: str) -> tuple[str, ...]:
    """The strings under `refusals` that speak of `rule`."""
    return _TOLD.get(rule, (rule,))


def _landing(seen: dict, scene: Scene, verdict: Verdict) -> tuple[str, dict]:
    """A closed point is a stop between where the same checker was to go on."""
    moves = parse_moves(scene.claimed) if scene.claim == "illegal" else []
    after = moves[len(verdict.hops) :][:1]
    goes_on = bool(after) and after[0][0] == verdict.hops[-1][1]
    return "combined-move" if goes_on else "landing", {"p": seen["point"]}


def _outside(seen: dict, scene: Scene, verdict: Verdict) -> tuple[str, dict]:
    counts = scene.position[scene.turn]
    gone = [start for start, _ in verdict.hops[:-1]]
    come = [end for _, end in verdict.hops[:-1]]
    standing = sum(
        counts.get(str(point), 0) + come.count(point) - gone.count(point)
        for point in seen["outside"]
    )
    return "bear-off-home", {"n": standing}


def _further(seen: dict, scene: Scene, verdict: Verdict) -> tuple[str, dict]:
    """The die takes the furthest checker off if it reaches so far, or else is played inside."""
    furthest = max(seen["further"], key=lambda point: pips(scene.turn, point))
    start = pips(scene.turn, verdict.hops[-1][0])
    spent = used(verdict.dice, scene.turn, verdict.hops[:-1])
    left = [die for at, die in enumerate(verdict.dice) if at not in spent]
    die = min(die for die in left if die > start)
    if die >= pips(scene.turn, furthest):
        return "bear-off-furthest", {"p": furthest}
    return "bear-off-inside", {"p": verdict.hops[-1][0]}


_SENTENCES = {
    "direction": lambda seen, *_: ("direction", {}),
    "dice-separate": lambda seen, *_: ("not-in-roll", {}),
    "landing": _landing,
    "head-limit": lambda seen, *_: ("head-limit", {"n": seen["taken"]}),
    "block-six": lambda seen, *_: ("block-six", {"n": len(seen["points"])}),
    "bear-off-home": _outside,
    "bear-off-furthest": _further,
    "play-both": lambda seen, *_: ("play-both", {"play": seen["play"]}),
    "doubles-partial": lambda seen, *_: (
        "doubles-partial",
        {"n": seen["dice"], "play": seen["play"]},
    ),
    "larger-die": lambda seen, *_: ("larger-die", {"n": seen["die"]}),
}

# Strings of another name than the rule that refuses; the functions above choose among several.
_TOLD = {
    "dice-separate": ("not-in-roll",),
    "landing": ("landing", "combined-move"),
    "bear-off-furthest": ("bear-off-furthest", "bear-off-inside"),
    "play-both": ("play-both", "dead-end"),
}
