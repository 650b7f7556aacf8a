"""Every anchor of a page has a link to itself, named in the reader's language."""

import markdown
import pytest

from hooks.anchors import AnchorLinks

LABELS = {"a": ("Link", "Link – A")}
LINK = '<a aria-label="Link – A" class="headerlink" href="#a" title="Link">#</a>'


@pytest.mark.parametrize(
    "html, text",
    [
        (f'<h2 id="a">A *b {LINK}</h2>', "## A \\*b { #a }"),
        (f'<p id="a">A <em>b</em> {LINK}</p>', "A *b*\n{ #a }"),
        (f'<ul>\n<li id="a">A {LINK}</li>\n<li>B</li>\n</ul>', "- A\n  { #a }\n- B"),
        (
            f'<ul>\n<li id="a">A {LINK}<ul>\n<li>B</li>\n</ul>\n</li>\n</ul>',
            "- A\n  { #a }\n    - B",
        ),
        ('<p id="b">B</p>', "B\n{ #b }"),
    ],
)
def test_the_link_stands_after_the_text_of_its_anchor(html, text):
    assert html == markdown.markdown(text, extensions=["attr_list", AnchorLinks(LABELS)])
