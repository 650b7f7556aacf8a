"""A section is bound to the rules it anchors, links to, or uses facts, scenes or tables of."""

import pytest

from hooks.bindings import bound
from hooks.project import read_project

HEAD = "## The head { #head-limit }\n"


def rules(site, section: str) -> list[str]:
    project = read_project(site.root)[0]
    page = project.languages["hy"].pages["long"]
    return bound(project, page, next(s for s in page.sections if s.id == section))


def test_it_is_bound_to_what_it_anchors_links_to_prints_and_shows(site):
    assert ["setup", "head-limit"] == rules(site, "head-limit")


def test_it_is_bound_to_the_rule_of_a_table(site):
    assert ["head-first-turn-table"] == rules(site, "head-first-turn-table")


@pytest.mark.parametrize(
    "written, rule",
    [
        ("{{ mars.points }}", "mars"),
        ("[mars](#mars)", "mars"),
        ("[mars](long.md#mars)", "mars"),
        ('{{ roll("head-limit-one") }}', "head-limit"),
        ("[the board](#scene-head-limit-refused)", "head-limit"),
        ('Text.\n{ #objective data-title="The aim" }', "objective"),
    ],
)
def test_each_of_these_alone_binds(site, written, rule):
    site.replace("docs/hy/long.md", "Rules.\n", f"{written}\n")
    assert rule in rules(site, "long-nardi")


@pytest.mark.parametrize(
    "written", ["[play]({{ game_url }})", "[page](index.md)", "{{ ruleset.id }}"]
)
def test_what_speaks_of_no_rule_binds_to_none(site, written):
    site.replace("docs/hy/long.md", "Rules.\n", f"{written}\n")
    assert [] == rules(site, "long-nardi")


def test_the_front_matter_counts_to_the_first_section(site):
    site.replace("docs/hy/long.md", "description: Rules", 'description: "{{ mars.points }} points"')
    assert ["mars"] == rules(site, "long-nardi")
