"""The picture of a link: a board and words of its language, drawn from our own fonts alone."""

import re
import struct
from pathlib import Path

import pytest

from hooks import preview
from hooks.preview import HEIGHT, WIDTH, PreviewError, alt, chooser_preview, page_preview
from hooks.project import read_project

ROOT = Path(__file__).parents[2]
CODES = ("hy", "az", "ka", "kk")
NAMES = {"hy": "Երկար նարդի", "az": "Uzun nərd", "ka": "გრძელი ნარდი", "kk": "Ұзын нарды"}


@pytest.fixture(scope="module")
def project():
    return read_project(ROOT)[0]


def drawn(project, code: str, title: str | None = None) -> bytes:
    language = project.languages[code]
    title = title or language.pages["long"].meta["title"]
    return page_preview(project, language, "long", title, NAMES[code])


def seen(monkeypatch, project, code: str, title: str, site: str) -> str:
    """The SVG of a picture instead of its pixels."""
    monkeypatch.setattr(preview, "_png", lambda root, svg: svg)
    return page_preview(project, project.languages[code], "long", title, site)


@pytest.mark.parametrize("code", CODES)
def test_a_picture_is_of_the_size_that_chats_ask_for_and_small(project, code):
    png = drawn(project, code)
    assert b"\x89PNG\r\n\x1a\n" == png[:8]
    assert (1200, 630) == struct.unpack(">II", png[16:24]) == (WIDTH, HEIGHT)
    assert 20_000 < len(png) < 80_000


def test_the_same_page_has_the_same_bytes(project):
    first = drawn(project, "ka")
    preview._png.cache_clear()
    assert first == drawn(project, "ka")


@pytest.mark.parametrize("code", CODES)
def test_every_word_is_drawn(project, code):
    """One letter more is another picture: no renderer passed over the font."""
    title = project.languages[code].pages["long"].meta["title"]
    assert drawn(project, code, title) != drawn(project, code, title + title[-1])


@pytest.mark.parametrize("code", CODES)
def test_no_font_but_ours_is_named(monkeypatch, project, code):
    svg = seen(monkeypatch, project, code, "24", NAMES[code])
    families = {
        name.strip()
        for names in re.findall(r'font-family="([^"]*)"', svg)
        for name in names.split(",")
    }
    assert {f"Noto Sans {code}", "Noto Sans az"} == families


def test_a_letter_that_our_fonts_lack_is_named_and_not_borrowed(project):
    with pytest.raises(PreviewError, match="hy: the fonts lack .'Ж'. of 'Ж'"):
        drawn(project, "hy", "Ж")


@pytest.mark.parametrize(
    "title, lines",
    [
        ("Uzun nərd", ["Uzun nərd"]),
        ("Dəyişikliklər", ["Uzun nərd", "Dəyişikliklər"]),
    ],
)
def test_the_name_of_the_site_stands_above_a_title_that_lacks_it(
    monkeypatch, project, title, lines
):
    svg = seen(monkeypatch, project, "az", title, "Uzun nərd")
    words = re.findall(r'<text x="76"[^>]*>([^<]*)</text>', svg)
    said = project.languages["az"].words.text("ui.preview").split()
    assert [*lines, *said] == words[: len(lines)] + " ".join(words[len(lines) :]).split()


def test_a_long_title_stays_left_of_the_board(monkeypatch, project):
    title = "Փոփոխություններ Փոփոխություններ Փոփոխություններ"
    svg = seen(monkeypatch, project, "hy", title, NAMES["hy"])
    sizes = {
        int(size) for size in re.findall(r'font-size="(\d+)" font-weight="700" fill="#fbf5e9"', svg)
    }
    assert 3 == svg.count(">Փոփոխություններ</text>")
    assert sizes and max(sizes) < 84


def test_the_picture_of_the_chooser_speaks_all_languages_and_its_board_none(monkeypatch, project):
    monkeypatch.setattr(preview, "_png", lambda root, svg: svg)
    svg = chooser_preview(project, NAMES)
    words = re.findall(r"<text[^>]*>([^<]*[^<0-9][^<]*)</text>", svg)
    assert list(NAMES.values()) == words


@pytest.mark.parametrize("code", CODES)
def test_the_picture_has_its_board_in_words(project, code):
    language = project.languages[code]
    title = {"hy": "T։"}.get(code, "T.")
    said = alt(project, language, "long", "T")
    assert said.startswith(f"{title} ") and "5-2" in said and "22/17" in said
