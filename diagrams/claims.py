"""The form of what a scene claims; whether it is true is judged in `claim`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nardi import COLOURS
from nardi.errors import NardiError
from nardi.notation import parse_moves

if TYPE_CHECKING:
    from diagrams.shape import Reader

# The rules that can be broken; the engine refuses by no other.
REFUSALS = (
    "direction", "dice-separate", "landing", "head-limit", "block-six", "bear-off-home",
    "bear-off-furthest", "play-both", "doubles-partial", "larger-die",
)  # fmt: skip
OWED = ("play-both", "doubles-four", "doubles-partial", "larger-die", "one-die")
CLAIMS = ("legal", "illegal", "plays", "owed", "dice-played", "result")


def read_claim(reader: Reader, at: tuple, entry: dict) -> tuple[str | None, Any, tuple]:
    """The claim of a scene, its value, and for an illegal play the rules that refuse it."""
    claims = [key for key in CLAIMS if key in entry]
    if len(claims) > 1:
        reader.fault((*at, claims[1]), f"one claim a scene, not {' and '.join(claims)}")
    if not claims:
        return None, None, ()
    claim = claims[0]
    path, value = (*at, claim), entry[claim]
    if claim != "result" and "roll" not in entry:
        reader.fault(path, f"{claim} needs a turn and a roll")
    because: tuple = ()
    if claim == "illegal":
        value, because = _illegal(reader, path, value)
    elif claim == "legal":
        _moves(reader, path, value)
    elif claim == "plays":
        _plays(reader, path, value)
    elif claim == "owed" and value not in OWED:
        reader.fault(path, f"owed is one of {', '.join(OWED)}, not {value!r}")
    elif claim == "dice-played" and not (type(value) is int and 0 <= value <= 4):
        reader.fault(path, f"dice-played is 0 to 4, not {value!r}")
    elif claim == "result":
        _result(reader, path, value)
    return claim, value, because


def _illegal(reader: Reader, path: tuple, value: Any) -> tuple[Any, tuple]:
    if not reader.mapping(path, value, ("moves", "because")):
        return None, ()
    _moves(reader, (*path, "moves"), value.get("moves"))
    because = value.get("because")
    if not isinstance(because, list) or not because:
        reader.fault((*path, "because"), f"because is a list of rules, not {because!r}")
        return value.get("moves"), ()
    for at, rule in enumerate(because):
        if rule not in REFUSALS:
            reader.fault((*path, "because", at), f"{rule!r} is not a rule that can be broken")
    return value.get("moves"), tuple(because)


def _moves(reader: Reader, path: tuple, value: Any) -> None:
    try:
        if not parse_moves(value):
            reader.fault(path, "no moves")
    except NardiError as error:
        reader.fault(path, str(error))


def _plays(reader: Reader, path: tuple, value: Any) -> None:
    if not isinstance(value, list):
        reader.fault(path, f"plays are a list, not {value!r}")
        return
    for at, moves in enumerate(value):
        _moves(reader, (*path, at), moves)


def _result(reader: Reader, path: tuple, value: Any) -> None:
    if value is None or not reader.mapping(path, value, ("winner", "points")):
        return
    if value.get("winner") not in COLOURS:
        reader.fault((*path, "winner"), f"winner is white or black, not {value.get('winner')!r}")
    if type(value.get("points")) is not int:
        reader.fault((*path, "points"), f"points are a number, not {value.get('points')!r}")
