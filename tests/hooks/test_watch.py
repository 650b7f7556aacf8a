"""The site is read anew when, and only when, one of its files has changed."""

import os

import pytest

from hooks.watch import fingerprint


def test_nothing_changed_gives_the_same_fingerprint(site):
    assert fingerprint(site.root) == fingerprint(site.root)


@pytest.mark.parametrize(
    "file",
    [
        "docs/hy/long.md",
        "docs/kk/strings.yaml",
        "docs/page-rules.yaml",
        "diagrams/scenes/small.yaml",
        "nardi/rulesets/long.yaml",
        "mkdocs.yml",
    ],
)
def test_an_edit_of_any_input_changes_the_fingerprint(site, file):
    before = fingerprint(site.root)
    stat = (site.root / file).stat()
    os.utime(site.root / file, ns=(stat.st_atime_ns, stat.st_mtime_ns + 1))
    assert before != fingerprint(site.root)


def test_a_new_page_changes_the_fingerprint(site):
    before = fingerprint(site.root)
    site.write("docs/hy/new.md", "")
    assert before != fingerprint(site.root)


def test_what_is_built_does_not(site):
    before = fingerprint(site.root)
    site.write("site/hy/index.html", "")
    assert before == fingerprint(site.root)
