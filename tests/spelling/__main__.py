"""`make spell`: prints every unknown word as `file:line: message`; fails when there is any."""

import sys
from pathlib import Path

from nardi.faults import Faults
from tests.spelling.speller import MissingError, spelling

ROOT = Path(__file__).parents[2]


def main(root: Path = ROOT) -> int:
    """1 when a word is unknown or a dictionary is missing, else 0."""
    try:
        faults = spelling(root)
    except (Faults, MissingError) as error:
        print(error, file=sys.stderr)
        return 1
    for fault in faults:
        print(fault)
    print(f"{len(faults) or 'no'} unknown words", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
