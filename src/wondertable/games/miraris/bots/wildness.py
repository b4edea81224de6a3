"""How likely each player of Miraris is to bid at random, judged by what they have laid so far where a journal tells it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wondertable.core.rules.kit import Seat, bit, has, set_size, stack_cards
from wondertable.games.miraris.bots.bidding import SLOTS, VALUES, Bidding, numbers, usual_crowns
from wondertable.games.miraris.rules import tell
from wondertable.games.miraris.rules.position import MirarisPosition

WILD: Final = 0.6
"""How likely a stranger is to bid at random."""
LEAST_WILD: Final = 0.1
MOST_WILD: Final = 0.95
"""Nobody is ever quite sure of another."""
SLIP: Final = 0.02
"""How likely a sensible player is to lay a card that makes no sense."""


def of(position: MirarisPosition) -> vec[float]:
    """For each seat."""
    found = numbers(position.players)
    seat: Seat
    for seat in range(position.players):
        found[seat] = WILD / (1.0 - WILD)
    if position.journal is not None:
        look_back(position, found)
    for seat in range(position.players):
        found[seat] = min(MOST_WILD, max(LEAST_WILD, found[seat] / (1.0 + found[seat])))
    return found


def look_back(position: MirarisPosition, odds: vec[float]) -> None:
    """All rounds so far, as the journal has them."""
    assert position.journal is not None
    bidding = Bidding()
    bidding.begin(position.players)
    row = numbers(SLOTS)
    usual = usual_crowns(position)
    seat: Seat
    for seat in range(position.players):
        bidding.hands[seat] = position.tables.full_hand
        bidding.usual[seat] = usual
    rounds_left: i64 = position.tables.rounds
    for event in position.journal.events:
        if event.key == tell.TURN_UP:
            for slot, crowns in enumerate(stack_cards(event.args[1])):
                row[slot] += float(crowns)
        elif event.key == tell.CLAIM:
            row[event.args[1]] = 0.0
        elif event.key == tell.REVEAL:
            rounds_left -= 1
            judge(odds, bidding, row, stack_cards(event.args[0]), rounds_left)


def judge(odds: vec[float], bidding: Bidding, row: vec[float], laid: list[int], rounds_left: i64) -> None:
    """The odds of each seat after one round, and the cards it has laid out of its hand."""
    slot: i64
    seat: Seat
    for seat in range(bidding.players):
        for slot in range(bidding.players):
            bidding.gains[seat * SLOTS + slot] = row[slot]
    bidding.think(rounds_left, 1)
    seat = 0
    for value in laid:
        likely = bidding.chances[seat * VALUES + value] + SLIP
        odds[seat] *= 1.0 / float(set_size(bidding.hands[seat])) / likely
        if has(bidding.hands[seat], value):  # a position set up by hand may have forgotten its past
            bidding.hands[seat] ^= bit(value)
        seat += 1
