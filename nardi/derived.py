"""Facts: the numbers that follow from a ruleset, keyed by rule id."""

from .board import (
    CHECKERS,
    CLOSED_BY,
    DICE,
    HALF,
    HALVES,
    HEAD,
    HOME,
    POINTS,
    pips,
    point_at,
    roll_name,
    rolls,
    route,
    ways,
)
from .listing import plays
from .position import start
from .query import Query

THROWS = 36  # of two dice


def facts(ruleset) -> dict:
    """Every rule id of the ruleset with its facts, `{}` where it has no numbers.

    Counts of throws are `of_36` out of `total`, which is one in `one_in`.
    """
    known = _board_facts()
    for some in (_opening_facts, _head_facts, _block_facts, _scoring_facts):
        known.update(some(ruleset))
    return {rule: known.get(rule, {}) for rule in ruleset.rules}


def rules(ruleset) -> dict:
    """Every rule id of the ruleset with its kind and parameters."""
    return {rule: dict(stated) for rule, stated in ruleset.rules.items()}


def opening(ruleset, colour: str, roll) -> dict:
    """The plays of `colour` with `roll` on the first move of the game."""
    query = {
        "position": start(),
        "turn": colour,
        "roll": roll,
        "first_turn": True,
        "starter": True,
    }
    return plays(ruleset, query)


def _board_facts():
    white, black = route("white"), route("black")
    last = min(range(POINTS), key=lambda stop: black[stop])
    return {
        "equipment": {
            "points": POINTS,
            "halves": HALVES,
            "half_points": HALF,
            "checkers": CHECKERS,
            "dice": DICE,
        },
        "numbering": {
            "top_right": POINTS,
            "top_left": HALF + 1,
            "bottom_left": HALF,
            "bottom_right": 1,
        },
        "setup": {
            "checkers": CHECKERS,
            "white_head": point_at("white", HEAD),
            "black_head": point_at("black", HEAD),
        },
        "route": {
            "white_start": white[0],
            "white_end": white[-1],
            "black_start": black[0],
            "black_turn": black[last],
            "black_resume": black[last + 1],
            "black_end": black[-1],
        },
        "pip-count": {"each": CHECKERS * pips("white", POINTS)},
        "opening-roll": {"dice": 1},
        "opening-tie": _odds(sum(1 for roll in rolls() if roll[0] == roll[1])),
        "combined-move": {"stops": DICE},
        "landing": {"checkers": CLOSED_BY},
        "doubles-odds": _odds(sum(1 for roll in rolls() if roll[0] == roll[1])),
        "play-both": {"dice": DICE},
        "home": {
            "points": HOME,
            "white_far": point_at("white", HOME),
            "white_near": point_at("white", 1),
            "black_far": point_at("black", HOME),
            "black_near": point_at("black", 1),
        },
        "bear-off-home": {"checkers": CHECKERS},
    }


def _odds(of_36):
    odds = {"of_36": of_36, "total": THROWS}
    if of_36:
        odds["one_in"] = THROWS // of_36 if THROWS % of_36 == 0 else round(THROWS / of_36, 1)
    return odds


def _opening_facts(ruleset):
    thrown_again = ruleset.get("opening-reroll", "first_roll") == "thrown-again"
    first_rolls = [roll for roll in rolls() if thrown_again or roll[0] != roll[1]]
    counts = {roll: len(opening(ruleset, "white", roll)["plays"]) for roll in first_rolls}
    return {
        "opening-reroll": {"dice": DICE},
        "first-move-variants": {
            "rolls": len(first_rolls),
            "single": sum(1 for roll in first_rolls if counts[roll] == 1),
            "plays": sum(counts.values()),
            "two_plays": [roll_name(roll) for roll in first_rolls if counts[roll] > 1],
        },
        "doubles-four": {"moves": ruleset.get("doubles-four", "moves")},
    }


def _head_facts(ruleset):
    limit = ruleset.head_limit
    excepted = [roll for roll in rolls() if _excepted(ruleset, roll)]
    return {
        "head-limit": {"checkers": limit},
        "head-first-turn": {
            "rolls": [roll_name(roll) for roll in excepted],
            "checkers": ruleset.get("head-first-turn", "checkers"),
        },
        "head-first-turn-odds": _odds(sum(ways(roll) for roll in excepted)),
        "head-first-turn-55": {
            "rolls": [
                roll_name(roll) for roll in rolls() if roll[0] == roll[1] and roll not in excepted
            ],
            "checkers": limit,
        },
    }


def _excepted(ruleset, roll):
    """True when the first-turn exception is made for `roll`: for the starter, else the second."""
    starter = ruleset.excepted[True] != []
    query = {"position": start(), "turn": "white", "roll": roll, "starter": starter}
    return Query(ruleset, query).turn.excepted


def _block_facts(ruleset):
    length = ruleset.get("block-six", "points")
    neighbours = {"white": [1, POINTS], "black": [HALF, HALF + 1]}
    return {
        "block-six": {"points": length},
        "block-passed": {"checkers": ruleset.get("block-passed", "checkers")},
        "block-five": {"points": length - 1},
        "block-wrap": {f"{colour}_joins": pair for colour, pair in neighbours.items()},
    }


def _scoring_facts(ruleset):
    return {
        "win": {"checkers": CHECKERS, "points": ruleset.get("win", "points")},
        "mars": {"points": ruleset.get("mars", "points")},
        "match-length": {"lengths": list(ruleset.get("match-length", "lengths"))},
    }
