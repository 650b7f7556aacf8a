"""Tables, computed."""

import pytest

from nardi import TABLES, table
from nardi.errors import QueryError
from tests.nardi.turned import notation

ROWS = [
    ("1-1", ["24/23/22/21/20"], [1], 4),
    ("2-2", ["24/22/20/18/16"], [1], 4),
    ("3-3", ["24/18 24/18", "24/15 24/21"], [2, 2], 4),
    ("4-4", ["24/16 24/16"], [2], 4),
    ("5-5", ["24/19/14/9/4"], [1], 4),
    ("6-6", ["24/18 24/18"], [2], 2),
]


def test_the_first_turn_doubles_of_the_starter(long, colour):
    keys = ("roll", "plays", "from_head", "dice_played")
    expected = [
        dict(zip(keys, (roll, [notation(colour, play) for play in plays], taken, dice)))
        for roll, plays, taken, dice in ROWS
    ]
    assert expected == table(long, "first-turn-doubles", colour)


def test_the_tables_are_named():
    assert ("first-turn-doubles",) == TABLES


@pytest.mark.parametrize(
    "name, colour", [("doubles", "white"), ("first-turn-doubles", "red"), (3, "white")]
)
def test_any_other_table_or_colour_is_an_error(name, colour, long):
    with pytest.raises(QueryError):
        table(long, name, colour)
