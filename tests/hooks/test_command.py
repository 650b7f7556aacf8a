"""How the commands that change or list something read their project, and end."""

from pathlib import Path

import pytest

from hooks.command import ROOT, CommandError, demand_known, end, parser, whole_project
from nardi.faults import Fault, Faults


def test_a_command_reads_the_project_it_belongs_to_unless_told_of_another():
    words = parser("facts", "What it does.")
    assert ROOT == words.parse_args([]).root
    assert (ROOT / "mkdocs.yml").exists()
    assert Path("elsewhere") == words.parse_args(["--root", "elsewhere"]).root


def test_a_project_that_cannot_be_read_whole_is_refused_with_all_its_faults(site):
    (site.root / "docs/az/strings.yaml").write_text("a: [", encoding="utf-8")
    (site.root / "docs/kk/strings.yaml").write_text("b: [", encoding="utf-8")
    with pytest.raises(Faults) as refused:
        whole_project(site.root)
    files = {fault.file for fault in refused.value.faults}
    assert {"docs/az/strings.yaml", "docs/kk/strings.yaml"} <= files


def test_a_language_or_rule_that_there_is_not_is_named(site):
    project = whole_project(site.root)
    demand_known(project, "az", ["mars"], {"mars", "win"})
    with pytest.raises(CommandError, match="^no language 'ru': hy, az, ka, kk$"):
        demand_known(project, "ru", ["mars"], {"mars"})
    with pytest.raises(CommandError, match="^no rule marz, wim$"):
        demand_known(project, "az", ["marz", "mars", "wim"], {"mars", "win"})


def test_a_command_prints_what_it_did_or_that_there_was_nothing(capsys):
    assert 0 == end(lambda: ["one", "two"], "nothing new")
    assert 0 == end(list, "nothing new")
    assert "one\ntwo\nnothing new\n" == capsys.readouterr().out


def test_a_command_that_cannot_do_it_says_why_and_ends_with_1(capsys):
    def refuse() -> list[str]:
        raise CommandError("no rule marz")

    def fail() -> list[str]:
        raise Faults([Fault("a.md", 3, "is wrong"), Fault("b.md", 4, "is wrong, too")])

    assert 1 == end(refuse, "")
    assert 1 == end(fail, "")
    said = capsys.readouterr()
    assert "" == said.out
    assert "no rule marz\na.md:3: is wrong\nb.md:4: is wrong, too\n" == said.err
