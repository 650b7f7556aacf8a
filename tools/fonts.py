"""Makes the site's fonts anew: `python -m tools.fonts` writes docs/assets/fonts/ and fonts.css.

Each language has one regular and one bold file that hold its letters, digits and punctuation, so that a
reader fetches two small files and words are never set from two fonts. Latin letters come from the
Azerbaijani files wherever another language needs them. Needs npm and the `site` packages.
"""

import subprocess
import tarfile
import tempfile
from collections.abc import Iterable
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

FOLDER = Path(__file__).parent.parent / "docs" / "assets" / "fonts"
STYLESHEET = FOLDER.parent / "fonts.css"

# Whole fonts, from the npm registry; versions are pinned so that the files come out the same.
PACKAGES = {
    "NotoSans": "@expo-google-fonts/noto-sans@0.4.2",
    "NotoSansArmenian": "@expo-google-fonts/noto-sans-armenian@0.4.2",
    "NotoSansGeorgian": "@expo-google-fonts/noto-sans-georgian@0.4.3",
}
WEIGHTS = {400: "400Regular", 700: "700Bold"}

COMMON = "".join(map(chr, (*range(0x20, 0x41), *range(0x5B, 0x61), *range(0x7B, 0x7F)))) + (
    "\u00a0«»°·×÷–—‘’‚“”„•…‹›−"
)
LETTERS = {
    "hy": ("NotoSansArmenian", [*range(0x531, 0x557), *range(0x559, 0x58B), 0x2024]),
    "az": (
        "NotoSans",
        [*range(0x41, 0x5B), *range(0x61, 0x7B), *map(ord, "ÂâÇçÖöÜüĞğİıŞşƏə№")],
    ),
    "ka": ("NotoSansGeorgian", [*range(0x10D0, 0x10FB), 0x10FC]),
    "kk": ("NotoSans", [*range(0x410, 0x450), *map(ord, "ЁёІіҒғҚқҢңҮүҰұҺһӘәӨө№")]),
}


def font_of(language: str, weight: int, folder: Path) -> TTFont:
    """The font of one language and weight, subset to its characters."""
    family, letters = LETTERS[language]
    style = WEIGHTS[weight]
    archive = next(folder.glob(f"{package_stem(family)}*.tgz"))
    with tarfile.open(archive) as package:
        member = package.extractfile(f"package/{style}/{family}_{style}.ttf")
        font = TTFont(member, recalcTimestamp=False)
    options = subset.Options()
    options.hinting = False
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl", "liga"]
    options.name_IDs = [0, 1, 2, 5, 13, 14]
    options.notdef_outline = True
    subsetter = subset.Subsetter(options)
    wanted = {*map(ord, COMMON), *letters}
    missing = wanted - set(font.getBestCmap())
    if missing:
        raise ValueError(f"{family} lacks {sorted(map(hex, missing))}")
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)
    font.flavor = "woff2"
    return font


def licence(folder: Path) -> str:
    """The fonts' licence, with the copyright line of every family."""
    texts = []
    for family in PACKAGES:
        with tarfile.open(next(folder.glob(f"{package_stem(family)}*.tgz"))) as package:
            text = package.extractfile("package/LICENSE_FONT").read().decode()
            texts.append(text.replace("\r\n", "\n").partition("\n"))
    if len({rest for _, _, rest in texts}) != 1:
        raise ValueError("the fonts no longer share one licence")
    return "\n".join(line for line, _, _ in texts) + "\n" + texts[0][2].rstrip() + "\n"


def package_stem(family: str) -> str:
    """How npm names the archive of the family's package."""
    name, _ = PACKAGES[family].rsplit("@", 1)
    return name.lstrip("@").replace("/", "-") + "-[0-9]"


def unicode_range(points: Iterable[int]) -> str:
    """The characters as a CSS `unicode-range`, runs joined: "U+20-40, U+5B"."""
    runs: list[list[int]] = []
    for point in sorted(points):
        if runs and point == runs[-1][1] + 1:
            runs[-1][1] = point
        else:
            runs.append([point, point])
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in runs)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    rules = [
        "/* Written by tools/fonts.py; do not edit. Noto Sans, SIL Open Font License: fonts/OFL.txt */"
    ]
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        subprocess.run(["npm", "pack", "--silent", *PACKAGES.values()], cwd=folder, check=True)
        (FOLDER / "OFL.txt").write_text(licence(folder), encoding="utf-8")
        for language in LETTERS:
            for weight in WEIGHTS:
                font = font_of(language, weight, folder)
                name = f"noto-sans-{language}-{weight}.woff2"
                font.save(FOLDER / name)
                rules.append(
                    f'@font-face {{ font-family: "Noto Sans {language}"; font-weight: {weight}; '
                    f'font-display: swap;\n  src: url(fonts/{name}) format("woff2");\n'
                    f"  unicode-range: {unicode_range(font.getBestCmap())}; }}"
                )
                print(f"{name}: {(FOLDER / name).stat().st_size} bytes")
    STYLESHEET.write_text("\n".join(rules) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
