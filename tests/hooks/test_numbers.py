"""A number that is no fact is true of its section, or it is named."""

import pytest

from hooks.numbers import numbers
from hooks.project import read_project

HY = "docs/hy/long.md"
CAPTION = "Not two: "
PROSE = "from the head:"


def found(site) -> list[str]:
    return [fault.message.split("'")[1] for fault in numbers(read_project(site.root)[0])]


@pytest.mark.parametrize("code", ["hy", "az", "ka", "kk"])
def test_the_numbers_of_the_scene_are_true_in_its_section_and_under_it(site, code):
    # The roll, its dice, the play and its parts, where it starts and lands, how far it goes.
    for place in (CAPTION, PROSE):
        site.replace(f"docs/{code}/long.md", place, f"{place} 6-5, 6, 5, 24/18, 24/19 ")
    assert [] == found(site)


@pytest.mark.parametrize("text", ["6-4", "7", "24/17", "24/18/13", "3", "9-րդ", "երեք", "16-րդից"])
@pytest.mark.parametrize("place", [CAPTION, PROSE, "## The head ", "[the "])
def test_any_other_number_is_named_wherever_it_is_read(site, place, text):
    site.replace(HY, place, f"{place}{text} ")
    assert [text] == found(site)


@pytest.mark.parametrize(
    "code, text",
    [
        ("hy", "երեք"), ("hy", "երեքով"), ("hy", "երեսունվեց"),
        ("az", "üçü"), ("az", "on yeddi"), ("az", "yeddinci"),
        ("ka", "სამივე"), ("ka", "ოცდაათი"), ("ka", "მე-7"),
        ("kk", "үшеуі"), ("kk", "он жеті"), ("kk", "7-пункттен"),
    ],
)  # fmt: skip
def test_number_words_and_endings_are_read_in_each_language(site, code, text):
    site.replace(f"docs/{code}/long.md", PROSE, f"{PROSE} {text},")
    assert [text] == found(site)


def test_a_point_is_no_count_and_a_count_no_point(site):
    site.replace(HY, PROSE, f"{PROSE} 18-րդ, 13-րդ, 14 քար,")
    assert [] == found(site)
    site.replace(HY, "18-րդ, 13-րդ, 14 քար", "5-րդ, 13 քար")
    assert ["5-րդ", "13"] == found(site)


def test_a_fact_is_true_in_the_section_that_prints_it_and_nowhere_else(site):
    site.replace(HY, "Rules.", "{{ pip_count.each }}: 360, երեք հարյուր վաթսուն")
    assert [] == found(site)
    site.replace(HY, PROSE, f"{PROSE} 360")
    assert ["360"] == found(site)


def test_the_rolls_of_a_fact_are_rolls(site):
    site.replace(HY, "Rules.", "{{ head_first_turn.rolls | list }}: 3-3, 5-5")
    assert ["5-5"] == found(site)


def test_the_rows_of_a_table_are_true_in_its_section(site):
    site.replace(HY, "{{ table", "24/15 24/21, 3-3, 4 քայլ, 15-րդ, 13-րդ\n\n{{ table")
    assert ["13-րդ"] == found(site)


def test_a_caption_may_not_speak_of_another_scene(site):
    other = '{% call diagram("start") %}24-րդ, 15 քար, 18-րդ{% endcall %}\n'
    site.replace(HY, "## The first turn", f"{other}\n## The first turn")
    assert ["18-րդ"] == found(site)


def test_the_front_matter_may_say_what_the_page_prints(site):
    site.replace(HY, "description: Rules", 'description: "1 and 3 points, 9 checkers"')
    assert ["9"] == found(site)


@pytest.mark.parametrize(
    "text",
    [
        "1. [first](#setup)",
        "[long.md](long.md#head-first-turn-55)",
        '<span data-at="77">here</span>',
        "<!-- 99 -->",
    ],
)
def test_what_is_not_read_says_no_number(site, text):
    site.replace(HY, "Rules.", text)
    assert [] == found(site)


def test_a_title_of_an_anchor_is_read(site):
    site.replace(HY, "Title of mars", "Title of 77 mars")
    assert ["77"] == found(site)


def test_the_fault_names_file_line_language_place_and_number(site):
    site.replace("docs/ka/long.md", CAPTION, f"{CAPTION}9 ")
    line = site.line("docs/ka/long.md", CAPTION)
    assert [
        f"docs/ka/long.md:{line}: ka: caption of head-limit-refused: '9' is no die, count or "
        "length of the scene, and no fact printed in the section"
    ] == [str(fault) for fault in numbers(read_project(site.root)[0])]


def test_the_page_of_changes_tells_of_numbers_that_are_history(site):
    site.replace("docs/hy/changes.md", "The first.", "77")
    assert [] == found(site)
