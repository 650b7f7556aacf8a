"""A scene in words: its short name, and the position and the verdict sentence by sentence."""

from diagrams.claim import Verdict, judge
from diagrams.evidence import BLOCKS
from diagrams.picture import picture
from diagrams.reasons import reason
from diagrams.scene import Scene
from diagrams.sketch import Picture
from diagrams.words import Words
from nardi import COLOURS, Ruleset
from nardi.board import HOME, route


def name(scene: Scene, words: Words, *, view: str = "white") -> str:
    """The accessible name of a board: what it is, whose turn, the roll, and the play shown."""
    parts = [words.text(f"read_aloud.board-name-{view}")]
    if scene.turn:
        parts.append(words.text(f"board.{scene.turn}-to-move"))
    if scene.roll:
        parts.append(_rolled(scene, words))
    if scene.claim == "legal":
        parts.append(words.text("read_aloud.legal-play", play=notation(scene.claimed, words)))
    elif scene.claim == "illegal":
        parts.append(words.text("read_aloud.refused-play", play=notation(scene.claimed, words)))
    elif scene.claim == "plays" and scene.claimed:
        parts.append(_plays(scene.claimed, words))
    elif scene.claim == "result" and scene.claimed:
        parts.append(_won(scene.claimed, words))
    return " ".join(sentence(words, part) for part in parts)


def describe(scene: Scene, ruleset: Ruleset, words: Words) -> list[str]:
    """Who stands where, borne-off checkers, the roll, what is legal or refused and why."""
    verdict = judge(scene, ruleset)
    shown = picture(scene, verdict, ruleset)
    said = _standing(shown, words) + _off(shown, verdict, words)
    if shown.named:
        said += _places(words)
    if scene.turn:
        said.append(words.text(f"board.{scene.turn}-to-move"))
    if shown.route:
        said.append(_way(shown.route, words))
    if scene.roll:
        said.append(_rolled(scene, words))
        said += _judged(scene, verdict, shown, words)
    if verdict.result:
        said.append(_won(verdict.result, words))
    return [sentence(words, text) for text in said]


def notation(play: str, words: Words) -> str:
    """A play as this language writes it: `6/off` with its own word for off."""
    return play.replace("off", words.text("board.off-in-notation"))


def sentence(words: Words, text: str) -> str:
    """`text` with the mark that ends a sentence, unless it has one."""
    return text if text[-1] in ".։" else words.text("read_aloud.sentence", text=text)


def _rolled(scene: Scene, words: Words) -> str:
    return words.text("board.roll-fell", a=max(scene.roll), b=min(scene.roll))


def _won(result: dict, words: Words) -> str:
    return words.text(f"board.{result['winner']}-wins", n=result["points"])


def _plays(plays: list[str], words: Words) -> str:
    written = [notation(play, words) for play in plays]
    return words.text("read_aloud.legal-play", play=words.grammar.apply("or_list", written))


def _standing(shown: Picture, words: Words) -> list[str]:
    """Every held point, each colour along its own route."""
    said = []
    for colour in COLOURS:
        for point in route(colour):
            count = shown.position[colour].get(str(point))
            if count:
                said.append(words.text(f"read_aloud.point-{colour}", p=point, n=count))
    return [*said, words.text("read_aloud.rest-empty")]


def _off(shown: Picture, verdict: Verdict, words: Words) -> list[str]:
    """Borne-off checkers, once anybody bears off."""
    said = []
    for colour in COLOURS:
        count = shown.position["off"][colour]
        if count:
            said.append(words.text(f"read_aloud.off-{colour}", n=count))
        elif colour in shown.trays or verdict.result:
            said.append(words.text(f"read_aloud.off-{colour}-none"))
    return said


def _places(words: Words) -> list[str]:
    said = []
    for colour in COLOURS:
        points = route(colour)
        for label, held in (("head", points[:1]), ("home", points[-HOME:])):
            what = words.grammar.apply("cap", words.text(f"board.label-{colour}-{label}"))
            said.append(words.text("read_aloud.place", what=what, points=words.both(held)))
    return said


def _way(colour: str, words: Words) -> str:
    """The route in its straight stretches."""
    points = route(colour)
    breaks = [at for at in range(1, len(points)) if points[at] > points[at - 1]]
    ends = [0, *(at for turn in breaks for at in (turn - 1, turn)), len(points) - 1]
    pairs = zip(ends[::2], ends[1::2], strict=True)
    way = ", ".join(words.text("read_aloud.stretch", a=points[a], b=points[b]) for a, b in pairs)
    return words.text("read_aloud.route", way=way)


def _judged(scene: Scene, verdict: Verdict, shown: Picture, words: Words) -> list[str]:
    said = []
    if verdict.refusals:
        said.append(words.text("read_aloud.refused-play", play=notation(scene.claimed, words)))
        said += [reason(refusal, scene, verdict, words) for refusal in verdict.refusals]
    elif verdict.lists:
        said.append(_plays([play["notation"] for play in verdict.plays], words))
    elif verdict.hops:
        said.append(words.text("read_aloud.legal-play", play=notation(scene.claimed, words)))
    elif not verdict.plays and not verdict.result:
        said.append(words.text("refusals.no-move"))
    tried = "combined-move" if scene.rule == "combined-move" else "landing"
    said += [words.text(f"refusals.{tried}", p=end) for _, end in shown.tried]
    said += _evidence(scene, verdict, shown, words)
    lost = [die.face for die in shown.dice if die.state == "lost"]
    if lost and not verdict.refusals and verdict.dice_played:
        said.append(words.text("read_aloud.dice-lost", dice=words.both(lost)))
    return said


def _evidence(scene: Scene, verdict: Verdict, shown: Picture, words: Words) -> list[str]:
    """The points of a block, and who is ahead of it."""
    said, found = [], shown.evidence
    blocks = any(refusal["rule"] == "block-six" for refusal in verdict.refusals)
    if found.framed and (blocks or scene.rule in BLOCKS and not verdict.refusals):
        points = ", ".join(map(str, found.framed))
        said.append(words.text("read_aloud.block-points", points=points))
    said += [words.text("read_aloud.passed", p=point) for point in found.passed]
    return said
