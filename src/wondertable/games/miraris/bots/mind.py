"""How Miraris is played sensibly, for search and for levels."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from wondertable.core.rules.actions import part
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Action, Seat, set_size
from wondertable.core.rules.mind import Mind
from wondertable.core.rules.plan import FOR_THEMSELVES, SENSIBLY, Plan
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import Options
from wondertable.core.rules.weights import Weights
from wondertable.games.miraris.bots import bidding, thumb, wildness
from wondertable.games.miraris.bots.judge import MirarisJudge
from wondertable.games.miraris.bots.keeping import Keeping
from wondertable.games.miraris.bots.last_round import LastRound, worth_after
from wondertable.games.miraris.rules.position import BEFORE_SCORING, MirarisPosition
from wondertable.games.miraris.rules.questions import BID, CHOOSE_CHARACTER
from wondertable.games.miraris.rules.tables import Tables

CHARACTER_WHIM: Final = 0.15
POINTS_WHIM: Final = 2.0
"""In scoring, where nothing is to be hidden: so many points make an answer e times as likely."""
LEAST: Final = 1e-6


def mind(tables: Tables) -> Mind:
    return MirarisMind()


class MirarisMind(Mind):
    def __init__(self) -> None:
        super().__init__()
        self.judging = MirarisJudge()
        self.whim = 5.0
        self._thumb = thumb.Thumb()
        self._bidding = bidding.Bidding()
        self._keeping = Keeping()
        self._last_round = LastRound()

    def answer(self, world: Position, seat: Seat, options: Options, rng: Rng) -> Action:
        return self._thumb.choose(world, seat, rng)

    def weigh(self, world: Position, seat: Seat, options: Options, weights: Weights) -> None:
        assert isinstance(world, MirarisPosition)
        weights.reset(options.size)
        kind = world.open_question().kind
        at: i64
        if kind == CHOOSE_CHARACTER:
            for at in range(options.size):
                weights.values[at] = thumb.strength(world, int(part(options.item(at), 0))) / CHARACTER_WHIM
        elif kind == BID:
            bidding.own_bids(self._bidding, world, seat, wildness.of(world))
            first: i64 = seat * bidding.VALUES
            for at in range(options.size):
                likely = self._bidding.chances[first + part(options.item(at), 0)]
                weights.values[at] = math.log(max(LEAST, likely))
        else:
            for at in range(options.size):
                weights.values[at] = worth_after(world, seat, options.item(at)) / POINTS_WHIM

    def foresee(
        self, world: Position, seat: Seat, other: Seat, options: Options, weights: Weights, worlds: int, rng: Rng
    ) -> None:
        """Bids hang on the bidder's character alone, so all of them are gone through instead of many worlds."""
        assert isinstance(world, MirarisPosition)
        if world.open_question().kind != BID:
            super().foresee(world, seat, other, options, weights, worlds, rng)
            return
        weights.reset(options.size)
        wild = wildness.of(world)
        self._keeping.foresee(world, seat)
        player = world.seats[other]
        before = player.character
        first: i64 = other * bidding.VALUES
        at: i64
        character: i64
        for character in range(len(world.tables.characters)):
            share = self._keeping.shares[character]
            if share > 0.0:
                player.character = character
                bidding.own_bids(self._bidding, world, other, wild)
                for at in range(options.size):
                    weights.values[at] += share * self._bidding.chances[first + part(options.item(at), 0)]
        player.character = before
        any_card = 1.0 / float(set_size(player.hand))
        for at in range(options.size):
            weights.values[at] = wild[other] * any_card + (1.0 - wild[other]) * weights.values[at]

    def slips(self, world: Position, slips: Weights) -> None:
        assert isinstance(world, MirarisPosition)
        slips.reset(world.players)
        wild = wildness.of(world)
        seat: Seat
        for seat in range(world.players):
            slips.values[seat] = wild[seat]

    def solve(self, world: Position, seat: Seat, options: Options, worths: Weights, rng: Rng) -> bool:
        assert isinstance(world, MirarisPosition)
        last = self._last_round
        if not last.can_solve(world):
            return False
        last.foresee(world, seat, self._bidding, self._keeping, wildness.of(world))
        last.solve(world, seat, rng, worths)
        return True

    def imagine(self, world: Position, seat: Seat, rng: Rng) -> None:
        """People keep what serves them."""
        assert isinstance(world, MirarisPosition)
        if world.stage == BEFORE_SCORING and world.round > 0:
            self._keeping.keep_anew(world, seat, rng)

    def plan(self, players: int) -> Plan:
        return Plan(others=FOR_THEMSELVES, playouts=SENSIBLY, pool=32, slips=1.0)
