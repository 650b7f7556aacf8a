"""A ruleset in the words of the naive generator, so that both play by the same rules."""

FROM = {
    "doubles": ("doubles-four", "moves"),
    "head": ("head-limit", "checkers"),
    "rolls": ("head-first-turn", "rolls"),
    "second_rolls": ("head-first-turn", "second_rolls"),
    "first_checkers": ("head-first-turn", "checkers"),
    "points": ("block-six", "points"),
    "forbidden": ("block-six", "forbidden"),
    "ahead": ("block-passed", "checkers"),
    "where": ("block-six", "where"),
    "path": ("block-path", "path"),
    "tested": ("block-six", "tested"),
}


def naive_rules(ruleset) -> dict:
    """The rules that `tests.naive` plays when the engine plays by `ruleset`."""
    return {name: ruleset.rules[rule][parameter] for name, (rule, parameter) in FROM.items()}
