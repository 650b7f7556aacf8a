"""A reader plays: picture, dice, words and announcement agree after every step, by touch or by keys."""

import gzip
import re
from collections import Counter

import pytest
from playwright.sync_api import Locator, Page, expect

from diagrams.claim import judge
from diagrams.reasons import reason
from diagrams.scene import Scene, load_scenes
from diagrams.words import load_words
from nardi import COLOURS, plays
from nardi.board import route
from nardi.files import load_ruleset
from tests.browser.served import LANGUAGES, PATIENCE, ROOT

RULESET = load_ruleset("long")
SCENES = load_scenes(ROOT / "diagrams/scenes", RULESET).scenes
WORDS = {code: load_words(code, ROOT / f"docs/{code}/strings.yaml") for code in LANGUAGES}
REFUSED = {  # a refused scene of each rule that can be broken
    "direction": "direction-backward",
    "dice-separate": "dice-separate-refused",
    "landing": "landing-closed",
    "head-limit": "head-limit-refused",
    "block-six": "block-six",
    "bear-off-home": "bear-off-early",
    "bear-off-furthest": "bear-off-furthest-refused",
    "play-both": "both-dice-refused",
    "doubles-partial": "double-partial-refused",
    "larger-die": "larger-die-refused",
}
STATE = """figure => {
  const points = {}
  for (const group of figure.querySelectorAll("[data-point]")) {
    const checkers = [...group.children], tall = group.querySelector("text")
    if (!checkers.length) continue
    const colour = group.querySelector(".f-white") && !group.querySelector(".f-black") ? "white" : "black"
    points[group.dataset.point] = [colour, tall ? +tall.textContent : checkers.length]
  }
  const off = {}
  for (const tray of figure.querySelectorAll("[data-tray]"))
    off[tray.dataset.tray] = [tray.querySelector(".b-pile").childElementCount, +tray.querySelector("text").textContent]
  return {
    points, off,
    dice: [...figure.querySelectorAll("[data-die]")].sort((a, b) => a.dataset.die - b.dataset.die).map(die => die.dataset.state),
    lines: [...figure.querySelectorAll(".board-words li")].map(line => line.textContent),
    names: Object.fromEntries([...figure.querySelectorAll("[data-to]")].map(button => [button.dataset.to, button.getAttribute("aria-label")])),
    told: [...figure.querySelectorAll(".board-status p")].map(line => line.firstChild.textContent.trim()),
    picture: figure.querySelector("svg").getAttribute("aria-label"),
  }
}"""


class Board:
    """A board in play, and what everything on it must say after some hops."""

    def __init__(self, page: Page, scene: str, language: str):
        self.page, self.scene, self.words = page, SCENES[scene], WORDS[language]
        self.figure = page.locator(f"#scene-{scene}")
        self.status = self.figure.locator(".board-status")

    def open(self) -> "Board":
        self.figure.locator(".board-try").click()
        return self

    def press(self, *points: int) -> "Board":
        for point in points:
            self.button(point).click()
        return self

    def do(self, action: str) -> "Board":
        self.figure.locator(f"[data-do={action}]").click()
        return self

    def button(self, point: int) -> Locator:
        return self.figure.locator(f"[data-to='{point}']")

    def shows(self, hops: list, dice: list[str]) -> list[str]:
        """Checks that picture, dice, words and names agree on `hops`; gives what is told."""
        state = self.figure.evaluate(STATE)
        position = after(self.scene, hops)
        held = {p: [c, n] for c in COLOURS for p, n in position[c].items()}
        assert held == state["points"]
        for colour, count in state["off"].items():
            assert [position["off"][colour]] * 2 == count
        assert dice == state["dice"]

        said = self.standing(position)
        lines = [said[str(p)] for c in COLOURS for p in route(c) if str(p) in position[c]]
        assert lines == state["lines"][: len(lines)]
        moved = [
            self.words.text("read_aloud.hop" if b else "read_aloud.hop-off", a=a, b=b)
            for a, b in hops
        ]
        told = state["told"]
        assert [*moved, *told] == state["lines"][len(state["lines"]) - len(moved) - len(told) :]
        for point, name in state["names"].items():
            if point != "0":
                assert said[point] == name.split(", ")[0]
        turn = self.words.text(f"board.{self.scene.turn}-to-move")
        assert turn in state["picture"] and turn in state["lines"]
        return told

    def standing(self, position: dict) -> dict[str, str]:
        said = {}
        for point in map(str, range(1, 25)):
            held = [(c, position[c][point]) for c in COLOURS if point in position[c]]
            key, n = (f"point-{held[0][0]}", held[0][1]) if held else ("point-empty", 0)
            said[point] = self.words.text(f"read_aloud.{key}", p=int(point), n=n)
        return said

    def sentence(self, key: str, **values: object) -> str:
        return self.words.text("read_aloud.sentence", text=self.words.text(key, **values))


