"""The built pages: right headers, nothing from elsewhere, nothing outside their folder."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.server.harness import Address, running

GZIPPED = gzip.compress(b"as it is", mtime=0)

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Address]:
    folder = tmp_path_factory.mktemp("pages")
    (folder / "secret.txt").write_text("outside")
    pages = folder / "static"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html><title>Wondertable</title>")
    (pages / "assets" / "index-DiwrgTda.js").write_text("export const many = 1;" * 1000)
    (pages / "assets" / "el-B0_x-9zQ.woff2").write_bytes(b"font" * 1000)
    small = pages / "assets" / "Home-Bx1zrHJc.js"
    small.write_text("as it is")
    small.with_name(small.name + ".br").write_bytes(b"in brotli")
    small.with_name(small.name + ".gz").write_bytes(GZIPPED)
    (pages / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (pages / "link.txt").symlink_to(folder / "secret.txt")
    async with running(folder / "t.db", pages=pages) as address:
        yield address


async def test_the_first_page_is_asked_for_each_time(server: Address) -> None:
    first = await server.http.get("/")
    assert first.status_code == 200
    assert first.headers["content-type"] == "text/html; charset=utf-8"
    assert first.headers["cache-control"] == "no-cache"
    again = await server.http.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert (await server.http.get("/?table=abc&watch")).text == first.text
    assert (await server.http.head("/")).status_code == 200


async def test_files_named_after_their_content_are_kept_for_ever(server: Address) -> None:
    script = await server.http.get("/assets/index-DiwrgTda.js")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.headers["content-encoding"] == "gzip"
    font = await server.http.get("/assets/el-B0_x-9zQ.woff2")
    assert font.headers["content-type"] == "font/woff2"
    assert "immutable" in font.headers["cache-control"]
    icon = await server.http.get("/icon.svg")
    assert icon.headers["content-type"] == "image/svg+xml"
    assert icon.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepts", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=1.0, gzip;q=0.8", "br"),
        ("gzip, br;q=0", "gzip"),
        ("GZIP, br; q=0.000", "gzip"),
        ("deflate", None),
        ("", None),
    ],
)
async def test_what_the_build_compressed_is_sent_as_it_is(server: Address, accepts: str, encoding: str | None) -> None:
    async with server.http.stream("GET", "/assets/Home-Bx1zrHJc.js", headers={"Accept-Encoding": accepts}) as answer:
        body = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["content-length"] == str(len(body))
    assert body == {"br": b"in brotli", "gzip": GZIPPED, None: b"as it is"}[encoding]


async def test_each_encoding_has_a_mark_of_its_own(server: Address) -> None:
    path = "/assets/index-DiwrgTda.js"
    plain, packed = [
        (await server.http.get(path, headers={"Accept-Encoding": accepts})).headers["etag"]
        for accepts in ("identity", "gzip")
    ]
    assert plain != packed
    for accepts, known, status in [
        ("gzip", packed, 304),
        ("gzip", f'"other", W/{packed}', 304),
        ("gzip", plain, 200),
        ("identity", plain, 304),
    ]:
        again = await server.http.get(path, headers={"Accept-Encoding": accepts, "If-None-Match": known})
        assert again.status_code == status
        assert again.headers["vary"] == "Accept-Encoding"
        assert status == 200 or "content-encoding" not in again.headers


async def test_what_is_dense_already_is_not_compressed(server: Address) -> None:
    font = await server.http.get("/assets/el-B0_x-9zQ.woff2", headers={"Accept-Encoding": "gzip, br"})
    assert "content-encoding" not in font.headers
    assert "vary" not in font.headers


async def test_nothing_may_come_from_elsewhere(server: Address) -> None:
    for path in ("/", "/nowhere", "/api/health", "/api/nothing", "/assets/index-DiwrgTda.js", "/table/abc"):
        headers = (await server.http.get(path)).headers
        policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'self'"
        assert policy["frame-ancestors"] == "'none'"
        assert "unsafe" not in headers["content-security-policy"]
        assert "http" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


async def test_a_short_link_leads_to_its_table(server: Address) -> None:
    answer = await server.http.get("/table/abc%0d%0aSet-Cookie:x")
    assert answer.status_code == 302
    assert answer.headers["location"] == "/?table=abc%0D%0ASet-Cookie%3Ax"
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/assets",
        "/assets/",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/link.txt",
        "/%00",
        "/" + "x" * 5000,
        "//etc/passwd",
        "/..%5csecret.txt",
        "/%ff",
    ],
)
async def test_what_is_not_there(server: Address, path: str) -> None:
    answer = await server.http.get(path)
    assert answer.status_code == 404
    assert "outside" not in answer.text
    assert "nothing at this address" in answer.text


async def test_missing_pages_are_explained(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", pages=tmp_path / "static") as server:
        answer = await server.http.get("/")
        assert answer.status_code == 503
        assert "./dev run" in answer.text
        assert (await server.http.get("/api/health")).json() == {"status": "ok"}
