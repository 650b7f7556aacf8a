"""Pages are filled with what the engine says, and boards come into the finished page."""

import json

import pytest

from hooks.checks import load_project
from hooks.page import Anchor
from hooks.render import Renderer
from hooks.reviews import Change, Owed


@pytest.fixture
def renderer(site) -> Renderer:
    return Renderer(load_project(site.root))


def fill(renderer: Renderer, text: str, code: str = "az") -> str:
    return renderer.fill(renderer.project.languages[code], text)


def test_a_fact_is_written_with_the_ending_of_the_language(renderer):
    text = "{{ setup.white_head | ordinal }}"
    assert {"hy": "24-րդ", "az": "24-cü", "ka": "24-ე", "kk": "24-"} == {
        code: fill(renderer, text, code) for code in renderer.project.languages
    }


def test_the_version_and_the_date_of_the_rules_can_be_written(renderer):
    text = "{{ ruleset.version }}: {{ ruleset.date | date }}"
    assert "1.0: 30 noyabr 2026" == fill(renderer, text)


def test_a_diagram_keeps_its_place_and_its_caption(renderer):
    text = (
        '{% call diagram("head-limit-refused") %}See {{ roll("head-limit-refused") }}{% endcall %}'
    )
    assert [
        '<figure class="board" id="scene-head-limit-refused" data-search-exclude markdown="block">',
        '<div data-board="head-limit-refused"></div>',
        '<figcaption markdown="span">See 6-5</figcaption>',
        '<div data-words="head-limit-refused"></div>',
        "</figure>",
    ] == fill(renderer, text).split("\n")


def test_the_board_and_its_words_are_put_into_their_places(renderer):
    language = renderer.project.languages["ka"]
    html = '<main><div data-board="start"></div><div data-words="start"></div></main>'
    placed = renderer.place(language, html)
    assert placed.startswith("<main><svg")
    assert placed.count("</svg>") == 1
    assert f"<summary>{language.words.strings['board']['text-description']}</summary>" in placed
    assert "data-board" not in placed and "data-words" not in placed


def test_a_title_is_text_without_marks(renderer):
    anchor = Anchor("a", 1, "heading", "**{{ block_six.points | words | cap }}** [in a row](#a)?")
    assert "Altı in a row?" == renderer.title(renderer.project.languages["az"], anchor)


def test_links_of_rules_and_of_other_sections_have_their_own_names(renderer):
    language = renderer.project.languages["hy"]
    labels = renderer.labels(language, language.pages["long"])
    ui = language.words.strings["ui"]
    assert (ui["link-to-rule"], f"{ui['link-to-rule']} – The head") == labels["head-limit"]
    assert (ui["link-to-section"], f"{ui['link-to-section']} – Nardi") == labels["long-nardi"]


def test_the_data_of_the_boards_come_last_and_lead_to_the_rules(renderer):
    language = renderer.project.languages["kk"]
    html = '<body><div data-board="head-limit-refused"></div></body>'
    placed = renderer.place(language, html, "../long/")
    start, end = '<script type="application/json" id="boards">', "</script></body>"
    assert placed.endswith(end)
    data = json.loads(placed[placed.index(start) + len(start) : -len(end)])
    assert {"scene-head-limit-refused": 0} == data["scenes"]
    assert "../long/#head-limit" == data["rules"]["head-limit"][1]
    assert data["rules"]["head-limit"][0] == renderer.title(
        language, language.pages["long"].anchors["head-limit"]
    )


def test_a_page_without_boards_gets_no_data(renderer):
    language = renderer.project.languages["kk"]
    assert "<body></body>" == renderer.place(language, "<body></body>")


def test_a_section_owed_a_review_carries_a_mark_that_says_why(site):
    project = load_project(site.root)
    changes = [Change("head-limit", "head-limit.checkers", "2", "1")]
    owed = [Owed("az", "docs/az/long.md", 10, "head-limit", changes)]
    marked = Renderer(project, owed)
    text = "# Nardi { #long-nardi }\n\n## The head { #head-limit }\n\nText.\n"
    lines = marked.mark(project.languages["az"], "long", text).split("\n")
    assert ["# Nardi { #long-nardi }", "", "## The head { #head-limit }", ""] == lines[:4]
    assert "<p>Qayda dəyişib: bu bölmə yenidən yoxlanılır</p>" in lines[5]
    assert "head-limit.checkers 2 → 1" in lines[5]
    assert "Text." in lines
    assert text == marked.mark(project.languages["ka"], "long", text)
    assert text == Renderer(project).mark(project.languages["az"], "long", text)
