"""Where things stand on a board, seen from either side."""

import pytest

from diagrams.layout import POINT, RADIUS, Layout, wide

VIEWS = ("white", "black")


def test_white_sees_24_top_right_13_top_left_12_bottom_left_1_bottom_right():
    board = Layout("white")
    assert sorted(range(13, 25), key=board.column) == list(range(13, 25))
    assert sorted(range(1, 13), key=board.column) == list(range(12, 0, -1))
    assert all(board.is_top(point) for point in range(13, 25))
    assert not any(board.is_top(point) for point in range(1, 13))


def test_black_sees_the_same_board_turned_by_half_a_turn():
    white, black = Layout("white"), Layout("black")
    for point in range(1, 25):
        for index in range(7):
            one, other = white.checker(point, index), black.checker(point, index)
            assert pytest.approx(white.left + white.right) == one.x + other.x
            assert pytest.approx(white.top + white.bottom) == one.y + other.y
            assert one.inward == -other.inward


@pytest.mark.parametrize("view", VIEWS)
def test_neighbours_and_facing_points_differ_in_colour_which_follows_the_number(view):
    board = Layout(view)
    for point in range(1, 25):
        facing = 25 - point
        assert board.column(point) == board.column(facing)
        assert point % 2 != facing % 2


@pytest.mark.parametrize("view", VIEWS)
def test_the_bar_parts_6_from_7_and_18_from_19(view):
    board = Layout(view)
    gap = abs(board.column(6) - board.column(7)) - POINT
    assert gap == abs(board.column(18) - board.column(19)) - POINT > 0


@pytest.mark.parametrize("view", VIEWS)
def test_stacks_stay_in_the_field_and_clear_of_the_facing_ones(view):
    board = Layout(view)
    for point in range(1, 25):
        deepest = board.checker(point, 4)
        facing = board.checker(25 - point, 4)
        assert abs(deepest.y - facing.y) > 2 * RADIUS
        assert board.top <= board.checker(point, 0).y - RADIUS
        assert board.checker(point, 0).y + RADIUS <= board.bottom


def test_a_tray_stands_beside_the_last_point_of_its_colour():
    board = Layout("white", frozenset(("white", "black")))
    for colour, last in (("white", 1), ("black", 13)):
        tray = board.tray(colour)
        assert abs(tray.centre[0] - board.column(last)) < 1.5 * POINT
        assert board.is_top(last) == (tray.centre[1] < board.middle)
        for index in range(15):
            slab = board.slab(colour, index)
            assert tray.y <= slab.y and slab.bottom <= tray.bottom
            assert tray.x <= slab.x and slab.right <= tray.right


@pytest.mark.parametrize("trays", [(), ("white",), ("black",), ("white", "black")])
def test_a_point_is_24_css_pixels_wide_where_the_board_has_352(trays):
    assert 352 / Layout("white", frozenset(trays)).width * POINT >= 24


def test_the_width_of_words_is_never_guessed_too_small():
    # Noto Sans at 1000 units: the widest common letters of each script, measured in its tables.
    assert wide("მ", 1) >= 0.58
    assert wide("մ", 1) >= 0.64
    assert wide("ж", 1) >= 0.6
