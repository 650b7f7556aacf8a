"""Two addresses are settings of the site, and the environment overrides them."""

import pytest

from hooks.settings import Settings, read_settings

FILE = """\
site_url: !ENV [SITE_URL, "https://rules.example/nardi"]
extra: {game_url: !ENV [GAME_URL, "https://game.example/"]}
markdown_extensions:
- x:
    slugify: !!python/name:a.b
"""


@pytest.fixture
def root(tmp_path, monkeypatch):
    monkeypatch.delenv("SITE_URL", raising=False)
    monkeypatch.delenv("GAME_URL", raising=False)
    (tmp_path / "mkdocs.yml").write_text(FILE, encoding="utf-8")
    return tmp_path


def test_the_file_gives_the_defaults(root):
    settings = Settings("https://rules.example/nardi/", "https://game.example/")
    assert (settings, []) == read_settings(root)


def test_the_environment_overrides_the_file(root, monkeypatch):
    monkeypatch.setenv("SITE_URL", "http://localhost:9000/rules/")
    monkeypatch.setenv("GAME_URL", "https://play.example/long?from=rules")
    settings = Settings("http://localhost:9000/rules/", "https://play.example/long?from=rules")
    assert (settings, []) == read_settings(root)


@pytest.mark.parametrize("value", ["", "rules.example", "/rules/", "javascript:alert(1)"])
def test_what_is_no_absolute_address_is_a_fault(root, monkeypatch, value):
    monkeypatch.setenv("GAME_URL", value)
    assert ["mkdocs.yml"] == [fault.file for fault in read_settings(root)[1]]


def test_a_malformed_file_is_a_fault_with_its_line(root):
    (root / "mkdocs.yml").write_text("a: b\nc: [\n", encoding="utf-8")
    assert [("mkdocs.yml", 3)] == [(f.file, f.line) for f in read_settings(root)[1]]


@pytest.mark.parametrize("text", ["", "- a", "extra: [1]"])
def test_a_file_that_names_no_address_lacks_both(root, text):
    (root / "mkdocs.yml").write_text(text, encoding="utf-8")
    assert ["site_url", "game_url"] == [f.message.split()[0] for f in read_settings(root)[1]]
