"""The text of a rule states in every language at least the facts that are listed for it."""

from hooks.project import read_project
from hooks.statements import statements

SCENES = "diagrams/scenes/small.yaml"


def found(site) -> list[str]:
    return [str(fault) for fault in statements(read_project(site.root)[0])]


def test_the_facts_listed_beside_the_scenes_are_asked_for(site):
    site.replace(SCENES, "  head-limit: []", "  head-limit: [checkers]")
    assert [] == found(site)
    site.replace("docs/az/long.md", "{{ head_limit.checkers | words | cap }}", "One")
    line = site.line("docs/az/long.md", "#head-limit }")
    assert [
        f"docs/az/long.md:{line}: az: section head-limit does not state head-limit.checkers: "
        "{{ head_limit.checkers }}"
    ] == found(site)


def test_a_fact_of_another_section_does_not_count(site):
    site.replace(SCENES, "  head-limit: []", "  head-limit: [checkers]")
    site.replace("docs/az/long.md", "{{ head_limit.checkers | words | cap }}", "One")
    site.replace("docs/az/long.md", "Rules.", "{{ head_limit.checkers }}")
    assert 1 == len(found(site))


def test_of_the_pages_own_rules_every_fact_is_asked_for(site):
    site.replace("docs/kk/long.md", "{{ vs_short_nardi.koks_points }}", "")
    assert [
        f"docs/kk/long.md:{site.line('docs/kk/long.md', '#vs-short-nardi')}: kk: section rest does "
        "not state vs-short-nardi.koks_points: {{ vs_short_nardi.koks_points }}"
    ] == found(site)


def test_more_facts_than_are_listed_may_be_stated(site):
    site.replace("docs/kk/long.md", "Rules.", "{{ mars.points }}")
    assert [] == found(site)
