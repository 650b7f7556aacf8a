"""Spelling, by hunspell: the words of pages and strings that neither a dictionary nor words.txt has.

Armenian's dictionary is the npm one: Debian's myspell-hy keeps to the classical spelling, takes մէկ
for right and has no մեկ. Azerbaijani has no dictionary but a list of headwords, so that its inflected
forms stand in docs/az/words.txt.
"""

import importlib.util
import re
import shutil
import subprocess
import tempfile
from collections import Counter
from pathlib import Path

from hooks.project import Language, read_project
from hooks.prose import read_prose, words
from hooks.terms import Terms, read_terms, words_file
from nardi.faults import Fault, Faults

PACKAGES = Path(__file__).parent / "node_modules"
# Paths without their endings .aff and .dic; the Kazakh one comes from Debian.
DICTIONARIES = {
    "hy": PACKAGES / "dictionary-hy/index",
    "ka": PACKAGES / "dictionary-ka/index",
    "kk": Path("/usr/share/hunspell/kk_KZ"),
}
HEADWORDS = ("azstemmer", "azwords.txt")
AFFIX = re.compile(r"^([SP]FX)\s+(\S+)\s+", re.MULTILINE)
AFFIX_HEAD = re.compile(r"^(([SP]FX)\s+(\S+)\s+[YN])\s+\d+\s*$", re.MULTILINE)


class MissingError(ValueError):
    """A dictionary or hunspell itself is not installed: `what` is missing."""

    def __init__(self, what: object):
        self.what = what
        super().__init__(f"{what} is missing: `make spell` installs it")


def spelling(root: Path) -> list[Fault]:
    """A fault for every place of every unknown word of the project in `root`.

    Raises Faults when the project's word lists are unsound, MissingError without a dictionary.
    """
    project, _ = read_project(root)
    faults = []
    for code, language in project.languages.items():
        terms, unsound = read_terms(root, code)
        if unsound:
            raise Faults(unsound)
        faults += _misspelt(language, terms)
    return faults


def _misspelt(language: Language, terms: Terms) -> list[Fault]:
    code = language.code
    # A single letter is an ending after digits.
    places = [
        (word, line)
        for line in read_prose(language)
        for word in words(line.text, code)
        if len(word) > 1 and not terms.knows(word)
    ]
    missed = unknown(code, {word for word, _ in places})
    message = "{!r} is in no dictionary: mend it, or add it to {} if it is right"
    return [
        Fault(line.file, line.line, message.format(word, words_file(code)))
        for word, line in places
        if word in missed
    ]


def unknown(language: str, asked: set[str]) -> set[str]:
    """Those of the words, all in small letters, that the dictionary of the language lacks."""
    if language == "az":
        return asked - _headwords()
    spelt = {_spelt(word): word for word in asked}
    with tempfile.TemporaryDirectory() as folder:
        dictionary = Path(folder) / language
        _mend(DICTIONARIES[language], dictionary)
        command = ["hunspell", "-i", "UTF-8", "-d", str(dictionary), "-l"]
        try:
            answer = subprocess.run(
                command, input="\n".join(spelt), capture_output=True, encoding="utf-8", check=True
            )
        except FileNotFoundError:
            raise MissingError("hunspell") from None
    return {spelt[word] for word in answer.stdout.split()}


def _spelt(word: str) -> str:
    """`word` as the dictionaries spell it: Armenian's has no letter և."""
    return word.replace("և", "եւ")


def _headwords() -> set[str]:
    package, file = HEADWORDS
    found = importlib.util.find_spec(package)
    if found is None:
        raise MissingError(package)
    text = Path(found.origin).with_name(file).read_text(encoding="utf-8")
    return set(text.split("\n"))


def _mend(source: Path, target: Path) -> None:
    """Copies a dictionary with the number of rules in each affix counted anew.

    One wrong number in the Armenian file costs hunspell most of the endings.
    """
    rules, entries = source.with_suffix(".aff"), source.with_suffix(".dic")
    for file in (rules, entries):
        if not file.exists():
            raise MissingError(file)
    text = rules.read_text(encoding="utf-8")
    lines = Counter(match.group(1, 2) for match in AFFIX.finditer(text))
    # The head itself is one of the lines.
    text = AFFIX_HEAD.sub(lambda head: f"{head[1]} {lines[head.group(2, 3)] - 1}", text)
    target.with_suffix(".aff").write_text(text, encoding="utf-8")
    shutil.copy(entries, target.with_suffix(".dic"))
