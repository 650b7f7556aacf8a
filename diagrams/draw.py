"""Drawing a scene: one SVG with an accessible name, the same text every time."""

from svgwrite.container import SVG, Group

from diagrams import paint, signs
from diagrams.claim import judge
from diagrams.describe import name
from diagrams.furniture import case, furniture, labels, numbers, tray
from diagrams.layout import SHOWN, Layout
from diagrams.marks import frames, names, rings, way
from diagrams.palette import n
from diagrams.picture import picture
from diagrams.rail import rail
from diagrams.scene import Scene
from diagrams.sketch import REFUSED
from diagrams.stage import Stage
from diagrams.words import Words
from nardi import COLOURS, Ruleset
from nardi.board import OFF

SANS = "'Noto Sans', 'Noto Sans Armenian', 'Noto Sans Georgian', sans-serif"


def draw(scene: Scene, ruleset: Ruleset, words: Words, *, view: str = "white") -> str:
    """The SVG of `scene`; no id is in it, so that a page can hold many.

    `view` is the colour from whose side the board is seen: `black` turns it by half a turn.
    """
    verdict = judge(scene, ruleset)
    shown = picture(scene, verdict, ruleset)
    has_rail = bool(shown.turn or verdict.result)
    layout = Layout(view, shown.trays, has_rail)
    stage = Stage(layout, shown)
    strong = frozenset(shown.evidence.framed) | frozenset(shown.evidence.passed)
    svg = _root(layout, words, name(scene, words, view=view))
    svg.add(case(layout))
    if has_rail:
        svg.add(rail(layout, shown, verdict, words))
    field = paint.group("field")  # all that turns when the reader turns the board
    svg.add(field)
    field.add(furniture(layout, stars=not shown.route and not shown.named))
    field.add(labels(layout, words))
    field.add(numbers(layout, strong))
    field.add(_trays(stage, words))
    field.add(_points(stage))
    if shown.route:
        field.add(way(stage, shown.route))
    if shown.named:
        field.add(names(stage, words))
    if strong:
        field.add(frames(stage))
    if shown.arrows:
        field.add(ghosts(stage))
        field.add(arrows(stage))
    if shown.evidence.passed or shown.evidence.missing:
        field.add(rings(stage, words))
    return svg.tostring()


def _root(layout: Layout, words: Words, name: str) -> SVG:
    svg = SVG(debug=False)
    svg["xmlns"] = "http://www.w3.org/2000/svg"
    svg["viewBox"] = f"0 0 {n(layout.width)} {n(layout.height)}"
    # The shape of a board that is not drawn yet, because it is not in sight: a page skips those.
    svg["style"] = f"aspect-ratio:{n(layout.width)}/{n(layout.height)}"
    svg["class"] = "board-svg"
    svg["role"] = "img"
    svg["aria-label"] = name
    svg["lang"] = words.language
    svg["font-family"] = SANS
    svg["data-view"] = layout.view
    return svg


def _points(stage: Stage) -> Group:
    """A group for each point, empty ones too, so that a script finds its place."""
    into = paint.group("points")
    for point in range(1, 25):
        group = paint.group("point", data_point=point)
        count = stage.shown.count(point)
        for place, spot in stage.stack(point):
            tall = count if spot.index == count - 1 and count > SHOWN else 0
            kind = stage.shown.movers.get(spot, "")
            paint.checker(group, stage.colour(point), place, tall, kind)
        into.add(group)
    return into


def _trays(stage: Stage, words: Words) -> Group:
    into = paint.group("trays")
    for colour in COLOURS:
        if colour in stage.shown.trays:
            count = stage.shown.position["off"][colour]
            into.add(tray(stage.layout, colour, count, words.text("board.label-off")))
    return into


def ghosts(stage: Stage) -> Group:
    """Where the checkers of the drawn play land."""
    into = paint.group("ghosts")
    for ghost in stage.shown.ghosts:
        place, colour = stage.place(ghost.spot), stage.shown.turn
        if ghost.spot.point == OFF:
            paint.slab_ghost(into, colour, stage.layout.slab(colour, ghost.spot.index))
        else:
            paint.ghost(into, colour, place, ghost.stops)
    return into


def arrows(stage: Stage) -> Group:
    """The hops of the drawn play."""
    into = paint.group("arrows")
    for arrow, lanes in stage.courses:
        group = paint.group("arrow", data_kind=arrow.kind)
        for curve in lanes:
            paint.arrow(group, curve, arrow.kind)
        if arrow.kind == REFUSED:
            place = stage.place(arrow.end)
            signs.cross(group, place.x, place.y)
        into.add(group)
    return into
