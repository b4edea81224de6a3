"""Sealed answers of others: taken back where they were given, and drawn as they were foreseen."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Action, Seat, bit
from wondertable.core.rules.position import NOBODY, Position
from wondertable.core.rules.questions import NO_ANSWER, Options
from wondertable.core.rules.weights import Weights

STEPS: Final = 1 << 20
"""Chances are drawn in so many steps."""


class Pool:
    """What a seat may answer, and how likely each of it is."""

    def __init__(self) -> None:
        self.actions: vec[i64] = vec[i64]()
        self.until: vec[i64] = vec[i64]()
        """In steps: the share of each answer and of all before it."""

    def fill(self, options: Options, shares: Weights) -> None:
        so_far = 0.0
        at: i64
        for at in range(options.size):
            so_far += shares.values[at]
            self.actions = append(self.actions, options.item(at))
            self.until = append(self.until, i64(so_far * STEPS))

    def draw(self, rng: Rng) -> Action:
        size: i64 = len(self.actions)
        if size == 0:
            return NO_ANSWER
        step = rng.below(STEPS)
        at: i64 = 0
        while at < size - 1 and step >= self.until[at]:
            at += 1
        return self.actions[at]


def unseal(world: Position, seat: Seat) -> None:
    """Take back what the others have sealed: they answer again, as if they had not."""
    if world.next_seat() == NOBODY:
        return
    question = world.open_question()
    if not question.sealed:
        return
    other: i64
    for other in range(world.players):
        if other != seat and question.answers[other] != NO_ANSWER:
            question.answers[other] = NO_ANSWER
            question.waiting |= bit(other)


def unsealed(world: Position, seat: Seat) -> Position:
    twin = world.clone()
    unseal(twin, seat)
    return twin
