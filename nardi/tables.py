"""Tables of the pages, computed: `table(ruleset, "first-turn-doubles")`."""

from .board import COLOURS, DICE, FACES, HEAD, point_at, roll_name
from .derived import opening
from .errors import QueryError, shown


def first_turn_doubles(ruleset, colour):
    """What each double gives the starter on the first move (`head-first-turn-table`)."""
    head = point_at(colour, HEAD)
    rows = []
    for die in range(1, FACES + 1):
        roll = (die,) * DICE
        answer = opening(ruleset, colour, roll)
        plays = answer["plays"]
        rows.append(
            {
                "roll": roll_name(roll),
                "plays": [play["notation"] for play in plays],
                "from_head": [sum(1 for hop in play["hops"] if hop[0] == head) for play in plays],
                "dice_played": answer["dice_played"],
            }
        )
    return rows


ROWS = {"first-turn-doubles": first_turn_doubles}
TABLES = tuple(ROWS)


def table(ruleset, name: str, colour: str = "white") -> list:
    """The rows of a table, one of `TABLES`, with `colour` as the starter.

    A row is `{"roll", "plays", "from_head", "dice_played"}`, the last two checkers from the head
    for each play, and dice. Raises `QueryError` for any other table or colour.
    """
    if name not in TABLES:
        raise QueryError(f"no table {shown(name)}: there is {', '.join(TABLES)}")
    if colour not in COLOURS:
        raise QueryError(f"a colour is white or black, not {shown(colour)}")
    return ROWS[name](ruleset, colour)
