"""A build changes the whole site or nothing, and the same sources give the same bytes."""

import json
from pathlib import Path

import pytest

from hooks.accept import main as accept
from hooks.addresses import main as promise
from hooks.build import main
from hooks.project import read_project


def build(site, target: str = "site", **settings: str) -> int:
    with pytest.MonkeyPatch.context() as patch:
        for name in ("SITE_URL", "GAME_URL", "SOURCE_DATE_EPOCH"):
            patch.delenv(name, raising=False)
        for name, value in settings.items():
            patch.setenv(name, value)
        return main(["--root", str(site.root), "--site-dir", str(site.root / target)])


def contents(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


SETTINGS = {"SITE_URL": "https://other.example/rules/", "GAME_URL": "https://play.example/"}


@pytest.fixture(scope="module")
def built(shared_site) -> dict[str, bytes]:
    """What a build puts in the place of an older site."""
    shared_site.write("site/hy/old.html", "a page that is gone")
    assert 0 == build(shared_site, **SETTINGS)
    return contents(shared_site.root / "site")


def test_two_builds_of_the_same_sources_are_the_same_bytes(shared_site, built):
    assert 0 == build(shared_site, "again", **SETTINGS)
    again = contents(shared_site.root / "again")
    assert list(built) == list(again)
    assert [] == [name for name in built if built[name] != again[name]]


@pytest.mark.parametrize("code", ["hy", "az", "ka", "kk"])
def test_every_language_has_its_boards_tables_and_links(built, code):
    page = built[f"{code}/long/index.html"].decode()
    assert 1 == page.count('<figure class="board"')
    assert "data-board" not in page and "data-words" not in page
    assert "24/15 24/21" in page
    assert 'class="headerlink" href="#mars"' in page
    assert 'href="https://play.example/"' in built[f"{code}/index.html"].decode()


def test_the_manifest_has_the_address_of_the_site(built):
    rules = json.loads(built["rules.json"])["rules"]
    assert "https://other.example/rules/hy/long/#mars" == rules["mars"]["hy"]["url"]


def test_a_build_takes_the_place_of_the_whole_site_before(built):
    assert "hy/index.html" in built
    assert "hy/old.html" not in built


def test_a_build_keeps_what_has_moved(site):
    for code in ("hy", "az", "ka", "kk"):
        site.replace(f"docs/{code}/long.md", "{ #rest }", "{ #others }")
    site.write(
        "docs/moves.yaml", "pages: {rules: long}\nanchors: {long: {rest: others, end: others}}\n"
    )
    for code in ("hy", "az", "ka", "kk"):
        accept([code, *read_project(site.root)[0].kinds, "--root", str(site.root)])
    promise(["--root", str(site.root)])
    assert 0 == build(site)
    page = contents(site.root / "site")["kk/long/index.html"].decode()
    assert '<h2 id="others"><span id="rest"></span><span id="end"></span>' in page
    assert "../long/" in contents(site.root / "site")["kk/rules/index.html"].decode()


@pytest.mark.parametrize(
    "file, old, new, named",
    [
        # The rule changed, and nobody has reread what the pages say of it.
        ("docs/az/reviews.txt", "head-limit.checkers: 1", "head-limit.checkers: 2", "make accept"),
        ("docs/kk/long.md", "head_limit.checkers", "head_limit.checker", "head_limit"),
        ("diagrams/scenes/small.yaml", "24: 14", "24: 13", "14"),
        ("nardi/rulesets/long.yaml", "rules:", "rules: [", "nardi/rulesets/long.yaml"),
        # Sound sources that MkDocs cannot build: the theme does not exist.
        ("mkdocs.yml", "name: mkdocs", "name: no-such-theme", "MkDocs could not build"),
        # An id that Markdown does not make one: it is found in the built page.
        ("docs/ka/long.md", "Text.\n{ #mars", "    Text.\n    { #mars", "'mars'"),
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
