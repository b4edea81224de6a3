"""Why an answer in Miraris is refused, with the rule that forbids it."""

from __future__ import annotations

from wondertable.core.refused import Refused, refuse_in
from wondertable.core.rules.actions import KIND_BITS, PART_BITS, kind_of, part
from wondertable.core.rules.bags import count, kinds, size
from wondertable.core.rules.kit import has
from wondertable.core.rules.questions import Question
from wondertable.games.miraris.rules import row
from wondertable.games.miraris.rules.position import MirarisPosition
from wondertable.games.miraris.rules.questions import (
    BID,
    CHOOSE_CHARACTER,
    GIVE,
    KEEP,
    LAY,
    LUCIA_TAKE,
    MIRELA_GIFT,
    ROLANDO_TAKE,
    TAKE,
    TAKE_TWO,
)
from wondertable.games.miraris.rules.tables import BITS

refuse = refuse_in("miraris")
ANSWERS = {
    CHOOSE_CHARACTER: [KEEP],
    BID: [LAY],
    ROLANDO_TAKE: [TAKE, TAKE_TWO],
    LUCIA_TAKE: [TAKE, TAKE_TWO],
    MIRELA_GIFT: [GIVE],
}
"""The kinds of action that answer each kind of question."""
LARGEST = 1 << (KIND_BITS + 2 * PART_BITS)
"""No action of the game has more than two parts."""


def why_final(position: MirarisPosition, question: Question) -> Refused | None:
    return refuse("MIR-P20", "sealed") if question.sealed else None


def why_not(position: MirarisPosition, question: Question, seat: int, action: int) -> Refused:
    if not 0 < action < LARGEST:
        return wrong_kind(question)
    kind = kind_of(action)
    value = int(part(action, 0))
    if kind not in ANSWERS[question.kind] or (kind != TAKE_TWO and part(action, 1)):
        return wrong_kind(question)
    if question.kind == CHOOSE_CHARACTER:
        return not_kept(position, value)
    if question.kind == BID:
        return not_bid(position, value)
    if question.kind == MIRELA_GIFT:
        return not_held(value)
    return not_taken(position, question, action)


def wrong_kind(question: Question) -> Refused:
    if question.kind == CHOOSE_CHARACTER:
        return refuse("MIR-S11", "wrong_kind")
    return refuse("MIR-P2" if question.kind == BID else "MIR-E14", "wrong_kind")


def not_kept(position: MirarisPosition, character: int) -> Refused:
    if character >= len(position.tables.characters):
        return refuse("MIR-S11", "wrong_kind")
    return refuse("MIR-S11", "not_dealt", {"character": position.tables.character_ids[character]})


def not_bid(position: MirarisPosition, value: int) -> Refused:
    if not has(position.tables.full_hand, value):
        return refuse("MIR-P19", "no_such_card", {"value": value})
    return spent(value)


def spent(value: int) -> Refused:
    return refuse("MIR-P13", "spent", {"value": value})


def not_held(crowns: int) -> Refused:
    return refuse("MIR-E14", "not_held", {"wonder": crowns})


def not_in_row(crowns: int) -> Refused:
    return refuse("MIR-E14", "not_in_row", {"wonder": crowns})


def not_taken(position: MirarisPosition, question: Question, action: int) -> Refused:
    cards = row.all_cards(position)
    wanted = 2 if question.kind == LUCIA_TAKE and size(cards, BITS) > 1 else 1
    named = [int(part(action, 0))] if kind_of(action) == TAKE else [int(part(action, 0)), int(part(action, 1))]
    if len(named) != wanted:
        return refuse("MIR-E14", "wrong_count", {"count": wanted})
    for crowns in named:
        if not has(kinds(cards, BITS), crowns) or count(cards, crowns, BITS) < named.count(crowns):
            return not_in_row(crowns)
    return refuse("MIR-E14", "wrong_order", {"first": min(named), "second": max(named)})
