"""Reading YAML strictly."""

import pytest

from nardi.faults import Fault, Faults
from nardi.yamlfile import read_yaml


def read(text):
    return read_yaml("a.yaml", text)[0]


def faults(text):
    with pytest.raises(Faults) as error:
        read_yaml("a.yaml", text)
    return error.value.faults


@pytest.mark.parametrize(
    "word", ["off", "on", "no", "yes", "True", "3-3", "2026-11-30", "1:30", "012"]
)
def test_plain_words_stay_words(word):
    assert {"a": word} == read(f"a: {word}")
    assert {word: 1} == read(f"{word}: 1")


@pytest.mark.parametrize(
    "text, value",
    [
        ("true", True),
        ("false", False),
        ("24", 24),
        ("-3", -3),
        ("1.5", 1.5),
        ("", None),
        ("~", None),
    ],
)
def test_booleans_numbers_and_nothing_are_read(text, value):
    assert {"a": value} == read(f"a: {text}")


def test_a_quoted_value_is_a_text():
    assert {"a": "1.0", "b": "true"} == read("a: \"1.0\"\nb: 'true'\n")


def test_every_value_has_its_line():
    text = "scenes:\n- id: a\n  roll: 3-3\n- id: b\n  points: [1,\n    2]\n"
    _, lines = read_yaml("a.yaml", text)
    assert (1, 1, 2, 3, 4, 5, 6) == (
        lines[()],
        lines["scenes",],
        lines["scenes", 0],
        lines["scenes", 0, "roll"],
        lines["scenes", 1, "id"],
        lines["scenes", 1, "points"],
        lines["scenes", 1, "points", 1],
    )


def test_every_duplicate_key_is_named_with_both_lines():
    assert [
        Fault("a.yaml", 3, "duplicate key 'a', first on line 1"),
        Fault("a.yaml", 4, "duplicate key 24, first on line 2"),
    ] == faults("a: 1\n24: 2\na: 3\n24: 4\n")


@pytest.mark.parametrize(
    "text, line",
    [
        ("a: 1\nb: [1, 2\n", 3),
        ("a: 1\n\tb: 2\n", 2),
        ("a: &x 1\nb: *x\n", 1),
        ("a: 1\nb: !!python/object:os.system 2\n", 2),
        ("a: 1\n---\nb: 2\n", 2),
        ("a: 1\nb: \x00\n", 2),
        ("a: 1\n[1, 2]: 3\n", 2),
    ],
)
def test_what_is_no_plain_yaml_is_refused_with_its_line(text, line):
    assert line == faults(text)[0].line


def test_deep_nesting_is_refused():
    assert "nest" in faults("[" * 5000)[0].message


def test_a_missing_file_is_a_fault(tmp_path):
    with pytest.raises(Faults, match="cannot be read"):
        read_yaml(tmp_path / "none.yaml")


def test_a_file_that_is_not_utf8_is_a_fault(tmp_path):
    path = tmp_path / "a.yaml"
    path.write_bytes(b"a: 1\nb: \xff\n")
    with pytest.raises(Faults, match=":2: is not UTF-8"):
        read_yaml(path)
