"""Guardians: grips, blessing, curses."""

from __future__ import annotations

import pytest

from tests.games.kamimai.helpers import cast, new, turn
from tests.games.kamimai.test_setup import hands_stated

BLESSED = {"x": "blessing: fire", "y": "none: air"}
ENERGY = {"x": "curse_energy: fire", "y": "none: air"}
DISCARD = {"x": "curse_discard: fire", "y": "none: air"}
COLOUR = {"x": "curse_colour: fire", "y": "none: air"}


@pytest.mark.rule("KAM-U1")
def test_only_a_drawn_guardian_wakes_the_effect() -> None:
    table = turn(["g-air", "-"], ENERGY).draws("water")
    assert (table.energy, table.events("curse")) == (4, [])


@pytest.mark.rule("KAM-U2", "KAM-U5", "KAM-U18")
def test_the_effect_of_the_target_strikes_once_for_all_guardians() -> None:
    table = turn(["-", "-"], ENERGY).draws("g-air,g-fire,water")
    assert table.energy == 2
    assert table.events("curse") == [{"area": "x", "effect": "curse_energy", "guardians": 2}]
    assert table.ends().keeps("-").energy == 2


@pytest.mark.rule("KAM-U3")
def test_without_effect_nothing_happens() -> None:
    table = turn(["water", "-"]).draws("g-air,g-water")
    assert (table.energy, table.discard) == (4, [])


@pytest.mark.rule("KAM-U4")
def test_a_blessing_saves_energy_and_nothing_else() -> None:
    table = turn(["fire*4", "-"], BLESSED, discard="air").draws("g-air", "fell draw")
    assert (table.energy, table.question) == (4, "store_keep")
    assert table.events("blessed") == [{"area": "x"}]
    assert table.keeps("-").discard == []


@pytest.mark.rule("KAM-U6", "KAM-U7", "KAM-Q15", "KAM-Q16")
def test_everybody_discards_what_they_choose() -> None:
    table = turn(["water", "air,fire,imp", "-", "earth"], DISCARD).draws("g-air,g-water,air,fire")
    assert table.asked == [1, 2]
    assert (table.cards(3), table.cards(4)) == ("-", "-")  # the one card that seat 4 had is gone
    assert set(table.options(1)) == {"discard water,air", "discard water,fire", "discard air,fire"}
    assert table.refused(2, "discard air").rule == "KAM-U6"
    assert table.refused(2, "discard water,water").rule == "KAM-U7"
    table.answer(2, "discard air,fire").answer(2, "discard air,imp")  # changeable until all have answered
    table.answer(1, "discard water,fire")
    assert (table.cards(1), table.cards(2)) == ("air,g-water,g-air", "fire")


@pytest.mark.rule("KAM-U8")
def test_colours_add_up() -> None:
    table = turn(["water,earth,fire", "water,fire,air"], COLOUR).draws("g-water,g-water,g-fire,water")
    assert table.cards(1) == "earth,g-water,g-water,g-fire"
    assert table.cards(2) == "air"


@pytest.mark.rule("KAM-U9", "KAM-Q17")
@pytest.mark.parametrize(("fairies", "left"), [(False, "fairy-water,wolf"), (True, "wolf")])
def test_curses_spare_guardians_and_mostly_creatures(fairies: bool, left: str) -> None:
    table = turn(["-", "water,fairy-water,wolf"], COLOUR, colour_takes_fairies=fairies).draws("g-water")
    assert table.cards(1) == "g-water"
    assert table.cards(2) == left


@pytest.mark.rule("KAM-U10", "KAM-U11", "KAM-U12", "KAM-U13", "KAM-G13")
@pytest.mark.parametrize(
    ("card", "hand", "fingers"),
    [
        ("g-water", "any", "thumb+middle"),
        ("g-earth", "any", "thumb+ring"),
        ("g-air", "any", "thumb+little"),
        ("g-fire", "left", "any"),
    ],
)
def test_each_guardian_has_its_grip(card: str, hand: str, fingers: str) -> None:
    table = turn([card, "-"], source="simulated")
    assert table.board["open"] == {"hand": hand, "fingers": fingers}
    table.answer(1, "begin")
    if hand == "left":
        assert table.refused(1, "grab A1 side right thumb+index").rule == "KAM-U13"
        assert table.options(1, "grab A1 side left thumb+index")
    else:
        assert table.refused(1, "grab A1 side right thumb+index").rule == "KAM-G14"
        assert table.options(1, f"grab A1 side left {fingers}") and table.options(1, f"grab A1 side right {fingers}")


