"""An address once public leads somewhere for good, in every language."""

from hooks.addresses import addresses, main
from hooks.project import read_project

LIST = "docs/addresses.txt"
LANGUAGES = ("hy", "az", "ka", "kk")


def found(site) -> list[str]:
    return [str(fault) for fault in addresses(read_project(site.root)[0])]


def rename(site, old: str, new: str) -> None:
    for code in LANGUAGES:
        site.replace(f"docs/{code}/long.md", f"#{old} ", f"#{new} ")


def test_pages_anchors_and_diagrams_are_promised(site):
    promised = set(site.read(LIST).splitlines())
    assert {"./", "./#nardi", "changes/", "long/", "long/#mars"} <= promised
    assert "long/#scene-head-limit-refused" in promised
    assert [] == found(site)


def test_an_anchor_that_goes_is_named_in_each_language_that_lost_it(site):
    site.replace("docs/kk/long.md", "{ #rest }", "{ #others }")
    gone, new = found(site)
    assert (
        f"{LIST}:{site.line(LIST, 'long/#rest')}: kk: long/#rest is gone; say in docs/moves.yaml "
        "what took its place: anchors: {long: {rest: <new>}}"
    ) == gone
    line = site.line("docs/kk/long.md", "#others")
    said = "address long/#others is not promised yet: make addresses"
    assert f"docs/kk/long.md:{line}: {said}" == new


def test_a_page_that_goes_takes_its_anchors_along(site):
    for code in LANGUAGES:
        (site.root / f"docs/{code}/index.md").unlink()
    assert 4 * 2 == len(found(site))
    assert "pages: {index: <new>}" in found(site)[0]


def test_a_renamed_anchor_is_kept_by_the_list_of_moves(site):
    rename(site, "rest", "others")
    site.write("docs/moves.yaml", "anchors: {long: {rest: others}}\n")
    assert 0 == main(["--root", str(site.root)])
    assert [] == found(site)


def test_a_moved_page_is_kept_with_the_anchors_that_arrive(site):
    for code in LANGUAGES:
        (site.root / f"docs/{code}/index.md").unlink()
    site.write("docs/moves.yaml", "pages: {index: long}\n")
    assert ["./#nardi"] * 4 == [text.split(": ")[2].split()[0] for text in found(site)]
    site.write("docs/moves.yaml", "pages: {index: long}\nanchors: {index: {nardi: long-nardi}}\n")
    assert [] == found(site)


def test_a_new_address_is_added_and_none_is_removed(site, capsys):
    before = site.read(LIST)
    rename(site, "rest", "others")
    assert 0 == main(["--root", str(site.root)])
    assert "long/#others\n" == capsys.readouterr().out
    assert set(before.splitlines()) < set(site.read(LIST).splitlines())


def test_an_address_taken_off_the_list_is_missed(site):
    site.replace(LIST, "long/#mars\n", "")
    line = site.line("docs/hy/long.md", "#mars")
    assert [
        f"docs/hy/long.md:{line}: address long/#mars is not promised yet: make addresses"
    ] == found(site)
