"""What a page says, changed in one language: facts, numbers, anchors, scenes, tables, links, words."""

import json
import re

from tests.mutations.mutation import LANGUAGES, ListError, Mutation, Place, Tree

LONG = "docs/{}/long.md"


def page(code: str, section: str, what: str, old: str, new: str, *names: str) -> Mutation:
    """The first `old` of a section becomes `new`; in `old`, … stands for any text on a line."""
    return _page("long", code, section, what, old, new, names)


def index(code: str, section: str, what: str, old: str, new: str, *names: str) -> Mutation:
    """The same on the first page."""
    return _page("index", code, section, what, old, new, names)


def _page(name: str, code: str, section: str, what: str, old: str, new: str, names: tuple):
    file = f"docs/{code}/{name}.md"

    def edit(tree: Tree) -> None:
        start, end = tree.span(file, section)
        pattern = "[^\n]*?".join(re.escape(part) for part in old.split("…"))
        found = re.search(pattern, tree.read(file)[start:end])
        if not found:
            raise ListError(f"{file}, section {section}: there is no {old!r}")
        tree.replace(file, found[0], new, section)

    return Mutation("page", f"{code} {section}: {what}", edit, names, (Place(file, section),))


def number(code: str, section: str, what: str, value: int) -> Mutation:
    """A sentence that says `value`, in digits or in `words`, at the end of the first paragraph."""
    file = LONG.format(code)

    def edit(tree: Tree) -> None:
        forms = json.loads(tree.read(f"diagrams/grammars/{code}.json"))["numbers"][str(value)]
        start, end = tree.span(file, section)
        lines = tree.read(file)[start:end].split("\n")
        first = next(line for line in lines[1:] if line.strip())
        said = forms["words"] if what == "words" else str(value)
        tree.replace(file, first, f"{first} {said}.", section)

    name = f"{code} {section}: {value} said in {what}"
    return Mutation("page", name, edit, places=(Place(file, section),))


def section_removed(code: str, section: str) -> Mutation:
    file = LONG.format(code)

    def edit(tree: Tree) -> None:
        start, end = tree.span(file, section)
        text = tree.read(file)
        tree.write(file, text[:start] + text[end:])

    return Mutation("page", f"{code} {section}: section removed", edit, (section,),
                    (Place(file, None),))  # fmt: skip


def sections_swapped(code: str, first: str, second: str) -> Mutation:
    """Two sections next to each other, the other way round."""
    file = LONG.format(code)

    def edit(tree: Tree) -> None:
        text = tree.read(file)
        (a, b), (c, d) = tree.span(file, first), tree.span(file, second)
        if b != c:
            raise ListError(f"{file}: {second} does not follow {first}")
        tree.write(file, text[:a] + text[c:d] + text[a:b] + text[d:])

    return Mutation("page", f"{code} {first}: after {second}", edit, (first, second),
                    (Place(file, None),))  # fmt: skip


def paragraph_moved(code: str, start: str, from_: str, to: str) -> Mutation:
    """The paragraph that begins with `start` goes from one section to the end of another."""
    file = LONG.format(code)

    def edit(tree: Tree) -> None:
        begin, end = tree.span(file, from_)
        paragraphs = tree.read(file)[begin:end].split("\n\n")
        moved = next((p for p in paragraphs if p.startswith(start)), None)
        if not moved:
            raise ListError(f"{file}, section {from_}: no paragraph begins {start!r}")
        tree.replace(file, f"{moved}\n\n", "", from_)
        begin, end = tree.span(file, to)
        text = tree.read(file)
        tree.write(file, text[:end].rstrip("\n") + f"\n\n{moved}\n\n" + text[end:])

    places = (Place(file, from_), Place(file, to))
    return Mutation("page", f"{code} {from_}: a paragraph moved to {to}", edit, places=places)


