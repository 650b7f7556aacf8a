"""A caption is true of its board from either side, since a reader may have turned it."""

from hooks.expressions import DIAGRAM, ENDCALL
from hooks.project import Language
from hooks.prose import small
from hooks.terms import Terms
from nardi.faults import Fault

WHY = "names a side of the picture, and a reader may have turned the board: say head, home or point"


def sided(language: Language, terms: Terms) -> list[Fault]:
    """A fault for each word of a caption that names a side: `sides` of the language's glossary."""
    faults = []
    for page in language.pages.values():
        for begin in DIAGRAM.finditer(page.source):
            close = ENDCALL.search(page.source, begin.end())
            if not close:
                continue  # told by the reader of tags
            caption = small(page.source[begin.end() : close.start()], terms.language)
            line = page.source.count("\n", 0, begin.end()) + 1
            for side in terms.sides:
                faults += [
                    Fault(
                        page.file, line + caption.count("\n", 0, word.start()), f"{word[0]!r} {WHY}"
                    )
                    for word in side.finditer(caption)
                ]
    return faults
