"""What a language's search looks through."""

import json

import pytest

from hooks.search import index, read_content, read_language
from nardi.faults import Faults

HTML = """
<h1 id="top">Long <em>nardi</em> <a class="headerlink" href="#top">#</a></h1>
<p>It is &lt;old&gt;.<br>Very
old.</p>
<figure data-search-exclude><svg><text>24</text></svg><figcaption>A board</figcaption></figure>
<h2 id="head">The head <a class="headerlink" href="#head">#</a></h2>
<p>One checker only.</p>
<p id="doubles" data-title="Doubles and the head">Even with a <a href="../long/#mars">double,
always</a>. <a class="headerlink" href="#doubles">#</a></p>
<p>Not two.</p>
<table><tr><th>Roll</th><th>Plays</th></tr><tr><td>3-3</td><td>two</td></tr></table>
<ul><li id="item" data-title="An item">First</li><li>Second</li></ul>
"""
WORDS = {"letters": {}, "whole": [], "endings": ["s"], "same": [], "names": {"mars": ["gammon"]}}


def entries() -> dict[str, dict]:
    content = read_content(HTML, "long/", "Rules & more")
    return {entry["location"]: entry for entry in content.entries}


def test_a_page_comes_first_and_then_its_anchors_in_order():
    expected = ["long/", "long/#top", "long/#head", "long/#doubles", "long/#item"]
    assert expected == list(entries())
    assert {"location": "long/", "title": "Rules &amp; more"} == entries()["long/"]


def test_a_heading_is_the_title_of_what_follows_it():
    assert "Long nardi" == entries()["long/#top"]["title"]
    assert "It is &lt;old&gt;. Very old." == entries()["long/#top"]["text"]


def test_an_anchored_paragraph_has_its_own_entry_and_its_heading_keeps_the_rest():
    doubles, head = entries()["long/#doubles"], entries()["long/#head"]
    assert "Doubles and the head" == doubles["title"]
    assert "Even with a double, always." == doubles["text"]
    assert "One checker only.\nNot two.\nRoll · Plays\n3-3 · two\nSecond" == head["text"]
    assert ("An item", "First") == (
        entries()["long/#item"]["title"],
        entries()["long/#item"]["text"],
    )


def test_what_is_excluded_and_the_marks_of_links_are_not_searched():
    text = json.dumps(list(entries().values()))
    assert "24" not in text and "A board" not in text and '#"' not in text


def test_links_tell_what_an_anchor_is_called():
    content = read_content(HTML, "changes/", "Changes")
    assert [("long/#mars", "double, always")] == content.links
    mars = read_content('<h2 id="mars">Mars</h2>', "long/", "Rules")
    docs = json.loads(index(WORDS, [content, mars]))["docs"]
    assert ["gammon", "double, always"] == docs[-1]["names"]


def test_the_index_carries_the_language_and_is_the_same_for_the_same_pages():
    pages = [read_content(HTML, "long/", "Rules")]
    found = index(WORDS, pages)
    assert {"letters": {}, "whole": [], "endings": ["s"], "same": []} == json.loads(found)["config"]
    assert found == index(WORDS, pages)


@pytest.mark.parametrize(
    "text, line, says",
    [
        ("- a\n", 1, "not a mapping"),
        ("letters: {}\nwhole: []\nsame: []\nnames: {}\n", 1, "'endings'"),
        ("letters: {}\nwhole: []\nendings: s\nsame: []\nnames: {}\n", 3, "'s'"),
        ("letters: {}\nwhole: []\nendings: []\nsame: []\nnames: {}\nstop: []\n", 6, "'stop'"),
        ("letters: {}\nwhole: []\nendings: []\nsame: []\nnames:\n  marz: [a]\n", 6, "'marz'"),
    ],
)
def test_a_fault_of_the_language_is_told_with_its_line(tmp_path, text, line, says):
    file = tmp_path / "search.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Faults) as raised:
        read_language(file, {"mars"})
    [fault] = raised.value.faults
    assert (str(file), line) == (str(fault.file), fault.line)
    assert says in fault.message
