"""Writing plays and reading moves."""

import pytest

from nardi.errors import MoveError
from nardi.notation import journeys, parse_moves, written


def test_a_hop_that_starts_where_one_ended_continues_it():
    assert [[24, 21, 18], [13, 10]] == journeys([(24, 21), (21, 18), (13, 10)])


def test_the_furthest_back_comes_first_and_then_the_longest():
    assert [[24, 21, 18], [24, 21]] == journeys([(24, 21), (24, 21), (21, 18)])
    assert [[24, 18], [10, 9]] == journeys([(10, 9), (24, 18)])


def test_points_are_written_from_whites_side():
    assert "24/18 24/21" == written("white", [(24, 21), (24, 21), (21, 18)])
    assert "12/6 12/9" == written("black", [(24, 21), (24, 21), (21, 18)])


def test_off_is_a_word():
    assert "13/off" == written("black", [(1, 0)])


def test_moves_are_read_stop_by_stop():
    assert [[24, 18], [18, 12], [6, 0]] == parse_moves("24/18/12 6/off")


@pytest.mark.parametrize(
    "text", ["24", "24/", "/18", "24-18", "0/5", "25/20", "off/6", "6/off/5", "024/18", "6/OFF", 7]
)
def test_what_is_no_move_is_an_error(text):
    with pytest.raises(MoveError):
        parse_moves(text)


def test_no_text_is_no_moves():
    assert [] == parse_moves("")
