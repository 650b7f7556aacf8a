"""A project is read whole: what one file lacks does not hide the faults of another."""

import pytest

from diagrams.grammar import load_grammar
from hooks.checks import check_project
from hooks.project import read_project
from nardi.faults import Faults


def test_the_small_site_is_read_without_a_fault(site):
    project, faults = read_project(site.root)
    assert [] == faults
    assert ["hy", "az", "ka", "kk"] == list(project.languages)
    assert ["start", "head-limit-refused", "head-limit-one"] == list(project.scenes.scenes)


def test_rules_of_the_engine_come_first_and_those_of_the_pages_last(site):
    project, _ = read_project(site.root)
    kinds = list(project.kinds.values())
    assert "rule" == project.kinds["head-limit"]
    assert "derived" == project.kinds["doubles-odds"]
    assert ["page"] * 6 == kinds[-6:]
    assert "page" not in kinds[:-6]


def test_facts_are_those_of_the_engine_and_of_the_pages(site):
    project, _ = read_project(site.root)
    assert {"checkers": 1} == project.facts["head-limit"]
    assert {"koks_points": 3} == project.facts["vs-short-nardi"]


def test_the_engine_judges_every_scene(site):
    project, _ = read_project(site.root)
    assert {"start", "head-limit-refused", "head-limit-one"} == {
        scene for scene, verdict in project.verdicts.items() if verdict.confirmed
    }


def test_files_are_named_from_the_folder_of_the_project(site):
    site.write("docs/ka/long.md", "# A\n")
    assert {"docs/ka/long.md"} == {fault.file for fault in read_project(site.root)[1]}


def test_another_ruleset_can_be_tried_in_its_place(site):
    other = site.read("nardi/rulesets/long.yaml")
    site.write("other.yaml", other.replace("checkers: 1 ", "checkers: 2 ", 1))
    project, _ = read_project(site.root, "other.yaml")
    assert {"checkers": 2} == project.facts["head-limit"]


def test_a_ruleset_that_cannot_be_read_leaves_the_pages_readable(site):
    site.write("nardi/rulesets/long.yaml", "id: [long\n")
    project, faults = read_project(site.root)
    assert ["nardi/rulesets/long.yaml"] == [fault.file for fault in faults]
    assert ["changes", "index", "long"] == list(project.languages["kk"].pages)


@pytest.mark.parametrize(
    ("file", "text", "fault"),
    [
        ("docs/az/long.md", b"# \xff", "1: is not UTF-8"),
        ("diagrams/scenes/small.yaml", b"scenes:\n- \xff\n", "2: is not UTF-8"),
        ("docs/addresses.txt", b"long/\n\xff", "2: is not UTF-8"),
        ("docs/az/words.txt", b"a\n\xff", "2: is not UTF-8"),
        ("mkdocs.yml", b"\xff", "1: is not UTF-8"),
        ("docs/az/strings.yaml", b"", "1: is None, not a mapping of sections with their strings"),
        ("docs/az/strings.yaml", b"- 1", "1: is [1], not a mapping of sections with their strings"),
        ("nardi/rulesets/long.yaml", b"- 1\n", "1: a ruleset is a mapping, not [1]"),
        ("nardi/rulesets/long.yaml", b"rules: [1]", "1: rules must be a mapping, not [1]"),
    ],
)
def test_a_file_of_the_wrong_kind_is_a_fault_of_that_file(site, file, text, fault):
    (site.root / file).write_bytes(text)
    assert f"{file}:{fault}" in [str(found) for found in check_project(site.root)[1]]


def test_a_byte_order_mark_is_no_part_of_a_page(site):
    page = site.read("docs/az/long.md")
    (site.root / "docs/az/long.md").write_text(page, encoding="utf-8-sig")
    assert [] == check_project(site.root)[1]


def test_a_grammar_that_cannot_be_read_is_named(tmp_path, monkeypatch):
    (tmp_path / "az.json").write_text("{\n", encoding="utf-8")
    monkeypatch.setattr("diagrams.grammar.DATA", tmp_path)
    with pytest.raises(Faults, match="diagrams/grammars/az.json:2: is no JSON"):
        load_grammar("az")
    (tmp_path / "az.json").write_text("{}", encoding="utf-8")
    with pytest.raises(Faults, match="diagrams/grammars/az.json:1: holds no mappings"):
        load_grammar("az")
