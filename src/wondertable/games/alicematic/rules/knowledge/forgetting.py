"""Another world that looks the same to a seat.

Hidden are the hands, Commoners and mulligan cards of others and the order of the deck. Cards that everybody has seen face
up stay known (ALI-K4). Until the discard pile is shuffled in, the unknown cards may lie in the unknown places in any way;
what changes then stands in after_reshuffle.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, extend
from mypy_extensions import i64

from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Seat, shuffle
from wondertable.games.alicematic.rules import kingdom
from wondertable.games.alicematic.rules.kingdom import PLACES, Card, Place
from wondertable.games.alicematic.rules.knowledge import after_reshuffle
from wondertable.games.alicematic.rules.phases import CHOOSING_KINGDOMS, OVER

if TYPE_CHECKING:
    from wondertable.games.alicematic.rules.position import AlicematicPosition


def forget(position: AlicematicPosition, seat: Seat, rng: Rng) -> None:
    if position.phase == CHOOSING_KINGDOMS or position.phase == OVER:
        return  # no card is dealt yet, or all may be shown (ALI-K8)
    if position.reshuffled:
        after_reshuffle.forget(position, seat, rng)
    else:
        redeal(position, seat, rng)


def redeal(position: AlicematicPosition, seat: Seat, rng: Rng) -> None:
    """ALI-K2: shuffle all cards this seat does not know, and put them back where unknown cards lie.

    ALI-K7: what they are is no secret, only where each of them lies; ALI-K6: the deck is among those places.
    """
    unknown = position.deck[position.drawn :]
    other: Seat
    for other in range(position.players):
        player = position.seats[other]
        if other != seat:
            unknown = extend(unknown, player.hand)
            unknown = extend(unknown, player.discarded)
            for card in player.cards:
                if is_hidden(card):
                    unknown = append(unknown, kingdom.kind_in(card))
    shuffle(unknown, rng)
    at: i64 = 0
    for other in range(position.players):
        player = position.seats[other]
        if other != seat:
            player.hand = unknown[at : at + len(player.hand)]
            at += len(player.hand)
            player.discarded = unknown[at : at + len(player.discarded)]
            at += len(player.discarded)
            place: Place
            for place in range(PLACES):
                card = player.cards[place]
                if is_hidden(card):
                    player.cards[place] = kingdom.with_kind(card, unknown[at])
                    at += 1
    position.deck = unknown[at:]
    position.drawn = 0


def is_hidden(card: Card) -> bool:
    """ALI-K4, ALI-P20: a Commoner that only its owner knows."""
    return card != kingdom.NO_CARD and not kingdom.is_public(card)
