"""The chain: one row of scrolls in which touching halves show the same picture.

It lies in a ring of 32 places, so that it can grow and be eaten at both ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from wondertable.core.rules.kit import bit
from wondertable.games.dominovia.rules.questions import LEFT, End
from wondertable.games.dominovia.rules.tables import Rank, Scroll, Scrolls

if TYPE_CHECKING:
    from wondertable.games.dominovia.rules.position import DominoviaPosition

Laid: TypeAlias = i64
"""A scroll as it lies: 8 times its left half plus its right half. A Mirror lies like any other (DOM-Q23)."""

PLACES: Final = 32
PLACE_MASK: Final = 31
NO_CHAIN: Final = vec[i64]([0] * PLACES)


def laid(left: Rank, right: Rank) -> Laid:
    return left * 8 + right


def left_half(item: Laid) -> Rank:
    return item >> 3


def right_half(item: Laid) -> Rank:
    return item & 7


# -- looking -----------------------------------------------------------------------------------------------------------


def item(position: DominoviaPosition, at: i64) -> Laid:
    """Number `at` from the left."""
    return position.chain[(position.leftmost + at) & PLACE_MASK]


def scroll_at(position: DominoviaPosition, at: i64) -> Scroll:
    return position.tables.scroll_of[item(position, at)]


def end_item(position: DominoviaPosition, end: End) -> Laid:
    if end == LEFT:
        return item(position, 0)
    return item(position, position.length - 1)


def end_scroll(position: DominoviaPosition, end: End) -> Scroll:
    return position.tables.scroll_of[end_item(position, end)]


def touched_scroll(position: DominoviaPosition, end: End) -> Scroll:
    """The scroll that the one at this end touches."""
    if end == LEFT:
        return scroll_at(position, 1)
    return scroll_at(position, position.length - 2)


def open_half(position: DominoviaPosition, end: End) -> Rank:
    """DOM-P4: only the outermost half at each end is open."""
    if end == LEFT:
        return position.open_left
    return position.open_right


def scrolls(position: DominoviaPosition) -> Scrolls:
    found: i64 = 0
    at: i64
    for at in range(position.length):
        found |= bit(scroll_at(position, at))
    return found


# -- laying and taking away --------------------------------------------------------------------------------------------


def clear(position: DominoviaPosition) -> None:
    position.length = 0
    position.leftmost = 0


def lay_first(position: DominoviaPosition, scroll: Scroll) -> None:
    """DOM-S14: a chain of one scroll."""
    clear(position)
    lay_alone(position, position.tables.low[scroll], position.tables.high[scroll])


def lay_alone(position: DominoviaPosition, left: Rank, right: Rank) -> None:
    """DOM-P3: both halves are open."""
    position.length = 1
    position.chain[position.leftmost] = laid(left, right)
    position.open_left = left
    position.open_right = right


def lay(position: DominoviaPosition, scroll: Scroll, end: End) -> Rank:
    """DOM-P5: the matching half goes inward (DOM-P1), the other is open now. Returns the picture that was matched."""
    if end == LEFT:
        matched = position.open_left
        other = position.tables.other_half(scroll, matched)
        position.leftmost = (position.leftmost - 1) & PLACE_MASK
        position.chain[position.leftmost] = laid(other, matched)
        position.open_left = other
    else:
        matched = position.open_right
        other = position.tables.other_half(scroll, matched)
        position.chain[(position.leftmost + position.length) & PLACE_MASK] = laid(matched, other)
        position.open_right = other
    position.length += 1
    return matched


def remove_end(position: DominoviaPosition, end: End) -> Scroll:
    """DOM-V9: take the scroll at this end away; the half that touched it is open again. Returns the scroll."""
    removed = end_scroll(position, end)
    position.length -= 1
    if end == LEFT:
        position.leftmost = (position.leftmost + 1) & PLACE_MASK
        position.open_left = left_half(item(position, 0))
    else:
        position.open_right = right_half(item(position, position.length - 1))
    return removed
