"""Connections before they ask for anything: uvicorn's, with bounds of size and time.

A connection that has not become a conversation is a stranger. It must ask within a short time and with a short question, and
take what it is answered. There is always room for one more: when an address has too many strangers, or the machine has no
more files to open, the one that came first is closed.
"""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from wondertable.core.refused import Refused
from wondertable.server import access, hosts, wire
from wondertable.server.problems import problem
from wondertable.server.settings import Settings

HEAD_SIZE: Final = 32 * 1024
"""Of a request: its address and headers."""
REQUEST_SIZE: Final = 1024 * 1024
"""Of all of it. What is larger than a message may be is refused by name; this is for what does not end."""


@cache
def too_large() -> bytes:
    told = problem(Refused(None, "head-too-large", {"limit": HEAD_SIZE}))
    body = wire.encode(told)
    return (
        b"HTTP/1.1 %d Request Header Fields Too Large\r\ncontent-type: application/json\r\n"
        b"content-length: %d\r\nconnection: close\r\n\r\n%b" % (told.status_code, len(body), body)
    )


class Strangers:
    """Connections that have not become a conversation, by where they come from and in the order in which they came."""

    def __init__(self, settings: Settings, files: int) -> None:
        self.settings = settings
        self.files = files
        """How many connections the machine can have at all."""
        self._known: dict[str, dict[Caller, None]] = {}
        self._all: dict[Caller, None] = {}

    def __len__(self) -> int:
        return len(self._all)

    def enter(self, caller: Caller) -> None:
        """A proxy has the connections of many people, and closes idle ones itself."""
        there = self._known.get(caller.place, {})
        if len(there) >= self.settings.strangers and not self._is_proxy(caller):
            self._close(next(iter(there)))
        if len(caller.connections) > self.files:
            self._close(next(iter(self._all), caller))
        self._known.setdefault(caller.place, {})[caller] = None
        self._all[caller] = None

    def _is_proxy(self, caller: Caller) -> bool:
        return caller.client is not None and hosts.is_among(caller.client[0], self.settings.trusted_proxies)

    def leave(self, caller: Caller) -> None:
        self._all.pop(caller, None)
        there = self._known.get(caller.place, {})
        there.pop(caller, None)
        if not there:
            self._known.pop(caller.place, None)

    def _close(self, caller: Caller) -> None:
        self.leave(caller)
        caller.transport.abort()


class Config(uvicorn.Config):
    strangers: Strangers


class Caller(HttpToolsProtocol):
    """A connection that asks."""

    config: Config

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.strangers = self.config.strangers
        self.place = ""
        self._in_head = True
        self._read = 0
        self._asking: asyncio.TimerHandle | None = None
        self._taking: asyncio.TimerHandle | None = None
        self._untaken = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self.place = access.place(self.client)
        self.strangers.enter(self)
        self._must_ask()

    def connection_lost(self, error: Exception | None) -> None:
        self._done()
        super().connection_lost(error)
        self.pipeline.clear()  # what was asked and never begun holds us
        self.cycle = None  # type: ignore[assignment]

    def handle_websocket_upgrade(self) -> None:
        self._done()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it holds us, and we have nothing to read any more

    def _done(self) -> None:
        self.strangers.leave(self)
        for timer in (self._asking, self._taking):
            if timer is not None:
                timer.cancel()
        self._asking = self._taking = None

    # -- asking --------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._asking is None:
            self._must_ask()
        while data and not self.transport.is_closing() and self.transport.get_protocol() is self:
            room = (HEAD_SIZE if self._in_head else REQUEST_SIZE) - self._read
            if room <= 0:
                if self._in_head:
                    self.transport.write(too_large())
                self.transport.close()
                return
            part, data = data[:room], data[room:]
            self._read += len(part)
            super().data_received(part)

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head, self._read = True, 0
        if self._asking is not None:
            self._asking.cancel()
            self._asking = None
        super().on_message_complete()

    def _must_ask(self) -> None:
        self._asking = self.loop.call_later(self.strangers.settings.request, self.transport.close)

    # -- being answered ------------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self._must_take()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._must_take()

    def _must_take(self) -> None:
        self._untaken = self.transport.get_write_buffer_size()
        if self._untaken and self._taking is None:
            self._taking = self.loop.call_later(self.strangers.settings.take, self._has_taken)

    def _has_taken(self) -> None:
        self._taking = None
        if 0 < self._untaken <= self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            self._must_take()
