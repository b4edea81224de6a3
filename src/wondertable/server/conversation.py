"""The conversation with one client over its WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from wondertable.core.refused import Refused
from wondertable.server import access, ageing, handing, rematch, watching, wire
from wondertable.server.connection import CLOSING, Connection
from wondertable.server.line import INTERNAL, Gone, Talker
from wondertable.server.live import LiveTable, nothing
from wondertable.server.lobby import Guest, Lobby
from wondertable.server.problems import as_refused
from wondertable.server.tables import Tables

NO_HELLO: Final = 4408
TOO_FAST: Final = 4429
PINGS: Final = (20.0, 2.0)
"""So many at once, and so many a second."""
SIGNS: Final = (5.0, 1.0)
"""The same for signs."""
PATIENCE: Final = 100
"""Messages refused for coming too fast, until the connection is closed."""


class Closed(Exception):
    """The conversation is over; the code says why."""

    def __init__(self, code: int, refused: Refused | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.refused = refused


async def converse(line: Talker, place: str, tables: Tables, lobby: Lobby, table_id: str) -> None:
    """From the first message to the last."""
    await line.accept()
    connection = Connection(line, place)
    try:
        async with tables.at(table_id) as live:
            await Conversation(line, connection, live, lobby).run(place)
    except Closed as closed:
        if closed.refused is not None:
            tables.watch.refused(closed.refused)
        await say_goodbye(line, connection, closed)
    except Gone:
        pass
    except Exception as error:
        refused = as_refused(error)
        tables.watch.refused(refused)
        await say_goodbye(line, connection, Closed(CLOSING.get(refused.key, INTERNAL), refused))


async def say_goodbye(line: Talker, connection: Connection, closed: Closed) -> None:
    with contextlib.suppress(Exception):  # the client may be gone already
        if closed.refused is not None:
            connection.refused(closed.refused)
        await line.hang_up(closed.code)


class Conversation:
    __slots__ = ("connection", "guest", "line", "live", "lobby", "pings", "signs", "too_fast", "words")

    def __init__(self, line: Talker, connection: Connection, live: LiveTable, lobby: Lobby) -> None:
        self.line = line
        self.connection = connection
        self.live = live
        self.lobby = lobby
        self.pings: access.Allowance | None = None
        self.signs: access.Allowance | None = None
        self.words: access.Allowance | None = None
        self.too_fast = 0

    async def run(self, place: str) -> None:
        self.line.on_room = self._send
        try:
            async with asyncio.timeout(self.lobby.settings.hello) as patience:
                self.guest = Guest(self.connection, place, lambda: end(patience))
                self.lobby.come(self.guest)
                self.live.connect(self.connection)
                while not self.connection.greeted:
                    await self._hear()
            self.guest.hurry = nothing
            while True:
                await self._hear()
        except TimeoutError:
            raise Closed(NO_HELLO, Refused(None, "hello-first")) from None
        finally:
            self.line.on_room = None
            self.lobby.leave(self.guest)
            self.live.disconnect(self.connection)

    def _send(self) -> None:
        self.live.tell([self.connection])

    async def _hear(self) -> None:
        """Take one message and act on it; a refusal is told, and the conversation goes on."""
        await self.connection.ready()
        text = await self.line.hear()
        message = None
        try:
            message = self._read(text)
            self._count(message)
            if isinstance(message, wire.Hello):
                await self._greet(message)
            else:
                await act(self.live, self.connection, message)
        except (Closed, Gone):
            raise
        except Exception as error:
            refused = as_refused(error)
            if refused.key == "damaged":
                raise refused from error
            self.live.watch.refused(refused)
            self.connection.refused(refused, getattr(message, "question", None))

    async def _greet(self, hello: wire.Hello) -> None:
        seat = self.live.room.seat_of(hello.token)
        try:
            watcher = watching.enter(self.live.room, hello, self.guest.place) if seat is None else None
            self.lobby.greet(self.guest, self.live, seat)
        except Refused as refused:
            raise Closed(CLOSING.get(refused.key, CLOSING["too-many"]), refused) from None
        self.connection.token = hello.token
        self.live.greet(self.connection, seat, hello.since, watcher)
        if seat is not None:
            await self.live.welcome(seat)
        if self.live.rematch is not None:
            await self.live.rematch.arrive(self.live)

    def _read(self, text: str | None) -> wire.ClientMessage:
        """What cannot be read counts as a message too."""
        try:
            return read_message(text)
        except Refused:
            self._count(None)
            raise

    def _count(self, message: wire.ClientMessage | None) -> None:
        try:
            self.lobby.let_speak(self.guest, self._allowance(message))
        except Refused as refused:
            self.too_fast += 1
            if self.too_fast > PATIENCE:
                raise Closed(TOO_FAST, refused) from None
            raise
        self.too_fast = 0

    def _allowance(self, message: wire.ClientMessage | None) -> access.Allowance | None:
        """Moving hands send much, so gestures are counted apart; and so are signs of life, and words, which stay in the log."""
        if isinstance(message, wire.Ping):
            self.pings = self.pings or access.Allowance(*PINGS)
            return self.pings
        if isinstance(message, wire.MakeSign):
            self.signs = self.signs or access.Allowance(*SIGNS)
            return self.signs
        seat, settings = self.connection.seat, self.lobby.settings
        if isinstance(message, wire.Say | wire.Rename):
            if seat is not None:
                return self.live.there.allowance(seat, "words", settings)
            self.words = self.words or access.Allowance(*settings.words_watching)
            return self.words
        return self.live.there.allowance(
            seat, "gestures" if isinstance(message, wire.Gesture) else "messages", settings
        )


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
    if isinstance(message, wire.MakeSign):
        live.sign(seat, message)
        return
    if isinstance(message, wire.Say):
        await live.say(seat, message)
        return
    if seat is None:
        if message == wire.Consent(False) and handing.asks_for_seat(live.room, connection.token):
            await live.commit(lambda room: handing.give_up_taking(room, connection.token))
            return
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
            await live.start(seat, connection.place)
        case wire.Seen(question):
            live.on_seen(seat, question)
        case wire.AskHint(question):
            await live.hint(seat, question, connection)
        case wire.PlayAgain(agree) if live.rematch is not None:
            await (live.rematch.want if agree else live.rematch.decline)(live, seat)
        case wire.Free(place):
            await rematch.free(live, seat, place)
        case wire.LetAutopilot(place):
            await live.let_autopilot(seat, place)
        case _:
            await decide(live, seat, message)


async def decide(live: LiveTable, seat: int, message: wire.ClientMessage) -> None:
    """What is about who plays, and what the whole table does."""
    match message:
        case wire.Hand(place, bot):
            await live.commit(lambda room: handing.hand(room, seat, place, bot, live.given_up()))
        case wire.Back():
            await live.commit(lambda room: handing.take_back(room, seat))
        case wire.Resign(bot):
            await live.commit(lambda room: handing.resign(room, seat, bot))
        case wire.Move(motion):
            await live.commit(lambda room: handing.move(room, motion, seat, live.absent()))
        case wire.Consent(agree):
            await live.commit(lambda room: handing.vote(room, seat, agree))
        case wire.SendAway(watcher):
            await live.commit(lambda room: watching.send_away(room, seat, watcher, live.there.watchers()))
        case wire.KeepTable():
            await ageing.keep(live, seat)
        case wire.Door(open):
            await live.commit(lambda room: handing.open_door(room, seat, open))
