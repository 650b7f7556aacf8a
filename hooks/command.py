"""What the commands share: their words, the project they read, how they end."""

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Collection
from pathlib import Path

from hooks.project import Project, read_project
from nardi.faults import Faults

ROOT = Path(__file__).parent.parent


class CommandError(ValueError):
    """The command cannot do what it was asked; the text says why."""


def parser(name: str, about: str) -> ArgumentParser:
    """Reads the words of `python -m hooks.<name>`: --root, and what the command adds."""
    words = ArgumentParser(prog=f"python -m hooks.{name}", description=about)
    words.add_argument("--root", type=Path, default=ROOT, help="the project")
    return words


def whole_project(root: Path) -> Project:
    """The project in `root`; raises Faults where any of it cannot be read.

    What cannot be read whole must not be taken for what the engine and the pages say.
    """
    project, faults = read_project(root.resolve())
    if faults:
        raise Faults(faults)
    return project


def demand_known(project: Project, language: str, rules: list[str], known: Collection[str]) -> None:
    """Raises CommandError where a command is asked for a language or a rule that there is not."""
    if language not in project.languages:
        raise CommandError(f"no language {language!r}: {', '.join(project.languages)}")
    if unknown := [rule for rule in rules if rule not in known]:
        raise CommandError(f"no rule {', '.join(unknown)}")


def end(work: Callable[[], list[str]], nothing: str) -> int:
    """Prints the lines that `work` answers, or `nothing`; 1 with what was wrong, else 0."""
    try:
        lines = work()
    except (CommandError, Faults) as wrong:
        print(wrong, file=sys.stderr)
        return 1
    print(*lines or [nothing], sep="\n")
    return 0
