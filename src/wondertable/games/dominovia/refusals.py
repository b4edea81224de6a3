"""Why an answer in Dominovia is refused, with the rule that forbids it (DOM-P24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wondertable.core.refused import Refused
from wondertable.core.rules.actions import KIND_BITS, PART_BITS, kind_of, part
from wondertable.core.rules.kit import bit, has, members
from wondertable.core.rules.questions import Question
from wondertable.games.dominovia import chain
from wondertable.games.dominovia.questions import (
    ALIKE,
    BAM,
    COLT,
    DIRECTION,
    DIRECTIONS,
    DISCARD,
    DRAGON_PASS,
    DRAW,
    ENDS,
    FLY,
    GIVE,
    GIVE_TO,
    LAY_OFFERING,
    LEFT,
    LINK,
    LINK_LEFT,
    LINK_RIGHT,
    NAME_DIRECTION,
    OFFER,
    PASS,
    STAR,
)
from wondertable.games.dominovia.tables import FREEZE, NONE, SCROLLS, SPELLS

if TYPE_CHECKING:
    from wondertable.games.dominovia.position import DominoviaPosition

GAME = "dominovia"
LARGEST = 1 << (KIND_BITS + 2 * PART_BITS)
"""No action of the game has more than two parts."""
HAND_SCROLLS = {OFFER: [LAY_OFFERING], DRAGON_PASS: [GIVE], STAR: [DISCARD], BAM: [GIVE_TO]}
"""The questions that ask for a scroll of the hand, and the actions that name one."""


def refuse(rule: str, key: str, args: dict[str, object] | None = None) -> Refused:
    return Refused(rule, key, args, GAME)


def not_asked() -> Refused:
    return refuse("DOM-P24", "not_asked")


def not_in_hand(scroll: str) -> Refused:
    return refuse("DOM-P2", "not_in_hand", {"scroll": scroll})


def why_not(position: DominoviaPosition, question: Question, seat: int, action: int) -> Refused:
    """The first reason that fits, in the order of DOM-P24."""
    if not 0 < action < LARGEST:
        return not_asked()
    kind, scroll = kind_of(action), int(part(action, 0))
    if question.kind in (LINK, COLT) and kind in (DRAW, PASS) and action == kind:
        return not_drawn(kind, question.kind == COLT)
    if question.kind in (LINK, COLT, FLY) and kind in (LINK_LEFT, LINK_RIGHT) and not part(action, 1):
        return not_linked(position, seat, scroll, int(kind != LINK_LEFT))
    if kind in HAND_SCROLLS.get(question.kind, []) and scroll < SCROLLS:
        if not has(position.seats[seat].hand, scroll):
            return not_in_hand(position.tables.ids[scroll])
        if kind == GIVE_TO:
            return refuse("DOM-A21", "no_such_seat", {"mage": int(part(action, 1)) + 1})
    if question.kind == DIRECTION and kind == NAME_DIRECTION and scroll < len(DIRECTIONS):
        return refuse("DOM-A3", "no_such_direction", {"direction": DIRECTIONS[scroll]})
    return not_asked()


def not_drawn(kind: int, by_colt: bool) -> Refused:
    """DOM-P24 has one name for it; but a Colt's link is no duty: who does not want it stops (DOM-A24), and nobody draws (DOM-A27)."""
    rule = ("DOM-A27" if kind == DRAW else "DOM-A24") if by_colt else "DOM-P8"
    return refuse(rule, "must_link", {"by_colt": by_colt})


def not_linked(position: DominoviaPosition, seat: int, scroll: int, end: int) -> Refused:
    """Why this Mage, whose turn it is, may not link this scroll at this end."""
    tables = position.tables
    if scroll >= SCROLLS:
        return not_asked()
    if not has(position.seats[seat].hand, scroll):
        return not_in_hand(tables.ids[scroll])
    args: dict[str, object] = {"scroll": tables.ids[scroll], **end_facts(position, end)}
    matched = int(chain.open_half(position, end))
    if not tables.bears(scroll, matched):
        return refuse("DOM-P2", "no_match", args)
    if holds_back(position, seat, scroll, matched):
        by_match = position.freeze_by_match
        return refuse("DOM-V17" if by_match else "DOM-A8", "frozen", args | {"by_match": by_match})
    by = crowned_by(position, end, seat)[0]
    return refuse("DOM-A29", "crowned", args | {"by": by, "mage": by + 1})


def end_facts(position: DominoviaPosition, end: int) -> dict[str, object]:
    """An end of the chain as people know it: by what it shows, and if both show the same, by the scroll that lies there."""
    shown = chain.open_half(position, end)
    same = shown == chain.open_half(position, 1 - end)
    return {
        "end": ENDS[end],
        "spell": SPELLS[shown],
        "beside": position.tables.ids[chain.end_scroll(position, end)],
        "alike": ALIKE[0 if not same else 2 if position.length == 1 else 1],
    }


def is_frozen(position: DominoviaPosition, seat: int) -> bool:
    """DOM-A8 to DOM-A10: from the cast to the first draw of the caster's next turn, while the round goes on."""
    lifted = position.turn == seat and position.drawn > 0 and position.casting == NONE
    return position.seats[seat].spell == FREEZE and position.turn != NONE and not lifted


def holds_back(position: DominoviaPosition, seat: int, scroll: int, matched: int) -> bool:
    """DOM-A8, DOM-V17."""
    if not is_frozen(position, seat):
        return False
    return matched == FREEZE if position.freeze_by_match else position.tables.bears(scroll, FREEZE)


def crowned_by(position: DominoviaPosition, end: int, seat: int | None) -> list[int]:
    """The seats, other than this one, whose active Crown closes this end while the round goes on."""
    if position.turn == NONE or not chain.bears_crown(chain.item(position, 0 if end == LEFT else position.length - 1)):
        return []
    return members(position.crowns & ~(0 if seat is None else bit(seat)))