PAGES = [
    # a fact typed, swapped, or gone
    page("hy", "head-limit", "the fact typed", "{{ head_limit.checkers…}}", "մեկ", "head-limit"),
    page("az", "block-six", "the fact typed wrong", "{{ block_six.points…}}", "7", "block-six"),
    page("ka", "summary", "the fact typed wrong", "{{ mars.points…}}", "3"),
    page("kk", "summary-table", "a fact of another rule", "{{ win.points }}", "{{ mars.points }}"),
    page("az", "mars", "a fact of another rule with the same number", "{{ mars.points…}}",
         "{{ head_first_turn.checkers }}", "mars"),
    page("hy", "doubles-four", "the sentence with the fact is gone",
         "{{ doubles_odds.one_in…}}", "", "doubles-odds"),
    page("kk", "opening-roll",
         "rolls and plays confused", "{{ first_move_variants.rolls }}",
         "{{ first_move_variants.plays }}"),
    page("ka", "head-limit", "a filter that is none", "head_limit.checkers | words",
         "head_limit.checkers | wrods"),
    page("az", "head-limit", "a fact that is none", "head_limit.checkers", "head_limit.checker"),
    index("hy", "long-nardi", "the fact typed wrong", "{{ equipment.checkers…}}", "16"),
    # a number that nothing makes true
    number("hy", "bear-off-home", "digits", 17),
    number("az", "route", "words", 17),
    number("ka", "win", "words", 3),
    number("kk", "landing", "digits", 31),
    page("kk", "block-wrap", "a point of the corner wrong", "3, 2, 1, 24", "3, 2, 1, 20"),
    page("az", "dice-separate", "another roll", "5-3", "6-3"),
    page("hy", "head-first-turn", "a play of the caption wrong", "24/15 24/21", "24/15 24/20"),
    page("ka", "bear-off-exact", "an ordinal of a caption wrong", "მე-16", "მე-17"),
    page("az", "second-player", "a roll of the list typed wrong", "5-5", "6-6"),
    page("kk", "no-move", "a closed point wrong", "14-пункт", "15-пункт"),
    page("kk", "common-mistakes", "the list longer than it says", "{{ common_mistakes.count…}}",
         "бес", "common-mistakes"),
    page("az", "equipment", "a fact of the same rule with the same number",
         "{{ equipment.halves…}}", "{{ equipment.dice | words }}", "equipment"),
    page("hy", "block-six", "a number in a title wrong", 'data-title="Հինգ', 'data-title="Յոթ'),
    page("kk", "head-first-turn", "a caption gone", 'diagram("first-turn-44") %}…{% endcall',
         'diagram("first-turn-44") %}{% endcall'),
    page("ka", "block-path", "captions and scenes crossed", 'diagram("white-run-12-13")',
         'diagram("black-run-1-24")', "white-run-12-13"),
    # anchors
    page("ka", "doubles-four", "an anchor gone", "{ #doubles-odds…}", "", "doubles-odds"),
    page("az", "not-in-long-nardi", "an anchor renamed", "{ #no-koks", "{ #koks", "no-koks"),
    page("hy", "opening-roll", "an anchor on another paragraph", "{ #turn-order", "{ #opening-tie",
         "opening-tie"),
    page("kk", "head-limit", "a heading without an id", " { #head-limit }", "", "head-limit"),
    page("az", "block-wrap", "a heading a level higher", "### ", "## ", "block-wrap"),
    # scenes and tables
    page("hy", "block-six", "a scene gone", '{% call diagram("block-five")…{% endcall %}\n', "",
         "block-five"),
    page("az", "head-limit", "the legal scene for the refused", 'diagram("head-limit-refused")',
         'diagram("head-limit-one")'),
    page("ka", "landing", "two scenes swapped", 'diagram("landing-open")',
         'diagram("landing-closed")', "landing-open"),
    page("kk", "doubles-four", "a scene that is none", 'roll("double-44")', 'roll("double-45")'),
    page("ka", "doubles-four", "the roll of another scene", 'roll("double-44")',
         'roll("double-partial")'),
    page("ka", "head-first-turn-table", "the table gone", '{{ table("first-turn-doubles") }}', "",
         "first-turn-doubles"),
    page("hy", "head-first-turn-table", "a table that is none", "first-turn-doubles",
         "first-turn-double"),
    # links
    page("kk", "summary", "a link to another rule", "(#landing)", "(#stacking)", "landing"),
    page("hy", "bear-off-home", "a link gone", "](#home)", "]", "home"),
    page("az", "house-rules", "a link to nothing", "(#no-koks)", "(#koks)"),
    index("ka", "first-steps", "a link to another rule", "(long.md#setup)", "(long.md#head)"),
    # sections
    section_removed("hy", "bear-off-optional"),
    section_removed("kk", "block-path"),
    sections_swapped("ka", "larger-die", "no-move"),
    paragraph_moved("az", "{% call diagram(\"no-hitting\")", "landing", "combined-move"),
]  # fmt: skip


