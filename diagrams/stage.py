"""Where the checkers, ghosts and arrows of a picture stand on a layout."""

from functools import cached_property

from diagrams.arrows import Curve, curves
from diagrams.layout import SHOWN, Layout, Place
from diagrams.paint import STOP
from diagrams.sketch import REFUSED, Arrow, Picture, Spot
from nardi import COLOURS
from nardi.board import OFF

TRAY_LANE = 13  # between two arrows into a tray
CROSS = 12  # radius of the mark of a refused hop


class Stage:
    """A picture on a layout: every place is asked for here, so that no two parts disagree."""

    def __init__(self, layout: Layout, shown: Picture):
        self.layout = layout
        self.shown = shown

    def colour(self, point: int) -> str:
        """The colour that holds `point`, which somebody does."""
        return next(c for c in COLOURS if self.shown.position[c].get(str(point)))

    def held(self) -> list[int]:
        """The points with checkers, in order."""
        return [point for point in range(1, 25) if self.shown.count(point)]

    def place(self, spot: Spot) -> Place:
        """Where the checker or ghost of `spot` is drawn; of a tall stack only the top shows."""
        if spot.point == OFF:
            return self._off(spot.index)
        count = self.shown.count(spot.point)
        hidden = max(count - SHOWN, 0)
        return self.layout.checker(spot.point, max(spot.index - hidden, 0))

    def _off(self, index: int) -> Place:
        slab = self.layout.slab(self.shown.turn, index)
        x, y = slab.centre
        inward = -1 if self.shown.turn == self.layout.view else 1
        return Place(x, y, inward, slab.h / 2 + 2)

    def stack(self, point: int) -> list[tuple[Place, Spot]]:
        """The checkers of `point` that show, from the edge inward."""
        count = self.shown.count(point)
        spots = [Spot(point, index) for index in range(max(count - SHOWN, 0), count)]
        return [(self.place(spot), spot) for spot in spots]

    @cached_property
    def obstacles(self) -> tuple[Place, ...]:
        """Every place an arrow keeps clear of."""
        standing = [place for point in self.held() for place, _ in self.stack(point)]
        ghosts = [ghost.spot for ghost in self.shown.ghosts]
        landing = [self.place(spot) for spot in ghosts if spot.point != OFF]
        return tuple(dict.fromkeys(standing + landing))

    @cached_property
    def courses(self) -> list[tuple[Arrow, tuple[Curve, ...]]]:
        """Each arrow with the curves of its lanes."""
        drawn: list[tuple[Arrow, tuple[Curve, ...]]] = []
        others: tuple[Curve, ...] = ()
        for arrow in self.shown.arrows:
            start, end = self._rim(arrow.start), self._rim(arrow.end)
            if arrow.end.point == OFF:
                end = self._into_tray(arrow)
            if arrow.kind == REFUSED:
                end = end._replace(r=CROSS - 3)
            field = self.layout.top, self.layout.bottom
            lanes = curves(start, end, arrow.lanes, self.obstacles, others, field)
            others += lanes
            drawn.append((arrow, lanes))
        return drawn

    def _rim(self, spot: Spot) -> Place:
        """The place of `spot` with the radius of what is drawn there."""
        place = self.place(spot)
        stops = any(ghost.spot == spot and ghost.stops for ghost in self.shown.ghosts)
        return place._replace(r=place.r * STOP) if stops else place

    def _into_tray(self, arrow: Arrow) -> Place:
        """The top of the tray's pile; arrows into it, the nearest first, stand side by side."""
        into = [other for other in self.shown.arrows if other.end.point == OFF]
        place = self.place(max(other.end for other in into))
        aside = (into.index(arrow) - (len(into) - 1) / 2) * TRAY_LANE
        return place._replace(x=place.x + (aside if place.inward < 0 else -aside))

    def depth(self, point: int) -> int:
        """How many places of `point` are taken, by checkers or by what lands there."""
        taken = min(self.shown.count(point), SHOWN)
        spots = [ghost.spot for ghost in self.shown.ghosts]
        spots += [arrow.end for arrow in self.shown.arrows]
        landing = [spot for spot in spots if spot.point == point]
        hidden = max(self.shown.count(point) - SHOWN, 0)
        return max([taken, *(spot.index - hidden + 1 for spot in landing)])
