"""`make serve`: the site while it is being written; faults are printed and serving goes on."""

import os
import sys
import time
from pathlib import Path

from hooks.checks import judge_project
from hooks.command import parser
from hooks.watch import INPUTS, fingerprint


def wait_until_sound(root: Path, pause: float = 0.5) -> None:
    """Returns once the pages can be rendered; until then prints the faults after every edit."""
    while True:
        seen = fingerprint(root)
        _, broken, untrue = judge_project(root)
        if not broken:
            return
        print(*untrue, sep="\n", file=sys.stderr)
        print("these must be mended before the site can be served:", file=sys.stderr)
        print(*broken, sep="\n", file=sys.stderr)
        while fingerprint(root) == seen:
            time.sleep(pause)


def command(root: Path, address: str | None) -> list[str]:
    """The command that serves: it rebuilds on every edit and keeps the last good site on faults."""
    # --livereload by name: newer versions of click lose its default.
    words = [sys.executable, "-m", "mkdocs", "serve", "--livereload", "--watch-theme"]
    words += ["--config-file", str(root / "mkdocs.yml")]
    for path in (root / name for name in INPUTS):
        words += ["--watch", str(path)] if path.exists() else []
    return words + (["--dev-addr", address] if address else [])


def main(arguments: list[str] | None = None) -> int:
    """Serves until interrupted; comes back only where the wait for sound sources was."""
    words = parser("serve", __doc__)
    words.add_argument("--address", help="host:port to serve at, 127.0.0.1:8000 if not given")
    options = words.parse_args(arguments)
    root = options.root.resolve()
    try:
        wait_until_sound(root)
    except KeyboardInterrupt:
        return 0
    os.chdir(root)
    # In place of this process, so that whoever stops it stops the server.
    os.execv(sys.executable, command(root, options.address))


if __name__ == "__main__":
    sys.exit(main())
