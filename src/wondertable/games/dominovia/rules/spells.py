"""The spells, except Dragon: what a match of two pictures does, and what may be answered to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.rules.actions import code, code_pair, kind_of, part
from wondertable.core.rules.kit import Action, Seat, bit
from wondertable.core.rules.questions import Options
from wondertable.games.dominovia.rules import chain, deck, links, questions as q, rings, tell
from wondertable.games.dominovia.rules.knowledge import moves
from wondertable.games.dominovia.rules.tables import BAM, COLT, STAR, Rank, Scroll, Scrolls

if TYPE_CHECKING:
    from wondertable.games.dominovia.rules.position import DominoviaPosition

DONE: Final = 0
ASKED: Final = 1
ENDS_ROUND: Final = 2
"""What a cast leads to: the turn is over, somebody is asked, or the round is over."""


def cast(position: DominoviaPosition, spell: Rank, scroll: Scroll, end: q.End) -> i64:
    """The Ring goes on the linked scroll (DOM-P20), and the spell is carried out."""
    seat = position.turn
    rings.put_on(position, seat, spell, scroll)
    position.casting = spell
    position.cast_end = end
    if spell == STAR or spell == BAM:
        tell.cast(position, seat)
        return ask_to_part(position, spell)
    if spell == COLT:
        tell.cast(position, seat)
        return ask_for_extra_link(position)
    if position.chosen.dragon.lets_place_ring(position):
        position.ask(q.ASK_PLACE_RING, bit(seat), sealed=False)
        return ASKED
    tell.cast(position, seat)
    return DONE


# -- Freeze, Fly and Crown: a Ring on one of the two scrolls -----------------------------------------------------------


def list_places(position: DominoviaPosition, options: Options) -> None:
    """DOM-V11: the new scroll or the one it touches."""
    options.add(code(q.SET_RING, chain.end_scroll(position, position.cast_end)))
    options.add(code(q.SET_RING, chain.touched_scroll(position, position.cast_end)))


def place_ring(position: DominoviaPosition, scroll: Scroll) -> None:
    rings.put_on(position, position.turn, position.casting, scroll)
    tell.cast(position, position.turn)


# -- Star and Bam!: one scroll less ------------------------------------------------------------------------------------


def may_part(hand: Scrolls) -> bool:
    """DOM-A17, DOM-A21: with two scrolls or more after the link (DOM-Q9) one may go; so no hand is emptied by it (DOM-E2)."""
    return hand & (hand - 1) != 0


def ask_to_part(position: DominoviaPosition, spell: Rank) -> i64:
    if not may_part(position.seats[position.turn].hand):  # DOM-A20, DOM-A23
        return DONE
    if spell == STAR:
        position.ask(q.ASK_STAR, bit(position.turn), sealed=False)
    else:
        position.ask(q.ASK_BAM, bit(position.turn), sealed=False)
    return ASKED


def list_discards(position: DominoviaPosition, seat: Seat, options: Options) -> None:
    hand = position.seats[seat].hand
    scroll: Scroll = 0
    while hand:
        if hand & 1:
            options.add(code(q.DISCARD, scroll))
        hand >>= 1
        scroll += 1
    options.add(q.KEEP)


def star(position: DominoviaPosition, action: Action) -> None:
    """DOM-A18: one scroll into the deck, unseen."""
    if kind_of(action) == q.KEEP:
        tell.keep(position)
        return
    seat = position.turn
    scroll = part(action, 0)
    position.seats[seat].hand ^= bit(scroll)
    moves.discarded(position, seat, scroll)
    tell.discard(position, seat, scroll)
    deck.put_in(position, scroll)


def list_gifts(position: DominoviaPosition, giver: Seat, options: Options) -> None:
    """DOM-A21: any scroll of the hand to any other Mage."""
    hand = position.seats[giver].hand
    scroll: Scroll = 0
    receiver: Seat
    while hand:
        if hand & 1:
            for receiver in range(position.players):
                if receiver != giver:
                    options.add(code_pair(q.GIVE_TO, scroll, receiver))
        hand >>= 1
        scroll += 1
    options.add(q.KEEP)


def bam(position: DominoviaPosition, action: Action) -> None:
    """DOM-A22: one scroll to another Mage, seen by these two; the turn goes on to the left all the same."""
    if kind_of(action) == q.KEEP:
        tell.keep(position)
        return
    giver = position.turn
    scroll = part(action, 0)
    receiver = part(action, 1)
    position.seats[giver].hand ^= bit(scroll)
    position.seats[receiver].hand |= bit(scroll)
    position.reveal()
    moves.gave(position, giver, receiver, scroll)
    tell.gift(position, giver, receiver, scroll)


# -- Colt: another link ------------------------------------------------------------------------------------------------


def ask_for_extra_link(position: DominoviaPosition) -> i64:
    """DOM-A24: another link, if there is a legal one; DOM-A25: what was drawn in this turn counts for it, too."""
    position.reveal()  # whether there is one shows by what happens next
    found = links.legal_links(position, position.turn)
    tell.choice(position, found, True)
    if found == 0:  # DOM-A27
        return DONE
    position.ask(q.ASK_COLT, bit(position.turn), sealed=False)
    return ASKED


def list_extra_links(position: DominoviaPosition, seat: Seat, options: Options) -> None:
    links.list_links(position, seat, options)
    options.add(q.STOP)
