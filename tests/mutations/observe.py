"""What `make check` says of a copy of the project, and what the engine answers there.

Run as a script inside the copy it is the copy's own engine that answers; it prints one JSON object.
"""

import json
import sys
from pathlib import Path

import nardi
from hooks.checks import check_project
from nardi.errors import NardiError


def answers(project) -> dict:
    """By rule, everything that the rules decide on the pages."""
    if not project.ruleset:
        return {}
    found = {rule: {"facts": facts} for rule, facts in project.facts.items()}
    for rule, stated in project.ruleset.rules.items():
        found.setdefault(rule, {})["parameters"] = stated
    for scene in project.scenes.scenes.values():
        found.setdefault(scene.rule, {})[f"scene {scene.id}"] = claim(
            scene, project.verdicts[scene.id]
        )
    for row in nardi.table(project.ruleset, "first-turn-doubles"):
        plays = sorted(row["plays"]), sorted(row["from_head"]), row["dice_played"]
        found["head-first-turn-table"][f"row {row['roll']}"] = plays
    return found


def claim(scene, verdict) -> list:
    """The verdict on what a scene claims, and only that."""
    said = {
        "legal": list,
        "illegal": lambda: sorted({refusal["rule"] for refusal in verdict.refusals}),
        "plays": lambda: sorted(play["notation"] for play in verdict.plays),
        "owed": lambda: [verdict.owed],
        "dice-played": lambda: [verdict.dice_played],
        "result": lambda: [verdict.result],
        None: list,
    }
    return [verdict.confirmed, *said[scene.claim]()]


def behaviour(ruleset, queries: list) -> list:
    """What the engine answers to queries that no page shows."""
    found = []
    for query in queries:
        asked = (nardi.plays, nardi.explain) if "turn" in query else (_result,)
        for ask in asked:
            try:
                found.append(ask(ruleset, query))
            except NardiError as error:
                found.append(str(error))
    return found


def _result(ruleset, query: dict) -> dict | None:
    return nardi.result(ruleset, query["position"])


def observe(root: str, queries: str | None = None) -> dict:
    """`faults`, `answers`, and where a file of queries is given `behaviour`; or a `crash`."""
    try:
        project, faults = check_project(Path(root).resolve())
        seen = {"faults": [list(fault) for fault in faults], "answers": answers(project)}
        if queries:
            asked = json.loads(Path(queries).read_text(encoding="utf-8"))
            seen["behaviour"] = behaviour(project.ruleset, asked)
    except Exception as error:  # a mutated engine may raise anything
        return {"crash": f"{type(error).__name__}: {error}", "faults": [], "answers": {}}
    # As it comes back from a process of its own: no tuples, no numbers as keys.
    return json.loads(json.dumps(seen))


if __name__ == "__main__":
    json.dump(observe(*sys.argv[1:]), sys.stdout)
