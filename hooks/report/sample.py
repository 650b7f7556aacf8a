"""What a change means in play: games played at random by the old rules, each turn asked of both."""

from dataclasses import dataclass, field
from random import Random

from hooks.report.compare import Plays, compared
from nardi import Ruleset, plays, result
from nardi.board import DICE, FACES, opponent
from nardi.errors import NardiError
from nardi.position import start

TURNS = 1000
EXAMPLES = 3


@dataclass
class Sample:
    """`changed` of `turns` have other plays; `examples` are the first of them, each a query."""

    turns: int = 0
    changed: int = 0
    examples: list[tuple[dict, Plays]] = field(default_factory=list)


def sample(before: Ruleset, after: Ruleset, turns: int) -> Sample:
    """The same turns for the same rules, every time."""
    random, found = Random(24), Sample()
    while found.turns < turns:
        _game(before, after, random, found, turns)
    return found


def _game(before: Ruleset, after: Ruleset, random: Random, found: Sample, turns: int) -> None:
    position, colour, ply = start(), random.choice(("white", "black")), 0
    while found.turns < turns and not result(before, position):
        roll = [random.randint(1, FACES) for _ in range(DICE)]
        query = {"position": position, "turn": colour, "roll": roll, "first_turn": ply < 2}
        query["starter"] = ply == 0
        allowed = plays(before, query)["plays"]
        found.turns += 1
        try:
            change = compared(allowed, plays(after, query)["plays"])
        except NardiError:  # the other rules cannot even come to this position
            return
        if change.gained or change.lost:
            found.changed += 1
            if len(found.examples) < EXAMPLES and ply > 1:
                found.examples.append((query, change))
        if allowed:
            position = random.choice(allowed)["after"]
        colour, ply = opponent(colour), ply + 1
