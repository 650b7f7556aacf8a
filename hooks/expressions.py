"""What may stand between braces in a page: one name, at most two filters, and three calls.

`{{ head_limit.checkers | words }}` is a value; `{{ roll("double-44") }}`,
`{{ table("first-turn-doubles") }}` and `{% call diagram("start") %}caption{% endcall %}` are calls.
Anything else is a fault.
"""

import re
from difflib import get_close_matches
from functools import cache
from typing import NamedTuple

from diagrams.grammar import Forms, GrammarError
from diagrams.words import WordsError

TAG = re.compile(r"\{\{.*?\}\}|\{%.*?%\}", re.DOTALL)
STRAY = re.compile(r"\{\{|\}\}|\{%|%\}|\{#")
DIAGRAM = re.compile(r"""\{%\s*call\s+diagram\(\s*(["'])([^"']*)\1\s*\)\s*%\}""")
ENDCALL = re.compile(r"\{%\s*endcall\s*%\}")
NAME = r"[a-z_][a-z0-9_]*"
VALUE = re.compile(rf"\{{\{{\s*({NAME})(?:\.({NAME}))?((?:\s*\|\s*{NAME}){{0,2}})\s*\}}\}}")
CALL = re.compile(r"""\{\{\s*(table|roll)\(\s*(["'])([^"'\\]*)\2\s*\)\s*\}\}""")
GRAMMAR = (
    "an expression is one name with at most two filters, "
    'or one of diagram("…"), table("…") and roll("…")'
)


class ExpressionError(ValueError):
    """What stands between the braces is not an expression of a page, or names nothing known."""


class Value(NamedTuple):
    """`name.fact | filter | filter`; `fact` is None for a bare name such as `game_url`."""

    name: str
    fact: str | None
    filters: tuple[str, ...]


class Call(NamedTuple):
    """`diagram`, `table` or `roll` with the id it is called with."""

    function: str
    argument: str


class Tag(NamedTuple):
    """One expression of a page: where it stands (offsets into the source) and what it says."""

    line: int
    start: int
    end: int
    expression: Value | Call


@cache
def parse_tag(text: str) -> Value | Call:
    """The expression of one `{{ … }}`; raises ExpressionError with what is wrong."""
    if value := VALUE.fullmatch(text):
        return Value(value[1], value[2], tuple(re.findall(NAME, value[3])))
    if call := CALL.fullmatch(text):
        return Call(call[1], call[3])
    raise ExpressionError(f"{text}: {_why(text)}")


def _why(text: str) -> str:
    """What is wrong with an expression that is none, in the words of Jinja where it has some."""
    import jinja2

    try:
        syntax().parse(text)
    except jinja2.TemplateSyntaxError as error:
        return error.message or GRAMMAR
    filters = text.count("|")
    if filters > 2 and re.fullmatch(r"\{\{\s*[\w.]+(\s*\|\s*\w+)*\s*\}\}", text):
        return f"{filters} filters, at most two are read easily"
    if re.match(r"\{\{\s*diagram\(", text):
        return 'a diagram has a caption: {% call diagram("…") %}caption{% endcall %}'
    return GRAMMAR


class Names:
    """Everything the pages of one language may name.

    `values` maps a name to its facts (or to a bare value), `scenes` a scene id to its roll as
    text (None without one), `tables` the table ids; `filters` are the language's.
    """

    def __init__(self, values: dict, filters: dict, scenes: dict, tables: tuple):
        self.values, self.filters, self.scenes, self.tables = values, filters, scenes, tables

    def check(self, expression: Value | Call) -> str:
        """What `expression` prints; raises ExpressionError where a name is unknown."""
        if isinstance(expression, Value):
            return show(self._value(expression))
        if expression.function == "table":
            _known("table", expression.argument, self.tables)
            return ""
        _known("scene", expression.argument, self.scenes)
        if expression.function == "roll" and self.scenes[expression.argument] is None:
            raise ExpressionError(f"scene {expression.argument!r} has no roll")
        return self.scenes[expression.argument] if expression.function == "roll" else ""

    def _value(self, expression: Value) -> object:
        name, fact, filters = expression
        _known("name", name, self.values)
        value = self.values[name]
        if fact is not None:
            if not isinstance(value, dict):
                raise ExpressionError(f"{name!r} has no fact {fact!r}: write {name} alone")
            _known(f"fact of {name}", fact, value)
            value = value[fact]
        elif isinstance(value, dict):
            raise ExpressionError(f"{name!r} needs one of its facts: {', '.join(value) or 'none'}")
        for filter_ in filters:
            _known("filter", filter_, self.filters)
        try:
            for filter_ in filters:
                value = self.filters[filter_](value)
        except (GrammarError, WordsError) as error:
            raise ExpressionError(str(error)) from None
        return value


def _known(kind: str, name: str, known: object) -> None:
    if name not in known:
        close = get_close_matches(name, list(known), 1)
        hint = f"; did you mean {close[0]!r}?" if close else ""
        raise ExpressionError(f"unknown {kind} {name!r}{hint}")


def show(value: object) -> str:
    """A fact as it is printed: a list with commas between its parts."""
    return str(Forms(value) if isinstance(value, list) else value)


class Facts:
    """The facts of one rule, reached as attributes and by nothing else."""

    def __init__(self, facts: dict):
        self.__dict__.update(facts)


@cache
def syntax():
    """The Jinja environment of all pages."""
    # Only who renders, or has found a fault, waits for Jinja.
    import jinja2

    # Attribute lists such as `{ #head-limit }` may stand close to a brace: no comments in pages.
    return jinja2.Environment(
        comment_start_string="{##",
        comment_end_string="##}",
        keep_trailing_newline=True,
        undefined=jinja2.StrictUndefined,
    )


def environment(names: Names):
    """The Jinja environment that fills pages; `diagram`, `table` are set by who renders."""
    env = syntax().overlay(finalize=show)
    env.filters = dict(names.filters)
    env.globals = {
        name: Facts(value) if isinstance(value, dict) else value
        for name, value in names.values.items()
    }
    env.globals["roll"] = names.scenes.__getitem__
    return env
