"""Faults planted in AlicematiC: hands, Commoners, what was given back in the mulligan, and the deck."""

from __future__ import annotations

from typing import Any

from tests.contract import checks, faults
from tests.contract.faults import Fault
from tests.contract.subject import Subject
from wondertable import Rng
from wondertable.core.rules.position import Position
from wondertable.games.alicematic.rules import kingdom
from wondertable.games.alicematic.rules.position import AlicematicPosition


def alices(position: Position) -> AlicematicPosition:
    assert isinstance(position, AlicematicPosition)
    return position


class LeakingHands(Subject):
    def view(self, position: Position, seat: int | None) -> Any:
        hands = [[int(kind) for kind in player.hand] for player in alices(position).seats]
        return super().view(position, seat) | {"leak": hands}


class LeakingCommoners(Subject):
    """Tells everybody which Alices lie face down."""

    def view(self, position: Position, seat: int | None) -> Any:
        cards = [[int(kingdom.kind_in(card)) for card in player.cards] for player in alices(position).seats]
        return super().view(position, seat) | {"leak": cards}


class LeakingMulligan(Subject):
    """Tells everybody what was given back in the mulligan."""

    def view(self, position: Position, seat: int | None) -> Any:
        given = [[int(kind) for kind in player.discarded] for player in alices(position).seats]
        return super().view(position, seat) | {"leak": given}


class LeakingDeck(Subject):
    """Tells everybody which card comes next."""

    def view(self, position: Position, seat: int | None) -> Any:
        deck = alices(position).deck[alices(position).drawn :]
        return super().view(position, seat) | {"leak": [int(kind) for kind in deck[:1]]}


class RedealForgetsFaces(Subject):
    """Redeals also a card that everybody has seen."""

    def redeal(self, position: Position, seat: int | None, rng: Rng) -> Position:
        blind = alices(position.clone())
        for player in blind.seats:
            for place, card in enumerate(player.cards):
                player.cards[place] = card & ~kingdom.PUBLIC
        world = alices(blind.redeal(seat, rng))
        for player, true in zip(world.seats, alices(position).seats, strict=True):
            for place, card in enumerate(true.cards):
                player.cards[place] |= card & kingdom.PUBLIC
        return world


class RedealAvoidsTheHand(Subject):
    """Never considers that the next seat holds its first card."""

    def redeal(self, position: Position, seat: int | None, rng: Rng) -> Position:
        other = 0 if seat is None else (seat + 1) % self.players
        for _ in range(50):
            world = alices(super().redeal(position, seat, rng))
            true = alices(position).seats[other].hand
            if len(true) == 0 or world.seats[other].hand[0] != true[0]:
                break
        return world


class RedealKeepsTheDeck(Subject):
    def redeal(self, position: Position, seat: int | None, rng: Rng) -> Position:
        world = alices(super().redeal(position, seat, rng))
        world.deck, world.drawn = alices(position).deck, alices(position).drawn
        return world


class LosesACard(Subject):
    """After the set-up the first hand has one card less."""

    def census(self, position: Position) -> dict[str, int]:
        first = alices(position).seats[0]
        if alices(position).round > 0:
            first.hand = first.hand[1:]
        return super().census(position)


class MakesAToken(Subject):
    """After the set-up the bank has more than it had."""

    def census(self, position: Position) -> dict[str, int]:
        if alices(position).round > 0:
            alices(position).bank += 1
        return super().census(position)


FAULTS: list[Fault] = [
    (fault("alicematic", 3), check)
    for fault, check in (
        (LeakingHands, checks.redeal_looks_the_same),
        (LeakingCommoners, checks.redeal_looks_the_same),
        (LeakingMulligan, checks.redeal_looks_the_same),
        (LeakingDeck, checks.redeal_looks_the_same),
        (faults.LeakingEvents, checks.redeal_looks_the_same),
        (faults.LeakingOptions, checks.redeal_looks_the_same),
        (faults.RedealForgets, checks.redeal_looks_the_same),
        (RedealForgetsFaces, checks.redeal_looks_the_same),
        (RedealKeepsTheDeck, checks.redeal_looks_the_same),
        (faults.RedealKeepsTheTruth, checks.redeal_replaces_the_generator),
        (faults.RedealKeepsTheTruth, checks.redeal_replaces_sealed_answers),
        (faults.RedealKeepsTheTruth, checks.redeal_is_not_the_truth),
        (RedealAvoidsTheHand, checks.redeal_reaches_the_truth),
        (faults.RedealKeepsSealedAnswers, checks.redeal_replaces_sealed_answers),
        (LosesACard, checks.every_card_is_in_one_place),
        (MakesAToken, checks.every_card_is_in_one_place),
        (faults.OnlyChanceStopsUndo, checks.free_undo_teaches_nothing),
        (faults.OnlyRevealsStopUndo, checks.free_undo_teaches_nothing),
        (faults.FeaturesOfTheFirstSeat, checks.features_tell_what_a_seat_knows),
        (faults.SavesWithoutEvents, checks.saves_and_loads),
    )
]
