"""A scene can be had as a file of its own; the README's picture is such a file."""

import xml.etree.ElementTree as ElementTree
from pathlib import Path

from diagrams.__main__ import main

ROOT = Path(__file__).parents[2]


def test_a_scene_is_printed_as_an_svg_in_the_language_asked_for(capsys):
    assert 0 == main(["start", "--in", "kk", "--view", "black"])
    svg = ElementTree.fromstring(capsys.readouterr().out)
    assert ("kk", "black") == (svg.get("lang"), svg.get("data-view"))


def test_an_unknown_scene_is_named(capsys):
    assert 1 == main(["no-such-scene"])
    assert "'no-such-scene'" in capsys.readouterr().err


def test_the_picture_of_the_readme_is_the_scene_as_it_is_drawn_today(capsys):
    main(["one-checker-over-5", "--in", "ka"])
    assert capsys.readouterr().out == (ROOT / "diagrams" / "readme.svg").read_text("utf-8")
