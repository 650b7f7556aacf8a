"""docs/previews.yaml: whose board each page shows where a chat pictures a link to it."""

from pathlib import Path
from typing import NamedTuple

from nardi.errors import shown
from nardi.faults import Fault, Faults
from nardi.yamlfile import read_yaml

FILE = "docs/previews.yaml"
CHOOSER = "chooser"  # the page at /, which has no language


class Pictured(NamedTuple):
    """The id of the scene that pictures a page, and the line that says so."""

    scene: str
    line: int


def read_previews(root: Path) -> tuple[dict[str, Pictured], list[Fault]]:
    """Every page with its scene, none without a file, and the faults of its form."""
    if not (root / FILE).exists():
        return {}, []
    try:
        data, lines = read_yaml(root / FILE)
    except Faults as unreadable:
        return {}, [fault._replace(file=FILE) for fault in unreadable.faults]
    if not isinstance(data, dict):
        return {}, [Fault(FILE, 1, f"the file is {shown(data)}, not pages with their scenes")]
    found = {page: Pictured(scene, lines[(page,)]) for page, scene in data.items()}
    return found, [
        Fault(FILE, line, f"{page}: {shown(scene)} is no id of a scene")
        for page, (scene, line) in found.items()
        if not isinstance(scene, str)
    ]


def previews(project) -> list[Fault]:
    """Where one page has a picture each has, of a scene that exists."""
    if not project.previews:
        return []
    pages = {page.name for page in project.pages} | {CHOOSER}
    faults = [
        Fault(FILE, 1, f"page {page} has no scene") for page in sorted(pages - {*project.previews})
    ]
    for page, (scene, line) in project.previews.items():
        if page not in pages:
            faults.append(Fault(FILE, line, f"there is no page {page}"))
        if isinstance(scene, str) and scene not in project.known_scenes:
            faults.append(Fault(FILE, line, f"{page}: there is no scene {scene}"))
    return faults
