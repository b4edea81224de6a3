"""The conversation with one client over its WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from wondertable.core.refused import Refused
from wondertable.server import access, wire
from wondertable.server.connection import Connection
from wondertable.server.live import LiveTable
from wondertable.server.problems import as_refused, problem
from wondertable.server.settings import Settings
from wondertable.server.tables import Tables

Socket = WebSocket[Any, Any, Any]

NO_HELLO: Final = 4408
TOO_FAST: Final = 4429
CLOSING: Final = {"unknown-table": 4404, "damaged": 4500, "too-many": 4503, "database": 1013, "internal": 1011}
"""Why there is no conversation at all."""
PINGS: Final = (20.0, 2.0)
"""So many at once, and so many a second."""
PATIENCE: Final = 100
"""Messages refused for coming too fast, until the connection is closed."""


class Closed(Exception):
    """The conversation is over; the code says why."""

    def __init__(self, code: int, refused: Refused | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.refused = refused


async def converse(socket: Socket, tables: Tables, table_id: str) -> None:
    """From the first message to the last."""
    settings = tables.settings
    origin, host = socket.headers.get("origin"), socket.headers.get("host")
    if not access.same_site(origin, host, settings.allow_origins):
        await deny(socket, Refused(None, "foreign-page", {"origin": str(origin)[:200]}))
        return
    await socket.accept()
    connection = Connection(socket.send_text, socket.send_bytes)
    try:
        async with tables.at(table_id) as live:
            await Conversation(socket, connection, live, settings).run()
    except Closed as closed:
        await say_goodbye(socket, connection, closed)
    except WebSocketDisconnect:
        pass
    except Exception as error:
        refused = as_refused(error)
        await say_goodbye(socket, connection, Closed(CLOSING.get(refused.key, CLOSING["internal"]), refused))


async def deny(socket: Socket, refused: Refused) -> None:
    """Answer the wish for a WebSocket with a plain HTTP problem."""
    await socket.receive()
    told = problem(refused)
    start: Any = {
        "type": "websocket.http.response.start",
        "status": told.status_code,
        "headers": [(b"content-type", b"application/json")],
    }
    await socket.send(start)
    await socket.send({"type": "websocket.http.response.body", "body": wire.encode(told), "more_body": False})


async def say_goodbye(socket: Socket, connection: Connection, closed: Closed) -> None:
    with contextlib.suppress(Exception):  # the client may be gone already
        if closed.refused is not None:
            connection.refused(closed.refused)
        await connection.flush()
        await socket.close(closed.code)


class Conversation:
    def __init__(self, socket: Socket, connection: Connection, live: LiveTable, settings: Settings) -> None:
        self.socket = socket
        self.connection = connection
        self.live = live
        self.settings = settings
        self.allowance = access.Allowance(*settings.messages)
        self.gestures = access.Allowance(*settings.gestures)
        self.pings = access.Allowance(*PINGS)
        self.too_fast = 0

    async def run(self) -> None:
        if len(self.live.connections) >= self.settings.connections:
            raise Refused(None, "too-many")
        self.live.connect(self.connection)
        pump = asyncio.create_task(self._pump())
        try:
            async with asyncio.timeout(self.settings.hello):
                while not self.connection.greeted:
                    await self._hear()
            while True:
                await self._hear()
        except TimeoutError:
            raise Closed(NO_HELLO, Refused(None, "hello-first")) from None
        finally:
            self.live.disconnect(self.connection)
            pump.cancel()
            await asyncio.gather(pump, return_exceptions=True)

    async def _pump(self) -> None:
        try:
            await self.connection.pump(self.live.state_for, self.live.stream)
        except (WebSocketDisconnect, OSError):
            pass  # the other side is gone, and is heard to be gone
        except Exception as error:
            as_refused(error)
            await self.socket.close(CLOSING["internal"])

    async def _hear(self) -> None:
        """Take one message and act on it; a refusal is told, and the conversation goes on."""
        await self.connection.ready()
        received: Any = await self.socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="", code=received.get("code", 1005))
        message = None
        try:
            message = self._read(received.get("text"))
            await act(self.live, self.connection, message)
        except (Closed, WebSocketDisconnect):
            raise
        except Exception as error:
            refused = as_refused(error)
            if refused.key == "damaged":
                raise refused from error
            self.connection.refused(refused, getattr(message, "question", None))

    def _read(self, text: str | None) -> wire.ClientMessage:
        """Moving hands send much, so gestures are counted apart, and so are signs of life; what cannot be read counts as a message."""
        try:
            message = read_message(text)
        except Exception:
            self._count(self.allowance)
            raise
        match message:
            case wire.Gesture():
                self._count(self.gestures)
            case wire.Ping():
                self._count(self.pings)
            case _:
                self._count(self.allowance)
        return message

    def _count(self, allowance: access.Allowance) -> None:
        if allowance.take():
            self.too_fast = 0
            return
        self.too_fast += 1
        refused = Refused(None, "too-fast")
        if self.too_fast > PATIENCE:
            raise Closed(TOO_FAST, refused)
        raise refused


def read_message(text: str | None) -> wire.ClientMessage:
    if text is None:
        raise Refused(None, "malformed", {"problem": "messages are text, not binary"})
    if len(text) > access.MESSAGE_SIZE or len(text.encode("utf-8", "replace")) > access.MESSAGE_SIZE:
        raise Refused(None, "too-large", {"limit": access.MESSAGE_SIZE})
    return wire.decode_message(text)


async def act(live: LiveTable, connection: Connection, message: wire.ClientMessage) -> None:
    if isinstance(message, wire.Hello):
        live.greet(connection, message)
        return
    if not connection.greeted:
        raise Refused(None, "hello-first")
    if isinstance(message, wire.Ping):
        connection.pong()
        return
    seat = connection.seat
    if seat is None:
        raise Refused(None, "not-seated")
    match message:
        case wire.Answer(question, answer, beside):
            await live.answer(seat, question, answer, beside, lambda: connection.accepted(question))
        case wire.Gesture(samples, end):
            live.must_have_outside().gesture(seat, samples, end)
        case wire.Report(report):
            await live.commit(lambda room: room.report_of(seat, report))
        case wire.UndoWish(question):
            await live.commit(lambda room: room.undo(seat, question))
        case wire.Vote(agree):
            await live.commit(lambda room: room.vote(seat, agree))
        case wire.Rename(name):
            await live.commit(lambda room: room.rename(seat, name))
        case wire.SetBot(place, bot):
            await live.commit(lambda room: room.set_bot(seat, place, bot))
        case wire.Start():
            await live.commit(lambda room: room.start(seat))
        case wire.Say(text):
            await live.commit(lambda room: room.say(seat, text))
        case wire.LetAutopilot(place):
            await live.let_autopilot(seat, place)
