"""What may stand between braces in a page: one name, at most two filters, and three calls.

`{{ head_limit.checkers | words }}` is a value; `{{ roll("double-44") }}`,
`{{ table("first-turn-doubles") }}` and `{% call diagram("start") %}caption{% endcall %}` are calls.
Anything else is a fault.
"""

import re
from difflib import get_close_matches
from functools import cache
from typing import NamedTuple

import jinja2
from jinja2 import nodes

from diagrams.grammar import Forms, GrammarError
from diagrams.words import WordsError

# Attribute lists such as `{ #head-limit }` may stand close to a brace: no comments in pages.
SYNTAX = jinja2.Environment(
    comment_start_string="{##", comment_end_string="##}", keep_trailing_newline=True
)
TAG = re.compile(r"\{\{.*?\}\}|\{%.*?%\}", re.DOTALL)
STRAY = re.compile(r"\{\{|\}\}|\{%|%\}|\{#")
DIAGRAM = re.compile(r"""\{%\s*call\s+diagram\(\s*(["'])([^"']*)\1\s*\)\s*%\}""")
ENDCALL = re.compile(r"\{%\s*endcall\s*%\}")
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
    try:
        body = SYNTAX.parse(text).body
    except jinja2.TemplateSyntaxError as error:
        raise ExpressionError(f"{text}: {error.message}") from None
    if len(body) != 1 or not isinstance(body[0], nodes.Output) or len(body[0].nodes) != 1:
        raise ExpressionError(f"{text}: {GRAMMAR}")
    node = body[0].nodes[0]
    if isinstance(node, nodes.Call):
        return _call(node, text)
    filters = []
    while isinstance(node, nodes.Filter) and node.node and not _arguments(node):
        filters.insert(0, node.name)
        node = node.node
    if len(filters) > 2:
        raise ExpressionError(f"{text}: {len(filters)} filters, at most two are read easily")
    if isinstance(node, nodes.Name):
        return Value(node.name, None, tuple(filters))
    if isinstance(node, nodes.Getattr) and isinstance(node.node, nodes.Name):
        return Value(node.node.name, node.attr, tuple(filters))
    raise ExpressionError(f"{text}: {GRAMMAR}")


def _arguments(node: nodes.Filter | nodes.Call) -> bool:
    return bool(node.kwargs or node.dyn_args or node.dyn_kwargs) or (
        isinstance(node, nodes.Filter) and bool(node.args)
    )


def _call(node: nodes.Call, text: str) -> Call:
    plain = isinstance(node.node, nodes.Name) and not _arguments(node) and len(node.args) == 1
    if not plain or not isinstance(node.args[0], nodes.Const):
        raise ExpressionError(f"{text}: {GRAMMAR}")
    if node.node.name == "diagram":
        raise ExpressionError(
            f'{text}: a diagram has a caption: {{% call diagram("…") %}}caption{{% endcall %}}'
        )
    if node.node.name not in ("table", "roll") or not isinstance(node.args[0].value, str):
        raise ExpressionError(f"{text}: {GRAMMAR}")
    return Call(node.node.name, node.args[0].value)


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


def environment(names: Names) -> jinja2.Environment:
    """The Jinja environment that fills pages; `diagram`, `table` are set by who renders."""
    env = SYNTAX.overlay(undefined=jinja2.StrictUndefined, finalize=show)
    env.filters = dict(names.filters)
    env.globals = {
        name: Facts(value) if isinstance(value, dict) else value
        for name, value in names.values.items()
    }
    env.globals["roll"] = names.scenes.__getitem__
    return env
