"""The board: the two routes and what lies half a turn away."""

from nardi.board import opponent, pips, point_at, rolls, route, turned, ways


def test_white_travels_from_24_to_1():
    assert list(range(24, 0, -1)) == route("white")


def test_black_travels_from_12_to_1_and_then_from_24_to_13():
    assert [*range(12, 0, -1), *range(24, 12, -1)] == route("black")


def test_pips_count_down_to_one_on_the_last_point(colour):
    assert list(range(24, 0, -1)) == [pips(colour, point) for point in route(colour)]


def test_a_point_is_found_again_by_its_pips(colour):
    assert list(range(25)) == [point_at(colour, pips(colour, point)) for point in range(25)]


def test_half_a_turn_twice_is_the_same_point_and_off_stays_off():
    assert list(range(25)) == [turned(turned(point)) for point in range(25)]
    assert 0 == turned(0)


def test_there_are_21_rolls_in_36_throws():
    assert (21, 36) == (len(rolls()), sum(ways(roll) for roll in rolls()))


def test_each_colour_has_the_other_as_its_opponent():
    assert ("black", "white") == (opponent("white"), opponent("black"))
