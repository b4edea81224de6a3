"""Rules of thumb for Kuhn poker: nearly the best that can be done, and what somebody absent does."""

from __future__ import annotations

from kuhn.rules.flow import ACT, BET, CALL, CHECK, FOLD
from kuhn.rules.position import CARDS, KuhnPosition
from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Seat
from wondertable.core.rules.position import Position

BLUFFS = 3
"""One time in so many the Jack bets, and the Queen calls: more or less often would be found out."""


def autopilot(position: KuhnPosition, seat: Seat, rng: Rng) -> int:
    """KUH-Q1: whoever is absent risks nothing."""
    return CHECK if position.open_question().kind == ACT else FOLD


class Thumb(Bot):
    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        assert isinstance(world, KuhnPosition)
        card = CARDS[world.cards[seat]]
        dares = card == "king" or rng.below(BLUFFS) == 0
        if world.open_question().kind == ACT:
            return BET if dares and card != "queen" else CHECK
        return CALL if dares and card != "jack" else FOLD


def bots() -> dict[str, Bot]:
    return {"thumb": Thumb()}
