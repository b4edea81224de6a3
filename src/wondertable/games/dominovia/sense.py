"""What an answer in Dominovia is worth to a sensible Mage: rules of thumb that count scrolls and pictures.

A hand is the better the fewer scrolls it has, the more of them can be linked to what would be open, and the more pictures
it bears; an open end is the better the fewer scrolls elsewhere fit to it. Everything is counted in hundredths of a scroll.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules.actions import kind_of, part
from wondertable.core.rules.kit import bit, set_size
from wondertable.games.dominovia import chain
from wondertable.games.dominovia.position import DominoviaPosition
from wondertable.games.dominovia.questions import (
    DISCARD,
    GIVE,
    GIVE_TO,
    LAY_OFFERING,
    LINK_LEFT,
    LINK_RIGHT,
    PASS,
    SET_RING,
    STOP,
)
from wondertable.games.dominovia.tables import (
    ALL_SCROLLS,
    ANGRY,
    BAM,
    COLT,
    CROWN,
    DIZZY,
    DRAGON,
    FLY,
    FREEZE,
    LAZY,
    NONE,
    RANKS,
    STAR,
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


def worth(position: DominoviaPosition, seat: i64, action: i64) -> i64:
    kind = kind_of(action)
    scroll = part(action, 0)
    hand = position.seats[seat].hand
    left, right = position.open_left, position.open_right
    if kind == LINK_LEFT:
        return worth_of_link(position, seat, hand, scroll, left, right)
    if kind == LINK_RIGHT:
        return worth_of_link(position, seat, hand, scroll, right, left)
    if kind == LAY_OFFERING:  # the donor is rid of a scroll before anybody else
        return -position.tables.values[scroll]
    if kind == GIVE or kind == DISCARD:
        return worth_of_hand(position, hand ^ bit(scroll), left, right)
    if kind == GIVE_TO:  # whoever is nearest to the end of a hand carries it
        return worth_of_hand(position, hand ^ bit(scroll), left, right) - BURDEN * set_size(
            position.seats[part(action, 1)].hand
        )
    if kind == STOP:
        return worth_of_hand(position, hand, left, right)
    if kind == SET_RING:
        return worth_of_place(position, scroll)
    if kind == PASS:
        return 1
    return -VICTORY  # to keep a scroll, or to draw one, is the last choice


def worth_of_link(position: DominoviaPosition, seat: i64, hand: i64, scroll: i64, matched: i64, far: i64) -> i64:
    """Link this scroll where `matched` is open, with `far` open at the other end, and use its spell."""
    rest: i64 = hand ^ bit(scroll)
    if rest == 0 and not position.classic:
        return VICTORY
    other = position.tables.other_half(scroll, matched)
    plain = worth_of_hand(position, rest, other, far)
    if position.classic:
        return plain
    spell = matched
    if matched == DRAGON:
        if position.dragon == LAZY and position.tables.is_mirror(scroll):
            return worth_of_ending(position, seat, rest)
        if position.dragon == DIZZY:
            spell = other
        elif position.dragon == ANGRY:
            return plain + worth_of_peace(position, seat)
    if spell == COLT:
        return max_of(plain, best_link(position, seat, rest, other, far))
    if spell == STAR or spell == BAM:
        return best_without_one(position, rest, other, far)
    if spell == FLY:
        return plain + FLYING
    if spell == CROWN:
        return plain + CLOSED_END
    if spell == FREEZE:
        return plain - FROZEN * set_size(rest & position.tables.bearing[FREEZE])
    return plain


def best_link(position: DominoviaPosition, seat: i64, hand: i64, left: i64, right: i64) -> i64:
    """The best further link, bars left out of account."""
    best: i64 = -VICTORY
    scroll: i64 = 0
    hands: i64 = hand
    while hands:
        if hands & 1:
            if position.tables.bears(scroll, left):
                best = max_of(best, worth_of_link(position, seat, hand, scroll, left, right))
            if position.tables.bears(scroll, right):
                best = max_of(best, worth_of_link(position, seat, hand, scroll, right, left))
        hands >>= 1
        scroll += 1
    return best


def best_without_one(position: DominoviaPosition, hand: i64, left: i64, right: i64) -> i64:
    """The best hand after giving or discarding one of several scrolls."""
    best = worth_of_hand(position, hand, left, right)
    if hand & (hand - 1) == 0:
        return best
    scroll: i64 = 0
    hands: i64 = hand
    while hands:
        if hands & 1:
            best = max_of(best, worth_of_hand(position, hand ^ bit(scroll), left, right))
        hands >>= 1
        scroll += 1
    return best


def worth_of_hand(position: DominoviaPosition, hand: i64, left: i64, right: i64) -> i64:
    tables = position.tables
    found: i64 = -SCROLL * set_size(hand)
    rank: i64 = 0
    while rank < RANKS:
        if hand & tables.bearing[rank]:
            found += PICTURE
        rank += 1
    if left == NONE:
        return found
    fitting = tables.bearing[left] | tables.bearing[right]
    elsewhere = ALL_SCROLLS & ~chain.scrolls(position) & ~hand
    return found + CAN_LINK * set_size(hand & fitting) - OTHERS_CAN * set_size(elsewhere & fitting)


def worth_of_ending(position: DominoviaPosition, seat: i64, rest: i64) -> i64:
    """DOM-V4: the round would end now, and the smallest hand win."""
    mine = set_size(rest)
    for mage in position.seats:
        if set_size(mage.hand) <= mine and mage is not position.seats[seat]:
            return -VICTORY
    return VICTORY


def worth_of_peace(position: DominoviaPosition, seat: i64) -> i64:
    """No Ring is in play any more: good where others had a Crown, bad for one's own."""
    found: i64 = CLOSED_END * set_size(position.crowns & ~bit(seat))
    if position.seats[seat].spell == CROWN:
        found -= CLOSED_END
    return found


def worth_of_place(position: DominoviaPosition, scroll: i64) -> i64:
    """A Freeze is welcome to be eaten, so it lies outside; Fly and Crown lie further in."""
    outside = scroll == chain.end_scroll(position, position.cast_end)
    if outside == (position.casting == FREEZE):
        return 1
    return 0


def max_of(one: i64, other: i64) -> i64:
    if one > other:
        return one
    return other
