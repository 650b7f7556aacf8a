"""What a board points at: framed evidence, the checker that has passed or is missing, routes."""

from collections.abc import Iterable

from svgwrite.container import Group
from svgwrite.path import Path

from diagrams import paint, signs
from diagrams.arrows import HEAD
from diagrams.layout import RADIUS, Box, Layout, Place, wide
from diagrams.palette import n, style
from diagrams.stage import Stage
from diagrams.words import Words
from nardi import COLOURS
from nardi.board import HOME, route

TAG = 18  # font size of a mark's word
FAR = 190  # how deep the second half of a route runs, past a whole stack


def frames(stage: Stage) -> Group:
    """A dotted frame round each stretch of points that are evidence."""
    into = paint.group("evidence")
    framed = stage.shown.evidence.framed
    look = style(None, "mark", 2.6, stroke_dasharray="0.1 6", stroke_linecap="round")
    for stretch in stretches(stage.layout, framed):
        depth = max(2, *(stage.depth(point) for point in stretch), 0)
        boxes = [stage.layout.column_box(point, depth) for point in stretch]
        left = min(box.x for box in boxes) + 1
        right = max(box.right for box in boxes) - 1
        inward = stage.layout.inward(stretch[0])
        top = boxes[0].y - (3 if inward < 0 else -2)
        box = Box(left, top, right - left, boxes[0].h + 1)
        into.add(paint.rect(box, 8, **look))
    return into


def stretches(layout: Layout, points: Iterable[int]) -> list[list[int]]:
    """`points` in groups that stand side by side in one quarter."""
    groups: list[list[int]] = []
    for point in sorted(points, key=layout.slot):
        slot = layout.slot(point)
        last = layout.slot(groups[-1][-1]) if groups else -9
        if slot == last + 1 and (slot - 1) // 6 == (last - 1) // 6:
            groups[-1].append(point)
        else:
            groups.append([point])
    return groups


def rings(stage: Stage, words: Words) -> Group:
    """The checker that has passed a block, or the place where none has, each with a word."""
    into = paint.group("marks")
    for point in stage.shown.evidence.passed:
        place, _ = stage.stack(point)[-1]
        into.add(paint.circle(place.x, place.y, RADIUS + 4, **style(None, "mark", 3)))
        _tag(into, stage, place, words.text("board.label-passed"))
    missing = stage.shown.evidence.missing
    if missing:
        place = stage.layout.checker(missing, 0)
        look = style("paper", "mark", 3, stroke_dasharray="6 4", fill_opacity=0.7)
        into.add(paint.circle(place.x, place.y, RADIUS - 1, **look))
        _tag(into, stage, place, words.text("board.label-nobody-ahead"))
    return into


def names(stage: Stage, words: Words) -> Group:
    """A plate with its name over each home and beside each head."""
    into = paint.group("names")
    layout = stage.layout
    for colour in COLOURS:
        word = words.text(f"board.label-{colour}-home")
        x, y = layout.quarter(route(colour)[-HOME:]).centre
        width, height = wide(word, TAG) + 16, TAG + 10
        signs.plate(into, Box(x - width / 2, y - height / 2, width, height), word, TAG)
        word = words.text(f"board.label-{colour}-head")
        place, _ = stage.stack(route(colour)[0])[1]
        width = wide(word, TAG) + 16
        away = RADIUS + 8
        left = place.x - away - width if place.inward > 0 else place.x + away
        signs.plate(into, Box(left, place.y - height / 2, width, height), word, TAG)
    return into


def _tag(into: Group, stage: Stage, place: Place, word: str) -> None:
    """`word` on a small plate near `place`, where it covers no checker and no arrow."""
    box = _free_box(stage, place, wide(word, TAG) + 16, TAG + 10)
    near = box.y if place.y < box.y else box.bottom
    start = place.y + place.inward * (RADIUS + 4)
    leader = style(None, "mark", 2)
    foot = min(max(place.x, box.x + 9), box.right - 9)
    into.add(paint.line((place.x, start), (foot, near), **leader))
    signs.plate(into, box, word, TAG)