def after(scene: Scene, hops: list) -> dict:
    own = Counter({int(p): n for p, n in scene.position[scene.turn].items()})
    for start, end in hops:
        own[start] -= 1
        own[end] += 1
    off = {**scene.position["off"]}
    off[scene.turn] += own.pop(0, 0)
    stands = {str(p): n for p, n in own.items() if n}
    return {**scene.position, scene.turn: stands, "off": off}


@pytest.fixture(scope="module")
def pages(browser, root_site):
    """The page of rules on a phone, opened once a language."""
    context = browser.new_context(viewport={"width": 390, "height": 844})
    context.set_default_timeout(PATIENCE)
    opened = {}

    def page(language: str) -> Page:
        if language not in opened:
            opened[language] = context.new_page()
            opened[language].goto(root_site(f"{language}/long/"))
        return opened[language]

    yield page
    context.close()


@pytest.fixture
def board(pages):
    """A board of the page of rules, put in play for one test and then closed."""
    opened = []

    def open_board(scene: str, language: str = "hy") -> Board:
        opened.append(Board(pages(language), scene, language).open())
        return opened[-1]

    yield open_board
    for board in opened:
        if board.figure.locator("[data-to]").count():
            board.figure.locator(".board-try").click()


@pytest.fixture
def special_board(reader, root_site):
    """A board in play on a page opened anew, for a reader with settings of their own."""

    def open_board(scene: str, language: str, **settings: object) -> Board:
        page = reader(**settings)
        page.goto(root_site(f"{language}/long/"))
        return Board(page, scene, language).open()

    return open_board


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_is_played_to_its_end(board, language):
    turn = board("head-limit-one", language)
    assert [
        turn.sentence("board.choose-checker") + " " + turn.sentence("board.all-plays-n", n=11)
    ] == (turn.shows([], ["open", "open"]))
    turn.press(24)
    assert turn.sentence("board.chosen-point", n=24) in turn.shows([], ["open", "open"])[0]
    assert [True, False] == [
        turn.button(p).get_attribute("aria-label").endswith(turn.words.text("board.legal-mark"))
        for p in (18, 17)
    ]
    turn.press(18)
    told = turn.shows([(24, 18)], ["played", "open"])
    assert turn.sentence("read_aloud.hop", a=24, b=18) == told[0]
    assert (
        turn.sentence("board.turn-not-complete")
        + " "
        + turn.sentence("board.still-to-play", dice=4)
        == told[1]
    )
    assert "#play-both" == turn.status.locator("a").get_attribute("href")
    turn.press(15, 11)
    told = turn.shows([(24, 18), (15, 11)], ["played", "played"])
    assert turn.sentence("board.turn-complete") == told[1]
    turn.do("again")
    turn.shows([], ["open", "open"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_hop_says_why_shows_it_and_leads_to_the_rule(board, language):
    turn = board("head-limit-refused", language).press(24, 18, 24, 20)
    told = turn.shows([(24, 18)], ["played", "open"])
    scene = turn.scene
    verdict = judge(scene, RULESET)
    assert [
        turn.sentence("read_aloud.refused-play", play="24/20"),
        reason(verdict.refusals[0], scene, verdict, turn.words),
    ] == told
    link = turn.status.locator("a")
    assert "#head-limit" == link.get_attribute("href")
    assert re.search(r"\S", link.inner_text())
    assert 1 == turn.figure.locator(".b-evidence").count()
    assert "24" == turn.figure.locator("[data-number][font-weight=bold]").text_content()
    link.click()
    expect(turn.page.locator("#head-limit")).to_be_in_viewport()


@pytest.mark.parametrize("rule, scene", REFUSED.items())
def test_each_rule_that_can_be_broken_is_told_on_the_board(board, rule, scene):
    turn = board(scene, "kk")
    verdict = judge(turn.scene, RULESET)
    for start, end in verdict.hops:
        turn.press(start, end)
    assert f"#{rule}" in [a.get_attribute("href") for a in turn.status.locator("a").all()]
    turn.shows(
        verdict.hops[:-1],
        ["played"] * (len(verdict.hops) - 1)
        + ["open"] * (len(verdict.dice) - len(verdict.hops) + 1),
    )
    assert 1 == turn.page.locator(f"#{rule}").count()
    own = {"dice-separate", "direction"}
    marks = turn.figure.locator(".b-evidence, .b-arrows, .b-marks")
    assert (rule in own) == (marks.count() == 0)


def test_hops_are_taken_back_one_by_one(board):
    turn = board("double-44", "az").press(24, 20, 20, 16, 21, 17)
    turn.shows([(24, 20), (20, 16), (21, 17)], ["played", "played", "played", "open"])
    turn.do("undo")
    turn.shows([(24, 20), (20, 16)], ["played", "played", "open", "open"])
    turn.do("undo").do("undo")
    turn.shows([], ["open"] * 4)
    assert turn.figure.locator("[data-do=undo]").is_disabled()


def test_all_plays_are_shown_one_by_one(board):
    turn = board("bear-off-exact-black", "ka")
    listed = plays(RULESET, turn.scene.query)["plays"]
    turn.do("plays")
    for number, play in enumerate(listed, start=1):
        told = turn.shows([tuple(hop) for hop in play["hops"]], ["played", "played"])
        notation = play["notation"].replace("off", turn.words.text("board.off-in-notation"))
        assert (
            f"{turn.sentence('board.play-n-of-m', n=number, m=len(listed))} {notation}" == told[0]
        )
        turn.do("next")
    turn.do("previous")
    turn.shows([tuple(hop) for hop in listed[-1]["hops"]], ["played", "played"])
    turn.do("plays")
    turn.shows([], ["open", "open"])


def test_a_die_that_cannot_be_played_is_lost_when_the_turn_is_complete(board):
    turn = board("larger-die", "hy").press(19, 13)
    told = turn.shows([(19, 13)], ["played", "lost"])
    assert (
        turn.sentence("board.turn-complete") + " " + turn.sentence("read_aloud.dice-lost", dice=5)
        == told[1]
    )


def test_where_nothing_can_be_played_every_try_says_why(board):
    turn = board("no-move", "hy")
    assert [turn.words.text("refusals.no-move")] == turn.shows([], ["lost", "lost"])
    turn.press(19, 13)
    assert "#landing" == turn.status.locator("a").get_attribute("href")


def test_points_that_cannot_be_picked_say_so(board):
    turn = board("landing-open", "az").press(12)
    assert turn.sentence("board.not-your-checker") == turn.shows([], ["open", "open"])[0]
    turn.press(23)
    assert turn.sentence("board.empty-point") == turn.shows([], ["open", "open"])[0]
    turn.press(24, 24)
    assert turn.sentence("board.choice-dropped") == turn.shows([], ["open", "open"])[0]


def test_closing_brings_the_finished_diagram_back(board, pages):
    figure = pages("hy").locator("#scene-block-six")
    before = figure.inner_html()
    turn = board("block-six", "hy").press(22, 17)
    assert before != figure.inner_html()
    figure.locator(".board-try").click()
    assert before == figure.inner_html()
    assert 0 == turn.figure.locator("[data-to]").count()
    assert 1 == turn.figure.locator(".b-verdict").count()


def test_the_keyboard_alone_plays_a_turn(reader, root_site):
    """Tab to the board, arrows to the points, Enter to pick and to land, Escape to drop a choice."""
    page = reader(viewport={"width": 1280, "height": 900})
    page.goto(root_site("az/long/"))
    turn = Board(page, "head-limit-one", "az")
    turn.figure.locator(".board-turn").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    assert "24" == focused(page)
    assert "none" != turn.button(24).evaluate("button => getComputedStyle(button).outlineStyle")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    assert turn.sentence("board.choice-dropped") == turn.shows([], ["open", "open"])[0]
    page.keyboard.press("Space")
    walk(page, "ArrowLeft", "18")
    page.keyboard.press("Enter")
    turn.shows([(24, 18)], ["played", "open"])
    walk(page, "ArrowLeft", "15")
    page.keyboard.press("Enter")
    walk(page, "ArrowLeft", "13")
    page.keyboard.press("ArrowDown")
    assert "12" == focused(page)
    page.keyboard.press("ArrowLeft")
    assert "12" == focused(page)
    page.keyboard.press("ArrowRight")
    assert "11" == focused(page)
    page.keyboard.press("Enter")
    assert (
        turn.sentence("board.turn-complete")
        == turn.shows([(24, 18), (15, 11)], ["played", "played"])[1]
    )
    page.keyboard.press("Tab")
    assert "undo" == page.evaluate("document.activeElement.dataset.do")
    page.keyboard.press("Enter")
    turn.shows([(24, 18)], ["played", "open"])
    page.keyboard.press("Enter")
    turn.shows([], ["open", "open"])
    assert "11" == focused(page), "with nothing left to take back the focus is on the board again"


def focused(page: Page) -> str:
    return page.evaluate("document.activeElement.dataset.to")


def walk(page: Page, key: str, goal: str) -> None:
    for _ in range(12):
        if focused(page) == goal:
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {goal}")


def test_the_accessibility_tree_of_a_board_in_play(board):
    turn = board("bear-off-home", "ka").press(5)
    words, said = turn.words, turn.standing(turn.scene.position)
    name = " ".join(
        (
            turn.sentence("read_aloud.board-name-white"),
            turn.sentence("board.white-to-move"),
            turn.sentence("board.roll-fell", a=5, b=3),
        )
    )
    legal = words.text("board.legal-mark")
    expected = [("img", name), ("group", name)]
    for point in route("white"):
        marks = {2: f", {legal}", 5: " [pressed]"}
        expected.append(("button", said[str(point)] + marks.get(point, "")))
    expected.append(("button", f"{words.text('read_aloud.off-white-none')}, {legal}"))
    expected += [
        ("button", words.text(f"board.{key}")) for key in ("undo", "start-again", "show-all-plays")
    ]
    expected += [
        ("button", words.text("ui.close")),
        ("button", words.text("board.view-from-black")),
    ]

    snapshot = turn.figure.aria_snapshot()
    lines = [line.strip().removeprefix("- ").strip("'") for line in snapshot.splitlines()]
    named = [re.match(r'(img|group|button) "(.*?)"( \[pressed\])?', line) for line in lines]
    assert expected == [(found[1], found[2] + (found[3] or "")) for found in named if found]
    told = [
        turn.sentence("board.chosen-point", n=5),
        turn.sentence("board.can-go-to", points=2),
        turn.sentence("board.can-bear-off"),
    ]
    assert f'paragraph: "{" ".join(told)}"' == lines[lines.index("status:") + 1]


def test_the_view_from_blacks_side_is_kept(reader, root_site):
    page = reader()
    page.goto(root_site("kk/long/"))
    turn = Board(page, "second-player-44", "kk")
    white, black = (turn.words.text(f"read_aloud.board-name-{colour}") for colour in COLOURS)
    svg = turn.figure.locator("svg")
    assert white in svg.get_attribute("aria-label")
    number = turn.figure.locator("text[data-number='24']")
    field = svg.bounding_box()
    assert number.bounding_box()["y"] < field["y"] + field["height"] / 2
    turn.figure.locator(".board-turn").click()

    def is_turned() -> None:
        label = svg.get_attribute("aria-label")
        assert black in label and white not in label
        box, field = number.bounding_box(), svg.bounding_box()
        assert (
            box["y"] > field["y"] + field["height"] / 2
            and box["x"] < field["x"] + field["width"] / 2
        )
        assert (
            turn.words.text("board.view-from-white")
            == turn.figure.locator(".board-turn").inner_text()
        )

    is_turned()
    page.reload()
    is_turned()
    turn.open().press(12)
    page.keyboard.press("ArrowDown")
    assert "1" != focused(page)
    turn.press(8)
    turn.shows([(12, 8)], ["played", "open", "open", "open"])
    turn.figure.evaluate(
        "figure => Promise.all(figure.getAnimations({ subtree: true }).map(one => one.finished))"
    )
    is_over = turn.button(8).bounding_box()
    middle = turn.figure.locator("[data-point='8']").bounding_box()
    assert is_over["x"] <= middle["x"] + middle["width"] / 2 <= is_over["x"] + is_over["width"]
    assert is_over["y"] <= middle["y"] + middle["height"] / 2 <= is_over["y"] + is_over["height"]
    turn.figure.locator(".board-turn").click()
    assert white in svg.get_attribute("aria-label")


def test_a_scene_without_a_roll_can_only_be_turned(reader, root_site):
    page = reader()
    page.goto(root_site("hy/long/"))
    for scene in SCENES.values():
        figure = page.locator(f"#scene-{scene.id}")
        if figure.count():
            assert int(bool(scene.roll)) == figure.locator(".board-try").count(), scene.id
            assert 1 == figure.locator(".board-turn").count()


@pytest.mark.parametrize("scene", ["bear-off-exact-black", "bear-off-furthest", "first-turn-11"])
def test_everything_to_press_is_as_large_as_a_finger_needs(special_board, scene):
    turn = special_board(scene, "hy", viewport={"width": 360, "height": 740}).do("plays")
    boxes = turn.figure.evaluate(
        "figure => [...figure.querySelectorAll('button')].filter(b => b.offsetParent).map(b => [b.textContent || b.dataset.to, b.getBoundingClientRect().width, b.getBoundingClientRect().height])"
    )
    assert len(boxes) >= 28
    assert [] == [box for box in boxes if box[1] < 24 or box[2] < 24]
    assert 360 == turn.page.evaluate("document.documentElement.scrollWidth")


def test_buttons_lie_over_their_points(board):
    turn = board("bear-off-exact-black", "az")
    for point in turn.scene.position["white"] | turn.scene.position["black"]:
        button, checkers = (
            turn.button(point).bounding_box(),
            turn.figure.locator(f"[data-point='{point}']").bounding_box(),
        )
        assert (
            button["x"] - 2 <= checkers["x"]
            and checkers["x"] + checkers["width"] <= button["x"] + button["width"] + 2
        )
        assert (
            button["y"] <= checkers["y"]
            and checkers["y"] + checkers["height"] <= button["y"] + button["height"]
        )


def test_a_board_in_play_does_not_trap_scrolling(special_board):
    turn = special_board("landing-open", "hy", has_touch=True)
    assert "manipulation" == turn.button(24).evaluate(
        "button => getComputedStyle(button).touchAction"
    )
    before = turn.page.evaluate("scrollY")
    box = turn.figure.locator("svg").bounding_box()
    turn.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    turn.page.mouse.wheel(0, 300)
    turn.page.wait_for_function(f"scrollY > {before} + 100")


@pytest.mark.parametrize("size", [(1280, 800), (1280, 720), (740, 360)])
def test_who_opens_a_board_by_keyboard_sees_where_the_focus_is(reader, root_site, size):
    width, height = size
    page = reader(viewport={"width": width, "height": height})
    page.goto(root_site("az/long/"))
    page.locator("#scene-head-limit-one .board-try").focus()
    page.keyboard.press("Enter")
    bar = page.locator(".md-header").bounding_box()["height"]
    box = page.locator(":focus").bounding_box()
    assert bar <= box["y"] and box["y"] + box["height"] <= height


@pytest.mark.parametrize("size", [(740, 360), (640, 400), (1280, 600)])
def test_in_a_low_window_the_answer_is_in_sight(special_board, size):
    width, height = size
    board = special_board("head-limit-refused", "az", viewport={"width": width, "height": height})
    board.press(24, 18, 24, 20)
    link = board.status.get_by_role("link").bounding_box()
    assert 0 < link["y"] and link["y"] + link["height"] <= height
    assert board.figure.locator("svg").bounding_box()["height"] <= max(height, 400)


def test_dragging_over_a_board_marks_no_text(special_board):
    board = special_board("head-limit-refused", "az", viewport={"width": 1280, "height": 900})
    board.button(24).hover()
    board.page.mouse.down()
    board.button(18).hover()
    board.page.mouse.up()
    assert "" == board.page.evaluate("getSelection().toString()")


def test_the_way_back_up_never_lies_over_a_board_in_play(special_board):
    turn = special_board("landing-open", "az")
    turn.page.wait_for_function("window.component$")
    before = turn.page.evaluate("scrollY")
    for far, there in [(900, f"scrollY > {before}"), (-200, f"scrollY < {before} + 900")]:
        turn.page.mouse.wheel(0, far)
        turn.page.wait_for_function(there)
    # The theme shows it to whoever goes back up.
    turn.page.wait_for_function("!document.querySelector('.md-top').hidden")
    up = turn.page.locator(".md-top")
    expect(up).to_be_hidden()
    turn.figure.locator(".board-try").evaluate("button => button.click()")
    expect(up).to_be_visible()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_checkers_slide_only_where_motion_is_welcome(special_board, motion):
    turn = special_board("landing-open", "hy", reduced_motion=motion)
    moving = turn.figure.evaluate(
        "figure => { for (const to of [15, 9]) figure.querySelector(`[data-to='${to}']`).click(); return figure.querySelector('svg').getAnimations({subtree: true}).length }"
    )
    assert (0 if motion == "reduce" else 1) == moving


def test_forced_colours_keep_the_two_colours_and_the_focus_apart(special_board):
    turn = special_board("landing-open", "hy", forced_colors="active")
    turn.page.keyboard.press("ArrowLeft")
    fills = turn.figure.evaluate(
        "figure => ['white', 'black'].map(colour => getComputedStyle(figure.querySelector(`[data-point] .f-${colour}`)).fill)"
    )
    assert 2 == len(set(fills))
    assert "solid" == turn.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")


@pytest.mark.parametrize("path", ["", "long/"])
def test_nothing_moves_when_the_buttons_come(reader, root_site, path):
    page = reader()
    page.add_init_script(
        "window.shift = 0; new PerformanceObserver(list => list.getEntries().forEach(entry => { if (!entry.hadRecentInput) shift += entry.value })).observe({type: 'layout-shift', buffered: true})"
    )
    page.goto(root_site(f"hy/{path}"), wait_until="networkidle")
    for top in range(0, 6000, 800):
        page.evaluate(f"scrollTo(0, {top})")
        page.wait_for_timeout(50)
    assert page.evaluate("shift") < 0.02


def test_without_a_script_no_button_is_shown(reader, root_site):
    page = reader(java_script_enabled=False)
    page.goto(root_site("hy/long/"))
    figure = page.locator("#scene-head-limit-refused")
    assert not figure.locator(".board-try").is_visible()
    assert figure.locator(".b-arrows").is_visible()


def test_the_board_of_the_first_page_turns(reader, root_site):
    page = reader()
    page.goto(root_site("ka/"))
    page.locator(".board-turn").first.click()
    names = page.locator("figure.board svg").evaluate_all(
        "all => all.map(svg => svg.getAttribute('aria-label'))"
    )
    assert names
    assert all(WORDS["ka"].text("read_aloud.board-name-black") in name for name in names)


def test_the_script_is_small(root_site):
    script = (root_site.folder / "assets/play.js").read_bytes()
    size = len(gzip.compress(script, 9))
    print("play.js:", size)
    assert size <= 5_500
