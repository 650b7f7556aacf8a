"""What a finished game is worth: `win`, `mars`, `no-koks`, `no-draw`."""

from .board import CHECKERS, COLOURS, HEAD, HOME, OFF, opponent
from .errors import PositionError
from .position import read_position

QUARTER = 6  # the first quarter of the route, by the head


def result(ruleset, position: dict):
    """`{"winner": "white", "points": 2}` of a position, `None` while the game goes on.

    Where the ruleset knows a last roll both may have borne off all: `{"winner": None,
    "points": 0}`, a draw. Raises `PositionError`.
    """
    sides = read_position(position)
    done = [colour for colour in COLOURS if sides[colour][OFF] == CHECKERS]
    if not done:
        return None
    if len(done) == 2:
        if not ruleset.get("no-draw", "last_roll"):
            raise PositionError("both colours have borne off all, but there is no draw")
        return {"winner": None, "points": 0}
    return {"winner": done[0], "points": points(ruleset, sides[opponent(done[0])])}


def points(ruleset, loser: list) -> int:
    """The points of a win over a side with these counts by pips to go."""
    if loser[OFF]:
        return ruleset.get("win", "points")
    counted = ruleset.get("no-koks", "counted")
    in_first_quarter = any(loser[HEAD - QUARTER + 1 :])
    none_home = not any(loser[1 : HOME + 1])
    if (counted == "first-quarter" and in_first_quarter) or (counted == "none-home" and none_home):
        return ruleset.get("no-koks", "points")
    return ruleset.get("mars", "points")
