"""Arrows start at a rim, end at a rim, and keep clear of everything between."""

import math

import pytest

from diagrams.arrows import curves
from diagrams.layout import RADIUS, Layout
from diagrams.stage import Stage

FIELD = (0, 10_000)


def stages(shown):
    for name, (_, _, drawn) in shown.items():
        for view in ("white", "black"):
            yield name, Stage(Layout(view, drawn.trays, True), drawn)


def test_no_arrow_of_any_scene_runs_over_a_checker_in_its_way(shown):
    for name, stage in stages(shown):
        for arrow, lanes in stage.courses:
            ends = [stage.place(arrow.start), stage.place(arrow.end)]
            stacks = {(end.x, end.inward) for end in ends}
            for place in stage.obstacles:
                if (place.x, place.inward) in stacks:
                    continue
                for x, y in (point for curve in lanes for point in curve.samples(40)):
                    assert math.hypot(x - place.x, y - place.y) > place.r, (name, arrow)


def test_every_arrow_leaves_from_the_rim_of_its_checker(shown):
    for name, stage in stages(shown):
        for arrow, lanes in stage.courses:
            place = stage.place(arrow.start)
            for curve in lanes:
                away = math.hypot(curve.a[0] - place.x, curve.a[1] - place.y)
                assert 0.7 * place.r <= away <= place.r + 8, (name, arrow)


def test_every_arrow_stays_in_the_field_or_goes_into_a_tray(shown):
    for name, stage in stages(shown):
        layout = stage.layout
        for arrow, lanes in stage.courses:
            for x, y in (point for curve in lanes for point in curve.samples(40)):
                assert layout.top <= y <= layout.bottom, (name, arrow)
                inside = layout.left <= x <= layout.right
                assert inside or arrow.end.point == 0, (name, arrow)


def test_arrows_of_one_play_do_not_lie_on_each_other(shown):
    for name, stage in stages(shown):
        every = [curve for _, lanes in stage.courses for curve in lanes]
        for at, one in enumerate(every):
            for other in every[at + 1 :]:
                close = sum(
                    min(math.dist(p, q) for q in other.samples(30)) < 5 for p in one.samples(30)
                )
                assert close <= 8, name


@pytest.mark.parametrize("lanes", [2, 3, 4])
def test_lanes_run_side_by_side(lanes):
    board = Layout("white")
    start, end = board.checker(24, 4), board.checker(18, 1)
    side_by_side = curves(start, end, lanes, (start, end), (), FIELD)
    assert lanes == len(side_by_side)
    for one, other in zip(side_by_side, side_by_side[1:], strict=False):
        gaps = [min(math.dist(p, q) for q in other.samples(60)) for p in one.samples(12)]
        assert all(6 < gap < 16 for gap in gaps), gaps


def test_an_arrow_bends_round_a_stack_between():
    board = Layout("white")
    start, end = board.checker(24, 0), board.checker(18, 0)
    wall = tuple(board.checker(21, index) for index in range(5))
    (free,) = curves(start, end, 1, (start, end), (), FIELD)
    (round_it,) = curves(start, end, 1, (start, end, *wall), (), FIELD)
    assert any(math.dist(p, (w.x, w.y)) < RADIUS for p in free.samples() for w in wall)
    assert all(math.dist(p, (w.x, w.y)) > RADIUS for p in round_it.samples() for w in wall)
