"""`make accept IN=az RULE=head-limit`: a person has reread the sections of a rule in a language.

Only the answers of that rule are written anew; what the same sections owe another rule they
still owe.
"""

import sys

from hooks.answers import Answers, rule_of_key
from hooks.command import demand_known, end, parser, whole_project
from hooks.project import Project
from hooks.review_file import read_reviews, write_reviews
from hooks.reviews import compare, snapshot
from nardi.faults import Faults


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
    words = parser("accept", __doc__)
    words.add_argument("language", help="the language whose sections were reread: az")
    words.add_argument("rules", nargs="+", help="the rule they were reread for: head-limit")
    asked = words.parse_args(arguments)

    def work() -> list[str]:
        project = whole_project(asked.root)
        records = read_reviews(project.root, asked.language)[0].values()
        known = {*project.kinds, *(rule_of_key(key) for r in records for key in r.answers)}
        demand_known(project, asked.language, asked.rules, known)
        return accept(project, asked.language, set(asked.rules))

    return end(work, "nothing to accept")


if __name__ == "__main__":
    sys.exit(main())
