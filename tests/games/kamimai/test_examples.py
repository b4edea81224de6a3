"""The worked examples of the rules, each played as it is told."""

from __future__ import annotations

import pytest

from tests.games.kamimai.helpers import GAME, Situation, cast, new, spelled, turn

FIRE_AND_WATER = {"x": "none: earth air fire water", "y": "none: air"}


@pytest.mark.rule("KAM-X1")
def test_x1_two_spells_and_a_sealed_area() -> None:
    table = turn(["water*3", "fire*2", "fire", "-"], FIRE_AND_WATER, ticked={"x": [0, 1]})
    table.draws("fire,fire,water")
    table.answer(1, "cast water 1:water,water,water,water")
    assert table.ticked("x") == ["earth", "air", "water"]
    assert sorted(table.options(1, "cast")) == [
        "cast fire 1:fire 2:fire,fire 3:fire",
        "cast fire 1:fire,fire 2:fire 3:fire",
        "cast fire 1:fire,fire 2:fire,fire",
    ]
    table.answer(1, "cast fire 1:fire 2:fire,fire 3:fire")
    assert table.asked == [2, 3]
    table.agreed()
    assert table.sealed("x")
    assert table.target is None
    assert len(table.discard) == 8
    assert table.question == "store_keep"
    assert sorted(table.options(1)) == ["keep fire", "keep none"]
    table.keeps("fire")
    assert table.activator == 2


@pytest.mark.rule("KAM-X2")
def test_x2_a_team_spell_of_four() -> None:
    table = cast("earth", "earth", "earth", "earth", areas={"x": "none: team", "y": "none: air"})
    table.answer(1, "cast team earth 1:earth 2:earth 3:earth 4:earth")
    assert table.asked == [2, 3, 4]
    table.agreed()
    assert table.discard == ["earth"] * 4
    assert table.ticked("x") == ["team"]


@pytest.mark.rule("KAM-X3")
def test_x3_the_curse_of_discard() -> None:
    areas = {"x": "curse_discard: water earth", "y": "none: air"}
    table = turn(["water*2", "fire,air,wolf", "earth*3"], areas)
    table.draws("water,water,air,fire,g-water,g-fire")
    assert table.question == "curse_discard"
    assert table.asked == [1, 2]  # seat 3 has three of a kind, so there is nothing to choose
    assert table.cards(3) == "earth"
    assert table.board["owes"] == [2, 2, 0]
    table.answer(1, "discard air,fire").answer(2, "discard air,fire")
    assert table.cards(2) == "wolf"
    assert table.question == "cast_action"
    table.answer(1, "cast water 1:water,water,water,water")
    assert table.ticked("x") == ["water"]


@pytest.mark.rule("KAM-X4")
def test_x4_the_curse_of_colour() -> None:
    areas = {"x": "curse_colour: earth", "y": "none: air"}
    table = turn(["wolf,fire", "water,earth", "fairy-water,fire"], areas)
    table.draws("water,water,air,earth,g-water,g-fire")
    assert table.cards(1) == "earth,air,g-water,g-fire,wolf"
    assert table.cards(2) == "earth"
    assert table.cards(3) == "fairy-water"
    assert table.discard == ["water"] * 3 + ["fire"] * 2
    assert table.question == "cast_action"


@pytest.mark.rule("KAM-X5")
def test_x5_a_fairy_starts_a_spell() -> None:
    table = cast("fairy-air", "air")
    assert table.options(1, "cast") == ["cast air 1:fairy-air 2:air"]


@pytest.mark.rule("KAM-X6")
def test_x6_exactly_four_units() -> None:
    table = cast("water*4,fairy-water")
    assert sorted(table.options(1, "cast")) == [
        "cast water 1:water,fairy-water",
        "cast water 1:water,water,fairy-water",
        "cast water 1:water,water,water,fairy-water",
        "cast water 1:water,water,water,water",
    ]
    refused = table.refused(1, "cast water 1:water,water,water,water,fairy-water")
    assert (refused.rule, refused.key) == ("KAM-Q22", "too_many_cards")


@pytest.mark.rule("KAM-X7")
def test_x7_wolf_and_fairy_pay_together() -> None:
    table = cast("wolf,fairy-earth")
    assert table.options(1, "cast") == ["cast earth 1:fairy-earth,wolf"]
    assert table.refused(1, "cast earth 1:fairy-earth").key == "too_few_units"


@pytest.mark.rule("KAM-X8")
def test_x8_a_team_spell_of_two() -> None:
    areas = {"x": "none: team", "y": "none: air"}
    assert cast("fire*3", "fire", areas=areas).options(1, "cast") == []
    assert sorted(cast("fire*3", "fire,wolf", areas=areas).options(1, "cast")) == [
        "cast team fire 1:fire,fire 2:fire,wolf",
        "cast team fire 1:fire,fire 2:wolf",
    ]


@pytest.mark.rule("KAM-X9")
def test_x9_a_team_spell_of_three() -> None:
    table = cast("earth", "earth*2", "fairy-earth", areas={"x": "none: team", "y": "none: air"})
    assert sorted(table.options(1, "cast")) == [
        "cast team earth 1:earth 2:earth 3:fairy-earth",
        "cast team earth 1:earth 2:earth,earth 3:fairy-earth",
    ]


