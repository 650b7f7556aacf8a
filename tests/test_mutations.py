"""`make check` catches lies: a few of every kind in each test run, all of them by `make mutate`."""

import os
from collections import Counter
from pathlib import Path

import pytest

from nardi.files import load_ruleset
from nardi.parameters import KINDS, OPTIONAL, PARAMETERS
from tests.mutations.engine import ENGINE
from tests.mutations.judge import CAUGHT, IDLE, ROOT, SURVIVED, run
from tests.mutations.list import MUTATIONS, QUICK, QUICK_NAMES
from tests.mutations.mutation import ListError, Mutation, Place, Tree

# No line of the engine decides these: they are words, or what a player sees from the others.
WORDS_ALONE = {"head", "objective", "no-cube", "no-draw", "next-game"}


class Draft(Tree):
    """The project itself, with the edits kept apart."""

    def __init__(self, root: Path) -> None:
        super().__init__(root)
        self.written: dict[str, str] = {}

    def read(self, file: str) -> str:
        return self.written[file] if file in self.written else super().read(file)

    def write(self, file: str, text: str) -> None:
        self.written[file] = text

    def remove(self, file: str) -> None:
        self.read(file)
        self.written[file] = ""


@pytest.mark.parametrize("mutation", MUTATIONS, ids=str)
def test_every_mutation_fits_the_project_and_changes_it(mutation):
    draft = Draft(ROOT)
    mutation.edit(draft)
    changed = [f for f, text in draft.written.items() if text != (ROOT / f).read_text("utf-8")]
    assert changed


def test_no_two_mutations_have_one_name():
    assert [] == [name for name, n in Counter(map(str, MUTATIONS)).items() if n > 1]


def test_every_parameter_is_set_to_another_value():
    set_ = {m.rule for m in MUTATIONS if m.kind == "parameter"}
    assert set() == set(PARAMETERS) - set_
    names = " ".join(m.name for m in MUTATIONS if m.kind == "parameter")
    stated = load_ruleset("long").rules
    optional = {name for _, name in OPTIONAL}
    assert [] == [
        f"{rule}.{name}"
        for rule in PARAMETERS
        for name in stated[rule].keys() - {"kind"} - optional
        if f"{name}:" not in names
    ]


def test_every_rule_has_a_line_of_the_engine_turned_around():
    turned = {mutation.rule for mutation in ENGINE}
    assert WORDS_ALONE == {*KINDS["rule"], *KINDS["derived"]} - turned


def _nothing(tree: Tree) -> None:
    text = tree.read("nardi/scoring.py")
    tree.write("nardi/scoring.py", text + "\n# Nothing is played otherwise.\n")


def _unseen(tree: Tree) -> None:
    # Four on one point, held against a hop, are in no scene; the other questions meet them.
    tree.replace("nardi/refusals.py", "    if opponents:", "    if opponents and opponents != 4:")


OTHERS = {
    "nothing is changed": (Mutation("engine", "nothing", _nothing, rule="win"), IDLE),
    "no page knows": (Mutation("engine", "unseen", _unseen, rule="landing"), SURVIVED),
    "a fault is in another file": (
        Mutation("page", "elsewhere", lambda tree: tree.replace("docs/hy/long.md", "#setup", "#sett"),
                 places=(Place("docs/az/long.md", "setup"),)),
        SURVIVED,
    ),
    "a fault names another rule": (
        Mutation("page", "misnamed", lambda tree: tree.replace("docs/hy/long.md", "#setup", "#sett"),
                 names=("block-six",)),
        SURVIVED,
    ),
}  # fmt: skip


@pytest.fixture(scope="module")
def outcomes():
    asked = [*QUICK, *(mutation for mutation, _ in OTHERS.values())]
    return {str(o.mutation): o for o in run(asked, os.cpu_count() or 2, unseen=150)}


@pytest.mark.parametrize("mutation", QUICK, ids=str)
def test_a_lie_is_caught_with_rule_file_and_sections(outcomes, mutation):
    outcome = outcomes[str(mutation)]
    assert CAUGHT == outcome.status, str(outcome)


def test_the_quick_mutations_are_of_every_kind():
    assert len(QUICK_NAMES) == len(QUICK)
    assert {m.kind for m in MUTATIONS} == {m.kind for m in QUICK}


@pytest.mark.parametrize("what", OTHERS)
def test_a_mutation_is_not_called_caught_when(outcomes, what):
    mutation, status = OTHERS[what]
    assert status == outcomes[str(mutation)].status


def test_a_list_that_no_longer_fits_says_so(tmp_path):
    (tmp_path / "page.md").write_text("# A { #a }\n", encoding="utf-8")
    with pytest.raises(ListError, match="section a: there is no 'x' to replace"):
        Tree(tmp_path).replace("page.md", "x", "y", "a")
