"""`make mutate`: lies to the site in every way we can think of, and counts what is caught.

Each mutation changes one thing in a copy of the project. It is caught when `make check` fails there
and names the rule or file, and every section that now says something else than the engine, in every
language. A mutation that changes nothing a reader could see is not counted, and says why.
"""

import argparse
import os
import sys
import time
from collections import Counter

from tests.mutations.judge import CAUGHT, SURVIVED, run
from tests.mutations.list import MUTATIONS


def main(arguments: list[str] | None = None) -> int:
    """Prints every outcome and the sum; 1 when a mutation survived."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutations", description=__doc__)
    parser.add_argument("words", nargs="*", help="only mutations whose name has one of these")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--faults", action="store_true", help="print what was found of each")
    options = parser.parse_args(arguments)
    chosen = [m for m in MUTATIONS if not options.words or any(w in str(m) for w in options.words)]
    started, outcomes = time.monotonic(), []
    try:
        for outcome in run(chosen, options.workers):
            outcomes.append(outcome)
            print(outcome, flush=True)
            if options.faults:
                print(*(f"    {fault}" for fault in outcome.faults), sep="\n")
    except RuntimeError as error:
        print(error, file=sys.stderr)
        return 2
    _sum(outcomes, time.monotonic() - started)
    return 1 if any(outcome.status == SURVIVED for outcome in outcomes) else 0


def _sum(outcomes: list, seconds: float) -> None:
    tried = Counter(o.mutation.kind for o in outcomes if o.status in (CAUGHT, SURVIVED))
    caught = Counter(o.mutation.kind for o in outcomes if o.status == CAUGHT)
    print()
    for kind, number in tried.items():
        print(f"{kind:9} {caught[kind]:3} of {number:3} caught")
    total, found = sum(tried.values()), sum(caught.values())
    idle = len(outcomes) - total
    print(f"{'all':9} {found:3} of {total:3} caught, {idle} not counted, {seconds:.0f} s")
    survivors = [outcome for outcome in outcomes if outcome.status == SURVIVED]
    if survivors:
        print("\nsurvivors:", *survivors, sep="\n")


if __name__ == "__main__":
    sys.exit(main())
