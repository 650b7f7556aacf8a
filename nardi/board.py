"""The board and the two routes over it: `equipment`, `numbering`, `setup`, `route`, `home`.

A point has a *number*, 1..24 from White's side, the same for both colours, and for each colour the
*pips* a checker on it still has to go: 24 on that colour's head, 1 on its last point, 0 off the
board. Black's route is White's turned by half a board, so one function goes both ways.
"""

POINTS = 24
HALVES = 2
HALF = POINTS // HALVES
CHECKERS = 15
DICE = 2
FACES = 6
HOME = 6  # home is the last quarter of the route
HEAD = POINTS  # in pips: every checker starts a whole route from being borne off
OFF = 0
CLOSED_BY = 1  # one opposing checker closes a point: long nardi has no hitting

COLOURS = ("white", "black")


def opponent(colour: str) -> str:
    """The other colour."""
    return COLOURS[1 - COLOURS.index(colour)]


TURNED = [OFF] + [(point + HALF - 1) % POINTS + 1 for point in range(1, POINTS + 1)]


def turned(point: int) -> int:
    """The point half a turn of the board away; off the board stays off."""
    return TURNED[point]


def pips(colour: str, point: int) -> int:
    """How far a checker of `colour` on `point` has to go until it is borne off (`route`)."""
    return point if colour == "white" else TURNED[point]


def point_at(colour: str, pips_to_go: int) -> int:
    """The number of the point from which `colour` has `pips_to_go`; the inverse of `pips`."""
    return pips_to_go if colour == "white" else TURNED[pips_to_go]


def route(colour: str) -> list:
    """The points in the order in which `colour` travels them, its head first (`route`)."""
    return [point_at(colour, to_go) for to_go in range(HEAD, OFF, -1)]


def rolls() -> list:
    """The 21 rolls of two dice, larger die first: `(1, 1), (2, 1), ... (6, 6)`."""
    return [(large, small) for large in range(1, FACES + 1) for small in range(1, large + 1)]


def ways(roll) -> int:
    """In how many of the 36 throws of two dice `roll` falls."""
    return 1 if roll[0] == roll[1] else 2


def roll_name(roll) -> str:
    """The roll as it is written, larger die first: `6-5`."""
    return f"{max(roll)}-{min(roll)}"
