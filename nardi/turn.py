"""One side's turn: every hop, and the positions its plays end in.

Points are pips to go, so that both colours move from 24 down to 0, which is off the board. The
mover's side is held twice:

- *side*, one int that is the whole of it: four bits a point, the count of checkers there;
- *occupied*, a mask of the points held, laid along the opponent's route (see `block`).

A hop adds a constant to the side and changes at most two bits of the mask.
"""

from .block import EVERY_POINT, Block
from .board import CHECKERS, FACES, HEAD, HOME, OFF, POINTS, roll_name

COUNT = [4 * to_go for to_go in range(POINTS + 1)]  # where a side holds the count of a point
BIT = [0] + [1 << (to_go + 11) % POINTS for to_go in range(1, POINTS + 1)]
HEAD_BIT = BIT[HEAD]
OUTSIDE = sum(BIT[HOME + 1 :])
ALL_OFF = CHECKERS  # the side with every checker borne off


def _hops(die):
    """What a hop by `die` does, by the bit of the point it starts from."""
    hops = {}
    for to_go in range(1, POINTS + 1):
        landing = max(to_go - die, OFF)
        change = (1 << COUNT[landing]) - (1 << COUNT[to_go])
        hops[BIT[to_go]] = (COUNT[to_go], BIT[landing], change)
    return hops


HOPS = [None] + [_hops(die) for die in range(1, FACES + 1)]
STAYS_ON = [sum(BIT[die + 1 :]) for die in range(FACES + 1)]  # from where a die does not bear off


def pack(counts: list) -> int:
    """The side that has these counts by pips to go."""
    return sum(count << COUNT[to_go] for to_go, count in enumerate(counts))


def unpack(side: int) -> list:
    """The counts by pips to go of a side."""
    return [side >> COUNT[to_go] & 15 for to_go in range(POINTS + 1)]


def points_held(side: int) -> int:
    """The mask of the points a side holds."""
    return sum(BIT[to_go] for to_go in range(1, POINTS + 1) if side >> COUNT[to_go] & 15)


