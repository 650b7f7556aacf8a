"""A ruleset: the rules as data, keyed by rule id, checked and ready to play by."""

from .board import CHECKERS
from .errors import RulesetError, shown
from .parameters import ANY, SAME
from .soundness import faults_of


class Ruleset:
    """The rules of one house.

    `data` is the mapping of a ruleset file: `id`, `version`, `date` and `rules`, the last holding
    every rule id with its `kind` and parameters (an overlay is laid over its base first, see
    `overlaid`). Raises `RulesetError` with all faults.
    """

    __slots__ = (
        "id", "version", "date", "source", "rules",
        "double_moves", "head_limit", "first_turn_limit", "excepted",
        "block_points", "block_forbidden", "block_own_home", "block_circle", "block_passed",
        "tests_every_hop",
    )  # fmt: skip

    def __init__(self, data: dict):
        faults = list(faults_of(data))
        if faults:
            raise RulesetError(faults)
        self.id = data["id"]
        self.version = data["version"]
        self.date = data["date"]
        self.source = data.get("source")
        self.rules = {rule: dict(stated) for rule, stated in data["rules"].items()}
        self._prepare()

    def __repr__(self):
        return f"Ruleset({self.id!r}, {self.version!r})"

    def get(self, rule: str, parameter: str):
        """The value of a parameter, `None` for an optional one that is not given."""
        return self.rules[rule].get(parameter)

    def _prepare(self):
        """What every turn asks, at hand."""
        self.double_moves = self.get("doubles-four", "moves")
        limit = self.get("head-limit", "checkers")
        self.head_limit = CHECKERS if limit == ANY else limit
        self.first_turn_limit = self.get("head-first-turn", "checkers")
        rolls = self.get("head-first-turn", "rolls")
        second = self.get("head-first-turn", "second_rolls")
        self.excepted = {True: rolls, False: rolls if second == SAME else second}  # by starter
        self.block_points = self.get("block-six", "points")
        self.block_forbidden = self.get("block-six", "forbidden")
        self.block_own_home = self.get("block-six", "where") == "own-home"
        self.tests_every_hop = self.get("block-six", "tested") == "every-hop"
        self.block_circle = self.get("block-path", "path") == "circle"
        self.block_passed = self.get("block-passed", "checkers")


def overlaid(base: dict, overlay: dict) -> dict:
    """The ruleset mapping that says what `base` says, except where `overlay` says otherwise."""
    merged = dict(base)
    merged.update(overlay)
    merged.pop("base", None)
    rules = {rule: dict(stated) for rule, stated in base["rules"].items()}
    changed = overlay.get("rules")
    if changed is None:
        changed = {}
    if type(changed) is not dict:
        raise RulesetError([(("rules",), f"a mapping is expected, not {shown(changed)}")])
    for rule, stated in changed.items():
        if rule in rules and type(stated) is dict:
            rules[rule].update(stated)
        else:
            rules[rule] = stated
    merged["rules"] = rules
    return merged
