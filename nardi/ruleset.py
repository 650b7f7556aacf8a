"""A ruleset: the rules as data, keyed by rule id, checked and ready to play by."""

from .board import CHECKERS, HOME
from .errors import RulesetError, shown
from .parameters import ANY, KINDS, OPTIONAL, PARAMETERS, SAME

HEADINGS = ("id", "version", "date", "rules")


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
        faults = list(_faults(data))
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


def _faults(data):
    """Every fault of a ruleset mapping, as `(path, message)`."""
    if type(data) is not dict:
        yield (), f"a ruleset is a mapping, not {shown(data)}"
        return
    for key in data:
        if key not in HEADINGS and key != "source":
            yield (key,), f"unknown key {shown(key)}"
    for key in HEADINGS:
        if key not in data:
            yield (), f"{key} is missing"
    for key in ("id", "version", "date", "source"):
        if key in data and (type(data[key]) is not str or not data[key]):
            yield (key,), f"{key} must be a text, not {shown(data[key])}"
    rules = data.get("rules")
    if type(rules) is not dict:
        if "rules" in data:
            yield ("rules",), f"rules must be a mapping, not {shown(rules)}"
        return
    unsound = False
    for path, message in _faults_of_rules(rules):
        unsound = True
        yield path, message
    if not unsound:
        for fault in _contradictions(rules):
            yield fault


def _faults_of_rules(rules):
    kind_of = {rule: kind for kind in KINDS for rule in KINDS[kind]}
    for rule, stated in rules.items():
        path = ("rules", rule)
        if rule not in kind_of:
            yield path, f"unknown rule {shown(rule)}"
        elif type(stated) is not dict:
            yield path, f"{rule} must be a mapping, not {shown(stated)}"
        else:
            for fault in _faults_of_rule(rule, stated, kind_of[rule]):
                yield fault
    for kind in ("rule", "derived"):
        for rule in KINDS[kind]:
            if rule not in rules:
                yield ("rules",), f"rule {rule} is missing"


def _faults_of_rule(rule, stated, kind):
    path = ("rules", rule)
    known = PARAMETERS.get(rule, {})
    if stated.get("kind") != kind:
        yield path + ("kind",), f"{rule} is of kind {kind}, not {shown(stated.get('kind'))}"
    for parameter, value in stated.items():
        if parameter == "kind":
            continue
        if parameter not in known:
            yield path + (parameter,), f"{rule} has no parameter {shown(parameter)}"
            continue
        wanted = known[parameter](value)
        if wanted:
            yield path + (parameter,), f"{rule}.{parameter} is {wanted}, not {shown(value)}"
    for parameter in known:
        if parameter not in stated and (rule, parameter) not in OPTIONAL:
            yield path, f"{rule} lacks its parameter {parameter}"


def _contradictions(rules):
    """Faults of parameters that are each right and cannot stand together."""

    def at(rule, parameter):
        return ("rules", rule, parameter)

    limit = rules["head-limit"]["checkers"]
    first = rules["head-first-turn"]
    if limit == ANY:
        for parameter in ("rolls", "second_rolls"):
            if first[parameter] != [] and first[parameter] != SAME:
                yield (
                    at("head-first-turn", parameter),
                    f"no first-turn exception {shown(first[parameter])} can be made"
                    " while head-limit.checkers is any",
                )
    elif first["checkers"] < limit:
        yield (
            at("head-first-turn", "checkers"),
            f"the exception allows {first['checkers']}, less than head-limit.checkers {limit}",
        )
    block = rules["block-six"]
    if block["where"] == "own-home" and block["points"] != HOME:
        yield (
            at("block-six", "points"),
            f"a home has {HOME} points, so block-six.where own-home cannot go with"
            f" {block['points']}",
        )
    win, mars, koks = rules["win"]["points"], rules["mars"]["points"], rules["no-koks"]
    if mars < win:
        yield at("mars", "points"), f"a mars of {mars} is worth less than a win of {win}"
    if (koks["counted"] == "never") == ("points" in koks):
        yield (
            at("no-koks", "counted"),
            f"no-koks.points goes with a koks that is counted, and counted is {koks['counted']}",
        )
    elif "points" in koks and koks["points"] < mars:
        yield (
            at("no-koks", "points"),
            f"a koks of {koks['points']} is worth less than a mars of {mars}",
        )
    draw = rules["no-draw"]
    if draw["last_roll"] != ("least_off" in draw):
        yield (
            at("no-draw", "last_roll"),
            "no-draw.least_off goes with a last roll, and last_roll is"
            f" {str(draw['last_roll']).lower()}",
        )
