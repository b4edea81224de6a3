"""Whoever is absent answers by chance, and nobody plays better than that."""

from __future__ import annotations

from wondertable.core.rules.bot import Bot, random_answer
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.position import Position


def autopilot(position: Position, seat: int, rng: Rng) -> int:
    return random_answer(position, seat, rng)


def bots() -> dict[str, Bot]:
    return {}
