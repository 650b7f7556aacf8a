"""The proof in small: a fixed sample of what `make prove` does at length."""

import pytest

from tests.prove import LESS, main, share


@pytest.mark.parametrize("seed", [1, 2])
def test_self_play_agrees_with_the_naive_generator(seed):
    tally, wrong = share((seed, 250))
    assert [] == wrong
    assert 250 == tally["turns"]
    assert tally["turns that could make an unlawful block"] > 0


def test_a_wrong_engine_would_be_seen(monkeypatch):
    monkeypatch.setattr("tests.prove.LONG", LESS["head-limit"])
    _, wrong = share((1, 30))
    assert wrong


def test_the_command_prints_its_counts(capsys):
    assert 0 == main(["--turns", "500", "--jobs", "1"])
    out = capsys.readouterr().out
    assert "500  turns" in out
    assert "0  mismatches" in out
