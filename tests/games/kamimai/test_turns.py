"""The four phases of a turn."""

from __future__ import annotations

import pytest

from tests.games.kamimai.helpers import GAME, cast, new, sheet_of, turn
from tests.games.kamimai.test_setup import hands_stated
from wondertable.games import game_with_data


@pytest.mark.rule("KAM-P1", "KAM-P3")
def test_the_phases_follow_each_other() -> None:
    table = turn(["-", "-", "-"], target=None, activator=2)
    assert (table.phase, table.question) == ("target", "choose_target")
    table.answer(2, "target x").answer(2, "begin")
    assert table.phase == "draw"
    table.draws("water,fire")
    assert table.phase == "cast"
    table.ends()
    assert table.phase == "store"
    table.keeps("water")
    assert (table.phase, table.activator) == ("target", 3)


@pytest.mark.rule("KAM-P2")
def test_the_activator_has_the_last_word() -> None:
    table = turn(["-", "-", "-"], target=None, activator=2)
    assert table.asked == [2]
    table.answer(1, "target y").answer(3, "target y")
    assert [advice["text"] for advice in table.board["advice"]] == ["target y", "target y"]
    assert table.answer(2, "target x").target == "x"
    assert table.board["advice"] == []


@pytest.mark.rule("KAM-P4", "KAM-P6")
def test_a_target_is_kept_until_it_is_sealed() -> None:
    table = turn(["-", "-"]).draws("water").ends().keeps("-")
    assert (table.target, table.question) == ("x", "begin_draw")
    table.draws("fire", "fell draw").keeps("-").rebuilt()
    assert (table.target, table.question) == ("x", "begin_draw")
    assert table.refused(table.activator, "target y").rule == "KAM-P8"


@pytest.mark.rule("KAM-P5", "KAM-Q3")
def test_an_arrow_leads_to_any_unsealed_area() -> None:
    areas = {"x": "none: air", "y": "none: air", "z": "none: fire"}
    table = turn(["-", "-"], areas, target=None, ticked={"y": "all"})
    assert table.options(1) == ["target x", "target z"]
    assert table.refused_pieces(1) == {"area-y": ("KAM-P5", "sealed")}
    assert table.refused(1, "target y").key == "sealed"


@pytest.mark.rule("KAM-P7")
def test_the_last_area_is_targeted_without_asking() -> None:
    table = turn(["-", "-"], {"x": "none: air", "y": "none: fire"}, target=None, ticked={"x": "all"})
    assert (table.target, table.question) == ("y", "begin_draw")


@pytest.mark.rule("KAM-P8")
def test_a_draw_begins_with_begin() -> None:
    table = turn(["-", "-"])
    assert (table.question, table.options(1)) == ("begin_draw", ["begin"])
    assert table.refused(1, "stop").rule == "KAM-P8"


@pytest.mark.rule("KAM-P9")
def test_at_least_one_card_is_drawn() -> None:
    table = hands_stated(new(1))
    table.answer(1, "begin")
    assert "stop" not in table.options(1)
    assert table.refused_pieces(1) == {"stop": ("KAM-P9", "draw_one")}
    assert table.refused(1, "stop").rule == "KAM-P9"
    assert turn(["-", "-"]).answer(1, "begin").report_refused("drew none stands").rule == "KAM-G9"


@pytest.mark.rule("KAM-P10")
def test_one_hand_for_the_whole_turn() -> None:
    table = hands_stated(new(1, source="simulated")).rebuilt().answer(1, "begin")
    assert table.options(1, "grab A3 side left") and table.options(1, "grab A3 side right")
    table.answer(1, "grab A3 side left thumb+index").report("grabbed A3 stands")
    assert table.options(1, "grab A4 side left")
    assert table.refused(1, "grab A4 side right thumb+index").rule == "KAM-P10"


@pytest.mark.rule("KAM-P11", "KAM-Q4")
def test_several_grabs_or_one() -> None:
    for one_grab, question in ((False, "draw"), (True, None)):
        table = hands_stated(new(1, source="simulated", one_grab=one_grab)).rebuilt().answer(1, "begin")
        table.answer(1, "grab A3 side right thumb+index").report("grabbed none stands")
        assert table.question == "draw"  # a grab that brought nothing ends no draw
        table.answer(1, "grab B7+B8 up right thumb+index").report("grabbed B7,B8 stands")
        assert table.question == question
        assert table.position.awaiting() == ("watch" if one_grab else None)


@pytest.mark.rule("KAM-P12", "KAM-P13", "KAM-G4")
def test_a_grab_is_one_thing_and_what_is_out_stays_out() -> None:
    table = hands_stated(new(1, source="simulated")).rebuilt().answer(1, "begin")
    table.answer(1, "grab A3 side right thumb+index")
    assert (table.position.awaiting(), table.asked) == ("grabbed", [])  # no second grab while one is running
    table.report("grabbed A3 stands")
    assert "A3" not in [page["page"] for page in table.board["book"]["pages"]]
    assert table.refused(1, "grab A3 side right thumb+index").rule == "KAM-G2"


@pytest.mark.rule("KAM-P14", "KAM-G16")
def test_everybody_sees_the_same_faces() -> None:
    table = hands_stated(new(3))
    views = [GAME.view(table.position, seat)["board"] for seat in (None, 0, 1, 2)]
    assert views[0] == views[1] == views[2] == views[3]