def _free_box(stage: Stage, place: Place, width: float, height: float) -> Box:
    layout = stage.layout
    samples = [p for _, lanes in stage.courses for curve in lanes for p in curve.samples(30)]
    half = layout.halves()[0 if place.x < layout.left + layout.halves()[0].w else 1]
    best, least = None, None
    for deep in range(2, 12):
        y = place.y + place.inward * (RADIUS + 8 + deep * 8)
        y = y if place.inward > 0 else y - height
        for shift in (0, -30, 30, -60, 60, -90, 90):
            x = min(max(place.x - width / 2 + shift, half.x + 4), half.right - width - 4)
            box = Box(x, y, width, height)
            cost = _covers(box, stage.obstacles, samples) * 50 + deep + abs(shift) / 20
            if least is None or cost < least:
                best, least = box, cost
    return best


def _covers(box: Box, places: Iterable[Place], samples: Iterable[tuple]) -> int:
    hits = 0
    for place in places:
        dx = max(box.x - place.x, 0, place.x - box.right)
        dy = max(box.y - place.y, 0, place.y - box.bottom)
        hits += dx * dx + dy * dy < (place.r + 3) ** 2
    for x, y in samples:
        hits += box.x - 6 < x < box.right + 6 and box.y - 6 < y < box.bottom + 6
    return hits


def way(stage: Stage, colour: str) -> Group:
    """The whole route of `colour`: one line from its head into its last point, with chevrons."""
    into = paint.group("route")
    layout, points = stage.layout, route(colour)
    first, turn, resume, last = points[0], points[11], points[12], points[23]
    start, _ = stage.stack(first)[-1]
    side = 1 if layout.column(turn) > start.x else -1
    far = layout.base(resume) + layout.inward(resume) * FAR
    end = layout.base(last) + layout.inward(last) * (RADIUS * 2 + 20)
    corners = [
        (start.x + side * (RADIUS + 3), start.y),
        (layout.column(turn), start.y),
        (layout.column(resume), far),
        (layout.column(last), far),
        (layout.column(last), end),
    ]
    course = _rounded(corners, 20)
    into.add(paint.path(course, **style(None, "paper", 9, stroke_linecap="round")))
    into.add(paint.path(course, **style(None, "legal", 4.6, stroke_linecap="round")))
    for y, way_on in ((start.y, side), (far, -side)):
        for place in (0.25, 0.75):
            x = layout.left + (layout.right - layout.left) * place
            into.add(_chevron(x, y, way_on))
    tip = (corners[-1][0], end - layout.inward(last) * HEAD)
    paint.head(into, tip, (0, -layout.inward(last)), "legal")
    return into


def _rounded(corners: list, radius: float) -> str:
    """Straight lines through `corners` with rounded bends."""
    parts = [f"M{n(corners[0][0])},{n(corners[0][1])}"]
    for before, corner, after in zip(corners, corners[1:], corners[2:], strict=False):
        enter, leave = _towards(corner, before, radius), _towards(corner, after, radius)
        parts.append(f"L{n(enter[0])},{n(enter[1])}")
        parts.append(f"Q{n(corner[0])},{n(corner[1])} {n(leave[0])},{n(leave[1])}")
    parts.append(f"L{n(corners[-1][0])},{n(corners[-1][1])}")
    return "".join(parts)


def _towards(start: tuple, end: tuple, length: float) -> tuple[float, float]:
    dx, dy = end[0] - start[0], end[1] - start[1]
    whole = abs(dx) + abs(dy) or 1
    return start[0] + dx / whole * length, start[1] + dy / whole * length


def _chevron(x: float, y: float, side: int) -> Path:
    points = [(x - side * 6, y - 11), (x + side * 6, y), (x - side * 6, y + 11)]
    course = "M" + "L".join(f"{n(px)},{n(py)}" for px, py in points)
    look = style(None, "legal", 4.6, stroke_linecap="round", stroke_linejoin="round")
    return paint.path(course, **look)
