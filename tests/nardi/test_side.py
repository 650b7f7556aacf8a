"""A side in two ints."""

from hypothesis import given
from hypothesis import strategies as st

from nardi.side import (
    ALL_OFF,
    BIT,
    ahead,
    behind,
    borne_off_from,
    furthest,
    moved,
    pack,
    unpack,
)

counts = st.lists(st.integers(0, 24), min_size=15, max_size=15).map(
    lambda places: [places.count(to_go) for to_go in range(25)]
)


def mask(*points):
    return sum(BIT[to_go] for to_go in points)


@given(counts)
def test_a_side_unpacks_to_what_was_packed(given_counts):
    side, occupied = pack(given_counts)
    assert given_counts == unpack(side)
    assert mask(*(to_go for to_go in range(1, 25) if given_counts[to_go])) == occupied


@given(counts, st.integers(1, 24), st.integers(0, 24))
def test_a_move_takes_one_checker_from_one_point_to_another(given_counts, start, landing):
    if not given_counts[start]:
        return
    expected = list(given_counts)
    expected[start] -= 1
    expected[landing] += 1
    assert pack(expected) == moved(*pack(given_counts), (start, landing))


def test_the_mask_is_laid_along_the_opponents_route():
    # the opponent comes from 12 down to 1, then from 24 down to 13
    way = [BIT[to_go] for to_go in (*range(12, 0, -1), *range(24, 12, -1))]
    assert [1 << bit for bit in range(23, -1, -1)] == way


def test_points_ahead_and_behind_go_round_the_board():
    assert mask(21, 10) == ahead(mask(24, 13), 3)
    assert mask(24, 13) == behind(mask(21, 10), 3)
    assert mask(22) == ahead(mask(1), 3)


def test_the_furthest_checker_is_the_one_with_most_to_go():
    assert 20 == furthest(pack([0] * 20 + [1] + [0] * 4)[0])
    assert 0 == furthest(ALL_OFF)


def test_a_die_bears_off_from_its_own_point_or_from_the_furthest_nearer_one():
    assert mask(4) == borne_off_from(mask(6, 4, 1), 4)
    assert mask(3) == borne_off_from(mask(3, 1), 4)
    assert 0 == borne_off_from(mask(6, 3), 4)
    assert 0 == borne_off_from(0, 4)
