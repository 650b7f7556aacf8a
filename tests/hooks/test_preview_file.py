"""docs/previews.yaml names a scene for every page, and nothing else."""

import pytest

from hooks.preview_file import CHOOSER, FILE, previews
from hooks.project import read_project

WHOLE = "index: start\nlong: head-limit-refused\nchanges: start\nchooser: start\n"


def found(site) -> list[str]:
    project, faults = read_project(site.root)
    return [str(fault) for fault in faults + previews(project)]


def test_a_project_may_have_no_pictures(site):
    assert [] == found(site)


def test_every_page_has_its_scene(site):
    site.write(FILE, WHOLE)
    assert [] == found(site)
    assert "head-limit-refused" == read_project(site.root)[0].previews["long"].scene
    assert "start" == read_project(site.root)[0].previews[CHOOSER].scene


@pytest.mark.parametrize(
    "old, new, fault",
    [
        ("long: head-limit-refused\n", "", "1: page long has no scene"),
        ("chooser: start\n", "", "1: page chooser has no scene"),
        ("changes: start", "changes: begin", "3: changes: there is no scene begin"),
        ("index: start", "index: [start]", "1: index: ['start'] is no id of a scene"),
        ("chooser:", "home: start\nchooser:", "4: there is no page home"),
        (WHOLE, "start\n", "1: the file is 'start', not pages with their scenes"),
    ],
)
def test_what_is_wrong_is_named_where_it_stands(site, old, new, fault):
    site.write(FILE, WHOLE.replace(old, new))
    assert [f"{FILE}:{fault}"] == found(site)
