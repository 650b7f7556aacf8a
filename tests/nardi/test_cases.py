"""The shared cases: positions, rolls, and exactly the positions the plays lead to."""

import json
from pathlib import Path

import pytest

from nardi import plays

FILE = Path(__file__).parents[1] / "data" / "cases.jsonl"
CASES = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


def in_order(positions):
    return sorted(json.dumps(position, sort_keys=True) for position in positions)


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_plays_lead_exactly_where_the_case_says(case, long):
    expected, answer = case["expect"], plays(long, case)
    assert in_order(expected["after"]) == in_order(play["after"] for play in answer["plays"])
    assert expected.get("dice_played", answer["dice_played"]) == answer["dice_played"]


def test_the_cases_are_all_there():
    assert 49 == len(CASES)
