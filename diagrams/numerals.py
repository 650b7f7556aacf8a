"""The numbers that a text of one language states, in digits and in words above one.

The forms come from the grammar; its `numerals` add what a table of numbers cannot tell: further
`stems` of a number, the `endings` a number word may take, the ending it may `drop` for another,
and the words that look like a number and are none, `free`: "second", "for", "a quarter".
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import zip_longest
from typing import NamedTuple

from diagrams.grammar import Grammar

# What a number counts as: `point` when it is an ordinal, `count` when it is not.
POINT, COUNT = "point", "count"
EITHER = frozenset((POINT, COUNT))

TOKEN = re.compile(
    r"(?P<play>\d+(?:/\d+)+)"
    r"|(?<![\d-])(?P<roll>[1-6]-[1-6])(?!\d)"
    r"|(?P<before>[^\W\d_]+-)?(?P<digits>\d+)(?:-(?P<suffix>[^\W\d_]+))?"
    r"|(?P<word>[^\W\d_](?:[՞՛՜]?[^\W\d_])*)"  # Armenian puts its accents inside a word
)
ACCENTS = dict.fromkeys(map(ord, "՞՛՜"), None)


class Numeral(NamedTuple):
    """One number of a text: where it begins, as it is written, and what it says.

    `kind` is `play` (`24/18`), `roll` (`5-3`) or `number`; a number has its `value` and the kinds
    it may count as.
    """

    start: int
    text: str
    kind: str
    value: int = 0
    counts_as: frozenset[str] = EITHER


class Numerals:
    """Reads the numbers of texts in the language of `grammar`."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        data = grammar.numerals
        self._endings = {"", *data["endings"]}
        self._free = {word for word in data["free"] if " " not in word}
        self._phrases = [words.split() for words in data["free"] if " " in words]
        self._stems: dict[str, tuple[int, str]] = {}
        drop = data.get("drop", "")
        for number, forms in grammar.numbers.items():
            for form, kind in (("words", COUNT), ("ordinal_word", POINT)):
                word = forms.get(form, "")
                if word and " " not in word:
                    self._stems.setdefault(word.removesuffix(drop), (int(number), kind))
        for number, stems in data["stems"].items():
            self._stems |= dict.fromkeys(stems, (int(number), COUNT))
        self._beginnings = {stem[:2] for stem in self._stems}
        self._words = lru_cache(maxsize=None)(self._word)
        self._forms = self._digit_forms()

    def read(self, text: str) -> list[Numeral]:
        """The numbers of `text` in their order; the word for one is none."""
        tokens = list(TOKEN.finditer(text))
        found: list[Numeral] = []
        at = 0
        while at < len(tokens):
            match = tokens[at]
            if match.lastgroup == "word":
                if not self._words(match[0])[0]:  # as most words are
                    at += 1
                    continue
                taken, numeral = self._spoken(tokens, at)
                found += [numeral] if numeral else []
                at += taken
                continue
            at += 1
            kind = "play" if match["play"] else "roll" if match["roll"] else None
            found.append(Numeral(match.start(), match[0], kind) if kind else self._written(match))
        return list(self._chained(found, text))

    def _written(self, match: re.Match) -> Numeral:
        number, suffix = match["digits"], match["suffix"]
        before = self._forms.get(f"{match['before']}{number}".lower())
        if before:  # Georgian writes its ordinals მე-6
            return Numeral(match.start(), match[0], "number", int(number), before)
        if suffix:
            # Kazakh joins an ordinal to its noun: 24-пункт.
            joined = self._forms.get(f"{number}-", EITHER)
            kinds = self._forms.get(f"{number}-{suffix.lower()}", joined)
        else:
            kinds = frozenset((COUNT,))
        start = match.start("digits")
        return Numeral(start, match.string[start : match.end()], "number", int(number), kinds)

    def _digit_forms(self) -> dict[str, frozenset[str]]:
        forms: dict[str, set[str]] = {}
        for number, row in self.grammar.numbers.items():
            for form, text in row.items():
                kind = POINT if form.startswith("ordinal") else COUNT
                if number in text:
                    forms.setdefault(text, set()).add(kind)
        return {text: frozenset(kinds) for text, kinds in forms.items()}

    def _spoken(self, tokens: list[re.Match], at: int) -> tuple[int, Numeral | None]:
        """The number word at `tokens[at]`, if it is one, and how many tokens it takes."""
        value, kind, bare = self._words(tokens[at]["word"])
        if not value:
            return 1, None
        for phrase in self._phrases:
            said = [self._plain(match[0]) for match in tokens[at : at + len(phrase)]]
            if said == phrase:
                return len(phrase), None
        last = at
        while bare and last + 1 < len(tokens) and tokens[last + 1]["word"]:
            # Here "second" is a number: the twelfth is the ten-second.
            more, kind_of_more, more_bare = self._words(tokens[last + 1]["word"], True)
            if more == 100 and value < 10:
                value *= more  # three hundred
            elif more and value >= 10 and value % 10 == 0 and more < min(value, 100):
                value += more  # three hundred and sixty, twenty four
            else:
                break
            kind, bare, last = kind_of_more, more_bare, last + 1
        if value == 1:
            return 1, None
        start, end = tokens[at].start(), tokens[last].end()
        text = tokens[at].string[start:end]
        return last - at + 1, Numeral(start, text, "number", value, frozenset((kind,)))

    def _word(self, word: str, goes_on: bool = False) -> tuple[int, str, bool]:
        """The value of a word (0: no number), its kind, and whether it has no ending.

        Free words are none, unless the number `goes_on` with them.
        """
        plain = self._plain(word)
        if plain[:2] not in self._beginnings:
            return 0, COUNT, False
        for end in range(len(plain), 1, -1):
            if not goes_on and plain[:end] in self._free and plain[end:] in self._endings:
                break
            stem = self._stems.get(plain[:end])
            if stem and plain[end:] in self._endings:
                return *stem, end == len(plain)
        return 0, COUNT, False

    def _plain(self, word: str) -> str:
        if self.grammar.language == "az":
            word = word.replace("I", "ı").replace("İ", "i")
        return word.translate(ACCENTS).lower()

    def _chained(self, found: list[Numeral], text: str) -> Iterator[Numeral]:
        """In 3, 2, 1, 24-cü the ending of the last number is that of all."""
        joints = {", ", self.grammar.lists["and"], self.grammar.lists["or"]}
        chain: list[Numeral] = []
        for numeral, following in zip_longest(found, found[1:]):
            chain.append(numeral)
            end = numeral.start + len(numeral.text)
            if following and numeral.text.isdigit() and text[end : following.start] in joints:
                continue
            kinds = numeral.counts_as
            if len(chain) > 2 and numeral.text.isdigit():
                kinds = EITHER  # a bare list of points has no ending at all
            yield from (one._replace(counts_as=kinds) for one in chain)
            chain = []
