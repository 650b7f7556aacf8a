"""The words of the pages: one term for one thing, spelt right, in the letters of the language."""

import re
import unicodedata
from collections.abc import Iterator

from hooks.nearby import Nearby
from hooks.project import Project
from hooks.prose import INNER_MARKS, Line, read_prose, small, words
from hooks.terms import Terms, read_terms, words_file
from nardi.faults import Fault

# A shorter form is one letter away from too many words; so is a short part of a term of many words,
# which is often an everyday word.
SHORTEST, SHORTEST_PART = 3, 5


def glossary(project: Project) -> list[Fault]:
    """Every word is the right one of its language's glossary; a fault names the line and the word."""
    faults = []
    for code, language in project.languages.items():
        terms, unsound = read_terms(project.root, code)
        faults += unsound or judge(read_prose(language), terms)
    return faults


def judge(lines: list[Line], terms: Terms) -> list[Fault]:
    """The faults of a language's lines, by its terms."""
    places: dict[str, list[Line]] = {}
    for line in lines:
        for word in words(line.text, terms.language):
            places.setdefault(word, []).append(line)
    faults = [
        Fault(line.file, line.line, f"{word!r}: {why}")
        for word, why in _wrong_words(list(places), terms)
        for line in places[word]
    ]
    return faults + _wrong_text(lines, terms)


def _wrong_words(found: list[str], terms: Terms) -> list[tuple[str, str]]:
    nearby = Nearby(
        [
            form
            for form, term in terms.forms.items()
            if len(form) >= (SHORTEST_PART if " " in term else SHORTEST)
        ]
    )
    advice = f"If it is a word of its own, add it to {words_file(terms.language)}"
    wrong = []
    for word in found:
        if why := _mixed(word):
            wrong.append((word, why))
        elif right := terms.instead(word):
            wrong.append((word, f"write {right!r}"))
        elif len(word) >= SHORTEST and not terms.knows(word) and (near := nearby.of(word)):
            wrong.append((word, f"a misspelt {near[0]!r}? {advice}"))
    return wrong


def _mixed(word: str) -> str | None:
    """Why the letters of `word` do not belong together; None where they do."""
    # Alphabets follow one another, so the first and the last letter tell of those between.
    first, last = (unicodedata.name(letter).split()[0] for letter in (min(word), max(word)))
    if first == last:
        return None
    return f"{min(word)!r} is a {first.title()} letter, {max(word)!r} a {last.title()} one"


def _wrong_text(lines: list[Line], terms: Terms) -> list[Fault]:
    """What is wrong between words: several of them together, and signs."""
    text = INNER_MARKS.sub("", small("\n".join(line.text for line in lines), terms.language))
    faults = [
        _fault(lines, found, f"write {right!r}") for found, right in _found(text, terms.phrases)
    ]
    text = "\n".join(line.text for line in lines)
    return faults + [_fault(lines, found, advice) for found, advice in _found(text, terms.signs)]


def _found(text: str, patterns: dict[re.Pattern, str]) -> Iterator[tuple[re.Match, str]]:
    for pattern, advice in patterns.items():
        for found in pattern.finditer(text):
            yield found, advice


def _fault(lines: list[Line], found: re.Match, advice: str) -> Fault:
    line = lines[found.string.count("\n", 0, found.start())]
    around = found.string[max(0, found.start() - 12) : found.end() + 2].strip()
    shown = found[0] if found[0][0].isalpha() else around.replace("\n", " ")
    return Fault(line.file, line.line, f"{shown!r}: {advice}")
