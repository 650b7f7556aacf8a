"""The tables that the engine fills, written for a reader of one language."""

from html import escape

import nardi
from diagrams.describe import notation
from diagrams.words import Words
from nardi.ruleset import Ruleset

# Each table with the rule it belongs to.
OWNERS = {"first-turn-doubles": "head-first-turn-table"}
TABLES = tuple(OWNERS)


def table(name: str, ruleset: Ruleset, words: Words) -> str:
    """The table `name` as HTML, every play on a line of its own, so that a phone holds it."""
    rows = nardi.table(ruleset, name)
    columns = ("double", "plays", "from-head", "moves")
    head = "".join(f'<th scope="col">{_word(words, column)}</th>' for column in columns)
    body = "".join(f"<tr>{_row(row, words)}</tr>" for row in rows)
    return (
        f'<div class="plays-table" data-table="{name}"><table class="plays">'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _word(words: Words, column: str) -> str:
    return escape(words.text(f"ui.table-{column}"))


def _row(row: dict, words: Words) -> str:
    written = [f'<span class="play">{escape(notation(p, words))}</span>' for p in row["plays"]]
    plays = words.grammar.apply("or_list", written)
    # Plays of one roll that take the same number from the head say it once.
    from_head = " / ".join(str(n) for n in dict.fromkeys(row["from_head"]))
    return (
        f'<th scope="row">{row["roll"]}</th><td>{plays}</td>'
        f"<td>{from_head}</td><td>{row['dice_played']}</td>"
    )
