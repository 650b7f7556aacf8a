"""Scores of Lighthouse for the longest page of each language: `make lighthouse`, on a machine at rest."""

import sys
import tempfile
from pathlib import Path
from statistics import median_low

from tests.browser.lighthouse import SCORES, longest, report, scores
from tests.browser.served import LANGUAGES, served

RUNS = 3  # the run of median performance stands for the page
TIMES = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "total-blocking-time": "blocked",
}


def main() -> int:
    print(f"{'':<10}", *(f"{name:>16}" for name in (*SCORES, *TIMES.values())))
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder) / "site", "/") as site,
    ):
        for language in LANGUAGES:
            page = longest(site.folder, language)
            runs = [report(site(page)) for _ in range(RUNS)]
            typical = median_low(scores(run)["performance"] for run in runs)
            run = next(run for run in runs if scores(run)["performance"] == typical)
            figures = [scores(run)[name] for name in SCORES]
            figures += [f"{run['audits'][name]['numericValue']:.0f} ms" for name in TIMES]
            print(f"{page:<10}", *(f"{figure:>16}" for figure in figures), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
