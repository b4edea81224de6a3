"""Faults planted in Bibliowonders!: hands, the draw pile, face-down shelves, and private looks."""

from __future__ import annotations

from typing import Any

from tests.contract import checks, faults
from tests.contract.faults import Fault
from tests.contract.subject import Subject
from tests.games.bibliowonders.test_knowledge import unknown_cards_vary
from wondertable import Rng
from wondertable.core.rules.position import Position
from wondertable.games.bibliowonders.rules.position import BibliowondersPosition


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
            if (
                true.face_up & 1
                or (seat is not None and true.seats[seat].seen & 1)
                or world.shelves[0] != true.shelves[0]
            ):
                break
            world = library(super().redeal(position, seat, rng))
        return world


class LosesAShelf(Subject):
    """After a while one shelf is two."""

    def census(self, position: Position) -> dict[str, int]:
        if library(position).turns > 3:
            library(position).shelves[0] = library(position).shelves[1]
        return super().census(position)


FAULTS: list[Fault] = [
    (fault("bibliowonders", 3), check)
    for fault, check in (
        (LeakingHands, checks.redeal_looks_the_same),
        (LeakingShelves, checks.redeal_looks_the_same),
        (LeakingLooks, checks.redeal_looks_the_same),
        (faults.LeakingEvents, checks.redeal_looks_the_same),
        (faults.RedealForgets, checks.redeal_looks_the_same),
        (RedealForgetsLooks, checks.redeal_looks_the_same),
        (faults.RedealKeepsTheTruth, checks.redeal_is_not_the_truth),
        (RedealKeepsTheShelves, unknown_cards_vary),
        (RedealKeepsTheDrawPile, unknown_cards_vary),
        (RedealAvoidsTheShelves, checks.redeal_reaches_the_truth),
        (faults.RedealKeepsTheGenerator, checks.redeal_replaces_the_generator),
        (LosesAShelf, checks.every_card_is_in_one_place),
        (faults.OnlyChanceStopsUndo, checks.free_undo_teaches_nothing),
        (faults.OnlyRevealsStopUndo, checks.free_undo_teaches_nothing),
        (faults.FeaturesOfTheFirstSeat, checks.features_tell_what_a_seat_knows),
        (faults.SavesWithoutEvents, checks.saves_and_loads),
    )
]
