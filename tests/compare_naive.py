"""The engine against the naive generator: `python -m tests.compare_naive --positions 20000`.

Each query is asked of both: the positions after every play, the dice played, how each play is
listed and written, and the verdict on a few attempts, lawful and not. Prints counts and exits with
1 when the two differ anywhere.
"""

import argparse
import json
import sys
from collections import Counter
from copy import deepcopy
from functools import cache
from itertools import islice
from multiprocessing import Pool
from pathlib import Path
from random import Random

import nardi
from nardi.files import load_ruleset
from nardi.yamlfile import read_yaml
from tests.naive import (
    OFF,
    OPPONENT,
    Turn,
    Verdict,
    board,
    counts,
    naive_listing,
    naive_notation,
    read_rules,
)
from tests.naive_evidence import evidence
from tests.positions import queries, roll

RULESETS = Path(nardi.__file__).parent / "rulesets"
LONG = RULESETS / "long.yaml"
LISTED = [f"{n}-{n}" for n in (3, 4, 6)]
DOUBLES = [f"{n}-{n}" for n in range(1, 7)]

# How others play, as changes to the house ruleset: by what they change, and every named ruleset.
VARIANTS = {
    "exception for the second player": {"head-first-turn": {"rolls": [], "second_rolls": LISTED}},
    "no exception": {"head-first-turn": {"rolls": []}},
    "any double": {"head-first-turn": {"rolls": DOUBLES}},
    "unfinished doubles": {"head-first-turn": {"second_rolls": "unfinished-doubles"}},
    "unfinished doubles for both": {"head-first-turn": {"rolls": "unfinished-doubles"}},
    "no head rule": {"head-limit": {"checkers": "any"}, "head-first-turn": {"rolls": []}},
    "two from the head": {"head-limit": {"checkers": 2}},
    "no block": {"block-six": {"forbidden": "always"}},
    "any block": {"block-six": {"forbidden": "never"}},
    "block unless one is home": {"block-six": {"forbidden": "unless-home"}},
    "block of five": {"block-six": {"points": 5}},
    "block of seven": {"block-six": {"points": 7}},
    "two ahead": {"block-passed": {"checkers": 2}},
    "block on the circle": {"block-path": {"path": "circle"}},
    "block at the turn's end": {"block-six": {"tested": "turn-end"}},
    "own home": {"block-six": {"where": "own-home"}},
    "own home never": {"block-six": {"where": "own-home", "forbidden": "always"}},
    "own home at the turn's end": {"block-six": {"where": "own-home", "tested": "turn-end"}},
    "doubles twice": {"doubles-four": {"moves": 2}},
}
FILES = {path: read_yaml(path)[0] for path in sorted(RULESETS.glob("*.yaml"))}
NAMED = {data["id"]: path for path, data in FILES.items() if "rules" in data}
NAMES = [*NAMED, *VARIANTS]


@cache
def both_rules(name):
    """A named ruleset or a variant, for each side: (naive rules, engine ruleset)."""
    data = deepcopy(read_yaml(LONG)[0])
    for rule, changes in (VARIANTS.get(name) or read_yaml(NAMED[name])[0]["rules"]).items():
        data["rules"][rule].update(changes)
    return read_rules(data), load_ruleset(name) if name in NAMED else nardi.Ruleset(data)


def attempts(rng, turn):
    """Move lists to judge: a walk of lawful hops, and walks that end with one bad or odd hop."""
    for last in (None, "astray", "by a die", "anywhere"):
        state, moves, ends = turn.start, [], []
        dice = len(state.dice)
        for _ in range(dice if last == "astray" else rng.randint(0, dice - bool(last))):
            ways = dict(turn.hops(state))
            if last == "astray":
                ends = [hop for hop, after in ways.items() if not turn.leads_to_a_play(after)]
            if not ways or ends:
                break
            hop = rng.choice(sorted(ways))
            moves, state = [*moves, hop], ways[hop]
        lawful, own = dict(turn.hops(state)), [point for point in turn.route if state.mine[point]]
        if last == "by a die":
            steps = [(point, turn.step(point) + die) for point in own for die in set(state.dice)]
            hops = [(point, turn.route[step] if step < OFF else 0) for point, step in steps]
            ends = [hop for hop in hops if hop not in lawful]
        elif last == "anywhere":
            ends = [(point, end) for point in own for end in range(25)]
        moves += rng.sample(ends, min(1, len(ends)))
        yield [list(hop) for hop in moves]


def single_hops(turn):
    """Every hop that can be tried first, from each own point to each point and off."""
    return [[[p, end]] for p in turn.route if turn.start.mine[p] for end in range(25)]


def verdict(answer):
    """The engine's explanation in the naive one's form."""
    refusals = answer["refusals"]
    hops = {refusal["hop"] for refusal in refusals} or {None}
    return Verdict(
        answer["legal"],
        answer["complete"],
        answer["owed"],
        {refusal["rule"] for refusal in refusals},
        hops.pop() if len(hops) == 1 else sorted(hops),
    )


