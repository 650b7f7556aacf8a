"""What a page ships to the script: followed as the script follows it, it is the graph of the turn."""

import gzip
import json
import re
import string

import pytest

from diagrams.claim import judge
from diagrams.encode import NO_DIE
from diagrams.grammar import LANGUAGES
from diagrams.graph import turn_graph
from diagrams.page_data import PageData, written
from diagrams.reasons import reason
from nardi.notation import parse_moves


@pytest.fixture(scope="module")
def pages(scenes, ruleset, words):
    """The data of one page with every scene, by language, as the script reads it."""
    made = PageData(scenes.scenes, ruleset)
    rules = {rule: [f"title of {rule}", f"#{rule}"] for rule in ruleset.rules}
    texts = {code: written(made.of(scenes.scenes, words[code], rules)) for code in LANGUAGES}
    return {code: json.loads(text) for code, text in texts.items()}, texts


def rows_of(graph):
    """For each state the whole rows by starting point, with what differs put back."""
    last, states, known = {}, [], 0
    for _, _, starts in graph["states"]:
        whole = {}
        for start, (row, *following) in starts.items():
            before = last.get(start, "")
            row = row.ljust(len(before), "=")
            last[start] = "".join(before[i] if c == "=" else c for i, c in enumerate(row))
            for at, state in enumerate(following):
                if not state:
                    known += 1
                    following[at] = known
            whole[int(start)] = last[start], following
        states.append(whole)
    return states


def outcome(graph, row, following, end):
    """The next state, or the refusals and whether a die makes the hop."""
    sign = row[end - graph["first"]]
    if sign == "0":
        return following[row[: end - graph["first"]].count("0")], None
    code = ord(sign) - ord(">")
    number = code - 34 if code > 64 else code
    return graph["sets"][number], number < graph["near"]


def test_every_shipped_edge_is_that_of_the_graph(pages, scenes, ruleset):
    page = pages[0]["ka"]
    assert set(page["scenes"]) == {f"scene-{s.id}" for s in scenes.scenes.values() if s.roll}
    for name, number in page["scenes"].items():
        shipped = page["graphs"][number]
        graph = turn_graph(ruleset, scenes.scenes[name.removeprefix("scene-")].query)
        assert len(graph.states) == len(shipped["states"])
        rows = rows_of(shipped)
        for state, sent, starts in zip(graph.states, shipped["states"], rows, strict=True):
            assert "".join(map(str, state.left)) == sent[0]
            assert (state.owed or "") == sent[1]
            for (start, end), found in state.tries.items():
                if end < shipped["first"]:
                    continue
                got, near = outcome(shipped, *starts[start], end)
                if isinstance(found, int):
                    assert (found, None) == (got, near)
                else:
                    assert [rule for rule, _ in found] == [page["refusals"][r][0] for r in got]
                    assert (not any(rule in NO_DIE for rule, _ in found)) == near


def test_every_shipped_play_leads_to_its_end(pages, scenes, ruleset):
    page = pages[0]["az"]
    for name, number in page["scenes"].items():
        scene = scenes.scenes[name.removeprefix("scene-")]
        graph = turn_graph(ruleset, scene.query)
        for play, (notation, *hops) in zip(
            graph.plays, page["graphs"][number]["plays"], strict=True
        ):
            assert play["notation"] == notation
            end = graph.states[graph.walk(parse_moves(hops[0] if hops else notation))]
            assert graph.states[graph.walk(play["hops"])].counts == end.counts
            assert end.complete


