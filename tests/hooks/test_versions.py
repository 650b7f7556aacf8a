"""A version names its parameters for good: changed ones are refused under an old version."""

from hooks.checks import check_project
from hooks.project import read_project
from hooks.versions import digest, main, versions
from nardi.files import load_ruleset

LONG = "nardi/rulesets/long.yaml"
VERSIONS = "nardi/rulesets/versions.yaml"
OVERLAY = """\
id: strict
version: "1.0"
date: 2026-11-30
base: long
rules:
  block-six:
    forbidden: always
"""


def found(site) -> list[str]:
    return [str(fault) for fault in versions(read_project(site.root)[0])]


def record(site) -> int:
    return main(["--root", str(site.root)])


def raise_version(site) -> None:
    site.replace(LONG, 'version: "1.0"', 'version: "1.1"')
    site.replace(LONG, "date: 2026-11-30", "date: 2026-12-24")


def test_other_parameters_under_an_unchanged_version_are_refused(site):
    site.replace(LONG, "checkers: 1 ", "checkers: 2 ")
    refused = (
        f"{LONG}:{site.line(LONG, 'version:')}: long 1.0 has other parameters than it was "
        "recorded with: raise version and date"
    )
    assert [refused] == found(site)
    assert 0 == record(site)  # which does not make it right
    assert [refused] == found(site)


def test_a_raised_version_is_recorded_once_beside_the_old(site, capsys):
    site.replace(LONG, "checkers: 1 ", "checkers: 2 ")
    raise_version(site)
    line = site.line(LONG, "version:")
    assert [f"{LONG}:{line}: long 1.1 is not recorded: make version"] == found(site)
    assert 0 == record(site)
    assert "long 1.1\n" == capsys.readouterr().out
    assert [] == found(site)
    assert ["1.0", "1.1"] == list(read_project(site.root)[0].versions["long"])
    assert 0 == record(site)
    assert "no new version\n" == capsys.readouterr().out


def test_a_date_belongs_to_its_version(site):
    site.replace(LONG, "date: 2026-11-30", "date: 2026-12-24")
    assert [
        f"{LONG}:{site.line(LONG, 'version:')}: long 1.0 is dated 2026-12-24, "
        "and was recorded with 2026-11-30"
    ] == found(site)


def test_a_falsified_digest_is_found(site):
    site.replace(VERSIONS, "digest: ", "digest: 0")
    assert 1 == len(found(site))


def test_the_order_and_the_comments_of_a_file_do_not_matter(site):
    before = digest(load_ruleset(site.root / LONG))
    site.replace(LONG, "    points: 1\n", "")
    site.replace(LONG, "  win:\n    kind", "  win:  # by one\n    points: 1\n    kind")
    assert before == digest(load_ruleset(site.root / LONG))
    assert [] == found(site)


def test_an_overlay_has_its_versions_over_those_of_its_base(site, capsys):
    site.write("nardi/rulesets/strict.yaml", OVERLAY)
    assert 0 == record(site)
    assert "strict 1.0 over long 1.0\n" == capsys.readouterr().out
    site.replace(LONG, "checkers: 1 ", "checkers: 2 ")
    assert [LONG] == [text.split(":")[0] for text in found(site)]  # it is mended with its base
    raise_version(site)
    assert 0 == record(site)
    assert "long 1.1\nstrict 1.0 over long 1.1\n" == capsys.readouterr().out
    assert [] == found(site)


def test_the_faults_of_every_ruleset_are_found(site):
    site.write("nardi/rulesets/strict.yaml", OVERLAY.replace("always", "sometimes"))
    site.write("nardi/rulesets/lost.yaml", OVERLAY.replace("base: long", "base: lang"))
    assert {"nardi/rulesets/strict.yaml", "nardi/rulesets/lost.yaml"} == {
        text.split(":")[0] for text in found(site)
    }


def test_an_entry_out_of_form_is_named_with_its_line(site):
    site.replace(VERSIONS, "    date: 2026-11-30\n", "")
    line = site.line(VERSIONS, '"1.0":')
    assert f"{VERSIONS}:{line}: long 1.0 is no date and digest" in [
        str(fault) for fault in check_project(site.root)[1]
    ]


def test_an_overlay_lies_over_a_ruleset_that_lies_over_none(site):
    site.write("nardi/rulesets/strict.yaml", OVERLAY)
    site.write("nardi/rulesets/wrong.yaml", OVERLAY.replace("base: long", "base: strict"))
    site.write("nardi/rulesets/wronger.yaml", OVERLAY.replace("base: long", "base: [long]"))
    record(site)
    faults = [fault for fault in found(site) if "to lie over" in fault]
    assert {"nardi/rulesets/wrong.yaml:4", "nardi/rulesets/wronger.yaml:4"} == {
        fault.split(": ")[0] for fault in faults
    }


def test_faults_of_a_base_are_not_those_of_what_lies_over_it(site):
    site.write("nardi/rulesets/strict.yaml", OVERLAY)
    for text in ("- 1\n", "id: long\n", "rules: []\n", "id: [long\n"):
        site.write(LONG, text)
        assert {LONG} == {fault.split(":")[0] for fault in found(site)}


def test_a_record_of_another_form_is_named_and_never_written_over(site):
    for text in ("- 1\n", "long: 3\n"):
        site.write(VERSIONS, text)
        assert 1 == record(site)
        assert text == site.read(VERSIONS)
