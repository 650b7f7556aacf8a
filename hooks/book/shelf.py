"""What the built site says of itself: which languages it has, and where their rules stand."""

import json
from pathlib import Path
from typing import NamedTuple


class BookError(ValueError):
    """A rulebook cannot be made; the text says why."""


class Rules(NamedTuple):
    """The page of rules of one language: its address and that of the site, both with a slash."""

    language: str
    address: str
    site: str


def rules(site: Path) -> dict[str, Rules]:
    """The pages of rules of the site built in the folder `site`, by language; raises BookError."""
    file = site / "rules.json"
    try:
        places = next(iter(json.loads(file.read_text(encoding="utf-8"))["rules"].values()))
        found = {
            code: _rules(code, place["url"]) for code, place in places.items() if code != "kind"
        }
    except (OSError, ValueError, LookupError, StopIteration) as error:
        raise BookError(f"{file}: no built site is here, make site builds it ({error})") from None
    for page in found.values():
        built = site / page.address.removeprefix(page.site) / "index.html"
        if not built.is_file():
            raise BookError(f"{built}: rules.json speaks of this page, and it is not there")
    return found


def _rules(language: str, url: str) -> Rules:
    address = url.split("#")[0]
    return Rules(language, address, address[: address.rindex(f"/{language}/") + 1])
