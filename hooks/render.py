"""From a checked page to Markdown, and from finished HTML to HTML with its boards in place.

The boards go in last: nothing between Markdown and the finished page has to read their SVG.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from html import escape

from diagrams.describe import describe
from diagrams.draw import draw
from diagrams.page_data import PageData, written
from diagrams.scene import Scene
from diagrams.words import Words
from hooks.expressions import environment
from hooks.page import Anchor, Page
from hooks.project import RULES_PAGE, Language, Project
from hooks.reviews import Owed
from hooks.tables import table

MARKS = re.compile(r"\[([^\]]*)\]\([^)]*\)|[*_`]+")
NOTE = """

<div class="admonition warning under-review" role="note" data-search-exclude>
<p>{said}</p><p lang="en"><small>{why}</small></p>
</div>
"""
PLACE = re.compile(r'<div data-(board|words)="([a-z0-9-]+)"></div>')


class Renderer:
    """Renders the pages of a checked project; what it has drawn once it keeps.

    `owed` are the sections to be marked as owed a review, while they are being written.
    """

    def __init__(self, project: Project, owed: Iterable[Owed] = ()) -> None:
        self.project = project
        self._owed = list(owed)
        self._data = PageData(project.scenes.scenes, project.ruleset)
        self._board = lru_cache(maxsize=None)(self._draw)
        self._environment = lru_cache(maxsize=None)(self._language_environment)

    def fill(self, language: Language, text: str) -> str:
        """Markdown with its expressions filled and a place kept for every diagram."""
        return self._environment(language.code).from_string(text).render()

    def mark(self, language: Language, page: str, text: str) -> str:
        """Markdown with a note below the heading of every section that is owed a review."""
        file = language.pages[page].file
        for one in (one for one in self._owed if one.file == file):
            note = NOTE.format(
                said=escape(language.words.text("ui.section-under-review")),
                why="; ".join(escape(str(change)) for change in one.changes),
            )
            heading = re.compile(rf"^#.*\{{:?\s*#{re.escape(one.section)}[\s}}].*$", re.MULTILINE)
            text = heading.sub(lambda match, note=note: match[0] + note, text, count=1)
        return text

    def place(self, language: Language, html: str, rules: str = "") -> str:
        """HTML with the boards, their descriptions and the data to play them in their places.

        `rules` is the address of the page of rules as seen from this page, empty on itself.
        """
        scenes = [scene for what, scene in PLACE.findall(html) if what == "board"]
        html = PLACE.sub(lambda match: self._board(language.code, match[1], match[2]), html)
        if not scenes:
            return html
        data = written(self._data.of(scenes, language.words, self._rules(language, rules)))
        script = f'<script type="application/json" id="boards">{data}</script>'
        body, end, rest = html.rpartition("</body>")
        return f"{body}{script}{end}{rest}" if end else html + script

    def _rules(self, language: Language, address: str) -> dict[str, list[str]]:
        """The title and the address of every rule."""
        anchors = language.pages[RULES_PAGE].anchors
        return {
            anchor.id: [self.title(language, anchor), f"{address}#{anchor.id}"]
            for anchor in anchors.values()
            if anchor.id in self.project.kinds
        }

    def title(self, language: Language, anchor: Anchor) -> str:
        """The title of an anchor as plain text, without the marks of Markdown."""
        return MARKS.sub(lambda match: match[1] or "", self.fill(language, anchor.title)).strip()

    def labels(self, language: Language, page: Page) -> dict[str, tuple[str, str]]:
        """For each anchor of `page` the tooltip and the accessible name of its link to itself."""
        labels = {}
        for anchor in page.anchors.values():
            kind = "rule" if anchor.id in self.project.kinds else "section"
            text = language.words.text(f"ui.link-to-{kind}")
            labels[anchor.id] = text, f"{text} – {self.title(language, anchor)}"
        return labels

    def _language_environment(self, code: str):
        language = self.project.languages[code]
        env = environment(language.names)
        env.globals |= {
            "diagram": figure,
            "table": lambda name: table(name, self.project.ruleset, language.words),
        }
        return env

    def _draw(self, code: str, what: str, scene_id: str) -> str:
        words = self.project.languages[code].words
        scene = self.project.scenes.scenes[scene_id]
        if what == "board":
            return draw(scene, self.project.ruleset, words) + _tools(scene, words)
        sentences = describe(scene, self.project.ruleset, words)
        return (
            '<details class="board-words">'
            f"<summary>{escape(words.text('board.text-description'))}</summary>"
            f"<ul>{''.join(f'<li>{escape(sentence)}</li>' for sentence in sentences)}</ul>"
            "</details>"
        )


def _tools(scene: Scene, words: Words) -> str:
    """The buttons below a board: to play it, where it has a roll, and to turn it."""
    keys = {"try": "board.try-it", "turn": "board.view-from-black"}
    if not scene.roll:
        del keys["try"]
    buttons = (
        f'<button type="button" class="board-{name}">{escape(words.text(key))}</button>'
        for name, key in keys.items()
    )
    return f'<p class="board-tools">{"".join(buttons)}</p>'


def figure(scene: str, caller) -> str:
    """The figure of a scene with its caption in Markdown; its board comes later."""
    return (
        f'<figure class="board" id="scene-{scene}" data-search-exclude markdown="block">\n'
        f'<div data-board="{scene}"></div>\n'
        f'<figcaption markdown="span">{caller().strip()}</figcaption>\n'
        f'<div data-words="{scene}"></div>\n'
        "</figure>"
    )
