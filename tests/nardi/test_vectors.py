"""The conformance vectors: fresh, true, and enough of them."""

import json

import pytest

from nardi.board import COLOURS
from nardi.files import load_ruleset, ruleset_names
from tests.naive import Turn, read_rules
from tests.nardi.vectors import BROKEN, FOLDER, OWED, SEEN, again, read

VECTORS = {name: read(name) for name in ruleset_names()}


def test_every_ruleset_has_vectors_and_no_other():
    assert {f"{name}.jsonl" for name in ruleset_names()} == {path.name for path in FOLDER.iterdir()}


def test_there_are_at_least_500():
    ids = [vector["id"] for vectors in VECTORS.values() for vector in vectors]
    assert 500 <= len(ids) == len(set(ids))


@pytest.mark.parametrize("name", VECTORS)
def test_the_engine_answers_as_it_did(name):
    ruleset = load_ruleset(name)
    assert VECTORS[name] == [json.loads(json.dumps(again(ruleset, v))) for v in VECTORS[name]]


@pytest.mark.parametrize("colour", COLOURS)
def test_each_rule_of_play_is_met_by_each_colour(colour):
    met = {
        rule for vector in VECTORS["long"] if vector["turn"] == colour for rule in vector["rules"]
    }
    assert set(BROKEN + OWED + SEEN) <= met


@pytest.mark.parametrize("name", VECTORS)
def test_both_colours_are_met_in_each_ruleset(name):
    assert set(COLOURS) == {vector["turn"] for vector in VECTORS[name]}


@pytest.mark.parametrize("name", VECTORS)
def test_the_naive_generator_gives_the_same(name):
    rules = read_rules({"rules": load_ruleset(name).rules})
    for vector in VECTORS[name][::7]:
        turn = Turn(rules, vector)
        assert vector["dice_played"] == turn.most
        assert vector["owed"] == turn.judge([]).owed
        mine = {tuple(sorted(side.items())) for side in vector["plays"].values()}
        assert mine == {
            tuple(
                sorted(
                    (str(point), state.mine[point]) for point in range(1, 25) if state.mine[point]
                )
            )
            for state in turn.states
            if state != turn.start and turn.is_play(state)
        }
        for attempt in vector["judged"]:
            verdict = turn.judge([tuple(move) for move in attempt["moves"]])
            assert (attempt["hop"], set(attempt["rules"])) == (verdict.hop, verdict.refused)
