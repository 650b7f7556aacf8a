"""Laws of the game, held against any position: both colours, all rulesets."""

import copy

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nardi import Ruleset, explain, plays
from nardi.block import Block
from nardi.board import COLOURS, opponent, pips, turned
from nardi.files import load_ruleset, read_ruleset, ruleset_names
from nardi.position import read_position, write_position
from nardi.ruleset import overlaid
from nardi.side import pack
from tests.positions import any_query

# What no named ruleset says, so that every parameter is tried.
MADE_UP = {
    "circle": {"block-path": {"path": "circle"}},
    "at-the-end": {"block-six": {"tested": "turn-end"}},
    "own-home": {"block-six": {"where": "own-home", "forbidden": "always"}},
    "five-in-a-row": {"block-six": {"points": 5}, "block-passed": {"checkers": 3}},
    "half-doubles": {"doubles-four": {"moves": 2}},
    "two-from-the-head": {"head-limit": {"checkers": 2}},
}
LONG = read_ruleset("long")
RULESETS = {name: load_ruleset(name) for name in ruleset_names()}
RULESETS.update((name, Ruleset(overlaid(LONG, {"rules": MADE_UP[name]}))) for name in MADE_UP)

fast = settings(max_examples=60, suppress_health_check=list(HealthCheck))
rulesets = st.sampled_from(sorted(RULESETS))
queries = any_query()


def positions(answer):
    return {repr(play["after"]) for play in answer["plays"]}


def half_turn(query):
    """The same question with the board turned by half and the colours exchanged."""
    position = query["position"]
    sides = {
        opponent(colour): {str(turned(int(point))): n for point, n in position[colour].items()}
        for colour in COLOURS
    }
    return {**query, "position": sides, "turn": opponent(query["turn"])}


def shape(play):
    return [[turned(start), turned(landing)] for start, landing in play["hops"]]


@fast
@given(rulesets, queries)
def test_checkers_are_conserved(name, query):
    for play in plays(RULESETS[name], query)["plays"]:
        for colour in COLOURS:
            on_board = sum(play["after"][colour].values())
            assert 15 == on_board + play["after"]["off"][colour]


@fast
@given(rulesets, queries)
def test_the_opponent_does_not_move(name, query):
    other = opponent(query["turn"])
    for play in plays(RULESETS[name], query)["plays"]:
        assert query["position"][other] == play["after"][other]


@fast
@given(rulesets, queries)
def test_colours_are_symmetric(name, query):
    here, there = plays(RULESETS[name], query), plays(RULESETS[name], half_turn(query))
    assert here["dice_played"] == there["dice_played"]
    assert [play["hops"] for play in here["plays"]] == [shape(play) for play in there["plays"]]


@fast
@given(rulesets, queries)
def test_the_order_of_the_dice_is_irrelevant(name, query):
    swapped = {**query, "roll": query["roll"][::-1]}
    assert plays(RULESETS[name], query) == plays(RULESETS[name], swapped)


@fast
@given(rulesets, queries)
def test_no_play_uses_fewer_dice_except_one_that_bears_off_the_last(name, query):
    answer = plays(RULESETS[name], query)
    for play in answer["plays"]:
        if play["after"]["off"][query["turn"]] < 15:
            assert answer["dice_played"] == len(play["hops"])


@fast
@given(rulesets, queries)
def test_no_two_plays_come_to_the_same(name, query):
    answer = plays(RULESETS[name], query)
    assert len(answer["plays"]) == len(positions(answer))


@fast
@given(rulesets, queries, st.randoms(use_true_random=False))
def test_whatever_is_listed_is_legal_and_complete_in_any_lawful_order(name, query, rng):
    ruleset = RULESETS[name]
    listed = plays(ruleset, query)["plays"]
    for play in rng.sample(listed, min(3, len(listed))):
        assert complete(explain(ruleset, {**query, "moves": play["hops"]}))
        shuffled = rng.sample(play["hops"], len(play["hops"]))
        if lawful_hop_by_hop(ruleset, query, shuffled):
            assert complete(explain(ruleset, {**query, "moves": shuffled}))


def complete(answer):
    return (True, True, None, []) == tuple(
        answer[key] for key in ("legal", "complete", "owed", "refusals")
    )


WHOLE_TURN = {"play-both", "doubles-partial", "larger-die"}


