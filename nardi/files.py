"""Rulesets in files: those that come with the engine by name, any other by its path."""

from pathlib import Path

from .errors import RulesetError, shown
from .faults import Fault, Faults
from .ruleset import Ruleset, overlaid
from .yamlfile import read_yaml

RULESETS = Path(__file__).parent / "rulesets"
VERSIONS = RULESETS / "versions.yaml"  # which parameters each version had; no ruleset itself


def ruleset_names() -> list[str]:
    """The names of the rulesets that come with the engine, `long` first."""
    names = sorted(path.stem for path in RULESETS.glob("*.yaml") if path != VERSIONS)
    return sorted(names, key=lambda name: name != "long")


def load_ruleset(name) -> Ruleset:
    """The ruleset of a name (`"long"`) or a path. Raises `Faults`, each with file and line."""
    return Ruleset(read_ruleset(name))


def read_ruleset(name) -> dict:
    """The whole mapping of a ruleset, an overlay laid over its base. Raises `Faults`."""
    path = _path(name)
    data, lines = read_yaml(path)
    base = None
    if _lies_over(data):
        base = _read_base(path, data["base"], lines)
    try:
        whole = data if base is None else overlaid(base, data)
        Ruleset(whole)
    except RulesetError as error:
        raise Faults(
            Fault(str(path), _line(lines, where), message) for where, message in error.faults
        ) from None
    return whole


def _path(name):
    if str(name) in ruleset_names():
        return RULESETS / f"{name}.yaml"
    path = Path(name)
    if not path.is_file():
        known = ", ".join(ruleset_names())
        raise Faults([Fault(str(name), 1, f"no such ruleset: a file, or one of {known}")])
    return path


def _read_base(path, base, lines):
    """The mapping an overlay lies over: always one of the named rulesets that has no base."""
    names = [name for name in ruleset_names() if not _lies_over(read_yaml(_path(name))[0])]
    if base not in names:
        message = f"base is {' or '.join(names)}, not {shown(base)}"
        raise Faults([Fault(str(path), lines["base",], message)])
    return read_ruleset(base)


def _lies_over(data):
    return isinstance(data, dict) and "base" in data


def _line(lines, where):
    """The line of a path in the file, or of the nearest thing around it that is there."""
    while where not in lines:
        where = where[:-1]
    return lines[where]
