"""The report shows what a change of the rules changes, while the build is refused."""

import re
import subprocess
from html.parser import HTMLParser

import pytest

from hooks.report.__main__ import main

RULESET = "nardi/rulesets/long.yaml"


class Read(HTMLParser):
    """The report taken apart: the text of every element that has an id, addresses, all ids."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.html, self.ids, self.links, self.loaded = html, [], [], []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list) -> None:
        given = dict(attrs)
        self.ids += [given["id"]] if "id" in given else []
        self.links += [given["href"]] if tag == "a" else []
        self.loaded += [v for k, v in attrs if k == "src" or (tag == "link" and k == "href")]

    def section(self, id_: str) -> str:
        """The source from the element `id_` to the next heading of the second level."""
        return re.split(r"<h2 ", self.html.split(f'id="{id_}"', 1)[1], maxsplit=1)[0]

    def text(self, id_: str) -> str:
        text = re.sub(
            r"<style.*?</style>|<svg.*?</svg>|<[^>]*>", " ", self.section(id_), flags=re.DOTALL
        )
        return " ".join(text.split())

    def scene(self, id_: str) -> str:
        return self.html.split(f'id="scene-{id_}"', 1)[1].split("</section>", 1)[0]


def git(root, *words):
    who = ("-c", "user.name=n", "-c", "user.email=n@example.org")
    subprocess.run(["git", *who, *words], cwd=root, check=True, capture_output=True)


def report(site, base, *more) -> Read:
    assert 0 == main([base, "--root", str(site.root), "--turns", "30", *more])
    return Read(site.read("build/report.html"))


def commit(site):
    git(site.root, "init", "-q")
    git(site.root, "add", "-A")
    git(site.root, "commit", "-q", "-m", "before")
    return site


@pytest.fixture
def committed(site):
    return commit(site)


@pytest.fixture(scope="module")
def two(shared_site):
    """The report of `head-limit.checkers` 1 → 2, with a page that is wrong in another way."""
    commit(shared_site)
    shared_site.replace(RULESET, "checkers: 1 ", "checkers: 2 ")
    shared_site.replace("docs/az/index.md", "[rules]", "{{ head_limit.checker }} [rules]")
    return report(shared_site, "HEAD", "--in", "ka")


def test_a_revision_without_changes_reports_none(committed):
    read = report(committed, "HEAD")
    assert "The parameters are the same." in read.text("parameters")
    assert "All 21 rolls are played as before." in read.text("plays")
    assert "3 scenes answer as before." in read.text("other-scenes")


def test_parameters_and_facts_stand_before_and_after(two):
    assert "head-limit.checkers 1 2" in two.text("parameters")
    assert "first-move-variants.two_plays 3-3 1-1, 2-1, 2-2" in two.text("facts")


def test_a_scene_with_another_verdict_is_drawn_on_both_sides(two):
    scene = two.scene("head-limit-refused")
    assert 2 == scene.count("<svg")
    assert re.search(r"Before</b> <span class=\"verdict\">refused by head-limit<.*verdict new\">"
                     r"legal<", scene, re.DOTALL)  # fmt: skip
    before, now = scene.split("<svg")[1:]
    assert [True, False] == ["s-refused" in before, "s-refused" in now]


def test_plays_gained_and_lost_are_named(two):
    assert "1 play gained 24/18 24/19" in " ".join(
        re.sub("<[^>]*>", " ", two.scene("head-limit-refused")).split()
    )
    assert "6-5 24/18 24/19 1" in two.text("plays")


def test_changed_cells_of_a_table_are_marked_and_the_others_are_not(two):
    table = two.section("tables")
    ones = next(row for row in table.split("<tr>") if ">1-1<" in row)
    threes = next(row for row in table.split("<tr>") if ">3-3<" in row)
    assert [2, 0] == [ones.count('class="changed"'), threes.count('class="changed"')]
    assert "<del>24/23/22/21/20</del>" in ones


def test_every_touched_section_is_linked_in_all_four_languages(two, shared_site):
    line = shared_site.line("docs/ka/long.md", "{ #head-limit }")
    for code in ("hy", "az", "ka", "kk"):
        assert f"https://rules.example/nardi/{code}/long/#head-limit" in two.links
        assert f"../docs/{code}/long.md" in two.links
    assert f"docs/ka/long.md:{line} owed" in two.text("owed")
    assert "head-limit.checkers 1 → 2" in two.text("owed")


def test_a_removed_roll_changes_its_row_and_the_odds(committed):
    committed.replace(RULESET, "[3-3, 4-4, 6-6]", "[4-4, 6-6]")
    read = report(committed, "HEAD")
    assert "head-first-turn.rolls 3-3, 4-4, 6-6 4-4, 6-6" in read.text("parameters")
    assert "head-first-turn-odds.of_36 3 2" in read.text("facts")
    assert "3-3 24/21/18/15 24/18 24/18; 24/15 24/21 0" in read.text("plays")


def test_scenes_of_the_revision_are_compared_with_those_of_today(committed):
    scenes = "diagrams/scenes/small.yaml"
    committed.replace(scenes, "roll: 6-5\n  legal: 24/18 18/13", "roll: 6-4\n  legal: 24/18 18/14")
    committed.write(scenes, committed.read(scenes).replace("id: start", "id: begin"))
    read = report(committed, "HEAD")
    for id_, why in (("head-limit-one", "edited"), ("start", "removed"), ("begin", "added")):
        assert f'class="why">{why}<' in read.scene(id_)


def test_the_base_may_be_a_ruleset_by_name_or_by_file(site):
    assert "block-six.forbidden never unless-passed" in report(site, "relaxed").text("parameters")
    site.write("old.yaml", site.read(RULESET).replace("lengths: [1, 3, 5, 7]", "lengths: [1, 3]"))
    assert "match-length.lengths 1, 3 1, 3, 5, 7" in report(site, "old.yaml").text("parameters")


def test_another_house_s_rules_are_seen_in_play(site):
    site.write("old.yaml", site.read(RULESET).replace("checkers: 1 ", "checkers: 2 "))
    read = report(site, "old.yaml")
    changed = re.search(r"Of 30 turns .* before, (\d+) ", read.text("plays"))
    assert 10 < int(changed[1]) <= 30
    assert 3 == read.section("plays").count('class="scene"')


def test_the_page_loads_nothing_and_no_id_stands_twice(two):
    assert [] == two.loaded
    assert [] == re.findall(r"url\((?!#)", two.html)
    assert len(set(two.ids)) == len(two.ids)


def test_a_refused_build_is_still_reported_with_what_else_is_wrong(two):
    assert "unknown fact of head_limit" in two.text("faults")
    assert "head-limit.checkers 1 2" in two.text("parameters")


def test_a_base_that_is_nothing_is_refused_with_what_was_tried(committed, capsys):
    assert 1 == main(["long-ago", "--root", str(committed.root)])
    said = capsys.readouterr().err
    assert "long-ago is no ruleset file, none of long," in said
    assert "no git revision" in said


def test_a_ruleset_of_today_that_cannot_be_read_is_refused(committed, capsys):
    committed.replace(RULESET, "checkers: 1 ", "checkers: none ")
    assert 1 == main(["HEAD", "--root", str(committed.root)])
    assert "head-limit.checkers is a whole number" in capsys.readouterr().err
