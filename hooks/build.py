"""`make site`: checks everything, builds all languages aside, swaps the whole site in at once."""

import os
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from hooks.checks import load_project
from hooks.command import ROOT, parser
from hooks.project import Project
from hooks.verify import verify
from nardi.faults import Faults


class BuildError(ValueError):
    """The site cannot be built; the text says why. The site that stood before still stands."""


def build(root: Path, site: Path) -> None:
    """Builds the project in `root` into the folder `site`; raises Faults or BuildError.

    Until the new site is whole the old one stays as it was, byte for byte.
    """
    project = load_project(root)
    site.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{site.name}-", dir=site.parent) as folder:
        new = Path(folder) / "new"
        _mkdocs(root, new, _date(root, project))
        if faults := verify(project, new):
            raise Faults(faults)
        _swap(new, site, Path(folder) / "old")


def _mkdocs(root: Path, site: Path, date: int) -> None:
    environment = os.environ | {
        "SOURCE_DATE_EPOCH": str(date),
        "PYTHONHASHSEED": "0",
        "NO_MKDOCS_2_WARNING": "1",
    }
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"]
    command += ["--config-file", str(root / "mkdocs.yml"), "--site-dir", str(site)]
    if subprocess.run(command, cwd=root, env=environment).returncode:
        raise BuildError("MkDocs could not build the site")


def _date(root: Path, project: Project) -> int:
    """The moment the site is dated by: that of the commit, without one that of the rules."""
    if "SOURCE_DATE_EPOCH" in os.environ:
        return int(os.environ["SOURCE_DATE_EPOCH"])
    command = ["git", "log", "-1", "--format=%ct"]
    try:
        answer = subprocess.run(command, cwd=root, capture_output=True, text=True)
    except FileNotFoundError:
        answer = None
    if answer and answer.returncode == 0 and answer.stdout.strip():
        return int(answer.stdout)
    date = datetime.strptime(project.ruleset.date, "%Y-%m-%d")
    return int(date.replace(tzinfo=UTC).timestamp())


def _swap(new: Path, site: Path, old: Path) -> None:
    """Puts `new` in the place of `site`: two renames, the first undone if the second fails."""
    if site.exists():
        site.rename(old)
    try:
        new.rename(site)
    except OSError:
        if old.exists():
            old.rename(site)
        raise


def main(arguments: list[str] | None = None) -> int:
    """Builds the site; prints every fault and gives 1 when it cannot be built."""
    words = parser("build", __doc__)
    words.add_argument("--site-dir", type=Path, default=ROOT / "site", help="where to build")
    options = words.parse_args(arguments)
    try:
        build(options.root.resolve(), options.site_dir.absolute())
    except (Faults, BuildError) as error:
        print(error, file=sys.stderr)
        print("the site was not built; the one before is as it was", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
