"""Classic dominoes with the same scrolls, a game of its own (DOM-V21 to DOM-V29).

    a match: hands, until somebody has enough points
    a hand: deal -> the highest Mirror opens -> turns: link, else draw until able, else pass -> points

It has no offering, Rings, spells or bars (DOM-V23), and shares the chain, the deck and the table with the other game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.rules.kit import bit
from wondertable.games.dominovia import chain, deck, ending, history, tell
from wondertable.games.dominovia.ending import BLOCKED, BY_POINTS, OUT
from wondertable.games.dominovia.questions import LINK
from wondertable.games.dominovia.tables import NONE, SCROLLS

if TYPE_CHECKING:
    from wondertable.games.dominovia.position import DominoviaPosition

LINKS: Final = 0
PASSES: Final = 1
ENDS_HAND: Final = 2
"""What a Mage in turn does: links and is asked how, passes, or passes as the last of all."""

MIRROR_FIRST: Final = 1 << 20


def open_hand(position: DominoviaPosition) -> i64:
    """DOM-V25: the highest scroll of all hands opens; everybody sees that no higher one is in a hand. Returns the seat."""
    position.reveal()
    held: i64 = 0
    for mage in position.seats:
        held |= mage.hand
    scroll = opening(position, held)
    seat = holder(position, scroll)
    position.seats[seat].hand ^= bit(scroll)
    position.in_deck = opens_before(position, scroll)
    chain.lay_first(position, scroll)
    tell.opens(position, seat, scroll)
    return seat


def opening(position: DominoviaPosition, held: i64) -> i64:
    """The scroll of a set that opens: the highest Mirror; without one the most points, then the higher half."""
    best: i64 = NONE
    scroll: i64 = 0
    while scroll < SCROLLS:
        if (held >> scroll) & 1 and (best == NONE or rank(position, scroll) > rank(position, best)):
            best = scroll
        scroll += 1
    return best


def rank(position: DominoviaPosition, scroll: i64) -> i64:
    tables = position.tables
    found: i64 = tables.points_of(bit(scroll)) * 8 + tables.high[scroll]
    if tables.is_mirror(scroll):
        found += MIRROR_FIRST
    return found


def opens_before(position: DominoviaPosition, scroll: i64) -> i64:
    """The scrolls that would have opened in place of this one."""
    found: i64 = 0
    other: i64 = 0
    while other < SCROLLS:
        if rank(position, other) > rank(position, scroll):
            found |= bit(other)
        other += 1
    return found


def holder(position: DominoviaPosition, scroll: i64) -> i64:
    seat: i64 = 0
    while not (position.seats[seat].hand >> scroll) & 1:
        seat += 1
    return seat


def play_turn(position: DominoviaPosition) -> i64:
    """DOM-V26: link, else draw until able or the deck is empty, then pass."""
    seat = position.turn
    while True:
        if chain.legal_links(position, seat):
            position.ask(LINK, bit(seat), sealed=False)
            return LINKS
        history.lacked(position, seat, chain.fitting(position, seat))
        if position.deck_left() == 0:
            break
        deck.draw(position, seat)
    position.passes += 1
    position.turns_done += 1
    tell.passed(position, False)
    if position.passes < position.players:
        return PASSES
    return ENDS_HAND


def go_out(position: DominoviaPosition) -> bool:
    """DOM-V27: the last scroll scores what the others hold. Returns whether the match is won with it."""
    points: i64 = 0
    for mage in position.seats:
        points += position.tables.points_of(mage.hand)
    return score(position, position.turn, points, OUT)


def block(position: DominoviaPosition) -> bool:
    """DOM-V28: all have passed. The lowest hand scores the others' totals minus its own; with a tie nobody scores.

    Returns whether the match is won with it.
    """
    tables = position.tables
    lowest: i64 = NONE
    tied = False
    total: i64 = 0
    seat: i64
    for seat in range(position.players):
        points = tables.points_of(position.seats[seat].hand)
        total += points
        if lowest == NONE or points < tables.points_of(position.seats[lowest].hand):
            lowest = seat
            tied = False
        elif points == tables.points_of(position.seats[lowest].hand):
            tied = True
    if tied:
        return score(position, NONE, 0, BLOCKED)
    return score(position, lowest, total - 2 * tables.points_of(position.seats[lowest].hand), BLOCKED)


def score(position: DominoviaPosition, seat: i64, points: i64, reason: i64) -> bool:
    """DOM-V29: the first with enough points wins."""
    ending.close_round(position, seat, reason)
    tell.hand_won(position, points)
    if seat == NONE:
        return False
    mage = position.seats[seat]
    mage.points += points
    if mage.points < position.classic_points:
        return False
    ending.end_match(position, seat, BY_POINTS)
    return True
