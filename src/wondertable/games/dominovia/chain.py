"""The chain: one row of scrolls in which touching halves show the same picture, and what may be linked to it.

It lies in a ring of 32 places, so that it can grow and be eaten at both ends. An item shows a scroll as it lies: 8 times
its left half plus its right half.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from wondertable.core.rules.kit import bit, shl
from wondertable.games.dominovia.questions import LEFT
from wondertable.games.dominovia.tables import ALL_SCROLLS, CROWN, FREEZE, SCROLLS, Tables

if TYPE_CHECKING:
    from wondertable.games.dominovia.position import DominoviaPosition

PLACES: Final = 32
PLACE_MASK: Final = 31
NO_CHAIN: Final = vec[i64]([0] * PLACES)


# -- the scrolls in the chain ------------------------------------------------------------------------------------------


def lay_first(position: DominoviaPosition, scroll: i64) -> None:
    """DOM-S14, DOM-P3: a chain of one, both its halves open."""
    position.leftmost = 0
    position.length = 1
    lay_alone(position, position.tables.low[scroll], position.tables.high[scroll])


def lay_alone(position: DominoviaPosition, left: i64, right: i64) -> None:
    position.chain[position.leftmost] = left * 8 + right
    position.open_left = left
    position.open_right = right


def clear(position: DominoviaPosition) -> None:
    position.length = 0
    position.leftmost = 0


def item(position: DominoviaPosition, at: i64) -> i64:
    """The scroll number `at` from the left, as it lies."""
    return position.chain[(position.leftmost + at) & PLACE_MASK]


def scroll_at(position: DominoviaPosition, at: i64) -> i64:
    return position.tables.scroll_of[item(position, at)]


def end_scroll(position: DominoviaPosition, end: i64) -> i64:
    if end == LEFT:
        return scroll_at(position, 0)
    return scroll_at(position, position.length - 1)


def open_half(position: DominoviaPosition, end: i64) -> i64:
    if end == LEFT:
        return position.open_left
    return position.open_right


def touched_scroll(position: DominoviaPosition, end: i64) -> i64:
    """The scroll that the one at this end touches."""
    if end == LEFT:
        return scroll_at(position, 1)
    return scroll_at(position, position.length - 2)


def lay(position: DominoviaPosition, scroll: i64, end: i64) -> i64:
    """DOM-P2, DOM-P5: the matching half goes inward, the other is open now. Returns the picture that was matched."""
    if end == LEFT:
        matched = position.open_left
        other = position.tables.other_half(scroll, matched)
        position.leftmost = (position.leftmost - 1) & PLACE_MASK
        position.chain[position.leftmost] = other * 8 + matched
        position.open_left = other
    else:
        matched = position.open_right
        other = position.tables.other_half(scroll, matched)
        position.chain[(position.leftmost + position.length) & PLACE_MASK] = matched * 8 + other
        position.open_right = other
    position.length += 1
    return matched


def remove_end(position: DominoviaPosition, end: i64) -> i64:
    """DOM-V6, DOM-V9: take the scroll at this end away; the half that touched it is open again. Returns the scroll."""
    removed = end_scroll(position, end)
    if end == LEFT:
        position.leftmost = (position.leftmost + 1) & PLACE_MASK
        position.open_left = item(position, 0) >> 3
    else:
        position.open_right = item(position, position.length - 2) & 7
    position.length -= 1
    return removed


def scrolls(position: DominoviaPosition) -> i64:
    """The set of scrolls in the chain."""
    found: i64 = 0
    at: i64 = 0
    while at < position.length:
        found |= bit(scroll_at(position, at))
        at += 1
    return found


# -- what may be linked ------------------------------------------------------------------------------------------------


def legal_links(position: DominoviaPosition, seat: i64) -> i64:
    """DOM-P7: what this Mage may link now. Bit s: scroll s at the left end; bit 28 + s: at the right end."""
    hand = position.seats[seat].hand
    return open_to(position, seat) & (hand | shl(hand, SCROLLS))


def open_to(position: DominoviaPosition, seat: i64) -> i64:
    """What this Mage might link now, whatever scrolls the hand held; bits as above."""
    tables = position.tables
    left: i64 = tables.bearing[position.open_left]
    right: i64 = tables.bearing[position.open_right]
    if position.drawn == 0:  # DOM-P11: a draw lifts every bar
        if position.seats[seat].spell == FREEZE:
            if position.freeze_by_match:  # DOM-V17
                if position.open_left == FREEZE:
                    left = 0
                if position.open_right == FREEZE:
                    right = 0
            else:  # DOM-A8
                left &= ~tables.bearing[FREEZE]
                right &= ~tables.bearing[FREEZE]
        if position.crowns & ~bit(seat):  # DOM-A29, DOM-A33
            if bears_crown(item(position, 0)):
                left = 0
            if bears_crown(item(position, position.length - 1)):
                right = 0
    return left | shl(right, SCROLLS)


def fitting(position: DominoviaPosition, seat: i64) -> i64:
    """The scrolls that this Mage might link now, at whichever end, whatever the hand held."""
    links = open_to(position, seat)
    return at_left(links) | at_right(links)


def bears_crown(shown: i64) -> bool:
    """DOM-A30: the whole scroll counts, whichever half is open."""
    return shown & 7 == CROWN or shown >> 3 == CROWN


def matching(position: DominoviaPosition) -> i64:
    """All scrolls that bear the picture of an open half, barred or not."""
    return position.tables.bearing[position.open_left] | position.tables.bearing[position.open_right]


def at_left(links: i64) -> i64:
    return links & ALL_SCROLLS


def at_right(links: i64) -> i64:
    return links >> SCROLLS


def read(tables: Tables, shown: i64) -> tuple[str, int, int]:
    """A scroll of the chain for people: its id, its left and its right half."""
    return tables.ids[tables.scroll_of[shown]], int(shown >> 3), int(shown & 7)
