"""What games draw for terminals: within the width they are given, of every view, with nothing but what the view tells."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import wondertable
from wondertable.core.picture import Picture
from wondertable.core.rules.position import Position
from wondertable.core.words import Words

GAMES = wondertable.games()
WIDTHS = (40, 79, 100)
NAMES = ["Ann", "Bartholomew the Great", "Cyd", "Dan", "Eve", "Fay"]
LOOKS = 12
"""So many moments of a game are drawn."""


def moments(name: str, players: int) -> Iterator[Position]:
    """Of one game of seeded chance, from its beginning to its end."""
    game, rng = wondertable.game(name), wondertable.Rng(7)
    position = game.new(players=players, seed=11, options=game.quick())
    seen = [position.copy()]
    while asked := position.asked():
        for seat in asked:
            if seat in position.asked():
                answers = position.legal(seat)
                position.apply(seat, answers[rng.below(len(answers))])
        seen.append(position.copy())
    step = max(1, len(seen) // LOOKS)
    yield from seen[::step]
    yield seen[-1]


@pytest.mark.parametrize("name", GAMES)
def test_every_view_is_drawn_within_its_width(name: str) -> None:
    game = wondertable.game(name)
    for players in {game.seats()[0], game.seats()[-1]}:
        for position in moments(name, players):
            for seat in (0, players - 1, None):
                view = game.view(position, seat)
                words = Words(game, NAMES, seat)
                words.look_at(view)
                for width in WIDTHS:
                    blocks = game.draw(view, words, width)
                    assert blocks or game.parts.picture is None, "nothing is drawn or told"
                    pictures = [block for block in blocks if isinstance(block, Picture)]
                    assert [one.width for one in pictures if one.width > width] == []
                    assert not any("\n" in block for block in blocks if isinstance(block, str))


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_are_drawn_alike(name: str) -> None:
    game, rng = wondertable.game(name), wondertable.Rng(3)
    players = game.seats()[0]
    for position in [one for one in moments(name, players) if one.asked()]:
        views = [game.view(world, 0) for world in (position, position.redeal(0, rng))]
        words = Words(game, NAMES, 0)
        words.look_at(views[0])
        first, second = ([str(block) for block in game.draw(view, words, 100)] for view in views)
        assert first == second
