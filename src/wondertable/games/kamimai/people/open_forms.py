"""Grabs as a form to be filled in: a full book has some 1,500 of them, which differ in pages, pull and hand only (KAM-G5)."""

from __future__ import annotations

from wondertable.core.rules.kit import members
from wondertable.core.views import OneOf, OpenForm, Reason, Run, reason
from wondertable.games.kamimai.people import refusals
from wondertable.games.kamimai.people.names import HANDLES, card_name, fingers_text, standing
from wondertable.games.kamimai.people.terms import PACES, USUAL_PACE
from wondertable.games.kamimai.rules import book, grabs, guardians, questions as q
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.terms import COMPANION, NONE, SIDES, SIMULATED


def open_forms(position: KamimaiPosition, seat: int) -> list[OpenForm]:
    """What rules/grabs.py lists."""
    if position.open_question().kind not in (q.DRAW, q.TRAINING) or position.chosen.source == COMPANION:
        return []
    simulated = position.chosen.source == SIMULATED
    fingers = fingers_text(guardians.PAIRS[guardians.grip_of_turn(position)])
    hand, usual = guardians.open_hand(position), SIDES[grabs.usual_hand(position)]
    fields: list[OneOf | Run] = [
        pages(position),
        OneOf("pull", q.PULLS if simulated else q.PULLS[:1], q.PULLS[0]),
        OneOf("hand", SIDES if simulated and hand == NONE else [usual], usual),
        OneOf("fingers", [fingers], fingers),
    ]
    return [OpenForm("grab", "grab", fields, [OneOf("pace", PACES, USUAL_PACE)] if simulated else [])]


def pages(position: KamimaiPosition) -> Run:
    rows = [[HANDLES[wing][place + 1] for place in members(book.here(position.book, wing))] for wing in range(2)]
    return Run(
        "pages",
        rows,
        min(position.tables.grab_pages, book.size(position.book) - 1),
        reason(refusals.not_neighbours()),
        why_no_more(position),
        "card",
        {handle: name for handle, card in standing(position.book) if (name := card_name(card)) is not None},
    )


def why_no_more(position: KamimaiPosition) -> Reason:
    if position.tables.grab_pages >= book.size(position.book):
        return reason(refusals.all_pages())
    return reason(refusals.too_many_pages(position))
