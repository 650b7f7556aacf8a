"""What the board of a scene shows: arrows, ghosts, dice, evidence."""

from diagrams.sketch import INSTEAD, LEGAL, REFUSED, Spot


def dice(shown, name):
    return [(die.face, die.state) for die in shown[name][2].dice]


def arrows(shown, name):
    return [(a.start.point, a.end.point, a.kind, a.lanes) for a in shown[name][2].arrows]


def test_checkers_of_one_stack_that_make_the_same_hop_go_in_lanes(shown):
    expected = [(24, 20, LEGAL, 2), (20, 16, LEGAL, 2)]
    assert expected == arrows(shown, "first-turn-44")


def test_the_position_is_the_one_before_the_play(shown):
    assert {"24": 15} == shown["first-turn-44"][2].position["white"]


def test_a_ghost_stands_on_every_stop_and_every_landing(shown):
    ghosts = [(ghost.spot, ghost.stops) for ghost in shown["first-turn-44"][2].ghosts]
    expected = [(Spot(20, 0), True), (Spot(16, 0), False), (Spot(16, 1), False)]
    assert expected == ghosts


def test_the_checkers_that_move_are_the_top_ones(shown):
    assert {Spot(24, 14): LEGAL, Spot(24, 13): LEGAL} == shown["first-turn-44"][2].movers


def test_a_second_play_adds_only_the_hops_in_which_it_differs(shown):
    expected = [(24, 21, LEGAL, 2), (21, 18, LEGAL, 2), (18, 15, INSTEAD, 1)]
    assert expected == arrows(shown, "first-turn-33")


def test_a_refused_hop_ends_the_play_and_has_no_ghost(shown):
    assert [(24, 18, LEGAL, 1), (24, 20, REFUSED, 1)] == arrows(shown, "head-limit-refused")
    assert [18] == [ghost.spot.point for ghost in shown["head-limit-refused"][2].ghosts]


def test_the_play_that_was_owed_is_shown_beside_the_refused_hop(shown):
    expected = [(19, 14, REFUSED, 1), (19, 13, INSTEAD, 1)]
    assert expected == arrows(shown, "larger-die-refused")


def test_where_nothing_can_be_played_the_closed_points_are_shown(shown):
    assert [(19, 13, REFUSED, 1), (19, 14, REFUSED, 1)] == arrows(shown, "no-move")
    assert (13, 14) == shown["no-move"][2].evidence.framed


def test_both_held_stops_are_shown(shown):
    assert {9, 11} == set(shown["both-stops-held"][2].evidence.framed)


def test_a_double_shows_four_dice_and_those_that_cannot_be_played_are_lost(shown):
    assert [(6, "played")] * 2 + [(6, "lost")] * 2 == dice(shown, "first-turn-66")
    assert [(4, "played")] * 4 == dice(shown, "double-44")


def test_a_die_that_waits_is_neither_played_nor_lost(shown):
    assert [(6, "played"), (1, "open")] == dice(shown, "landing-open")


def test_dice_of_a_lost_turn_are_lost(shown):
    assert [(6, "lost"), (5, "lost")] == dice(shown, "no-move")
    assert [(6, "lost"), (5, "played")] == dice(shown, "one-die")


def test_a_hop_refused_for_wasting_a_die_plays_its_own_and_loses_the_other(shown):
    assert [(6, "played"), (5, "lost")] == dice(shown, "both-dice-refused")


def test_a_refused_block_frames_the_run_and_marks_the_place_ahead(shown):
    found = shown["block-six"][2].evidence
    assert {22, 21, 20, 19, 18, 17} == set(found.framed)
    assert 16 == found.missing


def test_the_corner_block_is_framed_as_the_opponent_meets_it(shown):
    found = shown["block-corner"][2].evidence
    assert (3, 2, 1, 24, 23, 22) == found.framed
    assert 21 == found.missing


def test_the_checker_that_has_passed_a_block_is_marked(shown):
    assert (14,) == shown["block-six-passed"][2].evidence.passed
    assert (18,) == shown["block-corner-passed"][2].evidence.passed
    assert () == shown["block-five"][2].evidence.passed


def test_a_harmless_run_is_framed_by_its_numbers(shown):
    assert {10, 11, 12, 13, 14, 15} == set(shown["white-run-12-13"][2].evidence.framed)
    assert {3, 2, 1, 24, 23, 22} <= set(shown["black-run-1-24"][2].evidence.framed)


def test_the_verdict_is_given_where_a_play_is_claimed(shown):
    assert shown["block-five"][2].allowed is True
    assert shown["block-six"][2].allowed is False
    assert shown["start"][2].allowed is shown["no-move"][2].allowed is None


def test_a_tray_stands_where_checkers_are_off_or_may_go_off(shown):
    assert {"white"} == shown["bear-off-home"][2].trays
    assert {"black"} == shown["bear-off-exact-black"][2].trays
    assert {"white", "black"} == shown["win-single"][2].trays
    assert frozenset() == shown["start"][2].trays
