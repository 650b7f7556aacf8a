"""A record of games, one turn a line: replayed, and every bad line named."""

import pytest

from nardi import replay
from nardi.errors import RecordError
from nardi.files import load_ruleset
from nardi.record import Replay

GOOD = """\
# a beginning
match 3
opening 4-4
opening 5-2

white 6-6: 24/18 24/18   # the exception
black 6-6: 12/6 12/6
white 2-1: 24/22/21
"""


def faults(text, ruleset):
    with pytest.raises(RecordError) as error:
        replay(ruleset, text)
    return error.value.faults


def test_a_good_record_is_played_through(long):
    played = replay(long, GOOD)
    assert (3, []) == (played.match.length, played.faults)
    assert {"24": 12, "21": 1, "18": 2} == played.game.position["white"]
    assert ("black", 3) == (played.game.turn, played.game.played)


def test_every_bad_line_is_named(long):
    text = """\
opening 5-2
white 6-6: 24/18 24/18 24/18
black 6-6: 12/6 12/6
black 2-1: 12/10/9
white 2-1: 24/22
nonsense
white 9-1: 24/22
black 3-1 12/8
result white 1
"""
    assert [
        (2, "refused by head-limit"),
        (4, "it is white's turn"),
        (5, "not a whole play: play-both"),
        (6, "a line is match, opening, white, black or result, not 'nonsense'"),
        (7, "it is black's turn"),
        (8, "a turn is like white 6-5: 24/18 13/8, not '3-1 12/8'"),
        (9, "the game is not over"),
    ] == faults(text, long)


def test_the_game_goes_on_from_where_a_bad_line_would_have_led(long):
    played = Replay(long, "opening 6-1\nwhite 6-6: 24/18 24/18 24/18\nblack 2-1: 12/10/9\n")
    assert [2] == [line for line, _ in played.faults]
    assert {"24": 12, "18": 3} == played.game.position["white"]


def test_a_line_that_leads_nowhere_is_passed(long):
    played = Replay(long, "opening 6-1\nwhite 6-6: 20/18\nblack 2-1: 12/10/9\n")
    assert [(2, "no white checker on point 20")] == played.faults
    assert {"24": 15} == played.game.position["white"]


def test_a_turn_without_a_lawful_hop_is_a_pass(long):
    assert [(3, "not a whole play: play-both")] == faults(
        "opening 5-2\nwhite 6-6: 24/18 24/18\nblack 2-1: pass\n", long
    )
    assert (2, "a turn without a move is written pass") in faults("opening 5-2\nwhite 6-5:\n", long)


def test_the_opening_dice_are_the_first_roll_where_the_ruleset_says_so():
    ruleset = load_ruleset("fnr-2026")
    assert [] == replay(ruleset, "opening 5-2\nwhite 5-2: 24/19/17\n").faults
    assert [(2, "the opening dice 5-2 are the first roll")] == faults(
        "opening 5-2\nwhite 6-1: 24/18/17\n", ruleset
    )


@pytest.mark.parametrize(
    "line",
    [
        "match 3",
        "match 4",
        "match ²",
        "opening ²-1",
        "opening 5-2",
        "opening 7-1",
        "white 65: 24/18",
        "red 6-5: 24/18",
        "white 6-5: 24/18 x",
        "black 6-5: 12/6/1",
        "result draw 0",
    ],
)
def test_a_line_out_of_place_is_named(line, long):
    assert [2] == [number for number, _ in faults(f"opening 6-5\n{line}\n", long)]


def test_an_opening_line_may_not_be_missing(long):
    assert [(1, "nobody has begun: an opening line is missing")] == faults(
        "white 6-6: 24/18 24/18\n", long
    )
