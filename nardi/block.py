"""Blocks: when a run of points is held against the opponent unlawfully.

`block-six`, `block-passed`, `block-path`, `block-wrap`. A side's points are a mask laid along the
*opponent's* route: bit 0 is the last point of that route, bit 23 the opponent's head. So a run
that stands in the opponent's way is a run of ones, the corner of the board included.
"""

from .board import HEAD, HOME, OFF, POINTS, turned

EVERY_POINT = (1 << POINTS) - 1
POINT = [0] + [1 << to_go - 1 for to_go in range(1, POINTS + 1)]  # by the opponent's pips
OWN_HOME = [turned(to_go) for to_go in range(1, HOME + 1)]  # in the opponent's pips


class Block:
    """The block rule against one opponent, whose checkers do not move during the turn.

    `opposing` holds the opponent's counts by its own pips to go.
    """

    __slots__ = ("ruleset", "opposing", "danger", "plain", "shifts")

    def __init__(self, ruleset, opposing):
        self.ruleset = ruleset
        self.opposing = opposing
        self.danger = self._danger()
        self.plain = not ruleset.block_circle and not ruleset.block_own_home
        self.shifts = SHIFTS[ruleset.block_points]

    def _danger(self):
        """The points where a run has too few opposing checkers ahead of it.

        A run never covers an opposing checker, so it lies wholly before or wholly beyond the
        last of the opposing checkers that must be ahead of it.
        """
        forbidden, needed = self.ruleset.block_forbidden, self.ruleset.block_passed
        if forbidden == "never":
            return 0
        if forbidden == "always":
            return EVERY_POINT
        if forbidden == "unless-home":
            return 0 if sum(self.opposing[: HOME + 1]) >= needed else EVERY_POINT
        to_go = OFF
        ahead = self.opposing[OFF]
        while ahead < needed:
            to_go += 1
            ahead += self.opposing[to_go]
        return POINT[to_go] - 1 if to_go else 0

    def bars(self, occupied: int) -> bool:
        """True when a side may not hold the points `occupied`."""
        if not self.plain:
            return bool(self.unlawful(occupied))
        run = occupied & self.danger
        for shift in self.shifts:
            run &= run >> shift
        return run != 0

    def unlawful(self, occupied: int) -> list:
        """The unlawful runs among `occupied`: lists of the opponent's pips, as it meets them."""
        return [run for run in self.runs(occupied) if self._counts(run) and self._closed(run)]

    def closing(self, reach: int) -> int:
        """Of the points that may come to be held, those that could make an unlawful run."""
        if not self.plain:
            return sum(POINT[to_go] for run in self.unlawful(reach) for to_go in run)
        run = reach & self.danger
        for shift in self.shifts:
            run &= run >> shift
        for shift in self.shifts:
            run |= run << shift
        return run

    def ahead(self, run: list) -> int:
        """How many opposing checkers count against `run`, borne off included.

        Those beyond its far end, or those at home where the ruleset asks for that.
        """
        end = HOME + 1 if self.ruleset.block_forbidden == "unless-home" else min(run)
        return sum(self.opposing[:end])

    def needed(self):
        """How many must count for a run to be lawful, `None` when no number would do."""
        always = self.ruleset.block_forbidden == "always"
        return None if always else self.ruleset.block_passed

    def runs(self, occupied: int) -> list:
        """The points held in a row: lists of the opponent's pips, as it meets them."""
        runs = []
        run = []
        for to_go in range(HEAD, OFF, -1):
            if occupied >> to_go - 1 & 1:
                run.append(to_go)
            elif run:
                runs.append(run)
                run = []
        if run:
            runs.append(run)
        if self.ruleset.block_circle and len(runs) > 1 and runs[0][0] == HEAD and runs[-1][-1] == 1:
            runs[0] = runs.pop() + runs[0]
        return runs

    def _counts(self, run):
        if self.ruleset.block_own_home:
            return all(to_go in run for to_go in OWN_HOME)
        return len(run) >= self.ruleset.block_points

    def _closed(self, run):
        if self.ruleset.block_forbidden in ("never", "always"):
            return self.danger != 0
        return self.ahead(run) < self.ruleset.block_passed


def _shifts(length):
    """Shifts that leave a one exactly where a run of `length` ones ends: 6 gives 1, 2, 2."""
    shifts = []
    held = 1
    while held < length:
        shift = min(held, length - held)
        shifts.append(shift)
        held += shift
    return shifts


SHIFTS = [_shifts(length) for length in range(POINTS + 1)]