class Turn:
    """A side to move with a roll.

    `own` and `opposing` are counts by pips to go, each by its own; `roll` is two dice.
    """

    __slots__ = (
        "own", "opposing", "roll", "dice", "side", "occupied", "allowed", "block",
        "head_floor", "movers", "tested", "every_hop", "at_end",
    )  # fmt: skip

    def __init__(self, ruleset, own, opposing, roll, first_turn, starter):
        self.own = own
        self.opposing = opposing
        large, small = max(roll), min(roll)
        self.roll = (large, small)
        doubles = ruleset.get("doubles-four", "moves")
        self.dice = (large,) * doubles if large == small else (large, small)
        self.side = pack(own)
        self.occupied = points_held(self.side)
        closed = sum(1 << to_go - 1 for to_go in range(1, POINTS + 1) if opposing[to_go])
        self.movers = {die: STAYS_ON[die] & ~_behind(closed, die) for die in self.roll}
        self.allowed = ruleset.head_limit(
            self.unfinished(), roll_name(roll), first_turn, starter
        )
        # the least side, as a number, from which one more checker may leave the head
        floor = 0 if self.allowed is None else max(own[HEAD] - self.allowed + 1, 0)
        self.head_floor = floor << COUNT[HEAD]
        self.block = Block(ruleset, opposing)
        self.tested = ruleset.get("block-six", "tested")
        # most turns cannot make an unlawful block at all, and then no hop is tested for one
        danger = self.block.bars(self._reach())
        self.every_hop = danger and self.tested == "every-hop"
        self.at_end = danger and self.tested == "turn-end"

    def unfinished(self):
        """True on a double that one checker cannot play out from the head (`head-first-turn`)."""
        if self.roll[0] != self.roll[1]:
            return False
        for hop in range(len(self.dice)):
            to_go = HEAD - hop * self.roll[0]
            if to_go <= OFF or not self.movers[self.roll[0]] & BIT[to_go]:
                return True
        return False

    def _reach(self):
        """A mask of every point the side may hold during the turn, and perhaps more."""
        large, small = self.roll
        reach = self.occupied
        for die in self.dice if large == small else (large, small, large):
            reach |= _ahead(reach & self.movers[die], die)
        return reach

    def step(self, level: dict, die: int) -> dict:
        """Every `{side: occupied}` that one hop by `die` makes of those in `level`."""
        reached = {}
        hops = HOPS[die]
        movers = self.movers[die]
        for side, occupied in level.items():
            starts = occupied & movers
            if side < self.head_floor:
                starts &= ~HEAD_BIT
            if not occupied & OUTSIDE:
                starts |= borne_off_from(occupied, die)
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
                if self.every_hop and self.block.bars(held):
                    continue
                reached[after] = held
        return reached

    def hops(self, side: int, occupied: int, dice) -> list:
        """The lawful hops of a side, the checker furthest back first, then the larger die.

        Each is `(from, to, die, side after, occupied after)`.
        """
        found = []
        for to_go in range(HEAD, OFF, -1):
            if not occupied & BIT[to_go] or (to_go == HEAD and side < self.head_floor):
                continue
            for die in sorted(set(dice), reverse=True):
                starts = self.movers[die]
                if not occupied & OUTSIDE:
                    starts |= borne_off_from(occupied, die)
                if not starts & BIT[to_go]:
                    continue
                count, landing, change = HOPS[die][BIT[to_go]]
                held = occupied | landing
                if side >> count & 15 == 1:
                    held ^= BIT[to_go]
                if not (self.every_hop and self.block.bars(held)):
                    found.append((to_go, max(to_go - die, OFF), die, side + change, held))
        return found

    def ends(self):
        """`(dice played, sides)`: the positions the plays end in, as many dice as can be.

        `play-both`, `doubles-partial`, `larger-die`, `one-die`, `no-move`. A side that bears off
        its last checker by fewer dice than it could has ended too, but in the same position.
        """
        large, small = self.roll
        level = {self.side: self.occupied}
        best = 0, set()
        if large == small:
            for played in range(1, len(self.dice) + 1):
                level = self.step(level, large)
                best = self._better(best, played, level)
            return best
        by_large, by_small = self.step(level, large), self.step(level, small)
        both = self.step(by_large, small)
        both.update(self.step(by_small, large))
        for played, level in ((1, by_small), (1, by_large), (2, both)):
            best = self._better(best, played, level)
        return best

    def can_play(self, die: int) -> bool:
        """True when `die` can be played by itself (`one-die`)."""
        return self._better((0, set()), 1, self.step({self.side: self.occupied}, die))[0] == 1

    def _better(self, best, played, level):
        """`level`, reached by `played` dice, where a turn may end in it; else the `best` so far."""
        if self.at_end:
            level = {side: held for side, held in level.items() if not self.block.bars(held)}
        return (played, set(level)) if level else best


def moved(side: int, occupied: int, hop) -> tuple:
    """`(side, occupied)` after a checker went from one point to another, lawfully or not."""
    start, landing = hop
    after = side - (1 << COUNT[start]) + (1 << COUNT[landing])
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
    """The bit of the point a die bears off from when all are home, 0 for none.

    The point of its own number, or the furthest checker when that is nearer.
    (`bear-off-exact`, `bear-off-furthest`)
    """
    if occupied & BIT[die]:
        return BIT[die]
    furthest = 0
    for to_go in range(HOME, OFF, -1):
        if occupied & BIT[to_go]:
            furthest = to_go
            break
    return BIT[furthest] if furthest < die else 0


def _ahead(points, die):
    """The mask of the points `die` pips on from `points`."""
    return (points >> die | points << POINTS - die) & EVERY_POINT


def _behind(points, die):
    """The mask of the points from which `die` pips lead to `points`."""
    return _ahead(points, POINTS - die)
