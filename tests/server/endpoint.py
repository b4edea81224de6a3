"""A push service on this machine, for tests: it takes messages, opens them with the keys of its subscriptions, and counts."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from wondertable.server.notices import sealing

SECRET = bytes(range(16))


class Device:
    """A browser's subscription, with what only the browser has."""

    def __init__(self, service: Service, name: str) -> None:
        self.service = service
        self.name = name
        self.private = sealing.new_private()
        self.status = 201
        self.taken: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []

    @property
    def endpoint(self) -> str:
        return f"http://127.0.0.1:{self.service.port}/push/{self.name}"

    def wish(self, language: str = "en") -> dict[str, str]:
        public = sealing.public_bytes(sealing.read_private(self.private))
        keys = {"p256dh": sealing.in_letters(public), "auth": sealing.in_letters(SECRET)}
        return {"endpoint": self.endpoint, "language": language, **keys}

    def open(self, body: bytes) -> bytes:
        """Written a second time, from the browser's side of RFC 8291."""
        salt, length, sender = body[:16], body[20], body[21:86]
        assert length == 65
        mine = sealing.read_private(self.private)
        shared = mine.exchange(ec.ECDH(), sealing.read_public(sender))
        info = b"WebPush: info\x00" + sealing.public_bytes(mine) + sender
        together = sealing.hkdf(SECRET, shared, info, 32)
        key = sealing.hkdf(salt, together, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = sealing.hkdf(salt, together, b"Content-Encoding: nonce\x00", 12)
        opened = AESGCM(key).decrypt(nonce, body[86:], None).rstrip(b"\x00")
        assert opened.endswith(b"\x02")
        return opened[:-1]


class Service:
    def __init__(self) -> None:
        self.port = 0
        self.devices: dict[str, Device] = {}
        self.hooks: list[dict[str, Any]] = []
        self.news = asyncio.Condition()

    def device(self, name: str) -> Device:
        return self.devices.setdefault(name, Device(self, name))

    @property
    def hook(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook"

    async def until(self, device: Device, count: int) -> None:
        async with asyncio.timeout(60), self.news:
            await self.news.wait_for(lambda: len(device.taken) >= count)

    async def until_hooks(self, count: int) -> None:
        async with asyncio.timeout(60), self.news:
            await self.news.wait_for(lambda: len(self.hooks) >= count)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        headers = dict(line.split(": ", 1) for line in lines)
        body = await reader.readexactly(int(headers["Content-Length"]))
        path = first.split(" ")[1]
        status = 200
        if path == "/hook":
            self.hooks.append(json.loads(body))
        else:
            device = self.devices[path.removeprefix("/push/")]
            status = device.status
            device.headers.append(headers)
            if status == 201:
                device.taken.append(json.loads(device.open(body)))
        moved = "Location: http://127.0.0.1:1/\r\n" if status == 302 else ""
        writer.write(f"HTTP/1.1 {status} So\r\n{moved}Content-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        async with self.news:
            self.news.notify_all()


@contextlib.asynccontextmanager
async def service() -> AsyncIterator[Service]:
    opened = Service()
    async with await asyncio.start_server(opened._answer, "127.0.0.1", 0) as server:
        opened.port = server.sockets[0].getsockname()[1]
        yield opened
