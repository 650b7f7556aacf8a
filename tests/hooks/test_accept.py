"""A person accepts one rule of one language at a time, after rereading."""

import pytest

from hooks.accept import main
from hooks.checks import check_project
from hooks.project import read_project
from hooks.reviews import owed

LANGUAGES = ("hy", "az", "ka", "kk")
RULES = "nardi/rulesets/long.yaml"


def accept(site, *words: str) -> int:
    return main([*words, "--root", str(site.root)])


def rules_owed(site) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {code: set() for code in LANGUAGES}
    for one in owed(read_project(site.root)[0]):
        found[one.language] |= set(one.rules)
    return found


def test_it_accepts_that_rule_in_that_language_and_nothing_else(site):
    site.replace(RULES, "points: 2", "points: 3")  # of mars
    site.replace(RULES, "cube: false", "cube: true")
    assert 0 == accept(site, "az", "mars")
    both = {"mars", "no-cube"}
    assert {"hy": both, "az": {"no-cube"}, "ka": both, "kk": both} == rules_owed(site)


def test_it_says_what_it_accepted(site, capsys):
    site.replace(RULES, "points: 2", "points: 3")
    accept(site, "az", "mars")
    assert "long#rest: mars.points 2 → 3\n" == capsys.readouterr().out
    accept(site, "az", "mars")
    assert "nothing to accept\n" == capsys.readouterr().out


def test_a_sound_project_is_written_as_it_was(site):
    before = site.read("docs/kk/reviews.txt")
    assert 0 == accept(site, "kk", "head-limit", "mars")
    assert before == site.read("docs/kk/reviews.txt")


def test_the_record_of_a_section_that_is_gone_goes_with_its_rules(site):
    sound = site.read("docs/kk/reviews.txt")
    site.write("docs/kk/reviews.txt", sound + "\nlong#old\n  mars: rule\n  gone-rule: rule\n")
    assert 0 == accept(site, "kk", "mars")
    assert "long#old\n  gone-rule: rule\n" in site.read("docs/kk/reviews.txt")
    assert 0 == accept(site, "kk", "gone-rule")
    assert sound == site.read("docs/kk/reviews.txt")


def test_a_new_record_holds_all_that_was_accepted(site):
    (site.root / "docs/ka/reviews.txt").unlink()
    assert 0 == accept(site, "ka", *read_project(site.root)[0].kinds)
    assert [] == check_project(site.root)[1]


@pytest.mark.parametrize(
    "words, said",
    [
        (["ru", "mars"], "no language 'ru': hy, az, ka, kk"),
        (["az", "marz"], "no rule marz"),
    ],
)
def test_what_it_does_not_know_it_refuses(site, capsys, words, said):
    assert 1 == accept(site, *words)
    assert f"{said}\n" == capsys.readouterr().err


def test_nothing_is_accepted_from_a_project_that_cannot_be_read_whole(site, capsys):
    before = site.read("docs/az/reviews.txt")
    site.replace("diagrams/scenes/small.yaml", "24: 14", "24: 13")
    assert 1 == accept(site, "az", "head-limit")
    assert "diagrams/scenes/small.yaml" in capsys.readouterr().err
    assert before == site.read("docs/az/reviews.txt")
