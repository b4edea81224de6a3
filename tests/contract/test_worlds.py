"""A million pairs of a position and a viewer: in a world the viewer cannot tell from the true one everything looks the same.

The contract looks at some positions of each table; here whole games are played at every number of seats and with ever other
options until there are enough. Besides views and events, refusals are held together: whoever tries what may not be done must not
learn from the reason.
"""

from __future__ import annotations

import itertools
import random
from typing import Any

import msgspec
import pytest

import wondertable
from tests.contract.subject import Subject, option_sets, walk
from wondertable import Rng
from wondertable.core.rules.journal import viewer_bit
from wondertable.core.rules.position import Position

PAIRS = 1_000_000
PIECE = 10_000
"""So many pairs at most are held by one test."""
TRIED = 3
"""So many answers are tried for each pair, most of which may not be given."""
REMEMBERED = 200
"""Answers of a game from which they are taken."""
TABLES = [(name, players) for name in wondertable.games() for players in wondertable.game(name).seats()]


def share(name: str) -> int:
    """Of all pairs, for one number of seats of this game: as many as for any other game, and none is lost by rounding."""
    return -(-PAIRS // len(wondertable.games()) // len(wondertable.game(name).seats()))


def pieces(name: str) -> int:
    return -(-share(name) // PIECE)


PIECES = [(name, players, piece) for name, players in TABLES for piece in range(pieces(name))]


def look_at(name: str, players: int, piece: int, pairs: int) -> int:
    """Whole games, until there are so many pairs; each piece has games of its own."""
    looked = 0
    rng, tables = Rng(players), option_sets(wondertable.game(name), players)
    for seed in itertools.count(piece, pieces(name)):
        subject, chance = Subject(name, players, tables[seed % len(tables)]), random.Random(seed)
        known: list[int] = []
        for position, _seat, action in walk(subject, seed):
            known = [*known[-REMEMBERED:], action]
            for viewer in subject.viewers():
                looks_the_same(subject, position, viewer, rng, chance.sample(known, min(TRIED, len(known))))
                looked += 1
        if looked >= pairs:
            break
    return looked


def looks_the_same(subject: Subject, position: Position, viewer: int | None, rng: Rng, tried: list[int]) -> None:
    world = subject.redeal(position, viewer, rng)
    assert seen(subject, world, viewer) == seen(subject, position, viewer), f"{subject}: seat {viewer} could tell"
    assert told_of_the_same(subject, position, world, viewer), f"{subject}: seat {viewer} was told something else"
    assert world.tick == position.tick
    assert world.reveals == position.reveals
    for action in tried if viewer is not None else ():
        assert told(world, viewer, action) == told(position, viewer, action), f"{subject}: seat {viewer} tries {action}"


def seen(subject: Subject, position: Position, viewer: int | None) -> bytes:
    return msgspec.json.encode(subject.look(position, viewer))


def told_of_the_same(subject: Subject, position: Position, world: Position, viewer: int | None) -> bool:
    """A world has most events in common with the true one: lists of the very same events need not be read."""
    bit = viewer_bit(viewer)
    assert position.journal is not None
    assert world.journal is not None
    if position.journal.known_to(bit).events == world.journal.known_to(bit).events:
        return True
    return subject.events(position, viewer) == subject.events(world, viewer)


def told(position: Position, seat: int | None, action: int) -> Any:
    assert seat is not None
    refused = position.refusal(seat, action)
    return None if refused is None else (refused.rule, refused.key, refused.args)


def test_the_pieces_are_all_of_it() -> None:
    assert sum(share(name) for name, _players in TABLES) >= PAIRS
    assert all(pieces(name) * PIECE >= share(name) for name, _players in TABLES)


@pytest.mark.parametrize(("name", "players", "piece"), PIECES)
@pytest.mark.long
def test_a_million_pairs(name: str, players: int, piece: int) -> None:
    pairs = min(PIECE, share(name) - piece * PIECE)
    assert look_at(name, players, piece, pairs) >= pairs
