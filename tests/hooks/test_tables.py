"""The table of the starter's doubles, in the words of each language."""

import re

import pytest

from diagrams.words import load_words
from hooks.tables import table
from nardi.files import load_ruleset

# What the rules say of the starter's first turn: roll, plays, checkers from the head, moves.
ROWS = [
    ("1-1", ["24/23/22/21/20"], "1", "4"),
    ("2-2", ["24/22/20/18/16"], "1", "4"),
    ("3-3", ["24/18 24/18", "24/15 24/21"], "2", "4"),
    ("4-4", ["24/16 24/16"], "2", "4"),
    ("5-5", ["24/19/14/9/4"], "1", "4"),
    ("6-6", ["24/18 24/18"], "2", "2"),
]


@pytest.fixture(params=["hy", "az", "ka", "kk"])
def words(request):
    return load_words(request.param, f"docs/{request.param}/strings.yaml")


@pytest.fixture(autouse=True)
def in_repository(monkeypatch, request):
    monkeypatch.chdir(request.config.rootpath)


def test_the_rows_are_those_of_the_rules(words):
    html = table("first-turn-doubles", load_ruleset("long"), words)
    rows = re.findall(r"<tr>(<th scope=\"row\">.*?)</tr>", html)
    assert ROWS == [
        (
            re.search(r"<th[^>]*>(.*?)</th>", row)[1],
            re.findall(r'<span class="play">(.*?)</span>', row),
            *re.findall(r"<td>(\d+)</td>", row),
        )
        for row in rows
    ]


@pytest.mark.parametrize(
    "code, word", [("hy", "կամ"), ("az", "və ya"), ("ka", "ან"), ("kk", "немесе")]
)
def test_of_several_plays_of_a_double_it_is_said_that_either_may_be_chosen(code, word):
    words = load_words(code, f"docs/{code}/strings.yaml")
    html = table("first-turn-doubles", load_ruleset("long"), words)
    assert [word] == re.findall(r"</span> ([^<]+) <span", html)


def test_every_column_is_named_in_the_language(words):
    html = table("first-turn-doubles", load_ruleset("long"), words)
    columns = re.findall(r'<th scope="col">(.*?)</th>', html)
    names = ("double", "plays", "from-head", "moves")
    assert [words.strings["ui"][f"table-{name}"] for name in names] == columns
