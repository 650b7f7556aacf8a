"""Judging moves that are not refused: whole, or a beginning and what is still owed."""

from nardi import explain
from tests.nardi.turned import query


def judged(ruleset, colour, own, opposing, roll, moves, **more):
    """`(complete, owed)` of moves that are legal."""
    answer = explain(ruleset, query(colour, own, opposing, roll, moves, **more))
    assert (True, []) == (answer["legal"], answer["refusals"])
    return answer["complete"], answer["owed"]


def test_both_dice_are_owed(long, colour):
    turn = {24: 15}, {12: 15}, (2, 1)
    assert (False, "play-both") == judged(long, colour, *turn, [])
    assert (False, "play-both") == judged(long, colour, *turn, [(24, 22)])
    assert (True, None) == judged(long, colour, *turn, [(24, 22), (22, 21)])


def test_any_order_that_is_legal_hop_by_hop_is_the_same_play(long, colour):
    turn = {24: 14, 13: 1}, {12: 15}, (5, 3)
    assert (True, None) == judged(long, colour, *turn, [(13, 8), (24, 21)])
    assert (True, None) == judged(long, colour, *turn, [(24, 21), (13, 8)])


def test_all_four_of_a_double_are_owed(long, colour):
    assert (False, "doubles-four") == judged(long, colour, {24: 15}, {12: 15}, (3, 3), [(24, 21)])


def test_as_many_of_a_double_as_can_be_are_owed(long, colour):
    turn = {24: 15}, {12: 15}, (6, 6)
    assert (False, "doubles-partial") == judged(long, colour, *turn, [(24, 18)])
    assert (True, None) == judged(long, colour, *turn, [(24, 18), (24, 18)])


def test_the_larger_die_is_owed_where_either_could_be_played(long, colour):
    assert (False, "larger-die") == judged(long, colour, {20: 1, 1: 14}, {12: 15}, (6, 2), [])


def test_one_die_is_owed_where_only_one_can_be_played(long, colour):
    turn = {20: 1, 1: 14}, {14: 1, 12: 14}, (6, 2)
    assert (False, "one-die") == judged(long, colour, *turn, [])
    assert (True, None) == judged(long, colour, *turn, [(20, 18)])


def test_nothing_is_owed_where_no_die_can_be_played(long, colour):
    assert (True, None) == judged(long, colour, {24: 15}, {18: 15}, (6, 6), [])


def test_the_last_checker_off_is_a_whole_play_whatever_dice_are_left(long, colour):
    turn = {2: 1}, {18: 15}, (2, 1)
    assert (True, None) == judged(long, colour, *turn, [(2, 0)])
    assert (False, "play-both") == judged(long, colour, *turn, [(2, 1)])
    assert (True, None) == judged(long, colour, *turn, [(2, 1), (1, 0)])


def test_a_checker_borne_off_by_either_die_keeps_both_readings_open(long, colour):
    # 4/off may be by the six or by the four, and what follows decides
    turn = {4: 2, 3: 2}, {18: 15}, (6, 4)
    assert (True, None) == judged(long, colour, *turn, [(4, 0), (4, 0)])
    turn = {4: 1, 3: 2}, {18: 15}, (6, 4)
    assert (True, None) == judged(long, colour, *turn, [(4, 0), (3, 0)])


def test_a_reading_that_no_rule_allows_is_not_kept(long, colour):
    # with 6 further back 4/off is by the four, so the four is gone
    asked = query(colour, {6: 1, 5: 1, 4: 1}, {18: 15}, (6, 4), [(4, 0), (5, 1)])
    refusals = explain(long, asked)["refusals"]
    assert [("dice-separate", 1, {"dice_left": [6]})] == [
        (one["rule"], one["hop"], one["witness"]) for one in refusals
    ]
