"""Miraris in progress: seats, row, deck, and another world for a seat that cannot know this one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wondertable.core.rules.bags import Bag
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Kind, Seat, Seats, Set, members, zeros
from wondertable.core.rules.position import Outcome, Position
from wondertable.core.rules.questions import Options, Question
from wondertable.core.rules.weights import Weights
from wondertable.games.miraris.rules import flow, knowledge
from wondertable.games.miraris.rules.chosen import Chosen
from wondertable.games.miraris.rules.ending import BY_POINTS, REASONS, RUNNING
from wondertable.games.miraris.rules.tables import NONE, Tables

BEFORE_SCORING: Final = -1


@mypyc_attr(acyclic=True)
class Player:
    """One seat: the characters dealt and kept, the hand of Dormire, the Wonders held."""

    __slots__ = ("bid", "character", "claimed", "dealt", "gift", "gift_was_secret", "hand", "held", "points", "secret")

    def __init__(self, dealt: Set, hand: Set) -> None:
        self.dealt = dealt
        self.character: i64 = NONE
        self.hand = hand
        self.bid: i64 = 0
        """The value turned up last."""
        self.held: Bag = 0
        """MIR-P12: face down; others see how many, not which."""
        self.claimed: Bag = 0
        """The Wonders claimed in rounds, all seen by everybody (MIR-V2)."""
        self.secret: Bag = 0
        """Those of the Wonders held that only this seat has seen."""
        self.gift: Kind = 0
        """The Wonder given in Mirela's first demand, by its crowns."""
        self.gift_was_secret = False
        self.points: i64 = 0

    def clone(self) -> Player:
        twin = Player(self.dealt, self.hand)
        self.copy_into(twin)
        return twin

    def copy_into(self, twin: Player) -> None:
        twin.dealt = self.dealt
        twin.hand = self.hand
        twin.character = self.character
        twin.bid = self.bid
        twin.held = self.held
        twin.claimed = self.claimed
        twin.secret = self.secret
        twin.gift = self.gift
        twin.gift_was_secret = self.gift_was_secret
        twin.points = self.points


class MirarisPosition(Position):
    def __init__(self, tables: Tables, chosen: Chosen, players: i64, rng: Rng) -> None:
        super().__init__(players, rng)
        self.tables = tables
        self.chosen = chosen
        self.seats: list[Player] = []
        self.deck: vec[i64] = tables.deck
        """Never written after the shuffle, so that copies share it."""
        self.drawn: i64 = 0
        self.row: vec[i64] = zeros(players)
        """The pile in each slot, slot 1 first."""
        self.round: i64 = 0
        """0 while characters are chosen."""
        self.stage: i64 = BEFORE_SCORING
        """In scoring: the place of the ability being carried out in the numbered order."""
        self.took = False
        """Whether the ability being carried out has had its take from the row."""
        self.demand: i64 = 0
        self.first_total: i64 = NONE
        self.shown: Seats = 0
        """The seats whose character lies open."""
        self.discard: Bag = 0
        self.ended: i64 = RUNNING
        self.winners: Seats = 0

    def holder(self, character: i64) -> Seat:
        """The seat that kept this character, or NONE."""
        seat: Seat = 0
        for player in self.seats:
            if player.character == character:
                return seat
            seat += 1
        return NONE

    def deck_left(self) -> i64:
        return len(self.deck) - self.drawn

    def discloses(self) -> bool:
        """MIR-V4: after the end all cards are shown, unless the table chose otherwise."""
        return self.ended != RUNNING and self.chosen.reveal_after_end

    def agreed(self) -> Chosen:
        return self.chosen

    def fresh(self, rng: Rng) -> Position:
        return begin(self.tables, self.chosen, self.players, rng)

    def set_up(self) -> None:
        flow.set_up(self)

    def list_options(self, question: Question, seat: Seat, options: Options) -> None:
        flow.list_options(self, question, seat, options)

    def carry_out(self, question: Question) -> None:
        flow.carry_out(self, question)

    def forget(self, seat: Seat, rng: Rng) -> None:
        knowledge.forget(self, seat, rng)

    def copy(self) -> Position:
        twin = MirarisPosition(self.tables, self.chosen, self.players, self.rng)
        twin.seats = [player.clone() for player in self.seats]
        self._copy_numbers(twin)
        return twin

    def copy_into(self, twin: Position) -> bool:
        assert isinstance(twin, MirarisPosition)
        seat: Seat
        for seat in range(self.players):
            self.seats[seat].copy_into(twin.seats[seat])
        self._copy_numbers(twin)
        return True

    def _copy_numbers(self, twin: MirarisPosition) -> None:
        twin.deck = self.deck
        twin.drawn = self.drawn
        slot: i64
        for slot in range(self.players):
            twin.row[slot] = self.row[slot]
        twin.round = self.round
        twin.stage = self.stage
        twin.took = self.took
        twin.demand = self.demand
        twin.first_total = self.first_total
        twin.shown = self.shown
        twin.discard = self.discard
        twin.ended = self.ended
        twin.winners = self.winners

    def hurry(self, rng: Rng) -> i64:
        return flow.bid_at_random(self, rng)

    def tally(self, scores: Weights) -> Seats:
        scores.reset(self.players if self.ended == BY_POINTS else 0)
        seat: Seat
        for seat in range(scores.size):
            scores.values[seat] = float(self.seats[seat].points)
        return self.winners

    def outcome(self) -> Outcome | None:
        if self.ended == RUNNING:
            return None
        scores = [int(player.points) for player in self.seats] if self.ended == BY_POINTS else None
        return Outcome(members(self.winners), scores, REASONS[self.ended])

    def __repr__(self) -> str:
        where = "over" if self.ended else f"round {self.round}" if self.stage == BEFORE_SCORING else "scoring"
        return f"<Miraris, {self.players} players, {where}, asked {self.asked()}>"


def begin(tables: Tables, chosen: Chosen, players: i64, rng: Rng) -> MirarisPosition:
    """A table with an empty row and no character dealt yet; everybody holds a set of Dormire (MIR-S9)."""
    position = MirarisPosition(tables, chosen, players, rng)
    for _seat in range(position.players):
        position.seats.append(Player(0, tables.full_hand))
    return position
