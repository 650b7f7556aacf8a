"""Numbers as a language writes them: words, ordinals, case endings, lists."""

import json
from pathlib import Path

from nardi.faults import Fault, Faults
from nardi.yamlfile import read_text

LANGUAGES = ("hy", "az", "ka", "kk")
DATA = Path(__file__).with_name("grammars")


class GrammarError(ValueError):
    """The language has no such form of the number: `language`, `form` and `number` name it."""

    def __init__(self, language: str, form: str, number: object):
        self.language, self.form, self.number = language, form, number
        super().__init__(f"{language} has no form {form!r} of {number!r}")


class Forms(list):
    """Numbers of a list, each in its form; printed with commas between."""

    def __str__(self) -> str:
        return ", ".join(map(str, self))


class Grammar:
    """The number forms of one language.

    `numbers` maps 0..36 and 360, as strings, to `{form: text}`; `lists` holds the words that join
    a list and says whether its ordinal ending goes on `each` number or on the `last` alone;
    `numerals` says how number words are recognised in a text (see `numerals`).
    """

    LIST_FILTERS = ("list", "and_list", "or_list")

    def __init__(self, language: str, numbers: dict, lists: dict, numerals: dict):
        self.language = language
        self.numbers = numbers
        self.lists = lists
        self.numerals = numerals
        self.forms = sorted({form for forms in numbers.values() for form in forms})

    def form(self, number: int, form: str) -> str:
        """`number` in `form`, such as `words`, `ordinal` or `gen`; raises GrammarError."""
        try:
            return self.numbers[str(number)][form]
        except KeyError:
            raise GrammarError(self.language, form, number) from None

    def apply(self, form: str, value: object) -> object:
        """The filter `form` on a fact: a number, or a list of numbers or rolls."""
        if form == "cap":
            return self._capital(str(Forms(value) if isinstance(value, list) else value))
        if form in self.LIST_FILTERS:
            if not isinstance(value, list):
                raise GrammarError(self.language, form, value)
            return self._join(form, value)
        if isinstance(value, list):
            return self._each(form, value)
        return self.form(value, form)

    def filters(self) -> dict:
        """Every filter a page of this language may use, by name."""

        def bound(form):
            return lambda value: self.apply(form, value)

        return {form: bound(form) for form in (*self.forms, *self.LIST_FILTERS, "cap")}

    def _each(self, form: str, values: list) -> Forms:
        if form.startswith("ordinal") and self.lists["ordinal"] == "last":
            return Forms([*map(str, values[:-1]), self.form(values[-1], form)])
        return Forms(self.form(value, form) for value in values)

    def _join(self, form: str, values: list) -> str:
        items = [str(value) for value in values]
        if form == "list" or len(items) < 2:
            return ", ".join(items)
        joint = self.lists["and" if form == "and_list" else "or"]
        return ", ".join(items[:-1]) + joint + items[-1]

    def _capital(self, text: str) -> str:
        # Azerbaijani keeps the dot of i; title case leaves Georgian, which has no capitals, as it is.
        first = "İ" if self.language == "az" and text[:1] == "i" else text[:1].title()
        return first + text[1:]


def load_grammar(language: str) -> Grammar:
    """The grammar of one of LANGUAGES; raises Faults."""
    file = f"diagrams/grammars/{language}.json"
    try:
        data = json.loads(read_text(DATA / f"{language}.json"))
        return Grammar(language, data["numbers"], data["lists"], data["numerals"])
    except json.JSONDecodeError as error:
        raise Faults([Fault(file, error.lineno, f"is no JSON: {error.msg}")]) from None
    except (KeyError, TypeError, AttributeError):
        message = "holds no mappings numbers, lists and numerals"
        raise Faults([Fault(file, 1, message)]) from None
