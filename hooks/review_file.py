"""The file that says what each section of a language was last reviewed against.

A block a section, a line an answer, both in the order of a diff that is easily read:

    long#head-limit
      head-limit: rule
      head-limit.checkers: 1
"""

from pathlib import Path
from typing import NamedTuple

from hooks.answers import Answers
from nardi.faults import Fault

HEAD = (
    "# What each section was last reviewed against: what the engine said then, a line an answer.\n"
    "# `make accept IN={code} RULE=<id>` writes it, after a person has reread the sections.\n"
)


class Record(NamedTuple):
    """One block: the line it begins on, and the answers in it."""

    line: int
    answers: Answers


def review_file(code: str) -> str:
    return f"docs/{code}/reviews.txt"


def read_reviews(root: Path, code: str) -> tuple[dict[str, Record], list[Fault]]:
    """The records of a language by section (`long#head-limit`), and the faults of their file."""
    file = review_file(code)
    try:
        text = (root / file).read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}, []  # then every section is owed, and that is said section by section
    except UnicodeDecodeError:
        return {}, [Fault(file, 1, "is not UTF-8")]
    records: dict[str, Record] = {}
    faults = []
    answers: Answers | None = None
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip() or line.startswith("#"):
            continue
        if not line.startswith(" "):
            answers = {}
            if line in records:
                faults.append(Fault(file, number, f"section {line} has a record already"))
            records[line] = Record(number, answers)
            continue
        key, colon, value = line.strip().partition(": ")
        if answers is None or not colon or key in answers:
            faults.append(Fault(file, number, f"{line.strip()!r} is no `key: value` of a section"))
        else:
            answers[key] = value
    return records, faults


def write_reviews(root: Path, code: str, records: dict[str, Answers]) -> None:
    """Writes the records of a language in the order they are given in, their lines sorted."""
    blocks = [
        "\n".join([section, *(f"  {key}: {answers[key]}" for key in sorted(answers))])
        for section, answers in records.items()
        if answers
    ]
    text = HEAD.format(code=code) + "".join(f"\n{block}\n" for block in blocks)
    (root / review_file(code)).write_text(text, encoding="utf-8")
