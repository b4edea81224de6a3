"""Kuhn poker in progress: three cards, who has checked, who has bet."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kuhn.rules import flow
from kuhn.rules.flow import BY_FOLD, BY_SHOWDOWN, REASONS, RUNNING
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.chosen import Chosen
from wondertable.core.rules.kit import Seat, packed
from wondertable.core.rules.position import NOBODY, Outcome, Position
from wondertable.core.rules.questions import Options, Question

CARDS: Final = ["jack", "queen", "king"]
"""KUH-C1: in rising order."""
ANTE: Final = 1
BET: Final = 1


class KuhnPosition(Position):
    def __init__(self, chosen: Chosen, players: i64, rng: Rng) -> None:
        super().__init__(players, rng)
        self.chosen = chosen
        self.cards: vec[i64] = packed([0, 1, 2])
        """That of the first player, that of the second, and the one left over."""
        self.checked = False
        """Whether the first player has."""
        self.bettor: Seat = NOBODY
        self.ended: i64 = RUNNING

    def chips(self, seat: Seat) -> i64:
        """KUH-S2, KUH-P1, KUH-P3: what this player has put into the pot."""
        has_called = self.bettor != NOBODY and self.ended == BY_SHOWDOWN
        return ANTE + BET if has_called or self.bettor == seat else ANTE

    def winner(self) -> Seat:
        """KUH-E1: whoever bet and was not called; KUH-E2: at the showdown the higher card."""
        if self.ended == BY_FOLD:
            return self.bettor
        return 0 if self.cards[0] > self.cards[1] else 1

    def outcome(self) -> Outcome | None:
        """KUH-E3: the score is what was won or lost."""
        if self.ended == RUNNING:
            return None
        winner = self.winner()
        won = self.chips(1 - winner)
        return Outcome([winner], [won, -won] if winner == 0 else [-won, won], REASONS[self.ended])

    def forget(self, seat: Seat, rng: Rng) -> None:
        """KUH-S3: a player knows the own card only; KUH-E4: after the end all lie open."""
        if self.ended != RUNNING:
            return
        unseen = [card for at, card in enumerate(self.cards) if at != seat]
        for at in range(len(self.cards)):
            if at != seat:
                self.cards[at] = unseen.pop(rng.below(len(unseen)))

    def agreed(self) -> Chosen:
        return self.chosen

    def fresh(self, rng: Rng) -> Position:
        return KuhnPosition(self.chosen, self.players, rng)

    def set_up(self) -> None:
        flow.set_up(self)

    def list_options(self, question: Question, seat: Seat, options: Options) -> None:
        flow.list_options(question, options)

    def carry_out(self, question: Question) -> None:
        flow.carry_out(self, question)

    def copy(self) -> Position:
        twin = KuhnPosition(self.chosen, self.players, self.rng)
        twin.cards = self.cards[:]
        twin.checked = self.checked
        twin.bettor = self.bettor
        twin.ended = self.ended
        return twin

    def __repr__(self) -> str:
        return f"<Kuhn poker, {'over' if self.ended else 'running'}, asked {self.asked()}>"


def begin(tables: object, chosen: Chosen, players: i64, rng: Rng) -> KuhnPosition:
    return KuhnPosition(chosen, players, rng)
