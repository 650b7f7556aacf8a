"""A small site in a folder of its own: every rule in four languages, two scenes, one table."""

import shutil
from functools import cache
from pathlib import Path

import pytest

from hooks.accept import accept
from hooks.addresses import record as promise
from hooks.page_rules import read_page_rules
from hooks.project import read_project
from hooks.versions import record
from nardi.files import load_ruleset

REPOSITORY = Path(__file__).parent.parent.parent
LANGUAGES = ("hy", "az", "ka", "kk")

SCENES = """\
scenes:
- id: start
  rule: setup
  position: {white: {24: 15}, black: {12: 15}}
- id: head-limit-refused
  rule: head-limit
  position: {white: {24: 14, 18: 1}, black: {12: 14, 6: 1}}
  turn: white
  roll: 6-5
  illegal: {moves: 24/18 24/19, because: [head-limit]}
- id: head-limit-one
  rule: head-limit
  position: {white: {24: 14, 18: 1}, black: {12: 14, 6: 1}}
  turn: white
  roll: 6-5
  legal: 24/18 18/13
"""

MKDOCS = f"""\
site_name: Nardi
site_url: !ENV [SITE_URL, "https://rules.example/nardi/"]
extra: {{game_url: !ENV [GAME_URL, "https://game.example/"]}}
theme: {{name: mkdocs}}
exclude_docs: "*.yaml\\n*.txt"
hooks: [{REPOSITORY}/hooks/adapter.py]
markdown_extensions: [attr_list, md_in_html, tables]
plugins:
- search
- i18n:
    docs_structure: folder
    fallback_to_default: false
    reconfigure_material: false
    reconfigure_search: false
    languages:
    - {{locale: en, name: choose, default: true, nav: [index.md]}}
    - {{locale: hy, name: hy}}
    - {{locale: az, name: az}}
    - {{locale: ka, name: ka}}
    - {{locale: kk, name: kk}}
"""

SEARCH = "letters: {}\nwhole: []\nendings: []\nsame: []\nnames: {mars: [gammon]}\n"

INDEX = """\
---
title: Nardi
description: Rules
---

# Nardi { #nardi }

[rules](long.md#head-limit), [play]({{ game_url }})
"""

LONG = """\
---
title: Nardi
description: Rules
---

# Nardi { #long-nardi }

Rules.

## The head { #head-limit }

{{ head_limit.checkers | words | cap }} from the head: see [the setup](#setup).

{% call diagram("head-limit-refused") %}Not two: {{ roll("head-limit-refused") }}{% endcall %}

## The first turn { #head-first-turn-table }

{{ table("first-turn-doubles") }}

## Every other rule { #rest }

"""


CHANGES = """\
---
title: Nardi
description: Changes
---

# Changes { #changes }

## Version {{ version_1_0.number }}, {{ version_1_0.date | date }} { #version-1-0 }

The first.
"""


class Site:
    """The small site in `root`; its files are changed by `replace` and read by `line`."""

    def __init__(self, root: Path):
        self.root = root

    def write(self, file: str, text: str) -> None:
        path = self.root / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def read(self, file: str) -> str:
        return (self.root / file).read_text(encoding="utf-8")

    def replace(self, file: str, old: str, new: str) -> None:
        assert old in self.read(file), f"{file} has no {old!r}"
        self.write(file, self.read(file).replace(old, new, 1))

    def line(self, file: str, text: str) -> int:
        """The line of `file` that holds `text`."""
        return next(n for n, line in enumerate(self.read(file).split("\n"), 1) if text in line)


def _rest(rules: list[str], facts: dict[str, dict]) -> str:
    """A paragraph for each of `rules`, with its facts where they are the pages' own."""
    return "\n".join(_paragraph(rule, facts.get(rule, {})) for rule in rules)


def _paragraph(rule: str, facts: dict) -> str:
    printed = "".join(f" {{{{ {rule.replace('-', '_')}.{fact} }}}}" for fact in facts)
    title = rule.removesuffix("-55")  # a title may not say a number that is not true there
    return f'Text.{printed}\n{{ #{rule} data-title="Title of {title}" }}\n'


@cache
def _rules() -> list[str]:
    rules = load_ruleset(REPOSITORY / "nardi/rulesets/long.yaml").rules
    return [*rules, *read_page_rules(REPOSITORY / "docs/page-rules.yaml", {})[0]]


def _small_site(root: Path) -> Site:
    made = Site(root)
    rulesets = root / "nardi/rulesets"
    rulesets.mkdir(parents=True)
    shutil.copy(REPOSITORY / "nardi/rulesets/long.yaml", rulesets)
    made.write("docs/page-rules.yaml", (REPOSITORY / "docs/page-rules.yaml").read_text())
    made.write("nardi/rulesets/versions.yaml", "")
    states = "".join(f"  {rule}: []\n" for rule in _rules()[:-6])
    made.write("diagrams/scenes/small.yaml", f"states:\n{states}{SCENES}")
    rest = [rule for rule in _rules() if f"#{rule} }}" not in LONG]
    facts = read_page_rules(REPOSITORY / "docs/page-rules.yaml", {})[0]
    for code in LANGUAGES:
        strings = (REPOSITORY / f"docs/{code}/strings.yaml").read_text(encoding="utf-8")
        made.write(f"docs/{code}/strings.yaml", strings)
        made.write(f"docs/{code}/search.yaml", SEARCH)
        made.write(f"docs/{code}/glossary.yaml", "terms: {}\n")
        made.write(f"docs/{code}/words.txt", "")
        made.write(f"docs/{code}/index.md", INDEX)
        made.write(f"docs/{code}/long.md", LONG + _rest(rest, facts))
        made.write(f"docs/{code}/changes.md", CHANGES)
    made.write("docs/en/index.md", "---\ntitle: Nardi\n---\n\nChoose.\n")
    made.write("mkdocs.yml", MKDOCS)
    record(root)
    project = read_project(root)[0]
    promise(project)
    for code in LANGUAGES:
        accept(project, code, set(project.kinds))
    return made


@pytest.fixture(scope="session")
def sound_site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    return _small_site(tmp_path_factory.mktemp("site"))


@pytest.fixture
def site(tmp_path: Path, sound_site: Site) -> Site:
    shutil.copytree(sound_site.root, tmp_path, dirs_exist_ok=True)
    return Site(tmp_path)


@pytest.fixture(scope="module")
def shared_site(tmp_path_factory: pytest.TempPathFactory, sound_site: Site) -> Site:
    """A small site that the tests of a module read and none of them changes."""
    root = tmp_path_factory.mktemp("site")
    shutil.copytree(sound_site.root, root, dirs_exist_ok=True)
    return Site(root)
