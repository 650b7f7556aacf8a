"""`make pdf`: a rulebook for each language, from the built site, to read on paper."""

import argparse
import sys
from pathlib import Path

from diagrams.words import load_words
from hooks.book.binding import bind
from hooks.book.chromium import ChromiumMissing, chromium
from hooks.book.shelf import BookError, rules
from nardi.faults import Faults

ROOT = Path(__file__).parent.parent.parent


def main(arguments: list[str] | None = None) -> int:
    """Writes the rulebooks and prints where; 1 when one cannot be made."""
    parser = argparse.ArgumentParser(prog="python -m hooks.book", description=__doc__)
    parser.add_argument("--site-dir", type=Path, default=ROOT / "site", help="the built site")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "pdf", help="where to write")
    parser.add_argument("--in", dest="language", help="one language, all of them if left out")
    options = parser.parse_args(arguments)
    try:
        found = rules(options.site_dir)
        if options.language and options.language not in found:
            raise BookError(f"{options.language}: the site has only {', '.join(found)}")
        options.out.mkdir(parents=True, exist_ok=True)
        with chromium() as browser:
            for code in [options.language] if options.language else found:
                words = load_words(code, ROOT / "docs" / code / "strings.yaml")
                file = options.out / f"nardi-{code}.pdf"
                file.write_bytes(bind(browser, options.site_dir, found[code], words))
                print(file)
    except (BookError, ChromiumMissing, Faults) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
