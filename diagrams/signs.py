"""Signs on and around a board: verdicts, dice, plates with words, the inlaid star."""

import math

from svgwrite.container import Group

from diagrams import paint
from diagrams.layout import DIE, RADIUS, Box
from diagrams.palette import n, style

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


def cross(into: Group, x: float, y: float, r: float = 12) -> None:
    """The mark of a refused hop where it would land."""
    into.add(paint.circle(x, y, r, **style("paper", "refused", 3)))
    s = r * 0.42
    look = style(None, "refused", 3.4, stroke_linecap="round")
    into.add(paint.line((x - s, y - s), (x + s, y + s), **look))
    into.add(paint.line((x - s, y + s), (x + s, y - s), **look))


def tick(into: Group, x: float, y: float, r: float = 14) -> None:
    """The sign of a play that is allowed."""
    into.add(paint.circle(x, y, r, **style("legal")))
    look = style(None, "paper", 3.4, stroke_linecap="round", stroke_linejoin="round")
    start = f"M{n(x - r * 0.42)},{n(y + r * 0.04)}"
    into.add(paint.path(f"{start}l{n(r * 0.32)},{n(r * 0.34)} {n(r * 0.56)},{n(-r * 0.7)}", **look))


def die(into: Group, x: float, y: float, face: int, state: str) -> None:
    """A die with its top left corner at x, y: played or open, or struck out when it is lost."""
    lost = state == "lost"
    look = style(None if lost else "die", "quiet" if lost else "pip", 1.8)
    if lost:
        look["stroke_dasharray"] = "4 3"
    into.add(paint.rect(Box(x, y, DIE, DIE), 7, **look))
    middle = DIE / 2
    for column, row in PIPS[face]:
        across, down = x + middle + column * 9.4, y + middle + row * 9.4
        into.add(paint.circle(across, down, 3.4, **style("quiet" if lost else "pip")))
    if lost:
        strike = style(None, "quiet", 2.4, stroke_linecap="round")
        into.add(paint.line((x - 2, y + DIE + 2), (x + DIE + 2, y - 2), **strike))
    if state == "played":
        bar = style(None, "legal", 3.6, stroke_linecap="round")
        into.add(paint.line((x + 6, y + DIE + 5), (x + DIE - 6, y + DIE + 5), **bar))


def plate(into: Group, box: Box, word: str, size: float) -> None:
    """A word on a small plate of its own."""
    x, y = box.centre
    into.add(paint.rect(box, 6, **style("paper", "mark", 1.8)))
    look = style("mark", font_size=size, font_weight="bold", text_anchor="middle")
    into.add(paint.text(word, x, y + size * 0.36, **look))


def star(into: Group, x: float, y: float, r: float) -> None:
    """The eight-pointed star inlaid in the middle of each half."""
    corners = []
    for corner in range(16):
        reach = r if corner % 2 == 0 else r * 0.62
        angle = math.pi * corner / 8
        corners.append((x + reach * math.sin(angle), y - reach * math.cos(angle)))
    into.add(paint.polygon(corners, **style("light", "line", 0.8)))
    into.add(paint.circle(x, y, RADIUS * 0.42, **style("paper", "line", 0.8)))
