"""The benchmark runs, on sets that are what they say."""

import pytest

from benchmarks.__main__ import main, measure, memory
from benchmarks.sets import SETS, SIZE, queries
from nardi.query import Query


@pytest.mark.parametrize("name", SETS)
def test_a_set_has_positions_of_both_colours(name):
    asked = queries(name)
    assert SIZE == len(asked)
    assert {"white", "black"} == {query["turn"] for query in asked}


def test_on_block_rich_positions_an_unlawful_block_could_be_made(long):
    assert all(Query(long, query).turn.every_hop for query in queries("block"))


def test_all_three_rates_of_a_set_are_measured(long, monkeypatch):
    monkeypatch.setattr("benchmarks.__main__.SECONDS", 0.01)
    monkeypatch.setattr("benchmarks.__main__.REPEATS", 1)
    assert all(rate > 0 for rate in measure(long, "middle"))


def test_memory_does_not_grow(long):
    memory(long, 2000)
    assert memory(long, 4000) < 1024


def test_the_command_prints_a_line_a_set(capsys, monkeypatch):
    monkeypatch.setattr("benchmarks.__main__.SECONDS", 0.01)
    monkeypatch.setattr("benchmarks.__main__.REPEATS", 1)
    monkeypatch.setattr("benchmarks.__main__.lines", lambda: ["check beside site"])
    assert 0 == main(["--turns", "100"])
    out = capsys.readouterr().out
    assert all(f"\n{name} " in out for name in SETS)
    assert "memory grew by" in out
    assert "check beside site" in out
