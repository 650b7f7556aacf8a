"""`rules.json` tells the game site where each rule stands in each language."""

import json

from hooks.accept import main
from hooks.checks import load_project
from hooks.manifest import manifest, written
from hooks.render import Renderer


def made(site) -> dict:
    project = load_project(site.root)
    return manifest(project, Renderer(project), "https://rules.example/nardi/")


def test_it_names_its_format_and_the_ruleset(site):
    data = made(site)
    assert ["format", "ruleset", "rules"] == list(data)
    assert 1 == data["format"]
    assert {"id": "long", "version": "1.0"} == data["ruleset"]


def test_it_holds_every_rule_of_the_engine_and_of_the_pages_and_no_other(site):
    assert set(load_project(site.root).kinds) == set(made(site)["rules"])


def test_a_rule_has_its_kind_and_a_title_and_address_in_each_language(site):
    site.replace("docs/ka/long.md", "## The head", "## *{{ setup.checkers | words }}*")
    main(["ka", "setup", "--root", str(site.root)])
    rule = made(site)["rules"]["head-limit"]
    assert ["kind", "hy", "az", "ka", "kk"] == list(rule)
    assert "rule" == rule["kind"]
    assert {
        "title": "თხუთმეტი",
        "url": "https://rules.example/nardi/ka/long/#head-limit",
    } == rule["ka"]


def test_where_no_heading_is_the_anchor_the_given_title_stands(site):
    assert "Title of mars" == made(site)["rules"]["mars"]["kk"]["title"]


def test_it_is_written_as_json_in_letters_a_person_reads(site):
    data = made(site)
    assert data == json.loads(written(data))
    assert "\\u" not in written(data)
