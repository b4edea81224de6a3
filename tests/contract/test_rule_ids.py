"""Every rule id of a game's rules page has a test that carries it, and neither tests nor code know an id that does not exist."""

from __future__ import annotations

import pytest

import wondertable
from tools import rules


@pytest.mark.parametrize("game", wondertable.games())
def test_every_rule_id_has_a_test(game: str) -> None:
    stated = rules.stated(game)
    assert stated
    assert sorted(stated.keys() - rules.tested(game).keys()) == []


@pytest.mark.parametrize("game", wondertable.games())
def test_no_test_carries_an_unknown_id(game: str) -> None:
    assert sorted(rules.tested(game).keys() - rules.stated(game).keys()) == []


@pytest.mark.parametrize("game", wondertable.games())
def test_no_code_names_an_unknown_id(game: str) -> None:
    assert sorted(rules.named(game).keys() - rules.stated(game).keys()) == []
