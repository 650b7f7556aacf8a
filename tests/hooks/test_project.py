"""A project is read whole: what one file lacks does not hide the faults of another."""

from hooks.project import read_project


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
