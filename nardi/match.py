"""A match: games to an agreed score (`match-length`, `next-game`)."""

from .board import COLOURS
from .errors import GameError, shown
from .game import Game
from .gametext import is_number


class Match:
    """Games to `length` points.

    - `score`: points by colour;
    - `game`: the game being played, or just ended;
    - `number`: which game of the match that is, from 1;
    - `winner`: the colour that has reached the length, else `None`.
    """

    __slots__ = ("ruleset", "length", "score", "game", "number")

    def __init__(self, ruleset, length: int):
        lengths = ruleset.get("match-length", "lengths")
        if length not in lengths or type(length) is not int:
            listed = ", ".join(str(one) for one in lengths)
            raise GameError(f"a match goes to {listed}, not {shown(length)}")
        self.ruleset = ruleset
        self.length = length
        self.score = dict.fromkeys(COLOURS, 0)
        self.game = Game(ruleset)
        self.number = 1

    @property
    def winner(self):
        """The colour that has won the match, `None` while it goes on."""
        for colour in COLOURS:
            if self.score[colour] >= self.length:
                return colour
        return None

    def next_game(self):
        """Count the game that has ended and set up the next one, if there is to be one.

        Raises `GameError` while the game goes on, or once the match is won.
        """
        if self.winner:
            raise GameError(f"{self.winner} has won the match")
        ended = self.game.result()
        if ended is None:
            raise GameError(f"game {self.number} is not over")
        if ended["winner"]:
            self.score[ended["winner"]] += ended["points"]
        if not self.winner:
            self.game = Game(self.ruleset, self._next_starter(ended["winner"]))
            self.number += 1

    def _next_starter(self, winner):
        starter = self.ruleset.get("next-game", "starter")
        if starter == "opening-roll" or winner is None:
            return None
        loser = COLOURS[1 - COLOURS.index(winner)]
        return winner if starter == "winner" else loser

    def text(self) -> str:
        """The state as two lines of text, which `Match.read` reads back."""
        white, black = (self.score[colour] for colour in COLOURS)
        return f"match {self.length}; score {white}-{black}; game {self.number}\n{self.game.text()}"

    @staticmethod
    def read(ruleset, text: str):
        """The match of a text that `Match.text` wrote; raises `GameError`."""
        lines = text.strip().split("\n") if type(text) is str else []
        words = lines[0].split("; ") if len(lines) == 2 else []
        parts = [word.partition(" ") for word in words]
        if [key for key, _, _ in parts] != ["match", "score", "game"]:
            raise GameError(f"a match is two lines, not {shown(text)}")
        length, score, number = (value for _, _, value in parts)
        numbers = (length + "-" + score + "-" + number).split("-")
        if len(numbers) != 4 or not all(is_number(word, 6) for word in numbers):
            raise GameError(f"a match is like match 5; score 2-1; game 3, not {shown(lines[0])}")
        match = Match(ruleset, int(length))
        match.score = {"white": int(numbers[1]), "black": int(numbers[2])}
        match.number = int(number)
        match.game = Game.read(ruleset, lines[1])
        return match
