"""Every rule id of a game's rules page has a test and a line of code or data that names it, and neither knows an id that does not exist."""

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


@pytest.mark.parametrize("game", wondertable.games())
def test_every_normative_rule_stands_beside_what_carries_it_out(game: str) -> None:
    """`./dev where --missing` prints what they say."""
    assert [rule.id for rule in rules.missing(game)] == []


@pytest.mark.parametrize("game", wondertable.games())
def test_no_range_of_ids_stands_for_rules(game: str) -> None:
    """Nobody who looks for a rule finds it in one."""
    assert [str(place) for place in rules.ranges(game)] == []
