"""A WebSocket beneath a conversation: uvicorn's, which reads, and answers pings; what is said goes out without detours."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN, SERVER, Protocol

SWITCHING: Final = 101
TOO_BIG: Final = 1009
INTERNAL: Final = 1011
FRAGMENTS: Final = 1000
"""Parts that a message may have: empty ones have no size that could be bounded."""
FINAL, TEXT, BINARY = 0x80, 1, 2
SIZE_16_BITS, SIZE_64_BITS = 126, 127


class Gone(Exception):
    """The other side of a line has left."""


def head(kind: int, size: int) -> bytes:
    """What stands before the data of a frame that is complete in itself."""
    if size < SIZE_16_BITS:
        return bytes((FINAL | kind, size))
    if size < 1 << 16:
        return bytes((FINAL | kind, SIZE_16_BITS, size >> 8, size & 255))
    return bytes((FINAL | kind, SIZE_64_BITS)) + size.to_bytes(8, "big")


class Mailbox:
    """What has come and was not taken yet, for one who waits: as `asyncio.Queue`, but small, as there are so many."""

    __slots__ = ("_come", "_waiting")

    def __init__(self) -> None:
        self._come: list[Any] = []
        self._waiting: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._come.append(message)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def empty(self) -> bool:
        return not self._come

    async def get(self) -> Any:
        while not self._come:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        self._waiting = None
        return self._come.pop(0)


class Flag:
    """As `asyncio.Event`, but small."""

    __slots__ = ("_is_set", "_waiting")

    def __init__(self) -> None:
        self._is_set = False
        self._waiting: asyncio.Future[None] | None = None

    def is_set(self) -> bool:
        return self._is_set

    def set(self) -> None:
        self._is_set = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def clear(self) -> None:
        self._is_set = False

    async def wait(self) -> None:
        while not self._is_set:
            if self._waiting is None or self._waiting.done():
                self._waiting = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._waiting)


class Talker(WebSocketsSansIOProtocol):
    """A WebSocket, as a line of a conversation. What a client does wrong is told to the client, not to the log."""

    on_room: Callable[[], None] | None = None
    """Called when a line that had no room has some again."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue: Any = Mailbox()
        self.writable: Any = Flag()
        self.writable.set()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            self.scope["line"] = self  # type: ignore[typeddict-unknown-key]  # for our own application

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        self.conn.parser.close()  # otherwise it and what it reads for hold each other for ever
        self.on_room = None

    # -- a line --------------------------------------------------------------------------------------------------------

    @property
    def has_room(self) -> bool:
        return self.writable.is_set() and not self.close_sent and not self.transport.is_closing()

    def write_text(self, text: bytes) -> None:
        self.transport.writelines((head(TEXT, len(text)), text))

    def write_bytes(self, data: bytes) -> None:
        self.transport.writelines((head(BINARY, len(data)), data))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_room is not None:
            self.on_room()

    async def accept(self) -> None:
        await self.receive()  # the wish for a connection
        await self.send({"type": "websocket.accept"})
        self._forget_the_beginning()

    def _forget_the_beginning(self) -> None:
        """Nothing of how the connection came about is needed any more, and there may be thousands."""
        self.scope.clear()  # type: ignore[attr-defined]  # a TypedDict is a dict all the same
        del self.request, self.response
        before = self.conn
        if before.state is OPEN and not before.reader.buffer and before.current_size is None:
            self.conn = Protocol(SERVER, max_size=before.max_message_size, logger=before.logger)  # type: ignore[assignment]  # reads and writes as its own kind does
            before.parser.close()

    async def hear(self) -> str | None:
        """The next message, None for one that is not text; `Gone` when there will be no more."""
        message: Any = await self.receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text: str | None = message.get("text")
        return text

    def break_off(self, code: int | None = None) -> None:
        if self.has_room:
            self.conn.fail(code or INTERNAL)
            self.handle_parser_exception()
        elif not self.writable.is_set():
            self.transport.abort()  # who takes nothing cannot be told why

    async def hang_up(self, code: int) -> None:
        with contextlib.suppress(ClientDisconnected):
            await self.send({"type": "websocket.close", "code": code})

    # -- what uvicorn does otherwise -------------------------------------------------------------------------------------

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message["more_body"]:
            self.handshake_complete = True  # it was refused, and that is all there is to say

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < FRAGMENTS:
            super().handle_cont(event)
        elif not self.close_sent:
            self.frames = []
            self.conn.fail(TOO_BIG)
            self.handle_parser_exception()

    def handle_ping(self) -> None:
        """Who does not take what is there already is not answered: answers would pile up without end."""
        if self.has_room:
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
