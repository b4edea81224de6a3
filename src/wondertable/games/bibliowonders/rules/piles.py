"""Drawing and discarding in Bibliowonders! (BIB-P41 to BIB-P43)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.rules.kit import bit, shuffle
from wondertable.games.bibliowonders import tell
from wondertable.games.bibliowonders.bag import COPIES_MAX, COPY_BITS, common, single, size

if TYPE_CHECKING:
    from wondertable.games.bibliowonders.position import BibliowondersPosition


def can_draw(position: BibliowondersPosition) -> bool:
    return position.left > 0 or position.discard > 0


def draw(position: BibliowondersPosition, seat: i64, number: i64) -> i64:
    """Draw so many cards, or as many as there are; returns them."""
    drawn: i64 = 0
    count: i64 = 0
    player = position.seats[seat]
    while count < number:
        if position.left == 0:
            if position.discard == 0:
                break  # BIB-P43: nothing is drawn
            reshuffle(position)
        position.left -= 1
        card = single(position.pile[position.left])
        player.hand += card
        drawn += card
        count += 1
    if count:
        position.reveal()
        tell.draw(position, seat, count, drawn)
    return drawn


def reshuffle(position: BibliowondersPosition) -> None:
    """BIB-P41, BIB-P42: only when a draw is due; used magic that still lies out is not part of it.

    Whoever counts knows what all hands hold together at this moment, so cards held since are told from cards drawn later.
    """
    pile = vec[i64]()
    rest = position.discard
    kind: i64 = 0
    while rest:
        number: i64 = rest & COPIES_MAX
        while number > 0:
            pile = append(pile, kind)
            number -= 1
        rest >>= COPY_BITS
        kind += 1
    shuffle(pile, position.rng)
    position.pile = pile
    position.left = len(pile)
    position.discard = 0
    for player in position.seats:
        player.old = player.hand
    tell.reshuffle(position)


def put_down(position: BibliowondersPosition, seat: i64, cards: i64) -> None:
    """Cards of a hand go to the discard pile, face up."""
    take_from_hand(position, seat, cards)
    position.discard += cards


def take_from_hand(position: BibliowondersPosition, seat: i64, cards: i64) -> None:
    position.reveal()
    player = position.seats[seat]
    player.hand -= cards
    if player.old:
        player.old = common(player.old, player.hand)


def owe(position: BibliowondersPosition, seat: i64, number: i64, question: i64) -> None:
    """The next answer discards so many cards, or the whole hand if it has fewer."""
    held = size(position.seats[seat].hand)
    if number > held:
        number = held
    position.owed = number
    position.ask(question, bit(seat), sealed=False)
