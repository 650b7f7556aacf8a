"""Every parameter of the rules, and every number of the pages' own rules, set to other values."""

import re

from tests.mutations.mutation import ListError, Mutation, Tree

RULESET = "nardi/rulesets/long.yaml"
PAGE_RULES = "docs/page-rules.yaml"


def parameters(rule: str, file: str = RULESET, **values: str) -> Mutation:
    """The parameters of `rule` set to `values`, written as YAML; those not there yet are added."""

    def edit(tree: Tree) -> None:
        for name, value in values.items():
            _set(tree, file, rule, name, value)

    stated = ", ".join(f"{name}: {value}" for name, value in values.items())
    return Mutation("parameter", f"{rule} {{{stated}}}", edit, rule=rule)


def _set(tree: Tree, file: str, rule: str, name: str, value: str) -> None:
    text = tree.read(file)
    found = re.search(rf"^  {rule}:\n((?:    .*\n)+)", text, re.MULTILINE)
    if not found:
        raise ListError(f"{file} has no rule {rule}")
    block = re.sub(rf"^    {name}: .*\n", "", found[1], flags=re.MULTILINE)
    block += f"    {name}: {value}\n"
    if sorted(block.split("\n")) == sorted(found[1].split("\n")):
        raise ListError(f"{rule}.{name} is {value} already")
    tree.write(file, text[: found.start(1)] + block + text[found.end(1) :])


PARAMETERS = [
    parameters("opening-reroll", first_roll="opening-dice"),
    parameters("doubles-four", moves="3"),
    parameters("doubles-four", moves="2"),
    parameters("head-limit", checkers="2"),
    parameters("head-first-turn", checkers="3"),
    parameters("head-first-turn", checkers="4"),
    parameters("head-first-turn", rolls="[4-4, 6-6]"),
    parameters("head-first-turn", rolls="[3-3, 4-4]"),
    parameters("head-first-turn", rolls="[3-3, 4-4, 5-5, 6-6]"),
    parameters("head-first-turn", rolls="[3-3, 4-4, 6-6, 6-5]"),
    parameters("head-first-turn", rolls="[]"),
    parameters("head-first-turn", rolls="unfinished-doubles"),
    parameters("head-first-turn", second_rolls="[]"),
    parameters("head-first-turn", second_rolls="[3-3, 6-6]"),
    parameters("head-first-turn", second_rolls="unfinished-doubles"),
    parameters("block-six", points="5"),
    parameters("block-six", points="7"),
    parameters("block-six", forbidden="always"),
    parameters("block-six", forbidden="never"),
    parameters("block-six", forbidden="unless-home"),
    parameters("block-six", where="own-home"),
    parameters("block-six", tested="turn-end"),
    parameters("block-passed", checkers="2"),
    parameters("block-passed", checkers="15"),
    parameters("block-path", path="circle"),
    parameters("win", points="2"),
    parameters("mars", points="3"),
    parameters("mars", points="1"),
    parameters("no-koks", counted="first-quarter", points="3"),
    parameters("no-koks", counted="none-home", points="3"),
    parameters("no-cube", cube="true"),
    parameters("no-draw", last_roll="true", least_off="0"),
    parameters("match-length", lengths="[1, 3, 5]"),
    parameters("match-length", lengths="[1, 3, 5, 7, 9]"),
    parameters("match-length", lengths="[2, 3, 5, 7]"),
    parameters("next-game", starter="winner"),
    parameters("next-game", starter="loser"),
    parameters("vs-short-nardi", PAGE_RULES, koks_points="4"),
    parameters("last-roll-variant", PAGE_RULES, rolls="2"),
    parameters("common-mistakes", PAGE_RULES, count="5"),
]


def _no_head_rule(tree: Tree) -> None:
    _set(tree, RULESET, "head-limit", "checkers", "any")
    _set(tree, RULESET, "head-first-turn", "rolls", "[]")


PARAMETERS.append(
    Mutation("parameter", "head-limit {checkers: any}", _no_head_rule, rule="head-limit")
)
