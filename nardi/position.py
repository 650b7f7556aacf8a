"""Reading and writing positions: what stands where, for both colours.

Inside the engine a side is a list of 25 counts by pips to go: index 24 its head, index 0 the
checkers borne off. Outside it is the mapping of the command line, by the numbers of the points.
"""

from .board import CHECKERS, COLOURS, HEAD, OFF, POINTS, pips, turned
from .errors import PositionError, shown

NUMBERS = {str(number): number for number in range(1, POINTS + 1)}
# (name, pips to go) of every point, highest number first
POINTS_OF = {
    colour: [(str(number), pips(colour, number)) for number in range(POINTS, 0, -1)]
    for colour in COLOURS
}


def start() -> dict:
    """The position before the first move: all fifteen on each head (`setup`)."""
    return {
        "white": {"24": CHECKERS},
        "black": {"12": CHECKERS},
        "off": {"white": 0, "black": 0},
    }


def read_position(data: dict) -> dict:
    """`{colour: counts by pips to go}` from a mapping of the command line's shape.

    Points may be texts or ints; `off` may be left out. Raises `PositionError`.
    """
    if type(data) is not dict:
        raise PositionError(f"a position is a mapping, not {shown(data)}")
    off = data.get("off", {})
    if type(off) is not dict:
        raise PositionError(f"off is a mapping, not {shown(off)}")
    sides = {}
    for colour in COLOURS:
        if colour not in data:
            raise PositionError(f"the position does not say where {colour} stands")
        sides[colour] = _read_side(colour, data[colour], off.get(colour))
    for to_go in range(1, HEAD + 1):
        if sides["white"][to_go] and sides["black"][turned(to_go)]:
            raise PositionError(f"both colours stand on point {to_go}")
    return sides


def _read_side(colour, stands, off):
    if type(stands) is not dict:
        raise PositionError(f"{colour} is a mapping of points, not {shown(stands)}")
    counts = [0] * (POINTS + 1)
    seen = set()
    for key, count in stands.items():
        number = NUMBERS.get(key) if type(key) is str else key
        if type(number) is not int or not 1 <= number <= POINTS:
            raise PositionError(f"{colour} stands on no point {shown(key)}: points are 1 to 24")
        if number in seen:
            raise PositionError(f"{colour} names point {number} twice")
        seen.add(number)
        counts[pips(colour, number)] = _count(f"{colour} on point {number}", count)
    on_board = sum(counts)
    borne_off = CHECKERS - on_board if off is None else _count(f"{colour} off", off)
    if borne_off < 0 or on_board + borne_off != CHECKERS:
        total = on_board + max(borne_off, 0)
        raise PositionError(f"{colour} has {total} checkers, not {CHECKERS}")
    counts[OFF] = borne_off
    return counts


def _count(what, count):
    if type(count) is not int or not 0 <= count <= CHECKERS:
        raise PositionError(f"{what}: a count is 0 to {CHECKERS}, not {shown(count)}")
    return count


def write_position(sides: dict) -> dict:
    """The mapping of a position: text keys, highest point first, no zero counts, `off` given."""
    written = {colour: write_side(colour, sides[colour]) for colour in COLOURS}
    written["off"] = {colour: sides[colour][OFF] for colour in COLOURS}
    return written


def write_side(colour: str, counts: list) -> dict:
    """The checkers of one side on the board, as `write_position` has them."""
    return {name: counts[to_go] for name, to_go in POINTS_OF[colour] if counts[to_go]}


def all_on_head(counts: list) -> bool:
    """True when no checker of the side has left its head."""
    return counts[HEAD] == CHECKERS
