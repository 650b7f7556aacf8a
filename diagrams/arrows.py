"""The course of arrows: from the rim of one checker to the rim of another, clear of the rest.

A curve leaves and arrives on the inward side of its stacks and bends through the middle of the
board. Of a few such curves the first that touches nothing is taken, or the one that touches least.
"""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from diagrams.layout import Place

GAP = 3  # between a rim and the tip of an arrow
HEAD = 12  # length of an arrow's head
LANE = 11  # between two arrows of one play
CLEAR = 6  # wanted between an arrow and any other checker
SAMPLES = 22
LEANS = (26, 44, 10, 60, 74)  # degrees from straight inward at either end
ORDER = 0.12  # what each later candidate costs, so that of two alike the first is taken
NEAR = 90  # shorter arrows leave and arrive straighter
BENDS = (0.42, 0.55, 0.3, 0.7, 0.9, 1.15, 1.4)  # reach of the curve, in its own lengths

Point = tuple[float, float]


class Curve(NamedTuple):
    """A cubic curve, the tip of its head, and the direction in which the head points."""

    a: Point
    b: Point
    c: Point
    d: Point
    tip: Point

    def samples(self, count: int = SAMPLES) -> list[Point]:
        """Points along the curve, its tip included, its very start not."""
        (ax, ay), (bx, by), (cx, cy), (dx, dy), tip = self
        points = [
            (u * ax + v * bx + w * cx + z * dx, u * ay + v * by + w * cy + z * dy)
            for u, v, w, z in _weights(count)
        ]
        return [*points, tip]

    @property
    def heading(self) -> Point:
        dx, dy = self.tip[0] - self.d[0], self.tip[1] - self.d[1]
        length = math.hypot(dx, dy) or 1
        return dx / length, dy / length


@lru_cache(maxsize=8)
def _weights(count: int) -> list[tuple[float, float, float, float]]:
    """How much each of the four ends of a cubic weighs at `count` places along it."""
    steps = [((count - n) / count, n / count) for n in range(1, count + 1)]
    return [(u**3, 3 * u * u * t, 3 * u * t * t, t**3) for u, t in steps]


@lru_cache(maxsize=4096)
def curves(
    start: Place,
    end: Place,
    lanes: int,
    obstacles: tuple[Place, ...],
    others: tuple[Curve, ...],
    field: tuple[float, float],
) -> tuple[Curve, ...]:
    """`lanes` curves side by side from `start` to `end`.

    `obstacles` are the places of checkers to keep clear of, `others` the curves already drawn,
    `field` the top and bottom of the field.
    """
    avoided = [p for p in obstacles if not _same_stack(p, start) and not _same_stack(p, end)]
    drawn = [point for curve in others for point in curve.samples()]
    best, least = None, math.inf
    for order, candidate in enumerate(_candidates(start, end)):
        price = order * ORDER
        if price >= least:
            break
        price += _touches(candidate, avoided, drawn, field, lanes, least - price)
        if price < least:
            best, least = candidate, price
    offsets = [(lane - (lanes - 1) / 2) * LANE for lane in range(lanes)]
    return tuple(_shifted(best, offset) for offset in offsets)


def _same_stack(place: Place, end: Place) -> bool:
    return place.x == end.x and place.inward == end.inward


def _candidates(start: Place, end: Place) -> Iterator[Curve]:
    side = 1 if end.x > start.x else -1 if end.x < start.x else 0
    span = math.hypot(end.x - start.x, end.y - start.y)
    if abs(end.x - start.x) < NEAR / 2 and NEAR < abs(end.y - start.y) < 2 * NEAR:
        for lean in (90, 76):  # beside a stack an arrow leaves by its flank
            yield _curve(start, end, side, lean, 12, span * 0.22)
    leans = LEANS if span > NEAR else sorted(LEANS)
    for bend in BENDS:
        for lean in leans:
            for other in leans:
                if abs(lean - other) <= 40:
                    yield _curve(start, end, side, lean, other, bend * span + 14)
                    if start.inward != end.inward:
                        yield _curve(start, end, side, -lean, other, bend * span + 14)


def _curve(start: Place, end: Place, side: int, lean: float, other: float, reach: float) -> Curve:
    out = _direction(side, lean, start.inward)
    back = _direction(-side, other, end.inward)
    a = (start.x + out[0] * (start.r + 1), start.y + out[1] * (start.r + 1))
    tip = (end.x + back[0] * (end.r + GAP), end.y + back[1] * (end.r + GAP))
    d = (tip[0] + back[0] * (HEAD - 2), tip[1] + back[1] * (HEAD - 2))
    b = (a[0] + out[0] * reach, a[1] + out[1] * reach)
    c = (d[0] + back[0] * reach, d[1] + back[1] * reach)
    return Curve(a, b, c, d, tip)


def _direction(side: int, lean: float, inward: int) -> Point:
    angle = math.radians(lean if side else 0)
    return side * math.sin(angle), inward * math.cos(angle)


def _touches(
    curve: Curve,
    avoided: Sequence[Place],
    drawn: Sequence[Point],
    field: tuple[float, float],
    lanes: int,
    limit: float,
) -> float:
    """How much the curve runs over checkers, other arrows and the edges of the field.

    Past `limit` it is not counted further.
    """
    cost = 0.0
    half = (lanes - 1) / 2 * LANE
    for x, y in curve.samples():
        if cost >= limit:
            break
        for place in avoided:
            near = place.r + CLEAR + half
            dx, dy = x - place.x, y - place.y
            if -near < dx < near and -near < dy < near:
                distance = math.hypot(dx, dy)
                if distance < near:
                    cost += near - distance
        for px, py in drawn:
            if abs(x - px) < 8 and abs(y - py) < 8:
                cost += 4
        cost += max(0, field[0] + 4 - y) + max(0, y - field[1] + 4)
    return cost


def _shifted(curve: Curve, offset: float) -> Curve:
    """The curve beside `curve`, `offset` to its right as it travels."""
    if not offset:
        return curve
    a, b, c, d, tip = curve
    first = _normal(a, b, offset)
    last = _normal(c, tip, offset)
    outer = _outside(curve, offset)

    def stretched(point, near, shift):
        grown = 1 + outer * abs(offset) / (math.hypot(point[0] - near[0], point[1] - near[1]) or 1)
        x = near[0] + (point[0] - near[0]) * grown
        y = near[1] + (point[1] - near[1]) * grown
        return x + shift[0], y + shift[1]

    return Curve(
        (a[0] + first[0], a[1] + first[1]),
        stretched(b, a, first),
        stretched(c, d, last),
        (d[0] + last[0], d[1] + last[1]),
        (tip[0] + last[0], tip[1] + last[1]),
    )


def _outside(curve: Curve, offset: float) -> int:
    """1 where a shift by `offset` lies outside the bend of the curve, -1 inside."""
    a, b, _, d, _ = curve
    turn = (b[0] - a[0]) * (d[1] - a[1]) - (b[1] - a[1]) * (d[0] - a[0])
    return -1 if turn * offset > 0 else 1


def _normal(start: Point, end: Point, offset: float) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy) or 1
    return -dy / length * offset, dx / length * offset
