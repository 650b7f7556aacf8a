"""The ten rules that can be broken: each refused with its witness, for both colours."""

import pytest

from nardi import explain
from nardi.errors import MoveError, QueryError
from tests.nardi.turned import query, refused

ALONE = {24: 14, 13: 1}, {12: 15}


def test_backwards_is_refused_by_direction(long, colour):
    assert [("direction", 0, {"from": 13, "to": 15})] == refused(
        long, colour, *ALONE, (2, 1), [(13, 15)]
    )


def test_past_the_end_of_the_route_is_refused_by_direction(long, colour):
    assert [("direction", 0, {"from": 2, "to": 23})] == refused(
        long, colour, {24: 3, 2: 12}, {12: 15}, (3, 1), [(2, 23)]
    )


def test_staying_in_place_is_no_way_forward(long, colour):
    assert [("direction", 0, {"from": 13, "to": 13})] == refused(
        long, colour, *ALONE, (2, 1), [(13, 13)]
    )


def test_a_hop_by_no_die_is_refused_by_dice_separate(long, colour):
    assert [("dice-separate", 0, {"dice_left": [5, 3]})] == refused(
        long, colour, *ALONE, (3, 5), [(13, 9)]
    )


def test_both_dice_at_once_are_no_hop(long, colour):
    assert [("dice-separate", 0, {"dice_left": [5, 3]})] == refused(
        long, colour, *ALONE, (3, 5), [(13, 5)]
    )


def test_a_die_is_spent_once(long, colour):
    assert [("dice-separate", 1, {"dice_left": [3]})] == refused(
        long, colour, *ALONE, (3, 5), [(13, 8), (8, 3)]
    )


def test_no_die_is_left_after_the_last(long, colour):
    assert [("dice-separate", 2, {"dice_left": []})] == refused(
        long, colour, *ALONE, (3, 5), [(13, 8), (8, 5), (5, 2)]
    )


def test_one_opposing_checker_closes_a_point(long, colour):
    own, opposing = {24: 14, 13: 1}, {12: 13, 10: 1, 8: 1}
    assert [("landing", 0, {"point": 10, "opponents": 1})] == refused(
        long, colour, own, opposing, (3, 1), [(13, 10)]
    )


def test_a_second_checker_may_not_leave_the_head(long, colour):
    head = {"head": 24, "taken": 1, "allowed": 1}
    assert [("head-limit", 1, head)] == refused(
        long, colour, {24: 15}, {12: 15}, (6, 6), [(24, 18), (24, 18)], first_turn=False
    )


def test_a_third_checker_may_not_leave_the_head_on_the_first_turn(long, colour):
    head = {"head": 24, "taken": 2, "allowed": 2}
    assert [("head-limit", 2, head)] == refused(
        long, colour, {24: 15}, {12: 15}, (3, 3), [(24, 21), (24, 21), (24, 21)]
    )


def test_five_five_is_no_exception_on_the_first_turn(long, colour):
    head = {"head": 24, "taken": 1, "allowed": 1}
    assert [("head-limit", 1, head)] == refused(
        long, colour, {24: 15}, {12: 15}, (5, 5), [(24, 19), (24, 19)]
    )


def test_six_points_in_a_row_are_refused_with_none_ahead(long, colour):
    run = {"points": [23, 22, 21, 20, 19, 18], "ahead": 0, "needed": 1}
    own = {23: 3, 22: 2, 21: 2, 20: 2, 19: 3, 10: 3}
    assert [("block-six", 0, run)] == refused(long, colour, own, {12: 15}, (5, 1), [(23, 18)])


def test_six_points_in_a_row_are_allowed_with_one_ahead(long, colour):
    own = {23: 3, 22: 2, 21: 2, 20: 2, 19: 3, 10: 3}
    assert [] == refused(long, colour, own, {17: 1, 12: 14}, (5, 1), [(23, 18)])


def test_the_witness_of_a_block_is_the_whole_run(long, colour):
    run = {"points": [10, 9, 8, 7, 6, 5, 4], "ahead": 0, "needed": 1}
    own = {11: 1, 9: 2, 8: 2, 7: 2, 6: 2, 5: 2, 4: 4}
    assert [("block-six", 0, run)] == refused(long, colour, own, {12: 15}, (1, 6), [(11, 10)])


def test_the_corner_joins_one_and_twenty_four(long, colour):
    run = {"points": [3, 2, 1, 24, 23, 22], "ahead": 0, "needed": 1}
    own = {24: 6, 23: 2, 22: 2, 8: 1, 2: 2, 1: 2}
    assert [("block-six", 0, run)] == refused(long, colour, own, {12: 15}, (5, 1), [(8, 3)])


