"""What a board in play shows beside its checkers: marks, evidence, and the buttons over it."""

from collections.abc import Callable
from html import escape

from svgwrite.container import Group

from diagrams import paint, signs
from diagrams.draw import arrows, ghosts
from diagrams.furniture import strong_numbers
from diagrams.layout import (
    FIELD,
    NUMBERS,
    POINT,
    RADIUS,
    SHOWN,
    SLAB,
    STEP,
    Box,
    Layout,
    Place,
)
from diagrams.marks import frames, rings
from diagrams.palette import n, style
from diagrams.stage import Stage
from diagrams.words import Words
from nardi import COLOURS
from nardi.board import OFF, POINTS, route

APART = 4  # between the buttons of the two rows, on either side of the middle
COUNT = 777  # stands for the count of a tall stack until the script writes it
ORIGIN = Place(0, 0, 1)


def shapes(faces: set[str]) -> dict:
    """Shapes round the origin by name, for dice with `faces`, and where checkers stand.

    `places` are the middle, the edge and the way inward of each point, the field beginning at 0.
    """
    layout = Layout(trays=frozenset(COLOURS))
    drawn: dict[str, Callable[[Group], None]] = {
        "stop": lambda into: paint.ghost(into, "white", ORIGIN, True),
        "moved": lambda into: _ring(into, 2.6, "4 3"),
        "picked": lambda into: _ring(into, 4),
        "near": lambda into: signs.cross(into, 0, 0, 8),
        "cross": lambda into: signs.cross(into, 0, 0),
        "into": lambda into: _tray_frame(into, layout.tray("white")),
    }
    for number, colour in enumerate(COLOURS):
        slab = layout.slab(colour, 0)
        drawn |= {
            colour: lambda into, c=colour: paint.checker(into, c, ORIGIN),
            f"tall-{colour}": lambda into, c=colour: paint.checker(into, c, ORIGIN, COUNT),
            f"slab-{colour}": lambda into, c=colour, s=slab: paint.slab(into, c, Box(0, 0, *s[2:])),
            f"goal{number}": lambda into, c=colour: paint.ghost(into, c, ORIGIN, False),
        }
    for state in ("open", "played", "lost"):
        for face in sorted(faces):
            drawn[state + face] = lambda into, s=state, f=int(face): signs.die(into, 0, 0, f, s)
    points = [
        [n(layout.column(point) - layout.left), layout.base(point), layout.inward(point)]
        for point in range(1, POINTS + 1)
    ]
    return {
        "shapes": {name: _drawn(draw).replace(str(COUNT), "{n}") for name, draw in drawn.items()},
        "places": [None, *points],
        "sizes": {"radius": RADIUS, "step": STEP, "most": SHOWN, "slab": SLAB},
    }


def _drawn(draw: Callable[[Group], None]) -> str:
    into = Group(debug=False)
    draw(into)
    return "".join(element.tostring() for element in into.elements)


def _ring(into: Group, width: float, dashes: str = "") -> None:
    more = {"stroke_dasharray": dashes} if dashes else {}
    into.add(paint.circle(0, 0, RADIUS + 0.8, **style(None, "paper", width + 3)))
    into.add(paint.circle(0, 0, RADIUS + 0.8, **style(None, "legal", width, **more)))


def _tray_frame(into: Group, box: Box) -> None:
    look = style("legal", "legal", 3, stroke_dasharray="6 4", fill_opacity=0.15)
    into.add(paint.rect(Box(-box.w / 2, -box.h / 2, box.w, box.h), 3, **look))


def evidence(stage: Stage, words: Words) -> str:
    """The evidence of a refusal as it is drawn over the board: frames, marks, a better play."""
    found, into = stage.shown.evidence, Group(debug=False)
    if found.framed:
        into.add(frames(stage))
        strong_numbers(into, stage.layout, frozenset(found.framed))
    if stage.shown.arrows:
        into.add(ghosts(stage))
        into.add(arrows(stage))
    if found.missing:
        into.add(rings(stage, words))
    return "".join(element.tostring() for element in into.elements)


def targets(layout: Layout, colour: str) -> str:
    """A button over every point, along the route of `colour`, and over its tray.

    They stand in a grid, `data-x` and `data-y`, for the arrow keys.
    """
    buttons = [_button(layout, point, *_over_point(layout, point)) for point in route(colour)]
    if colour in layout.trays:
        buttons.append(_button(layout, OFF, *_over_tray(layout, colour)))
    top = f"top:{_share(layout.wood_top, layout.height)}"
    return (
        f'<div class="board-points" style="aspect-ratio:{n(layout.width)}/{n(layout.height)}">'
        f'<div role="group" style="{top}">{"".join(buttons)}</div></div>'
    )


def _over_point(layout: Layout, point: int) -> tuple[Box, int, int]:
    """From the number of a point to the middle of the board."""
    left, tall = layout.column(point) - POINT / 2, NUMBERS + FIELD / 2 - APART
    top = layout.top - NUMBERS if layout.is_top(point) else layout.middle + APART
    column = point - 13 if layout.is_top(point) else 12 - point
    return Box(left, top, POINT, tall), column, int(not layout.is_top(point))


def _over_tray(layout: Layout, colour: str) -> tuple[Box, int, int]:
    """From the field to the edge of the board, wider than the tray itself."""
    tall = FIELD / 2 - APART
    if colour == layout.view:
        return Box(layout.right, layout.middle + APART, layout.width - layout.right, tall), 12, 1
    return Box(0, layout.top, layout.left, tall), -1, 0


def _button(layout: Layout, key: int, box: Box, x: int, y: int) -> str:
    deep = layout.height - layout.wood_top
    place = (
        f"left:{_share(box.x, layout.width)};top:{_share(box.y - layout.wood_top, deep)};"
        f"width:{_share(box.w, layout.width)};height:{_share(box.h, deep)}"
    )
    return (
        f'<button type="button" tabindex="-1" data-to="{key}" data-x="{x}" data-y="{y}"'
        f' style="{place}"></button>'
    )


def _share(part: float, whole: float) -> str:
    return f"{n(part / whole * 100 * 100) / 100:.2f}%"


def status(words: Words) -> str:
    """What stands below a board in play: room for what happened, and how the keyboard plays."""
    help_words = escape(words.text("board.keyboard-help"))
    return f'<div class="board-status" role="status"></div><p class="board-help">{help_words}</p>'


def actions(words: Words) -> str:
    """The buttons that a board in play has beside its others."""
    keys = {
        "undo": "board.undo",
        "again": "board.start-again",
        "plays": "board.show-all-plays",
        "previous": "board.previous-play",
        "next": "board.next-play",
    }
    return "".join(
        f'<button type="button" data-do="{action}">{escape(words.text(key))}</button>'
        for action, key in keys.items()
    )
