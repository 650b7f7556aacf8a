"""A page is taken apart into sections, anchors, expressions and links, each with its line."""

import pytest

from hooks.expressions import Call, Value
from hooks.page import Anchor, Link
from hooks.parse import read_page

FRONT = "---\ntitle: T\ndescription: D\n---\n\n"  # the body begins on line 6


def page(body: str):
    return read_page("docs/hy/long.md", "hy", FRONT + body)


def faults(body: str) -> list[str]:
    return [f"{fault.line}: {fault.message}" for fault in page(body)[1]]


def test_front_matter_gives_title_and_description():
    assert {"title": "T", "description": "D"} == page("# A { #a }\n")[0].meta


def test_a_page_is_named_by_its_file():
    assert "long" == page("# A { #a }\n")[0].name


def test_a_section_runs_from_its_heading_to_the_next():
    sections = page("# A { #a }\n\ntext\n\n## B { #b }\n\nmore\n")[0].sections
    assert [("a", 6, 9), ("b", 10, 13)] == [(s.id, s.start, s.end) for s in sections]


def test_a_heading_is_an_anchor_named_by_its_text():
    assert [Anchor("a", 6, "heading", "What is *a*?")] == page("# What is *a*? { #a }\n")[
        0
    ].sections[0].anchors


def test_a_paragraph_is_an_anchor_by_the_line_below_it():
    body = '# A { #a }\n\ntext\nmore\n{ #p data-title="A p" }\n'
    assert Anchor("p", 10, "paragraph", "A p") == page(body)[0].anchors["p"]


def test_a_list_item_is_an_anchor_by_the_line_below_it():
    body = '# A { #a }\n\n- one\n  { #one data-title="One" }\n- two\n'
    found, wrong = page(body)
    assert Anchor("one", 9, "item", "One") == found.anchors["one"]
    assert [] == wrong


def test_expressions_belong_to_the_section_they_stand_in():
    first, second = page("# A { #a }\n\n{{ x.y }}\n\n## B { #b }\n\n{{ z.w | words }}\n")[
        0
    ].sections
    assert [(8, Value("x", "y", ()))] == [(t.line, t.expression) for t in first.values]
    assert [(12, Value("z", "w", ("words",)))] == [(t.line, t.expression) for t in second.values]


def test_diagrams_tables_and_rolls_are_calls():
    body = (
        '# A { #a }\n\n{% call diagram("s") %}see {{ roll("s") }}{% endcall %}\n\n'
        '{{ table("first-turn-doubles") }}\n'
    )
    found, wrong = page(body)
    assert [] == wrong
    assert [
        Call("diagram", "s"),
        Call("roll", "s"),
        Call("table", "first-turn-doubles"),
    ] == [tag.expression for tag in found.tags]
    assert {"s": 8} == found.scenes


def test_expressions_of_the_front_matter_belong_to_no_section():
    source = '---\ntitle: "{{ a.b }}"\ndescription: D\n---\n\n# A { #a }\n'
    found, wrong = read_page("f.md", "hy", source)
    assert [Value("a", "b", ())] == [tag.expression for tag in found.front]
    assert [] == wrong


def test_links_keep_their_target_and_line():
    body = "# A { #a }\n\n[one](#a) and [two](long.md#b)\n[play]({{ game_url }}){ .md-button }\n"
    assert [Link(8, "#a"), Link(8, "long.md#b"), Link(9, "{{ game_url }}")] == page(body)[
        0
    ].sections[0].links


@pytest.mark.parametrize(
    "body, fault",
    [
        ("# A\n", "6: heading 'A' has no id: end it with { #the-id }"),
        ("# A { #A }\n", "6: id 'A' is not lower-case words joined by hyphens"),
        ("# A {#a}\n", "6: {#: write { #the-id } with a space"),
        ("A\n=\n", "6: text before the first heading belongs to no section"),
        ("# A { #a }\n\nB\n---\n", "9: a heading is written with #, so that it can carry an id"),
        ("# A { #a }\n\n## B { #a }\n", "8: id 'a' stands on line 6 already"),
        (
            "# A { #a }\n\n- item { #i }\n",
            "8: { #i }: an id stands at the end of a heading, "
            "or on a line of its own right below its paragraph or list item",
        ),
        (
            "# A { #a }\n\ntext\n{ #p }\n",
            '9: { #p }: no data-title="…" to name the place by',
        ),
        (
            '# A { #a }\n\ntext\n{ #p data-title="P" }\nmore\n',
            '9: { #p data-title="P" }: the id is the last line of its paragraph or item',
        ),
        (
            '# A { #a }\n\n{% call diagram("s") %}x\n',
            '8: {% call diagram("s") %} has no {% endcall %}',
        ),
        ("# A { #a }\n\n{% endcall %}\n", "8: {% endcall %} without a diagram before it"),
        (
            '# A { #a }\n\n{% call diagram("s") %} {% endcall %}\n',
            '8: {% call diagram("s") %} has no caption',
        ),
        (
            '# A { #a }\n\nsee {{ table("t") }}\n',
            '8: {{ table("t") }} stands alone, with an empty line on both sides',
        ),
        (
            '# A { #a }\n\ntext\n{% call diagram("s") %}x{% endcall %}\n',
            '9: {% call diagram("s") %} stands alone, with an empty line on both sides',
        ),
        ("# A { #a }\n\n{{ a.b }\n", "8: {{: an unpaired brace"),
    ],
)
def test_a_page_that_breaks_its_form_is_named_with_the_line(body, fault):
    assert fault in faults(body)


def test_a_scene_shown_twice_would_give_one_id_to_two_places():
    diagram = '{% call diagram("s") %}x{% endcall %}\n'
    assert ["10: id 'scene-s' stands on line 8 already"] == faults(
        f"# A {{ #a }}\n\n{diagram}\n{diagram}"
    )


def test_every_fault_of_a_page_is_reported_together():
    wrong = faults("# A\n\n{{ a + 1 }}\n\n{{ b c }}\n\n## B\n")
    assert ["6", "8", "10", "12"] == sorted((w.split(":")[0] for w in wrong), key=int)


@pytest.mark.parametrize(
    "source, fault",
    [
        ("# A { #a }\n", (1, "no front matter: `---`, title, description, `---`")),
        (
            "---\ntitle: T\ndescription: D\ncolour: x\n---\n",
            (4, "unknown key 'colour' in front matter"),
        ),
        ("---\ntitle: T\n---\n", (1, "front matter has no description")),
    ],
)
def test_front_matter_is_checked(source, fault):
    assert fault in [(f.line, f.message) for f in read_page("f.md", "hy", source)[1]]


def test_malformed_front_matter_keeps_the_line_of_the_page():
    source = "---\ntitle: T\ndescription: [D\n---\n\n# A { #a }\n"
    assert 4 >= read_page("f.md", "hy", source)[1][0].line >= 3


def test_html_and_links_by_reference_are_refused():
    assert [
        '8: <a href="#a">: a page is Markdown without HTML',
        '9: <span id="b">: a page is Markdown without HTML',
        "10: a link names its target where it stands: [text](target)",
    ] == faults('# A { #a }\n\n<a href="#a">x</a>\n<span id="b"></span>\n[x]: #a\n')
