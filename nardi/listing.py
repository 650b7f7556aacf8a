"""The plays of a turn, each listed in one order: the answer to `plays`."""

from .board import HEAD, opponent, point_at
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
    return {"dice_played": played, "plays": _written_out(asked, listed)}


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
        for start, landing, die, after, held in turn.hops(side, occupied, dice):
            left = without(dice, die)
            # where an earlier order led to the same with these dice, all that follows is listed
            if (after, left) in seen:
                continue
            seen.add((after, left))
            path = hops + [(start, landing)]
            if after in ends and (len(path) == most or after == ALL_OFF):
                if after not in found:
                    order.append(after)
                if after not in found or len(path) < len(found[after]):
                    found[after] = path
            if len(path) < most:
                follow(after, held, left, path)

    follow(turn.side, turn.occupied, turn.dice, [])
    return most, [(side, found[side]) for side in order]


def without(dice: tuple, die: int) -> tuple:
    """The dice left when `die` has been played."""
    at = dice.index(die)
    return dice[:at] + dice[at + 1 :]


def _written_out(asked, listed):
    """The plays `(side after, hops)` as the command line writes them."""
    colour, other = asked.colour, opponent(asked.colour)
    numbers = [point_at(colour, to_go) for to_go in range(HEAD + 1)]
    opposing = asked.sides[other]
    return [
        {
            "notation": written(colour, hops),
            "hops": [[numbers[start], numbers[landing]] for start, landing in hops],
            "after": write_position({colour: unpack(side), other: opposing}),
        }
        for side, hops in listed
    ]
