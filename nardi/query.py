"""Reading a question to the engine: a position, who is to move, a roll, and moves to judge."""

from .board import COLOURS, DICE, FACES, OFF, POINTS, opponent, pips
from .errors import MoveError, QueryError, RollError, shown
from .position import all_on_head, read_position
from .turn import Turn


class Query:
    """A question as the engine holds it: `colour` to move, its `turn`, and both `sides`."""

    __slots__ = ("colour", "sides", "turn")

    def __init__(self, ruleset, data):
        if type(data) is not dict:
            raise QueryError(f"a query is a mapping, not {shown(data)}")
        for key in ("position", "turn", "roll"):
            if key not in data:
                raise QueryError(f"the query has no {key}")
        self.sides = read_position(data["position"])
        self.colour = read_colour(data["turn"])
        own, opposing = self.sides[self.colour], self.sides[opponent(self.colour)]
        self.turn = Turn(
            ruleset,
            own,
            opposing,
            read_roll(data["roll"]),
            read_flag(data, "first_turn", all_on_head(own)),
            read_flag(data, "starter", all_on_head(opposing)),
        )


def read_colour(value) -> str:
    """A colour, `white` or `black`; raises `QueryError`."""
    if type(value) is not str or value not in COLOURS:
        raise QueryError(f"turn is white or black, not {shown(value)}")
    return value


def read_roll(value) -> tuple:
    """Two dice as a tuple; raises `RollError`."""
    if type(value) not in (list, tuple) or len(value) != DICE:
        raise RollError(f"a roll is {DICE} dice, not {shown(value)}")
    for die in value:
        if type(die) is not int or not 1 <= die <= FACES:
            raise RollError(f"a die shows 1 to {FACES}, not {shown(die)}")
    return tuple(value)


def read_flag(data, key, default) -> bool:
    """`data[key]`, true or false, or `default` when it is left out; raises `QueryError`."""
    value = data.get(key, default)
    if type(value) is not bool:
        raise QueryError(f"{key} is true or false, not {shown(value)}")
    return value


def read_moves(data, colour) -> list:
    """`data["moves"]` as pairs of pips to go; raises `QueryError` or `MoveError`."""
    if "moves" not in data:
        raise QueryError("the query has no moves")
    moves = data["moves"]
    if type(moves) not in (list, tuple):
        raise MoveError(f"moves are a list of [from, to], not {shown(moves)}")
    read = []
    for move in moves:
        if type(move) not in (list, tuple) or len(move) != 2:
            raise MoveError(f"a move is [from, to], not {shown(move)}")
        for point in move:
            if type(point) is not int or not OFF <= point <= POINTS:
                raise MoveError(f"points are 1 to {POINTS}, 0 for off, not {shown(point)}")
        read.append((pips(colour, move[0]), pips(colour, move[1])))
    return read
