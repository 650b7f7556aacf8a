"""Blocks: when a run of points is held against the opponent unlawfully.

`block-six`, `block-passed`, `block-path`, `block-wrap`. A side's points are a mask laid along the
*opponent's* route: bit 0 is the last point of that route, bit 23 the opponent's head. So a run
that stands in the opponent's way is a run of ones, the corner of the board included.
"""

from .board import HEAD, HOME, OFF, POINTS

EVERY_POINT = (1 << POINTS) - 1
# one's own home as the opponent meets it: the six points before the middle of its route
OWN_HOME = sum(1 << bit for bit in range(12, 12 + HOME))


class Block:
    """The block rule against one opponent, whose checkers do not move during the turn.

    `opposing` holds the opponent's counts by its own pips to go.
    """

    __slots__ = ("opposing", "length", "circle", "home", "needed", "forbidden", "danger", "shifts")

    def __init__(self, ruleset, opposing):
        self.opposing = opposing
        self.length = ruleset.get("block-six", "points")
        self.circle = ruleset.get("block-path", "path") == "circle"
        self.home = ruleset.get("block-six", "where") == "own-home"
        self.forbidden = ruleset.get("block-six", "forbidden")
        self.needed = ruleset.get("block-passed", "checkers")
        if self.forbidden == "always":
            self.needed = None  # however many are ahead
        self.danger = self._danger()
        self.shifts = _shifts(self.length)

    def _danger(self):
        """The points where a run has too few opposing checkers ahead of it.

        A run never covers an opposing checker, so it lies wholly before or wholly beyond the
        `needed`-th checker from the front; beyond it, enough are not ahead.
        """
        if self.forbidden == "never":
            return 0
        if self.forbidden == "always":
            return EVERY_POINT
        if self.forbidden == "unless-home":
            return EVERY_POINT if sum(self.opposing[: HOME + 1]) < self.needed else 0
        ahead = self.opposing[OFF]
        to_go = OFF
        while ahead < self.needed:
            to_go += 1
            ahead += self.opposing[to_go]
        return (1 << to_go) - 1 >> 1

    def bars(self, occupied: int) -> bool:
        """True when a side may not hold the points `occupied`."""
        run = occupied & self.danger
        if self.circle:
            return bool(self.unlawful(occupied))
        if self.home:
            return run & OWN_HOME == OWN_HOME
        for shift in self.shifts:
            run &= run >> shift
        return run != 0

    def unlawful(self, occupied: int) -> list:
        """The unlawful runs among `occupied`: lists of the opponent's pips, as it meets them."""
        return [run for run in self._runs(occupied) if self._counts(run) and self._closed(run)]

    def ahead(self, run: list) -> int:
        """How many opposing checkers count against `run`, borne off included.

        Those beyond its far end, or those at home where the ruleset asks for that.
        """
        end = HOME + 1 if self.forbidden == "unless-home" else min(run)
        return sum(self.opposing[:end])

    def _runs(self, occupied):
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
        if self.circle and len(runs) > 1 and runs[0][0] == HEAD and runs[-1][-1] == 1:
            runs[0] = runs.pop() + runs[0]
        return runs

    def _counts(self, run):
        if self.home:
            return all(bit + 1 in run for bit in range(12, 12 + HOME))
        return len(run) >= self.length

    def _closed(self, run):
        if self.forbidden in ("never", "always"):
            return self.forbidden == "always"
        return self.ahead(run) < self.needed


def _shifts(length):
    """Shifts that leave a one exactly where a run of `length` ones ends: 6 gives 1, 2, 2."""
    shifts = []
    held = 1
    while held < length:
        shift = min(held, length - held)
        shifts.append(shift)
        held += shift
    return shifts
