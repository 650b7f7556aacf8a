"""The site's own fonts, opened for drawing: what letters they have and how wide words are in them."""

from functools import cache
from io import BytesIO
from pathlib import Path

from fontTools.ttLib import TTFont

FOLDER = "docs/assets/fonts"
REGULAR, BOLD = 400, 700
LATIN = "az"  # its font has the Latin letters that the others leave out, as in site.css
FAMILY, POSTSCRIPT = 1, 6  # numbers of names in a font
WINDOWS = (3, 1, 0x409)  # how they are written


class Font:
    """One language's font of one weight; `family` is its name, as in fonts.css, `file` a TTF."""

    def __init__(self, path: Path, family: str) -> None:
        font = TTFont(path)
        font.flavor = None
        # The files bear the names of whole families, the same for az and kk, and no PostScript
        # name, without which the renderer passes over a font.
        for name in (FAMILY, POSTSCRIPT):
            font["name"].setName(family, name, *WINDOWS)
        opened = BytesIO()
        font.save(opened)
        self.file = opened.getvalue()
        glyphs, advances = font.getBestCmap(), font["hmtx"].metrics
        unit = font["head"].unitsPerEm
        self.widths = {chr(code): advances[glyph][0] / unit for code, glyph in glyphs.items()}


def families(language: str) -> list[str]:
    """The families that words of `language` are set in: the first that has a letter draws it."""
    return [f"Noto Sans {code}" for code in _codes(language)]


@cache
def font(root: Path, language: str, weight: int) -> Font:
    """The font of the project in `root`."""
    path = root / FOLDER / f"noto-sans-{language}-{weight}.woff2"
    return Font(path, families(language)[0])


def lacks(root: Path, text: str, language: str) -> set[str]:
    """The letters of `text` that no font of `language` has in both weights."""
    return {
        letter
        for letter in text
        for weight in (REGULAR, BOLD)
        if not any(letter in font(root, code, weight).widths for code in _codes(language))
    }


def width(root: Path, text: str, language: str, weight: int) -> float:
    """How wide `text` is in sizes of the font; letters that it lacks count nothing."""
    fonts = [font(root, code, weight) for code in _codes(language)]
    return sum(next((f.widths[c] for f in fonts if c in f.widths), 0) for c in text)


def _codes(language: str) -> list[str]:
    return list(dict.fromkeys([language, LATIN]))
