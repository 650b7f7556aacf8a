"""The engine and the naive generator, written apart from the rules alone, give the same answers."""

import json
from collections import Counter
from random import Random

import pytest

from tests import compare_naive
from tests.compare_naive import NAMES, compare, run
from tests.naive import HOUSE, ROUTES, Turn, counts, naive_dice_played, naive_plays
from tests.positions import KINDS, queries, query

CASES = compare_naive.LONG.parents[2] / "tests" / "data" / "cases.jsonl"
EVERY_REFUSAL = {
    "direction",
    "dice-separate",
    "landing",
    "head-limit",
    "block-six",
    "bear-off-home",
    "bear-off-furthest",
    "play-both",
    "doubles-partial",
    "larger-die",
}
EVERY_DEBT = {"play-both", "doubles-four", "doubles-partial", "larger-die", "one-die"}


def cases():
    return [json.loads(line) for line in CASES.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("case", cases(), ids=lambda case: case["id"])
def test_the_naive_generator_knows_the_cases(case):
    expected = case["expect"]
    after = {(counts(one, "white"), counts(one, "black")) for one in expected["after"]}
    assert after == naive_plays(HOUSE, case)
    if "dice_played" in expected:
        assert expected["dice_played"] == naive_dice_played(HOUSE, case)


@pytest.mark.parametrize("share", range(4))
def test_the_engine_agrees_under_the_house_rules(share):
    tally, differences = run(("long", 70 + share, 120))
    assert [] == differences
    assert 120 == tally["positions"]


@pytest.mark.parametrize("name", [name for name in NAMES if name != "long"])
def test_the_engine_agrees_under_the_rules_of_other_houses(name):
    tally, differences = run((name, 7, 12))
    assert [] == differences


@pytest.mark.parametrize("colour", ROUTES)
@pytest.mark.parametrize("kind", KINDS)
def test_the_engine_agrees_on_every_kind_for_both_colours(kind, colour):
    rng = Random(f"{kind} of {colour}")
    for _ in range(12):
        assert [] == compare("long", query(rng, kind, colour), rng, Counter())


def test_the_sample_meets_every_refusal_and_every_debt():
    rules, rng, refused, owed = HOUSE, Random(3), set(), set()
    for one in [*cases(), *(one for _, one in queries(11, 300))]:
        turn = Turn(rules, one)
        for moves in compare_naive.attempts(rng, turn):
            verdict = turn.judge(moves)
            refused |= verdict.refused
            owed.add(verdict.owed)
    assert EVERY_REFUSAL == refused
    assert EVERY_DEBT == owed - {None}


@pytest.mark.parametrize("name", ["any block", "no head rule", "block at the turn's end"])
def test_a_wrong_rule_would_be_seen(name, monkeypatch):
    wrong = (HOUSE, compare_naive.both_rules(name)[1])
    monkeypatch.setattr(compare_naive, "both_rules", lambda _: wrong)
    rng = Random(5)
    assert any(compare("long", one, rng, Counter()) for _, one in queries(5, 400))


def test_positions_are_lawful_in_count():
    for kind, one in queries(1, 600):
        position = one["position"]
        assert not set(position["white"]) & set(position["black"]), kind
        for colour, route in ROUTES.items():
            off, *_ = side = counts(position, colour)
            assert 15 == sum(side)
            assert off == position["off"][colour] >= 0
            assert not off or not any(side[point] for point in route[:18]), kind


@pytest.mark.parametrize("colour, joint", [("white", (1, 24)), ("black", (12, 13))])
def test_blocks_of_four_to_seven_are_drawn_everywhere_and_over_the_corner(colour, joint):
    rng, lengths, corners = Random(2), Counter(), 0
    along = ROUTES["black" if colour == "white" else "white"]
    for _ in range(400):
        mine = counts(query(rng, "block", colour)["position"], colour)
        held = "".join("x" if mine[point] else " " for point in along)
        lengths[len(max(held.split(), key=len))] += 1
        corners += "xxxx" in held[8:16] and all(mine[point] for point in joint)
    assert {4, 5, 6, 7} <= set(lengths)
    assert corners > 40
