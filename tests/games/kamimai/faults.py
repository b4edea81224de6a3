"""Faults planted in KamiMaï: nothing hidden is written anywhere, so that only chance can be known too early."""

from __future__ import annotations

from tests.contract import checks, faults
from tests.contract.faults import Fault
from tests.contract.subject import Subject
from wondertable import Rng
from wondertable.core.rules.position import Position
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.terms import IN_SETUP, NONE


def summoners(position: Position) -> KamimaiPosition:
    assert isinstance(position, KamimaiPosition)
    return position


class RedealForgetsPages(Subject):
    """Redeals also a page that everybody sees."""

    def redeal(self, position: Position, seat: int | None, rng: Rng) -> Position:
        world = summoners(super().redeal(position, seat, rng))
        if world.book.built_with:
            world.book.faces[0] = NONE
        return world


class RedealDealsAgain(Subject):
    """Takes the Reserve of the first seat for unknown."""

    def redeal(self, position: Position, seat: int | None, rng: Rng) -> Position:
        world = summoners(super().redeal(position, seat, rng))
        world.discard += world.seats[0].cards
        world.seats[0].cards = 0
        return world


class LosesTheDiscardPile(Subject):
    def census(self, position: Position) -> dict[str, int]:
        summoners(position).discard = 0
        return super().census(position)


class OpensTheBoxTooEarly(Subject):
    """A card lies beside the box that nobody has opened yet."""

    def census(self, position: Position) -> dict[str, int]:
        if summoners(position).phase == IN_SETUP:
            summoners(position).discard = 1
        return super().census(position)


FAULTS: list[Fault] = [
    (fault("kamimai", 3), check)
    for fault, check in (
        (faults.LeakingGenerator, checks.redeal_looks_the_same),
        (RedealForgetsPages, checks.redeal_looks_the_same),
        (RedealDealsAgain, checks.redeal_looks_the_same),
        (faults.RedealKeepsTheTruth, checks.redeal_replaces_the_generator),
        (faults.RedealKeepsTheGenerator, checks.redeal_replaces_the_generator),
        (LosesTheDiscardPile, checks.every_card_is_in_one_place),
        (OpensTheBoxTooEarly, checks.every_card_is_in_one_place),
        (faults.OnlyRevealsStopUndo, checks.free_undo_teaches_nothing),
        (faults.SavesWithoutEvents, checks.saves_and_loads),
    )
]