@pytest.mark.rule("KAM-U13", "KAM-Q42")
def test_a_left_hander_draws_with_the_right() -> None:
    seats = [{"cards": ["g-fire"], "dominant": "left"}, {"cards": []}]
    assert turn(["-", "-"], board={"seats": seats}).board["open"]["hand"] == "right"


@pytest.mark.rule("KAM-U14", "KAM-Q14")
def test_one_of_several_guardians_binds() -> None:
    table = turn(["g-fire,g-earth,g-earth", "-"])
    assert (table.question, table.options(1)) == ("choose_grip", ["grip g-earth", "grip g-fire"])
    table.answer(1, "grip g-earth").answer(1, "begin")
    assert table.board["grip"]["card"] == "g-earth"
    assert turn(["g-earth,g-earth", "-"]).question == "begin_draw"  # one grip, no choice


@pytest.mark.rule("KAM-U15", "KAM-Q13")
def test_a_new_guardian_binds_from_the_next_turn_on() -> None:
    table = turn(["-"]).draws("g-air,water")
    assert table.board["grip"] is None
    table.ends().keeps("-")
    assert table.board["grip"] == {"card": "g-air", "grip": "thumb_little"}


@pytest.mark.rule("KAM-U17", "KAM-I5")
def test_guardians_stay_in_every_store() -> None:
    table = turn(["g-air,water", "-"]).draws("g-fire").ends()
    assert sorted(table.options(1)) == ["keep none", "keep water"]
    assert table.keeps("-").cards(1) == "g-air,g-fire"


@pytest.mark.rule("KAM-U17", "KAM-P24")
def test_guardians_stay_when_an_area_is_sealed() -> None:
    areas = {"x": "none: air", "y": "none: water"}
    table = cast("air*4,imp,g-water", "g-fire,water", areas=areas).answer(1, "cast air 1:air,air,air,air")
    assert table.keeps("-").cards(1) == "g-water"
    assert (table.cards(2), table.discard) == ("water,g-fire", ["air"] * 4 + ["imp"])


@pytest.mark.rule("KAM-U17", "KAM-U9", "KAM-F5")
@pytest.mark.parametrize("areas", [DISCARD, COLOUR, BLESSED])
@pytest.mark.parametrize("ending", ["stands", "fell draw"])
def test_guardians_stay_through_curses_and_falls(areas: dict[str, str], ending: str) -> None:
    table = turn(["g-water,water", "g-fire,fire"], areas).draws("g-air", ending)
    while table.question in ("curse_discard", "cast_action", "store_keep"):
        seat = table.asked[0]
        table.answer(seat, table.options(seat)[-1])
    assert table.cards(1) == "g-water,g-air"
    assert table.cards(2).endswith("g-fire")


@pytest.mark.rule("KAM-V11")
def test_help_for_hands() -> None:
    table = turn(["g-air,g-water", "g-air"], helped="1:thumb_little>thumb_middle")
    assert table.question == "begin_draw"  # both grips are the same now
    assert table.board["open"]["fingers"] == "thumb+middle"
    other = turn(["-", "g-air"], helped="1:thumb_little>thumb_middle", activator=2)
    assert other.board["open"]["fingers"] == "thumb+little"


@pytest.mark.rule("KAM-Q10", "KAM-Q11")
def test_blessings_always() -> None:
    assert turn(["-", "-"], BLESSED, blessing_always=True).draws("water", "fell draw").energy == 4
    table = turn(["-", "-"], BLESSED, blessing_always=True, mode="hard", discard="air*3").report("fell")
    assert (table.energy, table.discard) == (4, [])
    assert turn(["-", "-"], BLESSED, mode="hard").report("fell").energy == 3


@pytest.mark.rule("KAM-Q12")
def test_no_curse_after_a_draw_fall() -> None:
    table = turn(["-", "-"], ENERGY, energy=3).draws("g-air", "fell watch")
    assert table.energy == 2


@pytest.mark.rule("KAM-Q18")
def test_a_curse_may_lose_the_game() -> None:
    table = turn(["fire*4", "-"], {"x": "curse_energy: fire"}, energy=1).draws("g-air")
    assert (table.outcome, table.energy) == ("energy", 0)


def test_a_bound_hand_in_a_book_of_chance() -> None:
    table = hands_stated(new(1, seed=3))
    assert table.answer(1, "begin").options(1, "grab A1 ")[0] == "grab A1 side right thumb+index"
    bound = turn(["g-fire", "-"], source="statistical").answer(1, "begin")
    assert bound.options(1, "grab A1 ")[0] == "grab A1 side left thumb+index"
