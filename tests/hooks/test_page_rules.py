"""The rules that only pages state live in a file of their own, with their numbers."""

import pytest

from hooks.page_rules import read_page_rules


def read(tmp_path, text: str):
    path = tmp_path / "page-rules.yaml"
    path.write_text(text, encoding="utf-8")
    rules, faults = read_page_rules(path, {"head-limit": "rule"})
    return rules, [(fault.line, fault.message) for fault in faults]


def test_a_rule_of_the_pages_has_its_numbers(tmp_path):
    text = "rules:\n  house-rules:\n    kind: page\n  koks:\n    kind: page\n    points: 3\n"
    assert ({"house-rules": {}, "koks": {"points": 3}}, []) == read(tmp_path, text)


@pytest.mark.parametrize(
    "text, fault",
    [
        ("rules: []\n", (1, "the file holds one key, `rules`: a mapping of ids")),
        ("rules: {}\nmore: 1\n", (1, "the file holds one key, `rules`: a mapping of ids")),
        (
            "rules:\n  koks:\n    kind: rule\n",
            (2, "'koks' is {'kind': 'rule'}, not `kind: page`"),
        ),
        (
            "rules:\n  head-limit:\n    kind: page\n",
            (2, "'head-limit' is a rule of the ruleset already"),
        ),
        (
            "rules:\n  koks:\n    kind: page\n    points: three\n",
            (4, "koks.points is 'three', not a number"),
        ),
    ],
)
def test_a_file_out_of_form_is_named_with_line_and_value(tmp_path, text, fault):
    assert [fault] == read(tmp_path, text)[1]
