"""The Scroll Deck, face down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from wondertable.core.rules.kit import bit, shuffle
from wondertable.games.dominovia import history, tell

if TYPE_CHECKING:
    from wondertable.games.dominovia.position import DominoviaPosition


def deal(position: DominoviaPosition, each: i64) -> None:
    """DOM-S6 to DOM-S8: all scrolls are shuffled and dealt; the rest is the deck."""
    pile = position.tables.full_pile[:]
    shuffle(pile, position.rng, 0)
    at: i64 = 0
    for mage in position.seats:
        mage.hand = 0
        for _scroll in range(each):
            mage.hand |= bit(pile[at])
            at += 1
    position.deck = pile
    position.drawn_off = at


def draw(position: DominoviaPosition, seat: i64) -> None:
    """DOM-P9: the top scroll, unseen by others."""
    scroll = position.deck[position.drawn_off]
    position.drawn_off += 1
    position.seats[seat].hand |= bit(scroll)
    position.drawn += 1
    position.reveal()
    history.drew(position, seat, scroll)
    tell.draw(position, seat, scroll)


def put_in(position: DominoviaPosition, scroll: i64) -> None:
    """DOM-A18, DOM-A19: a scroll goes into the deck, which is shuffled; into an empty deck it goes alone."""
    pile = append(position.deck[position.drawn_off :], scroll)
    shuffle(pile, position.rng, 0)
    position.deck = pile
    position.drawn_off = 0
    position.reveal()
    if len(pile) > 1:
        tell.mix(position)


def scrolls(position: DominoviaPosition) -> i64:
    """The set of scrolls in the deck."""
    found: i64 = 0
    at: i64 = position.drawn_off
    while at < len(position.deck):
        found |= bit(position.deck[at])
        at += 1
    return found
