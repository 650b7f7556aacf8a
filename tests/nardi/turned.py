"""The board turned by half: what is said of White here, said of either colour.

Positions, moves and witnesses of the tests are written for White; `turned` gives the same for
Black, on the points half a turn away.
"""

from nardi import explain, plays
from nardi.board import opponent
from nardi.board import turned as half_turn

POINT_KEYS = {"from", "to", "point", "head"}
POINTS_KEYS = {"points", "outside", "further"}


def query(colour, own, opposing, roll, moves=None, **more):
    """A query in which `own` and `opposing`, written for White, stand for `colour`."""
    asked = {
        "position": position(colour, own, opposing),
        "turn": colour,
        "roll": list(roll),
        **more,
    }
    if moves is not None:
        asked["moves"] = [[turned(colour, point) for point in move] for move in moves]
    return asked


def position(colour, own, opposing):
    sides = {colour: own, opponent(colour): opposing}
    return {
        side: {str(turned(colour, point)): count for point, count in stands.items()}
        for side, stands in sides.items()
    }


def turned(colour, point):
    """The point of White's, or half a turn away for Black."""
    return point if colour == "white" else half_turn(point)


def refused(ruleset, colour, own, opposing, roll, moves, **more):
    """`[(rule, hop, witness)]` of an explanation, written for White again."""
    answer = explain(ruleset, query(colour, own, opposing, roll, moves, **more))
    assert answer["legal"] == (not answer["refusals"])
    return [
        (one["rule"], one["hop"], witness(colour, one["witness"])) for one in answer["refusals"]
    ]


def witness(colour, found):
    """A witness with its points as White's."""
    back = {}
    for key, value in found.items():
        if key in POINT_KEYS:
            value = turned(colour, value)
        elif key in POINTS_KEYS:
            value = [turned(colour, point) for point in value]
        elif key == "play":
            value = notation(colour, value)
        back[key] = value
    return back


def notation(colour, text):
    """A notation with its points as White's."""

    def stop(word):
        return word if word == "off" else str(turned(colour, int(word)))

    return " ".join("/".join(stop(word) for word in path.split("/")) for path in text.split())


def written(ruleset, colour, own, opposing, roll, **more):
    """The notations of all plays, written for White."""
    answer = plays(ruleset, query(colour, own, opposing, roll, **more))
    return [notation(colour, play["notation"]) for play in answer["plays"]]
