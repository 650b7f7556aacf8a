"""No string is kept that nothing says: each key stands in the source, whole or as a pattern.

The labels of the theme are asked for by the theme itself, dates by their filter.
"""

import re
from pathlib import Path

import pytest

from nardi.yamlfile import read_yaml

ROOT = Path(__file__).parents[2]
SECTIONS = ("ui", "board", "read_aloud", "refusals")
KEY = re.compile(rf"\b({'|'.join(SECTIONS)})\.((?:[a-z-]|\{{[^}}]*\}})+)")
VARIES = re.compile(r"\{[^}]*\}")
QUOTED = re.compile(r"""["']([a-z]+(?:-[a-z]+)*)["']""")
SOURCES = {"hooks": "*.py", "diagrams": "*.py", "overrides": "*.html"}


@pytest.fixture(scope="module")
def said() -> list[re.Pattern]:
    """A pattern for every `section.key` that a source names."""
    patterns = set()
    for folder, files in SOURCES.items():
        for path in (ROOT / folder).rglob(files):
            text = path.read_text(encoding="utf-8")
            for section, key in KEY.findall(text):
                # A key that is all variable says nothing: its values are quoted elsewhere.
                if VARIES.sub("", key):
                    patterns.add(rf"{section}\." + VARIES.sub("[a-z-]+", key))
            if folder == "overrides":
                patterns |= {rf"ui\.{key}" for key in QUOTED.findall(text)}
            if path.name in ("strings.py", "reasons.py"):
                patterns |= {rf"[a-z_]+\.{key}" for key in QUOTED.findall(text)}
    return [re.compile(pattern) for pattern in patterns]


def test_every_string_is_said_somewhere(said):
    strings, _ = read_yaml(ROOT / "docs/hy/strings.yaml")
    keys = [f"{section}.{key}" for section in SECTIONS for key in strings[section]]
    assert [] == [key for key in keys if not any(p.fullmatch(key) for p in said)]
