"""Who watches: known again by a key of their own choice, sent away by those who play, and kept out. And who has lost their seat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from wondertable.core.refused import Refused
from wondertable.server import access, handing, log, names, wire
from wondertable.server.connection import Connection
from wondertable.server.room import Room
from wondertable.server.wire import Watcher

ID: Final = 16
SENT_AWAY_MOST: Final = 200
"""So many can be kept out one by one; then the door can be closed."""


def enter(room: Room, hello: wire.Hello, place: str) -> Watcher | None:
    """Who this is; refused if they may not watch. Whoever waits for the table to give them a seat may."""
    key = hello.watcher if hello.watcher is not None else f"from {place}"
    watcher = Watcher(access.fingerprint(key)[:ID], called(hello.name))
    if handing.asks_for_seat(room, hello.token):
        return watcher
    if watcher.id in room.sent_away:
        raise Refused(None, "sent-away")
    if room.closed:
        raise Refused(None, "door-closed")
    return watcher


def called(name: str | None) -> str:
    """Without a name that can be shown they have none."""
    try:
        return "" if name is None else names.clean_name(name)
    except Refused:
        return ""


def send_away(room: Room, by: int, watcher: str, present: Iterable[Watcher]) -> log.SentAway | None:
    handing.must_play_on(room, by)
    if watcher in room.sent_away:
        return None
    found = [one for one in present if one.id == watcher]
    if not found:
        raise Refused(None, "not-watching")
    if len(room.sent_away) >= SENT_AWAY_MOST:
        raise Refused(None, "many-sent-away", {"limit": SENT_AWAY_MOST})
    return log.SentAway(watcher, by, found[0].name)


def see_out(room: Room, event: log.Event, connections: Iterable[Connection]) -> None:
    """Whoever may not be here any more is told so and has to go."""
    match event:
        case log.SentAway(watcher):
            go = [one for one in connections if one.watcher is not None and one.watcher.id == watcher]
            why = Refused(None, "sent-away")
        case log.Door(False):
            go = [one for one in connections if one.watcher is not None]
            why = Refused(None, "door-closed")
        case log.Freed(seat):
            go = [one for one in connections if one.seat == seat and room.seat_of(one.token) != seat]
            why = Refused(None, "seat-freed")
        case log.Forgotten(seat):
            go = [one for one in connections if one.seat == seat]  # their token is nobody's any more
            why = Refused(None, "seat-forgotten")
        case _:
            return
    for connection in go:
        if not handing.asks_for_seat(room, connection.token):
            connection.break_off(why)
