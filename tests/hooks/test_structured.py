"""What search engines are told is what the page says, and the same in every language."""

import json

import pytest

from hooks.project import read_project
from hooks.search import read_content
from hooks.structured import asked, breadcrumbs, page_data, questions, written

CODES = ("hy", "az", "ka", "kk")
HTML = """
<h1 id="page">A page</h1><p>First.</p>
<h2 id="how-many">How many &lt;b&gt;?<a class="headerlink" href="#how-many">#</a></h2>
<p>One &amp; <strong>only</strong> one.</p><ul><li>not two</li></ul>
<figure class="board" data-search-exclude><figcaption>A board.</figcaption></figure>
<p id="other" data-title="Other?">Another rule.</p>
<h2 id="empty">And?</h2><p id="last">Not of this anchor.</p>
"""


def content():
    return read_content(HTML, "long/", "A page")


def test_a_question_is_a_heading_that_asks_in_every_language(site):
    headings = {"hy": "Ո՞վ", "az": "Kim?", "ka": "ვინ?", "kk": "Кім?"}
    for code, heading in headings.items():
        site.replace(f"docs/{code}/long.md", "## The head {", f"## {heading} {{")
    site.replace("docs/az/long.md", "## The first turn", "## The first turn?")
    assert ["head-limit"] == asked(read_project(site.root)[0], "long")


def test_an_answer_is_the_text_of_its_section_alone():
    found = questions(content(), ["how-many"], "https://rules.example/az/long/")
    assert "FAQPage" == found["@type"]
    assert [
        {
            "@type": "Question",
            "name": "How many <b>?",
            "url": "https://rules.example/az/long/#how-many",
            "acceptedAnswer": {"@type": "Answer", "text": "One & only one.\nnot two"},
        }
    ] == found["mainEntity"]


@pytest.mark.parametrize("ids", [[], ["empty"]])
def test_a_page_that_answers_nothing_has_no_questions(ids):
    assert None is questions(content(), ids, "https://rules.example/az/long/")


def test_the_way_to_a_page_is_numbered():
    trail = [("Home", "https://rules.example/az/"), ("Rules", "https://rules.example/az/long/")]
    items = breadcrumbs(trail)["itemListElement"]
    assert [1, 2] == [item["position"] for item in items]
    assert trail == [(item["name"], item["item"]) for item in items]


def test_no_text_ends_the_script_it_stands_in():
    text = written([{"name": "</script><!-- & -->"}])
    assert not set("<>&") & set(text)
    assert "</script><!-- & -->" == json.loads(text)["@graph"][0]["name"]


def test_a_page_without_questions_is_told_its_way_alone(shared_site):
    project, _ = read_project(shared_site.root)
    data = json.loads(page_data(project, "index", content(), [("Home", "https://rules.example/")]))
    assert ["BreadcrumbList"] == [part["@type"] for part in data["@graph"]]
