"""The end of a game: all points are counted, and who wins by what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.rules.kit import Seat, Seats, bit
from wondertable.games.alicematic.rules import scoring, tell

if TYPE_CHECKING:
    from wondertable.games.alicematic.rules.position import AlicematicPosition

RUNNING: Final = 0
BY_POINTS: Final = 1
BY_ALICES: Final = 2
SHARED: Final = 3
REASONS: Final = ["", "points", "alices", "shared"]
"""Why a game ended so: the most VP alone, the most Alices among equals, or a shared victory (ALI-E17)."""


def count_points(position: AlicematicPosition) -> None:
    """ALI-E2: VP gained in play, tile points, slot points, end effects; ALI-E16: nothing else is worth anything.

    ALI-K8: now everything may be shown.
    """
    position.reveal()
    tiles = scoring.add_tiles(position)
    slots = scoring.add_slots(position)
    seat: Seat
    for seat in range(position.players):
        player = position.seats[seat]
        effects = scoring.add_effects(position, seat)
        player.points = player.vp + tiles[seat] + slots[seat] + effects
        tell.score(position, seat, tiles[seat], slots[seat], effects)
    choose_winners(position)


def choose_winners(position: AlicematicPosition) -> None:
    """ALI-E17: most VP; equal, more Alices; still equal, a shared victory."""
    best: i64 = -1
    tied: i64 = 0
    for player in position.seats:
        if player.points > best:
            best = player.points
            tied = 1
        elif player.points == best:
            tied += 1
    most: i64 = -1
    winners: Seats = 0
    shared: i64 = 0
    seat: Seat
    for seat in range(position.players):
        if position.seats[seat].points == best:
            alices = scoring.counted_alices(position, seat)
            if alices > most:
                most = alices
                winners = bit(seat)
                shared = 1
            elif alices == most:
                winners |= bit(seat)
                shared += 1
    position.winners = winners
    if tied == 1:
        position.ended = BY_POINTS
    elif shared == 1:
        position.ended = BY_ALICES
    else:
        position.ended = SHARED
    tell.win(position)
