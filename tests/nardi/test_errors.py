"""Errors carry what was given and name where it stands."""

import pytest

from nardi import errors
from nardi.errors import NardiError, RecordError, RulesetError, shown
from nardi.faults import Fault, Faults


def test_every_error_is_a_value_error_of_ours():
    ours = [one for one in vars(errors).values() if isinstance(one, type)]
    assert len(ours) > 8
    assert all(issubclass(one, NardiError) and issubclass(one, ValueError) for one in ours)


def test_faults_are_told_one_a_line():
    faults = Faults([Fault("a.yaml", 3, "no"), Fault("b.yaml", 1, "nor this")])
    assert "a.yaml:3: no\nb.yaml:1: nor this" == str(faults)
    assert 2 == len(faults.faults)


def test_faults_of_data_are_told_by_their_path():
    error = RulesetError([(("rules", "mars"), "no"), ((), "id is missing")])
    assert "rules.mars: no\nid is missing" == str(error)


def test_faults_of_a_record_are_told_by_their_line():
    assert "line 3: no" == str(RecordError([(3, "no")]))


@pytest.mark.parametrize(
    "value",
    [10**5000, "x" * 1000, list(range(1000)), {"a": "b" * 100}],
    ids=["number", "text", "list", "mapping"],
)
def test_a_long_value_is_cut(value):
    assert len(shown(value)) <= 60
