"""What search engines are told of a page as data: the way to it, and the questions it answers.

Both are read from the page itself, so that they say what it says.
"""

import json
import re
from html import unescape

from hooks.project import Project
from hooks.search import Content

QUESTION = re.compile("[?՞]")
HTML = {ord(sign): f"\\u{ord(sign):04x}" for sign in "<>&"}  # a script ends at the first `</script`


def asked(project: Project, page: str) -> list[str]:
    """The ids of the headings of `page` that ask something in every language, in their order."""
    found = [
        [
            section.id
            for section in language.pages[page].sections
            if QUESTION.search(section.heading.title or "")
        ]
        for language in project.languages.values()
    ]
    return [id_ for id_ in found[0] if all(id_ in ids for ids in found)]


def page_data(project: Project, page: str, content: Content, trail: list[tuple[str, str]]) -> str:
    """Everything told of a page, as the text of a script element."""
    found = questions(content, asked(project, page), trail[-1][1])
    return written([breadcrumbs(trail), *([found] if found else [])])


def breadcrumbs(trail: list[tuple[str, str]]) -> dict:
    """The way to a page from the first of its language: names and addresses, itself last."""
    items = [
        {"@type": "ListItem", "position": position, "name": name, "item": address}
        for position, (name, address) in enumerate(trail, 1)
    ]
    return {"@type": "BreadcrumbList", "itemListElement": items}


def questions(content: Content, ids: list[str], url: str) -> dict | None:
    """The sections `ids` of a page as questions with their answers, None where it answers none.

    An answer is the section's own text: not its boards, nor what is another anchor's.
    """
    entries = {entry["location"].partition("#")[2]: entry for entry in content.entries}
    found = [
        {
            "@type": "Question",
            "name": unescape(entries[id_]["title"]),
            "url": f"{url}#{id_}",
            "acceptedAnswer": {"@type": "Answer", "text": unescape(entries[id_]["text"])},
        }
        for id_ in ids
        if entries[id_]["text"]
    ]
    return {"@type": "FAQPage", "mainEntity": found} if found else None


def written(parts: list[dict]) -> str:
    """The parts as the text of a script element."""
    graph = {"@context": "https://schema.org", "@graph": parts}
    return json.dumps(graph, ensure_ascii=False, separators=(",", ":")).translate(HTML)
