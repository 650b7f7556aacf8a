"""Writing plays and reading moves: `24/18 24/15`, `6/off`."""

from .board import COLOURS, HEAD, OFF, POINTS, point_at
from .errors import MoveError, shown


def journeys(hops: list) -> list:
    """The hops of a play joined checker by checker: lists of the stops, in pips to go.

    A hop that starts where an earlier one ended continues it. Furthest back first, then longest.
    """
    paths = []
    for start, landing in hops:
        for path in paths:
            if path[-1] == start:
                path.append(landing)
                break
        else:
            paths.append([start, landing])
    return sorted(paths, key=lambda path: (-path[0], path[-1]))


def _stops(colour):
    """How each point is written, by pips to go."""
    return ["off"] + [str(point_at(colour, to_go)) for to_go in range(1, HEAD + 1)]


STOPS = {colour: _stops(colour) for colour in COLOURS}


def written(colour: str, hops: list) -> str:
    """The notation of a play whose hops are pairs of pips to go.

    One checker's play names every stop, several checkers' the start and the end of each.
    """
    paths = journeys(hops)
    if len(paths) > 1:
        paths = [(path[0], path[-1]) for path in paths]
    stops = STOPS[colour]
    return " ".join(["/".join([stops[to_go] for to_go in path]) for path in paths])


def parse_moves(text: str) -> list:
    """The moves of a text, `[[24, 18], [18, 12], [6, 0]]` for `24/18/12 6/off`.

    Raises `MoveError` for anything that is no such text.
    """
    if type(text) is not str:
        raise MoveError(f"moves are a text like 24/18 6/off, not {shown(text)}")
    moves = []
    for word in text.split():
        stops = [_read_stop(stop, word) for stop in word.split("/")]
        if len(stops) < 2 or OFF in stops[:-1]:
            raise MoveError(f"a move is two points or more like 24/18, not {shown(word)}")
        moves.extend([start, landing] for start, landing in zip(stops, stops[1:]))
    return moves


def _read_stop(stop, word):
    if stop == "off":
        return OFF
    for number in range(1, HEAD + 1):
        if stop == str(number):
            return number
    raise MoveError(f"no point {shown(stop)} in {shown(word)}: points are 1 to {POINTS}, and off")


def ends_of(text: str) -> list:
    """The start and the end of each checker's way in a notation, in an order of their own."""
    return sorted((path[0], path[-1]) for path in (word.split("/") for word in text.split()))
