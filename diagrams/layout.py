"""Where everything on a drawn board stands: pure geometry, in units of the view box.

A *point* is 1..24 as everywhere. A *slot* is a place on the picture, numbered like the points seen
from White's side (24 top right, 13 top left, 12 bottom left, 1 bottom right); Black's view shows
each point in the slot half a turn away. Both colours travel towards smaller slots, round the corner
from 1 to 24, so everything that follows the route is the same in both views.
"""

from typing import NamedTuple

POINT = 42  # width of a point: 24 CSS pixels where two trays and the board share 352
BAR = 24
FRAME = 10  # wood left and right of the field
FIELD = 400  # height of the field
NUMBERS = 27  # the strip of point numbers, above and below the field
LABELS = 25  # the strip of words and flags outside the numbers
RAIL = 52  # whose turn, dice and verdict, above the board
TRAY = 34  # borne-off checkers, beside the board
EDGE = 5  # wood outside the labels
TRIANGLE = 158
RADIUS = 18.5
STEP = 32  # from one checker of a stack to the next
SHOWN = 5  # a taller stack shows its count on the last one
SLAB = 9.2  # a borne-off checker, seen from its edge
DIE = 36

HALF_WIDTH = 6 * POINT
FIELD_WIDTH = 2 * HALF_WIDTH + BAR


class Place(NamedTuple):
    """A round place for a checker: centre, radius and which way is inward (1 down, -1 up)."""

    x: float
    y: float
    inward: int
    r: float = RADIUS


class Box(NamedTuple):
    """A rectangle: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2


class Layout:
    """The geometry of one board.

    `view` is the colour that sees its home at the bottom right; `trays` the colours whose
    borne-off checkers are shown; `rail` whether a turn, dice or a verdict stand above the board.
    """

    def __init__(self, view: str = "white", trays: frozenset = frozenset(), rail: bool = True):
        self.view = view
        self.trays = trays
        right = any(self._tray_is_right(colour) for colour in trays)
        left = any(not self._tray_is_right(colour) for colour in trays)
        self.wood_top = RAIL if rail else 0
        self.left = FRAME + (TRAY if left else 0)
        self.top = self.wood_top + EDGE + LABELS + NUMBERS
        self.bottom = self.top + FIELD
        self.right = self.left + FIELD_WIDTH
        self.middle = self.top + FIELD / 2
        self.width = self.right + FRAME + (TRAY if right else 0)
        self.height = self.bottom + NUMBERS + LABELS + EDGE

    def _tray_is_right(self, colour: str) -> bool:
        return colour == self.view

    def slot(self, point: int) -> int:
        """The slot that shows `point` in this view."""
        return point if self.view == "white" else (point + 11) % 24 + 1

    def is_top(self, point: int) -> bool:
        return self.slot(point) > 12

    def column(self, point: int) -> float:
        """The middle of `point`, left to right."""
        slot = self.slot(point)
        place = slot - 13 if slot > 12 else 12 - slot
        return self.left + (place + 0.5) * POINT + (BAR if place > 5 else 0)

    def inward(self, point: int) -> int:
        return 1 if self.is_top(point) else -1

    def base(self, point: int) -> float:
        """The edge of the field at which `point` begins."""
        return self.top if self.is_top(point) else self.bottom

    def checker(self, point: int, index: int) -> Place:
        """The place of the checker `index` of a stack, the first 0 at the edge.

        From the seventh on they share the place above the last one shown.
        """
        inward = self.inward(point)
        depth = RADIUS + 1 + min(index, SHOWN) * STEP
        return Place(self.column(point), self.base(point) + inward * depth, inward)

    def number(self, point: int) -> tuple[float, float]:
        """The baseline middle of the number of `point`."""
        middle = self.base(point) - self.inward(point) * NUMBERS / 2
        return self.column(point), middle + 7

    def label_middle(self, point: int) -> float:
        """The middle of the strip of words on the side of `point`, top to bottom."""
        return self.base(point) - self.inward(point) * (NUMBERS + LABELS / 2)

    def quarter(self, points: list) -> Box:
        """The box over the half of the field's height in which `points` of one quarter stand."""
        columns = [self.column(point) for point in points]
        left = min(columns) - POINT / 2
        top = self.top if self.is_top(points[0]) else self.middle
        return Box(left, top, max(columns) + POINT / 2 - left, FIELD / 2)

    def tray(self, colour: str) -> Box:
        """The tray beside the last point of `colour`."""
        if self._tray_is_right(colour):
            return Box(self.right + FRAME - 1, self.middle, TRAY - 4, FIELD / 2)
        return Box(FRAME - 5, self.top, TRAY - 4, FIELD / 2)

    def slab(self, colour: str, index: int) -> Box:
        """The borne-off checker `index` of `colour`, the first 0 at the edge of the board."""
        tray = self.tray(colour)
        depth = 3 + (index + 1) * SLAB
        y = tray.bottom - depth if self._tray_is_right(colour) else tray.y + depth - SLAB
        return Box(tray.x + 3, y, tray.w - 6, SLAB - 1.2)

    def halves(self) -> tuple[Box, Box]:
        """The two playing halves of the field."""
        return (
            Box(self.left, self.top, HALF_WIDTH, FIELD),
            Box(self.left + HALF_WIDTH + BAR, self.top, HALF_WIDTH, FIELD),
        )

    def triangle(self, point: int) -> list[tuple[float, float]]:
        """The three corners of `point`: two at the edge, then the tip."""
        x, base = self.column(point), self.base(point)
        tip = base + self.inward(point) * TRIANGLE
        return [(x - POINT / 2 + 1, base), (x + POINT / 2 - 1, base), (x, tip)]

    def column_box(self, point: int, count: int) -> Box:
        """The box round the first `count` places of `point`, at least one."""
        depth = RADIUS * 2 + 4 + (min(max(count, 1), SHOWN) - 1) * STEP
        top = self.top if self.is_top(point) else self.bottom - depth
        return Box(self.column(point) - POINT / 2, top, POINT, depth)


def wide(text: str, size: float) -> float:
    """How wide `text` is at most at font size `size`: generous, since fonts differ."""
    return sum(_advance(letter) for letter in text) * size


def _advance(letter: str) -> float:
    if letter in " .,:·'՝։-–iIl1":
        return 0.36 if letter != "1" else 0.6
    if "\u10d0" <= letter <= "\u10ff":  # Georgian
        return 0.7
    if "\u0531" <= letter <= "\u0587":  # Armenian
        return 0.7
    return 0.95 if letter in "mwMWжмшщыюЖМШЩЫЮ" else 0.62
