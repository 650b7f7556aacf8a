"""The strokes of a board: plain shapes, checkers, ghosts and arrows, added to svgwrite groups."""

from svgwrite.container import Group
from svgwrite.path import Path
from svgwrite.shapes import Circle, Line, Polygon, Rect
from svgwrite.text import Text

from diagrams.arrows import HEAD, Curve
from diagrams.layout import Box, Place
from diagrams.palette import n, style

STOP = 0.72  # size of the ghost of a checker that goes on, in sizes of a checker


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


def text(words: str, x: float, y: float, **look) -> Group:
    """Words alone in a group: Safari turns no text about its own middle, but a group it does."""
    into = group("word")
    into.add(Text(words, (n(x), n(y)), debug=False, **look))
    return into


def checker(into: Group, colour: str, place: Place, count: int = 0, kind: str = "") -> None:
    """A checker: White has a dark rim and a faint ring, Black a light ring and a light heart.

    `count` is written on it when it tops a tall stack; `kind` rings one that is about to move.
    """
    x, y, _, r = place
    into.add(circle(x, y, r, **style(colour, f"{colour}-rim", 1.6)))
    ring = style(None, f"{colour}-ring", 1 if colour == "white" else 1.8)
    into.add(circle(x, y, r * 0.74, **ring))
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


def slab(into: Group, colour: str, box: Box) -> None:
    """A borne-off checker, seen from its edge."""
    into.add(rect(box, 2, **style(colour, f"{colour}-rim", 1)))
    if colour == "black":
        x, y = box.centre
        into.add(line((x - 8, y), (x + 8, y), **style(None, "black-ring", 1.2)))


def slab_ghost(into: Group, colour: str, slab: Box) -> None:
    """Where a checker that is borne off will lie."""
    look = style(colour, "legal", 1.6, stroke_dasharray="4 2.5")
    into.add(rect(slab, 2, fill_opacity=0.62, **look))


def arrow(into: Group, curve: Curve, kind: str) -> None:
    """A curve with a pale edge that parts it from what it crosses."""
    a, b, c, d, tip = curve
    course = f"M{n(a[0])},{n(a[1])}C{n(b[0])},{n(b[1])} {n(c[0])},{n(c[1])} {n(d[0])},{n(d[1])}"
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
