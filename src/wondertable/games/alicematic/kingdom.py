"""A kingdom: the cards in its five slots, the powers they give, and the effects that are active.

A card in a slot is one number: its kind, whether it lies face up, whether everybody knows it, what a Wiccan copies, and
how many cards its owner had drawn from the reshuffled deck when it was put down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.rules.kit import bit, has, shl
from wondertable.games.alicematic.alices import SLOT_COUNT
from wondertable.games.alicematic.tables import NONE, SLOT_MAX, Tables

if TYPE_CHECKING:
    from wondertable.games.alicematic.position import Player

PLACES: Final = 20
"""SLOT_MAX places in each of the five slots, the first slot first."""
NO_CARD: Final = 0
KIND_MASK: Final = 255
UP: Final = 256
PUBLIC: Final = 512
COPY_AT: Final = 10
SINCE_AT: Final = 18
POWER_BITS: Final = 4
POWER_MASK: Final = 15


def new_card(kind: i64, up: bool, since: i64) -> i64:
    card: i64 = kind + 1
    if up:
        card |= UP | PUBLIC
    return card | shl(since, SINCE_AT)


def kind_in(card: i64) -> i64:
    return (card & KIND_MASK) - 1


def is_up(card: i64) -> bool:
    return card & UP != 0


def is_public(card: i64) -> bool:
    return card & PUBLIC != 0


def copy_in(card: i64) -> i64:
    """The kind a Wiccan copies, or NONE."""
    return ((card >> COPY_AT) & KIND_MASK) - 1


def with_copy(card: i64, kind: i64) -> i64:
    return (card & ~shl(KIND_MASK, COPY_AT)) | shl(kind + 1, COPY_AT)


def with_kind(card: i64, kind: i64) -> i64:
    return (card & ~KIND_MASK) | (kind + 1)


def since_in(card: i64) -> i64:
    return card >> SINCE_AT


def power(player: Player, slot: i64) -> i64:
    """ALI-G8: the cards lying in a slot, face up and face down alike."""
    return (player.powers >> (POWER_BITS * slot)) & POWER_MASK


def has_room(tables: Tables, player: Player, slot: i64) -> bool:
    """ALI-P5."""
    return power(player, slot) < tables.slot_limit


def slot_at(place: i64) -> i64:
    return place // SLOT_MAX


def put_down(player: Player, slot: i64, card: i64) -> i64:
    """Put a card into a slot; returns its place."""
    place = SLOT_MAX * slot + power(player, slot)
    player.cards[place] = card
    player.powers += shl(1, POWER_BITS * slot)
    if is_up(card):
        player.real |= bit(kind_in(card))
    return place


def turn_down(player: Player, place: i64) -> None:
    """ALI-P15: she becomes a Commoner and loses her effect at once; ALI-K4: she stays known to all."""
    player.cards[place] = with_copy(player.cards[place] & ~UP, NONE)
    recount(player)


def turn_up(player: Player, place: i64) -> None:
    """ALI-K5: a Commoner turned up becomes public."""
    player.cards[place] |= UP | PUBLIC
    recount(player)


def set_copy(player: Player, place: i64, kind: i64) -> None:
    player.cards[place] = with_copy(player.cards[place], kind)
    recount(player)


def recount(player: Player) -> None:
    """Which kinds are face up, and which are copied by Wiccans: each is one source, however many cards (ALI-A5, ALI-A8)."""
    player.real = 0
    player.copied = 0
    place: i64 = 0
    while place < PLACES:
        card = player.cards[place]
        if is_up(card):
            player.real |= bit(kind_in(card))
            if copy_in(card) != NONE:
                player.copied |= bit(copy_in(card))
        place += 1


def alices(player: Player) -> i64:
    """ALI-G9: the face-up cards in all slots."""
    found: i64 = 0
    place: i64 = 0
    while place < PLACES:
        if is_up(player.cards[place]):
            found += 1
        place += 1
    return found


def alices_in(player: Player, slot: i64) -> i64:
    """ALI-E13: face-up cards count where they lie."""
    found: i64 = 0
    place: i64 = SLOT_MAX * slot
    while place < SLOT_MAX * (slot + 1):
        if is_up(player.cards[place]):
            found += 1
        place += 1
    return found


def has_commoner(player: Player) -> bool:
    place: i64 = 0
    while place < PLACES:
        card = player.cards[place]
        if card != NO_CARD and not is_up(card):
            return True
        place += 1
    return False


def sources(tables: Tables, player: Player, kind: i64) -> i64:
    """ALI-A9: one for real cards, one for Wiccans copying it; every card of a kind that stacks (ALI-A6)."""
    if has(tables.stacking, kind):
        found: i64 = 0
        place: i64 = 0
        while place < PLACES:
            card = player.cards[place]
            if is_up(card) and (kind_in(card) == kind or copy_in(card) == kind):
                found += 1
            place += 1
        return found
    found = (player.real >> kind) & 1
    return found + ((player.copied >> kind) & 1)


def amount_of(tables: Tables, player: Player, verb: i64) -> i64:
    """The amounts of all active effects with this verb, per source."""
    kinds = (player.real | player.copied) & tables.with_verb[verb]
    found: i64 = 0
    kind: i64 = 0
    while kinds:
        if kinds & 1:
            found += tables.amount[kind] * sources(tables, player, kind)
        kinds >>= 1
        kind += 1
    return found


def has_effect(tables: Tables, player: Player, verb: i64) -> bool:
    return (player.real | player.copied) & tables.with_verb[verb] != 0


def card_places(player: Player) -> list[int]:
    """The places with a card, slot by slot in order of arrival."""
    return [place for place in range(PLACES) if player.cards[place] != NO_CARD]


def slots_with_alice(player: Player) -> i64:
    found: i64 = 0
    slot: i64 = 0
    while slot < SLOT_COUNT:
        if alices_in(player, slot) > 0:
            found += 1
        slot += 1
    return found
