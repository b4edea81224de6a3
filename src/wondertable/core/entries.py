"""What is entered at a table: answers, wishes to take one back, votes on such a wish, and reports from outside.

Logs and records hold entries as JSON: `{"kind": "answer", "seat": 0, "answer": "bid 7", "by": "player"}`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec import Struct

PLAYER: Final = "player"
AUTOPILOT: Final = "autopilot"


class Answered(Struct, frozen=True, gc=False, tag_field="kind", tag="answer"):
    seat: int
    answer: str
    by: str = PLAYER
    """Who answered for the seat: its player, the autopilot, or a bot by name."""


class Wished(Struct, frozen=True, tag_field="kind", tag="wish"):
    """A seat would like to take back its last answer, and with it all that followed."""

    seat: int
    voters: list[int] = []
    """The seats whose consent it needs; without any it is carried out at once."""


class Agreed(Struct, frozen=True, gc=False, tag_field="kind", tag="agree"):
    seat: int


class Declined(Struct, frozen=True, gc=False, tag_field="kind", tag="decline"):
    seat: int


class Reported(Struct, frozen=True, gc=False, tag_field="kind", tag="report"):
    """A result from outside the rules: no seat's doing."""

    report: str


Entry = Answered | Wished | Agreed | Declined | Reported
Move = Answered | Reported
"""By which the game itself goes on."""


class Given(NamedTuple):
    """An answer or a report that stands, and what it took to decide whether it may be taken back."""

    entry: Move
    seat: int | None
    """Whose answer it is; a report is nobody's."""
    action: int
    """What an answer means; 0 for a report."""
    barrier: int
    final: bool


class Proved(NamedTuple):
    """The last proposal, which need not be proved again."""

    entry: Entry
    action: int
