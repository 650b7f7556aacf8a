"""The positions that the plays of a turn end in, as many dice played as can be.

`play-both`, `doubles-partial`, `larger-die`, `one-die`, `no-move`. Bearing off the last checker
ends the turn whatever dice are left, but never in another position than the longer way.

Where a turn cannot make an unlawful block, no hop hinders another, and fewer orders have to be
tried. Where it can, all are, one die after another.
"""

from .side import CHANGES, HEAD_BIT, HOPS, NO_FURTHER, OUTSIDE, behind, borne_off_from


def ends(turn) -> tuple:
    """`(dice played, sides)`, the sides as a set; `(0, set())` when no die can be played."""
    large, small = turn.roll
    if turn.every_hop or turn.at_end:
        return _tested_double(turn) if large == small else _tested_pair(turn)
    return _free_double(turn) if large == small else _free_pair(turn)


def _starts(turn, side, occupied, die):
    """The points from which `die` may be played, as a mask."""
    starts = occupied & turn.movers[die]
    if side < turn.head_floor:
        starts &= ~HEAD_BIT
    if not occupied & OUTSIDE:
        starts |= borne_off_from(occupied, die)
    return starts


def _free_double(turn):
    """A double where no block can be: every play goes furthest back first, once."""
    die = turn.roll[0]
    hops = HOPS[die]
    level = [(turn.side, turn.occupied, -1)]
    played, best = 0, []
    for hop in range(1, len(turn.dice) + 1):
        reached = []
        for side, occupied, no_further in level:
            starts = _starts(turn, side, occupied, die) & no_further
            while starts:
                start = starts & -starts
                starts ^= start
                count, landing, change = hops[start]
                held = occupied | landing
                if side >> count & 15 == 1:
                    held ^= start
                reached.append((side + change, held, NO_FURTHER[start]))
        if not reached:
            break
        played, best, level = hop, reached, reached
    return played, {side for side, _, _ in best}


def _free_pair(turn):
    """Two dice where no block can be: the larger first, and what only the other order gives."""
    large, small = turn.roll
    by_large = _step(turn, {turn.side: turn.occupied}, large)
    both = set()
    for side, occupied in by_large.items():
        _add_sides(both, side, _starts(turn, side, occupied, small), small)
    outside = turn.occupied & OUTSIDE
    if outside & outside - 1:
        # Two points outside home: this turn bears nothing off, two checkers come to the same in
        # either order, and one checker may find only the smaller die's stop open.
        starts = _starts(turn, turn.side, turn.occupied, small)
        _add_sides(both, turn.side, starts & behind(turn.movers[large], small), large + small)
    else:
        for side, occupied in _step(turn, {turn.side: turn.occupied}, small).items():
            _add_sides(both, side, _starts(turn, side, occupied, large), large)
    if both:
        return 2, both
    if by_large:
        return 1, set(by_large)
    return _best(((1, _step(turn, {turn.side: turn.occupied}, small)),))


def _add_sides(sides, side, starts, pips):
    """Add to `sides` what `side` becomes by `pips` from each of `starts`."""
    changes = CHANGES[pips]
    while starts:
        start = starts & -starts
        starts ^= start
        sides.add(side + changes[start])


def _tested_double(turn):
    """A double where a block can be: every order, hop by hop."""
    levels = []
    level = {turn.side: turn.occupied}
    for hop in range(1, len(turn.dice) + 1):
        level = _step(turn, level, turn.roll[0])
        levels.append((hop, _lawful(turn, level)))
    return _best(reversed(levels))


def _tested_pair(turn):
    """Two dice where a block can be: both orders."""
    large, small = turn.roll
    start = {turn.side: turn.occupied}
    by_large, by_small = _step(turn, start, large), _step(turn, start, small)
    both = _step(turn, by_small, large, _step(turn, by_large, small))
    levels = ((2, both), (1, by_large), (1, by_small))
    return _best((played, _lawful(turn, level)) for played, level in levels)


def _step(turn, level, die, reached=None):
    """Every `{side: occupied}` that one lawful hop by `die` makes of those in `level`.

    They are added to those `reached` already.
    """
    reached = {} if reached is None else reached
    hops = HOPS[die]
    bars, closing, inherited = turn.block.bars, turn.closing, turn.inherited
    tested = turn.every_hop
    for side, occupied in level.items():
        starts = _starts(turn, side, occupied, die)
        while starts:
            start = starts & -starts
            starts ^= start
            count, landing, change = hops[start]
            after = side + change
            if after in reached:
                continue
            held = occupied | landing
            if side >> count & 15 == 1:
                held ^= start
            if tested and (landing & closing or inherited) and bars(held):
                continue
            reached[after] = held
    return reached


def _lawful(turn, level):
    """Those of a level in which the turn may end."""
    if not turn.at_end:
        return level
    return {side: held for side, held in level.items() if not turn.block.bars(held)}


def _best(levels):
    """The first of the levels `(dice played, {side: occupied})` that holds a position."""
    for played, level in levels:
        if level:
            return played, set(level)
    return 0, set()