@pytest.mark.rule("KAM-P15", "KAM-G14")
def test_one_card_stays() -> None:
    board = {"book": {"cards": ["water", "fire"], "built_with": 2}}
    reserves = ["water*11,earth*12,air*12", "fire*11,g-water*2,g-earth*2,g-air*2,g-fire*2"]
    discard = "fairy-water,fairy-earth,fairy-air,fairy-fire,wolf,imp,dragonflies,mouse"
    table = turn(reserves, discard=discard, board=board, source="statistical").answer(1, "begin")
    assert [text.split()[1] for text in table.options(1, "grab")] == ["A1", "B1"]
    entry = turn(reserves, discard=discard).answer(1, "begin")
    assert entry.report_refused("drew water,fire stands").rule == "KAM-G9"


@pytest.mark.rule("KAM-P16", "KAM-U16")
def test_a_guardian_in_reserve_binds_the_draw() -> None:
    assert turn(["-", "-"]).board["grip"] is None
    assert turn(["g-air", "-"]).board["grip"] == {"card": "g-air", "grip": "thumb_little"}


@pytest.mark.rule("KAM-P17", "KAM-Q5")
@pytest.mark.parametrize(("strict", "drawn"), [(False, 2), (True, 1)])
def test_cards_in_the_fingers_as_the_book_falls(strict: bool, drawn: int) -> None:
    table = hands_stated(new(1, source="simulated", strict_contact=strict)).rebuilt().answer(1, "begin")
    table.answer(1, "grab A3+A4 side right thumb+index").report("grabbed A3 held A4 fell")
    assert len(table.board["drawn"]) == drawn
    assert table.energy == 3


@pytest.mark.rule("KAM-P18", "KAM-P19")
def test_stop_and_watch_end_the_draw() -> None:
    table = hands_stated(new(1, source="simulated")).rebuilt().answer(1, "begin")
    table.answer(1, "grab A3 side right thumb+index").report("grabbed A3 stands").answer(1, "stop")
    assert (table.phase, table.position.awaiting()) == ("watch", "watch")
    assert table.report("watch stands").phase == "cast"


@pytest.mark.rule("KAM-P20", "KAM-P22", "KAM-P23", "KAM-P25")
def test_drawn_cards_and_reserve_are_one_spread() -> None:
    table = turn(["water*2", "-"]).draws("water,water,fire")
    assert table.cards(1) == "water,water,water,water,fire"
    assert "end" in table.options(1)  # casting is never compulsory
    assert table.ends().phase == "store"


@pytest.mark.rule("KAM-P21")
def test_the_curse_comes_first() -> None:
    table = turn(["water*4", "-"], {"x": "curse_colour: water", "y": "none: air"}).draws("g-water")
    assert table.cards(1) == "g-water"
    assert table.options(1, "cast") == []


@pytest.mark.rule("KAM-P24", "KAM-Q31")
def test_sealing_ends_cast_at_once() -> None:
    table = cast("air*4,imp,g-water,water*4", areas={"x": "none: air", "y": "none: water"})
    table.answer(1, "cast air 1:air,air,air,air")
    assert (table.phase, table.target) == ("store", None)
    assert table.sealed("x")
    assert table.refused(1, "play imp").rule == "KAM-P26"


@pytest.mark.rule("KAM-P26", "KAM-P28", "KAM-P31", "KAM-Q37")
def test_four_cards_are_kept_at_most() -> None:
    table = cast("water*3,fire*3").ends()
    sizes = {0 if text == "keep none" else len(text.split(",")) for text in table.options(1)}
    assert sizes == {0, 1, 2, 3, 4, 5, 6}  # alone, six
    table = cast("water*3,fire*3", "-").ends()
    sizes = {0 if text == "keep none" else len(text.split(",")) for text in table.options(1)}
    assert sizes == {0, 1, 2, 3, 4}
    refused = table.refused(1, "keep water,water,water,fire,fire")
    assert (refused.rule, refused.key) == ("KAM-P26", "keep_less")
    table.keeps("water*3,fire")
    assert (table.cards(1), table.discard) == ("water,water,water,fire", ["fire", "fire"])


@pytest.mark.rule("KAM-P27", "KAM-P29")
def test_guardians_take_places() -> None:
    table = cast("water*3,g-air*2,g-fire", "-").ends()
    assert sorted(table.options(1)) == ["keep none", "keep water"]
    assert table.refused(1, "keep water,water").rule == "KAM-P27"
    assert table.refused_pieces(1)["card-g-air"] == ("KAM-P27", "guardian_kept")


@pytest.mark.rule("KAM-P30", "KAM-Q19")
def test_more_guardians_than_places() -> None:
    table = cast("water*3,g-air*2,g-fire*2,g-water", "-").ends()
    assert table.cards(1) == "g-water,g-air,g-air,g-fire,g-fire"
    assert table.discard == ["water"] * 3


@pytest.mark.rule("KAM-P32")
def test_store_looks_at_the_activator_only() -> None:
    table = cast("-", "fire*6").ends()
    assert table.cards(2) == "fire," * 5 + "fire"


@pytest.mark.rule("KAM-V9")
def test_paths_lead_from_start_and_from_sealed_areas() -> None:
    areas = {"x": "none: air", "y": "none: fire", "z": "none: earth", "w": "none: water"}
    sheet = sheet_of(areas, "paths", [["start", "x"], ["start", "y"], ["x", "z"]])
    game = game_with_data("kamimai", {**GAME.data, "sheet": [sheet]})
    table = turn(["-", "-"], target=None, game=game)
    assert table.options(1) == ["target x", "target y"]
    assert table.refused(1, "target z").rule == "KAM-V9"
    assert turn(["-", "-"], target=None, game=game, ticked={"x": "all"}).options(1) == ["target y", "target z"]
    dead_end = turn(["-", "-"], target=None, game=game, ticked={"x": "all", "y": "all", "z": "all"})
    assert dead_end.target == "w"
