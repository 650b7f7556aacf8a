"""An expression is one name with at most two filters, or a call of diagram, table or roll."""

import jinja2
import pytest

from diagrams.grammar import load_grammar
from hooks.expressions import Call, ExpressionError, Names, Value, environment, parse_tag

VALUES = {
    "head_limit": {"checkers": 1},
    "head_first_turn": {"rolls": ["3-3", "4-4", "6-6"]},
    "match_length": {"lengths": [1, 3]},
    "game_url": "https://game.example/",
}


@pytest.fixture
def names() -> Names:
    scenes = {"start": None, "double-44": "4-4"}
    return Names(VALUES, load_grammar("az").filters(), scenes, ("first-turn-doubles",))


@pytest.mark.parametrize(
    "text, expression",
    [
        ("{{ head_limit.checkers }}", Value("head_limit", "checkers", ())),
        ("{{head_limit.checkers|words|cap}}", Value("head_limit", "checkers", ("words", "cap"))),
        ("{{ game_url }}", Value("game_url", None, ())),
        ('{{ roll("double-44") }}', Call("roll", "double-44")),
        ("{{ table('first-turn-doubles') }}", Call("table", "first-turn-doubles")),
    ],
)
def test_names_filters_and_calls_are_expressions(text, expression):
    assert expression == parse_tag(text)


@pytest.mark.parametrize(
    "text",
    [
        "{{ head_limit.checkers + 1 }}",
        "{{ head_limit.checkers | words | cap | list }}",
        "{{ 5 }}",
        '{{ "five" }}',
        "{{ head_limit.checkers if x else y }}",
        "{{ head_limit['checkers'] }}",
        "{{ a.b.c }}",
        "{{ head_limit.checkers | replace(1, 2) }}",
        "{{ range(5) }}",
        '{{ roll("a", "b") }}',
        "{{ roll(scene) }}",
        '{{ table("t") | safe }}',
        '{{ diagram("start") }}',
        "{{ }}",
        "{{ a b }}",
    ],
)
def test_anything_else_is_a_fault_that_shows_what_was_written(text):
    with pytest.raises(ExpressionError) as fault:
        parse_tag(text)
    assert text in str(fault.value)


@pytest.mark.parametrize(
    "text, message",
    [
        ("{{ head_limits.checkers }}", "unknown name 'head_limits'; did you mean 'head_limit'?"),
        (
            "{{ head_limit.checker }}",
            "unknown fact of head_limit 'checker'; did you mean 'checkers'?",
        ),
        ("{{ head_limit.checkers | wordz }}", "unknown filter 'wordz'; did you mean 'words'?"),
        ("{{ head_limit }}", "'head_limit' needs one of its facts: checkers"),
        ("{{ game_url.host }}", "'game_url' has no fact 'host': write game_url alone"),
        ('{{ table("doubles") }}', "unknown table 'doubles'"),
        ('{{ roll("dooble-44") }}', "unknown scene 'dooble-44'; did you mean 'double-44'?"),
        ('{{ roll("start") }}', "scene 'start' has no roll"),
        (
            "{{ head_first_turn.rolls | words }}",
            "az has no form 'words' of '3-3'",
        ),
    ],
)
def test_an_unknown_name_is_said_with_the_nearest_one(names, text, message):
    with pytest.raises(ExpressionError) as fault:
        names.check(parse_tag(text))
    assert message == str(fault.value)


@pytest.mark.parametrize(
    "printed, text",
    [
        ("1", "{{ head_limit.checkers }}"),
        ("bir", "{{ head_limit.checkers | words }}"),
        ("Bir", "{{ head_limit.checkers | words | cap }}"),
        ("3-3, 4-4, 6-6", "{{ head_first_turn.rolls }}"),
        ("3-3, 4-4 və ya 6-6", "{{ head_first_turn.rolls | or_list }}"),
        ("4-4", '{{ roll("double-44") }}'),
        ("https://game.example/", "{{ game_url }}"),
    ],
)
def test_a_page_prints_what_the_check_saw(names, printed, text):
    assert printed == names.check(parse_tag(text))
    assert printed == environment(names).from_string(text).render()


def test_an_undefined_name_stops_the_rendering_as_well(names):
    with pytest.raises(jinja2.UndefinedError):
        environment(names).from_string("{{ head_limit.checker }}").render()


def test_facts_named_like_methods_are_not_reached_by_accident(names):
    with pytest.raises(jinja2.UndefinedError):
        environment(names).from_string("{{ head_limit.items }}").render()
