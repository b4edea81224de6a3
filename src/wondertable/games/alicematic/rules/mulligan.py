"""The mulligan: once, unseen and all together, cards of the first hand are given back for new ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from wondertable.core.rules.actions import KIND_BITS, PART_BITS, PART_MASK, code, kind_of
from wondertable.core.rules.kit import Action, Kind, Seat, Set, has, shl
from wondertable.core.rules.questions import Options, Question
from wondertable.games.alicematic.rules import deck, tell
from wondertable.games.alicematic.rules.questions import DISCARD, KEEP, given_back

if TYPE_CHECKING:
    from wondertable.games.alicematic.rules.position import AlicematicPosition, Player


def list_mulligans(player: Player, options: Options) -> None:
    """ALI-S7: any number of the cards may be given back; equal cards give one answer."""
    options.add(code(KEEP, 0))
    hand = sorted_hand(player)
    chosen: Set
    for chosen in range(1, shl(1, len(hand))):
        action = discard_of(hand, chosen)
        if not options.holds(action):
            options.add(action)


def sorted_hand(player: Player) -> vec[Kind]:
    """In the order of the card table."""
    hand = player.hand[:]
    i: i64
    for i in range(1, len(hand)):
        card = hand[i]
        j = i - 1
        while j >= 0 and hand[j] > card:
            hand[j + 1] = hand[j]
            j -= 1
        hand[j + 1] = card
    return hand


def discard_of(hand: vec[Kind], chosen: Set) -> Action:
    """The answer that gives back the chosen places of a sorted hand."""
    action: Action = DISCARD
    number: i64 = 0
    i: i64
    for i in range(len(hand)):
        if has(chosen, i):
            action |= given_back(number, hand[i])
            number += 1
    return action


def exchange(position: AlicematicPosition, question: Question) -> None:
    """ALI-S8: all discards are made unseen; then replacements are drawn in seat order."""
    position.reveal()
    seat: Seat
    for seat in range(position.players):
        give_back(position.seats[seat], question.answers[seat])
        tell.mulligan(position, seat)
    for seat in range(position.players):
        player = position.seats[seat]
        before: i64 = len(player.hand)
        deck.take_from_top(position, player, len(player.discarded))
        tell.redrew(position, seat, before)


def give_back(player: Player, action: Action) -> None:
    if kind_of(action) != DISCARD:
        return
    cards: i64 = action >> KIND_BITS
    while cards:
        kind = (cards & PART_MASK) - 1
        player.hand = remove(player.hand, kind)
        player.discarded = append(player.discarded, kind)
        cards >>= PART_BITS
