"""Malformed input of any kind is an error line, never a traceback, and the rest is answered."""

import io
import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nardi import Game, Match, Ruleset, cli, explain, plays
from nardi.errors import NardiError
from nardi.faults import Faults
from nardi.files import load_ruleset, read_ruleset
from nardi.record import Replay
from nardi.yamlfile import read_yaml

LONG = load_ruleset("long")
GOOD = {
    "position": {"white": {"24": 14, "13": 1}, "black": {"12": 15}, "off": {"white": 0}},
    "turn": "white",
    "roll": [5, 3],
    "first_turn": False,
    "moves": [[13, 8], [24, 21]],
}
LINE = json.dumps(GOOD).encode()

fuzzed = settings(max_examples=150, suppress_health_check=list(HealthCheck))
anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["white", "black", "24", "0", 24, 15, 16, 7, -1, 10**30, "off"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from([*GOOD, "white", "black", "24", "12", "x"]), inner, max_size=4
        )
    ),
    max_leaves=12,
)


@st.composite
def spoiled(draw):
    """The good query with one value of it, anywhere, replaced by anything."""
    query = json.loads(json.dumps(GOOD))
    at, key = query, draw(st.sampled_from(list(query)))
    while isinstance(at[key], (dict, list)) and at[key] and draw(st.booleans()):
        at = at[key]
        key = draw(st.sampled_from(list(at) if isinstance(at, dict) else list(range(len(at)))))
    at[key] = draw(anything)
    return query


@fuzzed
@given(spoiled() | anything)
def test_a_query_is_answered_or_refused_by_our_own_error(query):
    for ask in (plays, explain):
        try:
            ask(LONG, query)
        except NardiError as error:
            assert len(str(error)) < 400


def answered(lines, monkeypatch, capsys):
    """`(exit status, answers)` of the command line to these bytes."""
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(lines)))
    status = cli.main(["explain"])
    return status, [json.loads(line) for line in capsys.readouterr().out.splitlines()]


@fuzzed
@given(st.lists(st.binary(max_size=40) | st.just(LINE) | spoiled().map(repr).map(str.encode)))
def test_any_bytes_give_an_answer_or_an_error_a_line(lines):
    with pytest.MonkeyPatch.context() as monkeypatch:
        out = io.StringIO()
        monkeypatch.setattr("sys.stdout", out)
        given_lines = b"\n".join(lines)
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(given_lines)))
        status = cli.main(["explain"])
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    numbered = list(enumerate(given_lines.split(b"\n"), start=1))
    expected = [(number, line) for number, line in numbered if line.strip()]
    assert len(expected) == len(answers)
    for (number, line), answer in zip(expected, answers):
        if line == LINE:
            assert answer["complete"]
        if "error" in answer:
            assert number == answer["error"]["line"]
    assert status == any("error" in answer for answer in answers)


@pytest.mark.parametrize(
    "line",
    [
        b"[" * 200_000,
        b'{"position": ' * 20_000,
        b'{"roll": [1' + b"0" * 10_000 + b", 2]}",
        b'{"roll": [1e400, 2]}',
        b'{"roll": [NaN, 2]}',
        b'"\xed\xa0\x80"',
        b"\xff\xfe\x00",
        b"\x00",
        b'{"id": "\\ud800", "turn": 3}',
        b"{" + b'"a": 1, ' * 50_000 + b'"b": 2}',
    ],
)
def test_extreme_lines_are_errors_and_the_rest_is_answered(line, monkeypatch, capsys):
    status, answers = answered(b"\n".join((LINE, line, LINE)), monkeypatch, capsys)
    assert (1, 3) == (status, len(answers))
    assert 2 == answers[1]["error"]["line"]
    assert answers[0] == answers[2] and answers[0]["complete"]


@pytest.mark.parametrize("depth", range(100, 1100, 45))
def test_an_id_nested_deeply_is_no_traceback(depth, monkeypatch, capsys):
    deep = b'{"id": ' + b"[" * depth + b"]" * depth + b", " + LINE[1:]
    _, (answer, after) = answered(deep + b"\n" + LINE, monkeypatch, capsys)
    assert "error" in answer or answer["complete"]
    assert after["complete"]


@fuzzed
@given(st.text(max_size=60) | st.text(alphabet="whitebackopnguslr 0123456789-:/\n#", max_size=200))
def test_any_text_is_a_record_with_faults_or_without(text):
    Replay(LONG, text)
    Replay(LONG, "match 3\nopening 5-2\n" + text)


@fuzzed
@given(st.text(max_size=80))
def test_any_text_is_a_game_or_our_own_error(text):
    for read in (Game.read, Match.read):
        with pytest.raises(NardiError):
            read(LONG, text)


@fuzzed
@given(st.sampled_from(sorted(LONG.rules)), anything, st.booleans())
def test_any_ruleset_is_one_or_has_faults(rule, value, deep):
    data = json.loads(json.dumps(read_ruleset("long")))
    if deep:
        data["rules"][rule]["checkers"] = value
    else:
        data["rules"][rule] = value
    try:
        Ruleset(data)
    except NardiError as error:
        assert rule in str(error)


@fuzzed
@given(st.text(max_size=40) | st.text(alphabet="ab: \n-[]{},&*!'\"#|>%@`?~", max_size=60))
def test_any_text_is_yaml_or_has_faults_with_lines(text):
    try:
        read_yaml("a.yaml", text)
    except Faults as faults:
        assert all(fault.line >= 1 and fault.message for fault in faults.faults)
