"""`python -m diagrams SCENE`: one scene as an SVG file of its own, on standard output."""

import argparse
import sys
from pathlib import Path

from diagrams.draw import draw
from diagrams.grammar import LANGUAGES
from diagrams.scene import load_scenes
from diagrams.words import load_words
from nardi.faults import Faults
from nardi.files import load_ruleset

ROOT = Path(__file__).parents[1]


def main(argv: list[str] | None = None) -> int:
    """Exit status 1, and the faults on standard error, where there is no such scene."""
    parser = argparse.ArgumentParser(prog="python -m diagrams", description=__doc__)
    parser.add_argument("scene")
    parser.add_argument("--in", dest="language", choices=LANGUAGES, default=LANGUAGES[0])
    parser.add_argument("--view", choices=("white", "black"), default="white")
    parser.add_argument("--ruleset", default="long")
    wanted = parser.parse_args(argv)
    try:
        ruleset = load_ruleset(wanted.ruleset)
        scenes = load_scenes(ROOT / "diagrams" / "scenes", ruleset).scenes
        words = load_words(wanted.language, ROOT / "docs" / wanted.language / "strings.yaml")
        if wanted.scene not in scenes:
            raise ValueError(f"there is no scene {wanted.scene!r}")
    except (Faults, ValueError) as error:
        print(error, file=sys.stderr)
        return 1
    print(draw(scenes[wanted.scene], ruleset, words, view=wanted.view))
    return 0


if __name__ == "__main__":
    sys.exit(main())
