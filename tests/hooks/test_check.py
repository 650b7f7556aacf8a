"""`make check` prints every fault and fails when there is one."""

import json

from hooks.check import main


def test_a_sound_site_gives_0_and_no_fault(site, capsys):
    assert 0 == main(["--root", str(site.root)])
    printed = capsys.readouterr()
    assert "" == printed.out
    assert "8 pages, 3 scenes, 54 rules: no faults\n" == printed.err


def test_faults_are_printed_one_a_line_and_give_1(site, capsys):
    site.replace("docs/az/long.md", "head_limit.checkers", "head_limit.checker")
    site.replace("docs/kk/long.md", "#setup", "#settup")
    assert 1 == main(["--root", str(site.root)])
    assert ["docs/az/long.md", "docs/kk/long.md"] == [
        line.split(":")[0] for line in capsys.readouterr().out.splitlines()
    ]


def test_a_program_reads_the_same_faults_as_json(site, capsys):
    site.replace("docs/kk/long.md", "(#setup)", "(#settup)")
    assert 1 == main(["--root", str(site.root), "--json"])
    assert {
        "faults": [
            {
                "file": "docs/kk/long.md",
                "line": site.line("docs/kk/long.md", "#settup"),
                "message": "link '#settup': docs/kk/long.md has no anchor 'settup'",
            }
        ]
    } == json.loads(capsys.readouterr().out)
