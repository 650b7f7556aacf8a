"""The picture that a link to a page shows in a chat: a board of ours and words in its language."""

import re
import tempfile
from collections.abc import Iterable
from functools import lru_cache
from html import escape
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

import resvg_py
from PIL import Image

from diagrams.describe import name, sentence
from diagrams.draw import SANS, draw
from diagrams.palette import PALETTE
from hooks.fonts import BOLD, REGULAR, families, font, lacks, width
from hooks.preview_file import CHOOSER
from hooks.project import Language, Project

WIDTH, HEIGHT = 1200, 630
MARGIN = 32
LEFT = 76
GAP = 44  # at least, between words and board
MARK = "overrides/assets/favicon.svg"
MARK_SIZE = 76
TITLE = range(84, 42, -2)  # its sizes, the largest that fits
NAMES = 58
SMALL = 36
LEADING = 1.24
LINES = 3
VIEW_BOX = re.compile(r'viewBox="0 0 ([0-9.]+) ([0-9.]+)"')
# Those of a board; its numbers stay.
WORDS = re.compile(r'<g class="b-word"><text[^>]*>[^<0-9]+</text></g>')


class PreviewError(ValueError):
    """The site's fonts lack `letters` of `text`, words of `language`."""

    def __init__(self, language: str, text: str, letters: set[str]):
        self.language, self.text, self.letters = language, text, letters
        super().__init__(f"{language}: the fonts lack {sorted(letters)} of {text!r}")


class Line(NamedTuple):
    """A line of words on a picture; `size` in pixels."""

    text: str
    language: str
    size: int
    weight: int = REGULAR
    colour: str = "light"
    before: int = 0  # pixels above it


def address(page: str, language: str = "") -> str:
    """Where the picture of a page stands below the site."""
    return f"assets/previews/{language}{'-' if language else ''}{page}.png"


def page_preview(project: Project, language: Language, page: str, title: str, site: str) -> bytes:
    """The PNG of a page: its title, the name of the site where the title lacks it, its board."""
    code, board = language.code, _board(project, language, page)
    room = WIDTH - LEFT - GAP - MARGIN - board[1]
    small = [Line(site, code, SMALL)] if site.split()[0] != title.split()[0] else []
    said = _wrapped(project.root, language.words.text("ui.preview"), code, SMALL, REGULAR, room)
    lines = small + _title(project.root, title, code, room)
    lines += [Line(text, code, SMALL, before=0 if at else 22) for at, text in enumerate(said)]
    return _png(project.root, _svg(project.root, lines, *board))


def chooser_preview(project: Project, names: dict[str, str]) -> bytes:
    """The PNG of the page at /: the game's name in each language, and a board without words."""
    first = next(iter(project.languages.values()))
    svg, wide = _board(project, first, CHOOSER)
    lines = [Line(text, code, NAMES, BOLD, "paper", 8) for code, text in names.items()]
    return _png(project.root, _svg(project.root, lines, WORDS.sub("", svg), wide))


def alt(project: Project, language: Language, page: str, title: str) -> str:
    """What the picture of a page shows, in words: its title and the name of its board."""
    scene = project.scenes.scenes[project.previews[page].scene]
    return f"{sentence(language.words, title)} {name(scene, language.words)}"


def _board(project: Project, language: Language, page: str) -> tuple[str, float]:
    """The board of a page as tall as the picture lets it be, and its width."""
    scene = project.scenes.scenes[project.previews[page].scene]
    svg = draw(scene, project.ruleset, language.words)
    across, down = map(float, VIEW_BOX.search(svg).groups())
    tall = HEIGHT - 2 * MARGIN
    wide = round(across / down * tall, 1)
    sized = svg.replace("<svg ", f'<svg width="{wide}" height="{tall}" ', 1)
    return sized.replace(SANS, _set_in(language.code)), wide


def _title(root: Path, title: str, code: str, room: float) -> list[Line]:
    """The title as large as its words fit in."""
    for size in TITLE:
        lines = _wrapped(root, title, code, size, BOLD, room)
        widest = max(width(root, line, code, BOLD) * size for line in lines)
        if len(lines) <= LINES and widest <= room:
            break
    return [Line(line, code, size, BOLD, "paper") for line in lines]


def _wrapped(root: Path, text: str, code: str, size: int, weight: int, room: float) -> list[str]:
    """The words of `text` in lines as wide as `room`."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(root, longer, code, weight) * size <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _svg(root: Path, lines: list[Line], board: str, wide: float) -> str:
    """The picture: words on dark wood, the board to their right."""
    mark = (root / MARK).read_text(encoding="utf-8")
    tall = MARK_SIZE + 26 + sum(line.size * LEADING + line.before for line in lines)
    y = (HEIGHT - tall) / 2
    parts = [
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PALETTE["ink"]}"/>',
        f'<svg x="{LEFT}" y="{y:.1f}" width="{MARK_SIZE}" height="{MARK_SIZE}"'
        f" {mark[mark.index('viewBox') :]}",
    ]
    y += MARK_SIZE + 26
    for line in lines:
        if missing := lacks(root, line.text, line.language):
            raise PreviewError(line.language, line.text, missing)
        y += line.before + line.size * LEADING
        parts.append(
            f'<text x="{LEFT}" y="{y - line.size * 0.28:.1f}" font-size="{line.size}"'
            f' font-weight="{line.weight}" fill="{PALETTE[line.colour]}"'
            f' font-family="{_set_in(line.language)}">{escape(line.text)}</text>'
        )
    x = WIDTH - MARGIN - wide
    parts.append(f'<g transform="translate({x:.1f} {MARGIN})">{board}</g>')
    box = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f"<svg {box}>{''.join(parts)}</svg>"


def _set_in(code: str) -> str:
    return ", ".join(families(code))


@lru_cache(maxsize=32)
def _png(root: Path, svg: str) -> bytes:
    """The picture in pixels, in our own fonts: those of the machine are left alone."""
    with tempfile.TemporaryDirectory() as folder:
        files = list(_opened(root, re.findall(r"Noto Sans ([a-z]{2})\b", svg), Path(folder)))
        drawn = resvg_py.svg_to_bytes(
            svg_string=svg, width=WIDTH, height=HEIGHT, font_files=files, skip_system_fonts=True
        )
    # Two thousand colours, nearly all on the rims of shapes: 256 look the same in half the bytes.
    picture = Image.open(BytesIO(drawn)).convert("RGB").quantize(256, dither=Image.Dither.NONE)
    small = BytesIO()
    picture.save(small, "PNG", optimize=True)
    return small.getvalue()


def _opened(root: Path, languages: Iterable[str], folder: Path) -> Iterable[str]:
    """The fonts of `languages` as files in `folder`, which is how the renderer reads them."""
    for code in dict.fromkeys(languages):
        for weight in (REGULAR, BOLD):
            path = folder / f"{code}-{weight}.ttf"
            path.write_bytes(font(root, code, weight).file)
            yield str(path)
