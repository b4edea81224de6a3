"""What the contract is checked on: a game, a number of seats and a set of options, played by seeded chance.

The checks reach a game through this class only, so that a planted fault can stand in for any part of it.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any, NamedTuple

import msgspec

import wondertable
from tests.contract import places
from wondertable.core.game import Game
from wondertable.core.options import NumberOption, Option
from wondertable.core.rules.journal import Journal, viewer_bit
from wondertable.core.rules.position import Position
from wondertable.core.table import Table
from wondertable.core.views import View

COMBINATIONS = 2
MANY = 30
"""Where single option values at all numbers of seats are more than this, each is tried at one number of seats only."""
NUMBERS = 2
"""So many values of a whole number are played: the default and the least."""
LONG = 250
"""Of a game with more decisions than this, most checks look at three stretches only."""
STRETCH = 12
"""So many decisions each: the first ones, some in the middle and the last ones."""
Stretch = tuple[Position, list[tuple[int, int]]]
"""Where it begins, and the answers from there."""
GLANCES = 40
"""So many positions of a game are looked at where looking is dear; games of Miraris have hardly more."""


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

    @property
    def played(self) -> dict[str, Any]:
        """The options of its games: as quick as the game can be, apart from those chosen."""
        return {**self.game.quick(), **self.options}

    def new(self, seed: int) -> Position:
        return self.game.new(players=self.players, seed=seed, options=self.played)

    def table(self, seed: int) -> Table:
        return Table(self.game, self.players, seed, self.played)

    def viewers(self) -> list[int | None]:
        return [None, *range(self.players)]

    def view(self, position: Position, seat: int | None) -> Any:
        """All that a viewer is given: the view with question, options and refusals, and the events.

        The view as the wire has it: the public one is made from that and nothing else, and takes longer to make.
        """
        return {"view": msgspec.json.encode(self.look(position, seat)).decode(), "events": self.events(position, seat)}

    def look(self, position: Position, seat: int | None) -> View[Any, Any]:
        return self.game.look(position, seat)

    def events(self, position: Position, seat: int | None) -> list[tuple[int, list[int]]]:
        """What this viewer was told, as numbers: what a game makes of them hangs on nothing else."""
        told = position.journal.known_to(viewer_bit(seat)).events if position.journal is not None else []
        return [(event.key, event.args) for event in told]

    def features(self, position: Position, seat: int) -> list[int]:
        """What a seat knows as numbers; none in a game that has no features."""
        return [] if self.game.parts.features is None else self.game.features(position, seat)

    def redeal(self, position: Position, seat: int | None, rng: wondertable.Rng) -> Position:
        return position.redeal(seat, rng)

    def census(self, position: Position) -> dict[str, int]:
        """How many of each piece lie in all places together: the same in every position of a game."""
        counted: dict[str, int] = places.module(self.game.name, "census").census(position)
        return counted

    def free_to_undo(self, before: Position, after: Position) -> bool:
        """Whether the answer between the two could be taken back without asking anybody."""
        final = before.why_final(before.questions[-1]) is not None
        return not final and before.barrier() == after.barrier()

    def board(self, position: Position) -> Any:
        """The game's own part of a saved position."""
        return msgspec.to_builtins(self.game.parts.saving.save_board(position))

    def save(self, position: Position) -> Any:
        return msgspec.json.decode(msgspec.json.encode(self.game.save(position)))


def single_options(game: Game) -> list[dict[str, Any]]:
    """The defaults, and each other value alone, together with the value of another option with which it matters."""
    quick = game.quick()
    sets: list[dict[str, Any]] = [{}]
    for option in game.options():
        for value in option.values[: NUMBERS if isinstance(option, NumberOption) else None]:
            default = quick.get(option.name, option.values[0])
            if value != default:
                sets.append({**companion(game, option), option.name: value})
    return sets


def companion(game: Game, option: Option) -> dict[str, Any]:
    """The value of another option with which this one matters, unless it is the default."""
    if option.matters_with is None:
        return {}
    name, wanted = option.matters_with
    defaults = {other.name: other.values[0] for other in game.options()}
    return {} if defaults[name] == wanted else {name: wanted}


