"""A Markdown extension: every heading, paragraph and list item with an id links to itself."""

from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.extensions import Extension
from markdown.treeprocessors import Treeprocessor

HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")
LISTS = ("ul", "ol")


class AnchorLinks(Extension):
    """Adds `<a class="headerlink">` to every anchor that `labels` names.

    `labels` maps an id to its tooltip and its accessible name; set it before each page.
    """

    def __init__(self, labels: dict[str, tuple[str, str]]) -> None:
        super().__init__()
        self.labels = labels

    def extendMarkdown(self, md: Markdown) -> None:
        # After attr_list (8) has set the ids and toc (5) has taken the headings' text.
        md.treeprocessors.register(_Links(md, self), "anchor_links", 3)


class _Links(Treeprocessor):
    def __init__(self, md: Markdown, extension: AnchorLinks) -> None:
        super().__init__(md)
        self.extension = extension

    def run(self, root: Element) -> None:
        for element in list(root.iter()):
            id_ = element.get("id")
            if id_ in self.extension.labels and element.tag in (*HEADINGS, "p", "li"):
                self._link(element, id_, *self.extension.labels[id_])

    def _link(self, element: Element, id_: str, title: str, label: str) -> None:
        link = Element(
            "a", {"class": "headerlink", "href": f"#{id_}", "title": title, "aria-label": label}
        )
        link.text = "#"
        at = next((i for i, child in enumerate(element) if child.tag in LISTS), len(element))
        before = element[at - 1] if at else None
        # A space keeps the link apart from the last word; it belongs to the text before it.
        if before is None:
            element.text = (element.text or "").rstrip() + " "
        else:
            before.tail = (before.tail or "").rstrip() + " "
        element.insert(at, link)
