"""Another game of the people who have just finished one: the same people, bots and options at one new table.

However many ask for it, in whichever process, there is one: the line that says so stands in the log of the finished table
and holds the first line of the new one, so that whoever reads it can lay the new table if the one who wrote it could not.
Nobody is told of a table that is not there. Seats of the new table wait for their owners, who know them by the token that
they have already: nothing secret is sent to anybody.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING

import msgspec

from wondertable.core.game import Game
from wondertable.core.refused import Refused
from wondertable.server import access, games, handing, log, wire
from wondertable.server.making import SEED_BYTES
from wondertable.server.room import Room
from wondertable.server.store import Conflict, Store

if TYPE_CHECKING:
    from wondertable.server.live import LiveTable

At = Callable[[str], "AbstractAsyncContextManager[LiveTable]"]
KeepData = Callable[[Game], Awaitable[None]]


class Rematch:
    def __init__(self, store: Store, at: At, keep_data: KeepData) -> None:
        self._store = store
        self._at = at
        self._keep_data = keep_data

    async def want(self, live: LiveTable, seat: int) -> None:
        """Somebody wants another game; one who comes second wants the same."""
        await live.commit(lambda room: next_table(room, seat))
        await self.settle(live)

    async def decline(self, live: LiveTable, seat: int) -> None:
        """Somebody does not come: the seat that waits for them is free for others."""
        again = live.room.again
        if again is None:
            raise Refused(None, "no-next-table")
        own = again.seats.index(seat)
        async with self._at(again.table) as there:
            if there.room.places[own].token == live.room.places[seat].token:  # else somebody else has it
                await there.commit(lambda room: room.free(own, own))

    async def settle(self, live: LiveTable) -> None:
        """The new table is there, whoever was to lay it, and people are told."""
        again = live.room.again
        if again is None or live.next_laid:
            return
        await self._keep_data(game_after(live.room))
        with contextlib.suppress(Conflict):  # somebody else has laid it
            await self._store.append(again.table, 1, log.encode(again.made))
        live.next_laid = True
        live.look_again()

    async def arrive(self, live: LiveTable) -> None:
        """Somebody has said hello. With the last one for whom a seat waited the game starts by itself."""
        if live.room.again is not None:
            await self.settle(live)
        if live.room.start_together() is not None:
            await live.commit(lambda room: room.start_together())


async def free(live: LiveTable, by: int, seat: int) -> None:
    """Somebody gives up a seat before the game, or the host that of somebody who is not there."""
    if by != seat and seat in live.there.online():
        raise Refused(None, "seat-there", {"seat": seat + 1})
    await live.commit(lambda room: room.free(by, seat))


def next_table(room: Room, by: int) -> log.Again | None:
    """The line that says where the people of a finished table play again; None where it stands already."""
    if not room.started or not room.table.over:
        raise Refused(None, "not-over")
    if room.again is not None:
        return None
    game, then = game_after(room), room.game.next_game(room.table.position)
    kept: list[log.Maker] = []
    maker: log.Maker | None = None
    for seat, before in enumerate(then.seats):
        place = room.places[before]
        if place.token is not None:
            person = log.Maker(place.name or "", place.token, seat)
            if before == by:
                maker = person
            else:
                kept.append(person)
    series = series_of(room)
    made = msgspec.structs.replace(
        room.made,
        data=game.data_hash,
        options=dict(game.check_options(room.table.options)),
        seed=secrets.token_hex(SEED_BYTES),
        seed_chosen=False,
        maker=maker,
        bots=[None if room.places[seat].token is not None else room.places[seat].bot for seat in then.seats],
        rules_version=game.rules_version,
        start=None,
        kept=kept,
        series=log.Series(
            series.games,
            [(series.seats[seat].games, series.seats[seat].wins) for seat in then.seats],
            not then.stays,
            then.rule,
        ),
    )
    return log.Again(by, access.new_table_id(), then.seats, made)


def game_after(room: Room) -> Game:
    """With the newest data of the game, unless somebody brought those of the table."""
    return room.game if room.own_data else games.game(room.made.game)


def series_of(room: Room) -> wire.Series:
    """What these people have played with each other, the present game too if it is over."""
    before = room.made.series
    games_played = 0 if before is None else before.games
    seats = [wire.Tally(games, wins) for games, wins in room.tallies]
    outcome = room.table.outcome if room.started else None
    if outcome is not None and outcome.reason not in (
        handing.AGREED,
        handing.SHUT,
    ):  # what nobody has won counts for nobody
        games_played += 1
        for seat, (tally, place) in enumerate(zip(seats, room.places, strict=True)):
            tally.games += 1
            tally.wins += seat in outcome.winners and not place.resigned  # a bot won it for who had given up
    moved, rule = (False, None) if before is None else (before.moved, before.rule)
    return wire.Series(games_played, seats, moved, rule)


def told_series(room: Room) -> wire.Series | None:
    series = series_of(room)
    return series if series.games else None


def told_again(live: LiveTable, seat: int | None) -> wire.Again | None:
    """The new table, as one viewer is told of it."""
    again = live.room.again
    if again is None or not live.next_laid:
        return None
    return wire.Again(again.table, None if seat is None else again.seats.index(seat), again.by, again.seats)
