"""What a scene claims is what the engine says."""

import pytest

from diagrams.claim import judge
from diagrams.dice import dice_of, used

START = "position: {white: {24: 15}, black: {12: 15}}"


def verdict(read, ruleset, claim, roll="6-4", position=START, turn="white"):
    text = (
        f"scenes:\n- id: some\n  rule: setup\n  {position}\n"
        f"  turn: {turn}\n  roll: {roll}\n  {claim}\n"
    )
    scenes, faults = read(text)
    assert [] == faults
    return judge(scenes.scenes["some"], ruleset)


def test_the_engine_confirms_every_scene_of_the_site(shown):
    wrong = {name: found.says for name, (_, found, _) in shown.items() if not found.confirmed}
    assert {} == wrong


def test_a_journey_over_two_dice_is_read_as_two_hops(read, ruleset):
    found = verdict(read, ruleset, "legal: 24/14")
    assert found.confirmed
    assert [(24, 18), (18, 14)] == found.hops
    assert found.complete


def test_a_reading_over_the_other_die_first_is_found(read, ruleset):
    held = "position: {white: {24: 15}, black: {12: 14, 18: 1}}"
    found = verdict(read, ruleset, "legal: 24/14", position=held)
    assert [(24, 20), (20, 14)] == found.hops


def test_a_legal_claim_may_be_the_beginning_of_a_play(read, ruleset):
    found = verdict(read, ruleset, "legal: 24/20")
    assert found.confirmed and not found.complete


@pytest.mark.parametrize(
    "claim, said",
    [
        ("legal: 24/18 24/20", "refused by head-limit"),
        ("legal: 24/19", "the roll has no such dice"),
        ("illegal: {moves: 24/18, because: [head-limit]}", "legal"),
        (
            "illegal: {moves: 24/18 24/20, because: [landing]}",
            "refused by head-limit, not landing",
        ),
        ("plays: [24/18]", "the plays are 24/18/14"),
        ("owed: one-die", "owed is play-both"),
        ("dice-played: 1", "2 dice can be played"),
        ("result: {winner: white, points: 1}", "the result is None"),
    ],
)
def test_a_claim_that_does_not_hold_says_what_does(read, ruleset, claim, said):
    found = verdict(read, ruleset, claim)
    assert not found.confirmed
    assert said == found.says


def test_an_illegal_claim_names_every_rule_of_the_refused_hop_and_no_other(read, ruleset):
    position = "position: {white: {24: 12, 18: 3}, black: {12: 14, 20: 1}}"
    moves = "illegal: {moves: 24/18 24/20, because: [%s]}"
    both = verdict(read, ruleset, moves % "landing, head-limit", position=position)
    assert both.confirmed, both.says
    assert not verdict(read, ruleset, moves % "landing", position=position).confirmed


def test_a_move_without_a_checker_is_no_confirmation(read, ruleset):
    found = verdict(read, ruleset, "illegal: {moves: 20/16, because: [landing]}")
    assert not found.confirmed
    assert "no white checker on point 20" in found.says


def test_black_is_judged_by_its_own_route(read, ruleset):
    assert verdict(read, ruleset, "legal: 12/2", turn="black").confirmed


def test_a_double_gives_as_many_dice_as_the_ruleset_says(ruleset):
    assert [3, 3, 3, 3] == dice_of((3, 3), ruleset)
    assert [6, 2] == dice_of((2, 6), ruleset)


def test_the_smallest_die_that_reaches_bears_a_checker_off():
    assert [1] == used([6, 4], "white", [(4, 0)])
    assert [0] == used([6, 2], "white", [(4, 0)])
    assert [1, 0] == used([6, 4], "black", [(16, 0), (15, 0)])
