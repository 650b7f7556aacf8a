"""`make accept IN=az RULE=head-limit`: a person has reread the sections of a rule in a language.

Only the answers of that rule are written anew; what the same sections owe another rule they
still owe.
"""

import argparse
import sys
from pathlib import Path

from hooks.answers import Answers, rule_of_key
from hooks.project import Project, read_project
from hooks.review_file import read_reviews, write_reviews
from hooks.reviews import compare, snapshot
from nardi.faults import Faults

ROOT = Path(__file__).parent.parent


def accept(project: Project, code: str, rules: set[str]) -> list[str]:
    """Records what the engine now says of `rules` in language `code`; what that changed."""
    records, faults = read_reviews(project.root, code)
    if faults:
        raise Faults(faults)
    now = snapshot(project)[code]
    names = [*now, *(name for name in records if name not in now)]
    accepted: dict[str, Answers] = {}
    lines = []
    for name in names:
        then = records[name].answers if name in records else {}
        accepted[name] = {k: v for k, v in then.items() if rule_of_key(k) not in rules} | {
            k: v for k, v in now.get(name, {}).items() if rule_of_key(k) in rules
        }
        lines += [f"{name}: {change}" for change in compare(then, accepted[name])]
    write_reviews(project.root, code, accepted)
    return lines


def main(arguments: list[str] | None = None) -> int:
    """Accepts one language and the named rules, and prints every answer that is new."""
    parser = argparse.ArgumentParser(prog="python -m hooks.accept", description=__doc__)
    parser.add_argument("language", help="the language whose sections were reread: az")
    parser.add_argument("rules", nargs="+", help="the rule they were reread for: head-limit")
    parser.add_argument("--root", type=Path, default=ROOT, help="the project")
    options = parser.parse_args(arguments)
    project, faults = read_project(options.root.resolve())
    if faults:
        # A project that cannot be read whole must not be taken for what the engine says.
        print(*faults, sep="\n", file=sys.stderr)
        return 1
    if options.language not in project.languages:
        print(f"no language {options.language!r}: {', '.join(project.languages)}", file=sys.stderr)
        return 1
    records = read_reviews(project.root, options.language)[0].values()
    known = {*project.kinds, *(rule_of_key(key) for r in records for key in r.answers)}
    if unknown := [rule for rule in options.rules if rule not in known]:
        print(f"no rule {', '.join(unknown)}", file=sys.stderr)
        return 1
    try:
        lines = accept(project, options.language, set(options.rules))
    except Faults as unreadable:
        print(unreadable, file=sys.stderr)
        return 1
    print(*lines or ["nothing to accept"], sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