def option_sets(game: Game, players: int) -> list[dict[str, Any]]:
    """Each value alone, and a few seeded combinations: never the product."""
    first, *singles = single_options(game)
    if len(singles) * len(game.seats()) > MANY:
        singles = singles[players - game.seats()[0] :: len(game.seats())]
    sets = [first, *singles]
    chance = random.Random(f"{game.name} {players}")
    for _ in range(COMBINATIONS):
        mixed = {option.name: chance.choice(option.values) for option in game.options()}
        if mixed not in sets:
            sets.append(mixed)
    return sets


def subjects() -> list[Subject]:
    """Every registered game with every number of seats and every set of options."""
    return [
        Subject(name, players, options)
        for name in wondertable.games()
        for players in wondertable.game(name).seats()
        for options in option_sets(wondertable.game(name), players)
    ]


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


@cache
def looked_at(name: str, players: int, options: str, seed: int) -> tuple[list[Stretch], int]:
    """The stretches of a game that checks look at, and how many decisions the game has."""
    subject = Subject(name, players, json.loads(options))
    answers = [(seat, action) for _position, seat, action in walk(subject, seed)]
    position = subject.new(seed)
    found, at = [], 0
    for begin, end in parts(len(answers), seed):
        for seat, action in answers[at:begin]:
            position.apply(seat, action)
        at = begin
        first = position.clone()
        if begin:
            first.journal = Journal([])
        found.append((first, answers[begin:end]))
    return found, len(answers)


def parts(length: int, seed: int) -> list[tuple[int, int]]:
    if length <= LONG:
        return [(0, length)]
    last = length - STRETCH
    begins = [0, random.Random(seed).randint(STRETCH, last - STRETCH), last]
    return [(begin, begin + STRETCH) for begin in begins]


def stretches(subject: Subject, seed: int) -> list[Stretch]:
    return looked_at(subject.name, subject.players, json.dumps(subject.options), seed)[0]


def length(subject: Subject, seed: int) -> int:
    return looked_at(subject.name, subject.players, json.dumps(subject.options), seed)[1]


def is_long(subject: Subject, seed: int) -> bool:
    return length(subject, seed) > LONG


def stretch(subject: Subject, seed: int) -> Iterator[tuple[Position, int, int]]:
    """Like `walk`: the whole game if it is short, else its stretches."""
    for begin, answers in stretches(subject, seed):
        position = begin.clone()
        for seat, action in answers:
            yield position, seat, action
            position.apply(seat, action)


class Looks(NamedTuple):
    """Where checks look at a game, and what its viewers are shown there."""

    glances: list[tuple[Position, int, int]]
    end: Position
    shown: dict[tuple[int, int, int | None], Any]


@lru_cache(maxsize=1)
def looks(_fault: str, name: str, players: int, options: str, seed: int) -> Looks:
    """Made once for all checks, which leave every position as it is; a planted fault may not, so it has looks of its own."""
    played = []
    for position, seat, action in stretch(Subject(name, players, json.loads(options)), seed):
        played.append((position.clone(), seat, action))
    last, seat, action = played[-1]
    end = last.clone()
    end.apply(seat, action)
    return Looks(random.Random(f"glances {seed}").sample(played, min(GLANCES, len(played))), end, {})


def looks_at(subject: Subject, seed: int) -> Looks:
    return looks(type(subject).__name__, subject.name, subject.players, json.dumps(subject.options), seed)


def glances(subject: Subject, seed: int) -> list[tuple[Position, int, int]]:
    """Some positions of a game or of its stretches, picked by chance."""
    return looks_at(subject, seed).glances


def positions(subject: Subject, seed: int) -> list[Position]:
    """The same positions, and always the last."""
    found = looks_at(subject, seed)
    return [*(position for position, _seat, _action in found.glances), found.end]


def shown(subject: Subject, seed: int, position: Position, viewer: int | None) -> Any:
    """The view of one of these positions; views are what takes longest."""
    views, key = looks_at(subject, seed).shown, (id(subject), id(position), viewer)
    if key not in views:
        views[key] = subject.view(position, viewer)
    return views[key]


def digest(subject: Subject, position: Position) -> str:
    return msgspec.json.encode(subject.game.save(position), order="sorted").decode()
