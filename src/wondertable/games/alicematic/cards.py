"""Cards in hand: the deal, the mulligan, draws, and the deck that runs out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from wondertable.core.rules.actions import KIND_BITS, PART_BITS, PART_MASK, code, kind_of
from wondertable.core.rules.kit import shl, shuffle
from wondertable.core.rules.questions import Options, Question
from wondertable.games.alicematic import tell
from wondertable.games.alicematic.questions import DISCARD, KEEP

if TYPE_CHECKING:
    from wondertable.games.alicematic.position import AlicematicPosition, Player


def deal(position: AlicematicPosition) -> None:
    """ALI-S6: the Alices are shuffled into one deck, and every player gets five."""
    position.deck = position.tables.pile[:]
    shuffle(position.deck, position.rng)
    for player in position.seats:
        for _card in range(position.tables.hand_start):
            player.hand = append(player.hand, position.deck[position.drawn])
            position.drawn += 1
    tell.deal(position)


def draw(position: AlicematicPosition, seat: i64, due: i64) -> i64:
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
        i: i64 = 0
        while i < len(player.discarded):
            pile = append(pile, player.discarded[i])
            i += 1
    shuffle(pile, position.rng)
    position.deck = pile
    position.drawn = 0
    position.reshuffled = True
    tell.reshuffle(position)


# -- the mulligan ------------------------------------------------------------------------------------------------------


def list_mulligans(player: Player, options: Options) -> None:
    """ALI-S7: any number of the cards may be given back; equal cards give one answer."""
    options.add(code(KEEP, 0))
    hand = sorted_hand(player)
    chosen: i64 = 1
    while chosen < shl(1, len(hand)):
        action = discard_of(hand, chosen)
        if action and not options.holds(action):
            options.add(action)
        chosen += 1


def sorted_hand(player: Player) -> vec[i64]:
    """In the order of the card table."""
    hand = player.hand[:]
    i: i64 = 1
    while i < len(hand):
        card = hand[i]
        j = i - 1
        while j >= 0 and hand[j] > card:
            hand[j + 1] = hand[j]
            j -= 1
        hand[j + 1] = card
        i += 1
    return hand


def discard_of(hand: vec[i64], chosen: i64) -> i64:
    """The answer that gives back the chosen places of a sorted hand."""
    action: i64 = DISCARD
    at: i64 = KIND_BITS
    i: i64 = 0
    while i < len(hand):
        if (chosen >> i) & 1:
            action |= shl(hand[i] + 1, at)
            at += PART_BITS
        i += 1
    return action


def exchange(position: AlicematicPosition, question: Question) -> None:
    """ALI-S8: all discards are made unseen; then replacements are drawn in seat order."""
    position.reveal()
    seat: i64
    for seat in range(position.players):
        give_back(position.seats[seat], question.answers[seat])
        tell.mulligan(position, seat)
    for seat in range(position.players):
        player = position.seats[seat]
        before: i64 = len(player.hand)
        for _card in range(len(player.discarded)):
            player.hand = append(player.hand, position.deck[position.drawn])
            position.drawn += 1
        tell.redrew(position, seat, before)


def give_back(player: Player, action: i64) -> None:
    if kind_of(action) != DISCARD:
        return
    cards: i64 = action >> KIND_BITS
    while cards:
        card = (cards & PART_MASK) - 1
        player.hand = remove(player.hand, card)
        player.discarded = append(player.discarded, card)
        cards >>= PART_BITS
