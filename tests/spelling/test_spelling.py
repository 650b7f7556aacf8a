"""A word that no dictionary and no list of accepted words has is named with file and line."""

import shutil
from pathlib import Path

import pytest

from tests.spelling import speller
from tests.spelling.__main__ import main
from tests.spelling.speller import MissingError, spelling, unknown

ROOT = Path(__file__).parents[2]


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """A copy of what the project's writers wrote, to be spoilt."""
    shutil.copytree(ROOT / "docs", tmp_path / "docs", ignore=shutil.ignore_patterns("assets"))
    shutil.copy(ROOT / "mkdocs.yml", tmp_path)
    return tmp_path


def spoil(root: Path, file: str, old: str, new: str) -> int:
    """Replaces the first `old` of a file; the line it stands on."""
    text = (root / file).read_text(encoding="utf-8")
    assert old in text, f"{file} has no {old!r}"
    (root / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


def test_misspelt_words_of_all_languages_are_named_and_nothing_else_is(pages, capsys):
    spoilt = [
        ("hy", "long.md", "աչքաչափով", "աչքաչաբով", "աչքաչաբով"),
        ("hy", "strings.yaml", "Որոնում", "Որոնումմ", "որոնումմ"),
        ("az", "long.md", "oyun heç-heçə bitir", "oyun heç-heçə btiir", "btiir"),
        ("ka", "index.md", "გამარჯობა", "გამარჯობბა", "გამარჯობბა"),
        ("kk", "changes.md", "жарияланған", "жарияланган", "жарияланган"),
    ]
    lines = {
        f"docs/{code}/{file}:{spoil(pages, f'docs/{code}/{file}', old, new)}: {word!r}"
        for code, file, old, new, word in spoilt
    }
    assert 1 == main(pages)
    named = capsys.readouterr().out.splitlines()
    assert lines == {line.partition(" is in no dictionary")[0] for line in named}


def test_an_accepted_word_is_right(pages):
    spoil(pages, "docs/ka/long.md", "გრძელი", "ფხალი გრძელი")
    assert ["'ფხალი' is in no dictionary"] == [
        fault.message.partition(":")[0] for fault in spelling(pages)
    ]
    words = pages / "docs/ka/words.txt"
    listed = {*words.read_text(encoding="utf-8").split(), "ფხალი"}
    words.write_text("".join(f"{word}\n" for word in sorted(listed)), encoding="utf-8")
    assert [] == spelling(pages)


@pytest.mark.parametrize(
    "language, right, wrong",
    [
        ("hy", {"մեկ", "և", "կանոններին", "խաղալու"}, {"մէկ", "հաւասար", "կանններ"}),
        ("az", {"qayda", "oyun"}, {"qyda", "oyuun"}),
        ("ka", {"თამაშის", "წესებს"}, {"თამშის", "წეესებს"}),
        ("kk", {"ойынның", "ережеге"}, {"ойынныңг", "ереджеге"}),
    ],
)
def test_a_dictionary_knows_right_words_with_their_endings(language, right, wrong):
    assert wrong == unknown(language, right | wrong)


def test_a_missing_dictionary_is_named_with_what_installs_it(monkeypatch, pages, capsys):
    monkeypatch.setitem(speller.DICTIONARIES, "kk", Path("/nowhere/kk_KZ"))
    assert 1 == main(pages)
    assert "/nowhere/kk_KZ.aff is missing: `make spell` installs it\n" == capsys.readouterr().err


def test_a_missing_list_of_headwords_is_named(monkeypatch):
    monkeypatch.setattr(speller, "HEADWORDS", ("no_such_package", "words.txt"))
    with pytest.raises(MissingError, match="no_such_package is missing"):
        unknown("az", {"qayda"})


def test_missing_hunspell_is_named(monkeypatch):
    monkeypatch.setenv("PATH", "")
    with pytest.raises(MissingError, match="hunspell is missing"):
        unknown("ka", {"წესი"})
