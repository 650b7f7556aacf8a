"""Seeded positions to try rules on: openings, mid-games, bearing off, and walls near six in a row.

Every position has fifteen checkers a side and never both colours on one point; a side that has
borne off has all the rest at home. They are drawn from the mover's view, in steps along a route
(0 the head, 18..23 home, 24 off), and then given to either colour.
"""

from collections import Counter
from random import Random

from hypothesis import strategies as st

ROUTES = {
    "white": (*range(24, 0, -1), 0),
    "black": (*range(12, 0, -1), *range(24, 12, -1), 0),
}
OPPONENT = {"white": "black", "black": "white"}
HOME = range(18, 24)
OFF = 24


def across(step):
    """The same point in steps of the other side."""
    return (step + 12) % 24


def scatter(rng, number, steps):
    """That many checkers on these steps, some of them in stacks."""
    steps = list(steps)
    chosen = rng.sample(steps, min(len(steps), rng.randint(1, max(1, number))))
    return [rng.choice(chosen) for _ in range(number)]


def free(steps, taken):
    """Those steps on which the other side has no checker."""
    held = {across(step) for step in taken if step != OFF}
    return [step for step in steps if step not in held]


def opening(rng):
    def side(taken):
        gone = rng.choice((0, 1, 1, 2, 3, 4, 5))
        return [0] * (15 - gone) + scatter(rng, gone, free(range(1, 12), taken))

    mine = side([])
    return mine, side(mine)


def middle(rng):
    def side(taken):
        head = rng.randint(0, 9) if free([0], taken) else 0
        low = rng.choice((1, 1, 6, 12))
        return [0] * head + scatter(rng, 15 - head, free(range(low, 24), taken))

    mine = side([])
    return mine, side(mine)


def racing(rng, taken=()):
    """One side at or close to bearing off."""
    if rng.random() < 0.3 and free(range(9, 18), taken):
        late = scatter(rng, rng.randint(1, 2), free(range(9, 18), taken))
        return late + scatter(rng, 15 - len(late), free(HOME, taken))
    off = rng.choice((0, 0, rng.randint(1, 12), rng.randint(10, 14), 13, 14))
    return [OFF] * off + scatter(rng, 15 - off, free(HOME, taken))


def bearing_off(rng):
    mine = racing(rng)
    if rng.random() < 0.4:
        return mine, racing(rng, mine)
    return mine, scatter(rng, 15, free(range(24), mine))


def block(rng):
    """The mover holds, or is a hop away from, four to eight points in a row on their route."""
    length = rng.choice((4, 5, 5, 6, 6, 6, 7, 8))
    # Corners are favoured: their steps 11 and 12 join, 23 and 0 do not.
    first = rng.choice((rng.randint(0, 23), rng.randint(12 - length, 12), rng.randint(18, 23)))
    run = [(first + k) % 24 for k in range(length)]
    for _ in range(rng.choice((0, 1, 1, 1, 2))):
        run.remove(rng.choice(run))
    wall = [across(step) for step in run]
    behind = [(wall[-1] - k) % 24 for k in range(-3, 13)]
    spare = scatter(rng, 15 - len(wall), wall if rng.random() < 0.2 else wall + behind)
    mine = wall + spare
    room = free(range(24), mine)
    back = [step for step in room if step < first] or room
    past = [step for step in room if step >= first + length] or room
    passed = rng.choice((0, 0, 0, 1, 1, 2, 5, 15))
    theirs = scatter(rng, 15 - passed, back) + scatter(rng, passed, past)
    home = free(HOME, mine)
    if home and rng.random() < 0.1:
        off = rng.randint(1, 14)
        theirs = [OFF] * off + scatter(rng, 15 - off, home)
    return mine, theirs


def tight(rng):
    """The mover has few checkers to move and few open points: dice are lost here."""
    if rng.random() < 0.4:  # the head lets one checker go
        head = rng.randint(11, 15)
        spots = [0, *rng.sample(range(1, 24), rng.randint(1, 4))]
        mine = [0] * head + [rng.choice(spots) for _ in range(15 - head)]
    else:
        low = rng.choice((6, 12, 12, 15))
        spots = rng.sample(range(low, 24), rng.randint(1, 5 if low < 15 else 6))
        mine = [rng.choice(spots) for _ in range(15)]
    if min(mine) >= 18 and rng.random() < 0.5:
        off = rng.randint(1, 14)
        mine = [OFF] * off + mine[off:]
    near = [across(step) for spot in spots for step in range(spot + 1, min(spot + 12, 24))]
    walls = free(near if rng.random() < 0.8 else range(24), mine) or free(range(24), mine)
    kept = rng.sample(walls, min(len(walls), rng.randint(5, 15)))
    return mine, kept + scatter(rng, 15 - len(kept), kept)


def trap(rng):
    """A wall by the mover's own head while the other side, yet to set out, stands in its way.

    Here a double may be played in part, and one way of playing it ends sooner than another.
    """
    wall = sorted(rng.sample(range(rng.randint(0, 4), 12), rng.randint(5, 8)))
    mine = wall + scatter(rng, 15 - len(wall), wall[-3:])
    theirs = list(range(7))
    for _ in range(rng.choice((0, 0, 1, 2))):
        theirs.remove(rng.choice(theirs))
    theirs = free(theirs, mine) or free(range(24), mine)
    return mine, theirs + scatter(rng, 15 - len(theirs), theirs)


KINDS = {
    "opening": opening,
    "middle": middle,
    "tight": tight,
    "block": block,
    "trap": trap,
    "bearing off": bearing_off,
}


def position(mine, theirs, colour):
    """Two lists of fifteen steps as a position, the first of them the side of `colour`."""
    sides = {}
    for side, steps in ((colour, mine), (OPPONENT[colour], theirs)):
        tally = Counter(ROUTES[side][step] for step in steps)
        sides[side] = {str(point): tally[point] for point in sorted(tally, reverse=True)}
    off = {side: sides[side].pop("0", 0) for side in ("white", "black")}
    return {"white": sides["white"], "black": sides["black"], "off": off}


def roll(rng):
    """Two dice, with more doubles than chance gives."""
    one = rng.randint(1, 6)
    return [one, one if rng.random() < 0.25 else rng.randint(1, 6)]


def query(rng, kind, colour=None):
    """A position of this kind with a side to move and a roll."""
    colour = colour or rng.choice(("white", "black"))
    made = {"position": position(*KINDS[kind](rng), colour), "turn": colour, "roll": roll(rng)}
    if kind == "trap" and rng.random() < 0.5:
        made["roll"] = [rng.randint(4, 6)] * 2
    if rng.random() < 0.1:
        made["first_turn"] = rng.random() < 0.5
    return made


def queries(seed, number):
    """That many (kind, query), of all kinds and both colours in turn; half of them walls."""
    rng = Random(seed)
    kinds = ("block", "middle", "trap", "opening", "block", "tight", "trap", "bearing off")
    for index in range(number):
        kind, colour = kinds[index % 8], ("white", "black")[index // 8 % 2]
        yield kind, query(rng, kind, colour)


def any_query(kinds=tuple(KINDS)):
    """A hypothesis strategy of queries of these kinds."""
    return st.builds(query, st.randoms(use_true_random=False), st.sampled_from(kinds))
