"""What the built HTML promises, checked in the HTML itself: anchors, ids and links.

Markdown can lose what the source plainly says (an id in braces printed as text, for one), so the
last word is with the pages as they will be served.
"""

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from hooks.moves import FILE
from hooks.project import Project
from nardi.faults import Fault

LINKS = {"a": "href", "link": "href", "script": "src", "img": "src"}
SHARED = {"og:url", "og:image"}  # the addresses that a page gives to whoever shows a link to it


class _Outline(HTMLParser):
    """The ids of a page and the addresses it leads to, each with its line."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: dict[str, int] = {}
        self.twice: list[tuple[str, int]] = []
        self.links: list[tuple[str, int]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list) -> None:
        line, given = self.getpos()[0], dict(attrs)
        id_ = given.get("id")
        if id_ in self.ids:
            self.twice.append((id_, line))
        elif id_:
            self.ids[id_] = line
        if given.get(LINKS.get(tag)):
            self.links.append((given[LINKS[tag]], line))
        elif tag == "meta" and given.get("property") in SHARED:
            self.links.append((given.get("content") or "", line))


def verify(project: Project, site: Path) -> list[Fault]:
    """Every anchor of the sources is in the built page, no id twice, every inner link arrives."""
    site_url = project.settings.site_url
    pages = {
        path: _Outline(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))
    }
    faults = []
    for path, outline in pages.items():
        file = path.relative_to(site).as_posix()
        faults += [Fault(file, line, f"id {id_!r} stands twice") for id_, line in outline.twice]
        for target, line in outline.links:
            if why := _broken(target, path, site, site_url, pages):
                faults.append(Fault(file, line, f"link {target!r}: {why}"))
    for page in project.pages:
        built = site / page.language / ("" if page.name == "index" else page.name) / "index.html"
        ids = pages[built].ids if built in pages else {}
        faults += [
            Fault(page.file, anchor.line, f"anchor {anchor.id!r} is not in the built page")
            for anchor in page.anchors.values()
            if anchor.id not in ids
        ]
        faults += [
            Fault(FILE, project.moves.line("anchors", page.name, old), f"{old!r} is not in {built}")
            for old in project.moves.anchors.get(page.name, {})
            if old not in ids
        ]
    return faults


def _broken(target: str, page: Path, site: Path, site_url: str, pages: dict) -> str | None:
    own = target.removeprefix(site_url)
    parts = urlsplit(own)
    if parts.scheme or parts.netloc:
        return None  # another host's
    base = urlsplit(site_url).path.rstrip("/")
    path = unquote(parts.path)
    if own != target:
        file = site / path
    elif path.startswith("/"):
        if not path.startswith(f"{base}/"):
            return f"outside {site_url}"
        file = site / path.removeprefix(base).lstrip("/")
    else:
        file = page.parent / path if path else page
    file = Path(*file.parts) if ".." not in file.parts else file.resolve()
    if file.is_dir():
        file = file / "index.html"
    if not file.is_file():
        return "there is no such page"
    fragment = unquote(parts.fragment)
    if fragment and file in pages and fragment not in pages[file].ids:
        return f"the page has no anchor {fragment!r}"
    return None
