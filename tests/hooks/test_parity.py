"""No language is the original: what one lacks or has too much is named, with counts and lines."""

import pytest

from hooks.parity import parity
from hooks.project import read_project

LONG = "docs/{}/long.md"
LANGUAGES = ("hy", "az", "ka", "kk")
CALL = '{% call diagram("head-limit-refused") %}Not two: {{ roll("head-limit-refused") }}{% endcall %}\n'


def found(site) -> list[str]:
    return [str(fault) for fault in parity(read_project(site.root)[0])]


def test_equal_pages_have_no_fault(site):
    assert [] == found(site)


@pytest.mark.parametrize(
    "old, what",
    [
        (CALL, "scene head-limit-refused"),
        ('{{ table("first-turn-doubles") }}', "table first-turn-doubles"),
        ("[the setup](#setup)", "link long#setup"),
        ('{ #mars data-title="Title of mars" }', "anchor mars (paragraph)"),
    ],
)
def test_what_one_language_lacks_is_named_with_both_counts_and_a_place_that_has_it(site, old, what):
    site.replace(LONG.format("ka"), old, "")
    section = {"scene": "head-limit", "link": "head-limit", "anchor": "rest"}
    section = section.get(what.split()[0], "head-first-turn-table")
    heading = site.line(LONG.format("ka"), f"#{section} }}")
    there = site.line(LONG.format("hy"), old.strip())
    assert [
        f"docs/ka/long.md:{heading}: ka: section {section} lacks {what}: "
        f"0 here, 1 in hy, az, kk (docs/hy/long.md:{there})"
    ] == found(site)


def test_what_one_language_has_alone_is_named_there_once(site):
    site.replace(LONG.format("hy"), "Rules.", "Rules, [mars](#mars).")
    line = site.line(LONG.format("hy"), "[mars]")
    assert [
        f"docs/hy/long.md:{line}: hy: section long-nardi has link long#mars: "
        "1 here, 0 in az, ka, kk"
    ] == found(site)


def test_where_two_stand_against_two_those_that_lack_it_are_named(site):
    for code in ("az", "kk"):
        site.replace(LONG.format(code), "Rules.", "!!! note\n\n    Rules.")
    line = site.line(LONG.format("az"), "!!! note")
    heading = site.line(LONG.format("hy"), "#long-nardi")
    assert [
        f"docs/{code}/long.md:{heading}: {code}: section long-nardi lacks admonition note: "
        f"0 here, 1 in az, kk (docs/az/long.md:{line})"
        for code in ("hy", "ka")
    ] == found(site)


def test_a_second_one_is_one_too_many(site):
    site.replace(LONG.format("kk"), "[the setup](#setup)", "[the setup](#setup), [it](#setup)")
    line = site.line(LONG.format("kk"), "[the setup]")
    there = site.line(LONG.format("hy"), "[the setup]")
    assert [
        f"docs/kk/long.md:{line}: kk: section head-limit has link long#setup: "
        f"2 here, 1 in hy, az, ka (docs/hy/long.md:{there})"
    ] == found(site)


def test_another_order_is_named_where_fewer_have_it(site):
    for code in LANGUAGES:
        site.replace(LONG.format(code), "Rules.", "[a](#mars)\n[b](#win)")
    site.replace(LONG.format("az"), "[a](#mars)\n[b](#win)", "[b](#win)\n[a](#mars)")
    line = site.line(LONG.format("az"), "[b](#win)")
    assert [
        f"docs/az/long.md:{line}: az: section long-nardi: link 1 is long#win, "
        f"in hy it is long#mars (docs/hy/long.md:{line})"
    ] == found(site)


def test_a_section_that_one_language_lacks_is_named(site):
    site.replace(LONG.format("ka"), "## Every other rule { #rest }\n", "")
    assert any(
        text.startswith("docs/ka/long.md:1: ka: page long lacks section ## rest: 0 here, 1 in hy")
        for text in found(site)
    )


def test_another_level_of_a_heading_is_named(site):
    site.replace(LONG.format("ka"), "## Every other rule", "### Every other rule")
    line = site.line(LONG.format("ka"), "{ #rest }")
    assert any(
        text.startswith(f"docs/ka/long.md:{line}: ka: page long has section ### rest: 1 here, 0 in")
        for text in found(site)
    )


def test_a_page_that_one_language_lacks_is_named(site):
    (site.root / "docs/kk/index.md").unlink()
    assert ["docs/kk/index.md:1: kk: there is no page index, as docs/hy/index.md is"] == found(site)


def test_a_link_within_the_page_may_be_written_in_two_ways(site):
    site.replace(LONG.format("ka"), "(#setup)", "(long.md#setup)")
    assert [] == found(site)
