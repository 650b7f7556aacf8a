"""A Markdown page taken apart: front matter, sections, anchors, expressions and links.

Nothing is rendered here, and nothing is looked up: only the form of the page is judged.
"""

from hooks.outline import Outline
from hooks.page import Page, Section
from hooks.tags import Tags
from nardi.faults import Fault, Faults
from nardi.yamlfile import read_yaml

FENCE = "---"
META_KEYS = {"title", "description", "hide", "template"}


def read_page(file: str, language: str, source: str) -> tuple[Page, list[Fault]]:
    """The page `source` of `file`, as far as it can be read, and everything wrong with its form."""
    lines = source.split("\n")
    end = lines.index(FENCE, 1) if lines[0] == FENCE and FENCE in lines[1:] else None
    if end is None:
        meta: dict = {}
        faults = [Fault(file, 1, "no front matter: `---`, title, description, `---`")]
    else:
        meta, faults = _front_matter(file, lines[1:end])
    outline = Outline(file, lines, 0 if end is None else end + 1)
    tags = Tags(file, source)
    name = file.rsplit("/", 1)[-1].removesuffix(".md")
    page = Page(file, language, name, source, meta, [], outline.sections)
    for tag in tags.tags:
        section = _section(page.sections, tag.line)
        (section.tags if section else page.front).append(tag)
    return page, faults + outline.faults + tags.faults + _twice(page)


def _front_matter(file: str, lines: list[str]) -> tuple[dict, list[Fault]]:
    try:
        # The empty line stands for the fence, so that line numbers are those of the page.
        meta, at = read_yaml(file, text="\n".join(["", *lines, ""]))
    except Faults as faults:
        return {}, faults.faults
    if not isinstance(meta, dict):
        return {}, [Fault(file, 2, f"front matter is {meta!r}, not keys with values")]
    faults = [
        Fault(file, at[key,], f"unknown key {key!r} in front matter")
        for key in meta
        if key not in META_KEYS
    ]
    faults += [
        Fault(file, at.get((key,), 1), f"front matter has no {key}")
        for key in ("title", "description")
        if not isinstance(meta.get(key), str)
    ]
    return meta, faults


def _section(sections: list[Section], line: int) -> Section | None:
    return next((section for section in reversed(sections) if section.start <= line), None)


def _twice(page: Page) -> list[Fault]:
    """The ids that stand in the page more than once, those of its diagrams included."""
    places = [(a.id, a.line) for section in page.sections for a in section.anchors if a.id]
    for section in page.sections:
        places += [(f"scene-{t.expression.argument}", t.line) for t in section.calls("diagram")]
    first: dict[str, int] = {}
    return [
        Fault(page.file, line, f"id {id_!r} stands on line {first[id_]} already")
        for id_, line in places
        if first.setdefault(id_, line) != line
    ]
