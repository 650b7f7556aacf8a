"""The faults of one hop, each with its witness.

Every rule is judged by itself, so a hop may break several; only the block is not judged on a
point the hop cannot reach because it is closed. A refusal is `(rule, witness)`.
"""

from .board import HEAD, HOME, OFF, point_at, turned
from .side import COUNT, OUTSIDE, moved, unpack


def dice_for(start, landing, dice) -> list:
    """The different dice among `dice` that carry a checker from `start` to `landing`.

    To bear off, a larger die serves as well.
    """
    fits = [die for die in dice if start - die == landing or (landing == OFF and start < die)]
    return sorted(set(fits))


def hop_faults(turn, colour, side, occupied, dice, hop) -> list:
    """What `hop`, a pair of pips to go, breaks when it is played from `side` with `dice` left."""
    start, landing = hop
    faults = []
    if landing >= start:
        way = {"from": point_at(colour, start), "to": point_at(colour, landing)}
        faults.append(("direction", way))
    elif not dice_for(start, landing, dice):
        faults.append(("dice-separate", {"dice_left": sorted(dice, reverse=True)}))
    opponents = turn.opposing[turned(landing)] if landing != OFF else 0
    if opponents:
        closed = {"point": point_at(colour, landing), "opponents": opponents}
        faults.append(("landing", closed))
    if start == HEAD and side < turn.head_floor:
        faults.append(("head-limit", _head_witness(turn, colour, side)))
    if not opponents and turn.ruleset.tests_every_hop:
        runs = turn.block.unlawful(moved(side, occupied, hop)[1])
        if runs:
            faults.append(("block-six", block_witness(turn, colour, runs, landing)))
    if landing == OFF:
        faults.extend(_bearing_off(colour, side, occupied, dice, start))
    return faults


def block_witness(turn, colour, runs, landing):
    """One of the unlawful `runs` as a witness: the one that covers `landing`, if any does.

    Its points are named in the order in which the opponent meets them.
    """
    run = ([run for run in runs if turned(landing) in run] or runs)[0]
    return {
        "points": [point_at(colour, turned(to_go)) for to_go in run],
        "ahead": turn.block.ahead(run),
        "needed": turn.block.needed(),
    }


def _head_witness(turn, colour, side):
    taken = turn.own[HEAD] - (side >> COUNT[HEAD])
    return {"head": point_at(colour, HEAD), "taken": taken, "allowed": turn.allowed}


def _bearing_off(colour, side, occupied, dice, start):
    counts = unpack(side)
    if occupied & OUTSIDE:
        outside = [point_at(colour, to_go) for to_go in range(HEAD, HOME, -1) if counts[to_go]]
        return [("bear-off-home", {"outside": outside})]
    further = [to_go for to_go in range(HOME, start, -1) if counts[to_go]]
    fits = dice_for(start, OFF, dice)
    if further and fits and start not in fits:
        points = [point_at(colour, to_go) for to_go in further]
        return [("bear-off-furthest", {"further": points})]
    return []
