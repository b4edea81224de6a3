"""The deck of Alices: the deal, draws, and the discard pile that is shuffled in when it runs out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from wondertable.core.rules.kit import Seat, shuffle
from wondertable.games.alicematic.rules import tell

if TYPE_CHECKING:
    from wondertable.games.alicematic.rules.position import AlicematicPosition, Player


def deal(position: AlicematicPosition) -> None:
    """ALI-S6: the Alices are shuffled into one deck, and every player gets five."""
    position.deck = position.tables.pile[:]
    shuffle(position.deck, position.rng)
    for player in position.seats:
        take_from_top(position, player, position.tables.hand_start)
    tell.deal(position)


def take_from_top(position: AlicematicPosition, player: Player, cards: i64) -> None:
    """So many cards of a deck that has them; ALI-P18: a hand has no limit."""
    for _card in range(cards):
        player.hand = append(player.hand, position.deck[position.drawn])
        position.drawn += 1


def draw(position: AlicematicPosition, seat: Seat, due: i64) -> i64:
    """Draw as many cards as there are, up to those due; returns their number.

    ALI-P19: an empty deck is replaced by the shuffled discard pile; without one the draw ends.
    """
    player = position.seats[seat]
    before: i64 = len(player.hand)
    drawn: i64 = 0
    while drawn < due:
        if position.deck_left() == 0:
            if position.discard_size() == 0:
                break
            reshuffle(position)
        card = position.deck[position.drawn]
        position.drawn += 1
        player.hand = append(player.hand, card)
        if position.reshuffled:
            player.redrew = append(player.redrew, card)
        drawn += 1
    if drawn > 0:
        position.reveal()
    tell.draw(position, seat, before, due)
    return drawn


def reshuffle(position: AlicematicPosition) -> None:
    """The discard pile holds what was given back in the mulligan, and nothing else ever."""
    pile = vec[i64]()
    for player in position.seats:
        pile = extend(pile, player.discarded)
    shuffle(pile, position.rng)
    position.deck = pile
    position.drawn = 0
    position.reshuffled = True
    tell.reshuffle(position)
