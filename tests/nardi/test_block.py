"""Blocks on masks: the quick test says what the plain search for runs says."""

from hypothesis import given, settings
from hypothesis import strategies as st

from nardi import Ruleset
from nardi.block import EVERY_POINT, POINT, Block
from nardi.files import read_ruleset
from nardi.ruleset import overlaid

quick = settings(max_examples=300)
masks = st.integers(0, EVERY_POINT)
places = st.lists(st.integers(0, 24), min_size=15, max_size=15)
rules = st.fixed_dictionaries(
    {
        "block-six": st.fixed_dictionaries(
            {
                "points": st.integers(2, 8),
                "forbidden": st.sampled_from(["unless-passed", "unless-home", "always", "never"]),
            }
        ),
        "block-passed": st.fixed_dictionaries({"checkers": st.integers(1, 15)}),
    }
)


def block(overlay, opposing):
    return Block(Ruleset(overlaid(read_ruleset("long"), {"rules": overlay})), opposing)


def side(places):
    return [places.count(to_go) for to_go in range(25)]


def held(points):
    return sum(POINT[to_go] for to_go in points)


def free(mask, opposing):
    """The mask without the points the opponent stands on, where no run can be."""
    return mask & ~held(to_go for to_go in range(1, 25) if opposing[to_go])


@quick
@given(rules, places, masks)
def test_the_quick_test_finds_what_the_search_for_runs_finds(overlay, places, mask):
    opposing = side(places)
    found = block(overlay, opposing)
    mask = free(mask, opposing)
    assert bool(found.unlawful(mask)) == found.bars(mask)


@quick
@given(rules, places, masks)
def test_the_points_that_could_close_a_block_are_those_of_unlawful_runs(overlay, places, mask):
    opposing = side(places)
    found = block(overlay, opposing)
    mask = free(mask, opposing)
    assert {to_go for run in found.unlawful(mask) for to_go in run} == {
        to_go for to_go in range(1, 25) if found.closing(mask) & POINT[to_go]
    }


def test_six_in_a_row_are_barred_until_one_checker_is_beyond():
    run = held(range(10, 16))
    assert block({}, side([24] * 15)).bars(run)
    assert block({}, side([24] * 14 + [16])).bars(run)
    assert not block({}, side([24] * 14 + [9])).bars(run)
    assert not block({}, side([24] * 14 + [0])).bars(run)
    assert not block({}, side([24] * 15)).bars(held(range(10, 15)))


def test_the_ends_of_the_route_join_on_the_circle_only():
    joined = held([1, 2, 3, 22, 23, 24])
    circle = {"block-path": {"path": "circle"}}
    opposing = side([12] * 15)
    assert not block({}, opposing).bars(joined)
    assert block(circle, opposing).bars(joined)
    assert [[3, 2, 1, 24, 23, 22]] == block(circle, opposing).unlawful(joined)
    assert not block(circle, side([12] * 14 + [0])).bars(joined)
