"""Scene files: what may stand in them, and how their faults are named."""

import pytest

from diagrams.claims import REFUSALS
from diagrams.scene import load_scenes
from nardi.faults import Faults

SCENE = """\
scenes:
- id: some
  rule: head-limit
  position: {white: {24: 15}, black: {12: 15}}
  turn: white
  roll: 6-4
"""


def messages(faults):
    return [(fault.line, fault.message) for fault in faults]


def test_a_scene_asks_the_engine_its_position_turn_and_roll(read):
    scenes, faults = read(SCENE)
    assert [] == faults
    query = {
        "position": {
            "white": {"24": 15}, "black": {"12": 15}, "off": {"white": 0, "black": 0},
        },
        "turn": "white",
        "roll": [6, 4],
    }  # fmt: skip
    assert query == scenes.scenes["some"].query
    assert 2 == scenes.scenes["some"].line


def test_all_faults_of_all_files_are_named_together(tmp_path, ruleset):
    (tmp_path / "a.yaml").write_text(SCENE.replace("6-4", "7-4"), encoding="utf-8")
    (tmp_path / "b.yaml").write_text(SCENE.replace("24: 15", "24: 14"), encoding="utf-8")
    (tmp_path / "c.yaml").write_text("scenes:\n- id: [\n", encoding="utf-8")
    with pytest.raises(Faults) as raised:
        load_scenes(tmp_path, ruleset)
    text = str(raised.value)
    assert f"{tmp_path}/a.yaml:6: a roll is two dice like 6-3, not '7-4'" in text
    assert f"{tmp_path}/b.yaml:4: white has 14 checkers, not 15" in text
    assert f"{tmp_path}/c.yaml:" in text


@pytest.mark.parametrize(
    "good, bad, line, said",
    [
        ("turn: white", "turn: red", 5, "turn is white or black, not 'red'"),
        ("rule: head-limit", "rule: head-lmit", 3, "unknown rule 'head-lmit'"),
        ("  turn: white", "  turns: white", 5, "unknown key 'turns'"),
        ("12: 15", "12: 16", 4, "black has 16 checkers, not 15"),
        ("24: 15", "25: 15", 4, "points are 1 to 24, not 25"),
        ("24: 15", "24: 0", 4, "point 24: 0 checkers"),
        ("24: 15", "24: 15, '24': 15", 4, "point 24 is named twice"),
        ("24: 15", "12: 15", 4, "both colours stand on point 12"),
        ("id: some", "id: Some One", 2, "an id is words joined by hyphens, not 'Some One'"),
        ("  turn: white\n", "", 5, "a roll without a turn"),
        ("6-4", "6-4\n  legal: 24/18\n  owed: play-both", 8, "one claim a scene"),
        ("6-4", "6-4\n  legal: 24-18", 7, "24-18"),
        ("6-4", "6-4\n  owed: head-limit", 7, "not 'head-limit'"),
        ("6-4", "6-4\n  dice-played: 5", 7, "dice-played is 0 to 4, not 5"),
        ("6-4", "6-4\n  plays: 24/18", 7, "plays are a list, not '24/18'"),
        ("6-4", "6-4\n  result: {winner: red, points: 1}", 7, "not 'red'"),
        (
            "6-4",
            "6-4\n  illegal: {moves: 24/18, because: [block-wrap]}",
            7,
            "'block-wrap' is not a rule that can be broken",
        ),
        ("6-4", "6-4\n  illegal: {moves: 24/18}", 7, "because is a list of rules, not None"),
        ("  roll: 6-4\n", "  legal: 24/18\n", 6, "legal needs a turn and a roll"),
    ],
)
def test_a_fault_carries_its_line_and_the_offending_value(read, good, bad, line, said):
    _, faults = read(SCENE.replace(good, bad))
    found = [message for at, message in messages(faults) if at == line and said in message]
    assert found, messages(faults)


def test_borne_off_checkers_count_and_must_be_named(read):
    position = "position: {white: {6: 10}, black: {13: 15}"
    start = "position: {white: {24: 15}, black: {12: 15}"
    _, faults = read(SCENE.replace(start, position))
    assert [(4, "white has 10 checkers, not 15")] == messages(faults)
    scenes, faults = read(SCENE.replace(start, position + ", off: {white: 5}"))
    assert [] == faults
    assert {"white": 5, "black": 0} == scenes.scenes["some"].position["off"]


def test_a_scene_id_stands_once(read):
    _, faults = read(SCENE + SCENE.removeprefix("scenes:\n"))
    ((line, message),) = messages(faults)
    assert 7 == line
    assert "scene some exists already" in message and message.endswith("some.yaml:2")


def test_states_name_rules_and_facts_that_exist(read):
    _, faults = read("states:\n  head-limit: [checkers, chekers]\n  no-such: []\n")
    expected = [(3, "unknown rule 'no-such'"), (2, "head-limit has no fact 'chekers'")]
    assert expected == messages(faults)


def test_every_rule_of_the_ruleset_is_listed_once_under_states(scenes, ruleset):
    assert set(ruleset.rules) == set(scenes.states)


def test_a_rule_that_no_file_lists_is_a_fault(tmp_path, ruleset):
    with pytest.raises(Faults, match="no file lists head-limit under states"):
        load_scenes(tmp_path, ruleset)


def test_each_rule_that_can_be_broken_has_a_legal_and_an_illegal_scene(scenes):
    every = scenes.scenes.values()
    for rule in REFUSALS:
        illegal = [scene for scene in every if rule in scene.because]
        assert illegal, rule
        mirrored = [
            other
            for other in every
            for scene in illegal
            if other.claim in ("legal", "plays") and other.roll == scene.roll
            if other.turn == scene.turn and _differences(other, scene) <= 2
        ]
        assert mirrored, f"no legal scene is close to an illegal one of {rule}"


def _differences(one, two):
    """How many checkers stand elsewhere in the one scene than in the other."""
    apart = 0
    for colour in ("white", "black"):
        first, second = one.position[colour], two.position[colour]
        points = set(first) | set(second)
        apart += sum(abs(first.get(p, 0) - second.get(p, 0)) for p in points)
    return apart
