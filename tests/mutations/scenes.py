"""What a scene shows or claims, changed in one place."""

from tests.mutations.mutation import LANGUAGES, Mutation, Place, Tree

FOLDER = "diagrams/scenes"


def scene(file: str, id_: str, what: str, old: str, new: str, section: str | None) -> Mutation:
    """`old` becomes `new` in the scene; every language shows it in `section` of its rules.

    Without a section the scene cannot be read any more, and only its file can be named.
    """
    path = f"{FOLDER}/{file}.yaml"

    def edit(tree: Tree) -> None:
        text = tree.read(path)
        start = text.index(f"- id: {id_}\n")
        end = text.find("\n- id: ", start)
        part = text[start : end if end > 0 else len(text)]
        tree.write(path, text)
        tree.replace(path, part, part.replace(old, new, 1))

    places = tuple(Place(f"docs/{c}/long.md", section) for c in LANGUAGES if section)
    return Mutation("scene", f"{id_}: {what}", edit, (id_ if section else path,), places)


SCENES = [
    scene("head", "head-limit-refused", "another roll", "roll: 6-4", "roll: 5-4", "head-limit"),
    scene("head", "head-limit-refused", "another rule refuses", "because: [head-limit]",
          "because: [landing]", "head-limit"),
    scene("head", "head-limit-one", "refused play called legal", "legal: 24/18 15/11",
          "legal: 24/18 24/20", "head-limit"),
    scene("head", "head-limit-one", "another legal play", "legal: 24/18 15/11",
          "legal: 24/20 15/9", "head-limit"),
    scene("head", "first-turn-33", "a play left out", "[24/18 24/18, 24/15 24/21]",
          "[24/18 24/18]", "head-first-turn"),
    scene("block", "block-six", "a checker moved, the claim still true", "5: 1, 3: 2}",
          "5: 2, 3: 1}", "block-six"),
    scene("block", "block-six-passed", "nobody has passed", "3: 1, 14: 1}", "3: 2}", "block-six"),
    scene("block", "block-five", "illustrates another rule", "rule: block-five",
          "rule: block-six", "block-six"),
    scene("moving", "two-checkers-53", "other dice, the claim still true", "roll: 5-3\n  legal: 24/19 16/13",
          "roll: 5-4\n  legal: 24/19 16/12", "dice-separate"),
    scene("moving", "landing-open", "a checker too many", "{24: 11, 19: 1", "{24: 12, 19: 1", None),
    scene("moving", "no-hitting", "the other colour to move", "turn: black", "turn: white", "landing"),
    scene("doubles", "double-partial", "the list of plays longer", "plays: [23/18 23/18]",
          "plays: [23/18 23/18, 18/13]", "doubles-partial"),
    scene("forced", "no-move", "a die can be played", "dice-played: 0", "dice-played: 1", "no-move"),
    scene("bearing-off", "bear-off-exact", "no claim any more", "  legal: 4/off 2/off\n", "",
          "bear-off-exact"),
    scene("winning", "mars", "worth a point", "points: 2}", "points: 1}", "mars"),
    scene("winning", "win-single", "one more borne off, the claim still true",
          "{16: 2, 15: 1, 14: 3, 13: 3}\n    off: {white: 15, black: 6}",
          "{16: 2, 15: 1, 14: 3, 13: 2}\n    off: {white: 15, black: 7}", "win"),
]  # fmt: skip


def _removed(tree: Tree) -> None:
    path = f"{FOLDER}/block.yaml"
    text = tree.read(path)
    start = text.index("- id: block-corner-passed\n")
    tree.write(path, text[:start].rstrip() + "\n")


def _unstated(tree: Tree) -> None:
    tree.replace(f"{FOLDER}/head.yaml", "head-limit: [checkers]", "head-limit: [checker]")


SCENES += [
    Mutation("scene", "block-corner-passed: removed", _removed, ("block-corner-passed",),
             tuple(Place(f"docs/{code}/long.md", "block-wrap") for code in LANGUAGES)),
    Mutation("scene", "head-limit must state a fact that is none", _unstated, ("head-limit",)),
]  # fmt: skip