def test_a_checker_beyond_the_far_end_allows_the_corner_block(long, colour):
    own = {24: 6, 23: 2, 22: 2, 8: 1, 2: 2, 1: 2}
    assert [] == refused(long, colour, own, {12: 14, 21: 1}, (5, 1), [(8, 3)])


def test_twelve_and_thirteen_are_no_neighbours_for_the_mover(long, colour):
    own = {15: 2, 14: 2, 13: 2, 12: 2, 11: 2, 16: 1, 24: 4}
    assert [] == refused(long, colour, own, {9: 15}, (6, 1), [(16, 10)])


def test_a_borne_off_checker_counts_as_ahead(long, colour):
    own = {11: 1, 9: 2, 8: 2, 7: 2, 6: 2, 5: 2, 4: 4}
    assert [] == refused(long, colour, own, {13: 14}, (1, 6), [(11, 10)])


def test_off_is_refused_while_a_checker_is_outside(long, colour):
    own = {9: 1, 8: 1, 6: 1, 4: 12}
    assert [("bear-off-home", 0, {"outside": [9, 8]})] == refused(
        long, colour, own, {18: 15}, (4, 1), [(4, 0)]
    )


def test_outside_is_named_instead_of_further(long, colour):
    assert [("bear-off-home", 0, {"outside": [9]})] == refused(
        long, colour, {9: 1, 6: 1, 2: 13}, {18: 15}, (4, 1), [(2, 0)]
    )


def test_a_larger_die_takes_only_the_furthest(long, colour):
    assert [("bear-off-furthest", 0, {"further": [5, 4]})] == refused(
        long, colour, {5: 1, 4: 1, 2: 13}, {18: 15}, (6, 3), [(2, 0)]
    )


def test_no_die_reaches_off_from_too_far(long, colour):
    assert [("dice-separate", 0, {"dice_left": [3, 2]})] == refused(
        long, colour, {5: 1, 2: 14}, {18: 15}, (3, 2), [(5, 0)]
    )


def test_a_die_that_leaves_the_other_unplayable_is_refused(long, colour):
    # from 20 the six is closed, so the five must leave one for it
    own, opposing = {20: 1, 8: 1, 1: 13}, {14: 1, 12: 14}
    better = {"play": "20/15/9", "dice": 2}
    assert [("play-both", 0, better)] == refused(long, colour, own, opposing, (6, 5), [(8, 3)])


def test_a_hop_that_wastes_a_double_is_refused(long, colour):
    # 18/13 leaves seven points but one in a row, so that 23/18 would close the block
    own = {23: 2, 18: 1, 17: 2, 16: 2, 15: 1, 14: 2, 4: 2, 3: 2, 1: 1}
    opposing = {12: 9, 11: 1, 10: 2, 9: 2, 8: 1}
    better = {"play": "23/18 23/18", "dice": 2}
    assert [("doubles-partial", 0, better)] == refused(
        long, colour, own, opposing, (5, 5), [(18, 13)]
    )


def test_the_smaller_die_is_refused_where_the_larger_could_be_played(long, colour):
    own, opposing = {20: 1, 1: 14}, {12: 15}
    larger = {"die": 6, "play": "20/14"}
    assert [("larger-die", 0, larger)] == refused(long, colour, own, opposing, (6, 2), [(20, 18)])


def test_the_smaller_die_is_not_refused_where_it_alone_can_be_played(long, colour):
    own, opposing = {20: 1, 1: 14}, {14: 1, 12: 14}
    assert [] == refused(long, colour, own, opposing, (6, 2), [(20, 18)])


def test_every_fault_of_a_hop_is_named(long, colour):
    own, opposing = {24: 14, 20: 1}, {12: 14, 23: 1}
    assert [
        ("direction", 0, {"from": 20, "to": 23}),
        ("landing", 0, {"point": 23, "opponents": 1}),
    ] == refused(long, colour, own, opposing, (3, 1), [(20, 23)])


def test_judging_stops_at_the_first_refused_hop(long, colour):
    assert [("direction", 0, {"from": 13, "to": 14})] == refused(
        long, colour, *ALONE, (2, 1), [(13, 14), (5, 5)]
    )


def test_a_move_from_an_empty_point_is_an_error(long, colour):
    with pytest.raises(MoveError, match="no .* checker on point"):
        explain(long, query(colour, *ALONE, (2, 1), [(20, 18)]))


@pytest.mark.parametrize("moves", [[[25, 24]], [[-1, 3]], [[24, 2.0]], [[24]], [24], "24/18", None])
def test_moves_that_are_no_pairs_of_points_are_an_error(moves, long):
    asked = query("white", *ALONE, (2, 1))
    with pytest.raises((MoveError, QueryError)):
        explain(long, {**asked, "moves": moves})
