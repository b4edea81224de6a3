"""Drawing and discarding in Bibliowonders!"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.rules.bags import Bag, common, count, most, one, size
from wondertable.core.rules.kit import Kind, Seat, bit, shuffle
from wondertable.core.rules.questions import Options
from wondertable.games.bibliowonders.rules import tell
from wondertable.games.bibliowonders.rules.questions import discard_of
from wondertable.games.bibliowonders.rules.tables import BITS

if TYPE_CHECKING:
    from wondertable.games.bibliowonders.rules.position import BibliowondersPosition


# -- drawing -----------------------------------------------------------------------------------------------------------


def can_draw(position: BibliowondersPosition) -> bool:
    return position.undrawn > 0 or position.discard > 0


def draw(position: BibliowondersPosition, seat: Seat, number: i64) -> Bag:
    """Draw so many cards, or as many as there are; returns them."""
    drawn: Bag = 0
    got: i64 = 0
    player = position.seats[seat]
    while got < number:
        if position.undrawn == 0:
            if position.discard == 0:
                break  # BIB-P43: nothing is drawn
            reshuffle(position)  # BIB-P42: only now that a card must be drawn
        position.undrawn -= 1
        card = one(position.pile[position.undrawn], BITS)
        player.hand += card
        drawn += card
        got += 1
    if got:
        position.reveal()
        tell.draw(position, seat, got, drawn)
    return drawn


def reshuffle(position: BibliowondersPosition) -> None:
    """BIB-P41: the discard pile; BIB-P42: used magic that still lies out is not part of it.

    Whoever counts knows what all hands hold together at this moment, so cards held since are told from cards drawn later.
    """
    pile = spread(position.discard, vec[i64]())
    shuffle(pile, position.rng)
    position.pile = pile
    position.undrawn = len(pile)
    position.discard = 0
    for player in position.seats:
        player.old_cards = player.hand
    tell.reshuffle(position)


def spread(cards: Bag, pile: vec[i64]) -> vec[i64]:
    """The pile with the cards of a bag on top."""
    kind: Kind = 0
    _copy: i64
    while cards:
        for _copy in range(cards & most(BITS)):
            pile = append(pile, kind)
        cards >>= BITS
        kind += 1
    return pile


# -- discarding --------------------------------------------------------------------------------------------------------


def owe(position: BibliowondersPosition, seat: Seat, number: i64, question: i64) -> None:
    """The next answer discards so many cards, or the whole hand if it has fewer."""
    position.owed = min(number, size(position.seats[seat].hand, BITS))
    position.ask(question, bit(seat), sealed=False)


def list_discards(hand: Bag, kind: Kind, owed: i64, chosen: Bag, options: Options) -> None:
    """Every way to discard exactly so many cards of a hand; identical copies are one option (BIB-Q18: any card counts)."""
    if owed == 0:
        options.add(discard_of(chosen))
        return
    while hand and not hand & most(BITS):
        hand >>= BITS
        kind += 1
    if size(hand, BITS) < owed:
        return
    number: i64 = min(count(hand, 0, BITS), owed)
    while number >= 0:
        list_discards(hand >> BITS, kind + 1, owed - number, chosen + number * one(kind, BITS), options)
        number -= 1


def discard(position: BibliowondersPosition, seat: Seat, cards: Bag) -> None:
    position.owed = 0
    put_down(position, seat, cards)
    tell.discard(position, seat, cards)


def put_down(position: BibliowondersPosition, seat: Seat, cards: Bag) -> None:
    """Cards of a hand go to the discard pile, face up."""
    take_from_hand(position, seat, cards)
    position.discard += cards


def take_from_hand(position: BibliowondersPosition, seat: Seat, cards: Bag) -> None:
    position.reveal()
    player = position.seats[seat]
    player.hand -= cards
    if player.old_cards:
        player.old_cards = common(player.old_cards, player.hand, BITS)
