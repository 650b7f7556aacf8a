"""The strokes of a board: small functions that add shapes to an svgwrite group.

Every shape carries its colour twice: as a real attribute, so that the drawing stands alone as a
file, and as a class, so that `board.css` can give it the colours of the reader's theme.
"""

import math

from svgwrite.container import Group
from svgwrite.path import Path
from svgwrite.shapes import Circle, Line, Polygon, Rect
from svgwrite.text import Text

from diagrams.arrows import HEAD, Curve
from diagrams.layout import DIE, RADIUS, Box, Place

# The light colours by name; `board.css` has the same names as variables, `--board-<name>`.
PALETTE = {
    "wood": "#e6d2b0",
    "edge": "#8d6b45",
    "paper": "#fbf5e9",
    "light": "#e4cba3",
    "dark": "#bd9362",
    "line": "#a98257",
    "home": "#dfe9e0",
    "ink": "#3b2b1c",
    "quiet": "#6a5239",
    "white": "#fffdf8",
    "white-rim": "#3b2b1c",
    "white-ring": "#b9a88e",
    "black": "#2b2522",
    "black-rim": "#14100d",
    "black-ring": "#d9c9ae",
    "legal": "#0a5c54",
    "refused": "#a3270f",
    "mark": "#7a3f00",
    "die": "#fffdf8",
    "pip": "#2b2522",
}
STOP = 0.72  # size of the ghost of a checker that goes on, in sizes of a checker
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


def n(value: float) -> float | int:
    """A coordinate as it is written: a tenth at most, whole where it is whole."""
    value = round(value, 1)
    return int(value) if value == int(value) else value


def style(fill: str | None = None, stroke: str | None = None, width: float = 0, **more) -> dict:
    """Attributes and class of a shape in colours of PALETTE."""
    names = [f"f-{fill}"] if fill else []
    look: dict = {"fill": PALETTE[fill] if fill else "none", **more}
    if stroke:
        names.append(f"s-{stroke}")
        look |= {"stroke": PALETTE[stroke], "stroke_width": width}
    if names:
        look["class_"] = " ".join(names)
    return look


def group(name: str, **attributes) -> Group:
    """An empty group of class `b-<name>`; `_` in attribute names becomes `-`."""
    made = Group(debug=False)
    made["class"] = f"b-{name} {attributes.pop('class_', '')}".strip()
    for key, value in attributes.items():
        made[key.replace("_", "-")] = value
    return made


def rect(box: Box, radius: float = 0, **look) -> Rect:
    size = (n(box.w), n(box.h))
    more = {"rx": radius} if radius else {}
    return Rect((n(box.x), n(box.y)), size, debug=False, **more, **look)


def circle(x: float, y: float, radius: float, **look) -> Circle:
    return Circle((n(x), n(y)), n(radius), debug=False, **look)


def line(start: tuple, end: tuple, **look) -> Line:
    return Line((n(start[0]), n(start[1])), (n(end[0]), n(end[1])), debug=False, **look)


def path(commands: str, **look) -> Path:
    return Path(commands, debug=False, **look)


def polygon(points: list, **look) -> Polygon:
    return Polygon([(n(x), n(y)) for x, y in points], debug=False, **look)


def text(words: str, x: float, y: float, **look) -> Text:
    return Text(words, (n(x), n(y)), debug=False, **look)


def checker(into: Group, colour: str, place: Place, count: int = 0, kind: str = "") -> None:
    """A checker: White has a dark rim and a faint ring, Black a light ring and a light heart.

    `count` is written on it when it tops a tall stack; `kind` rings one that is about to move.
    """
    x, y, _, r = place
    into.add(circle(x, y, r, **style(colour, f"{colour}-rim", 1.6)))
    into.add(circle(x, y, r * 0.74, **style(None, f"{colour}-ring", 1 if colour == "white" else 1.8)))
    if count:
        ink = "white-rim" if colour == "white" else "black-ring"
        look = style(ink, font_size=20, font_weight="bold", text_anchor="middle")
        into.add(text(str(count), x, y + 7, **look))
    elif colour == "black":
        into.add(circle(x, y, r * 0.2, **style("black-ring")))
    if kind:
        colour = "refused" if kind == "refused" else "legal"
        into.add(circle(x, y, r + 0.8, **style(None, "paper", 6.4)))
        into.add(circle(x, y, r + 0.8, **style(None, colour, 3.4)))


def ghost(into: Group, colour: str, place: Place, stops: bool) -> None:
    """Where a checker will stand, or stop on its way."""
    x, y, r = place.x, place.y, place.r * (STOP if stops else 0.94)
    into.add(circle(x, y, r, **style("paper", "paper", 5)))
    look = style(colour, "legal", 2.4, stroke_dasharray="5 3.5")
    into.add(circle(x, y, r, fill_opacity=0.2 if stops else 0.5, **look))
    if not stops:
        into.add(circle(x, y, r * 0.62, **style(None, f"{colour}-ring", 1.4)))


