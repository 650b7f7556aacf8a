"""Rulesets: what they may say, overlays, and every fault with its line."""

import copy
import textwrap

import pytest

from nardi import Ruleset, rules
from nardi.errors import RulesetError
from nardi.faults import Faults
from nardi.files import RULESETS, load_ruleset, read_ruleset, ruleset_names
from nardi.ruleset import overlaid

LONG = read_ruleset("long")


def faults_of(overlay):
    with pytest.raises(RulesetError) as error:
        Ruleset(overlaid(LONG, {"rules": overlay}))
    return [(".".join(path), message) for path, message in error.value.faults]


def test_the_rules_are_the_ids_with_kind_and_parameters(long):
    assert {"kind": "rule", "checkers": 1} == rules(long)["head-limit"]
    assert {"kind": "derived"} == rules(long)["block-five"]
    assert 48 == len(rules(long))


def test_an_overlay_says_only_what_differs():
    strict = Ruleset(overlaid(LONG, {"id": "s", "rules": {"block-six": {"forbidden": "always"}}}))
    assert ("s", "1.0") == (strict.id, strict.version)
    assert ("always", 6) == (
        strict.get("block-six", "forbidden"),
        strict.get("block-six", "points"),
    )
    assert "unless-passed" == LONG["rules"]["block-six"]["forbidden"]


@pytest.mark.parametrize(
    "rule, parameter, value",
    [
        ("head-limit", "checkers", 0),
        ("head-limit", "checkers", True),
        ("head-limit", "checkers", "some"),
        ("head-first-turn", "rolls", ["3-3", "3-3"]),
        ("head-first-turn", "rolls", ["1-6"]),
        ("head-first-turn", "rolls", ["7-7"]),
        ("head-first-turn", "rolls", "same"),
        ("head-first-turn", "second_rolls", None),
        ("block-six", "points", 1),
        ("block-six", "forbidden", "sometimes"),
        ("block-path", "path", "square"),
        ("match-length", "lengths", []),
        ("match-length", "lengths", [3, 1]),
        ("no-cube", "cube", 0),
        ("next-game", "starter", "white"),
        ("doubles-four", "moves", 5),
    ],
)
def test_a_value_out_of_range_is_refused_and_named(rule, parameter, value):
    (path, message), *more = faults_of({rule: {parameter: value}})
    assert (f"rules.{rule}.{parameter}", []) == (path, more)
    assert message.endswith(f"not {value!r}")


def test_unknown_rules_kinds_and_parameters_are_all_named_at_once():
    found = faults_of(
        {
            "head-limits": {"kind": "rule"},
            "head-limit": {"kind": "page", "chekers": 2},
            "mars": 2,
        }
    )
    assert [
        ("rules.head-limit.kind", "head-limit is of kind rule, not 'page'"),
        ("rules.head-limit.chekers", "head-limit has no parameter 'chekers'"),
        ("rules.mars", "mars must be a mapping, not 2"),
        ("rules.head-limits", "unknown rule 'head-limits'"),
    ] == found


def test_a_missing_rule_and_a_missing_parameter_are_named():
    data = copy.deepcopy(LONG)
    del data["rules"]["landing"], data["rules"]["win"]["points"], data["date"]
    with pytest.raises(RulesetError) as error:
        Ruleset(data)
    assert [
        ((), "date is missing"),
        (("rules", "win"), "win lacks its parameter points"),
        (("rules",), "rule landing is missing"),
    ] == error.value.faults


@pytest.mark.parametrize(
    "overlay, parameter",
    [
        ({"head-limit": {"checkers": "any"}}, "rules.head-first-turn.rolls"),
        ({"head-limit": {"checkers": 3}}, "rules.head-first-turn.checkers"),
        ({"block-six": {"where": "own-home", "points": 5}}, "rules.block-six.points"),
        ({"mars": {"points": 2}, "win": {"points": 3}}, "rules.mars.points"),
        ({"no-koks": {"counted": "first-quarter"}}, "rules.no-koks.counted"),
        ({"no-koks": {"points": 3}}, "rules.no-koks.counted"),
        ({"no-koks": {"counted": "none-home", "points": 1}}, "rules.no-koks.points"),
        ({"no-draw": {"last_roll": True}}, "rules.no-draw.last_roll"),
        ({"no-draw": {"least_off": 14}}, "rules.no-draw.last_roll"),
    ],
)
def test_parameters_that_cannot_stand_together_are_refused(overlay, parameter):
    assert [parameter] == [path for path, _ in faults_of(overlay)]


def test_contradictions_are_named_beside_other_faults():
    overlay = {"mars": {"points": 2}, "win": {"points": 3}, "landing": {"checkers": 2}}
    assert ["rules.landing.checkers", "rules.mars.points"] == [
        path for path, _ in faults_of(overlay)
    ]


def test_a_looser_head_limit_is_no_contradiction():
    assert 2 == Ruleset(overlaid(LONG, {"rules": {"head-limit": {"checkers": 2}}})).head_limit


def test_a_file_names_the_line_of_each_fault(tmp_path):
    path = tmp_path / "mine.yaml"
    path.write_text(
        textwrap.dedent(
            """\
            id: mine
            version: 1.0
            date: 2026-11-30
            base: long
            rules:
              head-limit:
                checkers: 16
              block-seven: {kind: rule}
            """
        )
    )
    with pytest.raises(Faults) as error:
        load_ruleset(path)
    assert [(2, "version"), (7, "head-limit.checkers"), (8, "unknown rule")] == [
        (fault.line, next(word for word in ("version", "head-limit.checkers", "unknown rule")
                          if word in fault.message))
        for fault in error.value.faults
    ]  # fmt: skip
    assert all(fault.file == str(path) for fault in error.value.faults)


@pytest.mark.parametrize("base", ["strict", "no-such", "3", "[long]"])
def test_a_base_is_a_whole_ruleset_that_comes_with_the_engine(base, tmp_path):
    path = tmp_path / "mine.yaml"
    path.write_text(f'id: mine\nversion: "1"\ndate: 2026-11-30\nbase: {base}\nrules: {{}}\n')
    with pytest.raises(Faults) as error:
        load_ruleset(path)
    assert [4] == [fault.line for fault in error.value.faults]


@pytest.mark.parametrize("text", ["", "[]", "word", "rules: 3", "base: long\nrules: [1]", "id: x"])
def test_a_file_that_is_no_ruleset_is_refused(text, tmp_path):
    path = tmp_path / "mine.yaml"
    path.write_text(text)
    with pytest.raises(Faults):
        load_ruleset(path)


def test_a_name_that_is_no_ruleset_is_refused():
    with pytest.raises(Faults, match="no such ruleset"):
        load_ruleset("lang")


@pytest.mark.parametrize("name", ruleset_names())
def test_every_named_ruleset_says_its_source_and_its_own_name(name):
    ruleset = load_ruleset(name)
    assert name == ruleset.id
    assert name == "long" or ruleset.source
    assert (RULESETS / f"{name}.yaml").read_text().startswith("# ")


@pytest.mark.parametrize("date", ["today", "2026-13-01", "2026-02-30", "2026-1-1", "2026-11-31"])
def test_the_date_of_a_ruleset_is_a_day(date):
    wanted = f"date must be a day like 2026-11-30, not {date!r}"
    with pytest.raises(RulesetError) as error:
        Ruleset(overlaid(LONG, {"date": date}))
    assert [(("date",), wanted)] == error.value.faults
