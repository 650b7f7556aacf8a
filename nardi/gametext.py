"""A game as a line of text.

`white 24:15; black 12:15; starter white; turn white; roll none; played 0`
"""

from .board import COLOURS, FACES, roll_name
from .errors import GameError, shown
from .position import read_position, write_position

NOBODY = "nobody"
FIELDS = ("white", "black", "starter", "turn", "roll", "played")


def write_game(position, starter, turn, roll, played) -> str:
    """The line of a game; who is not there is `nobody`, dice not thrown are `none`."""
    values = (
        _stands(position["white"]),
        _stands(position["black"]),
        starter or NOBODY,
        turn or NOBODY,
        roll_name(roll) if roll else "none",
        str(played),
    )
    return "; ".join(f"{field} {value}" for field, value in zip(FIELDS, values))


def read_game(text) -> tuple:
    """`(position, starter, turn, roll, played)` of a line; raises `GameError`, `PositionError`."""
    if type(text) is not str:
        raise GameError(f"a game is a text, not {shown(text)}")
    parts = [part.partition(" ") for part in text.strip().split("; ")]
    if [field for field, _, _ in parts] != list(FIELDS):
        raise GameError(f"a game is a line of {', '.join(FIELDS)}, not {shown(text)}")
    white, black, starter, turn, roll, played = (value for _, _, value in parts)
    position = {"white": _read_stands("white", white), "black": _read_stands("black", black)}
    if not is_number(played, 6):
        raise GameError(f"played is a number of turns, not {shown(played)}")
    return (
        write_position(read_position(position)),
        _read_colour(starter),
        _read_colour(turn),
        _read_roll(roll),
        int(played),
    )


def _stands(side):
    points = sorted(side, key=int, reverse=True)
    return " ".join(f"{point}:{side[point]}" for point in points) or "none"


def _read_stands(colour, text):
    stands = {}
    for stand in text.split() if text != "none" else []:
        point, _, count = stand.partition(":")
        if not is_number(count, 2) or point in stands:
            raise GameError(f"{colour} stands as 24:15, not {shown(stand)}")
        stands[point] = int(count)
    return stands


def _read_colour(text):
    if text not in COLOURS and text != NOBODY:
        raise GameError(f"white, black or {NOBODY}, not {shown(text)}")
    return text if text in COLOURS else None


def _read_roll(text):
    if text == "none":
        return None
    dice = text.split("-")
    faces = [str(face) for face in range(1, FACES + 1)]
    if len(dice) != 2 or not all(die in faces for die in dice):
        raise GameError(f"a roll is like 6-5, or none, not {shown(text)}")
    return int(dice[0]), int(dice[1])


def is_number(text: str, digits: int) -> bool:
    """True for a whole number of at most so many digits."""
    return 0 < len(text) <= digits and all("0" <= digit <= "9" for digit in text)