def slab_ghost(into: Group, colour: str, slab: Box) -> None:
    """Where a checker that is borne off will lie."""
    look = style(colour, "legal", 1.6, stroke_dasharray="4 2.5")
    into.add(rect(slab, 2, fill_opacity=0.62, **look))


def arrow(into: Group, curve: Curve, kind: str) -> None:
    """A curve with a pale edge that parts it from what it crosses."""
    a, b, c, d, tip = curve
    course = (
        f"M{n(a[0])},{n(a[1])}C{n(b[0])},{n(b[1])} {n(c[0])},{n(c[1])} {n(d[0])},{n(d[1])}"
    )
    colour = "refused" if kind == "refused" else "legal"
    width = {"legal": 4.6, "refused": 4.2, "instead": 2.8}[kind]
    into.add(path(course, **style(None, "paper", width + 4, stroke_linecap="round")))
    look = style(None, colour, width)
    if kind == "refused":
        into.add(path(course, stroke_dasharray="9 6", **look))
        return
    into.add(path(course, stroke_linecap="round", **look))
    head(into, tip, curve.heading, kind)


def head(into: Group, tip: tuple, heading: tuple, kind: str) -> None:
    """The head of an arrow, hollow for a play that might be made instead."""
    (x, y), (ux, uy) = tip, heading
    back = (x - ux * (HEAD + 3), y - uy * (HEAD + 3))
    half = 7.5
    corners = [
        (x, y),
        (back[0] - uy * half, back[1] + ux * half),
        (back[0] + ux * 3, back[1] + uy * 3),
        (back[0] + uy * half, back[1] - ux * half),
    ]
    if kind == "instead":
        into.add(polygon(corners, **style("paper", "legal", 2.4, stroke_linejoin="round")))
    else:
        into.add(polygon(corners, **style("legal", "paper", 1.2)))


def cross(into: Group, x: float, y: float, r: float = 12) -> None:
    """The mark of a refused hop where it would land."""
    into.add(circle(x, y, r, **style("paper", "refused", 3)))
    s = r * 0.42
    look = style(None, "refused", 3.4, stroke_linecap="round")
    into.add(path(f"M{n(x - s)},{n(y - s)}l{n(2 * s)},{n(2 * s)}m0,{n(-2 * s)}l{n(-2 * s)},{n(2 * s)}", **look))


def tick(into: Group, x: float, y: float, r: float = 14) -> None:
    """The sign of a play that is allowed."""
    into.add(circle(x, y, r, **style("legal")))
    look = style(None, "paper", 3.4, stroke_linecap="round", stroke_linejoin="round")
    into.add(path(f"M{n(x - r * 0.42)},{n(y + r * 0.04)}l{n(r * 0.32)},{n(r * 0.34)}l{n(r * 0.56)},{n(-r * 0.7)}", **look))


def die(into: Group, x: float, y: float, face: int, state: str) -> None:
    """A die with its top left corner at x, y: played or open, or struck out when it is lost."""
    lost = state == "lost"
    look = style(None if lost else "die", "quiet" if lost else "pip", 1.8)
    if lost:
        look["stroke_dasharray"] = "4 3"
    into.add(rect(Box(x, y, DIE, DIE), 7, **look))
    middle = DIE / 2
    for column, row in PIPS[face]:
        spot = style("quiet" if lost else "pip")
        into.add(circle(x + middle + column * 9.4, y + middle + row * 9.4, 3 if lost else 3.5, **spot))
    if lost:
        strike = style(None, "quiet", 2.4, stroke_linecap="round")
        into.add(line((x - 2, y + DIE + 2), (x + DIE + 2, y - 2), **strike))
    if state == "played":
        bar = style(None, "legal", 3.6, stroke_linecap="round")
        into.add(line((x + 6, y + DIE + 5), (x + DIE - 6, y + DIE + 5), **bar))


def plate(into: Group, box: Box, word: str, size: float) -> None:
    """A word on a small plate of its own."""
    x, y = box.centre
    into.add(rect(box, 6, **style("paper", "mark", 1.8)))
    look = style("mark", font_size=size, font_weight="bold", text_anchor="middle")
    into.add(text(word, x, y + size * 0.36, **look))


def star(into: Group, x: float, y: float, r: float) -> None:
    """The eight-pointed star inlaid in the middle of each half."""
    corners = []
    for corner in range(16):
        reach = r if corner % 2 == 0 else r * 0.62
        angle = math.pi * corner / 8
        corners.append((x + reach * math.sin(angle), y - reach * math.cos(angle)))
    into.add(polygon(corners, **style("light", "line", 0.8)))
    into.add(circle(x, y, RADIUS * 0.42, **style("paper", "line", 0.8)))
