"""How a sensible player of Miraris bids.

Everybody who counts knows every hand, so the question is what the others will lay. Each is taken to want crowns, to
spare cards that will serve later, and to expect the same of all others; a few rounds of such thoughts settle how likely
each bid is. The answer is a card that brings much against these bids, above what it would bring later.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from wondertable.core.chance import Rng
from wondertable.core.kit import members, one, stack_bag, total
from wondertable.games.miraris import worth
from wondertable.games.miraris.position import MirarisPosition
from wondertable.games.miraris.tables import VALUE_MAX

THOUGHTS: Final = 3
"""How often everybody thinks again about everybody."""
WHIM: Final = 0.6
"""So many points make a bid e times as likely: nobody is quite predictable, and nobody should be."""
SURPRISE: Final = 0.4
"""How much of the others' bids is taken to be mere chance."""
PILE: Final = 1.1
"""The mean number of cards in a pile that is claimed."""
STEPS: Final = 1048576


class Bids:
    """How likely a seat is to lay each value, and how likely any lower one."""

    def __init__(self, chances: list[float]) -> None:
        self.chances = chances
        self.below: list[float] = [0.0] * (VALUE_MAX + 1)
        for value in range(1, VALUE_MAX + 1):
            self.below[value] = self.below[value - 1] + chances[value - 1]


class Bidder:
    """One seat: its hand, what each slot would bring it now, and what each card of the hand will bring later."""

    def __init__(self, hand: list[int], gains: list[float]) -> None:
        self.hand = hand
        self.gains = gains
        self.later: list[float] = [0.0] * len(hand)

    def any_card(self) -> Bids:
        chances = [0.0] * (VALUE_MAX + 1)
        for value in self.hand:
            chances[value] = 1.0 / len(self.hand)
        return Bids(chances)

    def expect_later(self, usual_gain: float, others: list[Bids], rounds_left: int) -> None:
        """A later round brings the usual gain unless the card is tied; of all cards one is never laid."""
        for i, value in enumerate(self.hand):
            unique = 1.0
            for bids in others:
                unique *= 1.0 - bids.chances[value]
            self.later[i] = usual_gain * unique * rounds_left / (rounds_left + 1)

    def likely(self, others: list[Bids]) -> Bids:
        """The more a card brings now above what it will bring later, the likelier it is laid."""
        brings = [expected_gain(value, self.gains, others) - self.later[i] for i, value in enumerate(self.hand)]
        most = max(brings)
        weights = [math.exp((points - most) / WHIM) for points in brings]
        whole = sum(weights)
        chances = [0.0] * (VALUE_MAX + 1)
        for i, value in enumerate(self.hand):
            chances[value] = weights[i] / whole
        return Bids(chances)


def expected_gain(value: int, gains: list[float], others: list[Bids]) -> float:
    """How many of the others lay lower values decides the slot; if one lays the same there is nothing."""
    ranks = [0.0] * (len(others) + 1)
    ranks[0] = 1.0
    for seen, bids in enumerate(others):
        lower = bids.below[value]
        higher = 1.0 - lower - bids.chances[value]
        for rank in range(seen, -1, -1):
            ranks[rank + 1] += ranks[rank] * lower
            ranks[rank] *= higher
    gain = 0.0
    for rank in range(len(gains)):
        gain += ranks[rank] * gains[rank]
    return gain


def choose(position: MirarisPosition, seat: i64, rng: Rng) -> int:
    """The value to bid."""
    bidders = everybody(position, seat)
    anything = [bidder.any_card() for bidder in bidders]
    rounds_left = int(position.tables.rounds - position.round)
    for number, bidder in enumerate(bidders):
        usual = usual_gain(position, seat) if number == seat else usual_crowns(position)
        bidder.expect_later(usual, all_but(number, anything), rounds_left)
    thought = anything
    for _ in range(THOUGHTS):
        thought = [
            blend(thought[number], bidder.likely(all_but(number, thought)), 0.5)
            for number, bidder in enumerate(bidders)
        ]
    expected = [blend(anything[number], thought[number], SURPRISE) for number in range(len(bidders))]
    own = bidders[seat]
    return draw(own.likely(all_but(seat, expected)), own.hand, rng)


def blend(first: Bids, second: Bids, share: float) -> Bids:
    """So much of the first, the rest of the second."""
    rest = 1.0 - share
    return Bids([share * first.chances[value] + rest * second.chances[value] for value in range(VALUE_MAX + 1)])


def all_but(seat: i64, bids: list[Bids]) -> list[Bids]:
    return [other for number, other in enumerate(bids) if number != seat]


def draw(bids: Bids, hand: list[int], rng: Rng) -> int:
    at = float(rng.below(STEPS)) / STEPS
    for value in hand:
        at -= bids.chances[value]
        if at < 0:
            return value
    return hand[-1]


# -- what they want ----------------------------------------------------------------------------------------------------


def everybody(position: MirarisPosition, seat: i64) -> list[Bidder]:
    """The seat itself wants what its character wants; the others' characters are hidden, so they want crowns."""
    crowns = [float(total(stack_bag(pile))) for pile in position.row]
    return [
        Bidder(members(player.hand), gains(position, seat) if other == seat else crowns)
        for other, player in enumerate(position.seats)
    ]


def gains(position: MirarisPosition, seat: i64) -> list[float]:
    """What claiming each slot would add to the seat's points in the end."""
    held = position.seats[seat].held
    before = worth.of(position, seat, held)
    return [worth.of(position, seat, held + stack_bag(pile)) - before for pile in position.row]


def usual_gain(position: MirarisPosition, seat: i64) -> float:
    """What a pile of a later round adds on average, under the seat's character."""
    held = position.seats[seat].held
    before = worth.of(position, seat, held)
    gain = 0.0
    for wonder in position.tables.wonders:
        gain += wonder.copies * (worth.of(position, seat, held + one(wonder.crowns)) - before)
    return PILE * gain / float(len(position.tables.deck))


def usual_crowns(position: MirarisPosition) -> float:
    return PILE * float(total(position.tables.all_wonders)) / float(len(position.tables.deck))
