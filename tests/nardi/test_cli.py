"""The command line: a JSON object a line in, one a line out."""

import json
import subprocess
import sys

import pytest

START = {"position": {"white": {"24": 15}, "black": {"12": 15}}, "turn": "white", "roll": [6, 6]}


def nardi(*arguments, given=b""):
    run = subprocess.run(
        [sys.executable, "-m", "nardi", *arguments], input=given, capture_output=True, check=False
    )
    assert b"Traceback" not in run.stderr
    return run.returncode, run.stdout.decode().splitlines(), run.stderr.decode()


def lines(*values):
    return b"".join(
        value if isinstance(value, bytes) else json.dumps(value).encode() + b"\n"
        for value in values
    )


def answers(*arguments, given):
    status, out, _ = nardi(*arguments, given=given)
    return status, [json.loads(line) for line in out]


def test_plays_answers_each_line_in_order():
    given = lines(START, {**START, "roll": [1, 2]})
    status, found = answers("plays", given=given)
    assert (0, [2, 2]) == (status, [one["dice_played"] for one in found])
    assert ["24/18 24/18"] == [play["notation"] for play in found[0]["plays"]]


def test_explain_judges_moves():
    asked = {**START, "first_turn": False, "moves": [[24, 18], [24, 18]]}
    witness = {"head": 24, "taken": 1, "allowed": 1}
    expected = {
        "legal": False,
        "complete": False,
        "owed": None,
        "refusals": [{"rule": "head-limit", "hop": 1, "witness": witness}],
    }
    assert (0, [expected]) == answers("explain", given=lines(asked))


def test_an_id_is_copied_and_unknown_keys_are_ignored():
    status, (found,) = answers("plays", given=lines({**START, "id": ["x", 1], "colour": "?"}))
    assert (0, ["x", 1]) == (status, found["id"])


def test_blank_lines_are_skipped_and_counted():
    status, found = answers("plays", given=b"\n  \n" + lines(START) + b"\nx\n")
    assert (1, 5) == (status, found[1]["error"]["line"])


BAD = {
    "not JSON": b"nonsense\n",
    "not UTF-8": b'{"id": "\xff"}\n',
    "nested": b"[" * 100_000 + b"\n",
    "too long": b'{"roll": [' + b"9" * 5000 + b", 1]}\n",
    "no JSON number": b'{"id": NaN}\n',
    "too large": b'{"id": 1e999}\n',
    "given twice": b'{"turn": "white", "turn": "black"}\n',
    "a query is a mapping": b"[1, 2]\n",
    "both colours": lines({**START, "position": {"white": {"24": 15}, "black": {"24": 15}}}),
    "16 checkers": lines({**START, "position": {"white": {"24": 15, "1": 1}, "black": {}}}),
    "a die shows": lines({**START, "roll": [0, 7]}),
}


@pytest.mark.parametrize("command", ["plays", "explain"])
def test_a_bad_line_is_an_error_in_its_place_and_the_rest_are_answered(command):
    good = lines({**START, "moves": []})
    given = good + b"".join(line + good for line in BAD.values())
    status, found = answers(command, given=given)
    assert 1 == status
    assert 2 * len(BAD) + 1 == len(found)
    assert all("error" not in one for one in found[::2])
    for number, (message, one) in enumerate(zip(BAD, found[1::2])):
        assert 2 * number + 2 == one["error"]["line"]
        assert message in one["error"]["message"]


def test_no_lines_give_no_answers():
    assert (0, []) == answers("plays", given=b"")


def test_facts_and_rules_are_one_object():
    assert {"checkers": 1} == json.loads(nardi("facts")[1][0])["head-limit"]
    assert {"kind": "rule", "checkers": 1} == json.loads(nardi("rules")[1][0])["head-limit"]


def test_a_table_is_an_object_a_row():
    status, rows, _ = nardi("table", "first-turn-doubles", "--colour", "black")
    assert (0, 6) == (status, len(rows))
    expected = {"roll": "6-6", "plays": ["12/6 12/6"], "from_head": [2], "dice_played": 2}
    assert expected == json.loads(rows[-1])


def test_another_ruleset_is_picked_by_name_or_file(tmp_path):
    given = lines({**START, "roll": [3, 3]})
    assert 3 == answers("plays", "--ruleset", "shesh-besh", given=given)[1][0]["dice_played"]
    path = tmp_path / "mine.yaml"
    path.write_text(
        'id: mine\nversion: "1"\ndate: 2026-11-30\nbase: long\nrules:\n  mars:\n    points: 4\n'
    )
    found = json.loads(nardi("facts", "--ruleset", str(path))[1][0])
    assert {"points": 4} == found["mars"]


def test_a_ruleset_with_faults_is_refused_with_their_lines(tmp_path):
    path = tmp_path / "mine.yaml"
    path.write_text("id: mine\nbase: long\nrules:\n  mars:\n    points: none\n")
    status, out, err = nardi("plays", "--ruleset", str(path))
    assert (2, []) == (status, out)
    assert f"{path}:5: mars.points is a whole number from 1 to 99, not 'none'" in err


def test_a_reader_that_stops_reading_is_no_error():
    run = subprocess.Popen(
        [sys.executable, "-m", "nardi", "plays"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    run.stdout.close()
    _, err = run.communicate(lines(*[START] * 2000))
    assert b"" == err


def test_a_record_is_replayed_and_its_bad_lines_are_errors():
    given = b"match 3\nopening 5-2\nwhite 6-6: 24/18\nblack 6-6: 12/6 12/6\n# \xff\n"
    status, found = answers("replay", given=given)
    assert (1, {"line": 3, "message": "not a whole play: doubles-partial"}) == (
        status,
        found[0]["error"],
    )
    assert {"white": 0, "black": 0} == found[1]["score"]
    assert 0 == answers("replay", given=given.replace(b"24/18", b"24/18 24/18"))[0]
