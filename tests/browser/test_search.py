"""Search finds a section however a reader writes the word, in the reader's language alone.

What is asked and what must be found stands in tests/search/queries.<language>.yaml.
"""

import gzip
import json
import re

import pytest
from playwright.sync_api import Page

from nardi.yamlfile import read_yaml
from tests.browser.served import LANGUAGES, ROOT, SCRIPT, STRINGS, Watched

QUERIES = {
    code: read_yaml(ROOT / "tests" / "search" / f"queries.{code}.yaml")[0] for code in LANGUAGES
}
GROUPS = ["questions", "letters", "endings", "words", "typing"]
# One query as a reader may write it; every spelling is answered alike.
SPELLINGS = {
    "hy": ["Ե՞րբ հանել և իրար հետևից", "երբ հանել եւ իրար հետեւից", "ԵՐԲ ՀԱՆԵԼ ԵՎ ԻՐԱՐ ՀԵՏԵՎԻՑ"],
    "az": [
        "İlk gedişdə qara daşlar",
        "ilk gedişdə qara daşlar",
        "İLK GEDİŞDƏ QARA DAŞLAR",
        "ILK GEDISDE QARA DASLAR",
    ],
    "ka": ["კამათლით თამაში", "კამათელით თამაში", "ᲙᲐᲛᲐᲗᲚᲘᲗ ᲗᲐᲛᲐᲨᲘ"],
    "kk": [
        "Үй мен ұзын жүрістің ақ тасы",
        "уй мен узын журистин ак тасы",
        "ҮЙ МЕН ҰЗЫН ЖҮРІСТІҢ АҚ ТАСЫ",
    ],
}
# The theme's search box without its looks: the same worker, the same index, the same messages.
ASK = """async (queries) => {
  const settings = JSON.parse(document.getElementById("__config").textContent)
  const worker = new Worker(settings.search)
  const answer = (message) => new Promise((resolve, reject) => {
    worker.onmessage = (event) => resolve(event.data)
    worker.onerror = (event) => reject(new Error(event.message))
    worker.postMessage(message)
  })
  const place = new URL("search/search_index.json", new URL(settings.base, location))
  const index = await (await fetch(place)).json()
  await answer({type: 0, data: index})
  const answers = []
  for (const query of queries) answers.push((await answer({type: 2, data: query})).data.items)
  worker.terminate()
  return answers
}"""


def ask(reader, site, code: str, queries: list[str]) -> list[list[list[dict]]]:
    """For each query its groups of results: a page, then what was found on it."""
    page = reader()
    page.goto(site(f"{code}/changes/"))
    return page.evaluate(ASK, queries)


def sections(groups: list[list[dict]]) -> list[str]:
    return [entry["location"].partition("#")[2] for group in groups for entry in group[1:]]


def words(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]+", re.sub("[՛՜՞]", "", text).lower()))


@pytest.fixture(scope="module")
def indexes(root_site) -> dict[str, dict]:
    return {
        code: json.loads((root_site.folder / code / "search/search_index.json").read_text("utf-8"))
        for code in LANGUAGES
    }


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_query_finds_its_section_among_the_first_three(reader, root_site, code):
    expected = {query: id_ for group in GROUPS for query, id_ in QUERIES[code][group].items()}
    found = ask(reader, root_site, code, list(expected))
    places = dict(zip(expected, map(sections, found)))
    first = sum(expected[query] == places[query][0] for query in expected if places[query])
    print(f"{code}: {len(expected)} queries, {first} found first")
    assert {} == {
        query: (id_, places[query][:3])
        for query, id_ in expected.items()
        if id_ not in places[query][:3]
    }


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_queries_are_many_and_their_endings_are_not_those_of_the_pages(indexes, code):
    assert GROUPS == list(QUERIES[code])
    assert 40 <= sum(map(len, QUERIES[code].values()))
    assert 10 <= len(QUERIES[code]["endings"])
    docs = indexes[code]["docs"]
    said = words(" ".join(f"{doc['title']} {doc.get('text', '')}" for doc in docs))
    assert [] == [query for query in QUERIES[code]["endings"] if words(query) <= said]


@pytest.mark.parametrize("code", LANGUAGES)
def test_other_letters_for_the_same_words_find_the_same(reader, root_site, code):
    answers = [sections(found) for found in ask(reader, root_site, code, SPELLINGS[code])]
    assert len(answers[0]) >= 3
    for spelling, answer in zip(SPELLINGS[code], answers):
        assert answers[0] == answer, spelling


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_finds_its_own_pages_and_every_rule_on_them(root_site, indexes, code):
    ids = {}
    for doc in indexes[code]["docs"]:
        page, _, id_ = doc["location"].partition("#")
        html = (root_site.folder / code / page / "index.html").read_text("utf-8")
        assert f'lang="{code}"' in html
        assert not id_ or re.search(rf'id="?{id_}[" >]', html), doc["location"]
        assert re.search(SCRIPT[code], doc["title"]), doc
        ids.setdefault(page, []).append(id_)
    rules = json.loads((root_site.folder / "rules.json").read_text("utf-8"))["rules"]
    assert {"", "long/", "changes/"} == set(ids)
    assert [] == [rule for rule in rules if ids["long/"].count(rule) != 1]


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_does_not_find_the_pages_of_another(reader, root_site, code):
    others = [
        query
        for other in LANGUAGES
        if other != code
        for query in QUERIES[other]["questions"]
        if not re.search(r"\d", query)
    ]
    assert 60 <= len(others)
    assert [] == [group for groups in ask(reader, root_site, code, others) for group in groups]


