"""Conformance vectors: `python -m tests.nardi.vectors` answers all of them again.

`nardi/vectors/<ruleset>.jsonl` holds a question a line with what is right:

- `plays`: every legal play in notation, with the checkers of the mover that it leaves on the board;
- `judged`: moves that are refused, each with the hop and the rules that refuse it;
- `owed`: what forbids not to move at all;
- `rules`: the rules of play that the question turns on.

With `--fresh` new questions are drawn, from positions of every kind, until each rule is met.
"""

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from random import Random

import nardi.errors
from nardi import explain, plays
from nardi.board import point_at
from nardi.files import load_ruleset, ruleset_names
from nardi.query import Query
from nardi.side import pack
from tests.positions import queries

FOLDER = Path(nardi.__file__).parent / "vectors"
QUESTION = ("id", "position", "turn", "roll", "first_turn", "starter")
HOUSE, OTHERS = 240, 30  # vectors of the house ruleset, and of each other one
MOST_PLAYS = 24  # so that a vector can be read
ENOUGH = 4  # vectors a rule and colour

BROKEN = (
    "direction dice-separate landing head-limit block-six bear-off-home bear-off-furthest"
    " play-both doubles-partial larger-die"
).split()
OWED = "play-both doubles-four doubles-partial larger-die one-die".split()
SEEN = (
    "no-move head-first-turn block-five block-passed block-wrap bear-off-exact bear-off-inside"
    " bear-off-optional combined-move win"
).split()


def answered(ruleset, question, attempts):
    """The vector of a question: what the engine answers, and to these attempts."""
    listed = plays(ruleset, question)
    colour = question["turn"]
    vector = {key: question[key] for key in QUESTION if key in question}
    vector["dice_played"] = listed["dice_played"]
    vector["plays"] = {play["notation"]: play["after"][colour] for play in listed["plays"]}
    vector["owed"] = explain(ruleset, {**question, "moves": []})["owed"]
    vector["judged"] = [judged(ruleset, question, moves) for moves in attempts]
    vector["rules"] = sorted(turned_on(ruleset, question, listed, vector))
    return vector


def judged(ruleset, question, moves):
    """Moves with the hop and the rules that refuse them, in the engine's order."""
    refusals = explain(ruleset, {**question, "moves": moves})["refusals"]
    hops = sorted({one["hop"] for one in refusals})
    return {
        "moves": moves,
        "hop": hops[0] if hops else None,
        "rules": [one["rule"] for one in refusals],
    }


def turned_on(ruleset, question, listed, vector):
    """The rules of play that the answer to a question shows."""
    query = Query(ruleset, question)
    found = {rule for attempt in vector["judged"] for rule in attempt["rules"]}
    found.add(vector["owed"] or "no-move")
    if query.turn.excepted:
        found.add("head-first-turn")
    borne_off, inside = False, False
    for play in listed["plays"]:
        hops = play["hops"]
        if len(hops) > 1 and all(one[1] == two[0] for one, two in zip(hops, hops[1:])):
            found.add("combined-move")
        if play["after"]["off"][query.colour] == 15:
            found.add("win")
        borne_off |= any(landing == 0 for _, landing in hops)
        inside |= not any(landing == 0 for _, landing in hops)
        found.update(_blocks(query, play))
    if not sum(query.sides[query.colour][7:]):
        own = query.sides[query.colour]
        if borne_off and any(own[die] for die in query.turn.roll):
            found.add("bear-off-exact")
        if inside:
            found.add("bear-off-inside")
        if borne_off and inside:
            found.add("bear-off-optional")
    return found


def _blocks(query, play):
    """What a play shows of the block rule: five in a row, six past a checker, the corner."""
    own = [0] * 25
    for point, count in play["after"][query.colour].items():
        own[point_at(query.colour, int(point))] = count
    block = query.turn.block
    for run in block.runs(pack(own)[1]):
        if len(run) == 5 and block.ahead(run) == 0:
            yield "block-five"
        if len(run) >= 6:
            yield "block-passed"
        if len(run) >= 5 and 12 in run and 13 in run:
            yield "block-wrap"


def attempts(ruleset, question, rng):
    """A few moves that are refused, as many rules as can be."""
    query = Query(ruleset, question)
    colour, own = query.colour, query.sides[query.colour]
    listed = plays(ruleset, question)["plays"]
    tried = []
    for before in [[]] + [play["hops"][:1] for play in rng.sample(listed, min(3, len(listed)))]:
        for start in range(24, 0, -1):
            if own[start]:
                ends = {max(start - die, 0) for die in query.turn.roll}
                ends |= {0, min(start + 1, 24), max(start - sum(query.turn.roll), 0)}
                for end in sorted(ends - {start}):
                    hop = [point_at(colour, start), point_at(colour, end)]
                    tried.append([list(one) for one in before] + [hop])
    rng.shuffle(tried)
    chosen, known = [], set()
    for moves in sorted(tried, key=len):
        try:
            rules = judged(ruleset, question, moves)["rules"]
        except nardi.errors.MoveError:
            continue
        if rules and not set(rules) <= known and len(chosen) < 5:
            known.update(rules)
            chosen.append(moves)
    return chosen


def drawn(name, number):
    """That many fresh vectors of a ruleset, each rule for both colours, rare ones first."""
    ruleset, house = load_ruleset(name), load_ruleset("long")
    rng, met, found = Random(name), Counter(), []
    for index, (_, question) in enumerate(queries(len(name) * 1000, 60_000)):
        if len(found) == number:
            break
        listed = plays(ruleset, question)
        if len(listed["plays"]) > MOST_PLAYS:
            continue
        differs = name != "long" and listed != plays(house, question)
        vector = answered(ruleset, question, attempts(ruleset, question, rng))
        new = [rule for rule in vector["rules"] if met[rule, question["turn"]] < ENOUGH]
        if differs or new or (name == "long" and index % 7 == 0):
            met.update((rule, question["turn"]) for rule in vector["rules"])
            found.append({"id": f"{name}-{len(found) + 1}", **vector})
    return found


def read(name):
    """The vectors of a ruleset, as they are kept."""
    text = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def again(ruleset, vector):
    """What the vector would be if it were answered now."""
    return answered(ruleset, vector, [attempt["moves"] for attempt in vector["judged"]])


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--fresh", action="store_true", help="draw new questions")
    fresh = parser.parse_args().fresh
    FOLDER.mkdir(exist_ok=True)
    changed = 0
    for name in ruleset_names():
        path, ruleset = FOLDER / f"{name}.jsonl", load_ruleset(name)
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        if fresh:
            vectors = drawn(name, HOUSE if name == "long" else OTHERS)
        else:
            vectors = [again(ruleset, vector) for vector in read(name)]
        after = "".join(json.dumps(vector, separators=(",", ":")) + "\n" for vector in vectors)
        path.write_text(after, encoding="utf-8")
        changed += before != after
        print(f"{path.name}: {len(vectors)} vectors{', changed' if before != after else ''}")
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
