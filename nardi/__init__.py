"""The rules of long nardi: every legal play of a roll, every refusal with its rule, every number.

    >>> from nardi import explain, plays
    >>> from nardi.files import load_ruleset
    >>> long = load_ruleset("long")

The names below speak mappings with text keys, just what the command line reads and prints.
"""

from .board import COLOURS
from .derived import facts, rules
from .explanation import explain
from .game import Game
from .listing import plays
from .match import Match
from .record import replay
from .ruleset import Ruleset
from .scoring import result
from .tables import TABLES, table

__version__ = "1.0.0"
__all__ = [
    "COLOURS",
    "TABLES",
    "Game",
    "Match",
    "Ruleset",
    "explain",
    "facts",
    "plays",
    "replay",
    "result",
    "rules",
    "table",
]
