"""The two addresses that a maintainer sets: where the site stands, and where the game is played."""

from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import yaml
from yaml_env_tag import construct_env_tag

from nardi.faults import Fault, Faults
from nardi.yamlfile import read_text

FILE = "mkdocs.yml"


class Settings(NamedTuple):
    """Absolute addresses; `site_url` ends with a slash."""

    site_url: str
    game_url: str


class _Loader(yaml.SafeLoader):
    """Reads what MkDocs reads of its settings, as far as we need them."""


_Loader.add_constructor("!ENV", construct_env_tag)
_Loader.add_multi_constructor("tag:yaml.org,2002:python/", lambda loader, suffix, node: suffix)


def read_settings(root: Path) -> tuple[Settings, list[Fault]]:
    """The settings of `mkdocs.yml`, SITE_URL and GAME_URL in the environment before them."""
    try:
        data = yaml.load(read_text(root / FILE), _Loader)
    except Faults as unreadable:
        return Settings("", ""), [fault._replace(file=FILE) for fault in unreadable.faults]
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        problem = getattr(error, "problem", None) or error
        fault = Fault(FILE, mark.line + 1 if mark else 1, f"cannot be read: {problem}")
        return Settings("", ""), [fault]
    data = _mapping(data)
    given = {
        "site_url": data.get("site_url"),
        "game_url": _mapping(data.get("extra")).get("game_url"),
    }
    faults = [
        Fault(FILE, 1, f"{name} (or {name.upper()}) is {value!r}, not an address like https://…/")
        for name, value in given.items()
        if not _absolute(value)
    ]
    return Settings(str(given["site_url"]).rstrip("/") + "/", str(given["game_url"])), faults


def _mapping(value: object) -> dict:
    return value if isinstance(value, dict) else {}


def _absolute(value: object) -> bool:
    parts = urlsplit(value) if isinstance(value, str) else None
    return bool(parts and parts.scheme in ("http", "https") and parts.netloc)
