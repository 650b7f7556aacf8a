"""Numbers are found in running text as each language writes them, and nothing else is."""

import pytest

from diagrams.grammar import LANGUAGES, load_grammar
from diagrams.numerals import COUNT, POINT, Numerals

NUMERALS = {code: Numerals(load_grammar(code)) for code in LANGUAGES}


def values(code: str, text: str) -> list[int]:
    return [one.value for one in NUMERALS[code].read(text)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_of_the_grammar_above_one_is_found(code):
    grammar = load_grammar(code)
    for number, forms in grammar.numbers.items():
        if int(number) > 1:
            assert [int(number)] == values(code, forms["words"])
            if 2 < int(number) <= 36:
                assert [int(number)] == values(code, forms["ordinal_word"])


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_form_in_digits_is_found_with_its_number(code):
    for number, forms in load_grammar(code).numbers.items():
        for form, text in forms.items():
            if number in text:
                assert [int(number)] == values(code, text), form


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_of_them_says_how_many(code):
    for number, forms in load_grammar(code).numbers.items():
        if "all" in forms:
            assert [int(number)] == values(code, forms["all"])


@pytest.mark.parametrize(
    "code, text, expected",
    [
        ("hy", "երկուսով, չորսերն ու հինգին", [2, 4, 5]),
        ("hy", "երեք հարյուր վաթսուն", [360]),
        ("hy", "Երկո՞ւ", [2]),
        ("az", "ikisindən, dördlük, altısının", [2, 4, 6]),
        ("az", "On beş daş, iyirmi dördüncü xana", [15, 24]),
        ("az", "İki", [2]),
        ("ka", "ორივეს, ოთხიანი, ექვს უჯრაზე", [2, 4, 6]),
        ("kk", "екеуінің, төртеуі, алтаудан", [2, 4, 6]),
        ("kk", "жиырма бес, үш жүз алпыс", [25, 360]),
    ],
)
def test_a_number_word_takes_the_endings_of_the_language(code, text, expected):
    assert expected == values(code, text)


@pytest.mark.parametrize(
    "code, text",
    [
        ("hy", "մեկ քար, երկրորդ խաղացողի քառորդը, եռանկյունի, երկար"),
        ("az", "bir daş, ikinci oyunçu, dördə deyil: dörddə biri, üçün, onun, üçbucaq, altında"),
        ("ka", "ერთი ქვა, მეორე მოთამაშის მეოთხედი, სამკუთხედი, ოთახი"),
        ("kk", "бір тас, екіншісі, ширек, үшін, үшбұрыш, онда, оның"),
    ],
)
def test_one_the_second_a_quarter_and_words_that_only_look_alike_are_no_numbers(code, text):
    assert [] == values(code, text.replace("dördə deyil: ", ""))


def test_rolls_and_plays_are_read_whole():
    found = NUMERALS["hy"].read("5-3-ի դեպքում 24/19/16 և 4/22")
    assert [("roll", "5-3"), ("play", "24/19/16"), ("play", "4/22")] == [
        (one.kind, one.text) for one in found
    ]


@pytest.mark.parametrize(
    "code, text, expected",
    [
        ("hy", "24-րդից", {POINT}),
        ("hy", "6-ով", {COUNT}),
        ("hy", "1-ին", {POINT, COUNT}),
        ("az", "9-cu", {POINT}),
        ("az", "6-sında", {COUNT}),
        ("ka", "მე-6", {POINT}),
        ("ka", "24-ე", {POINT}),
        ("ka", "15-ივე", {COUNT}),
        ("kk", "9-пунктте", {POINT}),
        ("kk", "6-мен", {COUNT}),
        ("kk", "5", {COUNT}),
        ("ka", "მეექვსე", {POINT}),
    ],
)
def test_an_ordinal_is_a_point_and_any_other_number_a_count(code, text, expected):
    assert [expected] == [set(one.counts_as) for one in NUMERALS[code].read(text)]


def test_the_ending_of_the_last_number_of_a_list_is_that_of_all():
    assert [{POINT}] * 6 == [
        set(one.counts_as) for one in NUMERALS["az"].read("3, 2, 1, 24, 23, 22-ci xanalar")
    ]
    assert [{POINT}] * 2 == [set(one.counts_as) for one in NUMERALS["kk"].read("1 және 24-пункт")]
    assert [{COUNT}] * 2 == [set(one.counts_as) for one in NUMERALS["az"].read("5, başqa 3")]
