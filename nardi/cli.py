"""The command line: one JSON object a line in, one a line out, in order."""

import argparse
import json
import os
import sys

from . import COLOURS, TABLES, explain, facts, plays, rules, table
from .errors import NardiError, shown
from .faults import Faults
from .files import load_ruleset, ruleset_names
from .record import Replay

ANSWERS = {"plays": plays, "explain": explain}
PRINTS = {"facts": facts, "rules": rules}


def main(arguments: list[str] | None = None) -> int:
    """Run a command and return its exit status: 0, 1 for a bad line, 2 for a bad ruleset."""
    chosen = _parser().parse_args(arguments)
    try:
        ruleset = load_ruleset(chosen.ruleset)
    except Faults as faults:
        print(faults, file=sys.stderr)
        return 2
    try:
        if chosen.command in ANSWERS:
            return _answer_lines(ANSWERS[chosen.command], ruleset, sys.stdin.buffer)
        if chosen.command == "replay":
            return _replay(ruleset, sys.stdin.buffer.read())
        if chosen.command == "table":
            for row in table(ruleset, chosen.name, chosen.colour):
                _print(row)
        else:
            _print(PRINTS[chosen.command](ruleset))
        return 0
    except BrokenPipeError:  # the reader has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _parser():
    parser = argparse.ArgumentParser(prog="nardi", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, summary in (
        ("plays", "every legal play of each position and roll read"),
        ("explain", "judge the moves of each query read"),
        ("facts", "the numbers that follow from the ruleset"),
        ("rules", "every rule id with its kind and parameters"),
        ("table", "the rows of a table"),
        ("replay", "play a game record through, naming every bad line"),
    ):
        command = commands.add_parser(name, help=summary, description=summary)
        command.add_argument(
            "--ruleset",
            default="long",
            metavar="NAME_OR_FILE",
            help=f"a file, or one of {', '.join(ruleset_names())}; long when left out",
        )
        if name == "table":
            command.add_argument("name", choices=TABLES)
            command.add_argument("--colour", choices=COLOURS, default="white", help="who starts")
    return parser


def _answer_lines(answer, ruleset, lines):
    status = 0
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        reply = {}
        try:
            query = _parse(line)
            if isinstance(query, dict) and "id" in query:
                reply["id"] = query["id"]
            reply.update(answer(ruleset, query))
        except NardiError as error:
            reply["error"] = {"line": number, "message": str(error)}
            status = 1
        try:
            _print(reply)
        except RecursionError:  # an id nested as deeply as it could just be read
            _print({"error": {"line": number, "message": "nested too deeply"}})
            status = 1
    return status


def _replay(ruleset, record):
    played = Replay(ruleset, record.decode("utf-8", "replace"))
    for line, message in played.faults:
        _print({"error": {"line": line, "message": message}})
    state = {"game": played.game.text(), "result": played.game.result()}
    if played.match:
        state.update(score=played.match.score, winner=played.match.winner)
    _print(state)
    return 1 if played.faults else 0


def _parse(line):
    """The JSON value of a line of bytes; raises `NardiError`."""
    try:
        return json.loads(
            line.decode("utf-8"), object_pairs_hook=_mapping, parse_constant=_no_constant,
            parse_float=_finite,
        )  # fmt: skip
    except UnicodeDecodeError as error:
        raise NardiError(f"not UTF-8 at byte {error.start + 1}") from None
    except json.JSONDecodeError as error:
        raise NardiError(f"not JSON at column {error.colno}: {error.msg}") from None
    except RecursionError:
        raise NardiError("nested too deeply") from None
    except NardiError:
        raise
    except ValueError:  # a whole number of thousands of digits
        raise NardiError("a number is too long") from None


def _mapping(pairs):
    mapping = dict(pairs)
    if len(mapping) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise NardiError(f"the key {shown(twice)} is given twice")
    return mapping


def _no_constant(word):
    raise NardiError(f"{word} is no JSON number")


def _finite(digits):
    number = float(digits)
    if number in (float("inf"), float("-inf")):
        raise NardiError(f"a number is too large: {shown(digits)}")
    return number


def _print(value):
    sys.stdout.write(json.dumps(value) + "\n")
    sys.stdout.flush()
