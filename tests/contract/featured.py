"""Features by name, for tests of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import wondertable
from tests.contract.subject import Subject, walk
from wondertable.core.rules.position import Position


class Told:
    """The features of one seat, by name."""

    def __init__(self, subject: Subject, position: Position, seat: int) -> None:
        self.game, self.players = subject.name, subject.players
        self.values = subject.features(position, seat)

    def __getitem__(self, name: str) -> int:
        return self.values[places(self.game, self.players)[name]]


def features(subject: Subject, position: Position, seat: int) -> Told:
    return Told(subject, position, seat)


def counts(told: Told, name: str) -> Counter[str]:
    """What is told of each thing under a name, but for those with 0."""
    found = under(told.game, told.players, name)
    return Counter({thing: told.values[at] for thing, at in found if told.values[at]})


def named(told: Told, name: str) -> set[str]:
    """The flags that are set under a name."""
    return set(counts(told, name))


def name_of(seat: int, viewer: int, players: int) -> str:
    """What a viewer's features call a seat."""
    return "own" if seat == viewer else f"seat+{(seat - viewer) % players}"


def one(thing: object) -> set[str]:
    """The flags of something that may be None."""
    return set() if thing is None else {str(thing)}


def seat_named(seat: int | None, viewer: int, players: int) -> set[str]:
    return set() if seat is None else {name_of(seat, viewer, players)}


@cache
def places(game: str, players: int) -> dict[str, int]:
    return {name: at for at, name in enumerate(wondertable.game(game).feature_names(players))}


@cache
def under(game: str, players: int, name: str) -> list[tuple[str, int]]:
    return [
        (known.removeprefix(f"{name}."), at)
        for known, at in places(game, players).items()
        if known.startswith(f"{name}.")
    ]


def moments(subject: Subject, wanted: Callable[[Any], bool], games: int = 300, number: int = 3) -> list[Position]:
    """A few positions of random games in which something rare is going on."""
    found: list[Position] = []
    for seed in range(games):
        for position, _seat, _action in walk(subject, seed):
            if wanted(position):
                found.append(position.clone())
                if len(found) == number:
                    return found
    raise AssertionError(f"{subject}: nothing of the kind in {games} games")
