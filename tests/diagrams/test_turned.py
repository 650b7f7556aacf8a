"""A scene turned by half is the same scene for the other colour."""

import pytest

from diagrams.claim import judge
from diagrams.turned import turned

SCENE = """scenes:
- id: some
  rule: setup
  position: {{white: {{24: 14, 4: 1}}, black: {{12: 15}}}}
  turn: white
  roll: 6-1
  {}
"""


def scene(read, claim):
    scenes, faults = read(SCENE.format(claim))
    assert [] == faults
    return scenes.scenes["some"]


def test_the_colours_change_places_on_points_half_the_board_away(read):
    position = turned(scene(read, "legal: 24/18")).position
    assert {"12": 14, "16": 1} == position["black"]
    assert {"24": 15} == position["white"]


@pytest.mark.parametrize(
    "claim, claimed",
    [
        ("legal: 24/18/17", "12/6/5"),
        ("illegal: {moves: 4/off, because: [bear-off-home]}", "16/off"),
        ("plays: [24/17, 24/18 4/3]", ["12/5", "12/6 16/15"]),
        ("dice-played: 2", 2),
        ("result: {winner: white, points: 2}", {"winner": "black", "points": 2}),
    ],
)
def test_what_is_claimed_is_turned_with_the_board(read, claim, claimed):
    other = turned(scene(read, claim))
    assert claimed == other.claimed
    assert "black" == other.turn


def test_a_scene_turned_twice_is_the_scene_itself(shown):
    assert [] == [name for name, (one, _, _) in shown.items() if turned(turned(one)) != one]


def test_every_scene_of_the_site_holds_for_both_colours(shown, ruleset):
    wrong = [
        name for name, (one, _, _) in shown.items() if not judge(turned(one), ruleset).confirmed
    ]
    assert [] == wrong
