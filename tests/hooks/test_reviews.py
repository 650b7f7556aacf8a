"""A section is stale as soon as the engine says something else than when it was reviewed."""

import pytest

from hooks.project import read_project
from hooks.review_file import read_reviews
from hooks.reviews import owed, reviews, snapshot

LANGUAGES = ("hy", "az", "ka", "kk")
RULES = "nardi/rulesets/long.yaml"


def stale(site) -> list[str]:
    return [str(fault) for fault in reviews(read_project(site.root)[0])]


def test_what_was_reviewed_and_has_not_changed_is_not_owed(site):
    project = read_project(site.root)[0]
    assert [] == owed(project)
    assert [] == reviews(project)


def test_a_changed_parameter_makes_each_bound_section_stale_in_every_language(site):
    site.replace(RULES, "checkers: 1 ", "checkers: 2 ")
    line = site.line("docs/az/long.md", "#head-limit }")
    assert (
        f"docs/az/long.md:{line}: az: section head-limit was reviewed before head-limit changed: "
        "scene head-limit-refused: refused → legal; head-limit.checkers 1 → 2; "
        "reread it, then: make accept IN=az RULE=head-limit"
    ) in stale(site)
    bound = {("index", "nardi"), ("long", "head-limit")}
    found = owed(read_project(site.root)[0])
    assert {(code, *place) for code in LANGUAGES for place in bound} == {
        (one.language, one.file.split("/")[-1].removesuffix(".md"), one.section)
        for one in found
        if "head-limit" in one.rules
    }


def test_each_rule_of_a_section_is_a_fault_of_its_own(site):
    site.replace(RULES, "points: 2", "points: 3")
    site.replace(RULES, "points: 6", "points: 5")
    line = site.line("docs/kk/long.md", "{ #rest }")
    said = [text for text in stale(site) if text.startswith(f"docs/kk/long.md:{line}:")]
    assert ["block-five.points 5 → 4", "block-six.points 6 → 5", "mars.points 2 → 3"] == [
        text.split("changed: ")[1].split(";")[0] for text in said
    ]


@pytest.mark.parametrize(
    "old, new, change",
    [
        ("starter: opening-roll", "starter: winner", "parameter starter: opening-roll → winner"),
        ("tested: every-hop", "tested: turn-end", "parameter tested: every-hop → turn-end"),
        ("cube: false", "cube: true", "parameter cube: false → true"),
        ("[1, 3, 5, 7]", "[1, 3, 5]", "match-length.lengths 1, 3, 5, 7 → 1, 3, 5"),
    ],
)
def test_a_parameter_that_is_no_fact_is_recorded_too(site, old, new, change):
    site.replace(RULES, old, new)
    assert 4 == sum(f"changed: {change}; reread" in text for text in stale(site))


def test_a_changed_row_of_a_table_names_the_row(site):
    site.replace(RULES, "rolls: [3-3, 4-4, 6-6]", "rolls: [4-4, 6-6]")
    assert any(
        "row 3-3: 24/18 24/18 or 24/15 24/21 (2 from the head, 4 dice) → "
        "24/21/18/15 (1 from the head, 3 dice); reread" in text
        for text in stale(site)
    )


def test_a_scene_that_looks_different_is_reread_where_it_is_shown(site):
    site.replace("diagrams/scenes/small.yaml", "{12: 14, 6: 1}", "{12: 14, 7: 1}")
    changed = {(one.language, one.section) for one in owed(read_project(site.root)[0])}
    assert {(code, "head-limit") for code in LANGUAGES} == changed


@pytest.mark.parametrize(
    "old, new",
    [
        ("{{ head_limit.checkers | words | cap }}", "{{ mars.points }}"),
        ("{{ head_limit.checkers | words | cap }}", "{{ head_limit.checkers }} of "
         "{{ head_limit.checkers }}"),
        ("from the head:", "from the head, 6:"),
        ("Not two", "Not 6"),
        ("(#setup)", "(#mars)"),
    ],
)  # fmt: skip
def test_what_the_text_itself_says_in_numbers_is_reviewed_as_well(site, old, new):
    site.replace("docs/ka/long.md", old, new)
    assert [("ka", "head-limit")] == [
        (one.language, one.section) for one in owed(read_project(site.root)[0])
    ]


