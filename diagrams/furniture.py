"""The board itself: wood, field, points, numbers, and the words for heads and homes."""

from svgwrite.container import Group

from diagrams import paint, signs
from diagrams.layout import (
    BAR,
    FIELD,
    POINT,
    Box,
    Layout,
    wide,
)
from diagrams.palette import n, style
from diagrams.words import Words
from nardi import COLOURS
from nardi.board import HEAD, HOME, point_at

LABEL_SIZE = 18
NUMBER_SIZE = 20


def case(layout: Layout) -> Group:
    """The wood all round, and the line under the rail."""
    into = paint.group("case")
    top = layout.wood_top
    wood = Box(0.75, 0.75, layout.width - 1.5, layout.height - 1.5)
    into.add(paint.rect(wood, 10, **style("wood", "edge", 1.5)))
    if top:
        line = style(None, "line", 1)
        into.add(paint.line((1, top), (layout.width - 1, top), **line))
    return into


def furniture(layout: Layout, stars: bool) -> Group:
    """The two halves, homes, points and bar; `stars` in the middle of the halves."""
    into = paint.group("halves")
    for half in layout.halves():
        into.add(paint.rect(half, 2, **style("paper", "edge", 1.4)))
    for colour in COLOURS:
        into.add(paint.rect(layout.quarter(home(colour)), **style("home")))
    for half in layout.halves() if stars else ():
        x, y = half.centre
        signs.star(into, x, y, 17)
    for name, odd in (("dark", 1), ("light", 0)):
        points = [point for point in range(1, 25) if point % 2 == odd]
        shape = "".join(_spear(layout, point) for point in points)
        into.add(paint.path(shape, **style(name, "line", 0.7)))
    for half in layout.halves():
        into.add(paint.rect(half, 2, **style(None, "edge", 1.4)))
    for y in (layout.top + FIELD * 0.25, layout.top + FIELD * 0.75):
        hinge = Box(layout.left + (layout.right - layout.left - BAR) / 2 + 7, y - 13, BAR - 14, 26)
        into.add(paint.rect(hinge, 3, **style("light", "line", 1)))
    return into


def _spear(layout: Layout, point: int) -> str:
    """A point of the board: a slender spear with a gentle curve to its tip."""
    (x1, y), (x2, _), (tip, end) = layout.triangle(point)
    bend = y + (end - y) * 0.55
    inner = POINT * 0.19
    return (
        f"M{n(x1)},{n(y)}Q{n(tip - inner)},{n(bend)} {n(tip)},{n(end)}"
        f"Q{n(tip + inner)},{n(bend)} {n(x2)},{n(y)}Z"
    )


def home(colour: str) -> list[int]:
    """The points of the home of `colour`, its last point first."""
    return [point_at(colour, to_go) for to_go in range(1, HOME + 1)]


def head(colour: str) -> int:
    return point_at(colour, HEAD)


def numbers(layout: Layout, strong: frozenset[int]) -> Group:
    """The numbers of the points outside the field; `strong` ones stand out."""
    look = style("ink", font_size=NUMBER_SIZE, text_anchor="middle")
    into = paint.group("numbers", **look)
    for point in range(1, 25):
        if point not in strong:
            into.add(paint.text(str(point), *layout.number(point), data_number=point))
    strong_numbers(into, layout, strong)
    return into


def strong_numbers(into: Group, layout: Layout, points: frozenset[int]) -> None:
    """The numbers of `points`, each on a plate of its own."""
    look = style("ink", font_size=NUMBER_SIZE, font_weight="bold", text_anchor="middle")
    for point in sorted(points):
        x, y = layout.number(point)
        into.add(paint.rect(Box(x - 17, y - 18.5, 34, 23), 11, **style("paper", "mark", 2)))
        into.add(paint.text(str(point), x, y, data_number=point, **look))


def labels(layout: Layout, words: Words) -> Group:
    """A flag with a word at each head, a bracket with a word along each home."""
    into = paint.group("labels", **style("quiet", font_size=LABEL_SIZE))
    for colour in COLOURS:
        _flag(into, layout, colour, words.text("board.label-head"))
        _bracket(into, layout, colour, words.text(f"board.label-{colour}-home"))
    return into


def _flag(into: Group, layout: Layout, colour: str, word: str) -> None:
    point = head(colour)
    x, y = layout.column(point), layout.label_middle(point)
    towards = -1 if layout.is_top(point) else 1
    pole = style(None, "ink", 1.8, stroke_linecap="round")
    mark = paint.group("flag")
    into.add(mark)
    mark.add(paint.line((x, y - 9), (x, y + 9), **pole))
    tip = (x + towards * -15, y - 4)
    flag = [(x, y - 9), tip, (x, y + 1)]
    mark.add(paint.polygon(flag, **style(colour, f"{colour}-rim", 1.4, stroke_linejoin="round")))
    anchor = "start" if towards > 0 else "end"
    into.add(paint.text(word, x + towards * 9, y + 6, text_anchor=anchor))


def _bracket(into: Group, layout: Layout, colour: str, word: str) -> None:
    box = layout.quarter(home(colour))
    y = layout.label_middle(home(colour)[0])
    towards = -1 if layout.is_top(home(colour)[0]) else 1
    x = box.centre[0]
    gap = min(wide(word, LABEL_SIZE) / 2 + 8, box.w / 2 - 6)
    look = style(None, "quiet", 1.3, stroke_linecap="round", stroke_linejoin="round")
    end = y - towards * 8
    left, right = box.x + 3, box.right - 3
    into.add(
        paint.path(
            f"M{n(left)},{n(end)}V{n(y)}H{n(x - gap)}M{n(x + gap)},{n(y)}H{n(right)}V{n(end)}",
            **look,
        )
    )
    into.add(paint.text(word, x, y + 6, text_anchor="middle"))


def tray(layout: Layout, colour: str, count: int, word: str) -> Group:
    """The tray of `colour`: its borne-off checkers on their edges, their count and a word."""
    into = paint.group("tray", data_tray=colour)
    box = layout.tray(colour)
    into.add(paint.rect(box, 3, **style("paper", "edge", 1.4)))
    first = layout.slab(colour, 0)
    pile = paint.group("pile", transform=f"translate({n(first.x)} {n(first.y)})")
    for index in range(count):
        paint.slab(pile, colour, Box(0, layout.slab(colour, index).y - first.y, first.w, first.h))
    into.add(pile)
    x, right = box.centre[0], colour == layout.view
    y = box.y - 8 if right else box.bottom + 20
    number = style("ink", font_size=NUMBER_SIZE, font_weight="bold", text_anchor="middle")
    into.add(paint.text(str(count), x, y, **number))
    start = y - 24 if right else y + 10
    upright = paint.group("upright", transform=f"rotate(-90 {n(x + 6)} {n(start)})")
    look = style("quiet", font_size=LABEL_SIZE, text_anchor="start" if right else "end")
    upright.add(paint.text(word, x + 6, start, **look))
    into.add(upright)
    return into
