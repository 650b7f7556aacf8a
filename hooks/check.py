"""`make check`: everything that can be wrong with the site, in all languages, at once."""

import json
import sys

from hooks.checks import check_project
from hooks.command import parser
from hooks.reviews import owed


def main(arguments: list[str] | None = None) -> int:
    """Prints every fault as `file:line: message`; 1 when there is any, else 0.

    As JSON: `faults`, each with file, line and message, and `owed`, the sections owed a review,
    each with what has changed: rule, key, then, now.
    """
    words = parser("check", __doc__)
    words.add_argument("--json", action="store_true", help="print the faults as JSON")
    options = words.parse_args(arguments)
    project, faults = check_project(options.root.resolve())
    if options.json:
        data = {
            "faults": [fault._asdict() for fault in faults],
            "owed": [
                one._asdict() | {"changes": [change._asdict() for change in one.changes]}
                for one in owed(project)
            ],
        }
        print(json.dumps(data, ensure_ascii=False, indent=1))
    else:
        for fault in faults:
            print(fault)
        print(
            f"{len(project.pages)} pages, {len(project.scenes.scenes)} scenes, "
            f"{len(project.kinds)} rules: {len(faults) or 'no'} faults",
            file=sys.stderr,
        )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
