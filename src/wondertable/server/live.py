"""A table in use: what is decided is first written, then carried out, then told to everybody who is connected."""

from __future__ import annotations

import asyncio
import functools
import time
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

import msgspec

from wondertable.core.entries import AUTOPILOT, Answered, Reported
from wondertable.core.levels import LOOK_AHEAD
from wondertable.core.outside import Outside
from wondertable.core.refused import Refused
from wondertable.server import handing, log, talking, watching, wire
from wondertable.server.access import Allowance, must_have
from wondertable.server.advising import Advising
from wondertable.server.attendance import Attendance
from wondertable.server.clock import Clock, Situation, Times
from wondertable.server.connection import Connection
from wondertable.server.films import Films
from wondertable.server.problems import as_refused, damaged, logger
from wondertable.server.room import Room, decoded
from wondertable.server.settings import Settings
from wondertable.server.store import Beside, Conflict, Store
from wondertable.server.store.interface import NOTHING_BESIDE
from wondertable.server.telling import Telling
from wondertable.server.watch import Watch
from wondertable.server.wire import Watcher

if TYPE_CHECKING:
    from wondertable.server.rematch import Rematch

Decide = Callable[[Room], log.Event | None]


class LiveTable:
    def __init__(self, room: Room, store: Store, settings: Settings, watch: Watch) -> None:
        self.room = room
        self.store = store
        self.watch = watch
        times = settings.times
        self.there = Attendance()
        self.films = Films(room, store)
        self.on_coming_and_going: Callable[[], None] = nothing
        """Called when the seats whose owners are connected here have changed."""
        self.on_look: Callable[[], None] = nothing
        """Called when something may be different."""
        self.on_seen: Callable[[int, int], None] = nothing_seen
        """Called when a seat has its question before its eyes."""
        self.clock = Clock(room.made.clock, patient(times, room.made))
        self.clock_moved = asyncio.Event()
        self.outside: Outside | None = None
        """What the game has outside its rules at this table."""
        self.pages: Callable[[], str | None] | None = None
        """What the pages of this server begin with."""
        self.advising: Advising | None = None
        """Who gives advice here."""
        self.rematch: Rematch | None = None
        """Who lays the table for another game."""
        self.next_laid = False
        """That table is there."""
        self.must_have_room: Callable[[str], None] = lambda place: None
        """Refused if no more games of its kind may start, for somebody from this address."""
        self.on_sign: Callable[[wire.Sign], None] = lambda sign: None
        """Called with a sign that a player has made here."""
        self.watchers_words = Allowance(*settings.words_of_all_watching)
        """What those who watch may say, all together."""
        self.sees_far: Callable[[], bool] = lambda: True
        """Whether bots that look ahead run compiled."""
        self.changed = asyncio.Event()
        self.wrote_last = False
        """Whether this process entered the last answer or report: then it finds out what happens outside."""
        self.heard_at = time.monotonic()
        """When another process was last known to be at work at this table."""
        self.written = time.time()
        """When the last line was written, in seconds since 1970."""
        self.keep: float | None = None
        """Seconds after which the table is closed if nobody uses it."""
        self.notice: Callable[[], str | None] = lambda: None
        """What everybody at this server is told."""
        self.users = 0
        self.used_at = time.monotonic()
        self.damaged: Refused | None = None
        """Why the table can no longer be used."""
        self._lock = asyncio.Lock()
        self._commits: set[asyncio.Task[None]] = set()
        self._will_tell = False
        """Everybody will be told in a moment."""
        self._due: float | None = None
        """When the keeper looks next by itself."""
        self._bots: dict[int, str] = {}
        """Who played then."""
        self.look_again()

    # -- deciding ------------------------------------------------------------------------------------------------------

    async def commit(
        self, decide: Decide, then: Callable[[], None] | None = None, beside: Beside = NOTHING_BESIDE
    ) -> None:
        """Returns when the decision is on disk and carried out. It goes through even if whoever asked is gone meanwhile.

        `then` is called in between, before anybody is told. What is `beside` it is written together with the decision.
        """
        task = asyncio.create_task(self._commit(decide, then, beside))
        self._commits.add(task)
        task.add_done_callback(self._commits.discard)
        await asyncio.shield(task)

    async def _commit(self, decide: Decide, then: Callable[[], None] | None, beside: Beside) -> None:
        async with self._lock:
            written = await self._write(decide, beside)
            if then is not None:
                then()
            if written:
                self._look()
                self._tell()  # now, so that one packet brings what was accepted and what came of it

    async def _write(self, decide: Decide, beside: Beside) -> bool:
        """Whether a line was written; none is if there is nothing to decide any more."""
        while True:
            if self.damaged is not None:
                raise self.damaged
            decided = decide(self.room)
            if decided is None:
                return False
            if self.room.shut is not None and not isinstance(decided, log.Forgotten):
                raise Refused(None, "table-shut")
            event = self._timed(log.dated(decided, time.time()))
            seq = self.room.seq + 1
            try:
                await self.store.append(self.room.id, seq, log.encode(event), beside)
            except Conflict:  # another process was quicker: decide again on what it wrote
                await self._read_on(at_least=seq)
                self.look_again()
            else:
                self.written = time.time()
                self._apply(seq, event)
                if beside.film is not None:
                    self.films.take(seq, beside.film)
                self.wrote_last = self.wrote_last or moves_on(event)
                return True

    def _timed(self, event: log.Event) -> log.Event:
        """The same answer with the time it took, where the table has a bank."""
        if self.room.made.bank is None or not isinstance(event, log.Entered) or not isinstance(event.entry, Answered):
            return event
        return msgspec.structs.replace(event, spent=self.clock.spent(time.monotonic(), event.entry.seat))

    async def finish(self) -> None:
        """Wait for decisions that are still being written."""
        if self._commits:
            await asyncio.wait(self._commits)

    def give_up(self, refused: Refused) -> Refused:
        """The table can no longer be used, and everybody is told why."""
        self.damaged = refused
        for connection in self.there.connections:
            connection.refused(refused)
        return refused

    def let_go(self) -> None:
        """Nobody needs the table any more: what holds it and is held by it goes."""
        self.on_coming_and_going = self.on_look = nothing
        self.on_seen = nothing_seen
        self.on_sign = lambda sign: None
        self.must_have_room = lambda place: None
        self.outside = None
        self.rematch = None

    async def catch_up(self) -> None:
        """Read what other processes have written."""
        async with self._lock:
            before = self.room.seq
            await self._read_on(before)
            if self.room.seq != before:
                self.look_again()

    async def _read_on(self, at_least: int) -> None:
        before = self.room.seq
        for line in await self.store.load(self.room.id, after=before):
            event = decoded(line)
            self.written = line.at
            self._apply(line.seq, event)
            if moves_on(event):
                self.wrote_last, self.heard_at = False, time.monotonic()
        if self.outside is not None:
            await self.films.take_written(before)
        if self.room.seq < at_least:
            raise damaged(at_least, "it is there and yet it is not")

    def _apply(self, seq: int, event: log.Event) -> None:
        undone = self.room.undone
        try:
            self.room.apply(seq, event)
        except Refused as refused:
            logger.exception("table %s", self.room.id)
            self.damaged = refused
            raise
        watching.see_out(self.room, event, self.there.connections)
        if self.room.undone != undone:
            for connection in self.there.connections:  # it may hold events that have not happened after all
                connection.known = min(connection.known, self.room.table.told(connection.seat))

    async def answer(
        self, seat: int, question: int, text: str, beside: wire.Facts | None, then: Callable[[], None]
    ) -> None:
        """A person's answer, and what came beside it for what the game has outside its rules."""
        outside, fresh, begin = self.outside, False, time.perf_counter()

        def decide(room: Room) -> log.Event | None:
            nonlocal fresh
            if beside is not None:
                self.must_have_outside().check(seat, text, beside)
            event = room.answer(seat, question, text)
            fresh = event is not None
            return event

        def entered() -> None:
            if fresh:
                self.watch.answers["people"] += 1
                self.watch.durable.note(time.perf_counter() - begin)
            if outside is not None and beside is not None and fresh:
                outside.beside(seat, text, beside)
            then()

        await self.commit(decide, entered)
        if fresh:
            self.watch.told.note(time.perf_counter() - begin)

    async def start(self, seat: int, place: str) -> None:
        def decide(room: Room) -> log.Event:
            event = room.start(seat)
            self.must_have_room(place)
            return event

        await self.commit(decide)

    def must_have_outside(self) -> Outside:
        if self.outside is None or not self.room.started:
            raise Refused(None, "no-hands")
        return self.outside

    def show(self, frame: bytes, full: bool) -> None:
        """A frame of what moves goes out to everybody."""
        self.films.stream.add(frame, full)
        self._tell_soon()

    def sign(self, seat: int | None, made: wire.MakeSign) -> None:
        """Somebody points or cheers: whoever is connected sees it."""
        sign = wire.Sign(0, seat, made.sign, made.at)
        self.show_sign(sign)
        if seat is not None:
            self.on_sign(sign)

    def show_sign(self, sign: wire.Sign) -> None:
        """To whoever is connected here."""
        heard = talking.is_heard(self.room.made.watchers_apart, sign.seat)
        for connection in self.there.connections:
            if heard or connection.seat is None:
                connection.sign(sign)

    async def say(self, seat: int | None, said: wire.Say) -> None:
        if seat is None:
            must_have(self.watchers_words)
        await self.commit(lambda room: talking.line_of(room, seat, said))

    def show_film(self, seq: int, film: bytes) -> None:
        """Another film of an earlier report."""
        self.films.take(seq, film)
        self.look_again()

    async def let_autopilot(self, by: int, seat: int) -> None:
        """Another seated player lets the autopilot answer for a seat that is away."""
        if not self.room.started:
            raise Refused(None, "not-started")
        if seat >= len(self.room.places):
            raise Refused(None, "no-such-seat", {"seat": seat + 1, "players": len(self.room.places)})
        if seat == by:
            raise Refused(None, "own-seat")
        if seat not in self.clock.away(time.monotonic()):
            raise Refused(None, "not-away", {"seat": seat + 1})
        handing.must_play_on(self.room, by)
        handing.must_not_pause(self.room)
        await self.autopilot(seat, self.room.table.question(seat))

    async def autopilot(self, seat: int, question: int, bot: bool = False) -> None:
        await self.answer_for(seat, question, lambda room: room.table.autopilot(seat), AUTOPILOT, bot)

    async def answer_for(
        self, seat: int, question: int, choose: Callable[[Room], str], by: str, bot: bool = False
    ) -> None:
        """Answer for a seat, or for the bot that plays it, unless it was answered in the last moment, here or in another process."""
        fresh = False

        def decide(room: Room) -> log.Event | None:
            nonlocal fresh
            if room.table.question(seat) != question or seat not in room.asked() or room.paused is not None:
                return None
            if bot != (seat in room.bots):  # its owner is back, or a bot plays now
                return None
            event = room.answer(seat, question, choose(room), by)
            fresh = event is not None
            return event

        def entered() -> None:
            if fresh:
                self.watch.answers["autopilot" if by == AUTOPILOT else "bots"] += 1

        await self.commit(decide, entered)

    async def hint(self, seat: int, question: int, connection: Connection) -> None:
        if self.advising is None:
            raise Refused(None, "no-hints")
        await self.advising.hint(self, seat, question, connection)

    @property
    def goes_on(self) -> bool:
        """Whether a game is being played."""
        return self.room.started and not self.room.table.over

    @property
    def weaker(self) -> bool:
        """Whether a bot at this table could look further ahead than it does."""
        return any(bot in LOOK_AHEAD for bot in self.room.bots.values()) and not self.sees_far()

    # -- who is there --------------------------------------------------------------------------------------------------

    def connect(self, connection: Connection) -> None:
        self.there.connections.add(connection)

    def greet(self, connection: Connection, seat: int | None, since: int, watcher: Watcher | None = None) -> None:
        events = self.room.table.told(seat) if self.room.started else 0
        before = self.there.here()
        connection.watcher = watcher
        connection.greet(seat, min(since, events, self.room.fewest.get(seat, events)))
        self._tell_soon()
        self._came_or_went(before)

    def disconnect(self, connection: Connection) -> None:
        before = self.there.here()
        self.there.connections.discard(connection)
        self._came_or_went(before)
        if self.outside is not None and connection.seat is not None and connection.seat not in self.there.online_here():
            self.outside.left(connection.seat)

    def _came_or_went(self, before: set[int | str]) -> None:
        if self.there.here() != before:
            self.look_again()
            self.on_coming_and_going()

    def look_again(self) -> None:
        """Something has changed: the clock takes note, and everybody gets the newest state."""
        self._look()
        self._tell_soon()

    def _look(self) -> None:
        room, people = self.room, self.room.people
        asked = [seat for seat in room.asked() if seat in people]
        now, online = time.monotonic(), self.there.online()
        self.there.see_who_left(room)
        playing = room.started and not room.table.over
        situation = Situation(
            question=room.table.question(None),
            asked=asked,
            online=online,
            autopilot=frozenset(room.autopilot),
            age=room.age(time.time()),
            people=people if playing else (),
            gone={seat: max(0.0, time.time() - left) for seat, left in room.left.items()},
            banks=None if room.made.bank is None else {seat: room.places[seat].bank for seat in people},
            paused=room.paused is not None,
        )
        self.clock.see(now, situation)
        due, bots = self.clock.next(now), room.bots
        if bots or bots != self._bots or due != self._due:  # else there is nothing for the keeper to do
            self._due, self._bots = due, bots
            self.clock_moved.set()
        self.changed.set()
        for connection in self.there.connections:
            connection.look()
        self.on_look()

    def absent(self) -> set[int]:
        """Who has been gone for so long that the table decides without them."""
        return set(self.clock.absent(time.monotonic()))

    def given_up(self) -> set[int]:
        """The seats whose owners nobody need wait for: those who are away while asked, and those for whom a bot plays."""
        handed = {seat for seat, place in enumerate(self.room.places) if place.stand_in is not None}
        return self.clock.away(time.monotonic()) | (handed - self.there.online())

    def thought(self) -> tuple[int, dict[int, float]]:
        """The open question, and how long those who are asked have thought, where that counts."""
        return self.room.table.question(None), self.clock.thought(time.monotonic())

    def hear_thought(self, question: int, thought: Mapping[int, float]) -> None:
        """How long those who are asked have thought, as another process has counted it."""
        self.clock.hear(time.monotonic(), question, thought)
        self.look_again()

    async def note_who_left(self) -> None:
        """Since when somebody is gone outlasts this process. What the table decides then waits for them no longer."""
        absent = self.clock.absent(time.monotonic())
        for seat, long in absent.items():
            if seat not in self.room.left:
                when = self.there.gone.get(seat, time.time() - long)
                await self.commit(functools.partial(handing.note_left, seat=seat, when=when))
        if handing.move_on(self.room, absent.keys()) is not None:
            await self.commit(functools.partial(handing.move_on, absent=absent.keys()))

    async def welcome(self, seat: int) -> None:
        """Whoever comes back to a seat has it again at once."""
        if handing.come(self.room, seat) is not None:
            await self.commit(functools.partial(handing.come, seat=seat))

    # -- telling -------------------------------------------------------------------------------------------------------

    def _tell_soon(self) -> None:
        """Once for all that happens in this moment."""
        if self.there.connections and not self._will_tell:
            self._will_tell = True
            asyncio.get_running_loop().call_soon(self._tell)

    def _tell(self) -> None:
        self._will_tell = False
        self.tell(list(self.there.connections))

    def tell(self, connections: Iterable[Connection]) -> None:
        """Send these clients what they do not have yet, as far as they can take it."""
        telling = Telling(self)
        for connection in connections:
            try:
                connection.send(telling.state_for, self.films.stream)
            except Exception as error:  # one who cannot be told must not keep the others waiting
                as_refused(error)
                connection.break_off()


def patient(times: Times, made: log.Made) -> Times:
    return times if made.patience is None else times._replace(away=made.patience)


def nothing() -> None:
    pass


def nothing_seen(_seat: int, _question: int) -> None:
    pass


def moves_on(event: log.Event) -> bool:
    """Whether the game goes on by this line: it starts, or has an answer or a report."""
    return isinstance(event, log.Started) or (
        isinstance(event, log.Entered) and isinstance(event.entry, Answered | Reported)
    )
