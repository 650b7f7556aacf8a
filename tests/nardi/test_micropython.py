"""The engine's own source in JavaScript's world: MicroPython in Node gives CPython's answers."""

import ast
import json
import re
import subprocess
from pathlib import Path

import pytest

from nardi import explain, facts, plays
from nardi.errors import NardiError
from nardi.files import load_ruleset, read_ruleset, ruleset_names
from tests.nardi.vectors import BROKEN, OWED, read

ROOT = Path(__file__).parents[2]
JS = ROOT / "tests" / "js"
MODULE = ROOT / "nardi" / "js" / "nardi.mjs"
CASES = (ROOT / "tests" / "data" / "cases.jsonl").read_text(encoding="utf-8").splitlines()
ASKED = {"plays": plays, "explain": explain, "facts": lambda ruleset, _: facts(ruleset)}
START = {"position": {"white": {"24": 15}, "black": {"12": 15}}, "turn": "white", "roll": [6, 5]}
MALFORMED = [
    {},
    [],
    None,
    "text",
    {**START, "roll": [7, 0]},
    {**START, "roll": [1e300, 2]},
    {**START, "turn": "red"},
    {**START, "first_turn": 1},
    {**START, "position": {"white": {"24": 16}, "black": {}}},
    {**START, "position": {"white": {"24": 15}, "black": {"24": 15}}},
    {**START, "moves": [[25, 24]]},
    {**START, "moves": [[20, 14]]},
    {**START, "moves": "24/18"},
]


def run(*command):
    done = subprocess.run(command, cwd=JS, capture_output=True, text=True, check=False)
    assert 0 == done.returncode, (done.stdout + done.stderr)[-2000:]
    return done.stdout


@pytest.fixture(scope="session")
def packages():
    """The npm packages of the lock, installed where they are missing or other ones."""
    installed = JS / "node_modules" / ".package-lock.json"
    lock = JS / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        run("npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts")


def questions():
    """`(ruleset, ask, query)`: the cases, a sample of the vectors, facts, and malformed input."""
    for line in CASES:
        yield "long", "plays", json.loads(line)
    for name in ruleset_names():
        yield name, "facts", None
        for vector in read(name)[::5]:
            yield name, "plays", vector
            yield name, "explain", {**vector, "moves": []}
            for attempt in vector["judged"]:
                yield name, "explain", {**vector, "moves": attempt["moves"]}
    for query in MALFORMED:
        yield "long", "plays", query
        yield "long", "explain", query


def answer(ruleset, ask, query):
    try:
        return json.loads(json.dumps(ASKED[ask](ruleset, query)))
    except NardiError as error:
        return {"error": str(error), "kind": type(error).__name__}


def test_micropython_gives_the_answers_of_cpython(packages, tmp_path):
    asked = list(questions())
    rulesets = {name: read_ruleset(name) for name in ruleset_names()}
    file = tmp_path / "questions.json"
    listed = [dict(zip(("ruleset", "ask", "query"), one)) for one in asked]
    file.write_text(json.dumps({"rulesets": rulesets, "questions": listed}))
    found = json.loads(run("node", "answer.mjs", str(file)))
    loaded = {name: load_ruleset(name) for name in rulesets}
    assert len(asked) == len(found) > 500
    for (name, ask, query), there in zip(asked, found):
        here = answer(loaded[name], ask, query)
        if "error" in here and "1e+300" in here["error"]:  # written otherwise, refused alike
            here = {**here, "error": there["error"]}
        assert here == there, (name, ask, query)


def test_the_types_fit_their_use(packages):
    run("npx", "--no-install", "tsc", "-p", ".")


def test_the_types_name_every_refusal_and_debt():
    types = MODULE.with_name("nardi.d.mts").read_text(encoding="utf-8")
    refusal = types.split("export type Refusal")[1].split("export type Owed")[0]
    owed = types.split("export type Owed")[1].split(";")[0]
    assert set(BROKEN) == set(re.findall(r'"([a-z-]+)"', refusal))
    assert set(OWED) == set(re.findall(r'"([a-z-]+)"', owed))


def core():
    """The files that `import nardi` brings along, from the imports themselves."""
    seen, todo = set(), ["__init__"]
    while todo:
        name = todo.pop()
        if name not in seen:
            seen.add(name)
            tree = ast.parse((ROOT / "nardi" / f"{name}.py").read_text(encoding="utf-8"))
            todo += [n.module for n in ast.walk(tree) if isinstance(n, ast.ImportFrom) and n.level]
    return sorted(f"{name}.py" for name in seen)


def test_the_module_loads_the_files_of_the_core_and_no_other():
    listed = MODULE.read_text(encoding="utf-8").split("CORE = [")[1].split("]")[0]
    assert core() == re.findall(r'"([^"]+)"', listed)
