"""Serving begins when the sources are sound, and shows every edit without a restart."""

import socket
import subprocess
import sys
import threading
import time
import urllib.request

import pytest

from hooks.accept import main as accept
from hooks.serve import wait_until_sound

MARK = "Qayda dəyişib: bu bölmə yenidən yoxlanılır"
PATIENCE = 60  # seconds, for a machine that does much else


def test_it_prints_faults_and_waits_until_they_are_mended(site, capsys):
    site.replace("docs/hy/long.md", "(#setup)", "(#settup)")
    waiting = threading.Thread(target=wait_until_sound, args=(site.root, 0.01), daemon=True)
    waiting.start()
    assert until(lambda: "link '#settup'" in capsys.readouterr().err)
    waiting.join(0.5)
    assert waiting.is_alive()
    site.replace("docs/hy/long.md", "(#settup)", "(#setup)")
    waiting.join(PATIENCE)
    assert not waiting.is_alive()


@pytest.fixture
def server(site):
    with socket.socket() as kept:
        # Bound here as long as the server runs, so that nobody else is given the port.
        kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        kept.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{kept.getsockname()[1]}"
        asked = ["--root", str(site.root), "--address", address]
        process = subprocess.Popen(
            [sys.executable, "-m", "hooks.serve", *asked], stderr=subprocess.PIPE, text=True
        )
        lines: list[str] = []
        threading.Thread(target=lambda: lines.extend(process.stderr), daemon=True).start()
        yield process, f"http://{address}/nardi", lines
        process.terminate()
        process.wait(PATIENCE)


def until(condition) -> bool:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.1)
    return False


def fetched(url: str) -> str:
    try:
        with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
            return answer.read().decode()
    except OSError:
        return ""


def test_edits_of_rules_scenes_and_pages_show_and_faults_do_not_end_it(site, server):
    process, url, lines = server
    page = f"{url}/az/long/"
    assert until(lambda: "Bir from the head" in fetched(page) or process.poll())
    assert None is process.poll(), "".join(lines)
    site.replace("docs/az/long.md", "from the head:", "off the head:")
    assert until(lambda: "Bir off the head" in fetched(page))
    site.replace("nardi/rulesets/long.yaml", "checkers: 1 ", "checkers: 2 ")
    assert until(lambda: any("scene head-limit-refused" in line for line in lines))
    assert "Bir off the head" in fetched(page)
    scene = "illegal: {moves: 24/18 24/19, because: [head-limit]}"
    site.replace("diagrams/scenes/small.yaml", scene, "legal: 24/18 24/19")
    assert until(lambda: "İki off the head" in fetched(page))
    # Served all the same, with a mark on the three of its four sections that the rule decides.
    assert 3 == fetched(page).count(MARK)
    assert "head-limit.checkers 1 → 2" in fetched(page)
    assert until(
        lambda: any("docs/az/long.md" in line and "was reviewed before" in line for line in lines)
    )
    accept(["az", "head-limit", "--root", str(site.root)])
    assert until(lambda: 2 == fetched(page).count(MARK))
    assert "İki off the head" in fetched(page)
