"""One letter more, less, another or swapped: that far are nearby words, and no further."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hooks.nearby import Nearby

KNOWN = ["qoşa", "gediş", "daş"]


@pytest.mark.parametrize(
    "word, nearby",
    [
        ("goşa", "qoşa"),
        ("qoşaa", "qoşa"),
        ("oşa", "qoşa"),
        ("qoş", "qoşa"),
        ("qşoa", "qoşa"),
        ("oqşa", "qoşa"),
        ("gedş", "gediş"),
        ("geidş", "gediş"),
        ("gedis", "gediş"),
        ("daşş", "daş"),
        ("aş", "daş"),
    ],
)
def test_a_word_one_letter_away_is_near(word, nearby):
    assert [nearby] == Nearby(KNOWN).of(word)


@pytest.mark.parametrize("word", ["qoşa", "goşaa", "şoqa", "gds", "daşlar", ""])
def test_the_word_itself_and_words_further_away_are_not(word):
    assert [] == Nearby(KNOWN).of(word)


def test_a_word_of_the_same_length_comes_first():
    assert ["daş", "daşı"] == Nearby(["daşı", "daş"]).of("baş") + Nearby(["daşı"]).of("daşa")
    assert ["xana", "xanaya"] == Nearby(["xanaya", "xana"]).of("xanay")


WORDS = st.text("abcə", min_size=3, max_size=8)


@given(st.lists(WORDS, min_size=1, max_size=5), st.integers(0, 7), st.sampled_from("abcə"))
def test_every_change_of_one_letter_is_found(known, place, letter):
    word = known[0]
    place %= len(word)
    head, tail = word[:place], word[place:]
    for changed in (
        head + tail[1:],
        head + letter + tail,
        head + letter + tail[1:],
        head + tail[1:2] + tail[0] + tail[2:],
    ):
        assert changed == word or word in Nearby(known).of(changed)
