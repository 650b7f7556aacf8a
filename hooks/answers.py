"""What the engine says now, in lines of text: the values a section is reviewed against.

An answer is a pair of a key and a value. Keys begin with the rule they belong to:

    head-limit                        rule
    head-limit.checkers               1
    head-limit scene head-limit-one   legal
    head-first-turn-table row 6-6     24/18 24/18 (2 from the head, 2 dice)

What the text itself says of a rule stands beside it: which facts it prints and how often, the
position under its captions, and the numbers that were typed. No check can tell whether "one
checker 5, another 3" should be "one 3, another 5": the person who rereads it can.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

import nardi
from diagrams.claim import Verdict
from diagrams.scene import Scene
from hooks.bindings import bound, shown_scenes, used_facts
from hooks.page import Page, Section
from hooks.project import Project
from hooks.tables import OWNERS
from hooks.typed import typed

Answers = dict[str, str]


class Engine:
    """The answers of one project; what is asked of many sections is asked of the engine once."""

    def __init__(self, project: Project) -> None:
        self.project = project
        self._of_rule: dict[str, Answers] = {rule: {} for rule in project.kinds}
        for rule, kind in project.kinds.items():
            self._of_rule[rule] |= {rule: kind} | dict(_numbers(project, rule))
        for scene in project.scenes.scenes.values():
            key = f"{scene.rule} scene {scene.id}"
            self._of_rule[scene.rule][key] = verdict(scene, project.verdicts[scene.id])
        for table, rule in OWNERS.items():
            self._of_rule.get(rule, {}).update(_rows(project, table, rule))
        self._typed: dict[int, list] = {}
        for one in typed(project):
            section = one.section or one.page.sections[0]
            self._typed.setdefault(id(section), []).append((one.scene, one.numeral.text))

    def answers(self, page: Page, section: Section) -> Answers:
        """All that `section` rests on, sorted by key; nothing where it speaks of no rule."""
        rules = bound(self.project, page, section)
        if not rules:
            return {}
        own = next((anchor.id for anchor in section.anchors if anchor.id in rules), rules[0])
        found = [self._of_rule[rule] for rule in rules]
        found += [_shown(self.project, shown_scenes(page, section))]
        found += [_uses(used_facts(self.project, page, section))]
        found += [self._types(section, own)]
        return dict(sorted(pair for answers in found for pair in answers.items()))

    def _types(self, section: Section, own: str) -> Answers:
        """The numbers typed in a section: under a scene for its rule, elsewhere for its own."""
        found: dict[str, list[str]] = {}
        for scene, text in self._typed.get(id(section), ()):
            shown = self.project.scenes.scenes.get(scene)
            key = f"{shown.rule} types under {scene}" if shown else f"{own} types"
            found.setdefault(key, []).append(text)
        return {key: ", ".join(texts) for key, texts in found.items()}


def rule_of_key(key: str) -> str:
    """The rule that the key of an answer belongs to."""
    return key.partition(" ")[0].partition(".")[0]


def is_of_text(key: str) -> bool:
    """Whether an answer is what the text itself says, so that the rules cannot change it."""
    return _subject(key) in ("prints", "types")


def is_of_page(key: str) -> bool:
    """Whether an answer is of what a page says or shows, not of what the rule itself says."""
    return is_of_text(key) or _subject(key) == "shows"


def _subject(key: str) -> str:
    return key.partition(" ")[2].partition(" ")[0]


def verdict(scene: Scene, verdict: Verdict) -> str:
    """What the engine says of the claim of a scene; every play only where the claim lists them."""
    if not scene.claim:
        return "shows"
    if scene.claim in ("legal", "illegal"):
        if verdict.refusals:
            return f"refused by {_ids(verdict.refusals)}"
        return "legal" if verdict.hops else verdict.says
    if scene.claim == "plays":
        return " or ".join(sorted(play["notation"] for play in verdict.plays)) or "no play"
    if scene.claim == "owed":
        return f"owed: {verdict.owed or 'nothing'}"
    if scene.claim == "dice-played":
        return f"{verdict.dice_played} dice played"
    result = verdict.result
    return f"{result['winner']} wins {result['points']}" if result else "no result"


def _ids(refusals: list[dict]) -> str:
    return ", ".join(dict.fromkeys(refusal["rule"] for refusal in refusals))


def _numbers(project: Project, rule: str) -> Iterator[tuple[str, str]]:
    """The facts of a rule, and those of its parameters that no fact of the same name repeats."""
    facts = project.facts.get(rule, {})
    stated = project.ruleset.rules.get(rule, {}) if project.ruleset else {}
    for name, value in facts.items():
        yield f"{rule}.{name}", _text(value)
    for name, value in stated.items():
        if name != "kind" and facts.get(name) != value:
            yield f"{rule} parameter {name}", _text(value)


def _text(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "none"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _rows(project: Project, table: str, rule: str) -> Answers:
    if not project.ruleset:
        return {}
    return {f"{rule} row {row['roll']}": _row(row) for row in nardi.table(project.ruleset, table)}


def _row(row: dict) -> str:
    plays = " or ".join(row["plays"]) or "no play"
    from_head = " or ".join(str(n) for n in dict.fromkeys(row["from_head"]))
    return f"{plays} ({from_head or 0} from the head, {row['dice_played']} dice)"


def _shown(project: Project, scenes: Iterable[str]) -> Answers:
    """For each scene that a section shows the position and roll on the board, and the moves."""
    known = project.scenes.scenes
    return {f"{known[s].rule} shows {s}": _board(known[s]) for s in scenes if s in known}


def _board(scene: Scene) -> str:
    position = scene.position
    parts = [f"{side} {_side(position[side])}" for side in nardi.COLOURS if position[side]]
    parts += [f"{n} {side} off" for side, n in position["off"].items() if n]
    if scene.turn:
        parts.append(f"{scene.turn} to play {'-'.join(map(str, scene.roll or ()))}".rstrip())
    flags = ("first_turn", "starter")
    parts += [f"{flag} {scene.query[flag]}".lower() for flag in flags if flag in scene.query]
    if scene.claim in ("legal", "illegal"):
        parts.append(scene.claimed)
    return "; ".join(parts)


def _side(checkers: dict) -> str:
    points = sorted((int(point), n) for point, n in checkers.items() if n)
    return " ".join(f"{point}×{n}" if n > 1 else str(point) for point, n in reversed(points))


def _uses(facts: list[tuple[str, str]]) -> Answers:
    counts: dict[str, Counter] = {}
    for rule, fact in facts:
        counts.setdefault(rule, Counter())[fact] += 1
    return {
        f"{rule} prints": ", ".join(
            f"{fact} {n} times" if n > 1 else fact for fact, n in sorted(uses.items())
        )
        for rule, uses in counts.items()
    }
