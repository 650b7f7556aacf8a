"""A language's glossary: its terms with their forms, the words to avoid, the words that are right.

`docs/<language>/glossary.yaml` says what its keys mean; `docs/<language>/words.txt` holds further
words that are spelt right, one a line.
"""

import re
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from hooks.prose import WORD, small
from nardi.faults import Fault, Faults
from nardi.yamlfile import read_text, read_yaml

KEYS = {"endings": str, "terms": dict, "alien": dict, "signs": dict, "sides": str}
TERM_KEYS = {"term": str, "forms": str, "never": str, "wrong": dict}


@dataclass
class Terms:
    """The glossary of one language, ready to be asked; every word is in small letters.

    `forms` maps each word of a term's forms to the term; `avoided`, `stems` and `phrases` map a
    word, the beginning of a word and several words to what to write instead (a `*` at the end of a
    phrase stands for any ending); `signs` maps a pattern to an advice. `sides` finds what names a
    side of a picture.
    """

    language: str
    forms: dict[str, str] = field(default_factory=dict)
    endings: tuple[str, ...] = ()
    accepted: set[str] = field(default_factory=set)
    avoided: dict[str, str] = field(default_factory=dict)
    stems: dict[str, str] = field(default_factory=dict)
    phrases: dict[str, str] = field(default_factory=dict)
    signs: dict[re.Pattern, str] = field(default_factory=dict)
    sides: list[re.Pattern] = field(default_factory=list)

    def knows(self, word: str) -> bool:
        """Whether `word` is a form of a term, with or without an ending, or an accepted word."""
        return (
            word in self.forms
            or word in self.accepted
            or any(word.removesuffix(end) in self.forms for end in self.endings)
        )

    def instead(self, word: str) -> str | None:
        """What to write instead of `word`; None where nothing is known against it."""
        if word in self.avoided:
            return self.avoided[word]
        if word in self.forms or word in self.accepted:
            return None
        starts = (word[:end] for end in range(len(word), 1, -1))
        return next((self.stems[start] for start in starts if start in self.stems), None)


def pattern(phrase: str) -> re.Pattern:
    """Finds `phrase`, of one or more words; a `*` at its end stands for any ending."""
    ending = r"\w*" if phrase.endswith("*") else r"(?!\w)"
    return re.compile(rf"(?<!\w){re.escape(phrase.removesuffix('*'))}{ending}")


def glossary_file(language: str) -> str:
    return f"docs/{language}/glossary.yaml"


def words_file(language: str) -> str:
    return f"docs/{language}/words.txt"


def read_terms(root: Path, language: str) -> tuple[Terms, list[Fault]]:
    """The glossary of a language of the project in `root`, and the faults of its two files."""
    terms = Terms(language)
    faults = _accepted(terms, root)
    file = glossary_file(language)
    try:
        data, lines = read_yaml(root / file)
    except Faults as unreadable:
        return terms, faults + [fault._replace(file=file) for fault in unreadable.faults]
    faults += _shape(file, data, lines, (), KEYS)
    if not faults:
        for name, entry in data.get("terms", {}).items():
            at = ("terms", name)
            unsound = _shape(file, entry, lines, at, TERM_KEYS)
            faults += unsound
            if not unsound:
                _term(terms, entry)
        _avoid(terms, data.get("alien", {}))
        terms.endings = tuple(_list(data.get("endings", "")))
        terms.sides = [pattern(words) for words in _list(data.get("sides", ""))]
        for sign, advice in data.get("signs", {}).items():
            try:
                terms.signs[re.compile(sign, re.MULTILINE)] = advice
            except re.error as error:
                message = f"{sign!r} is no regular expression: {error}"
                faults.append(Fault(file, lines["signs", sign], message))
        faults += _contradictions(terms, file)
    return terms, faults


def _accepted(terms: Terms, root: Path) -> list[Fault]:
    file = words_file(terms.language)
    try:
        listed = read_text(root / file).splitlines()
    except Faults as unreadable:
        return [fault._replace(file=file) for fault in unreadable.faults]
    terms.accepted = set(listed)
    return [
        Fault(file, line, f"{word!r} is not one word in small letters")
        for line, word in enumerate(listed, 1)
        if not WORD.fullmatch(word) or small(word, terms.language) != word
    ] + [
        Fault(file, line, f"{word!r} does not stand after {before!r}: sort the words, each once")
        for line, (before, word) in enumerate(pairwise(listed), 2)
        if before >= word
    ]


def _shape(file: str, data: object, lines: dict, at: tuple, keys: dict) -> list[Fault]:
    if not isinstance(data, dict):
        return [Fault(file, lines[at], f"is {data!r}, not a mapping with {', '.join(keys)}")]
    return [
        Fault(file, lines[(*at, key)], f"{key!r} is no key here, or its value is of another kind")
        for key, value in data.items()
        if not isinstance(value, keys.get(key, ()))
    ] + [Fault(file, lines[at], "has no 'term'")] * (keys is TERM_KEYS and "term" not in data)


def _term(terms: Terms, entry: dict) -> None:
    for word in WORD.findall(f"{entry['term']} {entry.get('forms', '')}"):
        terms.forms.setdefault(word, entry["term"])
    _avoid(terms, dict.fromkeys(_list(entry.get("never", "")), entry["term"]))
    _avoid(terms, entry.get("wrong", {}))


def _avoid(terms: Terms, wrong: dict[str, str]) -> None:
    for word, right in wrong.items():
        start = word.removesuffix("*")
        if not WORD.fullmatch(start):
            terms.phrases[word] = right
        elif start != word:
            terms.stems[start] = right
        else:
            terms.avoided[word] = right


def _contradictions(terms: Terms, file: str) -> list[Fault]:
    return [
        Fault(file, 1, f"{word!r} is both avoided and accepted")
        for word in sorted(terms.avoided)
        if word in terms.forms or word in terms.accepted
    ]


def _list(text: str) -> list[str]:
    return [part for part in text.split(", ") if part]
