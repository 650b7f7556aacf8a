"""Counts: the distinct positions after one and two turns, over all rolls."""

import pytest

from nardi import plays
from nardi.board import opponent, rolls
from nardi.files import load_ruleset
from nardi.position import start
from tests.naive import Turn, board, read_rules
from tests.nardi.turned import turned

# derived with the naive generator: after the starter's turn, and after both have moved
COUNTS = {"long": (13, 166), "shesh-besh": (12, 142), "georgian": (43, 1816)}


def first_turn(colour, position, roll, starter):
    return {
        "position": position,
        "turn": colour,
        "roll": list(roll),
        "first_turn": True,
        "starter": starter,
    }


def after_turn(ruleset, colour, positions, starter):
    """Every position one turn of `colour` makes of `positions`, a pass included."""
    reached = {}
    for position in positions:
        for roll in rolls():
            listed = plays(ruleset, first_turn(colour, position, roll, starter))["plays"]
            for after in [play["after"] for play in listed] or [position]:
                reached[repr(after)] = after
    return list(reached.values())


def naive_after_turn(rules, colour, positions, starter):
    """The same by the naive generator, each as ((off, 1..24 of White), (the same of Black))."""
    reached = set()
    for position in positions:
        sides = {
            side: {str(p): n for p, n in enumerate(counts) if p and n}
            for side, counts in zip(("white", "black"), position)
        }
        for roll in rolls():
            turn = Turn(rules, first_turn(colour, sides, roll, starter))
            reached |= {board(turn, state) for state in turn.plays()} or {position}
    return reached


@pytest.mark.parametrize("name", COUNTS)
def test_positions_after_one_and_two_turns(name, colour):
    ruleset = load_ruleset(name)
    one = after_turn(ruleset, colour, [start()], True)
    two = after_turn(ruleset, opponent(colour), one, False)
    assert COUNTS[name] == (len(one), len(two))


@pytest.mark.parametrize("name", COUNTS)
def test_the_naive_generator_counts_the_same(name):
    rules = read_rules({"rules": load_ruleset(name).rules})
    white, black = [0] * 25, [0] * 25
    white[24], black[12] = 15, 15
    one = naive_after_turn(rules, "white", {(tuple(white), tuple(black))}, True)
    two = naive_after_turn(rules, "black", one, False)
    assert COUNTS[name] == (len(one), len(two))


@pytest.mark.parametrize("double", [3, 4, 6])
def test_whoever_rolls_a_double_of_the_exception_on_a_first_turn_takes_two_from_the_head(
    long, colour, double
):
    begun = after_turn(long, opponent(colour), [start()], True)
    for position, starter in [(start(), True), *((position, False) for position in begun)]:
        listed = plays(long, first_turn(colour, position, (double, double), starter))["plays"]
        assert {13} == {play["after"][colour][str(turned(colour, 24))] for play in listed}
