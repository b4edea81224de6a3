"""Features by name, for tests of games."""

from __future__ import annotations

from collections import Counter

from tests.contract.subject import Subject
from wondertable.core.rules.position import Position


def features(subject: Subject, position: Position, seat: int) -> dict[str, int]:
    return dict(zip(subject.game.feature_names(subject.players), subject.features(position, seat), strict=True))


def counts(told: dict[str, int], name: str) -> Counter[str]:
    """What is told of each thing under a name, but for those with 0."""
    return Counter({key[len(name) + 1 :]: value for key, value in told.items() if key.startswith(f"{name}.") and value})


def named(told: dict[str, int], name: str) -> set[str]:
    """The flags that are set under a name."""
    return set(counts(told, name))


def name_of(seat: int, viewer: int, players: int) -> str:
    """What a viewer's features call a seat."""
    return "own" if seat == viewer else f"seat+{(seat - viewer) % players}"
