"""The offering: everybody lays a scroll, and the lowest is the donation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wondertable.core.rules.actions import part
from wondertable.core.rules.kit import Seat, bit, everybody
from wondertable.core.rules.questions import Options, Question
from wondertable.games.dominovia.rules import chain, tell
from wondertable.games.dominovia.rules.questions import ASK_OFFER, OFFER

if TYPE_CHECKING:
    from wondertable.games.dominovia.rules.position import DominoviaPosition


def ask(position: DominoviaPosition) -> None:
    """DOM-S10: everybody secretly offers a scroll."""
    position.ask(ASK_OFFER, everybody(position.players), sealed=True)


def list_offers(position: DominoviaPosition, seat: Seat, options: Options) -> None:
    options.add_each(OFFER, position.seats[seat].hand)


def donate(position: DominoviaPosition, question: Question) -> Seat:
    """DOM-S11: the offerings are turned up together. Returns the donor."""
    position.reveal()
    tables = position.tables
    donor: Seat = 0
    lowest = part(question.answers[0], 0)
    seat: Seat
    for seat in range(position.players):
        offered = part(question.answers[seat], 0)
        position.seats[seat].offered = bit(offered)  # DOM-S13, DOM-K3: seen returning to this hand
        if tables.values[offered] < tables.values[lowest]:  # DOM-S12
            donor = seat
            lowest = offered
    tell.offered(position)
    position.seats[donor].hand ^= bit(lowest)
    position.seats[donor].offered = 0
    chain.lay_first(position, lowest)  # DOM-S15: nothing is cast
    tell.donation(position, donor, lowest)
    return donor
