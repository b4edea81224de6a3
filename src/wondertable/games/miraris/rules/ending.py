"""The end of a game of Miraris."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.rules.kit import Seat, Seats, bit, everybody
from wondertable.games.miraris.rules import scoring, tell

if TYPE_CHECKING:
    from wondertable.games.miraris.rules.position import MirarisPosition

RUNNING: Final = 0
BY_POINTS: Final = 1
BY_SEVEN_KINDS: Final = 2
REASONS: Final = ["", "points", "seven_kinds"]
"""Why a game ended: the highest score (MIR-E11), or all kinds of Wonder in Rolando's hands (MIR-A4)."""


def end_by_points(position: MirarisPosition) -> None:
    """Every seat is scored, and all characters are shown (MIR-E7)."""
    position.reveal()
    seat: Seat
    for seat in range(position.players):
        player = position.seats[seat]
        player.secret = 0
        player.points = scoring.points_of(position, seat)
    position.shown = everybody(position.players)
    for seat in range(position.players):
        tell.score(position, seat)
    position.winners = highest(position)
    position.ended = BY_POINTS
    tell.win(position)


def highest(position: MirarisPosition) -> Seats:
    """MIR-E11: the highest score wins; MIR-E12: players who share it share the victory."""
    best: i64 = -1
    found: Seats = 0
    seat: Seat
    for seat in range(position.players):
        points = position.seats[seat].points
        if points > best:
            best = points
            found = 0
        if points == best:
            found |= bit(seat)
    return found


def end_at_once(position: MirarisPosition, seat: Seat) -> None:
    """MIR-A4, MIR-E13: one winner, no scores, no ranking."""
    position.winners = bit(seat)
    position.ended = BY_SEVEN_KINDS
    tell.win(position)
