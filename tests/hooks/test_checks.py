"""Every fault of all four languages is found in one run, with its file, line and value."""

import pytest

from hooks.checks import check_project, judge_project, load_project
from nardi.faults import Fault, Faults

LONG = "docs/{}/long.md"


def broken(site) -> list[Fault]:
    """The faults that keep the pages from being rendered."""
    return judge_project(site.root)[1]


def found(site) -> list[str]:
    return [str(fault) for fault in broken(site)]


def test_the_small_site_has_no_fault(site):
    assert [] == check_project(site.root)[1]


def test_load_project_raises_all_faults_together(site):
    site.replace("docs/az/long.md", "head_limit.checkers", "head_limit.checker")
    site.replace("docs/kk/long.md", "#setup", "#settup")
    with pytest.raises(Faults) as raised:
        load_project(site.root)
    assert {"docs/az/long.md", "docs/kk/long.md"} == {
        fault.file
        for fault in raised.value.faults
        if "unknown fact of head_limit 'checker'" in fault.message
        or "link '#settup'" in fault.message
    }


def test_unknown_facts_scenes_tables_and_names_of_all_languages_are_named(site):
    site.replace("docs/hy/long.md", "head_limit.checkers", "head_limit.checker")
    site.replace("docs/az/long.md", 'diagram("head-limit-refused")', 'diagram("head-refused")')
    site.replace("docs/ka/long.md", "first-turn-doubles", "first-turn-triples")
    site.replace("docs/kk/long.md", "head_limit.checkers", "block_seven.points")
    lines = [
        site.line(LONG.format(code), text)
        for code, text in (
            ("az", 'diagram("head-refused")'),
            ("hy", "head_limit.checker "),
            ("ka", "first-turn-triples"),
            ("kk", "block_seven"),
        )
    ]
    assert [
        f"docs/az/long.md:{lines[0]}: unknown scene 'head-refused'; "
        "did you mean 'head-limit-refused'?",
        f"docs/hy/long.md:{lines[1]}: unknown fact of head_limit 'checker'; "
        "did you mean 'checkers'?",
        f"docs/ka/long.md:{lines[2]}: unknown table 'first-turn-triples'; "
        "did you mean 'first-turn-doubles'?",
        f"docs/kk/long.md:{lines[3]}: unknown name 'block_seven'; did you mean 'block_five'?",
    ] == found(site)


def test_all_unknown_names_of_one_page_are_reported_together(site):
    site.replace("docs/hy/long.md", "Rules.", "{{ a.b }} {{ c.d }}\n{{ head_limit.e | words }}")
    assert ["unknown name 'a'", "unknown name 'c'", "unknown fact of head_limit 'e'"] == [
        fault.message.split(";")[0] for fault in broken(site)
    ]


def test_a_scene_the_engine_does_not_confirm_names_its_claim_and_its_pages(site):
    scenes = "diagrams/scenes/small.yaml"
    site.replace(scenes, "24/18 24/19, because", "24/18 18/13, because")
    line = site.line("docs/hy/long.md", 'diagram("head-limit-refused")')
    pages = ", ".join(f"docs/{code}/long.md:{line}" for code in ("hy", "az", "ka", "kk"))
    assert [
        f"{scenes}:{site.line(scenes, '- id: head-limit-refused')}: scene head-limit-refused "
        f"claims illegal 24/18 18/13 because of head-limit: legal; shown on {pages}"
    ] == found(site)


def test_two_checkers_from_the_head_stop_the_scenes_that_one_checker_made(site):
    site.replace("nardi/rulesets/long.yaml", "checkers: 1 ", "checkers: 2 ")
    faults = broken(site)
    assert ["diagrams/scenes/small.yaml"] == [fault.file for fault in faults]
    assert "scene head-limit-refused claims illegal" in faults[0].message
    assert all(f"docs/{code}/long.md" in faults[0].message for code in ("hy", "az", "ka", "kk"))


@pytest.mark.parametrize(
    "old, new, value",
    [
        ("{24: 14, 18: 1}", "{24: 13, 18: 1}", "14"),
        ("turn: white", "tern: white", "tern"),
        ("roll: 6-5", "roll: 7-5", "7-5"),
        ("rule: head-limit", "rule: head-limits", "head-limits"),
    ],
)
def test_a_scene_out_of_form_is_named_with_file_line_and_value(site, old, new, value):
    scenes = "diagrams/scenes/small.yaml"
    site.replace(scenes, old, new)
    faults = broken(site)
    assert {scenes} == {fault.file for fault in faults}
    named = [fault.line for fault in faults if value in fault.message]
    first = site.line(scenes, "- id: head-limit-refused")
    assert [True] == [first <= line < first + 6 for line in named[:1]]


def test_faults_of_different_kinds_and_languages_come_in_one_run(site):
    site.replace("diagrams/scenes/small.yaml", "legal: 24/18 18/13", "legal: 24/18 24/19")
    site.write("diagrams/scenes/broken.yaml", "scenes: [\n")
    site.replace("docs/hy/strings.yaml", "ui:\n", "ui:\n  search: x\n")
    site.replace("docs/az/long.md", "head_limit.checkers", "head_limit.checker")
    site.replace("docs/ka/long.md", "{ #head-limit }", "{ #head-limits }")
    site.replace("docs/kk/index.md", "long.md#head-limit", "lang.md#head-limit")
    site.replace("docs/page-rules.yaml", "koks_points: 3", "koks_points: three")
    assert {
        "diagrams/scenes/broken.yaml",
        "diagrams/scenes/small.yaml",
        "docs/az/long.md",
        "docs/hy/strings.yaml",
        "docs/ka/index.md",
        "docs/ka/long.md",
        "docs/kk/index.md",
        "docs/page-rules.yaml",
    } == {fault.file for fault in broken(site)}


