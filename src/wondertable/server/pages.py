"""The built pages: files below one folder, with headers that keep browsers fast and pages safe."""

from __future__ import annotations

import hashlib
import mimetypes
import re
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import quote

from litestar import Response
from litestar.response import Redirect

from wondertable.server.packing import Packed, pack

STATIC: Final = Path(__file__).parent / "static"
FRONT: Final = "index.html"

# The pages need nothing from anywhere else, and nobody may put them into a frame. Referrers would tell others the link of a table.
SAFETY: Final = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), "
    "magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
HASHED: Final = re.compile(r"assets/.+-[\w-]{8}\.\w+$")
"""Files whose name changes whenever their content does."""

PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
"""Encodings in which the build leaves a file beside itself, the smallest first, and how its name ends then."""
DENSE: Final = frozenset((".png", ".webp", ".woff", ".woff2"))
"""Files that are compressed already."""

TYPES: Final = {
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}

MISSING: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Wondertable</title>
<h1>The pages are not built yet</h1>
<p>The server is running, but the folder {folder} has no index.html.</p>
<p>In the source folder, <code>./dev run</code> builds the pages and starts the server; a package from <code>./dev wheel</code> contains them.</p>
"""
NOTHING_HERE: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Wondertable</title>
<h1>There is nothing at this address</h1><p><a href="/">To the tables</a></p>
"""


BEGINS: Final = re.compile(r'<script type="module"[^>]* src="([^"]+)"')


def beginning(folder: Path) -> str | None:
    """The address of the script with which the pages begin: other pages begin with another one. None where there are no pages."""
    try:
        file = folder / FRONT
        return _beginning(file, file.stat().st_mtime_ns)
    except OSError:
        return None


@lru_cache(maxsize=4)
def _beginning(file: Path, _changed: int) -> str | None:
    found = BEGINS.search(file.read_text(encoding="utf-8"))
    return found and found.group(1)


class File(NamedTuple):
    """A file as it was read, so that it is read and compressed again only when it has changed."""

    changed: tuple[int, int]
    content: Packed
    mark: str


class Pages:
    def __init__(self, folder: Path = STATIC) -> None:
        self.folder = folder.resolve()
        self._read: dict[Path, File] = {}

    def is_ready(self, path: str) -> bool:
        """Whether the answer needs no work worth speaking of."""
        return self.folder / (path.strip("/") or FRONT) in self._read

    def answer(self, path: str, known: str | None, accepts: str) -> Response[bytes]:
        """The page or file at a path; `known` is the mark of the copy a browser already has."""
        path = path.strip("/")
        if not (self.folder / FRONT).is_file():
            return page(MISSING.format(folder=self.folder), 503)
        if path.startswith("table/"):  # a short link to a table
            table = quote(path.removeprefix("table/"), safe="")
            return Redirect(f"/?table={table}", status_code=302, headers=SAFETY)
        file = self._find(path or FRONT)
        return page(NOTHING_HERE, 404) if file is None else self._file(file, known, accepts)

    def _find(self, path: str) -> Path | None:
        try:
            file = (self.folder / path).resolve()
            return file if file.is_relative_to(self.folder) and file.is_file() else None
        except (OSError, ValueError):  # no file can have such a name
            return None

    def front(self, tell: Callable[[str], str], known: str | None, accepts: str) -> Response[bytes]:
        """The page with which everything begins, with what somebody tells of its address in it."""
        file = self._find(FRONT)
        if file is None:
            return page(MISSING.format(folder=self.folder), 503)
        content = tell(self._open(file).content.plain.decode()).encode()
        return answer(File((0, 0), pack(content), mark_of(content)), "text/html", ASK_FIRST, known, accepts)

    def _file(self, path: Path, known: str | None, accepts: str) -> Response[bytes]:
        hashed = HASHED.search(path.relative_to(self.folder).as_posix())
        kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        return answer(self._open(path), kind, FOR_EVER if hashed else ASK_FIRST, known, accepts)

    def _open(self, path: Path) -> File:
        state = path.stat()
        changed = (state.st_mtime_ns, state.st_size)
        file = self._read.get(path)
        if file is None or file.changed != changed:
            content = path.read_bytes()
            file = File(changed, self._pack(path, content), mark_of(content))
            self._read[path] = file
        return file

    def _pack(self, path: Path, content: bytes) -> Packed:
        name = path.relative_to(self.folder).as_posix()
        beside = [(encoding, self._find(name + ending)) for encoding, ending in PACKED]
        if small := tuple((encoding, found.read_bytes()) for encoding, found in beside if found):
            return Packed(content, small)
        return Packed(content) if path.suffix in DENSE else pack(content)


def mark_of(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:32]


def answer(file: File, kind: str, keep: str, known: str | None, accepts: str) -> Response[bytes]:
    """A file for a browser that may have it already."""
    body, told = file.content.for_client(accepts)
    # Each encoding is another row of bytes, so each has a mark of its own.
    mark = f'"{file.mark}{told.get("Content-Encoding", "")}"'
    headers = {**SAFETY, "Cache-Control": keep, "ETag": mark, **told}
    if known is not None and mark in (each.strip().removeprefix("W/") for each in known.split(",")):
        headers.pop("Content-Encoding", None)
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type=kind, headers=headers)


def page(html: str, status: int) -> Response[bytes]:
    headers = {**SAFETY, "Cache-Control": "no-store"}
    return Response(html.encode(), status_code=status, media_type="text/html", headers=headers)
