"""What differs between two sides: parameters, facts, scenes, tables and plays."""

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from diagrams.claim import Verdict, readings
from diagrams.scene import Scene
from hooks.report.base import Side
from nardi import Ruleset, explain, plays
from nardi.board import COLOURS, rolls
from nardi.errors import NardiError
from nardi.position import start


class Value(NamedTuple):
    """A parameter or a fact of a rule; None on the side that does not have it."""

    rule: str
    name: str
    before: Any
    after: Any


class Plays(NamedTuple):
    """The plays that only one side allows; `same` is how many both do."""

    gained: list[str]
    lost: list[str]
    same: int


@dataclass
class SceneChange:
    """A scene whose answer is another one now; `why` says whether rules or files changed it.

    The scenes claim what the engine says on their side, so that their pictures are true.
    """

    id: str
    rule: str
    why: str  # answer, edited, added or removed
    before: Scene | None
    after: Scene | None
    said: str
    says: str
    holds: bool
    plays: Plays


class Row(NamedTuple):
    """A row of a table: by column what it holds on each side, None where there is no such row."""

    key: str
    cells: dict[str, tuple[Any, Any]]

    @property
    def changed(self) -> bool:
        return any(before != after for before, after in self.cells.values())


def parameters(before: Ruleset, after: Ruleset) -> list[Value]:
    """The parameters that differ, and the id and version where they do."""
    heads = [Value("ruleset", k, getattr(before, k), getattr(after, k)) for k in ("id", "version")]
    changed = [head for head in heads if head.before != head.after]
    return changed + values(before.rules, after.rules)


def values(before: dict[str, dict], after: dict[str, dict]) -> list[Value]:
    """The values that differ between two mappings of rule ids to names to values."""
    return [
        Value(rule, name, before.get(rule, {}).get(name), after.get(rule, {}).get(name))
        for rule in {**after, **before}
        for name in {**after.get(rule, {}), **before.get(rule, {})}
        if before.get(rule, {}).get(name) != after.get(rule, {}).get(name)
    ]


def scenes(before: Side, after: Side) -> list[SceneChange]:
    """The scenes that changed, those whose verdict is another one first."""
    ids = [*after.scenes.scenes, *(i for i in before.scenes.scenes if i not in after.scenes.scenes)]
    changes = [change for id_ in ids if (change := _scene(before, after, id_))]
    return sorted(changes, key=lambda change: (change.holds, change.said == change.says))


def _scene(before: Side, after: Side, id_: str) -> SceneChange | None:
    old, new = before.scenes.scenes.get(id_), after.scenes.scenes.get(id_)
    was, is_ = before.verdicts.get(id_), after.verdicts.get(id_)
    said = verdict_words(old, was) if old else "no such scene"
    says = verdict_words(new, is_) if new else "no such scene"
    if not old or not new:
        why = "added" if new else "removed"
    elif _content(old) != _content(new):
        why = "edited"
    elif (said, _answer(was)) != (says, _answer(is_)):
        why = "answer"
    else:
        return None
    return SceneChange(
        id=id_,
        rule=(new or old).rule,
        why=why,
        before=as_answered(old, before.ruleset, was) if old else None,
        after=as_answered(new, after.ruleset, is_) if new else None,
        said=said,
        says=says,
        holds=is_.confirmed if new else True,
        plays=compared(was.plays if was else [], is_.plays if is_ else []),
    )


def _content(scene: Scene) -> tuple:
    return scene.rule, scene.query, scene.claim, scene.claimed, set(scene.because)


def _answer(verdict: Verdict) -> tuple:
    listed = sorted(play["notation"] for play in verdict.plays)
    return listed, verdict.refusals, verdict.dice_played, verdict.owed, verdict.result, verdict.dice


def verdict_words(scene: Scene, verdict: Verdict) -> str:
    """What the engine says of the claim, in a few words."""
    if scene.claim == "legal":
        return "legal" if verdict.confirmed else verdict.says
    if scene.claim == "illegal":
        if not verdict.refusals:
            return verdict.says
        return f"refused by {', '.join(refusal['rule'] for refusal in verdict.refusals)}"
    if scene.claim == "owed":
        return f"owed: {verdict.owed or 'nothing'}"
    if scene.claim == "dice-played":
        return f"dice played: {verdict.dice_played}"
    if scene.claim == "result":
        won = verdict.result
        return f"{won['winner'] or 'nobody'} wins {won['points']}" if won else "not finished"
    if scene.roll and 0 < len(verdict.plays) <= 2:
        return " or ".join(play["notation"] for play in verdict.plays)
    if scene.roll:
        return counted(len(verdict.plays), "legal play")
    return "shows a position"


def counted(number: int, what: str) -> str:
    """`1 legal play`, `2 legal plays`."""
    return f"{number} {what}{'' if number == 1 else 's'}"


def as_answered(scene: Scene, ruleset: Ruleset, verdict: Verdict) -> Scene:
    """The scene with what is true in the place of a claim that does not hold."""
    if verdict.confirmed:
        return scene
    if scene.claim == "legal":
        return _refused(scene, ruleset)
    if scene.claim == "illegal" and verdict.refusals:
        return replace(scene, because=tuple(r["rule"] for r in verdict.refusals))
    if scene.claim == "illegal":
        return replace(scene, claim="legal", because=())
    true = {
        "plays": [play["notation"] for play in verdict.plays],
        "owed": verdict.owed,
        "dice-played": verdict.dice_played,
        "result": verdict.result,
    }[scene.claim]
    return replace(scene, claim=None if true is None else scene.claim, claimed=true)


def _refused(scene: Scene, ruleset: Ruleset) -> Scene:
    for hops in readings(scene.claimed, scene, ruleset):
        try:
            answer = explain(ruleset, {**scene.query, "moves": [list(hop) for hop in hops]})
        except NardiError:
            continue
        if answer["refusals"]:
            moves = " ".join(f"{begin}/{end or 'off'}" for begin, end in hops)
            because = tuple(refusal["rule"] for refusal in answer["refusals"])
            return replace(scene, claim="illegal", claimed=moves, because=because)
    return replace(scene, claim=None, claimed=None)


def compared(before: list[dict], after: list[dict]) -> Plays:
    """Plays compared by the positions they lead to: how they are written may change."""
    old, new = ({str(play["after"]): play["notation"] for play in s} for s in (before, after))
    gained = [notation for end, notation in new.items() if end not in old]
    lost = [notation for end, notation in old.items() if end not in new]
    return Plays(gained, lost, len(new) - len(gained))


def openings(before: Ruleset, after: Ruleset) -> dict[str, Plays]:
    """By roll, the starter's first turns that changed; of the first colour, for both are alike."""
    found = {}
    for roll in rolls():
        query = {"position": start(), "turn": COLOURS[0], "roll": list(roll), "starter": True}
        change = compared(plays(before, query)["plays"], plays(after, query)["plays"])
        if change.gained or change.lost:
            found["-".join(map(str, roll))] = change
    return found


def tables(before: Side, after: Side) -> dict[str, list[Row]]:
    """Every table of which a cell changed, with all its rows in order."""
    found = {}
    for name, rows in after.tables.items():
        old = {row["roll"]: row for row in before.tables.get(name, [])}
        new = {row["roll"]: row for row in rows}
        all_rows = [
            Row(
                key,
                {
                    column: (old.get(key, {}).get(column), new.get(key, {}).get(column))
                    for column in {**new.get(key, {}), **old.get(key, {})}
                    if column != "roll"
                },
            )
            for key in {**new, **old}
        ]
        if any(row.changed for row in all_rows):
            found[name] = all_rows
    return found
