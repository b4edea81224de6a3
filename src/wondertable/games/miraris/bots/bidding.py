"""How a sensible player of Miraris bids.

Everybody who counts knows every hand, so the question is what the others will lay. Each is taken to want crowns, to
spare cards that will serve later, and to expect the same of all others; a few rounds of such thoughts settle how likely
each bid is. Who has bid wildly so far is taken to go on so. The answer is a card that brings much against these bids,
above what it would bring later.

Everything stands in rows of numbers, a stretch of them for each seat.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.rules.bags import one, stack_bag, total
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Seat, Set, has, set_size
from wondertable.games.miraris.bots import worth
from wondertable.games.miraris.rules.position import MirarisPosition
from wondertable.games.miraris.rules.tables import BITS, SEATS_MAX, VALUE_MAX

THOUGHTS: Final = 3
"""How often everybody thinks again about everybody."""
WHIM: Final = 0.6
"""So many points make a bid e times as likely: nobody is quite predictable, and nobody should be."""
OWN_WHIM: Final = 0.7
"""The same for oneself among sensible players; among wild ones there is nobody to hide one's mind from."""
PILE: Final = 1.1
"""The mean number of cards in a pile that is claimed."""
STEPS: Final = 1048576
VALUES: Final = VALUE_MAX + 1
SLOTS: Final = SEATS_MAX