@pytest.mark.rule("KAM-X10")
def test_x10_one_of_five_sits_out() -> None:
    areas = {"x": "none: team", "y": "none: air"}
    table = turn(["air", "air", "air", "-", "air"], areas, activator=3, phase="cast", board={"cursed": True})
    assert table.options(3, "cast") == ["cast team air 3:air 5:air 1:air 2:air"]
    table = turn(["air", "air", "earth", "air", "air"], areas, activator=3, phase="cast", board={"cursed": True})
    assert table.options(3, "cast") == []


@pytest.mark.rule("KAM-X11")
def test_x11_a_draw_fall() -> None:
    four = "air*4"
    table = turn(["water*2,g-air", four, "earth*4"], discard="earth*4,fire*3", energy=3)
    assert table.book == 46
    table.draws("fire*3", "fell draw")
    assert table.energy == 2
    assert table.question == "store_keep"
    assert table.cards(1) == "water,water,fire,fire,fire,g-air"
    assert "keep water,water,fire" in table.options(1)
    assert "keep water,water,fire,fire" not in table.options(1)
    table.keeps("water*2,fire")
    assert table.position.awaiting() == "built"
    assert table.book == 52
    assert table.discard == []
    assert table.cards(1) == "water,water,fire,g-air"
    assert table.rebuilt().activator == 2


def simulated(seconds: str) -> Situation:
    """A simulated book from which one page was pulled; `stop` was said if a time in the watch is given."""
    table = new(2, source="simulated")
    for seat in (1, 2):
        table.answer(seat, "dominant right")
    table.report("built")
    seat = table.activator
    table.answer(seat, "begin", "grab A3 side right thumb+index").report("grabbed A3 stands")
    return table.answer(seat, "stop").report(seconds) if seconds else table


@pytest.mark.rule("KAM-X12")
def test_x12_the_watch_lasts_three_seconds() -> None:
    in_time = simulated("watch fell 3.0")
    assert in_time.energy == 3
    assert in_time.question == "store_keep"
    late = simulated("watch stands").report("fell")
    assert late.energy == 4
    assert late.question == "cast_action"
    assert late.board["fallen"] == "quiet"
    before_stop = simulated("").report("fell")
    assert before_stop.energy == 3
    assert before_stop.question == "store_keep"


@pytest.mark.rule("KAM-X13")
def test_x13_a_quiet_fall() -> None:
    table = cast("water*4,earth*2", "air*8,fire*8,earth*2")
    assert table.book == 40
    table.report("fell")
    table.answer(1, "cast water 1:water,water,water,water", "end").keeps("earth")
    assert table.energy == 4
    assert table.book == 40
    assert table.discard == ["water"] * 4 + ["earth"]
    assert table.position.awaiting() == "built"


@pytest.mark.rule("KAM-X14")
@pytest.mark.parametrize(
    ("mode", "energy", "left", "book", "discard"),
    [("easy", 2, 2, 30, 20), ("normal", 2, 2, 30, 20), ("hard", 2, 1, 50, 0), ("hard", 1, 0, None, None)],
)
def test_x14_a_between_fall(mode: str, energy: int, left: int, book: int | None, discard: int | None) -> None:
    table = turn(["water*4", "earth*10"], discard="air*10,fire*10", energy=energy, mode=mode)
    assert table.book == 30
    table.report("fell")
    assert table.energy == left
    if book is None:
        assert table.outcome == "energy"
    else:
        assert (table.book, len(table.discard)) == (book, discard)
        assert table.rebuilt().question == "begin_draw"


@pytest.mark.rule("KAM-X15")
def test_x15_a_blessed_fall() -> None:
    table = turn(["-", "-"], {"x": "blessing: fire", "y": "none: air"}, discard="fire*3")
    table.draws("water,g-earth", "fell draw")
    assert table.energy == 4
    assert table.question == "store_keep"
    table.keeps("-")
    assert table.cards(1) == "g-earth"
    assert table.book == 63
    assert table.discard == []


@pytest.mark.rule("KAM-X16")
def test_x16_a_guardian_in_reserve_does_not_bless() -> None:
    table = turn(["g-earth", "-"], {"x": "blessing: fire", "y": "none: air"})
    assert table.draws("water", "fell draw").energy == 3


@pytest.mark.rule("KAM-X17")
def test_x17_the_curse_of_energy() -> None:
    areas = {"x": "curse_energy: fire", "y": "none: air"}
    table = turn(["-", "-"], areas, energy=3).draws("g-air,g-water,fire")
    assert table.energy == 1
    assert table.question == "cast_action"
    table = turn(["-", "-"], areas, energy=2).draws("g-air,g-water,fire*4")
    assert table.energy == 0
    assert table.outcome == "energy"


@pytest.mark.rule("KAM-X18")
def test_x18_four_guardians_leave_no_place() -> None:
    table = turn(["g-water,g-fire", "-"])
    table.answer(1, "grip g-water").draws("g-earth,g-air,earth,earth")
    assert table.question == "cast_action"
    table.ends()
    assert table.cards(1) == "g-water,g-earth,g-air,g-fire"  # `keep none` was the only option
    assert table.discard == ["earth", "earth"]
    assert table.activator == 2


