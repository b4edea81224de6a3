"""What people at a table say to each other, and who hears it.

A phrase travels as its key, and each reads it in their own language. Those who watch may speak too, under a name of their
own; a table may keep their words among themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wondertable.core.refused import Refused
from wondertable.server import log, names, wire

if TYPE_CHECKING:
    from wondertable.server.room import Room

KEPT: Final = 50
"""Lines that are told to whoever comes."""
PHRASES: Final = (
    "hello",
    "good-luck",
    "well-played",
    "nice-move",
    "thanks",
    "oops",
    "sorry",
    "one-moment",
    "back",
    "your-turn",
    "once-more",
    "goodbye",
)
"""Pages have a sentence `phrase-<key>` for each."""


class Talk:
    """All that was said at a table, as far as it is kept; of what players hear and of what those hear who watch."""

    def __init__(self, apart: bool) -> None:
        self.apart = apart
        self._said = 0
        self._heard: dict[bool, list[wire.Talk]] = {True: [], False: []}

    def add(self, seat: int | None, name: str, text: str, phrase: str | None) -> None:
        self._said += 1
        line = wire.Talk(seat, name, text, phrase, self._said)
        for watching, lines in self._heard.items():
            if watching or is_heard(self.apart, seat):
                lines.append(line)
                del lines[:-KEPT]

    def forget(self, seat: int) -> None:
        for watching, lines in self._heard.items():
            self._heard[watching] = [line for line in lines if line.seat != seat]

    def heard(self, watching: bool) -> list[wire.Talk]:
        return self._heard[watching]

    def newest(self, watching: bool) -> int:
        """The number of the last line that is heard."""
        lines = self._heard[watching]
        return lines[-1].number if lines else 0


def is_heard(apart: bool, seat: int | None) -> bool:
    """Whether players are told what comes from there."""
    return seat is not None or not apart


def line_of(room: Room, seat: int | None, said: wire.Say) -> log.Said:
    """What becomes of somebody's words; refused if they are none, or somebody else's name stands under them."""
    text = ""
    if said.phrase is None:
        text = names.clean_talk(said.text)
    elif said.text:
        raise Refused(None, "malformed", {"problem": "a phrase needs no text"})
    elif said.phrase not in PHRASES:
        raise Refused(None, "no-such-phrase", {"phrase": said.phrase, "phrases": ", ".join(PHRASES)})
    if seat is not None:
        room.must_sit(seat)
        return log.Said(seat, text, said.phrase)
    if said.name is None:
        raise Refused(None, "no-name")
    return log.Said(None, text, said.phrase, room.free_name(names.clean_name(said.name), None))