def _emphasis(tree: Tree) -> None:
    tree.replace(LONG.format("hy"), "\n\n", "\n\n!!! note\n    —\n\n", "block-six")


PAGES.append(Mutation("page", "hy block-six: a note the others do not have", _emphasis, ("note",)))


def term(code: str, section: str, old: str, new: str) -> Mutation:
    """A term of the game replaced by another word for it, or misspelt."""
    file = LONG.format(code)

    def edit(tree: Tree) -> None:
        tree.replace(file, old, new, section)

    name = f"{code} {section}: {old} → {new}"
    return Mutation("words", name, edit, (f"{new}*",), (Place(file, section),))


def string(code: str, key: str, old: str, new: str, *names: str) -> Mutation:
    """The string `key` of the boards changed."""
    file = f"docs/{code}/strings.yaml"

    def edit(tree: Tree) -> None:
        text = tree.read(file)
        found = re.search(rf"^  {key}: .*$", text, re.MULTILINE)
        if not found or old not in found[0]:
            raise ListError(f"{file}: string {key} has no {old!r}")
        tree.replace(file, found[0], found[0].replace(old, new))

    return Mutation(
        "words", f"{code} string {key}: {old} → {new}", edit, names, (Place(file, None),)
    )


WORDS = [
    term("hy", "head-limit", "քար", "շաշկա"),
    term("hy", "dice-separate", "զառ", "կուբիկ"),
    term("az", "setup", "daş", "şaşka"),
    term("az", "landing", "xana", "punkt"),
    term("ka", "dice-separate", "კამათ", "კუბიკ"),
    term("kk", "landing", "пункт", "лунка"),
    term("kk", "direction", "тас", "шашка"),
    string("az", "label-head", "baş", "kəllə", "kəllə*"),
    string("ka", "white-to-move", "სვლა", "სვალა", "სვალა"),
    string("hy", "block-six", "{n}", "{m}", "block-six"),
    string("kk", "head-limit", "{n} тас", "тас", "head-limit"),
]

REVIEWS_FILE = "docs/{}/reviews.txt"


def review(code: str, section: str, what: str, old: str, new: str, *names: str) -> Mutation:
    """The record of a section says something else than the engine."""
    file = REVIEWS_FILE.format(code)

    def edit(tree: Tree) -> None:
        text = tree.read(file)
        start = text.find(f"\n{section}\n")
        end = text.find("\n\n", start + 1)
        if start < 0 or old not in text[start:end]:
            raise ListError(f"{file}, {section}: there is no {old!r}")
        tree.write(file, text[:start] + text[start:end].replace(old, new, 1) + text[end:])

    name, _, id_ = section.partition("#")
    places = (Place(f"docs/{code}/{name}.md", id_),)
    return Mutation("review", f"{code} {section}: {what}", edit, names, places)


