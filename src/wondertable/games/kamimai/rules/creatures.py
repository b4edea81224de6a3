"""Creatures that the activator plays: Keychain Imp, Dragonflies, Stealing Mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.rules.actions import code, code_pair, kind_of, part
from wondertable.core.rules.bags import Bag, count, one
from wondertable.core.rules.kit import Action, Seat, bit
from wondertable.core.rules.position import NOBODY
from wondertable.core.rules.questions import Options
from wondertable.games.kamimai.rules import questions as q, tell
from wondertable.games.kamimai.rules.cards import BITS, DRAGONFLIES, IMP, KINDS, MOUSE, Card, guardians, movable

if TYPE_CHECKING:
    from wondertable.games.kamimai.rules.position import KamimaiPosition

GIFTS: Final = 2


def holds(position: KamimaiPosition, card: Card) -> bool:
    """KAM-A4: only what the activator owns can be played."""
    return count(position.seats[position.activator].cards, card, BITS) > 0


def list_plays(position: KamimaiPosition, options: Options) -> None:
    """KAM-A5, KAM-Q29: a Creature may be played only if it can do something.

    KAM-A3: Fairies and the Wolf are no part of this; they are used in spells only.
    """
    if holds(position, IMP) and imp_has_work(position):
        options.add(q.PLAY_IMP)
    if holds(position, DRAGONFLIES) and dragonflies_have_work(position):
        options.add(q.PLAY_DRAGONFLIES)
    if holds(position, MOUSE) and movable(position.discard):  # KAM-A14
        seat: Seat
        for seat in range(position.players):
            options.add(code(q.PLAY_MOUSE, seat))


def imp_has_work(position: KamimaiPosition) -> bool:
    """KAM-A7."""
    lying: Bag = 0
    for summoner in position.seats:
        lying |= guardians(summoner.cards)
    return lying != 0


def dragonflies_have_work(position: KamimaiPosition) -> bool:
    """KAM-A9: another card lies somewhere, and somebody can receive it."""
    if position.players < GIFTS:
        return False
    cards: Bag = 0
    for summoner in position.seats:
        cards |= summoner.cards
    return cards != one(DRAGONFLIES, BITS)


def spend(position: KamimaiPosition, card: Card) -> None:
    """KAM-A2: a played Creature ends on the discard pile."""
    position.seats[position.activator].cards -= one(card, BITS)
    position.discard += one(card, BITS)


# -- Keychain Imp ----------------------------------------------------------------------------------------------------------


def play_imp(position: KamimaiPosition) -> None:
    """KAM-A6: every Guardian in every Reserve and in the spread is discarded; nothing else discards them (KAM-U17)."""
    lost: Bag = 0
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
    ask_for_giver(position)


def ask_for_giver(position: KamimaiPosition) -> None:
    position.ask(q.GIFT_GIVER, bit(position.activator), sealed=False)


def list_givers(position: KamimaiPosition, options: Options) -> None:
    """KAM-A9: whoever has a card, perhaps the activator."""
    givers: i64 = 0
    seat: Seat
    for seat in range(position.players):
        if position.seats[seat].cards:
            givers |= bit(seat)
    options.add_each(q.GIVER, givers)


def name_giver(position: KamimaiPosition, seat: Seat) -> None:
    """KAM-Q26: the giver chooses card and receiver."""
    position.giver = seat
    tell.giver(position, seat)
    position.ask(q.GIFT_CARD, bit(seat), sealed=False)


def list_gifts(position: KamimaiPosition, giver: Seat, options: Options) -> None:
    """KAM-A10: any card, a Guardian too (KAM-U17), to any other summoner."""
    card: Card
    seat: Seat
    for card in range(KINDS):
        if count(position.seats[giver].cards, card, BITS):
            for seat in range(position.players):
                if seat != giver:
                    options.add(code_pair(q.GIVE, card, seat))


def give(position: KamimaiPosition, card: Card, to: Seat) -> bool:
    """KAM-A11: a Reserve may grow beyond its limit; KAM-A12: what the activator gets joins the spread.

    Returns whether the last gift was made.
    """
    giver = position.giver
    position.seats[giver].cards -= one(card, BITS)
    position.seats[to].cards += one(card, BITS)
    tell.gift(position, giver, to, card)
    position.giver = NOBODY
    position.gifts -= 1
    if position.gifts:
        ask_for_giver(position)
        return False
    return True


# -- Stealing Mouse --------------------------------------------------------------------------------------------------------


def play_mouse(position: KamimaiPosition, to: Seat) -> None:
    """KAM-A13: the named summoner may take a card from the discard pile; alone that is oneself (KAM-V7)."""
    spend(position, MOUSE)
    tell.mouse(position, to)
    position.taker = to
    position.ask(q.MOUSE_TAKE, bit(to), sealed=False)


def takeable(position: KamimaiPosition) -> Bag:
    """KAM-A14, KAM-Q28: no Guardian, and not the Mouse being played."""
    return movable(position.discard) - one(MOUSE, BITS)


def list_takes(position: KamimaiPosition, options: Options) -> None:
    cards = takeable(position)
    card: Card
    for card in range(KINDS):
        if count(cards, card, BITS):
            options.add(code(q.TAKE, card))
    options.add(q.TAKE_NONE)


def take(position: KamimaiPosition, action: Action) -> None:
    """KAM-A15, KAM-A16: the card can be used at once, and may bring its owner above the limit."""
    taker = position.taker
    if kind_of(action) == q.TAKE:
        card = part(action, 0)
        position.discard -= one(card, BITS)
        position.seats[taker].cards += one(card, BITS)
        tell.took(position, taker, card)
    else:
        tell.declined(position, taker)
    position.taker = NOBODY
