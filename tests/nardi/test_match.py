"""A match: its score, its end, and who begins the next game."""

import pytest

from nardi import Match
from nardi.errors import GameError
from nardi.files import load_ruleset

LAST = {"white": "1", "black": "13"}  # the last point of each route


def won(match, colour, points):
    """The match after `colour` won a game worth `points`, 1 or 2."""
    left = {1: 14, 2: 15}[points]  # checkers of the loser still on the board
    stands = {side: f"{point}:{left}" for side, point in LAST.items()}
    stands[colour] = "none"
    score = match.text().split("\n")[0]
    game = (
        f"white {stands['white']}; black {stands['black']}; "
        "starter white; turn nobody; roll none; played 70"
    )
    after = Match.read(match.ruleset, f"{score}\n{game}")
    after.next_game()
    return after


def test_a_match_goes_to_the_lengths_of_the_ruleset(long):
    assert [1, 3, 5, 7] == [Match(long, length).length for length in (1, 3, 5, 7)]
    for length in (0, 2, 9, True, "3", None):
        with pytest.raises(GameError, match="a match goes to 1, 3, 5, 7"):
            Match(long, length)


def test_points_are_added_until_the_length_is_reached(long):
    match = won(won(Match(long, 3), "white", 1), "black", 2)
    assert ({"white": 1, "black": 2}, None, 3) == (match.score, match.winner, match.number)
    match = won(match, "black", 2)
    assert ({"white": 1, "black": 4}, "black", 3) == (match.score, match.winner, match.number)
    with pytest.raises(GameError, match="black has won the match"):
        match.next_game()


@pytest.mark.parametrize(
    "name, starter", [("long", None), ("bkgm", "black"), ("georgian", "white")]
)
def test_who_begins_the_next_game_is_for_the_ruleset(name, starter):
    match = won(Match(load_ruleset(name), 5), "black", 1)
    assert (starter, starter) == (match.game.starter, match.game.turn)


def test_a_draw_gives_no_points_and_a_new_opening():
    ruleset = load_ruleset("mfsnb")
    match = Match.read(
        ruleset,
        "match 3; score 1-0; game 2\n"
        "white none; black none; starter white; turn nobody; roll none; played 90",
    )
    match.next_game()
    assert ({"white": 1, "black": 0}, None) == (match.score, match.game.starter)


def test_a_game_that_goes_on_is_not_counted(long):
    with pytest.raises(GameError, match="game 1 is not over"):
        Match(long, 3).next_game()


def test_a_match_is_read_back_from_its_text(long):
    match = won(Match(long, 5), "white", 2)
    assert match.text() == Match.read(long, match.text()).text()


@pytest.mark.parametrize(
    "text", ["", "match 3", 3, "match 4; score 0-0; game 1\nx", "match 3; score 0; game 1\nx"]
)
def test_a_text_that_holds_no_match_is_refused(text, long):
    with pytest.raises(GameError):
        Match.read(long, text)
