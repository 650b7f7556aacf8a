"""The drawing: one named picture that stands alone and is the same every time."""

import xml.etree.ElementTree as ET

import pytest

from diagrams.describe import name as named
from diagrams.draw import draw
from diagrams.grammar import LANGUAGES
from diagrams.layout import wide

SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {SVG + tag for tag in ("rect", "circle", "line", "path", "polygon")}


@pytest.fixture(scope="module")
def drawn(scenes, ruleset, words):
    """Every scene, in Armenian and from White's side, as a parsed tree."""
    return {
        name: ET.fromstring(draw(scene, ruleset, words["hy"]))
        for name, scene in scenes.scenes.items()
    }


def find(tree, name):
    """The elements of class `b-<name>`."""
    return [e for e in tree.iter() if f"b-{name}" in (e.get("class") or "").split()]


def corner(die):
    """Where a die stands: the group carries its place, its shapes begin at 0, 0."""
    return [float(part) for part in die.get("transform")[len("translate(") : -1].split()]


def texts(tree):
    return ["".join(e.itertext()) for e in tree.iter(SVG + "text")]


def test_a_board_is_one_picture_with_a_name(drawn, scenes, words):
    for name, tree in drawn.items():
        assert SVG + "svg" == tree.tag
        assert "img" == tree.get("role")
        assert named(scenes.scenes[name], words["hy"]) == tree.get("aria-label")
        assert "hy" == tree.get("lang")


def test_every_shape_carries_a_real_colour(drawn):
    for name, tree in drawn.items():
        for shape in (e for e in tree.iter() if e.tag in SHAPES):
            fill, stroke = shape.get("fill"), shape.get("stroke")
            assert fill is not None, (name, ET.tostring(shape))
            assert fill != "none" or stroke, (name, ET.tostring(shape))
            for colour in (fill, stroke):
                assert colour in (None, "none") or colour.startswith("#")


def test_no_id_is_in_a_drawing_so_that_a_page_can_hold_many(drawn):
    assert [] == [name for name, tree in drawn.items() if any(e.get("id") for e in tree.iter())]


def test_each_point_has_a_group_with_its_checkers(drawn, scenes):
    for name, tree in drawn.items():
        points = {int(g.get("data-point")): g for g in find(tree, "point")}
        assert set(range(1, 25)) == set(points)
        position = scenes.scenes[name].position
        for point, group in points.items():
            count = sum(position[c].get(str(point), 0) for c in ("white", "black"))
            assert (count > 0) == (len(list(group)) > 0), (name, point)
            counts = [str(count)] if count > 5 else []
            assert counts == texts(group), (name, point)


def test_two_drawings_of_a_scene_are_the_same_text(scenes, ruleset, words):
    for name in ("block-corner", "first-turn-33", "win-single"):
        once, again = (draw(scenes.scenes[name], ruleset, words["ka"]) for _ in range(2))
        assert once == again


def test_from_blacks_side_the_numbers_stand_upright_and_half_a_turn_away(
    scenes, ruleset, words, drawn
):
    scene = scenes.scenes["block-corner"]
    turned = ET.fromstring(draw(scene, ruleset, words["hy"], view="black"))
    width = float(drawn["block-corner"].get("viewBox").split()[2])
    there = _numbers(drawn["block-corner"])
    here = _numbers(turned)
    for point in range(1, 25):
        assert pytest.approx(width) == there[point][0] + here[point][0]
        assert (there[point][1] > there[25 - point][1]) == (here[point][1] < here[25 - point][1])
    plain = [t for t in turned.iter(SVG + "text") if t.get("data-number")]
    assert not any(t.get("transform") for t in plain)
    assert "black" == turned.get("data-view")
    assert named(scene, words["hy"], view="black") == turned.get("aria-label")


def test_each_word_stands_alone_in_a_group_which_every_browser_can_turn_about_its_middle(drawn):
    for name, tree in drawn.items():
        alone = [list(group) for group in find(tree, "word")]
        assert [[text] for text in tree.iter(SVG + "text")] == alone, name


