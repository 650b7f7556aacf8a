"""The sheets of the boards: every theme has every colour, and the light one is the drawing's."""

import re
from pathlib import Path

import pytest

from diagrams.palette import PALETTE

ASSETS = Path(__file__).parents[2] / "docs/assets"
SHEET = (ASSETS / "board.css").read_text("utf-8")
PRINT = (ASSETS / "print.css").read_text("utf-8")
BLOCK = re.compile(r"(?P<selector>[^{}]*)\{(?P<body>[^{}]*--board-[^{}]*)\}")
# Pairs that must be told apart, with the contrast that WCAG asks of text or of graphics.
PAIRS = [
    ("ink", "wood", 4.5), ("quiet", "wood", 4.5), ("mark", "paper", 4.5), ("ink", "paper", 4.5),
    ("white-rim", "white", 4.5), ("black-ring", "black", 4.5), ("pip", "die", 4.5),
    ("legal", "paper", 3), ("refused", "paper", 3), ("legal", "home", 3), ("refused", "home", 3),
]  # fmt: skip


def themes():
    """The colours of each theme: light, dark, forced, print."""
    found = [
        dict(re.findall(r"--board-([a-z-]+): ([^;]+);", match["body"]))
        for match in BLOCK.finditer(SHEET + PRINT)
        if re.search(r"--board-[a-z-]+:", match["body"])
    ]
    return dict(zip(("light", "dark", "forced", "print"), found, strict=True))


def test_the_light_theme_is_the_palette_of_the_drawing():
    assert PALETTE == themes()["light"]


@pytest.mark.parametrize("theme", ["dark", "print", "forced"])
def test_every_theme_has_every_colour(theme):
    assert set(PALETTE) == set(themes()[theme])


def test_every_colour_can_fill_and_stroke():
    for name in PALETTE:
        assert f".board-svg .f-{name} {{ fill: var(--board-{name}); }}" in SHEET
        assert f".board-svg .s-{name} {{ stroke: var(--board-{name}); }}" in SHEET


@pytest.mark.parametrize("theme", ["light", "dark", "print"])
@pytest.mark.parametrize("front, back, least", PAIRS)
def test_words_and_signs_stand_out(theme, front, back, least):
    colours = themes()[theme]
    assert contrast(colours[front], colours[back]) >= least


@pytest.mark.parametrize("theme", ["light", "dark", "print"])
@pytest.mark.parametrize("colour", ["white", "black"])
@pytest.mark.parametrize("ground", ["light", "dark", "paper", "home"])
def test_a_checker_is_told_from_its_ground_by_its_body_or_its_rim(theme, colour, ground):
    colours = themes()[theme]
    parts = [colours[colour], colours[f"{colour}-rim"]]
    assert max(contrast(part, colours[ground]) for part in parts) >= 3


def contrast(one, other):
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour):
    digits = colour.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
