"""The form of a scene file: which keys it may have and what may stand under them.

Every fault is kept with its file and line, so that one run shows them all.
"""

import re
from collections.abc import Iterator
from typing import Any

from diagrams.claims import CLAIMS, read_claim
from nardi import COLOURS, Ruleset, facts, result
from nardi.errors import NardiError
from nardi.faults import Fault

FLAGS = {"first-turn": "first_turn", "starter": "starter"}
KEYS = ("id", "rule", "position", "turn", "roll", *FLAGS, *CLAIMS)
ROLL = re.compile(r"([1-6])-([1-6])")
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
CHECKERS = 15


class Reader:
    """Reads one file: `file` its name, `where` its lines by path, `faults` what is wrong."""

    def __init__(self, file: str, where: dict, ruleset: Ruleset):
        self.file, self.where, self.ruleset = file, where, ruleset
        self.faults: list[Fault] = []
        self._facts = facts(ruleset)

    def line(self, path: tuple) -> int:
        """The line of the value at `path`, or of the nearest one around it."""
        while path not in self.where:
            path = path[:-1]
        return self.where[path]

    def fault(self, path: tuple, message: str) -> None:
        self.faults.append(Fault(self.file, self.line(path), message))

    def states(self, data: Any) -> dict[str, list[str]]:
        """The facts that the text of each rule must state."""
        if not self.mapping((), data, ("states", "scenes")):
            return {}
        stated = data.get("states") or {}
        if not self.mapping(("states",), stated, tuple(self.ruleset.rules), "rule"):
            return {}
        for rule, names in stated.items():
            if not isinstance(names, list):
                self.fault(("states", rule), f"facts of {rule} are a list, not {names!r}")
                continue
            for at, name in enumerate(names):
                if not (_word(name) and name in self._facts.get(rule, ())):
                    self.fault(("states", rule, at), f"{rule} has no fact {name!r}")
        return {rule: names for rule, names in stated.items() if isinstance(names, list)}

    def entries(self, data: Any) -> Iterator[tuple[tuple, Any]]:
        """Each scene with its path."""
        scenes = data.get("scenes") if isinstance(data, dict) else None
        if scenes is not None and not isinstance(scenes, list):
            self.fault(("scenes",), f"scenes are a list, not {scenes!r}")
            return
        for at, entry in enumerate(scenes or ()):
            yield ("scenes", at), entry

    def scene(self, at: tuple, entry: Any) -> dict | None:
        """The fields of one scene, or None where a fault was found in it."""
        before = len(self.faults)
        if not self.mapping(at, entry, KEYS):
            return None
        for key in ("id", "rule", "position"):
            if key not in entry:
                self.fault(at, f"scene {entry.get('id', '')!s} has no {key}")
        if "id" in entry and not (_word(entry["id"]) and ID.fullmatch(entry["id"])):
            self.fault((*at, "id"), f"an id is words joined by hyphens, not {entry['id']!r}")
        if "rule" in entry and not (_word(entry["rule"]) and entry["rule"] in self.ruleset.rules):
            self.fault((*at, "rule"), f"unknown rule {entry['rule']!r}")
        query = self._query(at, entry)
        claim, claimed, because = read_claim(self, at, entry)
        if len(self.faults) > before:
            return None
        return {
            "id": entry["id"],
            "rule": entry["rule"],
            "query": query,
            "claim": claim,
            "claimed": claimed,
            "because": because,
        }

    def _query(self, at: tuple, entry: dict) -> dict:
        query = {"position": self._position((*at, "position"), entry.get("position"))}
        if "turn" in entry:
            if entry["turn"] not in COLOURS:
                self.fault((*at, "turn"), f"turn is white or black, not {entry['turn']!r}")
            query["turn"] = entry["turn"]
        if "roll" in entry:
            dice = ROLL.fullmatch(str(entry["roll"]))
            if not dice:
                self.fault((*at, "roll"), f"a roll is two dice like 6-3, not {entry['roll']!r}")
            elif "turn" not in entry:
                self.fault((*at, "roll"), "a roll without a turn")
            else:
                query["roll"] = [int(dice[1]), int(dice[2])]
        for key, name in FLAGS.items():
            if key in entry:
                if not isinstance(entry[key], bool):
                    self.fault((*at, key), f"{key} is true or false, not {entry[key]!r}")
                query[name] = entry[key]
        return query

    def _position(self, at: tuple, position: Any) -> dict:
        """The position as the engine takes it, borne-off checkers included."""
        read = {"white": {}, "black": {}, "off": {"white": 0, "black": 0}}
        if position is None or not self.mapping(at, position, (*COLOURS, "off")):
            return read
        before = len(self.faults)
        for colour in COLOURS:
            read[colour] = self._counts((*at, colour), position.get(colour) or {})
        off = position.get("off") or {}
        if self.mapping((*at, "off"), off, COLOURS):
            for colour, count in off.items():
                if type(count) is not int or not 0 <= count <= CHECKERS:
                    self.fault((*at, "off", colour), f"{count!r} checkers off")
                else:
                    read["off"][colour] = count
        if len(self.faults) == before:
            self._weigh(at, read)
        return read

    def _counts(self, at: tuple, counts: Any) -> dict[str, int]:
        if not isinstance(counts, dict):
            self.fault(at, f"checkers are points with counts, not {counts!r}")
            return {}
        for point, count in counts.items():
            if type(point) is str and point.isdecimal() and int(point) in counts:
                self.fault((*at, point), f"point {point} is named twice")
            elif not re.fullmatch(r"[1-9]|1[0-9]|2[0-4]", str(point)):
                self.fault((*at, point), f"points are 1 to 24, not {point!r}")
            elif type(count) is not int or count < 1:
                self.fault((*at, point), f"point {point}: {count!r} checkers")
        return {str(point): count for point, count in counts.items()}

    def _weigh(self, at: tuple, read: dict) -> None:
        """Fifteen a side, counted with those off, and no point held by both."""
        before = len(self.faults)
        for colour in COLOURS:
            total = sum(read[colour].values()) + read["off"][colour]
            if total != CHECKERS:
                path = (*at, colour) if (*at, colour) in self.where else at
                self.fault(path, f"{colour} has {total} checkers, not {CHECKERS}")
        if len(self.faults) > before:
            return
        try:
            result(self.ruleset, read)
        except NardiError as error:
            self.fault(at, str(error))

    def mapping(self, path: tuple, value: Any, keys: tuple, what: str = "key") -> bool:
        """True for a mapping; unknown keys are faults of their own."""
        if not isinstance(value, dict):
            self.fault(path, f"a mapping of {', '.join(keys[:6])}, not {value!r}")
            return False
        for key in value:
            if key not in keys:
                self.fault((*path, key), f"unknown {what} {key!r}")
        return True


def _word(value: Any) -> bool:
    return isinstance(value, str)
