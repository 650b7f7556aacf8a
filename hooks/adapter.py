"""The only file that knows MkDocs: it hands pages to the renderer and the results back.

Everything it calls runs without MkDocs, so that another generator replaces this file alone.
"""

import functools
import sys
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import event_priority
from mkdocs.utils import get_relative_url

from hooks import preview
from hooks.anchors import AnchorLinks
from hooks.checks import judge_project
from hooks.manifest import manifest, written
from hooks.moves import keep_anchors, keep_pages
from hooks.preview_file import CHOOSER
from hooks.project import RULES_PAGE, Language
from hooks.render import Renderer
from hooks.reviews import owed
from hooks.scripts import lean
from hooks.search import Content, index, read_content
from hooks.structured import page_data
from hooks.watch import fingerprint
from nardi.faults import Faults

links = AnchorLinks({})
renderer: Renderer | None = None
contents: dict[str, dict[str, Content]] = {}  # of the language that is being built, by address


serving = False


def on_startup(command: str, dirty: bool) -> None:
    global serving
    serving = command == "serve"


@functools.lru_cache(maxsize=1)
def _loaded(root: Path, files: tuple, serving: bool) -> Renderer:
    # One build asks once a language; `files` lets it see that nothing has changed in between.
    project, broken, untrue = judge_project(root)
    if broken or (untrue and not serving):
        raise Faults(sorted(broken + untrue))
    if untrue:
        print(*untrue, sep="\n", file=sys.stderr, flush=True)
    return Renderer(project, owed(project) if serving else [])


def _current(config: MkDocsConfig) -> Renderer:
    root = Path(config.config_file_path).parent
    return _loaded(root, fingerprint(root), serving)


@event_priority(100)
def on_config(config: MkDocsConfig) -> MkDocsConfig:
    global renderer
    try:
        renderer = _current(config)
    except Faults as faults:
        raise PluginError(f"the site has {len(faults.faults)} faults\n{faults}") from None
    if links not in config.markdown_extensions:
        config.markdown_extensions.append(links)
    return config


def on_env(env, config: MkDocsConfig, files):
    ruleset, languages = renderer.project.ruleset, renderer.project.languages
    env.globals |= {
        "languages": list(languages),
        "strings": {code: language.words.strings for code, language in languages.items()},
        "ruleset": ruleset,
        "rules_date": {code: lang.words.date(ruleset.date) for code, lang in languages.items()},
    }
    return env


def on_page_markdown(markdown: str, page, config: MkDocsConfig, files) -> str:
    language = _language(page)
    if not language:
        return markdown
    links.labels = renderer.labels(language, language.pages[_name(page)])
    for key in ("title", "description"):
        page.meta[key] = renderer.fill(language, page.meta[key])
    return renderer.fill(language, renderer.mark(language, _name(page), markdown))


def on_page_content(html: str, page, config: MkDocsConfig, files) -> str:
    if language := _language(page):
        location = page.url.removeprefix(f"{language.code}/")
        pages = contents.setdefault(language.code, {})
        pages[location] = read_content(html, location, page.meta["title"])
    return html


def on_page_context(context, page, config: MkDocsConfig, nav):
    language, name = _language(page), _name(page)
    context["rules_page"] = bool(language) and name == RULES_PAGE
    if language:
        location = page.url.removeprefix(f"{language.code}/")
        trail = [(config.site_name, page.canonical_url.removesuffix(location))]
        if location:
            trail.append((page.title, page.canonical_url))
        content = contents[language.code][location]
        context["structured"] = page_data(renderer.project, name, content, trail)
    if renderer.project.previews:
        context["preview"] = _preview(page, config)
    return context


def _preview(page, config: MkDocsConfig) -> dict:
    """Writes the picture of a page; gives its address below the site, its words and its size."""
    project, language, name = renderer.project, _language(page), _name(page)
    try:
        if language:
            title = page.meta["title"]
            address = preview.address(name, language.code)
            said = preview.alt(project, language, name, title)
            png = preview.page_preview(project, language, name, title, config.site_name)
        else:
            entries = config.plugins["i18n"].config.languages
            names = {entry.locale: entry.site_name for entry in entries if entry.site_name}
            address, said = preview.address(CHOOSER), " · ".join(names.values())
            png = preview.chooser_preview(project, names)
    except preview.PreviewError as error:
        raise PluginError(str(error)) from None
    file = Path(config.site_dir, address)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(png)
    return {"url": address, "alt": said, "width": preview.WIDTH, "height": preview.HEIGHT}


def on_post_page(output: str, page, config: MkDocsConfig) -> str:
    language = _language(page)
    if not language:
        return output
    itself = _name(page) == RULES_PAGE
    rules = "" if itself else get_relative_url(f"{language.code}/{RULES_PAGE}/", page.url)
    placed = renderer.place(language, output, rules)
    return keep_anchors(renderer.project.moves, _name(page), placed)


def on_post_build(config: MkDocsConfig) -> None:
    data = manifest(renderer.project, renderer, config.site_url)
    Path(config.site_dir, "rules.json").write_text(written(data), encoding="utf-8")
    keep_pages(renderer.project, Path(config.site_dir))
    for script in Path(config.site_dir, "assets").glob("*.js"):
        script.write_text(lean(script.read_text(encoding="utf-8")), encoding="utf-8")
    for code, pages in contents.items():
        folder = Path(config.site_dir, code, "search")
        folder.mkdir(parents=True, exist_ok=True)
        found = index(renderer.project.languages[code].search, [pages[at] for at in sorted(pages)])
        (folder / "search_index.json").write_text(found, encoding="utf-8")
    contents.clear()


def on_serve(server, config: MkDocsConfig, builder):
    """While the pages cannot be rendered, the last site that could is served.

    What keeps them from being published is printed, and marked where a section is owed a review.
    """
    build = server.builder

    def build_if_sound() -> None:
        try:
            _current(config)
        except Faults as faults:
            print(faults, file=sys.stderr, flush=True)
        else:
            build()

    server.builder = build_if_sound
    return server


def _language(page) -> Language | None:
    """The language of a page; None for the page that only lets the reader choose one."""
    return renderer.project.languages.get(getattr(page.file, "locale", ""))


def _name(page) -> str:
    return Path(page.file.src_uri).stem