class Bidding:
    """What everybody thinks about one round. One record serves again and again."""

    def __init__(self) -> None:
        self.players: i64 = 0
        self.hands: vec[i64] = vec[i64]()
        self.gains: vec[float] = numbers(SEATS_MAX * SLOTS)
        """What each slot would bring each seat now."""
        self.usual: vec[float] = numbers(SEATS_MAX)
        """What a pile of a later round brings it."""
        self.later: vec[float] = numbers(SEATS_MAX * VALUES)
        """What each card of the hand will bring later."""
        self.chances: vec[float] = numbers(SEATS_MAX * VALUES)
        """How likely a seat is to lay each value."""
        self.below: vec[float] = numbers(SEATS_MAX * VALUES)
        """How likely any lower one."""
        self._next: vec[float] = numbers(SEATS_MAX * VALUES)
        self._ranks: vec[float] = numbers(SEATS_MAX + 1)

    # -- who wants what ------------------------------------------------------------------------------------------------

    def look(self, position: MirarisPosition, seat: Seat) -> None:
        """The seat itself wants what its character wants; the others' characters are hidden, so they want crowns."""
        slot: i64
        self.begin(position.players)
        usual = usual_crowns(position)
        other: Seat = 0
        for player in position.seats:
            self.hands[other] = player.hand
            self.usual[other] = usual
            for slot in range(position.players):
                self.gains[other * SLOTS + slot] = float(total(stack_bag(position.row[slot], BITS), BITS))
            other += 1
        held = position.seats[seat].held
        before = worth.of(position, seat, held)
        for slot in range(position.players):
            after = worth.of(position, seat, held + stack_bag(position.row[slot], BITS))
            self.gains[seat * SLOTS + slot] = after - before
        self.usual[seat] = usual_gain(position, seat, before)

    def begin(self, players: i64) -> None:
        self.players = players
        while len(self.hands) < players:
            self.hands = append(self.hands, 0)

    # -- thoughts ------------------------------------------------------------------------------------------------------

    def think(self, rounds_left: i64, thoughts: i64) -> None:
        """How likely each seat is to lay each card, if all of them expect the others to be sensible."""
        seat: Seat
        at: i64
        for seat in range(self.players):
            self._any_card(seat)
        self._add_up()
        for seat in range(self.players):
            self._expect_later(seat, rounds_left)
        _thought: i64
        for _thought in range(thoughts):
            for seat in range(self.players):
                self._likely(seat, WHIM)
            for at in range(self.players * VALUES):
                self.chances[at] = 0.5 * self.chances[at] + 0.5 * self._next[at]
            self._add_up()

    def make_wild(self, wild: vec[float]) -> None:
        """Each seat is so likely to lay any card at all."""
        seat: Seat
        value: i64
        for seat in range(self.players):
            any_card = 1.0 / float(set_size(self.hands[seat]))
            for value in range(VALUES):
                at: i64 = seat * VALUES + value
                by_chance = 0.0
                if has(self.hands[seat], value):
                    by_chance = any_card
                self.chances[at] = wild[seat] * by_chance + (1.0 - wild[seat]) * self.chances[at]
        self._add_up()

    def settle(self, seat: Seat, whim: float) -> None:
        """How likely this seat is to lay each card, if the others bid as is thought of them."""
        self._likely(seat, whim)
        at: i64
        for at in range(seat * VALUES, (seat + 1) * VALUES):
            self.chances[at] = self._next[at]

    def draw(self, seat: Seat, rng: Rng) -> i64:
        at = float(rng.below(STEPS)) / float(STEPS)
        last: i64 = 0
        value: i64
        for value in range(VALUES):
            if has(self.hands[seat], value):
                at -= self.chances[seat * VALUES + value]
                if at < 0.0:
                    return value
                last = value
        return last

    def _any_card(self, seat: Seat) -> None:
        hand: Set = self.hands[seat]
        each = 1.0 / float(set_size(hand))
        value: i64
        for value in range(VALUES):
            if has(hand, value):
                self.chances[seat * VALUES + value] = each
            else:
                self.chances[seat * VALUES + value] = 0.0

    def _add_up(self) -> None:
        seat: Seat
        at: i64
        for seat in range(self.players):
            first: i64 = seat * VALUES
            self.below[first] = 0.0
            for at in range(first + 1, first + VALUES):
                self.below[at] = self.below[at - 1] + self.chances[at - 1]

    def _expect_later(self, seat: Seat, rounds_left: i64) -> None:
        """A later round brings the usual gain unless the card is tied; of all cards one is never laid."""
        other: Seat
        value: i64
        rounds = float(rounds_left)
        for value in range(VALUES):
            unique = 1.0
            for other in range(self.players):
                if other != seat:
                    unique *= 1.0 - self.chances[other * VALUES + value]
            self.later[seat * VALUES + value] = self.usual[seat] * unique * rounds / (rounds + 1.0)

    def _likely(self, seat: Seat, whim: float) -> None:
        """The more a card brings now above what it will bring later, the likelier it is laid."""
        hand: Set = self.hands[seat]
        first: i64 = seat * VALUES
        most = -1e9
        value: i64
        for value in range(VALUES):
            if has(hand, value):
                brings = self._expected_gain(seat, value) - self.later[first + value]
                self._next[first + value] = brings
                most = max(most, brings)
        whole = 0.0
        for value in range(VALUES):
            if has(hand, value):
                weight = math.exp((self._next[first + value] - most) / whim)
                self._next[first + value] = weight
                whole += weight
            else:
                self._next[first + value] = 0.0
        for value in range(VALUES):
            self._next[first + value] = self._next[first + value] / whole

    def _expected_gain(self, seat: Seat, value: i64) -> float:
        """How many of the others lay lower values decides the slot; if one lays the same there is nothing."""
        ranks = self._ranks
        ranks[0] = 1.0
        seen: i64 = 0
        other: Seat
        rank: i64
        for other in range(self.players):
            if other == seat:
                continue
            lower = self.below[other * VALUES + value]
            higher = 1.0 - lower - self.chances[other * VALUES + value]
            ranks[seen + 1] = 0.0
            rank = seen
            while rank >= 0:
                ranks[rank + 1] += ranks[rank] * lower
                ranks[rank] *= higher
                rank -= 1
            seen += 1
        gain = 0.0
        for rank in range(self.players):
            gain += ranks[rank] * self.gains[seat * SLOTS + rank]
        return gain


def own_bids(bidding: Bidding, position: MirarisPosition, seat: Seat, wild: vec[float]) -> None:
    """How likely this seat lays each value: `bidding.chances` of it."""
    bidding.look(position, seat)
    bidding.think(position.tables.rounds - position.round, THOUGHTS)
    bidding.make_wild(wild)
    wild_others = 0.0
    other: Seat
    for other in range(position.players):
        if other != seat:
            wild_others += wild[other]
    bidding.settle(seat, OWN_WHIM * (1.0 - wild_others / float(position.players - 1)))


def usual_gain(position: MirarisPosition, seat: Seat, before: float) -> float:
    """What a pile of a later round adds on average, under the seat's character."""
    held = position.seats[seat].held
    gain = 0.0
    for wonder in position.tables.wonders:
        gain += float(wonder.copies) * (worth.of(position, seat, held + one(wonder.crowns, BITS)) - before)
    return PILE * gain / float(len(position.tables.deck))


def usual_crowns(position: MirarisPosition) -> float:
    return PILE * float(total(position.tables.all_wonders, BITS)) / float(len(position.tables.deck))


def numbers(length: i64) -> vec[float]:
    found = vec[float](capacity=length)
    _at: i64
    for _at in range(length):
        found = append(found, 0.0)
    return found
