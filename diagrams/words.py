"""What the site says in one language outside the pages: labels, sentences, dates."""

import re
from pathlib import Path

from diagrams.grammar import Grammar, load_grammar
from nardi.yamlfile import read_yaml

ISO = re.compile(r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])")


class WordsError(ValueError):
    """A string is missing or its placeholder has no value: `language` and `key` name it."""

    def __init__(self, language: str, key: str, why: str):
        self.language, self.key = language, key
        super().__init__(f"{language}: string {key!r} {why}")


class Number:
    """A number inside a string: `{p}` its digits, `{p.ord}` its ordinal, `{p.gen}` and so on."""

    def __init__(self, number: int, grammar: Grammar):
        self._number, self._grammar = number, grammar

    def __str__(self) -> str:
        return str(self._number)

    def __format__(self, spec: str) -> str:
        return str(self)

    def __getattr__(self, form: str) -> str:
        if form == "ord" or form.startswith("ord_"):
            form = "ordinal" + form[3:]
        return self._grammar.form(self._number, form)


class Words:
    """The strings and the grammar of one language."""

    def __init__(self, language: str, strings: dict, grammar: Grammar):
        self.language = language
        self.strings = strings
        self.grammar = grammar

    def text(self, key: str, **values: object) -> str:
        """The string `key` (`section.name`) with its placeholders filled; raises WordsError."""
        template = self.template(key)
        try:
            return template.format(**{k: self._value(v) for k, v in values.items()})
        except (KeyError, IndexError) as error:
            raise WordsError(self.language, key, f"has no value for {error}") from None

    def template(self, key: str) -> str:
        """The string `key` with its placeholders as they stand; raises WordsError."""
        section, _, name = key.partition(".")
        try:
            return self.strings[section][name]
        except (KeyError, TypeError):
            raise WordsError(self.language, key, "is missing") from None

    def number(self, number: int) -> Number:
        """`number`, ready for any of its forms."""
        return Number(number, self.grammar)

    def both(self, items: list) -> str:
        """`items` as a list in running text: 1, 3 and 5."""
        return str(self.grammar.apply("and_list", [str(item) for item in items]))

    def date(self, iso: str) -> str:
        """A date such as `2026-11-30`, written as this language writes it."""
        if not (isinstance(iso, str) and ISO.fullmatch(iso)):
            raise WordsError(self.language, "dates", f"writes no date of {iso!r}")
        year, month, day = (int(part) for part in iso.split("-"))
        dates = (self.strings or {}).get("dates")
        if not dates:
            raise WordsError(self.language, "dates", "is missing")
        return dates["day-month-year"].format(year=year, month=dates["months"][month - 1], day=day)

    def _value(self, value: object) -> object:
        return self.number(value) if type(value) is int else value


def load_words(language: str, file: Path) -> Words:
    """The words of `language` from its strings file; raises Faults where the file is malformed."""
    strings, _ = read_yaml(file)
    return Words(language, strings, load_grammar(language))
