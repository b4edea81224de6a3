"""What a seat of AlicematiC cannot know, and another world that looks the same to it.

Hidden are the hands, Commoners and mulligan cards of others and the order of the deck. Cards that everybody has seen face
up stay known (ALI-K4). Until the discard pile is shuffled in, the unknown cards may lie in the unknown places in any way;
what changes then stands in reshuffled.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import shuffle
from wondertable.games.alicematic import kingdom, reshuffled
from wondertable.games.alicematic.questions import CHOOSING_KINGDOMS, OVER

if TYPE_CHECKING:
    from wondertable.games.alicematic.position import AlicematicPosition


def forget(position: AlicematicPosition, seat: i64, rng: Rng) -> None:
    if position.phase == CHOOSING_KINGDOMS or position.phase == OVER:
        return  # no card is dealt yet, or all may be shown (ALI-K8)
    if position.reshuffled:
        reshuffled.forget(position, seat, rng)
    else:
        redeal(position, seat, rng)


def redeal(position: AlicematicPosition, seat: i64, rng: Rng) -> None:
    """Shuffle all cards this seat does not know, and put them back where unknown cards lie."""
    unknown = position.deck[position.drawn :]
    other: i64
    for other in range(position.players):
        player = position.seats[other]
        if other != seat:
            for card in player.hand:
                unknown = append(unknown, card)
            for card in player.discarded:
                unknown = append(unknown, card)
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
            place: i64 = 0
            while place < kingdom.PLACES:
                card = player.cards[place]
                if is_hidden(card):
                    player.cards[place] = kingdom.with_kind(card, unknown[at])
                    at += 1
                place += 1
    position.deck = unknown[at:]
    position.drawn = 0


def is_hidden(card: i64) -> bool:
    """A Commoner that only its owner knows."""
    return card != kingdom.NO_CARD and not kingdom.is_public(card)
