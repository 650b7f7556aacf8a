"""Which files the site is made of, and whether one of them has changed."""

from pathlib import Path

INPUTS = ("nardi/rulesets", "diagrams/scenes", "diagrams/grammars", "docs")
KINDS = {".md", ".yaml", ".json"}


def fingerprint(root: Path) -> tuple:
    """Every input file below `root` with its size and time; equal as long as none has changed."""
    files = [
        path
        for folder in INPUTS
        for path in sorted((root / folder).rglob("*"))
        if path.suffix in KINDS
    ]
    return tuple((str(path), path.stat().st_size, path.stat().st_mtime_ns) for path in files)
