"""Somebody who played wants to be forgotten: the name, the words, the token and the devices of a seat go, also from what was written.

A line says so first, so that every server stops telling them; then the lines before are written anew without them. Whoever
reads a log in which that was broken off does it again.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from wondertable.core.refused import Refused
from wondertable.server import handing, log
from wondertable.server.store import Conflict, Line, Store

if TYPE_CHECKING:
    from wondertable.server.live import LiveTable
    from wondertable.server.room import Room

NOBODY: Final = ""
GONE: Final = "gone"
"""Instead of a token's fingerprint: no token has it."""
STAND_IN: Final = "adept"
"""Plays to the end for whoever is forgotten in the midst of a game."""


def line_of(room: Room, seat: int) -> log.Forgotten | None:
    """None if that seat's owner is forgotten already."""
    if seat >= len(room.places):
        raise Refused(None, "no-such-seat", {"seat": seat + 1, "players": len(room.places)})
    if seat in room.forgotten:
        return None
    room.must_sit(seat)
    return log.Forgotten(seat)


def carry_out(room: Room, seat: int, when: float | None) -> None:
    """Before the game the seat is free again; in its midst somebody who is forgotten has given up."""
    place = room.places[seat]
    room.talk.forget(seat)
    if not room.started:
        room.make_free(seat)
        return
    if not room.table.over and not place.resigned:
        handing.carry_out(room, log.Resigned(seat, STAND_IN, when))
    place.name, place.token = NOBODY, GONE
    room.forgotten.add(seat)


async def forget(live: LiveTable, seat: int) -> None:
    token = live.room.places[seat].token
    await live.commit(lambda room: line_of(room, seat))
    await clean(live.store, live.room.id, seat)
    if token is not None:
        await clear_devices(live.store, live.room.id, token)


async def forget_from_outside(store: Store, table: str, seat: int) -> bool:
    """The same by whoever runs the server; False if there is no such person."""
    while lines := await store.load(table):
        events = [log.decode(line.body) for line in lines]
        tokens = {token for event in events for token in tokens_of(event, seat)} - {GONE}
        if not tokens:
            return False
        try:
            await store.append(table, lines[-1].seq + 1, log.encode(log.Forgotten(seat, round(time.time(), 1))))
        except Conflict:  # something happened there at this moment
            continue
        await clean(store, table, seat)
        for token in tokens:
            await clear_devices(store, table, token)
        return True
    return False


async def clean(store: Store, table: str, seat: int) -> None:
    if changed := cleaned(await store.load(table), {seat}):
        await store.rewrite(table, changed)


async def clear_devices(store: Store, table: str, token: str) -> None:
    place = f"push {table}"
    for name in await store.slips(place):
        if name.startswith(token):
            await store.clear(place, name)


# -- what was written ---------------------------------------------------------------------------------------------------


def cleaned(lines: Iterable[Line], seats: Collection[int]) -> dict[int, bytes]:
    """The lines that tell something of these seats' owners, without it."""
    found = {}
    for line in lines:
        event = other = log.decode(line.body)
        for seat in seats:
            other = without(other, seat)
        if other != event:
            found[line.seq] = log.encode(other)
    return found


def without(event: log.Event, seat: int) -> log.Event:
    match event:
        case log.Made():
            return made_without(event, seat)
        case log.Again(seats=seats, made=made) if seat in seats:
            return replace(event, made=made_without(made, seats.index(seat)))
        case log.Sat(there) if there == seat:
            return log.Sat(seat, NOBODY, GONE)
        case log.Named(there) if there == seat:
            return log.Named(seat, NOBODY)
        case log.Said(there) if there == seat:
            return log.Said(seat, "")
        case log.Moved(taker=taker) if taker is not None and taker.seat == seat:
            return replace(event, taker=log.Taker(seat, NOBODY, GONE))
    return event


def made_without(made: log.Made, seat: int) -> log.Made:
    nobody = log.Maker(NOBODY, GONE, seat)
    maker = nobody if made.maker is not None and made.maker.seat == seat else made.maker
    kept = made.kept and [nobody if person.seat == seat else person for person in made.kept]
    return replace(made, maker=maker, kept=kept)


def tokens_of(event: log.Event, seat: int) -> set[str]:
    match event:
        case log.Made():
            people = [*(made for made in (event.maker,) if made is not None), *(event.kept or [])]
            return {person.token for person in people if person.seat == seat}
        case log.Sat(there, _, token) if there == seat:
            return {token}
        case log.Moved(taker=taker) if taker is not None and taker.seat == seat:
            return {taker.token}
    return set()
