"""Why an answer in Dominovia is refused, with the rule that forbids it (DOM-P24)."""

from __future__ import annotations

from wondertable.core.refused import Refused, refuse_in
from wondertable.core.rules.actions import KIND_BITS, PART_BITS, kind_of, part
from wondertable.core.rules.kit import first, has
from wondertable.core.rules.questions import Question
from wondertable.games.dominovia.rules import chain, links, questions as q
from wondertable.games.dominovia.rules.links import BY_MATCH
from wondertable.games.dominovia.rules.position import DominoviaPosition
from wondertable.games.dominovia.rules.tables import SCROLLS, SPELLS

refuse = refuse_in("dominovia")
LARGEST = 1 << (KIND_BITS + 2 * PART_BITS)
"""No action of the game has more than two parts."""
HAND_SCROLLS = {q.ASK_OFFER: q.OFFER, q.ASK_DRAGON_PASS: q.GIVE, q.ASK_STAR: q.DISCARD, q.ASK_BAM: q.GIVE_TO}
"""The questions that ask for a scroll of the hand, and the action that names one."""


def not_asked() -> Refused:
    return refuse("DOM-P24", "not_asked")


def not_in_hand(scroll: str) -> Refused:
    return refuse("DOM-P2", "not_in_hand", {"scroll": scroll})


def why_not(position: DominoviaPosition, question: Question, seat: int, action: int) -> Refused:
    """The first reason that fits, in the order of DOM-P24."""
    if not 0 < action < LARGEST:
        return not_asked()
    kind, scroll = kind_of(action), part(action, 0)
    links_asked = question.kind in (q.ASK_LINK, q.ASK_COLT)
    if links_asked and kind in (q.DRAW, q.PASS) and action == kind:
        return not_drawn(kind, question.kind == q.ASK_COLT)
    if (links_asked or question.kind == q.ASK_FLY) and kind in (q.LINK_LEFT, q.LINK_RIGHT) and not part(action, 1):
        return not_linked(position, seat, scroll, q.end_of(action))
    if kind == HAND_SCROLLS.get(question.kind) and scroll < SCROLLS:
        if not has(position.seats[seat].hand, scroll):
            return not_in_hand(position.tables.ids[scroll])
        if kind == q.GIVE_TO:
            return refuse("DOM-A21", "no_such_seat", {"mage": part(action, 1) + 1})
    if question.kind == q.ASK_DIRECTION and kind == q.NAME_DIRECTION and scroll < len(q.DIRECTIONS):
        return refuse("DOM-A3", "no_such_direction", {"direction": q.DIRECTIONS[scroll]})
    return not_asked()


def why_final(position: DominoviaPosition, question: Question) -> Refused | None:
    """DOM-K14: every answer may be taken back until it has shown somebody something."""
    return None


def not_drawn(kind: int, by_colt: bool) -> Refused:
    """DOM-P24 has one name for it; but a Colt's link is no duty: who does not want it stops (DOM-A24), and nobody draws (DOM-A27)."""
    rule = ("DOM-A27" if kind == q.DRAW else "DOM-A24") if by_colt else "DOM-P8"
    return refuse(rule, "must_link", {"by_colt": by_colt})


def not_linked(position: DominoviaPosition, seat: int, scroll: int, end: int) -> Refused:
    """Why this Mage, whose turn it is, may not link this scroll at this end."""
    tables = position.tables
    if scroll >= SCROLLS:
        return not_asked()
    if not has(position.seats[seat].hand, scroll):
        return not_in_hand(tables.ids[scroll])
    args: dict[str, object] = {"scroll": tables.ids[scroll], "end": q.ENDS[end], **end_shown(position, end)}
    shown = chain.open_half(position, end)
    if not tables.bears(scroll, shown):
        return refuse("DOM-P2", "no_match", args)
    if links.is_frozen(position, seat) and has(links.held_back(position, shown), scroll):
        by_match = position.chosen.freeze_scope == BY_MATCH
        return refuse("DOM-V17" if by_match else "DOM-A8", "frozen", args | {"by_match": by_match})
    by = first(links.closed_by(position, seat, end))
    return refuse("DOM-A29", "crowned", args | {"by": by, "mage": by + 1})


def end_shown(position: DominoviaPosition, end: int) -> dict[str, object]:
    """An end of the chain as people know it: by what it shows, and if both show the same, by the scroll that lies there."""
    shown = chain.open_half(position, end)
    same = shown == chain.open_half(position, q.other_end(end))
    return {
        "spell": SPELLS[shown],
        "beside": position.tables.ids[chain.end_scroll(position, end)],
        "alike": q.ALIKE[0 if not same else 2 if position.length == 1 else 1],
    }
