"""The rules that a page states and the engine does not play, with their numbers."""

from pathlib import Path

from nardi.faults import Fault, Faults
from nardi.yamlfile import read_yaml


def read_page_rules(path: Path, taken: dict) -> tuple[dict[str, dict], list[Fault]]:
    """`{rule id: {fact: value}}` of `path`, and its faults; `taken` holds the ruleset's ids."""
    try:
        data, lines = read_yaml(path)
    except Faults as faults:
        return {}, faults.faults
    file = str(path)
    if not isinstance(data, dict) or set(data) != {"rules"} or not isinstance(data["rules"], dict):
        return {}, [Fault(file, 1, "the file holds one key, `rules`: a mapping of ids")]
    rules, faults = {}, []
    for rule, stated in data["rules"].items():
        at = ("rules", rule)
        if rule in taken:
            faults.append(Fault(file, lines[at], f"{rule!r} is a rule of the ruleset already"))
        elif not isinstance(stated, dict) or stated.get("kind") != "page":
            faults.append(Fault(file, lines[at], f"{rule!r} is {stated!r}, not `kind: page`"))
        else:
            rules[rule] = {fact: value for fact, value in stated.items() if fact != "kind"}
            faults += [
                Fault(file, lines[(*at, fact)], f"{rule}.{fact} is {value!r}, not a number")
                for fact, value in rules[rule].items()
                if type(value) is not int
            ]
    return rules, faults
