"""A game as a state: the opening, turns, passing, the end, its result.

    >>> game = Game(ruleset)
    >>> game.begin(5, 2)            # White's die, Black's die: White begins
    >>> game.throw((6, 6))
    >>> game.play("24/18 24/18")
    >>> game.turn
    'black'

Dice are thrown outside: a game only says whether they may be.
"""

from .board import CHECKERS, COLOURS, opponent, roll_name
from .errors import GameError, MoveError, PlayError, shown
from .explanation import explain
from .gametext import read_game, write_game
from .listing import plays
from .notation import ends_of, parse_moves
from .position import read_position, start, write_position
from .query import read_roll
from .scoring import result


class Game:
    """One game of long nardi.

    - `position`: a mapping as the command line writes it;
    - `starter`: the colour that began, `None` before the opening (`opening-roll`);
    - `turn`: the colour to move, `None` before the opening and after the end (`turn-order`);
    - `roll`: two dice, `None` until they are thrown;
    - `played`: how many turns have been played, passes included.
    """

    __slots__ = ("ruleset", "position", "starter", "turn", "roll", "played")

    def __init__(self, ruleset, starter=None):
        if starter is not None and starter not in COLOURS:
            raise GameError(f"a starter is white or black, not {shown(starter)}")
        self.ruleset = ruleset
        self.position = start()
        self.starter = self.turn = starter
        self.roll = None
        self.played = 0

    def __repr__(self):
        return f"Game.read({self.text()!r})"

    def begin(self, white: int, black: int):
        """Each side throws one die and the larger begins; equal dice are thrown again.

        Where the ruleset says so, the two dice are the starter's first roll. Raises `GameError`
        once somebody has begun. (`opening-roll`, `opening-tie`, `opening-reroll`)
        """
        if self.starter is not None:
            raise GameError(f"{self.starter} has begun already")
        read_roll((white, black))
        if white == black:
            return
        self.starter = self.turn = "white" if white > black else "black"
        if self.ruleset.get("opening-reroll", "first_roll") == "opening-dice":
            self.roll = (max(white, black), min(white, black))

    def throw(self, roll):
        """The side to move throws two dice. Raises `GameError` out of turn, or `RollError`."""
        if self.turn is None:
            raise GameError("the game is over" if self.over else "nobody has begun yet")
        if self.roll is not None:
            raise GameError(f"{self.turn} has thrown {roll_name(self.roll)} already")
        self.roll = read_roll(roll)

    def query(self) -> dict:
        """The question to the engine: this position, turn and roll. Raises `GameError`."""
        if self.roll is None:
            raise GameError("no dice have been thrown")
        return {
            "position": self.position,
            "turn": self.turn,
            "roll": list(self.roll),
            "first_turn": self.played < len(COLOURS),
            "starter": self.turn == self.starter,
        }

    def plays(self) -> dict:
        """The plays of the roll, as `nardi.plays` gives them."""
        return plays(self.ruleset, self.query())

    def play(self, moves):
        """Play a whole turn: `[from, to]` pairs or a text, `[]` when no die can be played.

        A text may name only the start and the end of each checker. Raises `PlayError` for moves
        that are no whole play, with what `explain` says of them. (`play-both`, `no-move`)
        """
        self.force(self.resolve(moves))

    def resolve(self, moves) -> dict:
        """The position after `moves`; raises as `play` does and changes nothing."""
        query = self.query()
        pairs = parse_moves(moves) if type(moves) is str else moves
        query["moves"] = pairs
        try:
            judged = explain(self.ruleset, query)
        except MoveError as error:
            judged, problem = None, str(error)
        if judged is None or not judged["complete"]:
            if type(moves) is str and all(word.count("/") == 1 for word in moves.split()):
                for play in plays(self.ruleset, query)["plays"]:
                    if ends_of(play["notation"]) == ends_of(moves):
                        return play["after"]
            if judged is None:
                raise MoveError(problem)
            raise PlayError(_complaint(judged), judged)
        return moved(self.position, self.turn, pairs)

    def force(self, position: dict):
        """End the turn in `position`, unchecked."""
        self.position = position
        self.roll = None
        self.played += 1
        mover, other = self.turn, opponent(self.turn)
        done = position["off"][mover] == CHECKERS
        self.turn = other
        if position["off"][other] == CHECKERS or (done and not self._last_roll(other)):
            self.turn = None

    def _last_roll(self, colour):
        """True when `colour` has one more roll though its opponent has finished (`no-draw`)."""
        if colour == self.starter or not self.ruleset.get("no-draw", "last_roll"):
            return False
        return self.position["off"][colour] >= self.ruleset.get("no-draw", "least_off")

    @property
    def over(self) -> bool:
        """True when the game has ended (`win`, `no-draw`)."""
        return self.starter is not None and self.turn is None

    def result(self):
        """`{"winner", "points"}` once the game is over, else `None` (`win`, `mars`)."""
        return result(self.ruleset, self.position) if self.over else None

    def text(self) -> str:
        """The state as a line of text, which `Game.read` reads back."""
        return write_game(self.position, self.starter, self.turn, self.roll, self.played)

    @staticmethod
    def read(ruleset, text: str):
        """The game of a text that `Game.text` wrote; raises `GameError` or `PositionError`."""
        game = Game(ruleset)
        game.position, game.starter, game.turn, game.roll, game.played = read_game(text)
        game._check()
        return game

    def _check(self):
        """Refuse a state that no game comes to."""
        done = [colour for colour in COLOURS if self.position["off"][colour] == CHECKERS]
        begun = self.starter is not None
        if not begun and (self.turn or self.roll or self.played or self.position != start()):
            raise GameError("nobody has begun, so nobody has moved")
        if self.turn is None and self.roll is not None:
            raise GameError("nobody is to move, so nobody has thrown")
        if begun and self.turn is None and not done:
            raise GameError("the game is not over, so somebody is to move")
        last_roll = done == [self.starter] and self.turn and self._last_roll(self.turn)
        if self.turn is not None and done and not last_roll:
            raise GameError(f"{done[0]} has borne off all, so nobody is to move")
        if len(done) == 2:
            result(self.ruleset, self.position)


def moved(position: dict, colour: str, moves) -> dict:
    """The position after `colour` made the moves `[[from, to], ...]`, lawful or not."""
    sides = {side: dict(position[side]) for side in COLOURS}
    off = dict(position["off"])
    for start_point, landing in moves:
        sides[colour][str(start_point)] = sides[colour].get(str(start_point), 0) - 1
        if landing:
            sides[colour][str(landing)] = sides[colour].get(str(landing), 0) + 1
        else:
            off[colour] += 1
    sides["off"] = off
    return write_position(read_position(sides))


def _complaint(judged):
    if judged["refusals"]:
        rules = ", ".join(refusal["rule"] for refusal in judged["refusals"])
        return f"refused by {rules}"
    return f"not a whole play: {judged['owed']}"
