"""A record of games in text, one turn a line, and its replay.

    match 3
    opening 5-2
    white 6-6: 24/18 24/18
    black 2-1: 12/10/9
    white 6-5: pass
    result white 2

`match` is left out for a single game. `opening` is White's die and Black's; equal dice are
followed by another `opening`. `pass` is a turn without a lawful hop. What follows `#` is a remark.
"""

from .board import COLOURS, roll_name
from .errors import GameError, NardiError, RecordError, shown
from .game import Game, moved
from .gametext import is_number
from .match import Match
from .notation import parse_moves

PASS = "pass"


class Replay:
    """A record played through: its `match` (`None` for a single game), `game` and `faults`.

    `faults` is a list of `(line, message)`. After a faulty line the game goes on from where that
    line would have led, or, where it leads nowhere, as if it had been passed.
    """

    def __init__(self, ruleset, text: str):
        self.ruleset = ruleset
        self.match = None
        self.game = Game(ruleset)
        self.faults = []
        self.begun = False
        for number, line in enumerate(text.split("\n"), start=1):
            words = line.partition("#")[0].strip()
            if words:
                try:
                    self._read(words)
                except NardiError as error:
                    self.faults.append((number, str(error)))

    def _read(self, words):
        first, _, rest = words.partition(" ")
        if first == "match":
            self._match(rest.strip())
        elif first == "opening":
            self._opening(rest.strip())
        elif first == "result":
            self._result(rest.split())
        elif first in COLOURS:
            self._turn(first, rest)
        else:
            raise GameError(f"a line is match, opening, white, black or result, not {shown(words)}")
        self.begun = True

    def _match(self, length):
        if self.begun:
            raise GameError("match stands at the beginning of a record")
        if not is_number(length, 2):
            raise GameError(f"match is followed by its length, not {shown(length)}")
        self.match = Match(self.ruleset, int(length))
        self.game = self.match.game

    def _opening(self, dice):
        white, black = _dice(dice)
        self.game.begin(white, black)

    def _turn(self, colour, rest):
        roll, colon, text = rest.partition(":")
        if not colon:
            raise GameError(f"a turn is like white 6-5: 24/18 13/8, not {shown(rest)}")
        dice = _dice(roll.strip())
        game = self.game
        if game.over:
            raise GameError("the game is over")
        if game.starter is None:
            game.starter = game.turn = colour
            problem = "nobody has begun: an opening line is missing"
        else:
            problem = None if game.turn == colour else f"it is {game.turn}'s turn"
            game.turn = colour
        if game.roll is not None and sorted(game.roll) != sorted(dice):
            problem = problem or f"the opening dice {roll_name(game.roll)} are the first roll"
        game.roll = dice
        self._play(text.strip(), problem)

    def _play(self, text, problem):
        moves = "" if text == PASS else text
        game = self.game
        try:
            if not text:
                raise GameError(f"a turn without a move is written {PASS}")
            game.play(moves)
        except NardiError as error:
            problem = problem or str(error)
            game.force(_as_written(game, moves))
        if problem:
            raise GameError(problem)

    def _result(self, words):
        ended = self.game.result()
        if ended is None:
            raise GameError("the game is not over")
        expected = [ended["winner"] or "draw", str(ended["points"])]
        if self.match is not None:
            self.match.next_game()
            self.game = self.match.game
        if words != expected:
            raise GameError(f"the result is {' '.join(expected)}, not {shown(' '.join(words))}")


def _as_written(game, moves):
    """The position to which moves lead that are no play, or that of before."""
    try:
        return moved(game.position, game.turn, parse_moves(moves))
    except NardiError:
        return game.position


def _dice(text):
    dice = text.split("-")
    if len(dice) != 2 or not all(is_number(die, 1) for die in dice):
        raise GameError(f"dice are like 6-5, not {shown(text)}")
    return int(dice[0]), int(dice[1])


def replay(ruleset, text: str) -> Replay:
    """Play a record through; raises `RecordError` with every bad line."""
    played = Replay(ruleset, text)
    if played.faults:
        raise RecordError(played.faults)
    return played
