"""Imp, Dragonflies, Mouse; Fairies and Wolf stand with the spells."""

from __future__ import annotations

import pytest

from tests.games.kamimai.helpers import cast, turn


@pytest.mark.rule("KAM-A1", "KAM-A2")
def test_creatures_are_kept_and_end_on_the_discard_pile() -> None:
    table = cast("imp,mouse,wolf", "g-air")
    table.answer(1, "play imp")
    assert table.discard == ["g-air", "imp"]
    assert "keep wolf,mouse" in table.ends().options(1)


@pytest.mark.rule("KAM-A3")
def test_fairy_and_wolf_only_in_spells() -> None:
    assert cast("wolf,fairy-air", "-").options(1) == ["cast air 1:fairy-air,wolf", "end"]


@pytest.mark.rule("KAM-A4")
def test_only_the_owner_in_their_own_turn() -> None:
    table = cast("g-air", "imp")
    assert table.options(1) == ["end"]
    assert table.refused(1, "play imp").rule == "KAM-A4"


@pytest.mark.rule("KAM-A5", "KAM-A7", "KAM-Q29")
def test_an_idle_creature_is_not_played() -> None:
    table = cast("imp,mouse", "-")
    assert table.options(1) == ["end"]
    assert table.refused_pieces(1) == {
        **{f"box-{place}": ("KAM-M7", "no_own_card") for place in range(4)},
        "card-imp": ("KAM-A7", "imp_idle"),
        "card-mouse": ("KAM-A14", "mouse_idle"),
    }
    assert table.refused(1, "play imp").rule == "KAM-A7"
    alone = cast("dragonflies", "-")
    assert alone.refused(1, "play dragonflies").rule == "KAM-A9"


@pytest.mark.rule("KAM-A6")
def test_the_imp_spares_no_guardian() -> None:
    table = cast("imp,g-air,water", "g-fire*2", "g-water,air").answer(1, "play imp")
    assert [table.cards(seat) for seat in (1, 2, 3)] == ["water", "-", "air"]
    assert table.discard == ["g-water", "g-air", "g-fire", "g-fire", "imp"]


@pytest.mark.rule("KAM-A8", "KAM-A9", "KAM-Q26")
def test_two_gifts() -> None:
    table = cast("dragonflies", "water", "-").answer(1, "play dragonflies")
    assert (table.question, table.asked, table.options(1)) == ("gift_giver", [1], ["giver 2"])
    assert table.refused_pieces(1) == {"seat-0": ("KAM-A9", "nothing_to_give"), "seat-2": ("KAM-A9", "nothing_to_give")}
    table.answer(1, "giver 2")
    assert (table.question, table.asked) == ("gift_card", [2])
    assert table.options(2) == ["give water to 1", "give water to 3"]
    assert table.refused(2, "give water to 2").rule == "KAM-A9"
    assert table.refused(2, "give fire to 1").rule == "KAM-A9"
    table.answer(2, "give water to 3")
    assert table.board["gifts"] == 1
    table.answer(1, "giver 3").answer(3, "give water to 1")  # the second gift passes on the first card
    assert (table.cards(1), table.question) == ("water", "cast_action")
    assert table.discard == ["dragonflies"]


@pytest.mark.rule("KAM-A10", "KAM-U16", "KAM-U17")
def test_guardians_may_be_given_and_bind_their_new_owner() -> None:
    table = cast("dragonflies,g-air,water", "-")
    table.answer(1, "play dragonflies", "giver 1", "give g-air to 2", "giver 1", "give water to 2").ends()
    assert (table.activator, table.cards(2)) == (2, "water,g-air")
    assert table.board["grip"]["card"] == "g-air"


@pytest.mark.rule("KAM-A11", "KAM-Q27", "KAM-I4")
def test_a_full_reserve_may_grow_until_its_owners_store() -> None:
    table = cast("dragonflies,air,fire", "water*4")
    table.answer(1, "play dragonflies", "giver 1", "give air to 2", "giver 1", "give fire to 2").ends()
    assert table.cards(2) == "water,water,water,water,air,fire"
    table.draws("earth").ends()
    assert table.refused(2, "keep water,water,water,water,air").rule == "KAM-P26"


@pytest.mark.rule("KAM-A12", "KAM-A15")
def test_a_gift_to_the_activator_joins_the_spread() -> None:
    table = cast("dragonflies,air*2", "air*2")
    table.answer(1, "play dragonflies", "giver 2").answer(2, "give air to 1").answer(1, "giver 2")
    table.answer(2, "give air to 1")
    assert "cast air 1:air,air,air,air" in table.options(1)
    assert "keep air,air,air,air" in table.ends().options(1)


@pytest.mark.rule("KAM-A13", "KAM-A16", "KAM-Q27")
def test_the_mouse_is_for_anybody() -> None:
    table = cast("mouse,fire", "water*4", discard="fairy-air,air")
    assert table.options(1, "play") == ["play mouse for 1", "play mouse for 2"]
    table.answer(1, "play mouse for 2")
    assert (table.question, table.asked) == ("mouse_take", [2])
    table.answer(2, "take fairy-air")
    assert table.cards(2) == "water,water,water,water,fairy-air"
    assert table.discard == ["air", "mouse"]


@pytest.mark.rule("KAM-A14", "KAM-Q28")
def test_the_mouse_takes_no_guardian_and_not_itself() -> None:
    assert cast("mouse", "-", discard="g-air").options(1) == ["end"]
    table = cast("mouse", "-", discard="g-air,water").answer(1, "play mouse for 1")
    assert table.options(1) == ["take water", "take none"]
    assert table.refused_pieces(1) == {"card-g-air": ("KAM-A14", "no_guardian")}
    assert table.refused(1, "take g-air").key == "no_guardian"
    assert table.refused(1, "take mouse").rule == "KAM-A14"
    table.answer(1, "take none")
    assert (table.cards(1), table.discard) == ("-", ["water", "g-air", "mouse"])


@pytest.mark.rule("KAM-Q30")
def test_the_curse_may_take_the_imp() -> None:
    table = turn(["-", "-"], {"x": "curse_discard: fire", "y": "none: air"}).draws("imp,g-water")
    assert table.discard == ["imp"]
    assert table.options(1) == ["end"]
