"""Lighthouse on a page of the served site, as a phone on a slow net sees it."""

import json
import os
import subprocess
from pathlib import Path

from hooks.book import chromium
from tests.browser.served import ROOT

LIGHTHOUSE = ROOT / "tests/browser/node_modules/.bin/lighthouse"
# A machine without a graphics card paints in software: chosen outright, it does not first wait for one.
FLAGS = (
    "--headless=new",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    *chromium.FLAGS,
)
SURE = ("accessibility", "best-practices", "seo")  # the same on every machine, however busy
SCORES = ("performance", *SURE)
TRIES = 3  # on a machine too busy for its clocks it gives no score at all


def report(url: str, categories: tuple[str, ...] = SCORES) -> dict:
    """What Lighthouse says of the page at `url`; needs tests/browser/install.sh to have run."""
    command = [
        LIGHTHOUSE,
        url,
        "--quiet",
        "--output=json",
        f"--only-categories={','.join(categories)}",
    ]
    command.append(f"--chrome-flags={' '.join(FLAGS)}")
    environment = os.environ | {"CHROME_PATH": chromium.executable()}
    for _ in range(TRIES):
        done = subprocess.run(command, capture_output=True, text=True, env=environment)
        found = {} if done.returncode else json.loads(done.stdout)
        if found and all(one["score"] is not None for one in found["categories"].values()):
            return found
    raise AssertionError(f"Lighthouse could not judge {url}:\n{done.stderr}")


def scores(found: dict) -> dict[str, int]:
    """The score of each category, of 100."""
    return {name: round(100 * category["score"]) for name, category in found["categories"].items()}


def faults(found: dict) -> list[str]:
    """What took points off a score that should be 100."""
    return [
        f"{audit['id']}: {audit['title']}"
        for category in found["categories"].values()
        for part in category["auditRefs"]
        if part["weight"] and (audit := found["audits"][part["id"]])["score"] not in (1, None)
    ]


def longest(site: Path, language: str) -> str:
    """The address below the site of the language's longest page."""
    page = max((site / language).rglob("index.html"), key=lambda file: file.stat().st_size)
    return f"{page.parent.relative_to(site).as_posix()}/"
