"""The plays of a turn, each listed in one order: the answer to `plays`."""

from .board import opponent, point_at
from .notation import written
from .position import write_position
from .query import Query
from .side import ALL_OFF, unpack


def plays(ruleset, query: dict) -> dict:
    """Every legal play of a roll: `{"dice_played": n, "plays": [{notation, hops, after}, ...]}`.

    `query` is `{"position", "turn", "roll", "first_turn"?, "starter"?}`. Two plays with the same
    resulting position are one play. Raises `QueryError`, `PositionError`, `RollError`.
    """
    asked = Query(ruleset, query)
    played, listed = listing(asked.turn)
    return {
        "dice_played": played,
        "plays": [_play(asked, side, hops) for side, hops in listed],
    }


def listing(turn):
    """`(dice played, [(side after, hops), ...])`: one order for each play of a turn.

    That is the first lawful order in which at each hop the checker furthest back goes first and,
    for the same checker, the larger die; for bearing off the last checker, the shortest.
    """
    most, ends = turn.ends()
    found = {}
    order = []
    seen = set()

    def follow(side, occupied, dice, hops):
        if side in ends and (len(hops) == most or side == ALL_OFF):
            if side not in found:
                order.append(side)
                found[side] = hops
            elif len(hops) < len(found[side]):
                found[side] = hops
        if len(hops) == most:
            return
        for start, landing, die, after, held in turn.hops(side, occupied, dice):
            left = without(dice, die)
            # an earlier order led here with these dice, so all that follows is listed already
            if (after, left) not in seen:
                seen.add((after, left))
                follow(after, held, left, hops + [(start, landing)])

    if most:
        follow(turn.side, turn.occupied, turn.dice, [])
    return most, [(side, found[side]) for side in order]


def without(dice: tuple, die: int) -> tuple:
    """The dice left when `die` has been played."""
    at = dice.index(die)
    return dice[:at] + dice[at + 1 :]


def _play(asked, side, hops):
    colour, other = asked.colour, opponent(asked.colour)
    return {
        "notation": written(colour, hops),
        "hops": [[point_at(colour, start), point_at(colour, landing)] for start, landing in hops],
        "after": write_position({colour: unpack(side), other: asked.sides[other]}),
    }