def test_nobody_can_try_to_bear_off_only_where_there_is_no_tray(pages):
    page = pages[0]["hy"]
    for graph in page["graphs"]:
        bears_off = any("off" in play[0] for play in graph["plays"])
        assert (graph["first"] == 0) == (graph["tray"] is not None)
        assert not bears_off or graph["first"] == 0
        assert (graph["first"] == 0) == ('data-to="0"' in page["targets"][graph["targets"]])
    early = page["graphs"][page["scenes"]["scene-bear-off-early"]]
    assert 0 == early["first"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_of_refusals_are_those_of_the_description(
    pages, scenes, ruleset, words, language
):
    """Filled the way the script fills it, the shipped refusal of a scene says what the text says."""
    page = pages[0][language]
    seen = set()
    for scene in scenes.scenes.values():
        verdict = judge(scene, ruleset)
        if not verdict.refusals or scene.rule == "combined-move":  # there the checker goes on
            continue
        graph = page["graphs"][page["scenes"][f"scene-{scene.id}"]]
        state = turn_graph(ruleset, scene.query).walk(verdict.hops[:-1])
        start, end = verdict.hops[-1]
        refs, _ = outcome(graph, *rows_of(graph)[state][start], end)
        told = [fill(page, page["refusals"][ref]) for ref in refs]
        assert [reason(r, scene, verdict, words[language]) for r in verdict.refusals] == told
        seen |= set(scene.because)
    assert {
        "direction", "dice-separate", "landing", "head-limit", "block-six", "bear-off-home",
        "bear-off-furthest", "play-both", "doubles-partial", "larger-die",
    } == seen  # fmt: skip


def fill(page, refusal):
    _, keys, values, _ = refusal
    if "play" in values:
        values = {**values, "play": values["play"].replace("off", page["words"]["off-in-notation"])}

    def value(match):
        name, form = match[1], match[2]
        return page["forms"][form][values[name]] if form else str(values[name])

    return " ".join(re.sub(r"\{(\w+)\.?(\w*)\}", value, page["words"][key]) for key in keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_placeholder_has_its_forms(pages, words, language):
    page = pages[0][language]
    for template in page["words"].values():
        for _, name, _, _ in string.Formatter().parse(template):
            if name and "." in name:
                forms = page["forms"][name.partition(".")[2]]
                assert 25 == len(forms)
                assert all(forms[1:])


def test_graphs_are_the_same_in_every_language_but_for_the_numbers_of_refusals(pages):
    shape = [
        [(g["at"], g["plays"], [state[:2] for state in g["states"]]) for g in page["graphs"]]
        for page in pages[0].values()
    ]
    assert [shape[0]] * len(LANGUAGES) == shape


def test_the_data_name_the_rules_that_they_link_to(pages, ruleset):
    for page in pages[0].values():
        refused = {refusal[0] for refusal in page["refusals"]}
        owed = {state[1] for graph in page["graphs"] for state in graph["states"]} - {""}
        assert refused | owed | {"no-move"} == set(page["rules"])
        assert {"doubles-four", "one-die"} <= owed <= set(ruleset.rules)


def test_data_are_small_and_the_same_every_time(pages, scenes, ruleset, words):
    """All 51 scenes of the site together: under 35 KB compressed, one turn under 3 KB."""
    made = PageData(scenes.scenes, ruleset)
    rules = {rule: [f"title of {rule}", f"#{rule}"] for rule in ruleset.rules}
    again = written(made.of(scenes.scenes, words["kk"], rules))
    assert pages[1]["kk"] == again
    for code, text in pages[1].items():
        print(code, len(gzip.compress(text.encode())))
        assert len(gzip.compress(text.encode())) < 35_000
        for graph in pages[0][code]["graphs"]:
            assert len(gzip.compress(written(graph).encode())) < 3_000


def test_data_cannot_end_their_script_element(pages):
    assert all("<" not in text for text in pages[1].values())


def test_evidence_is_drawn_over_the_board(pages):
    """The six points framed and named, the missing checker marked, a better play in arrows."""
    page = pages[0]["az"]
    drawn = {}
    for rule, _, _, picture in page["refusals"]:
        drawn.setdefault(rule, []).append(picture)
    assert any(
        all(f'data-number="{p}"' in picture for p in range(17, 23)) and "b-marks" in picture
        for picture in drawn["block-six"]
    )
    assert all("b-arrow" in picture for picture in drawn["play-both"] + drawn["larger-die"])
    assert all('data-number="24"' in p or 'data-number="12"' in p for p in drawn["head-limit"])
    assert [""] == drawn["dice-separate"]
