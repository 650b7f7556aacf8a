"""The dice of a roll, and which of them the hops of a play use."""

from nardi import Ruleset
from nardi.board import OFF, pips

Hop = tuple[int, int]


def dice_of(roll: tuple[int, int], ruleset: Ruleset) -> list[int]:
    """The dice a roll gives to play, larger first: two, or as many as a double is played."""
    large, small = max(roll), min(roll)
    return [large, small] if large > small else [large] * ruleset.get("doubles-four", "moves")


def length(colour: str, hop: Hop) -> int:
    """How many pips a hop goes: negative backwards, to the edge of the board when it is off."""
    return pips(colour, hop[0]) - pips(colour, hop[1])


def used(dice: list[int], colour: str, hops: list[Hop]) -> list[int]:
    """The places in `dice` of those that play `hops`, in order; a hop no die plays is left out.

    A checker is borne off with the exact die, or else with the smallest larger one.
    """
    taken: list[int] = []
    for hop in hops:
        far, off = length(colour, hop), hop[1] == OFF
        free = [at for at in range(len(dice)) if at not in taken]
        fits = [at for at in free if dice[at] == far or off and dice[at] > far]
        if fits:
            taken.append(min(fits, key=lambda at: dice[at]))
    return taken
