"""Reading data files: what is wrong is said with its place."""

from __future__ import annotations

from typing import Annotated

import pytest
from msgspec import Meta, Struct

from wondertable import Refused
from wondertable.core.data import Origin, read_as, wrong
from wondertable.core.shapes import Identifier, Text, instead, mistake, shaped


class Skill(Struct, forbid_unknown_fields=True):
    late: Annotated[float, Meta(ge=0, le=1)]
    at: list[tuple[Annotated[int, Meta(ge=-4, le=4)], Annotated[int, Meta(ge=-4, le=4)]]] = []


class Card(Struct, forbid_unknown_fields=True):
    id: Identifier
    name: Text
    origin: Origin
    values: dict[str, Annotated[int, Meta(ge=0, le=9)]] = {}


class Draw(Struct, tag="draw", tag_field="verb", forbid_unknown_fields=True):
    count: int


class Turn(Struct, tag="turn", tag_field="verb", forbid_unknown_fields=True):
    card: Identifier


class File(Struct, forbid_unknown_fields=True):
    skill: Skill
    card: Annotated[list[Card], Meta(min_length=1)]
    effect: list[Draw | Turn] = []


CARD = {"id": "dream", "name": "The Dream", "origin": "printed"}
SKILL = {"late": 0.5}


def test_a_whole_number_may_stand_for_one_with_a_fraction() -> None:
    assert read_as(File, {"skill": {"late": 1}, "card": [CARD]}).skill.late == 1.0


MISTAKES: list[tuple[dict[str, object], str]] = [
    ({"skill": SKILL}, "card: missing"),
    ({"skill": SKILL, "card": []}, "card: expected a list that is not empty"),
    ({"skill": SKILL, "card": [CARD], "cards": []}, "cards: not a known name here"),
    ({"skill": 7, "card": [CARD]}, "skill: expected a table, found 7"),
    ({"skill": {"late": 1.5}, "card": [CARD]}, "skill, late: expected a number from 0 to 1, found 1.5"),
    ({"skill": {"late": float("nan")}, "card": [CARD]}, "skill, late: expected a number from 0 to 1, found nan"),
    ({"skill": {"late": True}, "card": [CARD]}, "skill, late: expected a number from 0 to 1, found True"),
    (
        {"skill": SKILL | {"at": [[0, 1], [5, 0]]}, "card": [CARD]},
        "skill, at 2 1: expected a whole number from -4 to 4",
    ),
    ({"skill": SKILL | {"at": [[0]]}, "card": [CARD]}, "skill, at 1: expected a list of 2"),
    (
        {"skill": SKILL, "card": [CARD, CARD | {"id": "The Dream"}]},
        "card 2, id: expected small letters, figures, _ or -",
    ),
    ({"skill": SKILL, "card": [CARD | {"name": ""}]}, "card 1, name: expected a text that is not empty"),
    ({"skill": SKILL, "card": [CARD | {"origin": "heard"}]}, "card 1, origin: expected one of "),
    (
        {"skill": SKILL, "card": [CARD | {"values": {"a": 1, "b": 10}}]},
        "card 1, values, b: expected a whole number from",
    ),
    ({"skill": SKILL, "card": [CARD], "effect": [{"verb": "fly"}]}, "effect 1, verb: expected one of draw, turn"),
    (
        {"skill": SKILL, "card": [CARD], "effect": [{"verb": "turn", "card": 3}]},
        "effect 1, card: expected small letters",
    ),
]


@pytest.mark.parametrize(("data", "told"), MISTAKES)
def test_what_is_wrong_is_said_with_its_place(data: dict[str, object], told: str) -> None:
    before = repr(data)
    with pytest.raises(Refused) as caught:
        read_as(File, data)
    assert str(caught.value).startswith(f"Data file, {told}")
    assert repr(data) == before


IN_OTHER_LANGUAGES = [
    ("fr", "Fichier de données, skill, late\u00a0: attendu\u00a0: un nombre de 0 à 1\u202f; trouvé\u00a0: 1.5."),
    ("ja", "データファイル、skill, late：0から1までの数が必要ですが、1.5でした。"),
]


@pytest.mark.parametrize(("language", "told"), IN_OTHER_LANGUAGES)
def test_it_is_said_in_the_language_of_the_reader(language: str, told: str) -> None:
    with pytest.raises(Refused) as caught:
        read_as(File, {"skill": {"late": 1.5}, "card": [CARD]})
    assert caught.value.said(language) == told
    assert str(caught.value).startswith("Data file, skill, late: expected"), "and in English where none is known"


def test_it_may_stand_where_one_of_two_things_is_expected() -> None:
    with pytest.raises(Refused) as caught:
        shaped({"low": []}, dict[str, int | str | None], wrong)
    assert caught.value.args["problem"] == instead(mistake("or", one=mistake("whole"), other=mistake("text")), "[]")