def test_a_page_that_shows_a_scene_of_an_unreadable_file_is_not_blamed(site):
    site.write(
        "diagrams/scenes/small.yaml", site.read("diagrams/scenes/small.yaml") + "scenes: again\n"
    )
    assert ["diagrams/scenes/small.yaml"] == sorted(
        {f.file for f in broken(site) if "small" in f.file or "docs" in f.file}
    )


def test_every_rule_is_an_anchor_in_every_language(site):
    site.replace("docs/kk/long.md", "{ #block-six data", "{ #block-seven data")
    assert ["docs/kk/long.md:1: no anchor for rule 'block-six'"] == found(site)


def test_the_page_of_the_rules_may_not_be_missing(site):
    (site.root / "docs/ka/long.md").unlink()
    assert "docs/ka/long.md:1: the page of the rules is missing" in found(site)


@pytest.mark.parametrize(
    "target, why",
    [
        ("#settup", "docs/hy/long.md has no anchor 'settup'"),
        ("short.md", "there is no docs/hy/short.md"),
        ("../az/long.md", "there is no docs/az/long.md"),
        ("index.md#setup", "docs/hy/index.md has no anchor 'setup'"),
        ("", "it leads nowhere"),
    ],
)
def test_a_link_leads_to_an_anchor_that_is_there(site, target, why):
    site.replace("docs/hy/long.md", "(#setup)", f"({target})")
    line = site.line("docs/hy/long.md", "see [the setup]")
    assert [f"docs/hy/long.md:{line}: link {target!r}: {why}"] == found(site)


def test_a_link_may_lead_to_a_scene_of_the_page(site):
    site.replace("docs/hy/long.md", "(#setup)", "(#scene-head-limit-refused)")
    assert [] == found(site)


def test_a_string_that_one_language_lacks_is_named(site):
    site.replace("docs/hy/strings.yaml", "ui:\n", "ui:\n  only-here: x\n")
    assert [
        f"docs/{code}/strings.yaml:1: no string 'ui.only-here', which docs/hy/strings.yaml has"
        for code in ("az", "ka", "kk")
    ] == found(site)


def test_a_string_has_the_same_placeholders_in_every_language(site):
    for code in ("hy", "az", "ka", "kk"):
        site.replace(f"docs/{code}/strings.yaml", "ui:\n", "ui:\n  new: '{n} x'\n")
    site.replace("docs/ka/strings.yaml", "new: '{n} x'", "new: '{m} x'")
    assert ["docs/ka/strings.yaml:5: string 'ui.new' has {m}, in hy {n}"] == [
        fault.replace(f":{site.line('docs/ka/strings.yaml', 'new:')}:", ":5:")
        for fault in found(site)
    ]


def test_the_language_that_differs_from_the_most_is_named_whichever_it_is(site):
    for code in ("hy", "az", "ka", "kk"):
        site.replace(f"docs/{code}/strings.yaml", "ui:\n", "ui:\n  new: '{n} x'\n")
    site.replace("docs/hy/strings.yaml", "new: '{n} x'", "new: '{m} x'")
    line = site.line("docs/hy/strings.yaml", "new:")
    assert [f"docs/hy/strings.yaml:{line}: string 'ui.new' has {{m}}, in az {{n}}"] == found(site)


def test_a_string_uses_only_forms_that_its_grammar_has(site):
    for code in ("hy", "az", "ka", "kk"):
        site.replace(f"docs/{code}/strings.yaml", "ui:\n", "ui:\n  new: '{n.ord}'\n")
    site.replace("docs/kk/strings.yaml", "new: '{n.ord}'", "new: '{n.dual}'")
    line = site.line("docs/kk/strings.yaml", "new:")
    assert [f"docs/kk/strings.yaml:{line}: string 'ui.new': no form 'dual'"] == found(site)


def test_an_address_that_is_none_is_a_fault(site, monkeypatch):
    monkeypatch.setenv("SITE_URL", "rules.example")
    assert [
        "mkdocs.yml:1: site_url (or SITE_URL) is 'rules.example', not an address like https://…/"
    ] == found(site)


@pytest.mark.parametrize(("blank", "value"), [("''", "''"), ("", "None"), ("3", "3"), ("[]", "[]")])
def test_a_string_that_says_nothing_is_named(site, blank, value):
    for code in ("hy", "az", "ka", "kk"):
        said = blank if code == "ka" else "word"
        site.replace(f"docs/{code}/strings.yaml", "ui:\n", f"ui:\n  new: {said}\n")
    line = site.line("docs/ka/strings.yaml", "  new:")
    assert [f"docs/ka/strings.yaml:{line}: string 'ui.new' is {value}, not a text"] == found(site)


def test_only_a_date_is_written_as_one(site):
    for code in ("hy", "az", "ka", "kk"):
        page = f"docs/{code}/long.md"
        site.replace(page, "head_limit.checkers | words | cap", "setup.checkers | date")
    assert ["writes no date of 15"] * 4 == [
        fault.message.partition("'dates' ")[2] for fault in broken(site)
    ]
