"""Every language says of each version of the rules what it changed."""

import pytest

from hooks.changes import changes
from hooks.project import read_project

LONG = "nardi/rulesets/long.yaml"
PAGE = "docs/{}/changes.md"
ENTRY = """\
## Version {{ version_1_1.number }}, {{ version_1_1.date | date }} { #version-1-1 }

Two checkers from the head.

"""


def found(site) -> list[str]:
    return [str(fault) for fault in changes(read_project(site.root)[0])]


def test_a_new_version_owes_an_entry_in_every_language(site):
    site.replace(LONG, 'version: "1.0"', 'version: "1.1"')
    codes = ["hy", "az", "ka", "kk"]
    assert [f"{PAGE.format(code)}:1: {code}: no entry for version 1.1" for code in codes] == [
        text.split(": a heading")[0] for text in found(site)
    ]
    for code in codes:
        assert 4 - codes.index(code) == len(found(site))
        site.replace(PAGE.format(code), "## Version", f"{ENTRY}## Version")
    assert [] == found(site)


@pytest.mark.parametrize(
    "old, new, said",
    [
        ("{{ version_1_0.number }}", "1.0", "version-1-0 does not print version_1_0.number"),
        (", {{ version_1_0.date | date }}", "", "version-1-0 does not print version_1_0.date"),
        ("The first.\n", "", "version-1-0 does not say what changed"),
    ],
)
def test_an_entry_has_its_number_its_date_and_what_changed(site, old, new, said):
    site.replace(PAGE.format("ka"), old, new)
    line = site.line(PAGE.format("ka"), "#version-1-0")
    assert [f"{PAGE.format('ka')}:{line}: {said}"] == found(site)


def test_an_entry_of_a_version_that_never_was_is_a_fault(site):
    site.replace(PAGE.format("ka"), "## Version", "## Soon { #version-2-0 }\n\nAll.\n\n## Version")
    line = site.line(PAGE.format("ka"), "#version-2-0")
    assert [f"{PAGE.format('ka')}:{line}: version-2-0: there is no such version"] == found(site)


def test_the_page_may_not_be_missing(site):
    (site.root / PAGE.format("kk")).unlink()
    assert [f"{PAGE.format('kk')}:1: the page of changes is missing"] == found(site)
