"""Self-play against the naive generator: `python -m tests.prove --turns 300000`.

Whole games from the opening, by players that choose at random and players that build blocks, since
random play alone hardly meets the block rule. On every turn the positions and the dice played are
compared, and it is counted which rules changed the answer:

- a rule of a single hop, when some first hop by a die is refused by it and by no other;
- a rule of the whole turn, when it forbids to stop at a position where no die can be played;
- a parameter, when a ruleset without it answers otherwise.

Prints the counts and exits with 1 on any mismatch.
"""

import argparse
import json
import os
import sys
from collections import Counter
from multiprocessing import Pool
from random import Random

from nardi import Ruleset
from nardi.board import opponent, point_at
from nardi.files import load_ruleset, read_ruleset
from nardi.position import write_position
from nardi.ruleset import overlaid
from nardi.side import pack, unpack
from nardi.turn import Turn
from tests import naive

LONG = load_ruleset("long")
NAIVE = naive.read_rules(read_ruleset("long"))
SHARE = 500  # turns of one job

WITHOUT = {
    "head-limit": {"head-limit": {"checkers": "any"}, "head-first-turn": {"rolls": []}},
    "head-first-turn": {"head-first-turn": {"rolls": []}},
    "block-six": {"block-six": {"forbidden": "never"}},
    "block-passed": {"block-six": {"forbidden": "always"}},
    "block-wrap": {"block-path": {"path": "circle"}},
    "block-six.tested every-hop": {"block-six": {"tested": "turn-end"}},
}
LESS = {
    name: Ruleset(overlaid(read_ruleset("long"), {"rules": rules}))
    for name, rules in WITHOUT.items()
}


class Game:
    """A game of self-play: two players, each a builder of blocks or one that plays at random."""

    def __init__(self, rng):
        self.rng = rng
        self.sides = {"white": [0] * 24 + [15], "black": [0] * 24 + [15]}
        self.starter = self.colour = rng.choice(("white", "black"))
        self.builds = {colour: rng.random() < 0.6 for colour in self.sides}
        self.played = 0

    def turn(self, ruleset, roll):
        own, opposing = self.sides[self.colour], self.sides[opponent(self.colour)]
        first = self.played < 2
        return Turn(ruleset, own, opposing, roll, first, self.colour == self.starter)

    def query(self, roll):
        return {
            "position": write_position(self.sides),
            "turn": self.colour,
            "roll": list(roll),
            "first_turn": self.played < 2,
            "starter": self.colour == self.starter,
        }

    def go_on(self, ends):
        """Play one of `ends`, or pass; False when the game is over."""
        if ends:
            ends = sorted(ends)
            builder = self.builds[self.colour] and self.rng.random() < 0.9
            side = max(ends, key=self.strength) if builder else self.rng.choice(ends)
            self.sides[self.colour] = unpack(side)
        over = self.sides[self.colour][0] == 15
        self.colour = opponent(self.colour)
        self.played += 1
        return not over

    def strength(self, side):
        """How a builder likes a side: its longest run in the opponent's way, then the points."""
        occupied = pack(unpack(side))[1]
        run, longest = occupied, 0
        while run:
            longest, run = longest + 1, run & run >> 1
        return longest, bin(occupied).count("1"), self.rng.random()


def boards(game, ends):
    """The ends of a turn as the naive generator has them: (off, 1..24) of the mover."""
    found = set()
    for side in ends:
        counts = unpack(side)
        found.add(tuple(counts[at] for at in POINTS[game.colour]))
    return found


POINTS = {
    colour: [0] + [point_at(colour, number) for number in range(1, 25)]
    for colour in ("white", "black")
}


def changed_by(game, roll, judge, most, ends, tally):
    """Count the rules that made the answer what it is."""
    for rule, ruleset in LESS.items():
        tally[rule] += game.turn(ruleset, roll).ends() != (most, ends)
    alone = Counter()
    for start in judge.route:
        for die in set(roll) if judge.start.mine[start] else ():
            step = judge.step(start) + die
            faults = judge.faults(judge.start, start, judge.route[step] if step < 24 else 0)
            if len(faults) == 1:
                alone.update(faults)
    tally.update(f"{rule} (a first hop)" for rule in alone)
    if not most:
        tally["no-move"] += 1
    elif most == len(judge.start.dice):
        stuck = {s for s in judge.states if judge.played(s) < most and not any(judge.hops(s))}
        if stuck and not any(s.mine[0] == 15 for s in stuck):
            tally["doubles-partial" if judge.double else "play-both"] += 1
    elif judge.double:
        tally["doubles-partial"] += 1
    else:
        tally["larger-die" if judge.either else "one-die"] += 1


def share(job):
    """Play `turns` turns from a seed: (counts, mismatching queries)."""
    seed, turns = job
    rng = Random(f"prove {seed}")
    game, tally, wrong = Game(rng), Counter(), []
    for _ in range(turns):
        roll = (rng.randint(1, 6), rng.randint(1, 6))
        turn, query = game.turn(LONG, roll), game.query(roll)
        most, ends = turn.ends()
        judge = naive.Turn(NAIVE, query)
        expected = {state.mine for state in judge.plays()}
        tally["turns"] += 1
        tally["turns that could make an unlawful block"] += bool(turn.every_hop)
        if boards(game, ends) != expected or most != judge.most:
            tally["mismatches"] += 1
            wrong.append(query)
        changed_by(game, roll, judge, most, ends, tally)
        if not game.go_on(ends):
            tally["games"] += 1
            game = Game(rng)
    return tally, wrong


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--turns", type=int, default=300_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args(arguments)
    shares = -(-options.turns // SHARE)
    total, wrong = Counter(mismatches=0), []
    with Pool(options.jobs) as pool:
        jobs = ((options.seed * 1_000_003 + number, SHARE) for number in range(shares))
        for done, (tally, queries) in enumerate(pool.imap_unordered(share, jobs), start=1):
            total.update(tally)
            wrong += queries
            if done % 20 == 0:
                print(f"... {total['turns']:,} turns", file=sys.stderr, flush=True)
    for what in ("turns", "games", "mismatches"):
        print(f"{total.pop(what):>10,}  {what}")
    print(f"{total.pop('turns that could make an unlawful block'):>10,}  could make a block")
    print("turns on which a rule changed the answer:")
    for what in sorted(total):
        print(f"{total[what]:>10,}  {what}")
    for query in wrong[:5]:
        print(json.dumps(query))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
