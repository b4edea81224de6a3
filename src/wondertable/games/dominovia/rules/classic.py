"""Classic dominoes with the same scrolls, a game of its own (DOM-V22).

    a match: hands, until somebody has enough points
    a hand: deal -> the highest Mirror opens -> turns: link, else draw until able, else pass -> points

It has no offering, Rings, spells or bars, and no values (DOM-V23); chain, deck and the order of turns are the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.rules.kit import Seat, bit, has
from wondertable.games.dominovia.rules import chain, ending, tell
from wondertable.games.dominovia.rules.ending import BLOCKED, BY_POINTS, OUT
from wondertable.games.dominovia.rules.play import Play
from wondertable.games.dominovia.rules.questions import End
from wondertable.games.dominovia.rules.spells import DONE
from wondertable.games.dominovia.rules.tables import NONE, SCROLLS, Rank, Scroll, Scrolls, Tables

if TYPE_CHECKING:
    from wondertable.games.dominovia.rules.position import DominoviaPosition

MIRROR_FIRST: Final = 1 << 20


class Classic(Play):
    def __init__(self) -> None:
        super().__init__()
        self.is_classic = True
        self.draws_max = SCROLLS  # DOM-V26: until able or the deck is empty

    def scrolls_each(self, tables: Tables, players: i64) -> i64:
        """DOM-V24."""
        return tables.classic_deal[players]

    def open_round(self, position: DominoviaPosition) -> Seat:
        """DOM-V25: the highest scroll of all hands opens; everybody sees that no higher one is in a hand."""
        position.reveal()
        held: i64 = 0
        for mage in position.seats:
            held |= mage.hand
        scroll = opening(position.tables, held)
        seat: Seat = 0
        while not has(position.seats[seat].hand, scroll):
            seat += 1
        position.seats[seat].hand ^= bit(scroll)
        position.known_in_deck = opens_before(position.tables, scroll)
        chain.lay_first(position, scroll)
        tell.opens(position, seat, scroll)
        return seat

    def cast(self, position: DominoviaPosition, scroll: Scroll, matched: Rank, end: End) -> i64:
        """DOM-V23."""
        return DONE

    def cast_last(self, position: DominoviaPosition, scroll: Scroll, matched: Rank) -> None:
        """DOM-V23."""

    def win_round(self, position: DominoviaPosition, reason: i64) -> bool:
        if reason == OUT:
            return go_out(position)
        return block(position)


# -- who opens ---------------------------------------------------------------------------------------------------------


def opening(tables: Tables, held: Scrolls) -> Scroll:
    """The scroll of a set that opens."""
    best: Scroll = NONE
    scroll: Scroll
    for scroll in range(SCROLLS):
        if has(held, scroll) and (best == NONE or rank(tables, scroll) > rank(tables, best)):
            best = scroll
    return best


def rank(tables: Tables, scroll: Scroll) -> i64:
    """The highest Mirror opens; without one the most points, then the higher half."""
    found: i64 = tables.points_on(scroll) * 8 + tables.high[scroll]
    if tables.is_mirror(scroll):
        found += MIRROR_FIRST
    return found


def opens_before(tables: Tables, scroll: Scroll) -> Scrolls:
    """The scrolls that would have opened in place of this one."""
    found: i64 = 0
    other: Scroll
    for other in range(SCROLLS):
        if rank(tables, other) > rank(tables, scroll):
            found |= bit(other)
    return found


# -- points ------------------------------------------------------------------------------------------------------------


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
    lowest: Seat = NONE
    fewest: i64 = 0
    tied = False
    total: i64 = 0
    seat: Seat
    for seat in range(position.players):
        points = tables.points_of(position.seats[seat].hand)
        total += points
        if lowest == NONE or points < fewest:
            lowest = seat
            fewest = points
            tied = False
        elif points == fewest:
            tied = True
    if tied:
        return score(position, NONE, 0, BLOCKED)
    return score(position, lowest, total - 2 * fewest, BLOCKED)


def score(position: DominoviaPosition, seat: Seat, points: i64, reason: i64) -> bool:
    """DOM-V29: the first with enough points wins."""
    ending.close_round(position, seat, reason)
    tell.hand_won(position, points)
    if seat == NONE:
        return False
    mage = position.seats[seat]
    mage.points += points
    if mage.points < position.chosen.classic_points:
        return False
    ending.end_match(position, seat, BY_POINTS)
    return True
