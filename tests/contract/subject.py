"""What the contract is checked on: a game, a number of seats and a set of options, played by seeded chance.

The checks reach a game through this class only, so that a planted fault can stand in for any part of it.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import wondertable
from wondertable.core.game import Game
from wondertable.core.position import Position
from wondertable.core.table import Table

COMBINATIONS = 2
LONG_GAME = 400
"""A game that may have more decisions than this is tried less often, so that all games together stay quick to test."""


@dataclass
class Subject:
    name: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        chosen = ",".join(f"{key}={str(value).lower()}" for key, value in self.options.items())
        return f"{self.name}-{self.players}" + (f"-{chosen}" if chosen else "")

    @property
    def game(self) -> Game:
        return wondertable.game(self.name)

    def new(self, seed: int) -> Position:
        return self.game.new(players=self.players, seed=seed, options=self.options)

    def table(self, seed: int) -> Table:
        return Table(self.game, self.players, seed, self.options)

    def viewers(self) -> list[int | None]:
        return [None, *range(self.players)]

    def view(self, position: Position, seat: int | None) -> Any:
        """All that a viewer is given: the view with question, options and refusals, and the events."""
        return {"view": self.game.view(position, seat), "events": self.game.events(position, seat)}

    def redeal(self, position: Position, seat: int | None, rng: wondertable.Rng) -> Position:
        return position.redeal(seat, rng)

    def census(self, position: Position) -> dict[str, int]:
        return self.game.census(position)

    def free_to_undo(self, before: Position, after: Position) -> bool:
        """Whether the answer between the two could be taken back without asking anybody."""
        final = before.why_final(before.questions[-1]) is not None
        return not final and before.barrier() == after.barrier()

    def save(self, position: Position) -> Any:
        return json.loads(json.dumps(self.game.save(position)))


def option_sets(game: Game, players: int) -> list[dict[str, Any]]:
    """The defaults, each other value alone, and a few seeded combinations: never the product."""
    sets: list[dict[str, Any]] = [{}]
    sets += [{option.name: value} for option in game.options() for value in option.values[1:]]
    chance = random.Random(f"{game.name} {players}")
    for _ in range(COMBINATIONS):
        mixed = {option.name: chance.choice(option.values) for option in game.options()}
        if mixed not in sets:
            sets.append(mixed)
    return sets


def is_long(game: Game) -> bool:
    return game.longest > LONG_GAME and not os.environ.get("WONDERTABLE_LONG")


def subjects() -> list[Subject]:
    """Every registered game with every number of seats and every set of options.

    The sets of a long game, except its defaults, are dealt out among the numbers of seats.
    """
    found = []
    for name in wondertable.games():
        game = wondertable.game(name)
        tables = list(game.seats())
        for i, players in enumerate(tables):
            sets = option_sets(game, players)
            if is_long(game):
                sets = [sets[0], *sets[1 + i :: len(tables)]]
            found += [Subject(name, players, options) for options in sets]
    return found


def walk(subject: Subject, seed: int) -> Iterator[tuple[Position, int, int]]:
    """Each position of a random game, with the seat that answers next and its answer; seats in random order."""
    chance = random.Random(f"walk {seed}")
    position = subject.new(seed)
    decisions = 0
    while position.asked():
        seat = chance.choice(position.asked())
        action = chance.choice(position.legal(seat))
        yield position, seat, action
        position.apply(seat, action)
        decisions += 1
        assert decisions <= subject.game.longest, f"{subject}: no end after {decisions} decisions"


def positions(subject: Subject, seed: int) -> Iterator[Position]:
    """Each position of a random game, the end included."""
    last: tuple[Position, int, int] | None = None
    for position, seat, action in walk(subject, seed):
        yield position
        last = (position, seat, action)
    assert last is not None
    yield last[0]


def digest(subject: Subject, position: Position) -> str:
    return json.dumps(subject.save(position), sort_keys=True)
