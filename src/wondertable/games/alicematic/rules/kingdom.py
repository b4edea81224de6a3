"""A kingdom: the cards in its five slots, the powers they give, and the effects that are active.

A card in a slot is one number: its kind, whether it lies face up, whether everybody knows it, what a Wiccan copies, and
how many cards its owner had drawn from the reshuffled deck when it was put down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from mypy_extensions import i64

from wondertable.core.rules.kit import Kind, bit, has, shl
from wondertable.games.alicematic.rules.alices import SLOT_COUNT, Slot, Verb
from wondertable.games.alicematic.rules.tables import NONE, SLOT_MAX, Tables

if TYPE_CHECKING:
    from wondertable.games.alicematic.rules.position import Player

Card: TypeAlias = i64
"""A card in a slot, or NO_CARD."""
Place: TypeAlias = i64
"""Where a card lies in a kingdom: SLOT_MAX places in each of the five slots, the first slot first."""

PLACES: Final = 20
NO_CARD: Final = 0
KIND_MASK: Final = 255
UP: Final = 256
PUBLIC: Final = 512
COPY_AT: Final = 10
SINCE_AT: Final = 18
POWER_BITS: Final = 4
POWER_MASK: Final = 15


# -- a card ------------------------------------------------------------------------------------------------------------


def new_card(kind: Kind, up: bool, since: i64) -> Card:
    card: Card = kind + 1
    if up:
        card |= UP | PUBLIC
    return card | shl(since, SINCE_AT)


def kind_in(card: Card) -> Kind:
    return (card & KIND_MASK) - 1


def is_up(card: Card) -> bool:
    return card & UP != 0


def is_commoner(card: Card) -> bool:
    """ALI-G10: any card that lies face down. ALI-P14: nothing but its slot counts it, for all else asks for faces up."""
    return card != NO_CARD and card & UP == 0


def is_public(card: Card) -> bool:
    return card & PUBLIC != 0


def copy_in(card: Card) -> Kind:
    """The kind a Wiccan copies, or NONE."""
    return ((card >> COPY_AT) & KIND_MASK) - 1


def with_copy(card: Card, kind: Kind) -> Card:
    return (card & ~shl(KIND_MASK, COPY_AT)) | shl(kind + 1, COPY_AT)


def with_kind(card: Card, kind: Kind) -> Card:
    return (card & ~KIND_MASK) | (kind + 1)


def since_in(card: Card) -> i64:
    return card >> SINCE_AT


# -- slots -------------------------------------------------------------------------------------------------------------


def power(player: Player, slot: Slot) -> i64:
    """ALI-G8: the cards lying in a slot, face up and face down alike. ALI-P16: their order means nothing."""
    return (player.powers >> (POWER_BITS * slot)) & POWER_MASK


def has_room(tables: Tables, player: Player, slot: Slot) -> bool:
    """ALI-P5."""
    return power(player, slot) < tables.slot_limit


def slot_at(place: Place) -> Slot:
    return place // SLOT_MAX


def put_down(player: Player, slot: Slot, card: Card) -> Place:
    """Put a card into a slot; returns its place. ALI-A3: an Alice is active from now on."""
    place = SLOT_MAX * slot + power(player, slot)
    player.cards[place] = card
    player.powers += shl(1, POWER_BITS * slot)
    if is_up(card):
        player.real |= bit(kind_in(card))
    return place


def turn_down(player: Player, place: Place) -> None:
    """ALI-P15: she becomes a Commoner and loses her effect at once; ALI-K4: she stays known to all."""
    player.cards[place] = with_copy(player.cards[place] & ~UP, NONE)
    recount(player)


def turn_up(player: Player, place: Place) -> None:
    """ALI-K5: a Commoner turned up becomes public."""
    player.cards[place] |= UP | PUBLIC
    recount(player)


def set_copy(player: Player, place: Place, kind: Kind) -> None:
    player.cards[place] = with_copy(player.cards[place], kind)
    recount(player)


def recount(player: Player) -> None:
    """ALI-A1: every face-up kind is active, ALI-A10: whatever slot she lies in.

    ALI-A5, ALI-A8: each kind is one source, however many cards or Wiccans have it.
    """
    player.real = 0
    player.copied = 0
    for card in player.cards:
        if is_up(card):
            player.real |= bit(kind_in(card))
            if copy_in(card) != NONE:
                player.copied |= bit(copy_in(card))


def card_places(player: Player) -> list[int]:
    """The places with a card, slot by slot in order of arrival."""
    return [place for place in range(PLACES) if player.cards[place] != NO_CARD]


# -- Alices and Commoners ----------------------------------------------------------------------------------------------


def alices(player: Player) -> i64:
    """ALI-G9: the face-up cards in all slots. ALI-A16: never more than the slots hold, nor than turns were taken."""
    found: i64 = 0
    for card in player.cards:
        if is_up(card):
            found += 1
    return found


def alices_in(player: Player, slot: Slot) -> i64:
    """ALI-E13: face-up cards count where they lie; ALI-E14: Commoners do not."""
    found: i64 = 0
    place: Place
    for place in range(SLOT_MAX * slot, SLOT_MAX * (slot + 1)):
        if is_up(player.cards[place]):
            found += 1
    return found


def slots_with_alice(player: Player) -> i64:
    found: i64 = 0
    slot: Slot
    for slot in range(SLOT_COUNT):
        if alices_in(player, slot) > 0:
            found += 1
    return found


def has_commoner(player: Player) -> bool:
    return any(is_commoner(card) for card in player.cards)


# -- effects -----------------------------------------------------------------------------------------------------------


def sources(tables: Tables, player: Player, kind: Kind) -> i64:
    """ALI-A9: one for real cards, one for Wiccans copying it (ALI-A7); every card of a kind that stacks (ALI-A6)."""
    found: i64 = 0
    if has(tables.stacking, kind):
        for card in player.cards:
            if is_up(card) and (kind_in(card) == kind or copy_in(card) == kind):
                found += 1
        return found
    found = (player.real >> kind) & 1
    return found + ((player.copied >> kind) & 1)


def amount_of(tables: Tables, player: Player, verb: Verb) -> i64:
    """The amounts of all active effects with this verb, per source."""
    kinds = (player.real | player.copied) & tables.with_verb[verb]
    found: i64 = 0
    kind: Kind = 0
    while kinds:
        if kinds & 1:
            found += tables.amount[kind] * sources(tables, player, kind)
        kinds >>= 1
        kind += 1
    return found


def has_effect(tables: Tables, player: Player, verb: Verb) -> bool:
    return (player.real | player.copied) & tables.with_verb[verb] != 0
