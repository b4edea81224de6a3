"""Faults planted in Kuhn poker: each with the check of the contract that must notice."""

from __future__ import annotations

from typing import Any

from kuhn.rules.position import KuhnPosition
from tests.contract import checks, faults
from tests.contract.faults import Fault
from tests.contract.subject import Subject
from wondertable import Position


class LeakingView(Subject):
    """Tells everybody the card that is left over."""

    def view(self, position: Position, seat: int | None) -> Any:
        assert isinstance(position, KuhnPosition)
        return super().view(position, seat) | {"leak": position.cards[2]}


class DropsACard(Subject):
    """After a bet the card left over is gone."""

    def census(self, position: Position) -> dict[str, int]:
        assert isinstance(position, KuhnPosition)
        if position.bettor >= 0:
            position.cards[2] = position.cards[0]
        return super().census(position)


FAULTS: list[Fault] = [
    (fault("kuhn", 2), check)
    for fault, check in (
        (LeakingView, checks.redeal_looks_the_same),
        (faults.LeakingEvents, checks.redeal_looks_the_same),
        (faults.RedealForgets, checks.redeal_looks_the_same),
        (faults.RedealKeepsTheTruth, checks.redeal_is_not_the_truth),
        (faults.RedealKeepsTheGenerator, checks.redeal_replaces_the_generator),
        (DropsACard, checks.every_card_is_in_one_place),
        (faults.UndoAlwaysFree, checks.free_undo_teaches_nothing),
        (faults.SavesWithoutEvents, checks.saves_and_loads),
    )
]
