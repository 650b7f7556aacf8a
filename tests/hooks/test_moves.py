"""What moved leaves an empty element, or a page that carries the reader and the fragment over."""

import pytest

from hooks.moves import Moves, keep_anchors, keep_pages, moves
from hooks.project import read_project

FILE = "docs/moves.yaml"


def found(site) -> list[str]:
    project, faults = read_project(site.root)
    return [str(fault) for fault in faults + moves(project)]


@pytest.mark.parametrize(
    "html, kept",
    [
        ('<h2 id="new">New</h2>', '<h2 id="new"><span id="old"></span>New</h2>'),
        ('<p class="a" id="new">x', '<p class="a" id="new"><span id="old"></span>x'),
        ('<h2 id="newer">', '<h2 id="newer">'),
    ],
)
def test_a_former_anchor_is_an_empty_element_in_the_present_one(html, kept):
    assert kept == keep_anchors(Moves(anchors={"long": {"old": "new"}}), "long", html)


def test_several_former_anchors_stand_together():
    known = Moves(anchors={"long": {"a": "new", "b": "new"}})
    assert '<p id="new"><span id="a"></span><span id="b"></span>x' == keep_anchors(
        known, "long", '<p id="new">x'
    )


def test_the_former_anchors_of_another_page_are_not_put_in(site):
    assert '<p id="new">' == keep_anchors(
        Moves(anchors={"long": {"old": "new"}}), "index", '<p id="new">'
    )


def test_a_former_page_leads_on_with_and_without_a_script(site, tmp_path):
    site.write(FILE, "pages: {rules: long}\nanchors: {rules: {head-rule: head-limit}}\n")
    assert [] == found(site)
    keep_pages(read_project(site.root)[0], tmp_path / "built")
    html = (tmp_path / "built/ka/rules/index.html").read_text(encoding="utf-8")
    assert '<html lang="ka">' in html
    assert '<a href="../long/">Nardi</a>' in html
    assert '<link rel="canonical" href="https://rules.example/nardi/ka/long/">' in html
    assert 'moved = {"head-rule": "head-limit"}' in html
    assert 'location.replace("../long/" + location.search + (id && "#"' in html


@pytest.mark.parametrize(
    "text, said",
    [
        ("pages: {long: index}", "page long is still there: docs/hy/long.md"),
        ("pages: {old: lang}", "hy: there is no page lang in the place of old"),
        ("anchors: {long: {mars: win}}", "anchor mars is still there: docs/hy/long.md:"),
        ("anchors: {long: {marz: maars}}", "hy: long has no anchor maars in the place of marz"),
        ("anchors: {long: [a]}", "the file holds pages: {old: new}"),
        ("pages: [a]", "the file holds pages: {old: new}"),
        ("page: {a: b}", "the file holds pages: {old: new}"),
    ],
)
def test_a_move_leads_from_what_is_gone_to_what_is_there(site, text, said):
    site.write(FILE, f"{text}\n")
    assert f"{FILE}:1: {said}" in found(site)[0]


def test_without_the_file_nothing_has_moved(site):
    assert not (site.root / FILE).exists()
    assert Moves() == read_project(site.root)[0].moves
