"""How a game of Bibliowonders! ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.rules.kit import Seat, bit, set_size
from wondertable.games.bibliowonders.rules import tell

if TYPE_CHECKING:
    from wondertable.games.bibliowonders.rules.position import BibliowondersPosition

RUNNING: Final = 0
BY_RECEPTION: Final = 1
BY_PRESENCE: Final = 2
BY_ROUND_LIMIT: Final = 3
REASONS: Final = ["", "reception", "presence", "round_limit"]


def has_all_cubes(position: BibliowondersPosition, seat: Seat) -> bool:
    return set_size(position.seats[seat].slots) >= position.tables.cubes_to_win


def win(position: BibliowondersPosition, seat: Seat, reason: i64) -> None:
    """BIB-E2: at once, whoever has had how many turns."""
    position.winners = bit(seat)
    stop(position, reason)


def end_by_rounds(position: BibliowondersPosition) -> None:
    """BIB-V4: most cubes win, ties are shared."""
    most: i64 = 0
    for player in position.seats:
        most = max(most, set_size(player.slots))
    seat: Seat
    for seat in range(position.players):
        if set_size(position.seats[seat].slots) == most:
            position.winners |= bit(seat)
    stop(position, BY_ROUND_LIMIT)


def stop(position: BibliowondersPosition, reason: i64) -> None:
    """The game is over, and everything hidden is shown."""
    position.reveal()
    position.ended = reason
    tell.win(position)
