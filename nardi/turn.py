"""One side's turn: the roll, what it may do, and every lawful hop."""

from .block import POINT, Block
from .board import HEAD, OFF, roll_name
from .ends import ends
from .parameters import UNFINISHED
from .side import (
    BIT,
    COUNT,
    FURTHEST_FIRST,
    HOPS,
    OUTSIDE,
    STAYS_ON,
    ahead,
    behind,
    borne_off_from,
    pack,
)


class Turn:
    """A side to move with a roll.

    `own` and `opposing` are counts by pips to go, each by its own; `roll` is two dice.
    Attributes, beside these:

    - `side`, `occupied`: the mover's checkers before the turn (see `side`);
    - `dice`: the dice to play, four of a double, else the larger first;
    - `movers`: by die, the points from which it leads to a point that is open (`landing`);
    - `excepted`: whether the first-turn exception is made (`head-first-turn`);
    - `allowed`, `head_floor`: how many may leave the head, and the least side, as a number, from
      which one more may (`head-limit`);
    - `every_hop`, `at_end`: whether this turn can make an unlawful block at all, and must be
      tested for one after every hop, or where it ends (`block-six`);
    - `closing`, `inherited`: the points on which a hop could complete such a block, and whether
      one stands already.
    """

    __slots__ = (
        "ruleset", "own", "opposing", "roll", "dice", "side", "occupied",
        "movers", "allowed", "excepted", "head_floor",
        "block", "every_hop", "at_end", "closing", "inherited",
    )  # fmt: skip

    def __init__(self, ruleset, own, opposing, roll, first_turn, starter):
        self.ruleset = ruleset
        self.own = own
        self.opposing = opposing
        large, small = self.roll = max(roll), min(roll)
        self.dice = (large,) * ruleset.double_moves if large == small else self.roll
        self.side, self.occupied = pack(own)
        closed = 0
        for count, point in zip(opposing, POINT):
            if count:
                closed |= point
        self.movers = {die: STAYS_ON[die] & ~behind(closed, die) for die in self.roll}
        self.block = Block(ruleset, opposing)
        # most turns cannot make an unlawful block at all, and then no hop is tested for one
        self.closing = self.block.closing(self._reach()) if self.block.danger else 0
        self.every_hop = self.closing != 0 and ruleset.tests_every_hop
        self.at_end = self.closing != 0 and not ruleset.tests_every_hop
        self.inherited = self.closing != 0 and self.block.bars(self.occupied)
        self._allow(ruleset.head_limit)
        self.excepted = first_turn and self._is_listed(ruleset.excepted[starter])
        if self.excepted:
            self._allow(ruleset.first_turn_limit)

    def _allow(self, limit):
        self.allowed = limit
        self.head_floor = max(self.own[HEAD] - limit + 1, 0) << COUNT[HEAD]

    def _is_listed(self, rolls):
        """True when `rolls` of the first-turn exception hold this roll (`head-first-turn`)."""
        if rolls != UNFINISHED:
            return roll_name(self.roll) in rolls
        return self.roll[0] == self.roll[1] and not self._one_checker_plays_all()

    def _one_checker_plays_all(self):
        """True when nothing stops one checker from playing the whole double from the head."""
        die = self.roll[0]
        stops = range(HEAD, HEAD - die * len(self.dice), -die)
        return all(self.movers[die] & BIT[to_go] for to_go in stops)

    def _reach(self):
        """A mask of every point the side may hold during the turn, and perhaps more."""
        large, small = self.roll
        reach = self.occupied
        for die in self.dice if large == small else (large, small, large):
            reach |= ahead(reach & self.movers[die], die)
        return reach

    def hops(self, side: int, occupied: int, dice) -> list:
        """The lawful hops of a side, the checker furthest back first, then the larger die.

        Each is `(from, to, die, side after, occupied after)`.
        """
        movers = []
        for die in dice if len(dice) > 1 and dice[0] != dice[1] else dice[:1]:
            points = self.movers[die]
            if not occupied & OUTSIDE:
                points |= borne_off_from(occupied, die)
            movers.append((die, points & occupied))
        found = []
        for to_go, start in FURTHEST_FIRST:
            if not occupied & start or (to_go == HEAD and side < self.head_floor):
                continue
            for die, points in movers:
                if points & start:
                    count, landing, change = HOPS[die][start]
                    held = occupied | landing
                    if side >> count & 15 == 1:
                        held ^= start
                    if not (self.every_hop and self.block.bars(held)):
                        found.append((to_go, max(to_go - die, OFF), die, side + change, held))
        return found

    def ends(self):
        """`(dice played, sides after)` of the plays of this turn."""
        return ends(self)

    def can_play(self, die: int) -> bool:
        """True when `die` can be played by itself (`one-die`)."""
        return any(
            hop[2] == die and not (self.at_end and self.block.bars(hop[4]))
            for hop in self.hops(self.side, self.occupied, self.dice)
        )
