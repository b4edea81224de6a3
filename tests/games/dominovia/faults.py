"""Faults planted in Dominovia: hands, the deck, and sealed offerings."""

from __future__ import annotations

from typing import Any

from tests.contract import checks, faults
from tests.contract.faults import Fault
from tests.contract.subject import Subject
from wondertable import Rng
from wondertable.core.rules.kit import members
from wondertable.core.rules.position import Position
from wondertable.games.dominovia.rules.position import DominoviaPosition


def mages(position: Position) -> DominoviaPosition:
    assert isinstance(position, DominoviaPosition)
    return position


class LeakingHands(Subject):
    def view(self, position: Position, seat: int | None) -> Any:
        return super().view(position, seat) | {"leak": [mage.hand for mage in mages(position).seats]}


class LeakingDeck(Subject):
    """Tells everybody which scroll lies on top."""

    def view(self, position: Position, seat: int | None) -> Any:
        deck = mages(position).deck[mages(position).deck_top :]
        return super().view(position, seat) | {"leak": [int(scroll) for scroll in deck[:1]]}


class LeakingChoices(Subject):
    """Tells everybody how many links the Mage in turn could make."""

    def view(self, position: Position, seat: int | None) -> Any:
        choices = [len(position.legal(other)) for other in range(self.players)]
        return super().view(position, seat) | {"leak": choices}


class RedealAvoidsTheHand(Subject):
    """Never considers that the next seat holds what it holds."""

    def redeal(self, position: Position, seat: int | None, rng: Rng) -> Position:
        other = 0 if seat is None else (seat + 1) % self.players
        for _ in range(50):
            world = mages(super().redeal(position, seat, rng))
            lowest = members(mages(position).seats[other].hand)[:1]
            if not lowest or lowest[0] not in members(world.seats[other].hand):
                break
        return world


class RedealKeepsTheDeck(Subject):
    def redeal(self, position: Position, seat: int | None, rng: Rng) -> Position:
        world = mages(super().redeal(position, seat, rng))
        world.deck, world.deck_top = mages(position).deck, mages(position).deck_top
        return world


class LosesAScroll(Subject):
    """After a few turns a scroll of the first hand is gone."""

    def census(self, position: Position) -> dict[str, int]:
        first = mages(position).seats[0]
        if mages(position).turns_done > 3:
            first.hand &= first.hand - 1
        return super().census(position)


FAULTS: list[Fault] = [
    (fault("dominovia", 3), check)
    for fault, check in (
        (LeakingHands, checks.redeal_looks_the_same),
        (LeakingDeck, checks.redeal_looks_the_same),
        (LeakingChoices, checks.redeal_looks_the_same),
        (faults.LeakingEvents, checks.redeal_looks_the_same),
        (faults.LeakingOptions, checks.redeal_looks_the_same),
        (faults.LeakingGenerator, checks.redeal_looks_the_same),
        (faults.RedealForgets, checks.redeal_looks_the_same),
        (RedealKeepsTheDeck, checks.redeal_looks_the_same),
        (faults.RedealKeepsTheTruth, checks.redeal_is_not_the_truth),
        (faults.RedealKeepsTheTruth, checks.redeal_replaces_sealed_answers),
        (RedealAvoidsTheHand, checks.redeal_reaches_the_truth),
        (faults.RedealKeepsTheGenerator, checks.redeal_replaces_the_generator),
        (faults.RedealKeepsSealedAnswers, checks.redeal_replaces_sealed_answers),
        (LosesAScroll, checks.every_card_is_in_one_place),
        (faults.UndoAlwaysFree, checks.free_undo_teaches_nothing),
        (faults.OnlyChanceStopsUndo, checks.free_undo_teaches_nothing),
        (faults.FeaturesOfTheFirstSeat, checks.features_tell_what_a_seat_knows),
        (faults.SavesWithoutEvents, checks.saves_and_loads),
    )
]
