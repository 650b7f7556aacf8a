"""What boards say of a refused move is reread with the rule that refuses it."""

import pytest

from diagrams.reasons import told
from hooks.accept import accept
from hooks.project import read_project
from hooks.refusals import refusals

LANGUAGES = ("hy", "az", "ka", "kk")
RULES = "nardi/rulesets/long.yaml"


def stale(site) -> list[str]:
    return [str(fault) for fault in refusals(read_project(site.root)[0])]


def test_a_changed_rule_names_its_sentence_in_every_language(site):
    site.replace(RULES, "checkers: 1 ", "checkers: 2 ")
    assert [
        f"docs/{code}/strings.yaml:{site.line(f'docs/{code}/strings.yaml', '  head-limit: ')}: {code}: "
        "string 'refusals.head-limit' was written before head-limit changed; "
        "reread it with the sections of head-limit"
        for code in LANGUAGES
    ] == stale(site)


def test_the_language_that_has_accepted_the_rule_is_no_longer_asked(site):
    site.replace(RULES, "checkers: 1 ", "checkers: 2 ")
    accept(read_project(site.root)[0], "ka", {"head-limit"})
    assert ["az", "hy", "kk"] == sorted(text.split(": ")[1] for text in stale(site))


@pytest.mark.parametrize(
    "file, old, new",
    [
        ("docs/ka/long.md", "Not two", "Not 6"),
        ("docs/ka/long.md", "(#setup)", "(#mars)"),
        ("diagrams/scenes/small.yaml", "{12: 14, 6: 1}", "{12: 14, 7: 1}"),
        (RULES, "cube: false", "cube: true"),  # no move is refused for it
    ],
)
def test_what_is_no_change_of_a_refusing_rule_asks_for_nothing(site, file, old, new):
    site.replace(file, old, new)
    assert [] == stale(site)


@pytest.mark.parametrize(
    "rule, sentences",
    [
        ("landing", {"landing", "combined-move"}),  # a closed stop on the way of one checker
        ("bear-off-furthest", {"bear-off-furthest", "bear-off-inside"}),
        ("play-both", {"play-both", "dead-end"}),
    ],
)
def test_all_sentences_by_which_a_rule_refuses_are_reread_with_it(rule, sentences):
    assert sentences == set(told(rule))


def test_every_sentence_of_a_refusal_is_told_of_some_rule(shared_site):
    project = read_project(shared_site.root)[0]
    known = {key for rule in project.kinds for key in told(rule)}
    assert set() == set(project.languages["az"].words.strings["refusals"]) - known