def compare(name, query, rng, tally):
    """Every difference on one query as (what, query, naive answer, engine's answer)."""
    rules, ruleset = both_rules(name)
    turn, answer = Turn(rules, query), nardi.plays(ruleset, query)
    listing = naive_listing(turn)
    ours = {
        play: {"hops": [list(hop) for hop in hops], "notation": naive_notation(turn, hops)}
        for play, hops in listing.items()
    }
    theirs = {}
    for play in answer["plays"]:
        after = play.pop("after")
        theirs[counts(after, "white"), counts(after, "black")] = play
    tally["plays"] += len(ours)
    tally[f"dice played: {turn.most}"] += 1
    if turn.either:
        tally["either die, not both"] += 1
    seen = []
    if len(theirs) != len(answer["plays"]):
        seen.append(("a play listed twice", query, len(theirs), len(answer["plays"])))
    if set(ours) != set(theirs):
        alone = (sorted(set(one) - set(other)) for one, other in ((ours, theirs), (theirs, ours)))
        seen.append(("after", query, *alone))
    if turn.most != answer["dice_played"]:
        seen.append(("dice played", query, turn.most, answer["dice_played"]))
    for after in set(ours) & set(theirs):
        for what in ("hops", "notation"):
            if ours[after][what] != theirs[after][what]:
                seen.append((what, query, ours[after][what], theirs[after][what]))
    notations = {play["notation"] for play in ours.values()}
    every = single_hops(turn) if rng.random() < 0.02 else []
    for moves in (*attempts(rng, turn), *every):
        asked = {**query, "moves": moves}
        answer = nardi.explain(ruleset, asked)
        here, there = turn.judge(moves), verdict(answer)
        tally["verdicts"] += 1
        tally.update(f"refused: {rule}" for rule in here.refused)
        if here.owed:
            tally[f"owed: {here.owed}"] += 1
        if here != there:
            seen.append(("verdict", asked, here, there))
            continue
        for refusal in answer["refusals"]:
            rule, witness = refusal["rule"], refusal["witness"]
            true = evidence(turn, moves[: here.hop + 1], rule, notations)
            if witness not in true:
                seen.append((f"witness of {rule}", asked, true, witness))
    return seen


def games(seed, name="long"):
    """(kind, query) of whole games of the naive generator's plays; every second builds walls."""
    rng, rules = Random(seed), both_rules(name)[0]
    while True:
        position = {"white": {"24": 15}, "black": {"12": 15}}
        colour, builder = rng.choice(("white", "black")), rng.random() < 0.5
        while True:
            query = {"position": position, "turn": colour, "roll": roll(rng)}
            yield "game", query
            turn = Turn(rules, query)
            plays = sorted(board(turn, state) for state in turn.plays())
            if plays:
                after = max(plays, key=lambda p: held(p, colour)) if builder else rng.choice(plays)
                position = as_position(after)
                if 15 in (after[0][0], after[1][0]):
                    break
            colour = OPPONENT[colour]


def held(after, colour):
    """How a builder of walls likes a position: the points it holds."""
    return sum(number > 0 for number in after[colour == "black"][1:])


def as_position(after):
    sides = {}
    for colour, side in zip(("white", "black"), after):
        sides[colour] = {str(point): side[point] for point in range(24, 0, -1) if side[point]}
    return {**sides, "off": {"white": after[0][0], "black": after[1][0]}}


def sample(name, seed, number):
    """(kind, query) of drawn positions, and a quarter of them of games."""
    drawn = number - number // 4
    yield from queries(seed, drawn)
    yield from islice(games(seed, name), number - drawn)


def run(job):
    """One share of a comparison: (name, seed, number) -> (tally, differences)."""
    name, seed, number = job
    rng, tally, seen = Random(f"moves {seed}"), Counter(), []
    for kind, query in sample(name, seed, number):
        tally["positions"] += 1
        tally[f"kind: {kind}"] += 1
        found = compare(name, query, rng, tally)
        tally.update(f"MISMATCH {what} ({kind})" for what, *_ in found)
        seen.extend((name, kind, *one) for one in found)
    return tally, seen


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--positions", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--ruleset", choices=[*NAMES, "all"], default="long")
    parser.add_argument("--show", type=int, default=5, help="differences to print")
    options = parser.parse_args(arguments)
    names = NAMES if options.ruleset == "all" else [options.ruleset]
    shares = max(1, options.positions // 500)
    sizes = [options.positions // shares + (k < options.positions % shares) for k in range(shares)]
    jobs = [
        (name, options.seed * 100_003 + k, size) for name in names for k, size in enumerate(sizes)
    ]
    total, seen = Counter(), []
    with Pool(options.jobs) as pool:
        for tally, found in pool.imap_unordered(run, jobs):
            total += tally
            seen.extend(found)
    for what in sorted(total):
        print(f"{total[what]:>10,}  {what}")
    print(f"{len(seen):>10,}  mismatches in all")
    for name, kind, what, query, here, there in seen[: options.show]:
        print(f"\n{what} ({name}, {kind}): {json.dumps(query)}")
        print(f"  naive:  {here}\n  engine: {there}")
    return 1 if seen else 0


if __name__ == "__main__":
    sys.exit(main())
