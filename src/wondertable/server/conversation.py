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
from wondertable.server.lobby import Guest, Lobby
from wondertable.server.problems import as_refused
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


async def converse(socket: Socket, tables: Tables, lobby: Lobby, table_id: str) -> None:
    """From the first message to the last."""
    await socket.accept()
    connection = Connection(socket.send_text, socket.send_bytes)
    try:
        async with tables.at(table_id) as live:
            await Conversation(socket, connection, live, lobby).run()
    except Closed as closed:
        await say_goodbye(socket, connection, closed)
    except WebSocketDisconnect:
        pass
    except Exception as error:
        refused = as_refused(error)
        await say_goodbye(socket, connection, Closed(CLOSING.get(refused.key, CLOSING["internal"]), refused))
    finally:  # both of these hold the socket that holds them
        socket.receive = socket.send = nobody_there


async def nobody_there(*_: object) -> Any:
    raise WebSocketDisconnect(detail="")


async def say_goodbye(socket: Socket, connection: Connection, closed: Closed) -> None:
    with contextlib.suppress(Exception):  # the client may be gone already
        if closed.refused is not None:
            connection.refused(closed.refused)
        await connection.flush()
        await socket.close(closed.code)


class Conversation:
    def __init__(self, socket: Socket, connection: Connection, live: LiveTable, lobby: Lobby) -> None:
        self.socket = socket
        self.connection = connection
        self.live = live
        self.lobby = lobby
        self.pings = access.Allowance(*PINGS)
        self.too_fast = 0

    async def run(self) -> None:
        pump = asyncio.create_task(self._pump())
        try:
            async with asyncio.timeout(self.lobby.settings.hello) as patience:
                self.guest = Guest(self.connection, access.place(client_of(self.socket)), lambda: end(patience))
                self.lobby.come(self.guest)
                self.live.connect(self.connection)
                while not self.connection.greeted:
                    await self._hear()
            while True:
                await self._hear()
        except TimeoutError:
            raise Closed(NO_HELLO, Refused(None, "hello-first")) from None
        finally:
            self.lobby.leave(self.guest)
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
            self._count(message)
            if isinstance(message, wire.Hello):
                self._greet(message)
            else:
                await act(self.live, self.connection, message)
        except (Closed, WebSocketDisconnect):
            raise
        except Exception as error:
            refused = as_refused(error)
            if refused.key == "damaged":
                raise refused from error
            self.connection.refused(refused, getattr(message, "question", None))

    def _greet(self, hello: wire.Hello) -> None:
        seat = self.live.room.seat_of(hello.token)
        try:
            self.lobby.greet(self.guest, self.live, seat)
        except Refused as refused:
            raise Closed(CLOSING["too-many"], refused) from None
        self.live.greet(self.connection, seat, hello.since)

    def _read(self, text: str | None) -> wire.ClientMessage:
        """What cannot be read counts as a message too."""
        try:
            return read_message(text)
        except Refused:
            self._count(None)
            raise

    def _count(self, message: wire.ClientMessage | None) -> None:
        """Moving hands send much, so gestures are counted apart, and so are signs of life."""
        own: access.Allowance | None = self.pings
        if not isinstance(message, wire.Ping):
            gesture = isinstance(message, wire.Gesture)
            own = self.live.allowance(self.connection.seat, gesture, self.lobby.settings)
        if self.lobby.may_speak(self.guest, own):
            self.too_fast = 0
            return
        self.too_fast += 1
        refused = Refused(None, "too-fast")
        if self.too_fast > PATIENCE:
            raise Closed(TOO_FAST, refused)
        raise refused


def client_of(socket: Socket) -> tuple[str, int] | None:
    return None if socket.client is None else (socket.client.host, socket.client.port)


def end(patience: asyncio.Timeout) -> None:
    with contextlib.suppress(RuntimeError):  # it is ending already
        patience.reschedule(asyncio.get_running_loop().time())


def read_message(text: str | None) -> wire.ClientMessage:
    if text is None:
        raise Refused(None, "malformed", {"problem": "messages are text, not binary"})
    if len(text) > access.MESSAGE_SIZE or len(text.encode("utf-8", "replace")) > access.MESSAGE_SIZE:
        raise Refused(None, "too-large", {"limit": access.MESSAGE_SIZE})
    return wire.decode_message(text)


async def act(live: LiveTable, connection: Connection, message: wire.ClientMessage) -> None:
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