REVIEWS = [
    review("hy", "long#head-limit", "another number", "head-limit.checkers: 1",
           "head-limit.checkers: 2", "head-limit"),
    review("az", "long#summary-table", "another number", "mars.points: 2", "mars.points: 3", "mars"),
    review("ka", "long#block-six", "another verdict", "refused by block-six", "legal", "block-six"),
    review("kk", "long#head-first-turn-table", "another row", "24/15 24/21", "24/15 24/20",
           "head-first-turn-table"),
    review("hy", "long#landing", "a line gone", "  landing.checkers: 1\n", "", "landing"),
    review("az", "long#no-move", "the record gone", "long#no-move\n", "long#no-moves\n", "no-move"),
    review("kk", "long#setup", "reviewed against another picture", "white 24×15", "white 23×15",
           "setup"),
]  # fmt: skip


def _everywhere(name: str, old: str, new: str, kept: str) -> Mutation:
    """An address changed in all four languages, with the links to it."""

    def edit(tree: Tree) -> None:
        for code in LANGUAGES:
            for page in ("index", "long"):
                file = f"docs/{code}/{page}.md"
                text = tree.read(file)
                tree.write(file, text.replace(f"#{old} }}", f"#{new} }}").replace(
                    f"#{old})", f"#{new})").replace(f"#{old} data", f"#{new} data"))  # fmt: skip
            reviews = REVIEWS_FILE.format(code)
            tree.write(reviews, tree.read(reviews).replace(f"#{old}\n", f"#{new}\n"))

    return Mutation("address", name, edit, (kept,), ())


def _page_gone(tree: Tree) -> None:
    for code in LANGUAGES:
        tree.remove(f"docs/{code}/changes.md")
        tree.replace(f"docs/{code}/index.md", "(changes.md)", "(long.md)")


ADDRESSES = [
    _everywhere("an anchor renamed in all languages", "second-player", "moving-second",
                "second-player"),
    _everywhere("an anchor of the first page renamed", "first-steps", "begin-here", "first-steps"),
    _everywhere("the anchor of a rule renamed", "no-koks", "koks", "no-koks"),
    Mutation("address", "the page of changes gone", _page_gone, ("changes",)),
]  # fmt: skip


def _unbumped(tree: Tree) -> None:
    tree.replace("nardi/rulesets/long.yaml", "lengths: [1, 3, 5, 7]", "lengths: [1, 3, 5, 7, 11]")


def _overlay(tree: Tree) -> None:
    tree.replace("nardi/rulesets/bkgm.yaml", "rules:\n", "rules:\n  mars:\n    points: 3\n")


def _date(tree: Tree) -> None:
    text = tree.read("nardi/rulesets/long.yaml")
    tree.write("nardi/rulesets/long.yaml", re.sub(r"(?m)^date: .*", "date: 2027-01-31", text))


def _digest(tree: Tree) -> None:
    file = "nardi/rulesets/versions.yaml"
    text = tree.read(file)
    at = text.index("\nlong:\n")
    digest = re.search(r"digest: ([0-9a-f]{64})", text[at:])[1]
    tree.replace(file, digest, digest[::-1])


def _entry(tree: Tree) -> None:
    file = "docs/ka/changes.md"
    start, end = tree.span(file, "version-1-0")
    text = tree.read(file)
    tree.write(file, text[:start] + text[end:])


VERSIONS = [
    Mutation("version", "parameters changed under the same version", _unbumped, ("long 1.0",)),
    Mutation("version", "a house's rules changed under the same version", _overlay,
             ("nardi/rulesets/bkgm.yaml",)),
    Mutation("version", "another date under the same version", _date, ("long 1.0",)),
    Mutation("version", "a digest falsified", _digest, ("long 1.0",)),
    Mutation("version", "ka: an entry of the changes gone", _entry, ("1.0",),
             (Place("docs/ka/changes.md", None),)),
]  # fmt: skip
