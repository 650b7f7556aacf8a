"""Positions a second, in one process: `python -m benchmarks`, or `make bench`.

For each fixed set: the resulting positions alone, the whole answer with notation, and the naive
generator, in CPU seconds so that other work on the machine counts little. Then memory over a
million turns, and the time of `make check` beside that of `make site`.
"""

import argparse
import platform
import resource
import sys
from time import process_time

from benchmarks.check import lines
from benchmarks.sets import SETS, queries
from nardi import plays
from nardi.board import opponent
from nardi.files import load_ruleset
from nardi.query import Query
from nardi.turn import Turn
from tests.naive import HOUSE, naive_plays

REPEATS = 5
SECONDS = 1.0  # of each measurement, at least
NAIVE_SAMPLE = 4  # the naive generator answers every fourth position


def rate(work, positions) -> float:
    """Positions a second of `work`, called with each: the best of a few rounds."""
    best = 0.0
    spent, rounds = 0.0, 0
    while rounds < REPEATS or spent < SECONDS:
        begun = process_time()
        for position in positions:
            work(position)
        taken = process_time() - begun
        best = max(best, len(positions) / taken)
        spent, rounds = spent + taken, rounds + 1
        if rounds >= 2 and spent > 10 * SECONDS:
            break
    return best


def turns(ruleset, asked):
    """Queries as the arguments of `Turn`: counts by pips to go, and the roll."""
    for query in asked:
        read = Query(ruleset, query)
        own, opposing = read.sides[read.colour], read.sides[opponent(read.colour)]
        yield own, opposing, read.turn.roll, query["first_turn"], query["starter"]


def measure(ruleset, name):
    """`(positions, whole answers, naive)` a second on a set."""
    asked = queries(name)
    ready = list(turns(ruleset, asked))
    return (
        rate(lambda given: Turn(ruleset, *given).ends(), ready),
        rate(lambda query: plays(ruleset, query), asked),
        rate(lambda query: naive_plays(HOUSE, query), asked[::NAIVE_SAMPLE]),
    )


def resident() -> int:
    """The most memory this process has held, in KiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def memory(ruleset, number):
    """The growth of memory in KiB over `number` turns, after a first round of all sets."""
    ready = [given for name in SETS for given in turns(ruleset, queries(name))]
    for given in ready:
        Turn(ruleset, *given).ends()
    before = resident()
    for index in range(number):
        Turn(ruleset, *ready[index % len(ready)]).ends()
    return resident() - before


def main(arguments=None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--turns", type=int, default=1_000_000, help="turns for memory, 0 for none")
    options = parser.parse_args(arguments)
    ruleset = load_ruleset("long")
    print(f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}")
    print(
        f"{'positions a second':<20}{'positions':>12}{'with notation':>16}{'naive':>9}{'ratio':>8}"
    )
    for name in SETS:
        alone, whole, naive = measure(ruleset, name)
        print(f"{name:<20}{alone:>12,.0f}{whole:>16,.0f}{naive:>9,.0f}{alone / naive:>7.1f}x")
    if options.turns:
        grown = memory(ruleset, options.turns)
        print(f"memory grew by {grown:,} KiB over {options.turns:,} turns")
    print(*lines(), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
