"""Which sections a person still has to reread, because the engine's answer is not what it was.

A section is compared with its record answer by answer, so that what has changed can be named.
"""

from itertools import groupby
from typing import NamedTuple

from hooks.answers import Answers, Engine, is_of_page, is_of_text, rule_of_key
from hooks.bindings import sections
from hooks.page import Page, Section
from hooks.project import Project
from hooks.review_file import Record, read_reviews, review_file
from nardi.faults import Fault

NOTHING = "nothing"


class Change(NamedTuple):
    """One answer then and now, None where there was or is none: `head-limit.checkers 1 → 2`."""

    rule: str
    key: str
    then: str | None
    now: str | None

    @property
    def of_rule(self) -> bool:
        """Whether the rule says something else of the same: nothing came or went, no page or board did it."""
        return None not in (self.then, self.now) and not is_of_page(self.key)

    def __str__(self) -> str:
        then, now = self.then or NOTHING, self.now or NOTHING
        if then.partition(" ")[0] != now.partition(" ")[0]:
            # refused by head-limit → legal: by what it was refused no longer matters.
            then, now = (answer.partition(" by ")[0] for answer in (then, now))
        if self.key.startswith(f"{self.rule} "):
            return f"{self.key.removeprefix(f'{self.rule} ')}: {then} → {now}"
        return f"{self.key} {then} → {now}"


class Owed(NamedTuple):
    """A section to be reread: where it stands and all that has changed, sorted by rule."""

    language: str
    file: str
    line: int
    section: str  # the id of its heading
    changes: list[Change]

    @property
    def rules(self) -> list[str]:
        return list(dict.fromkeys(change.rule for change in self.changes))


Snapshot = dict[str, dict[str, Answers]]


def key(page: Page, section: Section) -> str:
    """What a section is called in the records: `long#head-limit`."""
    return f"{page.name}#{section.id}"


def snapshot(project: Project) -> Snapshot:
    """What the engine of `project` says now, by language and section, of those bound to a rule."""
    engine = Engine(project)
    found: Snapshot = {code: {} for code in project.languages}
    for language, page, section in sections(project):
        answers = engine.answers(page, section)
        if answers:
            found[language.code][key(page, section)] = answers
    return found


def recorded(project: Project) -> Snapshot:
    """What the records of `project` say that each section was reviewed against."""
    return {
        code: {name: record.answers for name, record in read_reviews(project.root, code)[0].items()}
        for code in project.languages
    }


def owed(project: Project, then: Snapshot | None = None) -> list[Owed]:
    """The sections owed a review, in the order of languages, pages and lines.

    `then` is what they were reviewed against: the records, if not given, or the `snapshot` of
    the same pages under another ruleset.
    """
    then = recorded(project) if then is None else then
    now = snapshot(project)
    found = []
    for language, page, section in sections(project):
        name = key(page, section)
        before = then.get(language.code, {}).get(name, {})
        changes = compare(before, now[language.code].get(name, {}))
        if not project.whole:
            # What could not be read must not be taken for what the engine says.
            changes = [change for change in changes if change.now is not None]
        if changes:
            found.append(Owed(language.code, page.file, section.start, section.id, changes))
    return found


def compare(then: Answers, now: Answers) -> list[Change]:
    """Every answer that is not what it was, sorted by rule and key."""
    if then == now:
        return []
    changes = (
        Change(rule_of_key(key), key, then.get(key), now.get(key))
        for key in then.keys() | now.keys()
        if then.get(key) != now.get(key)
    )
    return sorted(changes, key=lambda change: (change.rule, change.key))


def reviews(project: Project) -> list[Fault]:
    """Every section says what it was reviewed against; a fault a section and rule that does not."""
    records = {code: read_reviews(project.root, code) for code in project.languages}
    then = {code: {n: r.answers for n, r in read.items()} for code, (read, _) in records.items()}
    faults = [fault for _, unreadable in records.values() for fault in unreadable]
    for one in owed(project, then):
        for rule, changes in groupby(one.changes, lambda change: change.rule):
            faults.append(_stale(one, rule, list(changes)))
    for code, (read, _) in records.items():
        faults += _vanished(project, code, read)
    return faults


def _stale(one: Owed, rule: str, changes: list[Change]) -> Fault:
    if any(change.key == rule and change.then is None for change in changes):
        why = f"has no record of {rule}"
    elif all(is_of_text(change.key) for change in changes):
        why = f"says of {rule} what nobody has reviewed: {'; '.join(map(str, changes))}"
    else:
        why = f"was reviewed before {rule} changed: {'; '.join(map(str, changes))}"
    return Fault(
        one.file,
        one.line,
        f"{one.language}: section {one.section} {why}; "
        f"reread it, then: make accept IN={one.language} RULE={rule}",
    )


def _vanished(project: Project, code: str, records: dict[str, Record]) -> list[Fault]:
    pages = project.languages[code].pages.values()
    there = {key(page, section) for page in pages for section in page.sections}
    return [
        Fault(
            review_file(code),
            record.line,
            f"{code}: record of {name}, a section that is gone; "
            f'make accept IN={code} RULE="{" ".join(_rules(record.answers))}" removes it',
        )
        for name, record in records.items()
        if name not in there
    ]


def _rules(answers: Answers) -> list[str]:
    return sorted({rule_of_key(key) for key in answers})
