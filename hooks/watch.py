"""Which files the site is made of, and whether one of them has changed."""

from pathlib import Path

INPUTS = ("nardi/rulesets", "diagrams/scenes", "diagrams/grammars", "docs", "mkdocs.yml")
KINDS = {".md", ".yaml", ".yml", ".json", ".txt"}


def fingerprint(root: Path) -> tuple:
    """Every input file below `root` with its size and time; equal as long as none has changed."""
    files = [
        path
        for name in INPUTS
        for path in (root / name, *sorted((root / name).rglob("*")))
        if path.suffix in KINDS and path.is_file()
    ]
    return tuple((str(path), path.stat().st_size, path.stat().st_mtime_ns) for path in files)
