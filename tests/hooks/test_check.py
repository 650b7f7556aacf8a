"""`make check` prints every fault and fails when there is one."""

import json

from hooks.check import main


def test_a_sound_site_gives_0_and_no_fault(site, capsys):
    assert 0 == main(["--root", str(site.root)])
    printed = capsys.readouterr()
    assert "" == printed.out
    assert "12 pages, 3 scenes, 54 rules: no faults\n" == printed.err


def test_faults_are_printed_one_a_line_and_give_1(site, capsys):
    site.replace("docs/az/long.md", "{ #mars data", "{ #marz data")
    assert 1 == main(["--root", str(site.root)])
    printed = capsys.readouterr()
    lines = printed.out.splitlines()
    assert "docs/az/long.md:1: no anchor for rule 'mars'" in lines
    assert f"12 pages, 3 scenes, 54 rules: {len(lines)} faults\n" == printed.err


def test_a_program_reads_the_same_faults_as_json(site, capsys):
    site.replace("docs/addresses.txt", "long/#mars\n", "")
    assert 1 == main(["--root", str(site.root), "--json"])
    assert {
        "faults": [
            {
                "file": "docs/hy/long.md",
                "line": site.line("docs/hy/long.md", "#mars"),
                "message": "address long/#mars is not promised yet: make addresses",
            }
        ],
        "owed": [],
    } == json.loads(capsys.readouterr().out)


def test_a_program_reads_which_sections_are_owed_a_review_and_why(site, capsys):
    site.replace("docs/kk/reviews.txt", "head-limit.checkers: 1", "head-limit.checkers: 2")
    assert 1 == main(["--root", str(site.root), "--json"])
    change = {"rule": "head-limit", "key": "head-limit.checkers", "then": "2", "now": "1"}
    owed = json.loads(capsys.readouterr().out)["owed"]
    assert {
        "language": "kk",
        "file": "docs/kk/index.md",
        "line": site.line("docs/kk/index.md", "# Nardi"),
        "section": "nardi",
        "changes": [change],
    } == owed[0]
