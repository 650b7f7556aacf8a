"""Plays: which there are, in which order they are listed, and how they are written."""

import pytest

from nardi import plays
from nardi.errors import PositionError, QueryError, RollError
from tests.nardi.turned import query, written

START = {24: 15}, {12: 15}


def test_a_double_is_played_four_times(long, colour):
    assert ["24/20/16/12/8"] == written(long, colour, {24: 15}, {23: 15}, (4, 4), first_turn=False)


def test_the_checker_furthest_back_goes_first_at_each_hop(long):
    answer = plays(long, query("white", *START, (3, 3)))
    hops = [[24, 21], [24, 21], [21, 18], [21, 18]]
    assert ["24/18 24/18", "24/15 24/21"] == [play["notation"] for play in answer["plays"]]
    assert hops == answer["plays"][0]["hops"]


def test_the_same_checker_takes_the_larger_die_first(long):
    answer = plays(long, query("white", {24: 14, 20: 1}, {12: 15}, (2, 5), first_turn=False))
    listed = {play["notation"]: play["hops"] for play in answer["plays"]}
    assert [[24, 19], [19, 17]] == listed["24/19/17"]


def test_the_smaller_die_goes_first_where_only_its_stop_is_open(long, colour):
    own, opposing = {24: 15}, {18: 1, 12: 14}
    assert ["24/23/17"] == written(long, colour, own, opposing, (6, 1), first_turn=False)


def test_one_checker_names_every_stop_and_several_only_their_ends(long, colour):
    assert ["24/23/22/21/20"] == written(long, colour, *START, (1, 1))
    assert ["24/18 24/18"] == written(long, colour, *START, (6, 6))


def test_a_play_by_both_dice_over_either_stop_is_one_play(long, colour):
    own, opposing = {10: 1, 6: 1, 1: 13}, {18: 15}
    found = written(long, colour, own, opposing, (2, 1))
    assert 1 == found.count("10/8/7")
    assert "10/9/7" not in found


def test_a_play_that_bears_off_the_last_checker_is_listed_by_its_fewest_dice(long, colour):
    answer = plays(long, query(colour, {2: 1}, {18: 15}, (2, 1)))
    assert 2 == answer["dice_played"]
    assert ["2/off"] == written(long, colour, {2: 1}, {18: 15}, (2, 1))


def test_several_checkers_bear_off_by_their_ends(long, colour):
    assert ["9/5 6/off"] == [
        play
        for play in written(long, colour, {9: 1, 6: 1, 1: 13}, {18: 15}, (4, 6))
        if play.endswith("off")
    ]


def test_no_play_is_an_empty_list(long, colour):
    answer = plays(long, query(colour, {24: 15}, {18: 15}, (6, 6)))
    assert {"dice_played": 0, "plays": []} == answer


def test_the_position_after_is_whole_and_without_zero_counts(long):
    answer = plays(long, query("black", {24: 15}, {12: 15}, (2, 1)))
    assert [
        {
            "white": {"24": 15},
            "black": {"12": 14, "9": 1},
            "off": {"white": 0, "black": 0},
        }
    ] == [play["after"] for play in answer["plays"]]


def test_first_turn_is_taken_from_the_head_when_left_out(long, colour):
    assert ["24/18 24/18"] == written(long, colour, *START, (6, 6))
    assert ["24/18"] == written(long, colour, *START, (6, 6), first_turn=False)


@pytest.mark.parametrize("roll", [[0, 1], [7, 1], [1], [1, 2, 3], [1.0, 2], [True, 1], "66", None])
def test_a_roll_that_two_dice_cannot_show_is_an_error(roll, long):
    asked = {"position": {"white": {"24": 15}, "black": {"12": 15}}, "turn": "white", "roll": roll}
    with pytest.raises(RollError):
        plays(long, asked)


@pytest.mark.parametrize(
    "change, message",
    [
        ({"turn": "red"}, "turn is white or black, not 'red'"),
        ({"first_turn": 1}, "first_turn is true or false, not 1"),
        ({"starter": "yes"}, "starter is true or false, not 'yes'"),
        ({"position": None}, "a position is a mapping, not None"),
    ],
)
def test_a_query_names_what_is_wrong_in_it(change, message, long):
    asked = {
        "position": {"white": {"24": 15}, "black": {"12": 15}},
        "turn": "white",
        "roll": [1, 2],
    }
    with pytest.raises((QueryError, PositionError)) as error:
        plays(long, {**asked, **change})
    assert message == str(error.value)


@pytest.mark.parametrize("key", ["position", "turn", "roll"])
def test_a_query_without_one_of_its_keys_is_an_error(key, long):
    asked = {
        "position": {"white": {"24": 15}, "black": {"12": 15}},
        "turn": "white",
        "roll": [1, 2],
    }
    del asked[key]
    with pytest.raises(QueryError, match=f"no {key}"):
        plays(long, asked)
