"""Planted faults: each breaks one promise, and the check that guards it must notice."""

from __future__ import annotations

from typing import Any

import pytest

import wondertable
from tests.contract import places
from tests.contract.faults import Fault, everywhere

TRIES = 12


def planted() -> list[Any]:
    """The faults of every registered game, which each game keeps beside its tests, and those that are planted in all."""
    return [
        pytest.param(fault, id=f"{name}-{type(fault[0]).__name__}-{fault[1].__name__}")
        for name in wondertable.games()
        for fault in (*places.module(name, "faults").FAULTS, *everywhere(wondertable.game(name)))
    ]


@pytest.mark.parametrize("fault", planted())
def test_planted_fault_is_noticed(fault: Fault) -> None:
    subject, check = fault
    for seed in range(TRIES):
        try:
            check(subject, seed)
        except AssertionError:
            return
    pytest.fail(f"{check.__name__} does not notice {type(subject).__name__} in {TRIES} games of {subject}")


@pytest.mark.parametrize("name", wondertable.games())
def test_every_game_plants_faults_for_what_must_never_break(name: str) -> None:
    """Secrets, chance, cards and undo: whatever the game, each can be got wrong."""
    guarded = {check.__name__ for _subject, check in places.module(name, "faults").FAULTS}
    assert guarded >= {
        "redeal_looks_the_same",
        "redeal_replaces_the_generator",
        "every_card_is_in_one_place",
        "free_undo_teaches_nothing",
        "saves_and_loads",
    }
