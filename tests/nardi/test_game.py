"""A game step by step: opening, turns, passing, end and result."""

from random import Random

import pytest

from nardi import Game
from nardi.errors import GameError, MoveError, NardiError, PlayError, RollError
from nardi.files import load_ruleset, ruleset_names


@pytest.fixture
def game(long):
    return Game(long, "white")


def test_the_larger_die_begins(long, colour):
    game = Game(long)
    game.begin(*((5, 2) if colour == "white" else (2, 5)))
    assert (colour, colour, None) == (game.starter, game.turn, game.roll)


def test_equal_dice_are_thrown_again(long):
    game = Game(long)
    game.begin(4, 4)
    assert (None, None, False) == (game.starter, game.turn, game.over)
    game.begin(1, 3)
    assert "black" == game.starter


def test_the_opening_dice_are_the_first_roll_where_the_ruleset_says_so():
    game = Game(load_ruleset("fnr-2026"))
    game.begin(2, 5)
    assert ("black", (5, 2)) == (game.turn, game.roll)


def test_players_alternate_and_the_exception_is_for_each_first_turn(game):
    for colour, play in (("white", "24/18 24/18"), ("black", "12/6 12/6")):
        assert colour == game.turn
        game.throw((6, 6))
        game.play(play)
    game.throw((6, 6))
    assert ["24/18"] == [play["notation"] for play in game.plays()["plays"]]


def test_a_play_may_name_every_hop_or_only_the_ends(game, long):
    for moves in ([[24, 21], [21, 18], [18, 15], [24, 21]], "24/21/18/15 24/21", "24/21 24/15"):
        game = Game(long, "white")
        game.throw((3, 3))
        game.play(moves)
        assert {"24": 13, "21": 1, "15": 1} == game.position["white"]


def test_moves_that_are_no_whole_play_change_nothing(game):
    game.throw((6, 6))
    before = game.text()
    with pytest.raises(PlayError, match="refused by head-limit") as error:
        game.play("24/18 24/18 24/18")
    assert ["head-limit"] == [one["rule"] for one in error.value.judged["refusals"]]
    with pytest.raises(PlayError, match="not a whole play: doubles-partial"):
        game.play("24/18")
    with pytest.raises(MoveError, match="no white checker on point 20"):
        game.play([[20, 14]])
    assert before == game.text()


def test_no_lawful_hop_is_a_pass(long):
    text = "white 24:15; black 18:15; starter white; turn white; roll 6-6; played 9"
    game = Game.read(long, text)
    game.play([])
    assert ("black", None, 10) == (game.turn, game.roll, game.played)


def test_the_last_checker_off_ends_the_game(long, colour):
    last = {"white": "2", "black": "14"}[colour]
    other = {"white": "black 13:15", "black": "white 1:15"}[colour]
    sides = [f"{colour} {last}:1", other]
    white, black = sorted(sides, reverse=True)
    text = f"{white}; {black}; starter white; turn {colour}; roll 6-2; played 40"
    game = Game.read(long, text)
    game.play(f"{last}/off")
    assert (True, None, {"winner": colour, "points": 2}) == (game.over, game.turn, game.result())
    with pytest.raises(GameError, match="the game is over"):
        game.throw((1, 2))


LAST = "white 2:1; black 14:1; starter white; turn white; roll 6-2; played 40"


def test_the_second_player_has_a_last_roll_where_there_is_one():
    game = Game.read(load_ruleset("mfsnb"), LAST)
    game.play("2/off")
    assert ("black", None) == (game.turn, game.result())
    assert game.text() == Game.read(game.ruleset, game.text()).text()
    game.throw((6, 5))
    game.play("14/off")
    assert {"winner": None, "points": 0} == game.result()


def test_a_last_roll_that_is_not_enough_is_a_loss():
    game = Game.read(load_ruleset("mfsnb"), LAST.replace("14:1", "18:1 17:1 16:1"))
    game.play("2/off")
    game.throw((6, 5))
    game.play("18/off 17/off")
    assert {"winner": "white", "points": 1} == game.result()


def test_the_starter_has_no_last_roll():
    text = "white 2:1; black 14:1; starter white; turn black; roll 6-2; played 41"
    game = Game.read(load_ruleset("mfsnb"), text)
    game.play("14/off")
    assert {"winner": "black", "points": 1} == game.result()


@pytest.mark.parametrize(
    "steps, message",
    [
        (lambda game: game.begin(1, 2), "white has begun already"),
        (lambda game: game.play([]), "no dice have been thrown"),
        (lambda game: (game.throw((1, 2)), game.throw((1, 2))), "white has thrown 2-1 already"),
    ],
)
def test_a_step_out_of_turn_is_an_error(steps, message, game):
    with pytest.raises(GameError, match=message):
        steps(game)


def test_nobody_throws_before_the_opening(long):
    with pytest.raises(GameError, match="nobody has begun"):
        Game(long).throw((1, 2))
    with pytest.raises(RollError):
        Game(long).begin(0, 3)


@pytest.mark.parametrize("name", ruleset_names())
def test_every_state_of_a_game_is_read_back_from_its_text(name):
    rng, ruleset = Random(name), load_ruleset(name)
    game = Game(ruleset)
    while not game.over:
        assert game.text() == Game.read(ruleset, game.text()).text()
        if game.starter is None:
            game.begin(rng.randint(1, 6), rng.randint(1, 6))
        elif game.roll is None:
            game.throw((rng.randint(1, 6), rng.randint(1, 6)))
        else:
            listed = game.plays()["plays"]
            play = rng.choice(listed) if listed else {"hops": [], "after": game.position}
            game.play(play["hops"])
            assert play["after"] == game.position
    assert game.text() == Game.read(ruleset, game.text()).text()


GOOD = "white 24:15; black 12:15; starter white; turn white; roll none; played 0"


@pytest.mark.parametrize(
    "old, new",
    [
        ("white 24:15", "white 24:16"),
        ("white 24:15", "white 24"),
        ("white 24:15", "white 24:14 24:1"),
        ("white 24:15", "white 12:15"),
        ("white 24:15", "white none"),
        ("starter white", "starter red"),
        ("starter white", "starter nobody"),
        ("turn white", "turn nobody"),
        ("roll none", "roll 7-1"),
        ("roll none", "roll 66"),
        ("played 0", "played -1"),
        ("played 0", "played ²"),
        ("white 24:15", "white 24:²"),
        ("played 0", "played 9999999"),
        ("; played 0", ""),
        ("black", "pink"),
    ],
)
def test_a_text_that_holds_no_game_is_refused(old, new, long):
    assert GOOD == Game.read(long, GOOD).text()
    with pytest.raises(NardiError):
        Game.read(long, GOOD.replace(old, new, 1))


def test_a_game_is_no_number(long):
    with pytest.raises(GameError):
        Game.read(long, 3)
    with pytest.raises(GameError):
        Game(long, "red")
