"""The Scroll Deck, face down. Chance has its say here and nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from wondertable.core.rules.kit import Seat, bit, shuffle
from wondertable.games.dominovia.rules import tell
from wondertable.games.dominovia.rules.knowledge import moves
from wondertable.games.dominovia.rules.tables import Scroll, Scrolls

if TYPE_CHECKING:
    from wondertable.games.dominovia.rules.position import DominoviaPosition


def deal(position: DominoviaPosition, each: i64) -> None:
    """All scrolls are shuffled (DOM-S6) and dealt (DOM-S7); the rest is the deck (DOM-S8)."""
    pile = position.tables.full_pile[:]
    shuffle(pile, position.rng)  # DOM-K13
    at: i64 = 0
    for mage in position.seats:
        mage.hand = 0
        for _scroll in range(each):
            mage.hand |= bit(pile[at])
            at += 1
    position.deck = pile
    position.deck_top = at
    tell.deal(position, each)


def draw(position: DominoviaPosition, seat: Seat) -> None:
    """DOM-P9: the top scroll, unseen by others."""
    scroll = position.deck[position.deck_top]
    position.deck_top += 1
    position.seats[seat].hand |= bit(scroll)
    position.drawn_this_turn += 1
    position.reveal()
    moves.drew(position, seat, scroll)
    tell.draw(position, seat, scroll)


def put_in(position: DominoviaPosition, scroll: Scroll) -> None:
    """A scroll goes into the deck, which is shuffled (DOM-A18, DOM-V6); into an empty deck it goes alone (DOM-A19, DOM-V7)."""
    pile = append(position.deck[position.deck_top :], scroll)
    shuffle(pile, position.rng)  # DOM-K13
    position.deck = pile
    position.deck_top = 0
    position.reveal()
    if len(pile) > 1:
        tell.mix(position)


def scrolls(position: DominoviaPosition) -> Scrolls:
    """The set of scrolls in the deck."""
    found: i64 = 0
    at: i64
    for at in range(position.deck_top, len(position.deck)):
        found |= bit(position.deck[at])
    return found
