"""What may be linked to the chain, and what Freeze and Crown forbid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from wondertable.core.rules.actions import code
from wondertable.core.rules.kit import Seat, Seats, Set, bit, shl
from wondertable.core.rules.questions import Options
from wondertable.games.dominovia.rules import chain
from wondertable.games.dominovia.rules.chain import Laid
from wondertable.games.dominovia.rules.questions import LEFT, LINK_LEFT, LINK_RIGHT, RIGHT, End
from wondertable.games.dominovia.rules.tables import ALL_SCROLLS, CROWN, FREEZE, NONE, SCROLLS, Rank, Scroll, Scrolls

if TYPE_CHECKING:
    from wondertable.games.dominovia.rules.position import DominoviaPosition

Links: TypeAlias = Set
"""Bit s: scroll s at the left end; bit 28 + s: scroll s at the right end."""

BY_SCROLL: Final = 0
BY_MATCH: Final = 1
FREEZE_SCOPES: Final = ["scroll", "match"]
"""What a Freeze holds back: scrolls that bear it (DOM-Q2), or matches of it (DOM-V17)."""


def legal_links(position: DominoviaPosition, seat: Seat) -> Links:
    """DOM-P7: what the Mage in turn may link now."""
    hand = position.seats[seat].hand
    return open_to(position, seat) & (hand | shl(hand, SCROLLS))


def open_to(position: DominoviaPosition, seat: Seat) -> Links:
    """What the Mage in turn might link now, whatever scrolls the hand held.

    DOM-P2: at each end what bears the open picture, which no draw changes (DOM-Q22); but a draw lifts every bar (DOM-P11).
    """
    tables = position.tables
    left = tables.bearing[position.open_left]
    right = tables.bearing[position.open_right]
    if position.drawn_this_turn == 0:
        if is_frozen(position, seat):
            left &= ~held_back(position, position.open_left)
            right &= ~held_back(position, position.open_right)
        if position.crowns & ~bit(seat):
            if closed_by(position, seat, LEFT):
                left = 0
            if closed_by(position, seat, RIGHT):
                right = 0
    return left | shl(right, SCROLLS)


def fitting(position: DominoviaPosition, seat: Seat) -> Scrolls:
    """The scrolls that the Mage in turn might link now, at whichever end, whatever the hand held."""
    return scrolls_of(open_to(position, seat))


def matching(position: DominoviaPosition) -> Scrolls:
    """All scrolls that bear the picture of an open half, barred or not."""
    return position.tables.bearing[position.open_left] | position.tables.bearing[position.open_right]


# -- Freeze and Crown --------------------------------------------------------------------------------------------------


def is_frozen(position: DominoviaPosition, seat: Seat) -> bool:
    """DOM-A8: by a Freeze of one's own (DOM-Q1), from the cast to the first draw in the caster's next turn (DOM-A9,
    DOM-A10), while the round goes on."""
    if position.seats[seat].spell != FREEZE:
        return False
    if position.turn == NONE:
        return False
    return position.turn != seat or position.drawn_this_turn == 0 or position.casting != NONE


def held_back(position: DominoviaPosition, shown: Rank) -> Scrolls:
    """What a frozen Mage may not link at an end that shows this picture."""
    if position.chosen.freeze_scope == BY_MATCH and shown != FREEZE:  # DOM-V17
        return 0
    return position.tables.bearing[FREEZE]


def closed_by(position: DominoviaPosition, seat: Seat, end: End) -> Seats:
    """The seats whose Crowns forbid this Mage to link at this end before a draw (DOM-A32, DOM-Q5); one's own does not
    (DOM-A33)."""
    return crowned_by(position, end) & ~bit(seat)


def crowned_by(position: DominoviaPosition, end: End) -> Seats:
    """DOM-A29, DOM-A31: the seats whose active Crown closes this end to others, while the round goes on."""
    if position.turn == NONE or not bears_crown(chain.end_item(position, end)):
        return 0
    return position.crowns


def bears_crown(item: Laid) -> bool:
    """DOM-A30: the whole scroll counts, whichever half is open."""
    return chain.left_half(item) == CROWN or chain.right_half(item) == CROWN


# -- sets of links -----------------------------------------------------------------------------------------------------


def at_left(links: Links) -> Scrolls:
    return links & ALL_SCROLLS


def at_right(links: Links) -> Scrolls:
    return links >> SCROLLS


def scrolls_of(links: Links) -> Scrolls:
    return at_left(links) | at_right(links)


def list_links(position: DominoviaPosition, seat: Seat, options: Options) -> None:
    """Each legal link, scroll by scroll, the left end first."""
    links = legal_links(position, seat)
    left = at_left(links)
    right = at_right(links)
    scroll: Scroll = 0
    while left or right:
        if left & 1:
            options.add(code(LINK_LEFT, scroll))
        if right & 1:
            options.add(code(LINK_RIGHT, scroll))
        left >>= 1
        right >>= 1
        scroll += 1
