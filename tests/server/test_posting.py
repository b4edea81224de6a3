"""Addresses given by strangers: https, public, and the very address that was checked."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from typing import Any

import pytest

from wondertable.core.refused import Refused
from wondertable.server.notices import posting

PRIVATE = [
    "127.0.0.1",
    "10.1.2.3",
    "192.168.0.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "::1",
    "fe80::1%eth0",
    "fd00::1",
    "::ffff:127.0.0.1",
    "2002:7f00:1::",
    "64:ff9b::a00:1",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_known(address: str) -> None:
    assert not posting.is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700:4700::1111", "64:ff9b::808:808", "::ffff:8.8.8.8"])
def test_public_addresses_are_known(address: str) -> None:
    assert posting.is_public(address)


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("http://push.example/a", "address-not-https"),
        ("ftp://push.example/a", "address-unreadable"),
        ("https:///a", "address-unreadable"),
        ("https://me:secret@push.example/", "address-unreadable"),
        ("https://push.example:99999/", "address-unreadable"),
        ("https://push.example/a b", "address-unreadable"),
        ("https://push.example/a\r\nX: y", "address-unreadable"),
        ("https://[::1", "address-unreadable"),
        ("nonsense", "address-unreadable"),
    ],
)
def test_only_addresses_of_the_web_that_begin_with_https(url: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        posting.target_of(url)
    assert refused.value.key == key


async def test_one_private_address_among_public_ones_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [["93.184.216.34", "10.0.0.1"], ["93.184.216.34"]]

    async def look_up(_host: str, port: int, **_: Any) -> list[Any]:
        return [(0, 0, 0, "", (address, port)) for address in found[0]]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", look_up)
    target = posting.target_of("https://push.example/a")
    with pytest.raises(Refused) as refused:
        await posting.addresses_of(target)
    assert refused.value.key == "address-not-public"
    del found[0]
    assert await posting.addresses_of(target) == ["93.184.216.34"]


async def test_the_name_is_looked_up_once_and_the_checked_address_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that points elsewhere a moment later leads nowhere else."""
    looked, called = [], []

    async def look_up(host: str, port: int, **_: Any) -> list[Any]:
        looked.append(host)
        return [(0, 0, 0, "", ("93.184.216.34" if len(looked) == 1 else "127.0.0.1", port))]

    async def connect(host: str, port: int, **more: Any) -> Any:
        called.append((host, port, more["server_hostname"]))
        raise OSError("nobody is there")

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", look_up)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(posting.Undelivered, match="nobody is there"):
        await posting.post(posting.target_of("https://push.example/a"), {}, b"", 5)
    assert looked == ["push.example"] and called == [("93.184.216.34", 443, "push.example")]


@contextlib.asynccontextmanager
async def answering(what: bytes, *, hold: bool = False) -> AsyncIterator[posting.Target]:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            await reader.readuntil(b"\r\n\r\n")
            writer.write(what)
            if hold:
                await reader.read()
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0, family=socket.AF_INET) as server:
        port = server.sockets[0].getsockname()[1]
        yield posting.target_of(f"http://127.0.0.1:{port}/a?b=c", anywhere=True)


async def test_an_answer_is_its_first_line_and_a_redirect_is_not_followed() -> None:
    async with answering(b"HTTP/1.1 302 Elsewhere\r\nLocation: http://127.0.0.1:1/\r\n\r\n") as target:
        assert await posting.post(target, {}, b"{}", 20, anywhere=True) == 302


@pytest.mark.parametrize("what", [b"SSH-2.0-x\r\n", b"HTTP/1.1 no\r\n", b"", b"HTTP/1.1 " + b"2" * 100_000])
async def test_what_is_no_answer_is_told(what: bytes) -> None:
    async with answering(what) as target:
        with pytest.raises(posting.Undelivered):
            await posting.post(target, {}, b"{}", 20, anywhere=True)


async def test_nobody_waits_for_ever() -> None:
    async with answering(b"", hold=True) as target:
        with pytest.raises(posting.Undelivered, match="longer than"):
            await posting.post(target, {}, b"{}", 0.2, anywhere=True)


async def test_this_machine_is_called_by_tests_only() -> None:
    async with answering(b"HTTP/1.1 201 Yes\r\n\r\n") as target:
        with pytest.raises(posting.Undelivered, match="private"):
            await posting.post(target, {}, b"{}", 20)
