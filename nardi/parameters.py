"""What a ruleset may say: every rule id with its kind, and every parameter with its values.

A check is called with a value and returns `None`, or what would have been right.
"""

from .board import CHECKERS, FACES, POINTS


def whole(least, most):
    """A check for a whole number from `least` to `most`."""

    def check(value):
        if type(value) is int and least <= value <= most:
            return None
        return f"a whole number from {least} to {most}"

    return check


def either(*values):
    """A check for one of `values`."""

    def check(value):
        for allowed in values:
            if type(value) is type(allowed) and value == allowed:
                return None
        return " or ".join(_word(allowed) for allowed in values)

    return check


def _word(value):
    return str(value).lower() if type(value) is bool else str(value)


def any_of(*checks):
    """A check that passes what one of `checks` passes."""

    def check(value):
        wanted = [one(value) for one in checks]
        return None if None in wanted else ", or ".join(wanted)

    return check


def is_roll(value):
    """True for a roll as it is written, larger die first: `6-5`."""
    return (
        type(value) is str
        and len(value) == 3
        and value[1] == "-"
        and all("1" <= face <= str(FACES) for face in (value[0], value[2]))
        and value[0] >= value[2]
    )


def roll_list(value):
    """A check for a list of different rolls."""
    rolls = type(value) is list and all(is_roll(roll) for roll in value)
    if rolls and len(set(value)) == len(value):
        return None
    return "a list of different rolls, the larger die first, like [3-3, 6-5]"


def lengths(value):
    """A check for a rising list of match lengths."""
    whole_numbers = type(value) is list and value and not any(whole(1, 99)(n) for n in value)
    if whole_numbers and all(low < high for low, high in zip(value, value[1:])):
        return None
    return "a rising list of whole numbers from 1 to 99"


ANY = "any"
UNFINISHED = "unfinished-doubles"
SAME = "same"

KINDS = {
    "rule": (
        "equipment numbering setup head objective direction route opening-roll opening-reroll"
        " turn-order dice-separate combined-move landing stacking no-hitting doubles-four"
        " doubles-partial head-limit head-first-turn block-six block-passed block-path block-wrap"
        " play-both larger-die one-die no-move home bear-off-home bear-off-exact"
        " bear-off-furthest bear-off-inside bear-off-optional win mars no-koks no-cube no-draw"
        " match-length next-game"
    ).split(),
    "derived": (
        "pip-count opening-tie first-move-variants doubles-odds head-first-turn-odds"
        " head-first-turn-table head-first-turn-55 block-five"
    ).split(),
}

PARAMETERS = {
    "opening-reroll": {"first_roll": either("thrown-again", "opening-dice")},
    "doubles-four": {"moves": whole(2, 4)},
    "head-limit": {"checkers": any_of(whole(1, CHECKERS), either(ANY))},
    "head-first-turn": {
        "checkers": whole(1, 4),
        "rolls": any_of(roll_list, either(UNFINISHED)),
        "second_rolls": any_of(roll_list, either(UNFINISHED, SAME)),
    },
    "block-six": {
        "points": whole(2, POINTS),
        "forbidden": either("unless-passed", "unless-home", "always", "never"),
        "where": either("anywhere", "own-home"),
        "tested": either("every-hop", "turn-end"),
    },
    "block-passed": {"checkers": whole(1, CHECKERS)},
    "block-path": {"path": either("route", "circle")},
    "win": {"points": whole(1, 99)},
    "mars": {"points": whole(1, 99)},
    "no-koks": {
        "counted": either("never", "first-quarter", "none-home"),
        "points": whole(1, 99),
    },
    "no-cube": {"cube": either(False, True)},
    "no-draw": {
        "last_roll": either(False, True),
        "least_off": whole(0, CHECKERS - 1),
    },
    "match-length": {"lengths": lengths},
    "next-game": {"starter": either("opening-roll", "winner", "loser")},
}

# parameters that mean something only beside another one, and are left out otherwise
OPTIONAL = (("no-koks", "points"), ("no-draw", "least_off"))
