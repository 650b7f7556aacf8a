"""Numbers take the endings of the language, as the editors' table of forms gives them."""

import json
from pathlib import Path

import pytest

from diagrams.grammar import LANGUAGES, GrammarError, load_grammar

TABLE = json.loads((Path(__file__).parents[1] / "data" / "grammar.json").read_text("utf-8"))
NUMBERS = [str(n) for n in range(37)] + ["360"]


def editors(language: str, number: str) -> dict:
    return TABLE["languages"][language]["numbers"][number]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_has_its_word_and_its_case_endings(language):
    grammar = load_grammar(language)
    for number in NUMBERS:
        row = editors(language, number)
        assert row["cardinal"] == grammar.form(number, "words")
        for ending, suffix in row["suffix"].items():
            if ending != "ord":
                assert number + suffix == grammar.form(number, ending)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_from_one_has_its_ordinal(language):
    grammar = load_grammar(language)
    for number in NUMBERS[1:-1]:
        expected = editors(language, number)["ordinal"]
        if (language, number) == ("ka", "1"):
            expected = "პირველი"  # the word, never 1-ლი, in running text
        assert expected == grammar.form(number, "ordinal")


def test_armenian_ordinals_decline():
    grammar = load_grammar("hy")
    assert "24-րդից" == grammar.form(24, "ordinal_abl")
    assert "1-ինը" == grammar.form(1, "ordinal_def")


def test_georgian_first_declines_and_the_others_do_not():
    grammar = load_grammar("ka")
    assert "პირველ" == grammar.form(1, "ordinal_on")
    assert "პირველი" == grammar.form(1, "ordinal_from")
    assert "მე-6" == grammar.form(6, "ordinal_on")


@pytest.mark.parametrize(
    ("language", "expected"),
    [("hy", "երկուսն էլ"), ("az", "hər ikisi"), ("ka", "ორივე"), ("kk", "екеуі де")],
)
def test_all_of_two_is_said_as_the_language_says_it(language, expected):
    assert expected == load_grammar(language).form(2, "all")


@pytest.mark.parametrize(
    ("language", "expected"),
    [("hy", "1, 3 կամ 5"), ("az", "1, 3 və ya 5"), ("ka", "1, 3 ან 5"), ("kk", "1, 3 немесе 5")],
)
def test_a_choice_is_joined_by_or(language, expected):
    assert expected == load_grammar(language).apply("or_list", [1, 3, 5])


@pytest.mark.parametrize(
    ("language", "expected"),
    [("az", "1 və 24-cü"), ("kk", "1 және 24-"), ("ka", "პირველი და 24-ე")],
)
def test_ordinals_of_a_list_end_where_the_language_ends_them(language, expected):
    grammar = load_grammar(language)
    assert expected == grammar.apply("and_list", grammar.apply("ordinal", [1, 24]))


def test_an_azerbaijani_capital_keeps_its_dot():
    assert "İki" == load_grammar("az").apply("cap", "iki")


def test_a_form_the_language_lacks_is_an_error_that_names_it():
    with pytest.raises(GrammarError, match="kk has no form 'erg' of 3"):
        load_grammar("kk").form(3, "erg")