def _numbers(tree):
    return {
        int(t.get("data-number")): (float(t.get("x")), float(t.get("y")))
        for t in tree.iter(SVG + "text")
        if t.get("data-number")
    }


def test_numbers_and_words_are_large_enough_on_a_phone(drawn):
    for name, tree in drawn.items():
        sizes = [float(e.get("font-size")) for e in tree.iter() if e.get("font-size")]
        width = float(tree.get("viewBox").split()[2])
        assert min(sizes) * 352 / width >= 10, name


def test_refused_and_legal_hops_differ_by_shape(drawn):
    refused = [
        arrow
        for arrow in find(drawn["head-limit-refused"], "arrow")
        if arrow.get("data-kind") == "refused"
    ]
    legal = [
        arrow
        for arrow in find(drawn["head-limit-refused"], "arrow")
        if arrow.get("data-kind") == "legal"
    ]
    assert 1 == len(refused) == len(legal)
    assert any(e.get("stroke-dasharray") for e in refused[0])
    assert not any(e.get("stroke-dasharray") for e in legal[0])
    assert [2] == [len(g.findall(SVG + "line")) for g in refused]  # the cross
    assert [1] == [len(g.findall(SVG + "polygon")) for g in legal]  # the head


def test_white_and_black_checkers_differ_by_shape(drawn):
    points = {g.get("data-point"): g for g in find(drawn["landing-open"], "point")}
    assert 2 == len(points["19"].findall(SVG + "circle"))
    assert 3 == len(points["5"].findall(SVG + "circle"))  # with a light heart


def test_dice_and_words_of_the_rail_are_clear_of_the_field(drawn):
    for name, tree in drawn.items():
        top = min(y for _, y in _numbers(tree).values())
        for die in find(tree, "die"):
            for shape in die.iter(SVG + "rect"):
                assert corner(die)[1] + float(shape.get("height")) < top - 20, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_rail_end_before_the_dice(scenes, ruleset, words, language):
    for name in ("first-turn-44", "second-player-44", "no-move", "mars", "bear-off-home"):
        tree = ET.fromstring(draw(scenes.scenes[name], ruleset, words[language]))
        for rail in find(tree, "rail"):
            (says,) = rail.iter(SVG + "text")
            end = float(says.get("x")) + wide(says.text, float(says.get("font-size")))
            dice = [corner(die)[0] for die in find(rail, "die")]
            assert end <= min(dice, default=float(tree.get("viewBox").split()[2])), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_on_the_board_are_in_the_readers_language(scenes, ruleset, words, language):
    board = words[language].strings["board"]
    tree = ET.fromstring(draw(scenes.scenes["block-six"], ruleset, words[language]))
    said = [text for text in texts(tree) if not text.isdigit()]
    expected = [
        "label-head", "label-white-home", "label-head", "label-black-home",
        "label-nobody-ahead", "white-to-move",
    ]  # fmt: skip
    assert sorted(board[key] for key in expected) == sorted(said)


def test_evidence_stands_out_by_frame_and_weight(drawn):
    tree = drawn["block-six"]
    bold = {
        int(t.get("data-number"))
        for t in tree.iter(SVG + "text")
        if t.get("data-number") and t.get("font-weight") == "bold"
    }
    assert {17, 18, 19, 20, 21, 22} == bold
    (frames,) = find(tree, "evidence")
    assert 2 == len(frames.findall(SVG + "rect"))  # on either side of the bar


def test_a_tray_shows_each_borne_off_checker_and_their_count(drawn):
    trays = {g.get("data-tray"): g for g in find(drawn["win-single"], "tray")}
    assert {"white", "black"} == set(trays)
    assert "15" in texts(trays["white"]) and "6" in texts(trays["black"])
    assert 1 + 15 == len(list(trays["white"].iter(SVG + "rect")))
    assert 1 + 6 == len(list(trays["black"].iter(SVG + "rect")))


def test_the_route_is_one_line_with_a_direction(drawn):
    for name in ("route-white", "route-black"):
        (route,) = find(drawn[name], "route")
        assert 1 == len(route.findall(SVG + "polygon"))
    assert [] == find(drawn["start"], "route")