def test_a_number_that_the_text_has_changed_is_not_laid_to_the_rule(site):
    site.replace("docs/ka/long.md", "Not two", "Not 6")
    line = site.line("docs/ka/long.md", "{ #head-limit }")
    assert [
        f"docs/ka/long.md:{line}: ka: section head-limit says of head-limit what nobody has "
        "reviewed: types under head-limit-refused: nothing → 6; "
        "reread it, then: make accept IN=ka RULE=head-limit"
    ] == stale(site)


def test_words_without_numbers_may_change_at_any_time(site):
    site.replace("docs/ka/long.md", "Not two", "Never two")
    assert [] == stale(site)


@pytest.mark.parametrize(
    "old, new, change",
    [
        ("head-limit.checkers: 1", "head-limit.checkers: 2", "head-limit.checkers 2 → 1"),
        ("head-limit.checkers: 1\n", "\n", "head-limit.checkers nothing → 1"),
        ("head-limit: rule\n", "head-limit: rule\n  head-limit.x: 3\n", "head-limit.x 3 → nothing"),
    ],
)
def test_a_falsified_record_is_found(site, old, new, change):
    site.replace("docs/az/reviews.txt", old, new)
    assert 1 == len(stale(site))
    assert f"az: section nardi was reviewed before head-limit changed: {change};" in stale(site)[0]


def test_a_section_without_a_record_is_owed(site):
    for code in LANGUAGES:
        new = "## New { #new }\n\n[a](#mars)\n\n## Every"
        site.replace(f"docs/{code}/long.md", "## Every", new)
    line = site.line("docs/hy/long.md", "#new")
    assert (
        f"docs/hy/long.md:{line}: hy: section new has no record of mars; "
        "reread it, then: make accept IN=hy RULE=mars"
    ) in stale(site)


def test_the_record_of_a_section_that_is_gone_is_a_fault(site):
    sound = site.read("docs/kk/reviews.txt")
    site.write("docs/kk/reviews.txt", f"{sound}\nlong#old\n  mars: rule\n")
    line = site.line("docs/kk/reviews.txt", "long#old")
    assert [
        f"docs/kk/reviews.txt:{line}: kk: record of long#old, a section that is gone; "
        'make accept IN=kk RULE="mars" removes it'
    ] == stale(site)


def test_a_file_of_records_out_of_form_is_named_with_its_line(site):
    site.replace("docs/kk/reviews.txt", "  head-limit: rule", "  head-limit rule")
    line = site.line("docs/kk/reviews.txt", "head-limit rule")
    said = f"docs/kk/reviews.txt:{line}: 'head-limit rule' is no `key: value` of a section"
    assert said in stale(site)


def test_rules_that_cannot_be_read_make_nothing_stale(site):
    site.write(RULES, "id: [\n")
    assert [] == stale(site)


def test_two_rulesets_are_compared_by_the_sections_they_would_leave_owed(site):
    before = snapshot(read_project(site.root)[0])
    site.replace(RULES, "points: 2", "points: 3")
    site.write("docs/az/reviews.txt", "")  # what is recorded does not matter here
    assert [(code, "rest", "mars.points 2 → 3") for code in LANGUAGES] == [
        (one.language, one.section, str(one.changes[0]))
        for one in owed(read_project(site.root)[0], before)
    ]


def test_records_are_values_in_sorted_lines(site):
    records = read_reviews(site.root, "hy")[0]
    assert ["index#nardi", "long#head-limit", "long#head-first-turn-table", "long#rest"] == list(
        records
    )
    answers = records["long#head-limit"].answers
    assert sorted(answers) == list(answers)
    assert {
        "head-limit: rule",
        "head-limit.checkers: 1",
        "head-limit prints: checkers",
        "head-limit scene head-limit-refused: refused by head-limit",
        "head-limit shows head-limit-refused: white 24×14 18; black 12×14 6; "
        "white to play 6-5; 24/18 24/19",
    } <= {f"{key}: {value}" for key, value in answers.items()}
