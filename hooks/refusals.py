"""Which sentences about refused moves a person has to reread, because their rule is not what it was."""

from diagrams.reasons import told
from hooks.project import Project
from hooks.reviews import owed
from nardi.faults import Fault


def refusals(project: Project) -> list[Fault]:
    """Every string under `refusals` whose rule has changed, until its sections are accepted.

    They have no records: whoever rereads a rule in a language rereads what boards say of it too.
    """
    changed = dict.fromkeys(
        (one.language, change.rule)
        for one in owed(project)
        for change in one.changes
        if change.of_rule
    )
    return [
        Fault(
            language.strings_file,
            language.lines.get(("refusals", key), 1),
            f"{code}: string 'refusals.{key}' was written before {rule} changed; "
            f"reread it with the sections of {rule}",
        )
        for code, rule in changed
        for language in [project.languages[code]]
        for key in told(rule)
        if key in (language.words.strings.get("refusals") or ())
    ]
