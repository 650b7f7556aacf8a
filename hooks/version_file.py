"""The record of every version of every ruleset, with its date and the digest of its parameters."""

from pathlib import Path

from nardi.faults import Fault, Faults
from nardi.yamlfile import read_yaml

RULESETS = "nardi/rulesets"
VERSIONS = f"{RULESETS}/versions.yaml"
HEAD = (
    "# Each version of each ruleset, with its date and the digest of its parameters: sha256 of\n"
    "# the rules as JSON. `make version` adds a new one; one that stands here never changes.\n"
)

Versions = dict[str, dict[str, dict]]


def version_name(version: str) -> str:
    """What pages call a version: `version_1_0`."""
    return "version_" + version.replace(".", "_")


def read_versions(root: Path) -> tuple[Versions, list[Fault]]:
    """`{ruleset: {version: {"date", "digest"}}}` as recorded, and the faults of the record."""
    try:
        data, lines = read_yaml(root / VERSIONS)
    except Faults as unreadable:
        return {}, unreadable.faults
    if data is None:
        return {}, []
    if not isinstance(data, dict):
        return {}, [Fault(VERSIONS, 1, "is no mapping of rulesets with their versions")]
    recorded, faults = {}, []
    for ruleset, versions in data.items():
        if not isinstance(versions, dict):
            line = lines[ruleset,]
            faults.append(Fault(VERSIONS, line, f"{ruleset} is no mapping of versions"))
            continue
        for version, entry in versions.items():
            if isinstance(entry, dict) and {"date", "digest"} == set(entry):
                recorded.setdefault(ruleset, {})[version] = entry
            else:
                line = lines[ruleset, version]
                faults.append(Fault(VERSIONS, line, f"{ruleset} {version} is no date and digest"))
    return recorded, faults


def write_versions(root: Path, recorded: Versions) -> None:
    """Writes the record anew, rulesets and versions in the order they are given in."""
    lines = [HEAD]
    for ruleset, versions in recorded.items():
        lines.append(f"{ruleset}:\n")
        for version, entry in versions.items():
            lines.append(f'  "{version}":\n')
            lines += [f"    {key}: {entry[key]}\n" for key in ("date", "digest")]
    (root / VERSIONS).write_text("".join(lines), encoding="utf-8")
