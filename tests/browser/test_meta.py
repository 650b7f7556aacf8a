"""What the built pages tell chats and search engines: complete, absolute, and true to the page. No browser is asked."""

import json
import re
import struct
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit

import pytest

from tests.browser.served import LANGUAGES, PAGES, STRINGS

VOID = {"area", "br", "col", "hr", "img", "input", "link", "meta", "wbr"}
UNSEEN = {"script", "style", "svg", "template", "title"}
BLOCKS = {"p", "li", "ul", "ol", "h1", "h2", "h3", "h4", "div", "figure", "td", "th", "tr", "table"}
LOCALES = {"hy": "hy_AM", "az": "az_AZ", "ka": "ka_GE", "kk": "kk_KZ"}
ADDRESSES = [f"{code}/{path}" for code in LANGUAGES for path in PAGES]


class Head(HTMLParser):
    """The title, tags and data of a page, and the text of its article as a reader sees it."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.metas: list[tuple[str, str]] = []
        self.links: list[dict] = []
        self.title = self.data = self.text = ""
        self.ids: set[str] = set()
        self._open: list[tuple[str, str]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list) -> None:
        given = dict(attrs)
        self.ids.add(given.get("id"))
        if tag == "meta":
            self.metas.append((given.get("property") or given.get("name"), given.get("content")))
        elif tag == "link":
            self.links.append(given)
        if tag not in VOID:
            self._open.append((tag, given.get("class") or given.get("type") or ""))
        self._apart(tag)

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop()[0] != tag:
            pass
        self._apart(tag)

    def handle_data(self, data: str) -> None:
        tags = {tag for tag, _ in self._open}
        if self._open and self._open[-1] == ("script", "application/ld+json"):
            self.data += data
        elif "title" in tags and "svg" not in tags:
            self.title += data
        elif "article" in tags and not tags & UNSEEN and ("a", "headerlink") not in self._open:
            self.text += data

    def _apart(self, tag: str) -> None:
        if tag in BLOCKS:
            self.text += " "

    def all(self, name: str) -> list[str]:
        return [content for key, content in self.metas if key == name]

    def one(self, name: str) -> str:
        (content,) = self.all(name)
        return content

    def parts(self, kind: str) -> list[dict]:
        return [part for part in json.loads(self.data)["@graph"] if part["@type"] == kind]


def plain(text: str) -> str:
    return " ".join(text.split())


def head(site, path: str) -> Head:
    return Head((site.folder / path / "index.html").read_text(encoding="utf-8"))


def file_at(site, address: str):
    """The file that is served at an absolute address of the site."""
    assert address.startswith(site.url), address
    return site.folder / unquote(urlsplit(address.removeprefix(site.url)).path)


# Every page


@pytest.mark.parametrize("path", ["", *ADDRESSES])
def test_a_page_has_a_title_a_description_and_its_own_address(path_site, path):
    found = head(path_site, path)
    assert len(plain(found.title)) >= 9
    assert 20 <= len(found.one("description")) <= 200
    canonical = [link["href"] for link in found.links if link.get("rel") == "canonical"]
    assert [path_site(path)] == canonical


@pytest.mark.parametrize("path", ADDRESSES)
def test_a_page_names_its_sisters_as_every_reader_of_html_understands_it(path_site, path):
    below = path.partition("/")[2]
    sisters = {
        link["hreflang"]: link["href"]
        for link in head(path_site, path).links
        if link.get("rel") == "alternate"
    }
    assert {code: path_site(f"{code}/{below}") for code in LANGUAGES} | {
        "x-default": path_site()
    } == sisters


def test_titles_and_descriptions_of_a_language_differ(path_site):
    for code in LANGUAGES:
        heads = [head(path_site, f"{code}/{path}") for path in PAGES]
        assert (
            len(PAGES)
            == len({found.title for found in heads})
            == len({found.one("description") for found in heads})
        )


# Chats


@pytest.mark.parametrize("path", ["", *ADDRESSES])
def test_a_link_to_a_page_has_words_and_a_picture_in_a_chat(path_site, path):
    found = head(path_site, path)
    assert "website" == found.one("og:type")
    assert path_site(path) == found.one("og:url")
    assert found.one("description") == found.one("og:description")
    assert plain(found.title).startswith(found.one("og:title"))
    assert "summary_large_image" == found.one("twitter:card")
    assert found.one("og:site_name") and len(found.one("og:image:alt")) > 20
    picture = file_at(path_site, found.one("og:image")).read_bytes()
    assert b"\x89PNG\r\n\x1a\n" == picture[:8] and len(picture) < 80_000
    size = int(found.one("og:image:width")), int(found.one("og:image:height"))
    assert (1200, 630) == size == struct.unpack(">II", picture[16:24])


@pytest.mark.parametrize("path", ["", *ADDRESSES])
def test_a_page_says_its_locale_and_those_of_its_sisters(path_site, path):
    found, own = head(path_site, path), LOCALES.get(path.partition("/")[0])
    assert ([own] if own else []) == found.all("og:locale")
    assert [locale for locale in LOCALES.values() if locale != own] == found.all(
        "og:locale:alternate"
    )


def test_every_page_has_a_picture_of_its_own(path_site):
    pictures = [
        file_at(path_site, head(path_site, path).one("og:image")) for path in ("", *ADDRESSES)
    ]
    assert len(pictures) == len({picture.read_bytes() for picture in pictures})
    assert sorted(pictures) == sorted((path_site.folder / "assets/previews").iterdir())


# Search engines


@pytest.mark.parametrize("path", ADDRESSES)
def test_the_way_to_a_page_leads_over_pages_that_are_there(path_site, path):
    (way,) = head(path_site, path).parts("BreadcrumbList")
    items = way["itemListElement"]
    code, _, below = path.partition("/")
    assert [path_site(f"{code}/"), *([path_site(path)] if below else [])] == [
        item["item"] for item in items
    ]
    assert list(range(1, len(items) + 1)) == [item["position"] for item in items]
    for item in items:
        page = (file_at(path_site, item["item"]) / "index.html").read_text(encoding="utf-8")
        assert item["name"] in page


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_question_and_answer_stands_in_the_page(path_site, code):
    found = head(path_site, f"{code}/long/")
    (questions,) = found.parts("FAQPage")
    seen = plain(found.text)
    assert len(questions["mainEntity"]) >= 20
    for question in questions["mainEntity"]:
        address, _, anchor = question["url"].partition("#")
        assert path_site(f"{code}/long/") == address and anchor in found.ids
        name, answer = plain(question["name"]), plain(question["acceptedAnswer"]["text"])
        assert re.search("[?՞]", name) and len(answer) > 40
        assert f"{name} " in seen, name
        assert answer in seen[seen.index(name) :], name


def test_all_languages_answer_the_same_questions(path_site):
    asked = [
        [question["url"].partition("#")[2] for question in part["mainEntity"]]
        for code in LANGUAGES
        for part in head(path_site, f"{code}/long/").parts("FAQPage")
    ]
    assert [asked[0]] * 4 == asked


@pytest.mark.parametrize("path", [path for path in ADDRESSES if not path.endswith("long/")])
def test_a_page_that_asks_nothing_has_no_questions(path_site, path):
    assert [] == head(path_site, path).parts("FAQPage")


def test_the_mark_of_the_site_is_our_own(path_site):
    for path in ("", *ADDRESSES):
        icons = {
            link["rel"]: link["href"]
            for link in head(path_site, path).links
            if "icon" in link.get("rel", "")
        }
        assert {"icon", "apple-touch-icon"} == set(icons)
        for address in icons.values():
            assert (path_site.folder / path / address).resolve().is_file()


def test_the_words_for_chats_are_in_the_strings():
    assert LOCALES == {code: STRINGS[code]["ui"]["locale"] for code in LANGUAGES}
