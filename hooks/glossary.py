"""The words of the pages: one term for one thing, spelt right, in the letters of the language."""

import re
import unicodedata

from hooks.captions import sided
from hooks.nearby import Nearby
from hooks.project import Project
from hooks.prose import INNER_MARKS, WORD, Line, read_prose, small, words
from hooks.terms import Terms, pattern, read_terms, words_file
from nardi.faults import Fault

# A shorter form is one letter away from too many words; so is a short part of a term of many words,
# which is often an everyday word.
SHORTEST, SHORTEST_PART = 3, 5


def glossary(project: Project) -> list[Fault]:
    """Every word is the right one of its language's glossary; a fault names the line and the word."""
    faults = []
    for code, language in project.languages.items():
        terms, unsound = read_terms(project.root, code)
        faults += unsound or [*judge(read_prose(language), terms), *sided(language, terms)]
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
        if terms.knows(word) and word not in terms.avoided:
            continue
        if why := _mixed(word):
            wrong.append((word, why))
        elif right := terms.instead(word):
            wrong.append((word, f"write {right!r}"))
        elif len(word) >= SHORTEST and (near := nearby.of(word)):
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
    text = "\n".join(line.text for line in lines)
    plain = INNER_MARKS.sub("", small(text, terms.language))
    patterns = [
        (plain, pattern(phrase), f"write {right!r}")
        for phrase, right in terms.phrases.items()
        if phrase.removesuffix("*") in plain
    ] + [(text, sign, advice) for sign, advice in terms.signs.items()]
    return [
        _fault(lines, found, advice)
        for text, wrong, advice in patterns
        for found in wrong.finditer(text)
    ]


def _fault(lines: list[Line], found: re.Match, advice: str) -> Fault:
    line = lines[found.string.count("\n", 0, found.start())]
    shown = found[0]
    if not WORD.search(shown):
        # A sign alone says little.
        around = found.string[max(0, found.start() - 12) : found.end()]
        shown = around.rpartition("\n")[2].strip()
    return Fault(line.file, line.line, f"{shown!r}: {advice}")