def lawful_hop_by_hop(ruleset, query, hops):
    """True when no hop breaks a rule by itself, as the engine's own refusals have it.

    A listed play in such an order may be refused for no fault of the whole turn either.
    """
    try:
        refusals = explain(ruleset, {**query, "moves": hops})["refusals"]
    except ValueError:  # a hop before the one that brings its checker
        return False
    at_end = not ruleset.tests_every_hop
    return not {one["rule"] for one in refusals} - WHOLE_TURN - ({"block-six"} if at_end else set())


@fast
@given(rulesets, queries, st.randoms(use_true_random=False))
def test_whatever_is_not_listed_is_refused_or_incomplete(name, query, rng):
    ruleset = RULESETS[name]
    answer = plays(ruleset, query)
    listed = positions(answer)
    sides = read_position(query["position"])
    counts = sides[query["turn"]]
    moves = []
    for _ in range(rng.randint(0, 4)):
        held = [to_go for to_go in range(1, 25) if counts[to_go]]
        if not held:
            break
        start = rng.choice(held)
        landing = max(0, start - rng.choice(query["roll"]))
        moves.append([pips(query["turn"], start), pips(query["turn"], landing)])
        counts[start] -= 1
        counts[landing] += 1
    judged = explain(ruleset, {**query, "moves": moves})
    reached = repr(write_position(sides))
    if judged["complete"]:
        assert judged["legal"] and judged["owed"] is None and judged["refusals"] == []
        assert reached in listed or (not listed and not moves)
    elif judged["legal"]:
        assert judged["owed"] is not None and judged["refusals"] == []
    else:
        assert judged["refusals"] and judged["owed"] is None


@fast
@given(rulesets, queries)
def test_a_lawful_block_never_becomes_unlawful_later(name, query):
    """The opponent's checkers only ever go on, and so do those ahead of a run."""
    ruleset = RULESETS[name]
    colour = query["turn"]
    held = pack(read_position(query["position"])[opponent(colour)])[1]
    before = Block(ruleset, read_position(query["position"])[colour])
    for play in plays(ruleset, query)["plays"]:
        after = Block(ruleset, read_position(play["after"])[colour])
        assert before.bars(held) or not after.bars(held)


@fast
@given(queries)
def test_no_block_is_unlawful_once_an_opposing_checker_is_home(query):
    for colour in COLOURS:
        opposing = read_position(query["position"])[opponent(colour)]
        if any(opposing[:7]):
            free = Block(RULESETS["long"], opposing)
            own = read_position(query["position"])[colour]
            assert not free.bars(pack(own)[1])


@fast
@given(rulesets, any_query(("bearing off",)))
def test_a_bear_off_never_makes_a_block(name, query):
    ruleset = RULESETS[name]
    colour = query["turn"]
    sides = read_position(query["position"])
    block = Block(ruleset, sides[opponent(colour)])
    held = pack(sides[colour])[1]
    for to_go in range(1, 7):
        if sides[colour][to_go]:
            counts = list(sides[colour])
            counts[to_go] -= 1
            assert block.bars(held) or not block.bars(pack(counts)[1])


RELAXED = {
    "any block": {"block-six": {"forbidden": "never"}},
    "longer block": {"block-six": {"points": 7}},
    "only one's own home": {"block-six": {"where": "own-home"}},
    "tested at the end": {"block-six": {"tested": "turn-end"}},
    "more from the head": {
        "head-limit": {"checkers": 2},
        "head-first-turn": {"checkers": 3},
    },
    "no head rule": {"head-limit": {"checkers": "any"}, "head-first-turn": {"rolls": []}},
    "more exceptions": {"head-first-turn": {"rolls": ["1-1", "2-2", "3-3", "4-4", "5-5", "6-6"]}},
}


@pytest.mark.parametrize("relaxed", RELAXED)
@settings(fast, max_examples=25)
@given(query=queries)
def test_a_relaxed_parameter_never_lowers_dice_played_nor_removes_a_play(relaxed, query):
    loose = Ruleset(overlaid(LONG, {"rules": copy.deepcopy(RELAXED[relaxed])}))
    tight, free = plays(RULESETS["long"], query), plays(loose, query)
    assert tight["dice_played"] <= free["dice_played"]
    if tight["dice_played"] == free["dice_played"] and dice_of(tight) == dice_of(free):
        assert positions(tight) <= positions(free)


def dice_of(answer):
    """The pips of the one die played, `None` where more are."""
    if answer["dice_played"] != 1:
        return None
    start, landing = answer["plays"][0]["hops"][0]
    return (start - landing) % 24 if landing else "off"
