"""The built site behind a small web server, at a root or under a path, and what a page did while it loaded."""

import gzip
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from mimetypes import guess_type
from pathlib import Path
from urllib.parse import unquote, urlsplit

from playwright.sync_api import Page, Request, Response

from nardi.yamlfile import read_yaml

ROOT = Path(__file__).parent.parent.parent
LANGUAGES = ("hy", "az", "ka", "kk")
PAGES = ("", "long/", "changes/")
STRINGS = {code: read_yaml(ROOT / "docs" / code / "strings.yaml")[0] for code in LANGUAGES}
PATIENCE = 60_000  # milliseconds, for a machine that does much else
GAME = "https://game.example/play"
COMPRESSED = ("text/", "application/json", "application/javascript", "image/svg+xml")

# A letter of each language's own.
SCRIPT = {
    "hy": "[\u0531-\u0587]",
    "az": "[A-Za-zƏəĞğİıÖöŞşÇçÜü]",
    "ka": "[\u10d0-\u10ff]",
    "kk": "[Ѐ-ӿ]",
}

SCENE = re.compile(r"""diagram\(["']([a-z0-9-]+)["']\)""")


def source(language: str, path: str = "long/") -> str:
    """The Markdown of the page at `path`."""
    name = path.strip("/") or "index"
    return (ROOT / "docs" / language / f"{name}.md").read_text(encoding="utf-8")


def scenes_of(language: str, path: str = "long/") -> list[str]:
    """The scenes that the page at `path` shows, in their order."""
    return SCENE.findall(source(language, path))


class Site:
    """A site built for the address it is served at; `url` ends with a slash."""

    def __init__(self, folder: Path, url: str) -> None:
        self.folder, self.url = folder, url

    def __call__(self, path: str = "") -> str:
        return self.url + path


def build(folder: Path, url: str) -> None:
    """Builds the project into `folder` as the site at `url`, the way `make site` does."""
    command = [sys.executable, "-m", "hooks.build", "--site-dir", str(folder)]
    settings = {"SITE_URL": url, "GAME_URL": GAME}
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | settings, capture_output=True, text=True
    )
    if done.returncode:
        raise AssertionError(f"the site does not build:\n{done.stdout}{done.stderr}")


@contextmanager
def served(folder: Path, path: str) -> Iterator[Site]:
    """Builds the site for a free port and `path` ("/" or "/a/b/"), and serves it there alone."""

    class Server(ThreadingHTTPServer):
        request_queue_size = 128  # more than the browser's connections

        def handle_error(self, *asked: object) -> None:
            # A page may be left before all of it has come.
            if not isinstance(sys.exc_info()[1], ConnectionError):
                super().handle_error(*asked)

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        wbufsize = -1  # an answer goes out at once, not its head first

        def do_GET(self) -> None:
            asked = unquote(urlsplit(self.path).path)
            file = folder / asked.removeprefix(path) if asked.startswith(path) else None
            if file and file.is_dir() and asked.endswith("/"):
                file /= "index.html"
            if file and file.is_file() and not asked.endswith("/index.html"):
                self.answer(200, file)
            else:
                self.answer(404, folder / "404.html")

        def answer(self, status: int, file: Path) -> None:
            kind = guess_type(file.name)[0] or "application/octet-stream"
            body = file.read_bytes()
            self.send_response(status)
            if kind.startswith(COMPRESSED) and "gzip" in self.headers.get("Accept-Encoding", ""):
                body = gzip.compress(body)
                self.send_header("Content-Encoding", "gzip")
            self.send_header("Content-Type", f"{kind}; charset=utf-8" if "text" in kind else kind)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    server = Server(("127.0.0.1", 0), Handler)
    url = f"http://127.0.0.1:{server.server_port}{path}"
    build(folder, url)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield Site(folder, url)
    finally:
        server.shutdown()


class Watched:
    """Everything that went wrong on a page, and where it asked for things."""

    def __init__(self, page: Page, site: Site) -> None:
        self.faults: list[str] = []
        self._host = urlsplit(site.url).netloc
        page.on("console", lambda message: self._console(message.type, message.text))
        page.on("pageerror", lambda error: self.faults.append(f"script error: {error}"))
        page.on("request", self._request)
        page.on("requestfailed", self._failed)
        page.on("response", self._response)

    def _console(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.faults.append(f"console {kind}: {text}")

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and address.netloc != self._host:
            self.faults.append(f"another host: {request.url}")

    def _failed(self, request: Request) -> None:
        # What a page still wanted when it sent the reader on is dropped, not failed.
        if request.failure != "net::ERR_ABORTED":
            self.faults.append(f"failed ({request.failure}): {request.url}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"{response.status}: {response.url}")
