"""Facts: every number of the pages, from the rules of the game."""

import pytest

from nardi import Ruleset, facts, rules
from nardi.files import load_ruleset, read_ruleset
from nardi.ruleset import overlaid

EXPECTED = {
    "equipment": {"points": 24, "halves": 2, "half_points": 12, "checkers": 15, "dice": 2},
    "numbering": {"top_right": 24, "top_left": 13, "bottom_left": 12, "bottom_right": 1},
    "setup": {"checkers": 15, "white_head": 24, "black_head": 12},
    "route": {
        "white_start": 24,
        "white_end": 1,
        "black_start": 12,
        "black_turn": 1,
        "black_resume": 24,
        "black_end": 13,
    },
    "pip-count": {"each": 360},
    "opening-roll": {"dice": 1},
    "opening-reroll": {"dice": 2},
    "opening-tie": {"of_36": 6, "total": 36, "one_in": 6},
    "first-move-variants": {"rolls": 21, "single": 20, "plays": 22, "two_plays": ["3-3"]},
    "landing": {"checkers": 1},
    "combined-move": {"stops": 2},
    "doubles-four": {"moves": 4},
    "doubles-odds": {"of_36": 6, "total": 36, "one_in": 6},
    "head-limit": {"checkers": 1},
    "head-first-turn": {"rolls": ["3-3", "4-4", "6-6"], "checkers": 2},
    "head-first-turn-odds": {"of_36": 3, "total": 36, "one_in": 12},
    "head-first-turn-55": {"rolls": ["1-1", "2-2", "5-5"], "checkers": 1},
    "block-six": {"points": 6},
    "block-passed": {"checkers": 1},
    "block-five": {"points": 5},
    "block-wrap": {"white_joins": [1, 24], "black_joins": [12, 13]},
    "play-both": {"dice": 2},
    "home": {"points": 6, "white_far": 6, "white_near": 1, "black_far": 18, "black_near": 13},
    "bear-off-home": {"checkers": 15},
    "win": {"checkers": 15, "points": 1},
    "mars": {"points": 2},
    "match-length": {"lengths": [1, 3, 5, 7]},
}


@pytest.mark.parametrize("rule", EXPECTED)
def test_the_facts_of_a_rule(rule, long):
    assert EXPECTED[rule] == facts(long)[rule]


def test_every_rule_has_its_facts_if_only_none(long):
    assert set(rules(long)) == set(facts(long))
    assert {rule: {} for rule in rules(long) if rule not in EXPECTED} == {
        rule: found for rule, found in facts(long).items() if rule not in EXPECTED
    }


def changed(**overlay):
    rules = {rule.replace("_", "-"): stated for rule, stated in overlay.items()}
    return facts(Ruleset(overlaid(read_ruleset("long"), {"rules": rules})))


def test_facts_follow_the_ruleset():
    found = changed(head_limit={"checkers": 2}, block_six={"points": 5}, mars={"points": 3})
    assert 2 == found["head-limit"]["checkers"]
    assert (5, 4) == (found["block-six"]["points"], found["block-five"]["points"])
    assert 3 == found["mars"]["points"]


def test_unfinished_doubles_are_found_on_the_board():
    found = changed(head_first_turn={"rolls": "unfinished-doubles"})
    assert ["3-3", "4-4", "6-6"] == found["head-first-turn"]["rolls"]


def test_an_exception_for_the_second_player_alone_is_named():
    assert ["3-3", "4-4", "6-6"] == facts(load_ruleset("fnr-2026"))["head-first-turn"]["rolls"]


def test_a_starter_who_plays_the_opening_dice_has_no_double():
    found = facts(load_ruleset("fnr-2026"))["first-move-variants"]
    assert {"rolls": 15, "single": 15, "plays": 15, "two_plays": []} == found


def test_odds_of_nothing_name_no_one_in():
    assert {"of_36": 0, "total": 36} == facts(load_ruleset("strict"))["head-first-turn-odds"]
