"""What a table tells those who are connected: each what is new to it, and what several share made once."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET

from wondertable.core.views import Changing
from wondertable.server import ageing, handing, rematch, wire
from wondertable.server.connection import Connection

if TYPE_CHECKING:
    from wondertable.server.live import LiveTable


def info(live: LiveTable) -> wire.TableInfo:
    room, made = live.room, live.room.made
    online, away = live.there.online(), live.clock.away(time.monotonic())
    seats = [
        wire.Seat(
            place.name,
            place.bot,
            seat in online,
            seat in away,
            seat in room.autopilot,
            room.hints[seat],
            place.waits,
            None if seat in online else room.left.get(seat, live.there.gone.get(seat)),
            place.stand_in,
            place.resigned,
            place.late,
        )
        for seat, place in enumerate(room.places)
    ]
    return wire.TableInfo(
        table=room.id,
        game=made.game,
        players=made.players,
        options=dict(room.table.options),
        clock=made.clock,
        seats=seats,
        host=room.host,
        started=room.started,
        over=room.started and room.table.over,
        commitment=room.table.commitment or "",
        seed_chosen=made.seed_chosen,
        start=room.table.start_hash,
        hints=made.hints,
        brisk=made.brisk,
        weaker=live.weaker,
        watchers_apart=made.watchers_apart,
        series=rematch.told_series(room),
        company=company_of(live),
        leaving=ageing.leaving(live),
        notice=live.notice(),
        data=None if room.game.data_is_shipped else made.data,
        own_data=room.own_data,
    )


def company_of(live: LiveTable) -> wire.Company:
    room, bank, motion, paused = live.room, live.room.made.bank, live.room.motion, live.room.paused
    moved = None
    if motion is not None:
        taker = None if motion.taker is None else wire.Taker(motion.taker.seat, motion.taker.name)
        moved = wire.Motion(motion.motion, motion.by, motion.waiting, motion.agreed, taker)
    return wire.Company(
        patience=live.clock.times.away,
        bank=None if bank is None else wire.Bank(bank.seconds, bank.increment),
        paused=None if paused is None else wire.Pause(paused.by, paused.since),
        motion=moved,
        watchers=live.there.watchers(),
        open=not room.closed,
        sent_away=[name for name in room.sent_away.values() if name],
        duel=handing.is_duel(room),
    )


def glance(live: LiveTable) -> wire.TableGlance:
    """The same for somebody who is not connected. Whose answers are wanted is told to everybody at the table too."""
    room = live.room
    asked = [] if not room.started or room.table.over else room.table.asked()
    since = live.clock.since(time.monotonic()) if asked else None
    ended = room.table.outcome if room.started else None
    outcome = None if ended is None else wire.Outcome(list(ended.winners), ended.scores, ended.reason)
    return wire.TableGlance(**msgspec.structs.asdict(info(live)), asked=asked, since=since, outcome=outcome)


class Telling:
    """One round of telling: its parts are encoded for the first who needs them, and gone with the last."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._parts: dict[object, bytes] = {}

    def state_for(self, connection: Connection) -> bytes:
        """The newest state for one client: what is new to it."""
        live, room = self.live, self.live.room
        seat, first, told, started = connection.seat, connection.known, connection.told, room.started
        events = room.table.happened(seat, first) if started else []
        now = time.monotonic()
        connection.known += len(events)
        state = wire.State(
            number=connection.next_number(),
            seat=seat,
            question=room.table.question(seat) if started else None,
            events=wire.raw(self._part(("events", seat, first), lambda: events)),
            first=first,
            moment=len(room.table.given) if started else None,
            since=live.clock.since(now) if started and not room.table.over else None,
            remaining=live.clock.remaining(now, seat),
            now=round(time.time(), 1),
        )
        if room.made.bank is not None and started:
            left = live.clock.banks(now)
            state.banks = [None if place.bot else left.get(at, place.bank) for at, place in enumerate(room.places)]
        if live.pages is not None and not told.pages:
            told.pages = True
            state.pages = live.pages() or UNSET
        if (table := self._part("table", lambda: info(live))) != told.table:
            told.table = table
            state.table = wire.raw(table)
        if (undo := self._part(("undo", seat), lambda: room.undo_state(seat))) != told.undo:
            told.undo = undo
            state.undo = wire.raw(undo)
        watching = seat is None
        if told.talk != room.talk.newest(watching):
            told.talk = room.talk.newest(watching)
            state.talk = wire.raw(self._part(("talk", watching), lambda: room.talk.heard(watching)))
        if (again := self._part(("again", seat), lambda: rematch.told_again(live, seat))) != told.again:
            told.again = again
            state.again = wire.raw(again)
        if told.moved != room.moved:
            told.moved = room.moved
            state.view = wire.raw(self._part(("view", seat), lambda: self.view(seat)))
        if started and not told.fixed:
            told.fixed = True
            state.fixed = wire.raw(self._part("fixed", room.table.fixed))
        film = live.films.newest
        if film is not None and told.films != live.films.count:
            told.films = live.films.count
            if film[0] == state.moment:
                state.film = wire.raw(self._part("film", lambda: film[1]))
        return wire.encode(state)

    def view(self, seat: int | None) -> Changing[Any] | None:
        """As `wire.View` describes it."""
        room = self.live.room
        if not room.started:
            return None
        if not room.game.parts.open_board:
            return room.table.changing(seat)
        board = self._part("board", lambda: room.game.open_board(room.table.position))
        return room.table.changing(seat, wire.raw(board))

    def _part(self, key: object, make: Callable[[], object]) -> bytes:
        if key not in self._parts:
            self._parts[key] = wire.encode(make())
        return self._parts[key]
