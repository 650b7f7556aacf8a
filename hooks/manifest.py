"""`rules.json`: where the game site finds each rule, in each language."""

import json

from hooks.project import RULES_PAGE, Project
from hooks.render import Renderer


def manifest(project: Project, renderer: Renderer, site_url: str) -> dict:
    """Every rule id with its kind, and its title and absolute address in each language."""
    return {
        "format": 1,
        "ruleset": {"id": project.ruleset.id, "version": project.ruleset.version},
        "rules": {
            rule: {"kind": kind} | _places(project, renderer, site_url, rule)
            for rule, kind in project.kinds.items()
        },
    }


def _places(project: Project, renderer: Renderer, site_url: str, rule: str) -> dict:
    places = {}
    for code, language in project.languages.items():
        anchor = language.pages[RULES_PAGE].anchors[rule]
        places[code] = {
            "title": renderer.title(language, anchor),
            "url": f"{site_url.rstrip('/')}/{code}/{RULES_PAGE}/#{rule}",
        }
    return places


def written(data: dict) -> str:
    """The manifest as the text of its file."""
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"
