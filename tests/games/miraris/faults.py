"""Faults planted in Miraris: dealt characters, the deck, sealed bids, and what Serena drew."""

from __future__ import annotations

from typing import Any

from tests.contract import checks, faults
from tests.contract.faults import Fault
from tests.contract.subject import Subject
from wondertable import Rng
from wondertable.core.rules.position import Position
from wondertable.games.miraris.rules.position import MirarisPosition


class LeakingView(Subject):
    """Tells everybody which characters lie hidden."""

    def view(self, position: Position, seat: int | None) -> Any:
        assert isinstance(position, MirarisPosition)
        return super().view(position, seat) | {"leak": [player.character for player in position.seats]}


class RedealForgetsDraws(Subject):
    """Lets Serena forget the cards she drew."""

    def redeal(self, position: Position, seat: int | None, rng: Rng) -> Position:
        world = super().redeal(position, seat, rng)
        assert isinstance(world, MirarisPosition)
        if seat is not None and world.seats[seat].secret:
            world.seats[seat].held += 1 << 5
        return world


class RedealAvoidsTheTruth(Subject):
    """Never considers that the first seat has the character it has."""

    def redeal(self, position: Position, seat: int | None, rng: Rng) -> Position:
        world = super().redeal(position, seat, rng)
        assert isinstance(world, MirarisPosition)
        assert isinstance(position, MirarisPosition)
        while seat != 0 and world.seats[0].dealt & position.seats[0].dealt and not world.shown:
            world = super().redeal(position, seat, rng)
            assert isinstance(world, MirarisPosition)
        return world


class RedealKeepsTheDeck(Subject):
    def redeal(self, position: Position, seat: int | None, rng: Rng) -> Position:
        world = super().redeal(position, seat, rng)
        assert isinstance(world, MirarisPosition)
        assert isinstance(position, MirarisPosition)
        world.deck = position.deck
        return world


class DropsACard(Subject):
    """After a while a card of the first player is gone."""

    def census(self, position: Position) -> dict[str, int]:
        assert isinstance(position, MirarisPosition)
        if position.round == 4:
            position.seats[0].held = 0
        return super().census(position)


class DropsABid(Subject):
    """After a while a Dormire of the first player is gone."""

    def census(self, position: Position) -> dict[str, int]:
        assert isinstance(position, MirarisPosition)
        if position.round == 4:
            position.seats[0].hand &= position.seats[0].hand - 1
        return super().census(position)


FAULTS: list[Fault] = [
    (fault("miraris", 4), check)
    for fault, check in (
        (LeakingView, checks.redeal_looks_the_same),
        (faults.LeakingEvents, checks.redeal_looks_the_same),
        (faults.LeakingOptions, checks.redeal_looks_the_same),
        (faults.LeakingGenerator, checks.redeal_looks_the_same),
        (faults.RedealForgets, checks.redeal_looks_the_same),
        (RedealForgetsDraws, checks.redeal_looks_the_same),
        (faults.RedealKeepsTheTruth, checks.redeal_is_not_the_truth),
        (faults.RedealKeepsTheTruth, checks.redeal_replaces_sealed_answers),
        (RedealAvoidsTheTruth, checks.redeal_reaches_the_truth),
        (RedealKeepsTheDeck, checks.redeal_reaches_the_truth),
        (faults.RedealKeepsTheGenerator, checks.redeal_replaces_the_generator),
        (faults.RedealKeepsSealedAnswers, checks.redeal_replaces_sealed_answers),
        (DropsACard, checks.every_card_is_in_one_place),
        (DropsABid, checks.every_card_is_in_one_place),
        (faults.UndoAlwaysFree, checks.free_undo_teaches_nothing),
        (faults.FeaturesOfTheFirstSeat, checks.features_tell_what_a_seat_knows),
        (faults.SavesWithoutEvents, checks.saves_and_loads),
    )
]
