"""What an answer in Dominovia is worth to a sensible Mage: rules of thumb that count scrolls and pictures.

A hand is the better the fewer scrolls it has, the more of them can be linked to what would be open, and the more pictures
it bears; an open end is the better the fewer scrolls elsewhere fit to it. Everything is counted in hundredths of a scroll.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules.actions import kind_of, part
from wondertable.core.rules.kit import Action, Seat, bit, set_size
from wondertable.games.dominovia.rules import chain, questions as q
from wondertable.games.dominovia.rules.dragons import Angry, Dizzy, Lazy
from wondertable.games.dominovia.rules.position import DominoviaPosition
from wondertable.games.dominovia.rules.spells import may_part
from wondertable.games.dominovia.rules.tables import (
    ALL_SCROLLS,
    BAM,
    COLT,
    CROWN,
    DRAGON,
    FLY,
    FREEZE,
    NONE,
    RANKS,
    STAR,
    Rank,
    Scroll,
    Scrolls,
)

VICTORY: Final = 100_000
SCROLL: Final = 100
CAN_LINK: Final = 14
PICTURE: Final = 8
OTHERS_CAN: Final = 6
FLYING: Final = 6
CLOSED_END: Final = 20
FROZEN: Final = 12
BURDEN: Final = 15


def worth(position: DominoviaPosition, seat: Seat, action: Action) -> i64:
    kind = kind_of(action)
    scroll = part(action, 0)
    hand = position.seats[seat].hand
    left, right = position.open_left, position.open_right
    if kind == q.LINK_LEFT:
        return worth_of_link(position, seat, hand, scroll, left, right)
    if kind == q.LINK_RIGHT:
        return worth_of_link(position, seat, hand, scroll, right, left)
    if kind == q.OFFER:  # the donor is rid of a scroll before anybody else
        return -position.tables.values[scroll]
    if kind == q.GIVE or kind == q.DISCARD:
        return worth_of_hand(position, hand ^ bit(scroll), left, right)
    if kind == q.GIVE_TO:  # whoever is nearest to the end of a hand carries it
        burden = BURDEN * set_size(position.seats[part(action, 1)].hand)
        return worth_of_hand(position, hand ^ bit(scroll), left, right) - burden
    if kind == q.STOP:
        return worth_of_hand(position, hand, left, right)
    if kind == q.SET_RING:
        return worth_of_place(position, scroll)
    if kind == q.PASS:
        return 1
    return -VICTORY  # to keep a scroll, or to draw one, is the last choice


def worth_of_link(
    position: DominoviaPosition, seat: Seat, hand: Scrolls, scroll: Scroll, matched: Rank, far: Rank
) -> i64:
    """Link this scroll where `matched` is open, with `far` open at the other end, and use its spell."""
    rest = hand ^ bit(scroll)
    classic = position.chosen.play.is_classic
    if rest == 0 and not classic:
        return VICTORY
    other = position.tables.other_half(scroll, matched)
    plain = worth_of_hand(position, rest, other, far)
    if classic:
        return plain
    spell = matched
    if matched == DRAGON:
        dragon = position.chosen.dragon
        if isinstance(dragon, Lazy) and position.tables.is_mirror(scroll):
            return worth_of_ending(position, seat, rest)
        if isinstance(dragon, Dizzy):
            spell = other
        elif isinstance(dragon, Angry):
            return plain + worth_of_peace(position, seat)
    if spell == COLT:
        return max(plain, best_link(position, seat, rest, other, far))
    if spell == STAR or spell == BAM:
        return best_without_one(position, rest, other, far)
    if spell == FLY:
        return plain + FLYING
    if spell == CROWN:
        return plain + CLOSED_END
    if spell == FREEZE:
        return plain - FROZEN * set_size(rest & position.tables.bearing[FREEZE])
    return plain


def best_link(position: DominoviaPosition, seat: Seat, hand: Scrolls, left: Rank, right: Rank) -> i64:
    """The best further link, bars left out of account."""
    best: i64 = -VICTORY
    scroll: Scroll = 0
    rest = hand
    while rest:
        if rest & 1:
            if position.tables.bears(scroll, left):
                best = max(best, worth_of_link(position, seat, hand, scroll, left, right))
            if position.tables.bears(scroll, right):
                best = max(best, worth_of_link(position, seat, hand, scroll, right, left))
        rest >>= 1
        scroll += 1
    return best


def best_without_one(position: DominoviaPosition, hand: Scrolls, left: Rank, right: Rank) -> i64:
    """The best hand after giving or discarding one of several scrolls."""
    best = worth_of_hand(position, hand, left, right)
    if not may_part(hand):
        return best
    scroll: Scroll = 0
    rest = hand
    while rest:
        if rest & 1:
            best = max(best, worth_of_hand(position, hand ^ bit(scroll), left, right))
        rest >>= 1
        scroll += 1
    return best


def worth_of_hand(position: DominoviaPosition, hand: Scrolls, left: Rank, right: Rank) -> i64:
    tables = position.tables
    found: i64 = -SCROLL * set_size(hand)
    rank: Rank
    for rank in range(RANKS):
        if hand & tables.bearing[rank]:
            found += PICTURE
    if left == NONE:
        return found
    fitting = tables.bearing[left] | tables.bearing[right]
    elsewhere = ALL_SCROLLS & ~chain.scrolls(position) & ~hand
    return found + CAN_LINK * set_size(hand & fitting) - OTHERS_CAN * set_size(elsewhere & fitting)


def worth_of_ending(position: DominoviaPosition, seat: Seat, rest: Scrolls) -> i64:
    """The round would end now, and the smallest hand win."""
    mine = set_size(rest)
    for mage in position.seats:
        if set_size(mage.hand) <= mine and mage is not position.seats[seat]:
            return -VICTORY
    return VICTORY


def worth_of_peace(position: DominoviaPosition, seat: Seat) -> i64:
    """No Ring is in play any more: good where others had a Crown, bad for one's own."""
    found: i64 = CLOSED_END * set_size(position.crowns & ~bit(seat))
    if position.seats[seat].spell == CROWN:
        found -= CLOSED_END
    return found


def worth_of_place(position: DominoviaPosition, scroll: Scroll) -> i64:
    """A Freeze is welcome to be eaten, so it lies outside; Fly and Crown lie further in."""
    outside = scroll == chain.end_scroll(position, position.cast_end)
    if outside == (position.casting == FREEZE):
        return 1
    return 0
