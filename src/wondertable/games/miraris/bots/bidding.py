"""How a sensible player of Miraris bids.

Everybody who counts knows every hand, so the question is what the others will lay. Each is taken to want crowns, to
spare cards that will serve later, and to expect the same of all others; a few rounds of such thoughts settle how likely
each bid is. Who has bid wildly so far is taken to go on so. The answer is a card that brings much against these bids,
above what it would bring later.
"""

from __future__ import annotations

import math
from typing import Final

from wondertable.core.rules.bags import one, stack_bag, total
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Seat, members, stack_cards
from wondertable.games.miraris.bots import worth
from wondertable.games.miraris.rules import tell
from wondertable.games.miraris.rules.position import MirarisPosition
from wondertable.games.miraris.rules.tables import BITS, VALUE_MAX

THOUGHTS: Final = 3
"""How often everybody thinks again about everybody."""
WHIM: Final = 0.6
"""So many points make a bid e times as likely: nobody is quite predictable, and nobody should be."""
OWN_WHIM: Final = 0.7
"""The same for oneself among sensible players; among wild ones there is nobody to hide one's mind from."""
WILD: Final = 0.6
"""How likely a stranger is to bid at random."""
LEAST_WILD: Final = 0.1
MOST_WILD: Final = 0.95
"""Nobody is ever quite sure of another."""
SLIP: Final = 0.02
"""How likely a sensible player is to lay a card that makes no sense."""
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

    def __init__(self, hand: list[int], gains: list[float], usual_gain: float) -> None:
        self.hand = hand
        self.gains = gains
        self.usual_gain = usual_gain
        self.later: list[float] = [0.0] * len(hand)

    def any_card(self) -> Bids:
        chances = [0.0] * (VALUE_MAX + 1)
        for value in self.hand:
            chances[value] = 1.0 / len(self.hand)
        return Bids(chances)

    def expect_later(self, others: list[Bids], rounds_left: int) -> None:
        """A later round brings the usual gain unless the card is tied; of all cards one is never laid."""
        for i, value in enumerate(self.hand):
            unique = 1.0
            for bids in others:
                unique *= 1.0 - bids.chances[value]
            self.later[i] = self.usual_gain * unique * rounds_left / (rounds_left + 1)

    def likely(self, others: list[Bids], whim: float) -> Bids:
        """The more a card brings now above what it will bring later, the likelier it is laid."""
        brings = [expected_gain(value, self.gains, others) - self.later[i] for i, value in enumerate(self.hand)]
        most = max(brings)
        weights = [math.exp((points - most) / whim) for points in brings]
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


def choose(position: MirarisPosition, seat: Seat, rng: Rng) -> int:
    """The value to bid."""
    return draw(own_bids(position, seat), members(position.seats[seat].hand), rng)


def own_bids(position: MirarisPosition, seat: Seat) -> Bids:
    """How likely this seat lays each value."""
    bidders = everybody(position, seat)
    thought = think(bidders, int(position.tables.rounds - position.round), THOUGHTS)
    wild = wildness(position)
    expected = [blend(bidder.any_card(), thought[other], wild[other]) for other, bidder in enumerate(bidders)]
    wild_others = (sum(wild) - wild[seat]) / (len(wild) - 1)
    own = bidders[seat]
    return own.likely(all_but(seat, expected), OWN_WHIM * (1.0 - wild_others))


def think(bidders: list[Bidder], rounds_left: int, thoughts: int) -> list[Bids]:
    """How likely each seat is to lay each card, if all of them expect the others to be sensible."""
    thought = [bidder.any_card() for bidder in bidders]
    for seat, bidder in enumerate(bidders):
        bidder.expect_later(all_but(seat, thought), rounds_left)
    for _ in range(thoughts):
        thought = [
            blend(thought[seat], bidder.likely(all_but(seat, thought), WHIM), 0.5)
            for seat, bidder in enumerate(bidders)
        ]
    return thought


def wildness(position: MirarisPosition) -> list[float]:
    """How likely each seat is to bid at random, judged by what it has laid so far where a journal tells it."""
    odds = [WILD / (1.0 - WILD)] * int(position.players)
    if position.journal is not None:
        row = [0.0] * len(odds)
        hands = [members(position.tables.full_hand) for _ in odds]
        rounds_left = int(position.tables.rounds)
        for event in position.journal.events:
            if event.key == tell.TURN_UP:
                for slot, crowns in enumerate(stack_cards(event.args[1])):
                    row[slot] += crowns
            elif event.key == tell.CLAIM:
                row[event.args[1]] = 0.0
            elif event.key == tell.REVEAL:
                rounds_left -= 1
                judge(odds, hands, row, stack_cards(event.args[0]), usual_crowns(position), rounds_left)
    return [min(MOST_WILD, max(LEAST_WILD, each / (1.0 + each))) for each in odds]


def judge(
    odds: list[float], hands: list[list[int]], row: list[float], laid: list[int], usual: float, rounds_left: int
) -> None:
    """The odds of each seat after one round, and the cards it has laid out of its hand."""
    thought = think([Bidder(hand, row, usual) for hand in hands], rounds_left, 1)
    for seat, value in enumerate(laid):
        odds[seat] *= 1.0 / len(hands[seat]) / (thought[seat].chances[value] + SLIP)
        if value in hands[seat]:  # a position set up by hand may have forgotten its past
            hands[seat].remove(value)


def blend(first: Bids, second: Bids, share: float) -> Bids:
    """So much of the first, the rest of the second."""
    rest = 1.0 - share
    return Bids([share * first.chances[value] + rest * second.chances[value] for value in range(VALUE_MAX + 1)])


def all_but(seat: Seat, bids: list[Bids]) -> list[Bids]:
    return [other for number, other in enumerate(bids) if number != seat]


def draw(bids: Bids, hand: list[int], rng: Rng) -> int:
    at = float(rng.below(STEPS)) / STEPS
    for value in hand:
        at -= bids.chances[value]
        if at < 0:
            return value
    return hand[-1]


# -- what they want ----------------------------------------------------------------------------------------------------


def everybody(position: MirarisPosition, seat: Seat) -> list[Bidder]:
    """The seat itself wants what its character wants; the others' characters are hidden, so they want crowns."""
    crowns = [float(total(stack_bag(pile, BITS), BITS)) for pile in position.row]
    bidders = [Bidder(members(player.hand), crowns, usual_crowns(position)) for player in position.seats]
    bidders[seat] = Bidder(bidders[seat].hand, gains(position, seat), usual_gain(position, seat))
    return bidders


def gains(position: MirarisPosition, seat: Seat) -> list[float]:
    """What claiming each slot would add to the seat's points in the end."""
    held = position.seats[seat].held
    before = worth.of(position, seat, held)
    return [worth.of(position, seat, held + stack_bag(pile, BITS)) - before for pile in position.row]


def usual_gain(position: MirarisPosition, seat: Seat) -> float:
    """What a pile of a later round adds on average, under the seat's character."""
    held = position.seats[seat].held
    before = worth.of(position, seat, held)
    gain = 0.0
    for wonder in position.tables.wonders:
        gain += wonder.copies * (worth.of(position, seat, held + one(wonder.crowns, BITS)) - before)
    return PILE * gain / float(len(position.tables.deck))


def usual_crowns(position: MirarisPosition) -> float:
    return PILE * float(total(position.tables.all_wonders, BITS)) / float(len(position.tables.deck))
