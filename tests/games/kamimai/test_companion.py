"""Beside real cards: corrections that come while others answer, training, and what a saved table knows."""

from __future__ import annotations

import pytest

from tests.games.kamimai.helpers import changed_game, new, turn
from tests.games.kamimai.test_setup import hands_stated


@pytest.mark.rule("KAM-G21", "KAM-M9")
def test_nothing_is_corrected_while_a_spell_waits_for_consent() -> None:
    table = turn(["-", "fire*3"]).draws("fire").answer(1, "cast fire 1:fire 2:fire,fire,fire")
    assert table.report_refused("correct water").key == "answers_pending"
    table.answer(2, "refuse").report("correct water")
    assert (table.cards(1), table.cards(2)) == ("water", "fire,fire,fire")


@pytest.mark.rule("KAM-G21", "KAM-U6")
def test_nothing_is_corrected_while_a_curse_counts_on_the_cards() -> None:
    areas = {"x": "curse_discard: fire", "y": "none: air"}
    table = turn(["-", "air,fire"], areas).draws("g-air,water,earth").answer(1, "discard water")
    assert table.report_refused("correct fire,earth,g-air").key == "answers_pending"
    table.answer(2, "discard air")
    assert (table.cards(1), table.cards(2)) == ("earth,g-air", "fire")


@pytest.mark.rule("KAM-G21", "KAM-P26")
def test_a_corrected_reserve_holds_no_more_than_fits() -> None:
    table = turn(["-", "-"]).draws("water*4").ends().keeps("water*4")
    refused = table.report_refused("correct water,water,water,water,fire")
    assert (refused.rule, refused.key) == ("KAM-P26", "reserve_full")
    assert table.report("correct water,water,water,fire").cards(1) == "water,water,water,fire"


@pytest.mark.rule("KAM-G21", "KAM-G9")
def test_a_draw_that_fell_at_once_may_be_corrected_to_nothing() -> None:
    table = turn(["-", "-"]).draws("water", "fell draw").report("correct none")
    assert table.cards(1) == "-"
    assert turn(["-", "-"]).draws("water", "fell watch").report_refused("correct none").rule == "KAM-G9"


@pytest.mark.rule("KAM-G21", "KAM-U2")
def test_guardians_are_corrected_by_the_target_of_their_own_draw() -> None:
    """The seal, or the next target, changes nothing about what they did."""
    cursed = turn(["fire*3", "-"], {"x": "curse_energy: fire", "y": "none: air", "z": "none: water"})
    cursed.draws("g-air,fire").answer(1, "cast fire 1:fire,fire,fire,fire").answer(2, "target y")
    assert cursed.report_refused("correct fire,water").key == "guardian_counted"
    plain = turn(["fire*3", "-"], {"x": "none: fire", "y": "none: air", "z": "none: water"})
    plain.draws("g-air,fire").answer(1, "cast fire 1:fire,fire,fire,fire")
    assert plain.target is None
    assert plain.report("correct fire,water").cards(1) == "water"


@pytest.mark.rule("KAM-P16", "KAM-U16")
def test_a_guardian_is_not_corrected_into_a_grip_that_is_settled() -> None:
    table = turn(["-"]).draws("water").ends().keeps("water")
    assert table.report_refused("correct water,g-air").key == "guardian_counted"
    assert table.report("correct fire").cards(1) == "fire"


@pytest.mark.rule("KAM-Q38", "KAM-S10")
def test_the_next_sheet_corrects_nothing_of_the_last() -> None:
    area = {"id": "a1", "effect": "none", "spells": ["fire"]}
    game = changed_game(lambda data: data["sheet"][0].update(area=[area], paths=[["start", "a1"]]))
    table = hands_stated(new(1, game=game, source="companion", sheet="adventure")).report("built").answer(1, "begin")
    table.draws("fire*4").answer(1, "cast fire 1:fire,fire,fire,fire").report("built")
    assert table.board["adventure"]["stage"] == 1
    assert table.report_refused("correct water").key == "not_correctable"


@pytest.mark.rule("KAM-S9", "KAM-G20")
def test_who_trains_with_real_cards_says_only_whether_they_did() -> None:
    table = hands_stated(new(2, source="companion", training=True)).report("built")
    assert table.options(1) == ["done", "skip"]
    build = table.board["book"]["build"]
    table.answer(1, "done")
    assert (table.board["awaiting"], table.board["book"]["build"]) == ("built", build + 1)
    table.report("built").answer(2, "skip").report("built")
    assert table.phase == "target"


@pytest.mark.rule("KAM-G20")
def test_a_saved_table_beside_real_cards_loads_at_any_time() -> None:
    table = turn(["-", "-"]).draws("water")
    again = table.game.load(table.save())
    assert table.game.save(again) == table.save()
    assert table.save()["board"]["book"]["pages"] == {}


@pytest.mark.rule("KAM-G7", "KAM-P18")
def test_pages_that_come_loose_in_the_watch_are_drawn() -> None:
    table = hands_stated(new(1, source="simulated")).rebuilt().answer(1, "begin")
    table.answer(1, "grab A3 side right thumb+index").report("grabbed A3 stands").answer(1, "stop").report("loose A4")
    assert len(table.board["drawn"]) == 2 and not table.discard
    table.report("watch stands")
    assert len(table.board["seats"][0]["cards"]) == 2


@pytest.mark.rule("KAM-S9")
def test_a_page_that_comes_loose_in_training_is_back_for_the_next() -> None:
    table = hands_stated(new(2, source="simulated", training=True)).rebuilt()
    table.report("loose A5").answer(1, "done").rebuilt()
    assert table.board["book"]["size"] == 64


@pytest.mark.rule("KAM-P10")
def test_a_grab_that_moved_nothing_binds_no_hand() -> None:
    table = hands_stated(new(1, source="simulated")).rebuilt().answer(1, "begin")
    table.answer(1, "grab A3 side left thumb+index").report("grabbed void")
    assert table.board["hand"] is None
    table.answer(1, "grab A3 side right thumb+index").report("grabbed none stands")
    assert table.refused(1, "grab A3 side left thumb+index").rule == "KAM-P10"


@pytest.mark.rule("KAM-V11")
def test_help_is_another_grip() -> None:
    with pytest.raises(Exception, match="helped"):
        new(2, helped="1:thumb_little>thumb_little")
