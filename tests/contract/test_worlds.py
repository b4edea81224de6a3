"""A million pairs of a position and a viewer: in a world the viewer cannot tell from the true one everything looks the same.

The contract looks at some positions of each table; here whole games are played at every number of seats and with ever other
options until there are enough. Besides views and events, refusals are held together: whoever tries what may not be done must not
learn from the reason.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import wondertable
from tests.contract.subject import Subject, option_sets, walk
from wondertable import Rng
from wondertable.core.rules.position import Position

PAIRS = 1_000_000
TRIED = 3
"""So many answers are tried for each pair, most of which may not be given."""
REMEMBERED = 200
"""Answers of a game from which they are taken."""
TABLES = [(name, players) for name in wondertable.games() for players in wondertable.game(name).seats()]


def share(name: str, pairs: int) -> int:
    """Of all pairs, for one number of seats of this game: as many as for any other game, and none is lost by rounding."""
    return -(-pairs // len(wondertable.games()) // len(wondertable.game(name).seats()))


def look_at(name: str, players: int, pairs: int) -> int:
    looked = seed = 0
    rng, tables = Rng(players), option_sets(wondertable.game(name), players)
    while looked < pairs:
        subject, chance = Subject(name, players, tables[seed % len(tables)]), random.Random(seed)
        known: list[int] = []
        for position, _seat, action in walk(subject, seed):
            known = [*known[-REMEMBERED:], action]
            for viewer in subject.viewers():
                looks_the_same(subject, position, viewer, rng, chance.sample(known, min(TRIED, len(known))))
                looked += 1
        seed += 1
    return looked


def looks_the_same(subject: Subject, position: Position, viewer: int | None, rng: Rng, tried: list[int]) -> None:
    world = subject.redeal(position, viewer, rng)
    true, other = subject.view(position, viewer), subject.view(world, viewer)
    assert other == true, f"{subject}: seat {viewer} could tell"
    assert world.tick == position.tick
    assert world.reveals == position.reveals
    for action in tried if viewer is not None else ():
        assert told(world, viewer, action) == told(position, viewer, action), f"{subject}: seat {viewer} tries {action}"


def told(position: Position, seat: int | None, action: int) -> Any:
    assert seat is not None
    refused = position.refusal(seat, action)
    return None if refused is None else (refused.rule, refused.key, refused.args)


def test_the_shares_are_all_of_it() -> None:
    assert sum(share(name, PAIRS) for name, _players in TABLES) >= PAIRS


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.long
def test_a_million_pairs(name: str, players: int) -> None:
    pairs = share(name, PAIRS)
    assert look_at(name, players, pairs) >= pairs
