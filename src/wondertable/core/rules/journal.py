"""What happened in a game, told to those who may know it."""

from __future__ import annotations

from typing import Final

from wondertable.core.rules.kit import has

SPECTATOR: Final = 31
"""The bit of the audience that stands for people who only watch."""
EVERYBODY: Final = 0xFFFFFFFF


def viewer_bit(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


class Event:
    """Something that happened: a key of the game's list, whole numbers, and who may know of it."""

    __slots__ = ("args", "audience", "key")

    def __init__(self, key: int, audience: int, args: list[int]) -> None:
        self.key = key
        self.audience = audience
        self.args = args


class Journal:
    """What happened so far. Only positions that people watch have one."""

    __slots__ = ("events",)

    def __init__(self, events: list[Event]) -> None:
        self.events = events

    def note(self, key: int, audience: int, args: list[int]) -> None:
        self.events.append(Event(key, audience, args))

    def clone(self) -> Journal:
        return Journal(self.events[:])

    def known_to(self, viewer: int) -> Journal:
        return Journal([event for event in self.events if has(event.audience, viewer)])
