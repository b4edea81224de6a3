"""Creatures that the activator plays: Keychain Imp, Dragonflies, Stealing Mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.rules.actions import code, code_pair
from wondertable.core.rules.kit import bit, tally, times
from wondertable.core.rules.questions import Options
from wondertable.games.kamimai import tell
from wondertable.games.kamimai.cards import DRAGONFLIES, IMP, KINDS, MOUSE, guardians, movable
from wondertable.games.kamimai.questions import (
    GIFT_CARD,
    GIFT_GIVER,
    GIVE,
    GIVER,
    MOUSE_TAKE,
    PLAY_DRAGONFLIES,
    PLAY_IMP,
    PLAY_MOUSE,
    TAKE,
    TAKE_NONE,
)
from wondertable.games.kamimai.tables import NONE

if TYPE_CHECKING:
    from wondertable.games.kamimai.position import KamimaiPosition

GIFTS: Final = 2


def holds(position: KamimaiPosition, card: i64) -> bool:
    """KAM-A4: only what the activator owns can be played."""
    return times(position.seats[position.activator].cards, card) > 0


def list_plays(position: KamimaiPosition, options: Options) -> None:
    """KAM-A5: a Creature may be played only if it can do something."""
    if holds(position, IMP) and imp_has_work(position):
        options.add(PLAY_IMP)
    if holds(position, DRAGONFLIES) and dragonflies_have_work(position):
        options.add(PLAY_DRAGONFLIES)
    if holds(position, MOUSE) and movable(position.discard):
        seat: i64 = 0
        while seat < position.players:
            options.add(code(PLAY_MOUSE, seat))
            seat += 1


def imp_has_work(position: KamimaiPosition) -> bool:
    """KAM-A7."""
    lying: i64 = 0
    for summoner in position.seats:
        lying |= guardians(summoner.cards)
    return lying != 0


def dragonflies_have_work(position: KamimaiPosition) -> bool:
    """KAM-A9: another card lies somewhere, and somebody can receive it."""
    if position.players < GIFTS:
        return False
    cards: i64 = 0
    for summoner in position.seats:
        cards |= summoner.cards
    return cards != tally(DRAGONFLIES)


def spend(position: KamimaiPosition, card: i64) -> None:
    """KAM-A2: a played Creature ends on the discard pile."""
    position.seats[position.activator].cards -= tally(card)
    position.discard += tally(card)


# -- Keychain Imp ----------------------------------------------------------------------------------------------------------


def play_imp(position: KamimaiPosition) -> None:
    """KAM-A6: every Guardian in every Reserve and in the spread is discarded."""
    lost: i64 = 0
    for summoner in position.seats:
        lost += guardians(summoner.cards)
        summoner.cards = movable(summoner.cards)
    position.discard += lost
    spend(position, IMP)
    tell.imp(position, lost)


# -- Dragonflies -----------------------------------------------------------------------------------------------------------


def play_dragonflies(position: KamimaiPosition) -> None:
    """KAM-A8: two gifts, one after the other."""
    spend(position, DRAGONFLIES)
    tell.dragonflies(position)
    position.gifts = GIFTS
    position.ask(GIFT_GIVER, bit(position.activator), sealed=False)


def list_givers(position: KamimaiPosition, options: Options) -> None:
    givers: i64 = 0
    seat: i64 = 0
    while seat < position.players:
        if position.seats[seat].cards:
            givers |= bit(seat)
        seat += 1
    options.add_each(GIVER, givers)


def name_giver(position: KamimaiPosition, seat: i64) -> None:
    position.giver = seat
    tell.giver(position, seat)
    position.ask(GIFT_CARD, bit(seat), sealed=False)


def list_gifts(position: KamimaiPosition, giver: i64, options: Options) -> None:
    """KAM-A10: any card, to any other summoner."""
    card: i64 = 0
    while card < KINDS:
        if times(position.seats[giver].cards, card):
            seat: i64 = 0
            while seat < position.players:
                if seat != giver:
                    options.add(code_pair(GIVE, card, seat))
                seat += 1
        card += 1


def give(position: KamimaiPosition, card: i64, to: i64) -> bool:
    """KAM-A11, KAM-A12: a Reserve may grow beyond its limit; returns whether the last gift was made."""
    giver = position.giver
    position.seats[giver].cards -= tally(card)
    position.seats[to].cards += tally(card)
    tell.gift(position, giver, to, card)
    position.giver = NONE
    position.gifts -= 1
    if position.gifts:
        position.ask(GIFT_GIVER, bit(position.activator), sealed=False)
        return False
    return True


# -- Stealing Mouse --------------------------------------------------------------------------------------------------------


def play_mouse(position: KamimaiPosition, to: i64) -> None:
    """KAM-A13: the named summoner may take a card from the discard pile."""
    spend(position, MOUSE)
    tell.mouse(position, to)
    position.taker = to
    position.ask(MOUSE_TAKE, bit(to), sealed=False)


def takeable(position: KamimaiPosition) -> i64:
    """KAM-A14: no Guardian, and not the Mouse being played."""
    return movable(position.discard) - tally(MOUSE)


def list_takes(position: KamimaiPosition, options: Options) -> None:
    cards = takeable(position)
    card: i64 = 0
    while card < KINDS:
        if times(cards, card):
            options.add(code(TAKE, card))
        card += 1
    options.add(TAKE_NONE)


def take(position: KamimaiPosition, card: i64) -> None:
    position.discard -= tally(card)
    position.seats[position.taker].cards += tally(card)
    tell.took(position, position.taker, card)
