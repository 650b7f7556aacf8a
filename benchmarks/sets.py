"""The fixed sets of positions, and how they were drawn: `python -m benchmarks.sets`.

Each is a file of queries, a line each, taken from games of self-play: `opening`, the first turns
of both sides; `middle`, the mid-game of players that play at random; `block`, turns of players
that build blocks, on which an unlawful one could be made.
"""

import json
from pathlib import Path
from random import Random

from nardi.files import load_ruleset
from tests.prove import Game

FOLDER = Path(__file__).parent
SETS = ("opening", "middle", "block")
SIZE = 400


def queries(name: str) -> list[dict]:
    """The queries of a set."""
    text = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def belongs(name, game, turn):
    """True when a turn of a game is one for the set."""
    if name == "opening":
        return game.played < 6
    middle = 10 <= game.played < 80 and not any(side[0] for side in game.sides.values())
    return middle and (name == "middle" or turn.every_hop)


def draw(name):
    """Fresh queries of a set, every few turns of many games."""
    rng, ruleset, found = Random(name), load_ruleset("long"), []
    game = Game(rng)
    while len(found) < SIZE:
        if name != "opening":
            game.builds = dict.fromkeys(game.builds, name == "block")
        roll = (rng.randint(1, 6), rng.randint(1, 6))
        turn = game.turn(ruleset, roll)
        if belongs(name, game, turn) and (name == "opening" or rng.random() < 0.2):
            found.append(game.query(roll))
        over = not game.go_on(turn.ends()[1])
        if over or (name == "opening" and game.played == 6):
            game = Game(rng)
    return found


def main():
    for name in SETS:
        lines = [json.dumps(query, separators=(",", ":")) + "\n" for query in draw(name)]
        (FOLDER / f"{name}.jsonl").write_text("".join(lines), encoding="utf-8")
        print(f"{name}: {len(lines)} positions")


if __name__ == "__main__":
    main()
