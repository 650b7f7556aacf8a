"""How long `make check` takes beside `make site`: wall time, and the processor's own."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
CHECKS = 5


class Time(NamedTuple):
    """Seconds by the clock and of the processor, children included."""

    wall: float
    cpu: float


def timed(*words: str) -> Time:
    """The time of a Python module run as a command from the root of the project."""
    before, begun = os.times(), perf_counter()
    subprocess.run([sys.executable, "-m", *words], cwd=ROOT, check=True, capture_output=True)
    after = os.times()
    cpu = after.children_user + after.children_system
    return Time(perf_counter() - begun, cpu - before.children_user - before.children_system)


def check_and_site() -> tuple[Time, Time]:
    """The fastest of some checks on a warm disk, and one whole build."""
    check = min(timed("hooks.check") for _ in range(CHECKS))
    with tempfile.TemporaryDirectory() as folder:
        return check, timed("hooks.build", "--site-dir", f"{folder}/site")


def lines() -> list[str]:
    """The times and their ratio, ready to print."""
    check, site = check_and_site()
    ratio = Time(check.wall / site.wall, check.cpu / site.cpu)
    rows = {"make check": check, "make site": site, "ratio": ratio}
    return [
        f"{'':<20}{'wall s':>12}{'cpu s':>12}",
        *(f"{name:<20}{time.wall:>12.2f}{time.cpu:>12.2f}" for name, time in rows.items()),
    ]
