"""A build changes the whole site at once or not at all, and the same sources give the same bytes."""

import json
from pathlib import Path

import pytest

from hooks.build import main


@pytest.fixture(autouse=True)
def no_settings_of_the_machine(monkeypatch):
    for name in ("SITE_URL", "GAME_URL", "SOURCE_DATE_EPOCH"):
        monkeypatch.delenv(name, raising=False)


def build(site, target: str = "site") -> int:
    return main(["--root", str(site.root), "--site-dir", str(site.root / target)])


def contents(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def test_two_builds_of_the_same_sources_are_the_same_bytes(site):
    assert [0, 0] == [build(site, "one"), build(site, "two")]
    one, two = contents(site.root / "one"), contents(site.root / "two")
    assert list(one) == list(two)
    assert [] == [name for name in one if one[name] != two[name]]


def test_the_site_holds_every_language_with_its_boards_and_the_manifest(site, monkeypatch):
    monkeypatch.setenv("SITE_URL", "https://other.example/rules/")
    monkeypatch.setenv("GAME_URL", "https://play.example/")
    assert 0 == build(site)
    pages = contents(site.root / "site")
    for code in ("hy", "az", "ka", "kk"):
        page = pages[f"{code}/long/index.html"].decode()
        assert 1 == page.count('<figure class="board"')
        assert "data-board" not in page
        assert "24/15 24/21" in page
        assert 'class="headerlink" href="#mars"' in page
        assert 'href="https://play.example/"' in pages[f"{code}/index.html"].decode()
    rules = json.loads(pages["rules.json"])["rules"]
    assert "https://other.example/rules/hy/long/#mars" == rules["mars"]["hy"]["url"]


@pytest.mark.parametrize(
    "file, old, new, named",
    [
        ("docs/kk/long.md", "head_limit.checkers", "head_limit.checker", "head_limit"),
        ("diagrams/scenes/small.yaml", "24: 14", "24: 13", "14"),
        ("nardi/rulesets/long.yaml", "rules:", "rules: [", "nardi/rulesets/long.yaml"),
        # Sound sources that MkDocs cannot build: the theme does not exist.
        ("mkdocs.yml", "name: mkdocs", "name: no-such-theme", "MkDocs could not build"),
        # An id that Markdown does not make one: it is found in the built page.
        ("docs/ka/long.md", "Text.\n{ #mars", "<div>\nText.\n{ #mars", "'mars'"),
    ],
)
def test_a_build_that_fails_names_the_fault_and_leaves_the_site_as_it_was(
    site, capfd, file, old, new, named
):
    site.write("site/hy/index.html", "the site before")
    site.replace(file, old, new)
    before = sorted(path.name for path in site.root.iterdir())
    assert 1 == build(site)
    assert named in capfd.readouterr().err
    assert {"hy/index.html": b"the site before"} == contents(site.root / "site")
    assert before == sorted(path.name for path in site.root.iterdir())


def test_a_build_takes_the_place_of_the_site_before(site):
    site.write("site/hy/old.html", "a page that is gone")
    assert 0 == build(site)
    assert not (site.root / "site/hy/old.html").exists()
    assert (site.root / "site/hy/index.html").exists()
