"""Every refusal names its rule, is a sentence, and changes nothing."""

from __future__ import annotations

import pytest

from tests.games.alicematic.helpers import (
    GAME,
    Situation,
    down,
    new,
    owned,
    player,
    politics,
    sentence,
    situation,
    with_cities,
    with_kingdoms,
)
from wondertable import Refused

ACTIONS = [
    "kingdom mad_hatter", "keep", "discard Jet", "city (2,1)", "summon Knight", "commoner Knight red", "invade (2,1)",
    "invade (2,1) down Ninja@red", "attack (1,0)", "finish (1,0)", "jet (1,0)", "skip", "take seat 2", "decline",
    "copy Knight", "up Jet@red", "use",
]  # fmt: skip


def open_questions() -> list[Situation]:
    a = player({"red": ["Fighter", "?"], "yellow": ["Cheergirl"], "blue": ["Detective"]}, hand=["Wiccan"], tokens="y3")
    return [
        new(),
        with_kingdoms(),
        with_cities(),
        politics(a),
        situation(owned(A="(0,0)"), a=a),
        situation(owned(A="(0,0)"), a=a, b=player(tokens="r1")).answer("invade (0,1)"),
        politics(a).answer("summon Wiccan pay y2"),
        situation(owned(A="(0,0)"), a=a).answer("invade (-1,0)"),
        politics(player({"red": ["Knight"]}, hand=["Jet"]), auto_gain=False).answer("commoner Jet red"),
    ]


@pytest.mark.parametrize("number", range(9))
def test_whatever_is_not_offered_is_refused_with_a_sentence(number: int) -> None:
    table = open_questions()[number]
    for text in ACTIONS:
        if text not in table.options:
            refused = table.refused(text)
            assert refused.rule is not None and refused.rule.startswith("ALI-")
            assert sentence(refused).endswith(".")
            assert "refused-" not in sentence(refused)


def test_all_questions_are_among_them() -> None:
    assert [table.question for table in open_questions()] == GAME.question_names()


@pytest.mark.parametrize(
    "action", [-1, 0, 5 | 200 << 6, 6 | 3 << 6 | 77 << 14, 7 | 255 << 6, 1 | 99 << 6, 16, 16 | 255 << 6]
)
def test_numbers_that_are_no_action_are_refused(action: int) -> None:
    for table in open_questions():
        with pytest.raises(Refused) as caught:
            table.position.apply(table.position.asked()[0], action)
        assert caught.value.rule is not None


def test_another_seat_is_not_asked() -> None:
    table = situation(owned(A="(0,0)"))
    assert table.refused("attack (0,1)", "B").key == "not-asked"


def test_the_sentences_of_a_few() -> None:
    table = situation(owned(A="(0,0)", B="(2,1) (2,0)"), a=player({"red": down(1)}))
    assert str(table.refused("invade (2,0)")) == "ALI-I4: (2,0) is connected to a City of seat 2 and safe."
    assert str(table.refused("invade (3,-2)")).startswith(
        "ALI-I9: You are short of power for (3,-2): 5 Military and 3 Mobility"
    )
    assert str(table.refused("skip")) == "ALI-I1: You can invade, so you must."