def test_what_no_page_says_finds_nothing_and_breaks_nothing(reader, root_site):
    queries = [
        "",
        " ?! ",
        "constructor __proto__ toString",
        "\U0001f3b2",
        "lalarında" * 400,
        "x " * 400,
    ]
    assert [[]] * 6 == ask(reader, root_site, "ka", queries)
    for groups in ask(reader, root_site, "az", queries):
        assert groups == [] or groups[0][1:]


# Counts what the worker of the search is asked and has answered.
COUNT = """const send = Worker.prototype.postMessage
window.asked = []
window.answered = 0
Worker.prototype.postMessage = function (message) {
  if (message.type === 2 && asked.push(message.data) === 1)
    this.addEventListener("message", event => { if (event.data.type === 3) answered++ })
  return send.apply(this, arguments)
}"""


@pytest.fixture
def searcher(reader):
    """A reader whose searches are counted."""

    def open_page(**settings: object) -> Page:
        page = reader(**settings)
        page.add_init_script(COUNT)
        return page

    return open_page


def search_for(page: Page, query: str) -> None:
    """Types the query of a `searcher` and waits for the answer to all of it."""
    page.locator(".md-search__input:focus").press_sequentially(query)
    page.wait_for_function(
        "query => asked.at(-1) === query && answered === asked.length", arg=query
    )


BELOW_THE_BAR = """id => {
  const box = element => element.getBoundingClientRect()
  const below = box(document.getElementById(id)).top - box(document.querySelector(".md-header")).bottom
  return 0 <= below && below <= 60
}"""


def comes_to_stand_below_the_bar(page: Page, id_: str) -> None:
    """Waits until a place stands there, and stands there still once a phone's search has shrunk away."""
    page.wait_for_function(BELOW_THE_BAR, arg=id_)
    page.wait_for_timeout(1_000)
    page.wait_for_function(BELOW_THE_BAR, arg=id_)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_result_on_the_same_page_is_reached_from_far_away_on_a_phone(searcher, root_site, motion):
    """And the page is never wider meanwhile."""
    page = searcher(is_mobile=True, has_touch=True, reduced_motion=motion)
    page.goto(root_site("az/long/"))
    page.evaluate("scrollTo(0, 9000)")
    page.evaluate("""() => {
      window.widest = 0
      const look = () => { widest = Math.max(widest, document.documentElement.scrollWidth); requestAnimationFrame(look) }
      look()
    }""")
    page.get_by_role("button", name=STRINGS["az"]["theme"]["search"], exact=True).tap()
    search_for(page, "mars")
    page.locator(".md-search-result__link[href$='#mars']").first.tap()
    page.wait_for_url(root_site("az/long/#mars"))
    comes_to_stand_below_the_bar(page, "mars")
    assert 390 == page.evaluate("widest")


@pytest.mark.parametrize(
    "size, start",
    [((360, 740), "long/"), ((1280, 900), "")],
    ids=["on a phone, on the page itself", "on a desk, from another page"],
)
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_reader_types_a_word_and_follows_what_is_found(searcher, root_site, code, size, start):
    """The words shown are those of the page, and the section found stands below the bar."""
    query, id_ = list(QUERIES[code]["endings"].items())[2]
    page = searcher(viewport={"width": size[0], "height": size[1]})
    watched = Watched(page, root_site)
    page.goto(root_site(f"{code}/{start}"))
    if size[0] < 500:
        page.get_by_role("button", name=STRINGS[code]["theme"]["search"], exact=True).click()
    else:
        page.keyboard.press("/")
    search_for(page, query)
    results = page.locator(".md-search-result__item > a[href*='#']")
    results.and_(page.locator(f"[href$='#{id_}']")).wait_for()
    assert id_ in [link.get_attribute("href").partition("#")[2] for link in results.all()[:3]]

    text = (root_site.folder / code / "long/index.html").read_text("utf-8")
    marks = [mark.inner_text() for mark in results.first.locator("mark").all()]
    assert marks and [] == [mark for mark in marks if mark not in text]

    results.and_(page.locator(f"[href$='#{id_}']")).click()
    page.wait_for_url(root_site(f"{code}/long/#{id_}"))
    comes_to_stand_below_the_bar(page, id_)
    assert [] == watched.faults


def test_what_is_typed_is_never_taken_for_markup(searcher, root_site):
    page = searcher(viewport={"width": 1280, "height": 900})
    watched = Watched(page, root_site)
    page.goto(root_site("az/long/"))
    page.keyboard.press("/")
    search_for(page, "daş <img src=x onerror=alert(1)>")
    page.locator(".md-search-result__item").first.wait_for()
    assert 0 == page.locator(".md-search-result img").count()
    assert [] == watched.faults


def test_search_is_light(root_site):
    """Compressed, the worker and one language's index weigh less than the theme's own worker."""

    def weight(file: str) -> int:
        return len(gzip.compress((root_site.folder / file).read_bytes()))

    assert weight("assets/search.js") <= 1800
    for code in LANGUAGES:
        print(code, weight(f"{code}/search/search_index.json"))
        assert weight(f"{code}/search/search_index.json") <= 10_000
