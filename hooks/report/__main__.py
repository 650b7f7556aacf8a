"""`make report BASE=…`: one page that shows what a change of the rules changes.

It works while the build is refused: that is when it is needed.
"""

import sys
from pathlib import Path

from diagrams.grammar import LANGUAGES
from hooks.checks import check_project
from hooks.command import parser
from hooks.report.base import BaseError, read_base, today
from hooks.report.page import page
from hooks.report.sample import TURNS, sample
from nardi.faults import Faults


def main(arguments: list[str] | None = None) -> int:
    """Writes the report and prints where; 1 when one of the two sides cannot be read."""
    words = parser("report", __doc__)
    words.add_argument("base", help="a git revision, a ruleset's file or its name")
    words.add_argument("--in", dest="language", default="hy", choices=LANGUAGES,
                        help="the language of the boards")  # fmt: skip
    words.add_argument("--turns", type=int, default=TURNS,
                        help="how many turns of random games to compare")  # fmt: skip
    words.add_argument("--out", type=Path, help="the file to write, build/report.html if left out")
    options = words.parse_args(arguments)
    root = options.root.resolve()
    out = options.out or root / "build" / "report.html"
    project, faults = check_project(root)
    if not project.ruleset:
        print(*faults, sep="\n", file=sys.stderr)
        return 1
    try:
        base = read_base(root, options.base, project)
    except (BaseError, Faults) as error:
        print(error, file=sys.stderr)
        return 1
    out.parent.mkdir(parents=True, exist_ok=True)
    turns = sample(base.ruleset, project.ruleset, options.turns)
    html = page(base, today(project), project, faults, turns, options.language, out)
    out.write_text(html, encoding="utf-8")
    print(out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
