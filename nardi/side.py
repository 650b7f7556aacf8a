"""A side in two ints, and what a hop does to them.

Points are pips to go, so that both colours move from 24 down to 0, which is off the board.

- *side* is the whole of it: four bits a point, the count of the checkers there;
- *occupied* is a mask of the points held, laid along the opponent's route (see `block`).

A hop adds a constant to the side and changes at most two bits of the mask.
"""

from .block import EVERY_POINT
from .board import CHECKERS, FACES, HEAD, HOME, OFF, POINTS

COUNT = [4 * to_go for to_go in range(POINTS + 1)]  # where a side holds the count of a point
CHECKER = [1 << place for place in COUNT]  # one checker on a point
BIT = [0] + [1 << (to_go + 11) % POINTS for to_go in range(1, POINTS + 1)]
FURTHEST_FIRST = [(to_go, BIT[to_go]) for to_go in range(HEAD, OFF, -1)]
HEAD_BIT = BIT[HEAD]
OUTSIDE = sum(BIT[HOME + 1 :])
ALL_OFF = CHECKERS  # the side with every checker borne off


def _hops(pips):
    """`(where its count is, landing bit, change of the side)` by the bit of the start."""
    hops = {}
    for to_go in range(1, POINTS + 1):
        landing = max(to_go - pips, OFF)
        change = CHECKER[landing] - CHECKER[to_go]
        hops[BIT[to_go]] = (COUNT[to_go], BIT[landing], change)
    return hops


# By the pips of a die, or of two dice together: what a hop does, and the change alone.
HOPS = [_hops(pips) for pips in range(2 * FACES)]
CHANGES = [{start: hop[2] for start, hop in hops.items()} for hops in HOPS]
STAYS_ON = [sum(BIT[die + 1 :]) for die in range(FACES + 1)]  # from where a die does not bear off
NO_FURTHER = {BIT[to_go]: sum(BIT[: to_go + 1]) for to_go in range(1, POINTS + 1)}


def pack(counts: list) -> tuple:
    """`(side, occupied)` of a side with these counts by pips to go."""
    side = occupied = 0
    for count, checker, bit in zip(counts, CHECKER, BIT):
        if count:
            side += count * checker
            occupied |= bit
    return side, occupied


def unpack(side: int) -> list:
    """The counts by pips to go of a side."""
    return [side >> place & 15 for place in COUNT]


def moved(side: int, occupied: int, hop) -> tuple:
    """`(side, occupied)` after a checker went from one point to another, lawfully or not."""
    start, landing = hop
    after = side - CHECKER[start] + CHECKER[landing]
    held = occupied | BIT[landing]
    if not after >> COUNT[start] & 15:
        held &= ~BIT[start]
    return after, held


def furthest(side: int) -> int:
    """The pips to go of the checker furthest back, 0 when all are borne off."""
    for to_go in range(HEAD, OFF, -1):
        if side >> COUNT[to_go] & 15:
            return to_go
    return OFF


def borne_off_from(occupied: int, die: int) -> int:
    """The bit of the point from which a die bears off, 0 for none, when all are home.

    It is the point of the die's own number, or that of the furthest checker when that is nearer.
    (`bear-off-exact`, `bear-off-furthest`)
    """
    if occupied & BIT[die]:
        return BIT[die]
    for to_go in range(HOME, OFF, -1):
        if occupied & BIT[to_go]:
            return BIT[to_go] if to_go < die else 0
    return 0


def ahead(points: int, die: int) -> int:
    """The mask of the points that are `die` pips on from `points`, all round the board."""
    return (points >> die | points << POINTS - die) & EVERY_POINT


def behind(points: int, die: int) -> int:
    """The mask of the points from which `die` pips lead to `points`, all round the board."""
    return ahead(points, POINTS - die)
