"""On paper: black and white, boards whole, nothing to press; and a rulebook for each language."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from nardi.yamlfile import read_yaml
from tests.browser.paper import Paper
from tests.browser.served import GAME, LANGUAGES, ROOT, STRINGS, scenes_of, source

HEADING = re.compile(r"^#{2,3} ", re.MULTILINE)
SITE_NAMES = {"hy": "Երկար նարդի", "az": "Uzun nərd", "ka": "გრძელი ნარდი", "kk": "Ұзын нарды"}
PRESSED = (
    "board.try-it", "board.view-from-black", "board.view-from-white", "board.show-all-plays", "board.keyboard-help",
    "board.text-description", "ui.search-placeholder", "ui.menu", "ui.close", "ui.switch-to-light", "ui.link-to-rule",
    "ui.language-name", "theme.top", "theme.action.skip",
)  # fmt: skip
SMALL = {"width": "105mm", "height": "148mm"}  # so little that much would be cut


def said(language: str, key: str) -> str:
    section, name = key.split(".", 1)
    return STRINGS[language][section][name]


def printed(page, **settings) -> Paper:
    return Paper(page.pdf(tagged=True, outline=True, **settings))


def broken(paper: Paper) -> list:
    """The boards that do not lie on one page, caption and all."""
    return [board.pages for board in paper.boards if len(board.pages) != 1]


def rows(paper: Paper) -> list:
    """The rows of tables that are no headers; those stand on every page that their table reaches."""
    return [row for row in paper.root.all("TR") if any(row.all("TD"))]


def bind(site: Path, out: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """What `make pdf` runs, on a site that is built."""
    command = [sys.executable, "-m", "hooks.book", "--site-dir", str(site), "--out", str(out)]
    return subprocess.run([*command, *more], cwd=ROOT, capture_output=True, text=True)


@pytest.fixture(scope="module")
def books(root_site, tmp_path_factory) -> dict[str, Paper]:
    """What `make pdf` writes."""
    out = tmp_path_factory.mktemp("pdf")
    done = bind(root_site.folder, out)
    assert "" == done.stderr
    assert [str(out / f"nardi-{code}.pdf") for code in LANGUAGES] == done.stdout.split("\n")[:-1]
    return {code: Paper((out / f"nardi-{code}.pdf").read_bytes()) for code in LANGUAGES}


@pytest.fixture(params=LANGUAGES)
def language(request) -> str:
    return request.param


@pytest.fixture
def book(books, language) -> Paper:
    return books[language]


def test_a_book_says_what_it_is_and_in_which_language(book, language):
    assert source(language).split("\n# ")[1].split(" {")[0] == book.reader.metadata.title
    assert language == book.reader.trailer["/Root"]["/Lang"]
    assert (595, 842) == tuple(round(side) for side in book.reader.pages[0].mediabox[2:])


def test_the_cover_names_the_site_the_rules_and_where_they_stand(book, language, root_site):
    ruleset, _ = read_yaml(ROOT / "nardi" / "rulesets" / "long.yaml")
    cover = book.texts[1]
    assert SITE_NAMES[language] == cover.splitlines()[0]
    assert said(language, "ui.rules-version").replace("{version}", str(ruleset["version"])) in cover
    assert str(ruleset["date"])[:4] in cover
    assert 1 == cover.count(root_site(f"{language}/long/"))
    assert 1 == len([figure for figure in book.root.all("Figure") if {1} == figure.pages])


def test_the_contents_give_the_page_of_every_heading(book, language):
    """Against the bookmarks, which the browser makes of the headings themselves."""
    contents, rules, *headings = book.headings
    assert (said(language, "theme.toc"), 2) == contents
    assert book.reader.metadata.title == rules[0]
    assert len(HEADING.findall(source(language))) == len(headings)
    first = rules[1]
    text = " ".join(" ".join(book.texts[n] for n in range(2, first)).split())
    for title, page in headings:
        assert f" {title} {page} " in f" {text} ", f"{title} is on page {page}"
        assert title in " ".join(book.texts[page].split())


def test_every_page_but_the_cover_has_its_number(book):
    assert len(book.texts) > 10
    for number, text in book.texts.items():
        running = f"{book.reader.metadata.title} {number}\n"
        assert text.startswith(running) == (number > 1), f"page {number} begins {text[:40]!r}"


def test_every_board_of_the_rules_is_in_the_book_and_whole(book, language):
    assert len(scenes_of(language)) == len(book.boards)
    assert [] == broken(book)
    assert all(board.all("Caption") for board in book.boards)
    assert len({number for board in book.boards for number in board.pages}) < len(book.boards) / 2


def test_no_heading_stands_alone_at_the_foot_of_a_page(book):
    below = [
        (part, after) for part, after in book.root.pairs() if re.fullmatch("H[1-3]", part.kind)
    ]
    assert len(below) > 30
    assert [] == [part for part, after in below if max(part.pages) != min(after.pages)]


def test_no_row_of_a_table_is_cut(book, language):
    assert source(language).count("\n| [") < len(rows(book))
    assert [] == [row.pages for row in rows(book) if len(row.pages) != 1]


def test_a_book_is_black_and_white_and_has_nothing_to_press(book, language):
    assert set() == book.colours
    assert [] == [key for key in PRESSED if said(language, key) in book.text]


def test_a_book_gives_the_address_of_the_game_once_and_its_own_on_the_cover(
    book, language, root_site
):
    assert 1 == book.text.count(GAME)
    assert 1 == book.text.count(root_site.url)


def test_links_of_a_book_lead_into_the_book_or_to_the_site(book, root_site):
    inside, outside = 0, set()
    for page in book.reader.pages:
        for link in page.get("/Annots", []):
            link = link.get_object()
            inside += "/Dest" in link
            outside |= {link["/A"]["/URI"]} if "/A" in link else set()
    assert inside > 60
    assert outside and all(
        address == GAME or address.startswith(root_site.url) for address in outside
    )


def test_a_book_is_the_same_byte_for_byte_when_it_is_made_again(books, root_site, tmp_path):
    assert 0 == bind(root_site.folder, tmp_path, "--in", "ka").returncode
    assert ["nardi-ka.pdf"] == [file.name for file in tmp_path.iterdir()]
    assert books["ka"].pdf == (tmp_path / "nardi-ka.pdf").read_bytes()


def test_a_site_that_is_not_built_makes_no_book(tmp_path):
    done = bind(tmp_path, tmp_path / "pdf")
    assert 1 == done.returncode
    assert f"{tmp_path / 'rules.json'}: no built site is here" in done.stderr
    assert not (tmp_path / "pdf").exists()


@pytest.mark.parametrize("path", ["", "long/", "changes/"])
def test_a_page_prints_as_the_book_does_though_the_reader_has_it_dark(reader, root_site, path):
    page = reader(color_scheme="dark")
    page.goto(root_site(f"kk/{path}"), wait_until="networkidle")
    assert "slate" == page.evaluate("document.body.dataset.mdColorScheme")
    paper = printed(page, format="A4")
    assert len(scenes_of("kk", path)) == len(paper.boards)
    assert [] == broken(paper)
    assert set() == paper.colours
    assert [] == [key for key in PRESSED if said("kk", key) in paper.text]
    assert (0 if path == "changes/" else 1) == paper.text.count(GAME)


def test_on_little_paper_boards_stay_whole_and_a_table_repeats_its_header(reader, root_site):
    page = reader()
    page.goto(root_site("az/long/"))
    paper = printed(page, **SMALL)
    assert [] == broken(paper)
    assert [] == [row.pages for row in rows(paper) if len(row.pages) != 1]
    header = [n for n, text in paper.texts.items() if "Mövzu Qayda" in text]
    assert len(header) >= 2
    assert list(range(header[0], header[-1] + 1)) == header


def test_a_board_that_were_cut_would_be_seen(reader, root_site):
    """The measure itself: where nothing keeps boards whole, it finds those that are not."""
    page = reader(java_script_enabled=False)
    page.goto(root_site("az/long/"))
    loose = "figure.board { display: block !important; break-inside: auto !important; }"
    page.evaluate(
        "css => document.head.append(Object.assign(document.createElement('style'), { textContent: css }))",
        loose,
    )
    assert [] != broken(printed(page, **SMALL))


def test_a_board_in_play_prints_as_its_picture_and_play_goes_on(reader, root_site):
    page = reader()
    page.goto(root_site("ka/long/"), wait_until="networkidle")
    at_rest = printed(page).strokes()
    figure = page.locator("#scene-landing-open")
    figure.locator(".board-try").click()
    for point in (15, 9):
        figure.locator(f"[data-to='{point}']").click()
    told = figure.locator(".board-status").inner_text()
    field = figure.locator("svg").inner_html()

    assert at_rest == printed(page).strokes()

    assert field == figure.locator("svg").inner_html()
    assert told == figure.locator(".board-status").inner_text()
    figure.locator("[data-do=undo]").click()
    assert told != figure.locator(".board-status").inner_text()


def test_words_of_a_board_are_printed_where_the_reader_opened_them(reader, root_site):
    page = reader()
    page.goto(root_site("hy/long/"))
    figure = page.locator("#scene-landing-open")
    line = figure.locator(".board-words li").first.text_content()
    assert line not in printed(page).text
    figure.locator("summary").click()
    paper = printed(page)
    assert line in paper.text
    assert said("hy", "board.text-description") not in paper.text
