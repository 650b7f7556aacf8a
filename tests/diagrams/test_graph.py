"""The graph of a turn: every edge of every scene's graph says what `nardi explain` says."""

import json
from collections import Counter
from pathlib import Path

import pytest

import nardi.explanation
from diagrams.graph import turn_graph
from diagrams.scene import load_scenes
from nardi import explain
from nardi.files import load_ruleset
from nardi.listing import listing

SCENES = Path(__file__).parents[2] / "diagrams/scenes"
PLAYABLE = [s for s in load_scenes(SCENES, load_ruleset("long")).scenes.values() if s.roll]
TURNS = list({json.dumps(scene.query, sort_keys=True): scene for scene in PLAYABLE}.values())


@pytest.fixture
def graph(scenes, ruleset):
    return lambda scene: turn_graph(ruleset, scenes.scenes[scene].query)


def rules(found):
    return [rule for rule, _ in found]


@pytest.fixture
def listed_once(monkeypatch):
    """Lists the plays of a turn once, not again for each hop that is explained."""
    known = {}

    def remembered(turn):
        key = turn.side, tuple(turn.opposing), turn.roll, turn.allowed
        if key not in known:
            known[key] = listing(turn)
        return known[key]

    monkeypatch.setattr(nardi.explanation, "listing", remembered)


@pytest.mark.parametrize("scene", TURNS, ids=lambda scene: scene.id)
def test_every_edge_is_what_the_engine_explains(scene, ruleset, listed_once):
    """From every state, every own checker to every place of the board, off included."""
    graph = turn_graph(ruleset, scene.query)
    for state in graph.states:
        asked = {**scene.query, "moves": [list(hop) for hop in state.hops]}
        answer = explain(ruleset, asked)
        assert answer["legal"]
        assert answer["complete"] == state.complete
        assert answer["owed"] == state.owed
        starts = [point for point in state.counts if point]
        assert {(start, end) for start in starts for end in range(25)} == set(state.tries)
        for hop, found in state.tries.items():
            answer = explain(ruleset, {**asked, "moves": [*asked["moves"], list(hop)]})
            refused = [(r["rule"], r["witness"]) for r in answer["refusals"]]
            assert {r["hop"] for r in answer["refusals"]} <= {len(state.hops)}
            assert refused == ([] if isinstance(found, int) else list(found)), (state.hops, hop)


@pytest.mark.parametrize("scene", TURNS, ids=lambda scene: scene.id)
def test_a_hop_leads_to_where_its_checker_stands(scene, ruleset):
    graph = turn_graph(ruleset, scene.query)
    start = {int(p): n for p, n in scene.position[scene.turn].items()}
    if scene.position["off"][scene.turn]:
        start[0] = scene.position["off"][scene.turn]
    assert start == graph.states[0].counts
    for state in graph.states:
        for (start, end), found in state.tries.items():
            if isinstance(found, int):
                moved = Counter(state.counts) - Counter([start]) + Counter([end])
                assert moved == graph.states[found].counts
                assert len(state.left) - 1 == len(graph.states[found].left)


@pytest.mark.parametrize("scene", TURNS, ids=lambda scene: scene.id)
def test_the_plays_end_in_all_the_complete_states_and_no_others(scene, ruleset):
    graph = turn_graph(ruleset, scene.query)
    ends = []
    for play in graph.plays:
        end = graph.states[graph.walk(play["hops"])]
        assert end.complete
        after = {int(p): n for p, n in play["after"][scene.turn].items()}
        if play["after"]["off"][scene.turn]:
            after[0] = play["after"]["off"][scene.turn]
        assert after == end.counts
        ends.append(after)
    complete = [state.counts for state in graph.states if state.complete]
    without_play = [graph.states[0].counts]
    assert all(counts in complete for counts in ends)
    assert all(counts in (ends or without_play) for counts in complete)


def test_one_checker_a_turn_leaves_the_head(graph):
    turn = graph("head-limit-refused")
    first = turn.states[0].tries
    assert isinstance(first[24, 18], int)
    after = turn.states[first[24, 18]]
    assert ["head-limit"] == rules(after.tries[24, 20])
    assert (4,) == after.left
    assert "play-both" == after.owed


def test_a_hop_by_no_die_says_all_that_is_wrong_with_it(graph):
    tries = graph("landing-closed").states[0].tries
    assert ["direction"] == rules(tries[15, 16])
    assert ["dice-separate"] == rules(tries[15, 13])
    assert ["dice-separate", "landing"] == rules(tries[17, 9])
    assert ["direction"] == rules(tries[15, 15])


def test_a_die_that_wastes_the_other_is_refused_with_the_play_that_uses_both(graph):
    found = graph("both-dice-refused").states[0].tries[15, 9]
    assert (("play-both", {"play": "18/12 15/10", "dice": 2}),) == found


def test_a_turn_without_a_play_is_complete_before_any_hop(graph):
    turn = graph("no-move")
    assert [] == turn.plays
    assert 1 == len(turn.states)
    assert turn.states[0].complete
    assert not any(isinstance(found, int) for found in turn.states[0].tries.values())


def test_a_double_that_cannot_be_played_whole_is_owed_in_part(graph):
    turn = graph("double-partial")
    assert "doubles-partial" == turn.states[0].owed
    assert [(5, 5, 5, 5), (5, 5, 5), (5, 5)] == [state.left for state in turn.states]


def test_the_way_to_a_play_is_the_shortest(graph):
    turn = graph("one-checker-over-5")
    counts = turn.states[turn.walk([(14, 9), (9, 6)])].counts
    assert [(14, 9), (9, 6)] == turn.path(0, counts)
    assert [(9, 6)] == turn.path(turn.walk([(14, 9)]), counts)
