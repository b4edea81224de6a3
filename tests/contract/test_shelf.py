"""What a game says of itself where people choose: how long, how heavy, and named ways to play that can be played."""

from __future__ import annotations

import pytest

import wondertable
from wondertable.core.options import PRESETS, RULEBOOK
from wondertable.core.text import bundle

GAMES = wondertable.games()
HEAVIEST = 5


@pytest.mark.parametrize("name", GAMES)
def test_length_and_weight_can_be_compared(name: str) -> None:
    game = wondertable.game(name)
    if game.minutes is not None:
        least, most = game.minutes
        assert 0 < least <= most
    assert game.weight is None or 1 <= game.weight <= HEAVIEST


@pytest.mark.parametrize("name", GAMES)
def test_every_preset_is_a_choice_that_every_table_may_make(name: str) -> None:
    game = wondertable.game(name)
    assert set(game.parts.presets or {}) <= set(PRESETS)
    usual = game.check_options(game.table_options())
    for preset, chosen in game.presets().items():
        options = game.check_options({**usual, **chosen})
        for players in game.seats():
            game.choose(players, options)
        assert (options == usual) == (preset == RULEBOOK), f"{preset} is no other way to play"
        known = {option.name: option for option in game.options()}
        for option in chosen:
            needs = known[option].matters_with
            assert needs is None or options[needs[0]] == needs[1], f"{preset} chooses {option}, which has no effect"


@pytest.mark.parametrize("name", GAMES)
def test_every_preset_says_what_it_changes(name: str) -> None:
    own = [preset for preset in wondertable.game(name).presets() if preset != RULEBOOK]
    assert [preset for preset in own if not bundle(name).has_message(f"preset-{preset}")] == []


@pytest.mark.parametrize("name", GAMES)
def test_what_is_asked_first_is_an_option_that_always_matters(name: str) -> None:
    game = wondertable.game(name)
    known = {option.name: option for option in game.options()}
    for first in game.parts.asked_first:
        assert known[first].matters_with is None
        assert len(known[first].info()["values"]) > 1  # type: ignore[arg-type]  # a list, for clients
