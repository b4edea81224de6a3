"""Names and their numbers: no number may be taken for one of another list."""

from __future__ import annotations

from typing import get_args

import pytest

from tests.games.kamimai.helpers import cast, turn
from wondertable.games.kamimai.people import terms as typed
from wondertable.games.kamimai.rules import terms

NUMBERS = {
    "FALLS": [name for name in vars(terms) if name.endswith("_FALL") and not name.startswith(("AFTER_", "BY_"))],
    "CAUSES": [name for name in vars(terms) if name.startswith(("FOR_", "AFTER_"))],
    "LOSSES": [name for name in vars(terms) if name.startswith("BY_")],
    "PHASES": [name for name in vars(terms) if name.removeprefix("IN_").lower() in terms.PHASES],
}


@pytest.mark.parametrize("names", NUMBERS)
def test_every_number_has_its_name(names: str) -> None:
    numbers = sorted(getattr(terms, number) for number in NUMBERS[names])
    assert numbers == list(range(len(getattr(terms, names))))


@pytest.mark.parametrize(
    ("type", "names"),
    [
        (typed.Phase, typed.PHASES),
        (typed.Mode, typed.MODES),
        (typed.Source, typed.SOURCES),
        (typed.Skill, typed.SKILLS),
        (typed.Side, typed.SIDES),
        (typed.Grip, typed.GRIPS),
        (typed.Spell, typed.SPELLS),
        (typed.Effect, typed.EFFECTS),
        (typed.State, typed.STATES),
        (typed.Fall, typed.FALLS),
        (typed.Reported, typed.REPORTED),
        (typed.Awaited, typed.AWAITED[1:]),
        (typed.Cause, typed.CAUSES),
        (typed.Reason, typed.REASONS),
    ],
)
def test_the_words_of_the_rules_are_those_of_the_types(type: object, names: list[str]) -> None:
    assert list(get_args(type)) == names


@pytest.mark.rule("KAM-F2", "KAM-F8", "KAM-F12")
def test_a_fall_is_told_by_its_moment() -> None:
    assert cast("water", "-").report("fell").events("fell") == [{"moment": "quiet"}]
    assert turn(["-", "-"]).report("fell").events("fell") == [{"moment": "between"}]
    assert turn(["-", "-"]).draws("water", "fell draw").events("fell") == []