@pytest.mark.rule("KAM-X19")
def test_x19_the_curse_comes_before_the_imp() -> None:
    table = turn(["-", "-"], {"x": "curse_discard: fire", "y": "none: air"}).draws("imp,g-water,earth")
    assert table.options(1) == ["discard earth", "discard imp"]
    table.answer(1, "discard earth", "play imp")
    assert spelled("earth,g-water,imp") == table.discard


@pytest.mark.rule("KAM-X20")
def test_x20_dragonflies_fill_a_reserve() -> None:
    table = cast("dragonflies,air", "water*4", "air")
    table.answer(1, "play dragonflies", "giver 1", "give air to 2", "giver 3").answer(3, "give air to 2")
    assert table.cards(2) == "water,water,water,water,air,air"
    table.ends()
    assert table.activator == 2
    table.draws("fire").ends()
    assert max(len(text.split()[1].split(",")) for text in table.options(2)) == 4


@pytest.mark.rule("KAM-X21")
def test_x21_the_mouse_fetches_a_fairy() -> None:
    table = cast("mouse,fire", "-", discard="fairy-fire,g-air")
    table.answer(1, "play mouse for 1")
    assert table.options(1) == ["take fairy-fire", "take none"]
    table.answer(1, "take fairy-fire", "cast fire 1:fire,fairy-fire")
    assert table.ticked("x") == ["fire"]


@pytest.mark.rule("KAM-X22")
def test_x22_the_last_spell_wins_while_the_book_lies() -> None:
    table = cast("air*4", "-", areas={"x": "none: air"}, energy=1)
    table.report("fell").answer(1, "cast air 1:air,air,air,air")
    assert table.outcome == "sealed"
    assert table.position.asked() == []


@pytest.mark.rule("KAM-X23")
def test_x23_a_team_spell_alone() -> None:
    table = cast("water*2,wolf,earth*6", areas={"x": "none: team", "y": "none: air"})
    assert "cast team water 1:water,water,wolf" in table.options(1)
    table.answer(1, "cast team water 1:water,water,wolf")
    assert "keep earth,earth,earth,earth,earth,earth" in table.options(1)


@pytest.mark.rule("KAM-X24")
def test_x24_energy_of_an_adventure() -> None:
    for level, energy, next_energy in ((1, 2, 4), (2, 4, 6)):
        last = {"a1": "all", "a2": "all", "a3": "all"} if level == 1 else dict.fromkeys(["b1", "b2", "b3", "b4"], "all")
        board = {"sheet": level, "target": "a4" if level == 1 else "b5", "energy": energy, "cursed": True}
        ticked = last | ({"a4": [0, 1, 2]} if level == 1 else {})
        reserves = ["fire*4", "fire*2"]
        table = turn(reserves, game=GAME, phase="cast", ticked=ticked, board=board, sheet="adventure")
        spell = "cast fire 1:fire,fire,fire,fire" if level == 1 else "cast team fire 1:fire,fire 2:fire,fire"
        table.answer(1, spell).agreed()
        assert table.board["sheet"]["level"] == level + 1
        assert table.energy == next_energy


@pytest.mark.rule("KAM-X25")
def test_x25_a_book_of_one_card() -> None:
    reserves = ["water*4", "fire*4", "air*4", "earth*3,g-air", "earth,g-air"]
    one_page = "earth*8,air*8,fire*8,water*7,g-water*2,g-earth*2,g-fire*2,fairy-water,fairy-earth,fairy-air,fairy-fire,"
    table = turn(reserves, discard=one_page + "wolf,imp,dragonflies,mouse")
    assert (table.book, len(table.discard)) == (1, 45)
    table.answer(1, "begin")
    assert table.energy == 3
    assert table.question == "store_keep"
    table.keeps("water*2")
    assert table.book == 48


@pytest.mark.rule("KAM-X26")
def test_x26_the_grip_opens_hand_or_fingers() -> None:
    assert turn(["g-fire,g-earth", "-"]).answer(1, "grip g-fire").board["open"] == {"hand": "left", "fingers": "any"}
    opened = turn(["g-fire,g-earth", "-"]).answer(1, "grip g-earth").board["open"]
    assert opened == {"hand": "any", "fingers": "thumb+ring"}


@pytest.mark.rule("KAM-X27")
def test_x27_a_refused_payment() -> None:
    table = cast("fire", "fire*3")
    table.answer(1, "cast fire 1:fire 2:fire,fire,fire").answer(2, "refuse")
    assert table.discard == []
    assert table.ticked("x") == []
    assert (table.question, table.asked) == ("cast_action", [1])


@pytest.mark.rule("KAM-X28")
def test_x28_a_card_that_cannot_have_been_drawn() -> None:
    table = turn(["g-water", "g-water"]).answer(1, "begin")
    refused = table.report_refused("drew g-water stands")
    assert (refused.rule, refused.key) == ("KAM-G21", "not_in_book")
