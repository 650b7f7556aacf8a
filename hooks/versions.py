"""`make version`: which parameters each version of each ruleset has, so that none changes unseen.

A version names its parameters for good. An overlay also depends on what it lies over, so its
versions are named with that: `1.0 over long 1.0`.
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import NamedTuple

from hooks.command import end, parser
from hooks.project import Project
from hooks.version_file import RULESETS, VERSIONS, read_versions, write_versions
from nardi.errors import RulesetError
from nardi.faults import Fault, Faults
from nardi.ruleset import Ruleset, overlaid
from nardi.yamlfile import read_yaml


class Stated(NamedTuple):
    """What a ruleset file states now; `line` is that of its version."""

    file: str
    line: int
    ruleset: str
    version: str
    date: str
    digest: str


def digest(ruleset: Ruleset) -> str:
    """The same text for the same parameters, whatever their order in the file."""
    text = json.dumps(ruleset.rules, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def stated(root: Path) -> tuple[list[Stated], list[Fault]]:
    """What every ruleset file of the project states, and the faults of those that state nothing."""
    read, faults = {}, []
    for path in sorted((root / RULESETS).glob("*.yaml")):
        if path != root / VERSIONS:
            file = f"{RULESETS}/{path.name}"
            try:
                read[path.stem] = file, *read_yaml(path)
            except Faults as unreadable:
                faults += [fault._replace(file=file) for fault in unreadable.faults]
                read[path.stem] = file, None, {}
    found, bases = [], {}
    # What lies over another comes after it.
    for name, (file, data, lines) in sorted(read.items(), key=lambda item: _base(item[1][1])):
        if not lines:
            continue
        under = None
        if base := _base(data):
            if base not in read or _base(read[base][1]):
                wrong = f"there is no ruleset {base!r} to lie over"
                faults.append(Fault(file, lines["base",], wrong))
                continue
            if base not in bases:
                continue  # its faults are named, and mended first
            under = bases[base]
        try:
            ruleset = Ruleset(overlaid(under, data) if under else data)
        except RulesetError as error:
            faults += [Fault(file, _line(lines, at), message) for at, message in error.faults]
            continue
        if not under:
            bases[name] = data
        over = f" over {under['id']} {under['version']}" if under else ""
        version, line = f"{ruleset.version}{over}", _line(lines, ("version",))
        found.append(Stated(file, line, ruleset.id, version, ruleset.date, digest(ruleset)))
    return found, faults


def _base(data: object) -> str:
    """The name of what a ruleset lies over, empty where it lies over none."""
    return str(data["base"]) if isinstance(data, dict) and "base" in data else ""


def _line(lines: dict, at: tuple) -> int:
    while at not in lines:
        at = at[:-1]
    return lines[at]


def versions(project: Project) -> list[Fault]:
    """Every version of every ruleset is recorded, and has the parameters it was recorded with."""
    found, faults = stated(project.root)
    unsound = {f"{now.ruleset} {now.version}": why for now in found if (why := _why(project, now))}
    for now in found:
        name = f"{now.ruleset} {now.version}"
        # What lies over an unsound ruleset is mended with it.
        if name in unsound and now.version.partition(" over ")[2] not in unsound:
            faults.append(Fault(now.file, now.line, f"{name} {unsound[name]}"))
    return faults


def _why(project: Project, now: Stated) -> str | None:
    then = project.versions.get(now.ruleset, {}).get(now.version)
    if then is None:
        return "is not recorded: make version"
    if then["digest"] != now.digest:
        return "has other parameters than it was recorded with: raise version and date"
    if then["date"] != now.date:
        return f"is dated {now.date}, and was recorded with {then['date']}"
    return None


def record(root: Path) -> list[str]:
    """Records the versions that are new; the names of those. Raises Faults, then none is."""
    found, faults = stated(root)
    known, unreadable = read_versions(root)
    if faults or unreadable:
        raise Faults([*faults, *unreadable])
    new = [now for now in found if now.version not in known.get(now.ruleset, {})]
    for now in new:
        known.setdefault(now.ruleset, {})[now.version] = {"date": now.date, "digest": now.digest}
    write_versions(root, known)
    return [f"{now.ruleset} {now.version}" for now in new]


def main(arguments: list[str] | None = None) -> int:
    """Records new versions and prints them."""
    asked = parser("versions", __doc__).parse_args(arguments)
    return end(lambda: record(asked.root.resolve()), "no new version")


if __name__ == "__main__":
    sys.exit(main())
