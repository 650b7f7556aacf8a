"""Other houses: where each differs from the house ruleset, and every parameter at work."""

import pytest

from nardi import Game, Ruleset
from nardi.files import load_ruleset, read_ruleset
from nardi.ruleset import overlaid
from tests.nardi.turned import refused, written

START = {24: 15}, {12: 15}
WALL = {23: 3, 22: 2, 21: 2, 20: 2, 19: 3, 10: 3}  # 23/18 by a five closes six in a row
CLOSING = (5, 1), [(23, 18)]


def plays_of(name, colour, *turn, **more):
    return written(load_ruleset(name), colour, *turn, **more)


def rules_against(name, colour, *turn, **more):
    return [rule for rule, _, _ in refused(load_ruleset(name), colour, *turn, **more)]


def changed(**overlay):
    rules = {rule.replace("_", "-"): stated for rule, stated in overlay.items()}
    return Ruleset(overlaid(read_ruleset("long"), {"rules": rules}))


def test_fnr_2026_makes_the_exception_for_the_second_player_only(colour):
    assert ["24/18"] == plays_of("fnr-2026", colour, *START, (6, 6), starter=True)
    assert ["24/18 24/18"] == plays_of("fnr-2026", colour, *START, (6, 6), starter=False)


@pytest.mark.parametrize("name", ["fnr-2026", "setupgroup"])
def test_the_starter_plays_the_opening_dice(name):
    game = Game(load_ruleset(name))
    game.begin(3, 4)
    assert ("black", (4, 3)) == (game.turn, game.roll)


def test_shesh_besh_makes_no_exception_for_three_three(colour):
    assert ["24/21/18/15"] == plays_of("shesh-besh", colour, *START, (3, 3))
    assert ["24/16 24/16"] == plays_of("shesh-besh", colour, *START, (4, 4))


def test_the_georgian_table_has_no_head_rule(colour):
    four = "24/18 24/18 24/18 24/18"
    assert [four] == plays_of("georgian", colour, *START, (6, 6), first_turn=False)


def test_strict_makes_no_exception(colour):
    assert ["24/18"] == plays_of("strict", colour, *START, (6, 6))


def test_strict_never_allows_a_block(colour):
    run = {"points": [23, 22, 21, 20, 19, 18], "ahead": 15, "needed": None}
    found = refused(load_ruleset("strict"), colour, WALL, {17: 15}, *CLOSING)
    assert [("block-six", 0, run)] == found


def test_relaxed_allows_any_block(colour):
    assert ["block-six"] == rules_against("long", colour, WALL, {12: 15}, *CLOSING)
    assert [] == rules_against("relaxed", colour, WALL, {12: 15}, *CLOSING)


def test_any_double_lets_two_leave_the_head(colour):
    # a checker on the way of the fives
    own, opposing = {24: 15}, {12: 14, 14: 1}
    assert ["24/19 24/19"] == plays_of("any-double", colour, own, opposing, (5, 5))
    assert ["24/19"] == plays_of("long", colour, own, opposing, (5, 5))


def test_mailru_makes_the_exception_for_the_second_player_who_cannot_play_out_a_double(colour):
    own, opposing = {24: 15}, {12: 14, 14: 1}
    assert ["24/19 24/19"] == plays_of("mailru", colour, own, opposing, (5, 5), starter=False)
    assert ["24/19"] == plays_of("mailru", colour, own, opposing, (5, 5), starter=True)
    assert ["24/19/14/9/4"] == plays_of("mailru", colour, *START, (5, 5), starter=False)


def test_karzar_allows_a_block_only_once_one_is_home(colour):
    run = {20: 3, 8: 2, 7: 2, 6: 2, 5: 2, 4: 2, 3: 2}  # 8..3 held, an opposing checker past it
    ahead, home = {12: 14, 24: 1}, {12: 14, 17: 1}
    assert ["block-six"] == rules_against("karzar", colour, run, ahead, (5, 1), [(20, 15)])
    assert [] == rules_against("long", colour, run, ahead, (5, 1), [(20, 15)])
    assert [] == rules_against("karzar", colour, run, home, (5, 1), [(20, 15)])


def test_a_block_may_be_tested_at_the_end_of_the_turn(colour):
    # 23/18 closes six in a row, and 20/19 would open them again
    own = {23: 3, 22: 2, 21: 2, 20: 1, 19: 4, 10: 3}
    late = changed(block_six={"tested": "turn-end"})
    reopened = (5, 1), [(23, 18), (20, 19)]
    assert [] == refused(late, colour, own, {12: 15}, *reopened)
    assert [("block-six", 0)] == [
        one[:2] for one in refused(load_ruleset("long"), colour, own, {12: 15}, *reopened)
    ]
    assert [("block-six", 1)] == [
        one[:2] for one in refused(late, colour, own, {12: 15}, (5, 1), [(23, 18), (10, 9)])
    ]


def test_a_run_on_the_circle_joins_the_ends_of_the_opponents_route(colour):
    # for White's blocks 12 and 13 join, the end of Black's route and its head
    own = {15: 2, 14: 2, 13: 2, 12: 2, 11: 2, 16: 1, 24: 4}
    circle = changed(block_path={"path": "circle"})
    run = {"points": [15, 14, 13, 12, 11, 10], "ahead": 0, "needed": 1}
    [(rule, _, witness)] = refused(circle, colour, own, {9: 15}, (6, 1), [(16, 10)])
    assert ("block-six", run) == (rule, witness)
    assert [] == refused(load_ruleset("long"), colour, own, {9: 15}, (6, 1), [(16, 10)])


def test_only_ones_own_home_may_be_what_is_not_closed(colour):
    home = changed(block_six={"where": "own-home", "forbidden": "always"})
    assert [] == refused(home, colour, WALL, {12: 15}, *CLOSING)
    own = {7: 1, 6: 5, 5: 2, 4: 2, 3: 3, 2: 2}
    [(rule, hop, _)] = refused(home, colour, own, {18: 15}, (6, 1), [(7, 1)])
    assert ("block-six", 0) == (rule, hop)


def test_the_length_of_a_block_and_how_many_must_be_ahead_are_parameters(colour):
    assert [] == refused(changed(block_six={"points": 7}), colour, WALL, {12: 15}, *CLOSING)
    two = changed(block_passed={"checkers": 2})
    [(rule, _, witness)] = refused(two, colour, WALL, {12: 14, 17: 1}, *CLOSING)
    assert ("block-six", 1, 2) == (rule, witness["ahead"], witness["needed"])


def test_a_double_may_be_two_moves(colour):
    assert ["24/23/22"] == written(changed(doubles_four={"moves": 2}), colour, *START, (1, 1))
