"""What a viewer of Kuhn poker sees: the chips, the own card, and after the end all cards (KUH-E4)."""

from __future__ import annotations

from msgspec import Struct

from kuhn.rules.position import CARDS, KuhnPosition
from wondertable.core.defaults.view import Fixed, fixed, refused_pieces

__all__ = ["Board", "Fixed", "board", "fixed", "refused_pieces"]


class SeatSeen(Struct, frozen=True, gc=False):
    chips: int
    card: str
    """"hidden" while the viewer may not know it."""


class Board(Struct, frozen=True, gc=False):
    pot: int
    seats: list[SeatSeen]
    left: str | None
    """The card that nobody was dealt."""


def board(position: KuhnPosition, seat: int | None) -> Board:
    over = position.discloses()
    seats = [
        SeatSeen(position.chips(other), CARDS[position.cards[other]] if over or other == seat else "hidden")
        for other in range(position.players)
    ]
    return Board(sum(each.chips for each in seats), seats, CARDS[position.cards[2]] if over else None)
