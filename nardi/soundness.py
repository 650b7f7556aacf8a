"""What is wrong with a ruleset: every fault of its data, as `(path, message)`."""

from .board import HOME
from .errors import shown
from .parameters import ANY, KINDS, OPTIONAL, PARAMETERS, SAME

HEADINGS = ("id", "version", "date", "rules")


def faults_of(data):
    """Every fault of a ruleset mapping: `(path, message)`, path a tuple of keys."""
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
        elif key == "date" and key in data and not _is_day(data[key]):
            yield (key,), f"date must be a day like 2026-11-30, not {shown(data[key])}"
    rules = data.get("rules")
    if type(rules) is dict:
        yield from _faults_of_rules(rules)
    elif "rules" in data:
        yield ("rules",), f"rules must be a mapping, not {shown(rules)}"


def _is_day(text):
    year, month, day = text[:4], text[5:7], text[8:]
    digits = year + month + day
    if text != f"{year}-{month}-{day}" or len(digits) != 8:
        return False
    if not all("0" <= digit <= "9" for digit in digits):
        return False
    longest = 29 if month == "02" else 30 if month in ("04", "06", "09", "11") else 31
    return 1 <= int(month) <= 12 and 1 <= int(day) <= longest


def _faults_of_rules(rules):
    kind_of = {rule: kind for kind in KINDS for rule in KINDS[kind]}
    unsound = {rule for rule in kind_of if rule not in rules}
    for rule, stated in rules.items():
        if rule not in kind_of:
            yield ("rules", rule), f"unknown rule {shown(rule)}"
            continue
        for fault in _faults_of_rule(rule, stated, kind_of[rule]):
            unsound.add(rule)
            yield fault
    for kind in ("rule", "derived"):
        for rule in KINDS[kind]:
            if rule not in rules:
                yield ("rules",), f"rule {rule} is missing"
    for together, contradictions in CONTRADICTIONS:
        if not unsound & set(together):
            for rule, parameter, message in contradictions(*[rules[rule] for rule in together]):
                yield ("rules", rule, parameter), message


def _faults_of_rule(rule, stated, kind):
    path = ("rules", rule)
    if type(stated) is not dict:
        yield path, f"{rule} must be a mapping, not {shown(stated)}"
        return
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


# Parameters that are each right and cannot stand together: `(rule, parameter, message)`.


def _head(limit, first):
    if limit["checkers"] == ANY:
        for parameter in ("rolls", "second_rolls"):
            if first[parameter] != [] and first[parameter] != SAME:
                yield (
                    "head-first-turn",
                    parameter,
                    f"no first-turn exception {shown(first[parameter])} can be made while"
                    " head-limit.checkers is any",
                )
    elif first["checkers"] < limit["checkers"]:
        yield (
            "head-first-turn",
            "checkers",
            f"the exception allows {first['checkers']}, less than head-limit.checkers"
            f" {limit['checkers']}",
        )


def _block(block):
    if block["where"] == "own-home" and block["points"] != HOME:
        yield (
            "block-six",
            "points",
            f"a home has {HOME} points, so block-six.where own-home cannot go with"
            f" {block['points']}",
        )


def _mars(win, mars):
    if mars["points"] < win["points"]:
        message = f"a mars of {mars['points']} is worth less than a win of {win['points']}"
        yield "mars", "points", message


def _koks(mars, koks):
    if (koks["counted"] == "never") == ("points" in koks):
        yield (
            "no-koks",
            "counted",
            f"no-koks.points goes with a koks that is counted, and counted is {koks['counted']}",
        )
    elif "points" in koks and koks["points"] < mars["points"]:
        message = f"a koks of {koks['points']} is worth less than a mars of {mars['points']}"
        yield "no-koks", "points", message


def _draw(draw):
    if draw["last_roll"] != ("least_off" in draw):
        stated = str(draw["last_roll"]).lower()
        message = f"no-draw.least_off goes with a last roll, and last_roll is {stated}"
        yield "no-draw", "last_roll", message


CONTRADICTIONS = (
    (("head-limit", "head-first-turn"), _head),
    (("block-six",), _block),
    (("win", "mars"), _mars),
    (("mars", "no-koks"), _koks),
    (("no-draw",), _draw),
)
