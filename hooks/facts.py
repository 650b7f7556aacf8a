"""`make facts IN=az`: every fact with the forms in which a page of a language can print it."""

import sys

from hooks.command import demand_known, end, parser, whole_project
from hooks.expressions import ExpressionError, parse_tag
from hooks.project import Language, Project

JOINED = ("list", "and_list", "or_list")


def facts(project: Project, language: Language) -> list[str]:
    """A line a fact, as it is written in a page, and below it a line a filter."""
    lines = []
    for rule, known in project.facts.items():
        for fact in known:
            name = f"{rule.replace('-', '_')}.{fact}"
            lines.append(f"{{{{ {name} }}}}  {_printed(language, name)}")
            forms = _forms(language, name)
            width = max(map(len, forms), default=0)
            lines += [f"    {filters:{width}}  {text}" for filters, text in forms.items()]
    return lines


def _forms(language: Language, name: str) -> dict[str, str]:
    """Every filter that the fact can take with what it prints; joined, where it is a list."""
    forms = {}
    for filter_ in language.words.grammar.filters():
        ways = [filter_]
        if filter_ not in (*JOINED, "cap") and _is_list(language, name):
            ways = [f"{filter_} | {joint}" for joint in JOINED[1:]]
        forms |= {f"| {way}": text for way in ways if (text := _printed(language, name, way))}
    plain = _printed(language, name)
    return {way: text for way, text in forms.items() if text != plain}


def _is_list(language: Language, name: str) -> bool:
    rule, _, fact = name.partition(".")
    return isinstance(language.names.values[rule][fact], list)


def _printed(language: Language, name: str, filters: str = "") -> str | None:
    """What the expression prints, None where the language has no such form of the fact."""
    expression = f"{name} | {filters}" if filters else name
    try:
        return language.names.check(parse_tag(f"{{{{ {expression} }}}}"))
    except ExpressionError:
        return None


def main(arguments: list[str] | None = None) -> int:
    """Prints the facts of a language; 1 when there is no such language."""
    words = parser("facts", __doc__)
    words.add_argument("language", help="the language of the page: az")
    words.add_argument("rules", nargs="*", help="only the facts of these rules: head-limit")
    asked = words.parse_args(arguments)

    def work() -> list[str]:
        project = whole_project(asked.root)
        demand_known(project, asked.language, asked.rules, project.kinds)
        if asked.rules:
            project.facts = {rule: project.facts[rule] for rule in asked.rules}
        return facts(project, project.languages[asked.language])

    return end(work, "no facts")


if __name__ == "__main__":
    sys.exit(main())
