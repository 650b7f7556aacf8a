"""What a finished game is worth."""

import pytest

from nardi import result
from nardi.errors import PositionError
from nardi.files import load_ruleset
from tests.nardi.turned import position


def test_a_game_that_goes_on_has_no_result(long, colour):
    assert None is result(long, position(colour, {1: 1}, {13: 1}))


def test_a_win_over_a_side_that_has_borne_off_is_single(long, colour):
    assert {"winner": colour, "points": 1} == result(long, position(colour, {}, {13: 14}))


def test_a_win_over_a_side_that_has_borne_off_none_is_mars(long, colour):
    assert {"winner": colour, "points": 2} == result(long, position(colour, {}, {13: 15}))


def test_koks_counts_by_the_head_only_where_it_is_played(long, colour):
    by_the_head = position(colour, {}, {13: 14, 7: 1})
    caucasian = load_ruleset("caucasian")
    assert 2 == result(long, by_the_head)["points"]
    assert 3 == result(caucasian, by_the_head)["points"]
    assert 2 == result(caucasian, position(colour, {}, {13: 14, 6: 1}))["points"]
    assert 1 == result(caucasian, position(colour, {}, {12: 14}))["points"]


def test_there_is_no_draw_but_where_there_is_a_last_roll(long):
    with pytest.raises(PositionError):
        result(long, {"white": {}, "black": {}})
    assert {"winner": None, "points": 0} == result(
        load_ruleset("mfsnb"), {"white": {}, "black": {}}
    )
