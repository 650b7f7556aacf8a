"""The site's fonts hold the letters of its languages, and say how wide words are."""

from pathlib import Path

import pytest

from hooks.fonts import BOLD, REGULAR, families, font, lacks, width
from nardi.yamlfile import read_text

ROOT = Path(__file__).parents[2]
LETTERS = {
    "hy": "ԱբգՖֆևՕօ՞՛՝։․«»",
    "az": "ƏəĞğİıÖöŞşÇçÜü",
    "ka": "აბგჰ„“",
    "kk": "ӘәҒғҚқҢңӨөҰұҮүҺһІі",
}


@pytest.mark.parametrize("code, letters", LETTERS.items())
def test_a_language_is_drawn_whole_from_its_own_font(code, letters):
    for weight in (REGULAR, BOLD):
        assert set() == set(letters) - set(font(ROOT, code, weight).widths)
    assert set() == lacks(ROOT, letters, code)


@pytest.mark.parametrize("code", LETTERS)
def test_latin_letters_come_from_the_azerbaijani_font_and_others_from_none(code):
    assert {"語"} == lacks(ROOT, "Nardi 24/18 語", code)


@pytest.mark.parametrize("code", LETTERS)
def test_the_families_are_named_as_in_the_style_sheet(code):
    sheet = read_text(ROOT / "docs/assets/fonts.css")
    assert all(f'font-family: "{family}"' in sheet for family in families(code))


def test_words_are_as_wide_as_their_letters():
    one, bold = (width(ROOT, "a", "az", weight) for weight in (REGULAR, BOLD))
    assert 0.4 < one < bold < 0.7
    assert pytest.approx(3 * one) == width(ROOT, "aaa", "az", REGULAR)
