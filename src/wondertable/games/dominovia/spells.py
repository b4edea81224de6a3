"""The spells, except Dragon: what a match of two pictures does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.rules.actions import kind_of, part
from wondertable.core.rules.kit import bit
from wondertable.games.dominovia import chain, deck, history, questions, rings, tell
from wondertable.games.dominovia.questions import KEEP, PLACE_RING
from wondertable.games.dominovia.tables import BAM, COLT, HUNGRY, STAR

if TYPE_CHECKING:
    from wondertable.games.dominovia.position import DominoviaPosition

DONE: Final = 0
ASKED: Final = 1
ENDS_ROUND: Final = 2
"""What a cast leads to: the turn is over, somebody is asked, or the round is over."""


def cast(position: DominoviaPosition, spell: i64, scroll: i64, end: i64) -> i64:
    """DOM-P19 to DOM-P21: the Ring goes on the linked scroll, and the spell is carried out."""
    seat = position.turn
    rings.put_on(position, seat, spell, scroll)
    position.casting = spell
    position.cast_end = end
    if spell == STAR or spell == BAM:
        tell.cast(position, seat)
        return offer_to_part(position, spell)
    if spell == COLT:
        tell.cast(position, seat)
        return offer_extra_link(position)
    if position.dragon == HUNGRY and position.ring_choice:  # DOM-V11, DOM-Q17
        position.ask(PLACE_RING, bit(seat), sealed=False)
        return ASKED
    tell.cast(position, seat)
    return DONE


def place_ring(position: DominoviaPosition, scroll: i64) -> None:
    """DOM-V11: on the new scroll or on the one it touches."""
    rings.put_on(position, position.turn, position.casting, scroll)
    tell.cast(position, position.turn)


def offer_to_part(position: DominoviaPosition, spell: i64) -> i64:
    """DOM-A17, DOM-A20, DOM-A21, DOM-A23: only with two scrolls or more may one of them go."""
    hand = position.seats[position.turn].hand
    if hand & (hand - 1) == 0:
        return DONE
    if spell == STAR:
        position.ask(questions.STAR, bit(position.turn), sealed=False)
    else:
        position.ask(questions.BAM, bit(position.turn), sealed=False)
    return ASKED


def star(position: DominoviaPosition, action: i64) -> None:
    """DOM-A17 to DOM-A19: one scroll into the deck, unseen, and the deck is shuffled."""
    if kind_of(action) == KEEP:
        tell.keep(position)
        return
    seat = position.turn
    scroll = part(action, 0)
    position.seats[seat].hand ^= bit(scroll)
    history.discarded(position, seat, scroll)
    tell.discard(position, seat, scroll)
    deck.put_in(position, scroll)


def bam(position: DominoviaPosition, action: i64) -> None:
    """DOM-A21, DOM-A22: one scroll to another Mage, seen by these two."""
    if kind_of(action) == KEEP:
        tell.keep(position)
        return
    giver = position.turn
    scroll = part(action, 0)
    receiver = part(action, 1)
    position.seats[giver].hand ^= bit(scroll)
    position.seats[receiver].hand |= bit(scroll)
    position.reveal()
    history.gave(position, giver, receiver, scroll)
    tell.gift(position, giver, receiver, scroll)


def offer_extra_link(position: DominoviaPosition) -> i64:
    """DOM-A24 to DOM-A28: another link in the same turn, if there is a legal one."""
    position.reveal()  # whether there is one shows by what happens next
    links = chain.legal_links(position, position.turn)
    tell.choice(position, links, True)
    if links == 0:
        return DONE
    position.ask(questions.COLT, bit(position.turn), sealed=False)
    return ASKED
