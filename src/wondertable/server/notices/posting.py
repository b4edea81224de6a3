"""A call to an address that a stranger has given: https, public, at the very address that was checked, without redirects, and soon over."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from wondertable.core.refused import Refused
from wondertable.server import hosts

HEAD_MOST: Final = 8 * 1024
"""Bytes of an answer that are read: its first line tells all that is wanted."""
PORTS: Final = {"https": 443, "http": 80}


class Target(NamedTuple):
    scheme: str
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        port = "" if self.port == PORTS[self.scheme] else f":{self.port}"
        return f"{self.scheme}://{self.named}{port}"

    @property
    def named(self) -> str:
        return f"[{self.host}]" if ":" in self.host else self.host


class Undelivered(Exception):
    """Nobody took it; the message says why."""


def target_of(url: str, *, anywhere: bool = False) -> Target:
    """Refused if nobody may be called there. `anywhere` is for tests: http and this machine are allowed too."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
        plain = url.isascii() and url.isprintable() and " " not in url
    except ValueError:
        host, port, plain = None, None, False
    if not plain or not host or parts.username is not None or parts.scheme not in PORTS or port == 0:
        raise Refused(None, "address-unreadable")
    if parts.scheme != "https" and not anywhere:
        raise Refused(None, "address-not-https")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, host, port or PORTS[parts.scheme], path)


def is_public(address: str) -> bool:
    """Whether everybody in the net may be found there; what wraps an older address counts as that."""
    found = hosts.plain(address)
    if isinstance(found, ipaddress.IPv6Address):
        teredo = None if found.teredo is None else found.teredo[1]
        within = next((each for each in (found.sixtofour, teredo, wrapped(found)) if each is not None), None)
        if within is not None and not is_public(str(within)):
            return False
    return found.is_global and not found.is_multicast


def wrapped(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """What a network without older addresses translates to."""
    if address in ipaddress.ip_network("64:ff9b::/96"):
        return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    return None


async def addresses_of(target: Target, *, anywhere: bool = False) -> list[str]:
    """All of them are public, or it is refused: whoever names one machine of ours beside others means no good."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Refused(None, "address-unknown", {"host": target.host[:200]}) from None
    addresses = list(dict.fromkeys(str(each[4][0]) for each in found))
    if not addresses or (not anywhere and not all(map(is_public, addresses))):
        raise Refused(None, "address-not-public", {"host": target.host[:200]})
    return addresses


async def post(
    target: Target, headers: Mapping[str, str], body: bytes, seconds: float, *, anywhere: bool = False
) -> int:
    """The status with which it was answered."""
    try:
        async with asyncio.timeout(seconds):
            addresses = await addresses_of(target, anywhere=anywhere)
            return await _post(target, addresses, headers, body)
    except TimeoutError:
        raise Undelivered(f"{target.origin} took longer than {seconds:g} seconds") from None
    except (OSError, ValueError, EOFError, asyncio.LimitOverrunError) as error:
        raise Undelivered(f"{target.origin}: {error}") from None
    except Refused as refused:
        raise Undelivered(str(refused)) from None


async def _post(target: Target, addresses: list[str], headers: Mapping[str, str], body: bytes) -> int:
    reader, writer = await _connect(target, addresses)
    try:
        port = "" if target.port == PORTS[target.scheme] else f":{target.port}"
        told = {"Host": target.named + port, **headers, "Content-Length": str(len(body)), "Connection": "close"}
        head = "".join(f"{name}: {value}\r\n" for name, value in told.items())
        writer.write(f"POST {target.path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body)
        await writer.drain()
        version, _, rest = (await reader.readuntil(b"\r\n")).decode("latin-1").partition(" ")
        if not version.startswith("HTTP/1."):
            raise ValueError("what answers there speaks no HTTP")
        return int(rest[:3])
    finally:
        writer.close()
        with contextlib.suppress(Exception):
            writer.transport.abort()


async def _connect(target: Target, addresses: list[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """At the first of the addresses that were checked which answers; the name is looked up only once."""
    context = ssl.create_default_context() if target.scheme == "https" else None
    name = target.host if context is not None else None
    failed: OSError | None = None
    for address in addresses:
        try:
            return await asyncio.open_connection(
                address, target.port, ssl=context, server_hostname=name, limit=HEAD_MOST
            )
        except OSError as error:
            failed = error
    raise failed or OSError("nobody is there")
