"""Planted faults: each breaks one promise, and the check that guards it must notice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.contract import checks
from tests.contract.subject import Subject
from tests.games.bibliowonders.test_knowledge import unknown_cards_vary
from wondertable import Rng
from wondertable.core.position import Position
from wondertable.games.bibliowonders.position import BibliowondersPosition
from wondertable.games.miraris.position import MirarisPosition

TRIES = 12


def notices(check: Any, subject: Subject) -> bool:
    """Whether the check fails for at least one of a few games."""
    for seed in range(TRIES):
        try:
            check(subject, seed)
        except AssertionError:
            return True
    return False


class LeakingView(Subject):
    """Tells everybody which characters lie hidden."""

    def view(self, position: Position, seat: int | None) -> Any:
        assert isinstance(position, MirarisPosition)
        return super().view(position, seat) | {"leak": [player.character for player in position.seats]}


class LeakingEvents(Subject):
    """Tells everybody what the first seat was told."""

    def view(self, position: Position, seat: int | None) -> Any:
        return super().view(position, seat) | {"events": self.game.events(position, 0)}


class LeakingOptions(Subject):
    """Tells everybody what the first seat may answer."""

    def view(self, position: Position, seat: int | None) -> Any:
        return super().view(position, seat) | {"options": position.legal(0)}


class RedealForgets(Subject):
    """Redeals also what the seat has learned."""

    def redeal(self, position: Position, seat: int | None, rng: Rng) -> Position:
        return position.redeal(None, rng)


class RedealForgetsDraws(Subject):
    """Lets Serena forget the cards she drew."""

    def redeal(self, position: Position, seat: int | None, rng: Rng) -> Position:
        world = super().redeal(position, seat, rng)
        assert isinstance(world, MirarisPosition)
        if seat is not None and world.seats[seat].secret:
            world.seats[seat].held += 1 << 5
        return world


class RedealKeepsTheTruth(Subject):
    def redeal(self, position: Position, seat: int | None, rng: Rng) -> Position:
        return position.clone()


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


class RedealKeepsTheGenerator(Subject):
    def redeal(self, position: Position, seat: int | None, rng: Rng) -> Position:
        world = super().redeal(position, seat, rng)
        world.rng = position.rng.clone()
        return world


class RedealKeepsSealedAnswers(Subject):
    def redeal(self, position: Position, seat: int | None, rng: Rng) -> Position:
        world = super().redeal(position, seat, rng)
        for ours, theirs in zip(world.questions, position.questions, strict=True):
            for other in range(self.players):
                ours.answers[other] = theirs.answers[other]
        return world


class DropsACard(Subject):
    """After a while a card of the first player is gone."""

    def census(self, position: Position) -> dict[str, int]:
        assert isinstance(position, MirarisPosition)
        if position.round == 4:
            position.seats[0].held = 0
        return super().census(position)


class UndoAlwaysFree(Subject):
    def free_to_undo(self, before: Position, after: Position) -> bool:
        return True


FAULTS = [
    (LeakingView, checks.redeal_looks_the_same),
    (LeakingEvents, checks.redeal_looks_the_same),
    (LeakingOptions, checks.redeal_looks_the_same),
    (RedealForgets, checks.redeal_looks_the_same),
    (RedealForgetsDraws, checks.redeal_looks_the_same),
    (RedealKeepsTheTruth, checks.redeal_is_not_the_truth),
    (RedealKeepsTheTruth, checks.redeal_replaces_sealed_answers),
    (RedealAvoidsTheTruth, checks.redeal_reaches_the_truth),
    (RedealKeepsTheDeck, checks.redeal_reaches_the_truth),
    (RedealKeepsTheGenerator, checks.redeal_replaces_the_generator),
    (RedealKeepsSealedAnswers, checks.redeal_replaces_sealed_answers),
    (DropsACard, checks.every_card_is_in_one_place),
    (UndoAlwaysFree, checks.free_undo_teaches_nothing),
]


@pytest.mark.parametrize(("fault", "check"), FAULTS, ids=lambda x: x.__name__)
def test_planted_fault_is_noticed(fault: type[Subject], check: Any) -> None:
    assert notices(check, fault("miraris", 4))


# -- Bibliowonders!: hands, the draw pile, face-down shelves, and private looks ----------------------------------------


def library(position: Position) -> BibliowondersPosition:
    assert isinstance(position, BibliowondersPosition)
    return position


class LeakingHands(Subject):
    def view(self, position: Position, seat: int | None) -> Any:
        return super().view(position, seat) | {"leak": [player.hand for player in library(position).seats]}


class LeakingShelves(Subject):
    """Tells everybody what lies face down in the middle of the east."""

    def view(self, position: Position, seat: int | None) -> Any:
        return super().view(position, seat) | {"leak": [int(shelf) & 63 for shelf in library(position).shelves[20:24]]}


class LeakingLooks(Subject):
    """Shows everybody the shelves that anybody has looked at."""

    def view(self, position: Position, seat: int | None) -> Any:
        seen = 0
        for player in library(position).seats:
            seen |= player.seen
        shelves = [int(s) & 63 for place, s in enumerate(library(position).shelves) if seen >> place & 1]
        return super().view(position, seat) | {"leak": shelves}


class RedealForgetsLooks(Subject):
    """Redeals also the shelves that the seat has looked at."""

    def redeal(self, position: Position, seat: int | None, rng: Rng) -> Position:
        blind = library(position.clone())
        if seat is not None:
            blind.seats[seat].seen = 0
        world = library(blind.redeal(seat, rng))
        if seat is not None:
            world.seats[seat].seen = library(position).seats[seat].seen
        return world


class RedealKeepsTheShelves(Subject):
    def redeal(self, position: Position, seat: int | None, rng: Rng) -> Position:
        world = library(super().redeal(position, seat, rng))
        world.shelves = library(position).shelves[:]
        return world


class RedealKeepsTheDrawPile(Subject):
    """Leaves the draw pile as it is wherever nobody else holds a card."""

    def redeal(self, position: Position, seat: int | None, rng: Rng) -> Position:
        world, true = library(super().redeal(position, seat, rng)), library(position)
        if all(player.hand == 0 or number == seat for number, player in enumerate(true.seats)):
            world.pile = true.pile
        return world


class RedealAvoidsTheShelves(Subject):
    """Never considers that the first face-down shelf is what it is."""

    def redeal(self, position: Position, seat: int | None, rng: Rng) -> Position:
        world, true = library(super().redeal(position, seat, rng)), library(position)
        for _ in range(20):
            if true.up & 1 or (seat is not None and true.seats[seat].seen & 1) or world.shelves[0] != true.shelves[0]:
                break
            world = library(super().redeal(position, seat, rng))
        return world


class LosesAShelf(Subject):
    """After a while one shelf is two."""

    def census(self, position: Position) -> dict[str, int]:
        if library(position).turns > 3:
            library(position).shelves[0] = library(position).shelves[1]
        return super().census(position)


class OnlyChanceStopsUndo(Subject):
    """Lets a card that was turned up be turned down again."""

    def free_to_undo(self, before: Position, after: Position) -> bool:
        return bool(before.rng.draws == after.rng.draws)


LIBRARY_FAULTS = [
    (LeakingHands, checks.redeal_looks_the_same),
    (LeakingShelves, checks.redeal_looks_the_same),
    (LeakingLooks, checks.redeal_looks_the_same),
    (LeakingEvents, checks.redeal_looks_the_same),
    (RedealForgets, checks.redeal_looks_the_same),
    (RedealForgetsLooks, checks.redeal_looks_the_same),
    (RedealKeepsTheTruth, checks.redeal_is_not_the_truth),
    (RedealKeepsTheShelves, unknown_cards_vary),
    (RedealKeepsTheDrawPile, unknown_cards_vary),
    (RedealAvoidsTheShelves, checks.redeal_reaches_the_truth),
    (RedealKeepsTheGenerator, checks.redeal_replaces_the_generator),
    (LosesAShelf, checks.every_card_is_in_one_place),
    (OnlyChanceStopsUndo, checks.free_undo_teaches_nothing),
]


@pytest.mark.parametrize(("fault", "check"), LIBRARY_FAULTS, ids=lambda x: x.__name__)
def test_planted_fault_is_noticed_in_bibliowonders(fault: type[Subject], check: Any) -> None:
    assert notices(check, fault("bibliowonders", 3))
