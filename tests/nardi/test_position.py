"""Reading and writing positions."""

import pytest

from nardi.errors import PositionError
from nardi.position import read_position, start, write_position

WHITE, BLACK = {"24": 15}, {"12": 15}


def test_a_position_is_read_by_pips_to_go():
    sides = read_position({"white": {"6": 15}, "black": {"18": 5, "13": 3}})
    assert (15, 0) == (sides["white"][6], sides["white"][0])
    assert (5, 3, 7) == (sides["black"][6], sides["black"][1], sides["black"][0])


def test_points_may_be_numbers():
    assert read_position(start()) == read_position({"white": {24: 15}, "black": {12: 15}})


def test_a_position_written_is_the_one_read():
    position = {
        "white": {"6": 2, "1": 3},
        "black": {"24": 1, "13": 14},
        "off": {"white": 10, "black": 0},
    }
    assert position == write_position(read_position(position))


@pytest.mark.parametrize(
    "position, message",
    [
        ({"white": WHITE}, "does not say where black stands"),
        ({"white": WHITE, "black": [12]}, "black is a mapping of points, not [12]"),
        ({"white": {"25": 15}, "black": BLACK}, "no point '25'"),
        ({"white": {"0": 15}, "black": BLACK}, "no point '0'"),
        ({"white": {"024": 15}, "black": BLACK}, "no point '024'"),
        ({"white": {" 24": 15}, "black": BLACK}, "no point ' 24'"),
        ({"white": {"٢٤": 15}, "black": BLACK}, "no point"),
        ({"white": {True: 15}, "black": BLACK}, "no point True"),
        ({"white": {24: 1, "24": 14}, "black": BLACK}, "white names point 24 twice"),
        ({"white": {"24": 16}, "black": BLACK}, "white on point 24: a count is 0 to 15, not 16"),
        ({"white": {"24": -1}, "black": BLACK}, "a count is 0 to 15, not -1"),
        ({"white": {"24": 15.0}, "black": BLACK}, "a count is 0 to 15, not 15.0"),
        ({"white": {"24": True}, "black": BLACK}, "a count is 0 to 15, not True"),
        ({"white": {"24": 10**99}, "black": BLACK}, "a count is 0 to 15, not 1000"),
        ({"white": {"24": 15, "1": 1}, "black": BLACK}, "white has 16 checkers, not 15"),
        ({"white": WHITE, "black": BLACK, "off": {"white": 1}}, "white has 16 checkers, not 15"),
        ({"white": WHITE, "black": {}, "off": {"black": 3}}, "black has 3 checkers, not 15"),
        ({"white": WHITE, "black": BLACK, "off": 0}, "off is a mapping, not 0"),
        ({"white": WHITE, "black": {"24": 1}}, "both colours stand on point 24"),
    ],
)
def test_a_position_that_cannot_stand_is_refused(position, message):
    with pytest.raises(PositionError) as error:
        read_position(position)
    assert message in str(error.value)
