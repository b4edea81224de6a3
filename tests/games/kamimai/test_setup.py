"""Set-up: sheet, mode, hands, training, the first book."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.kamimai.helpers import GAME, PLAYERS, Situation, changed_game, new
from wondertable import Refused


def hands_stated(table: Situation, hand: str = "right") -> Situation:
    for seat in table.asked:
        table.answer(seat, f"dominant {hand}")
    return table


@pytest.mark.rule("KAM-S1")
@pytest.mark.parametrize("players", [0, 6, -1])
def test_one_to_five_can_play(players: int) -> None:
    with pytest.raises(Refused) as caught:
        GAME.new(players)
    assert caught.value.rule == "KAM-S1"
    assert list(GAME.seats()) == PLAYERS


@pytest.mark.rule("KAM-S2", "KAM-S3", "KAM-Q2")
@pytest.mark.parametrize("sheet", ["1", "2", "3"])
@pytest.mark.parametrize("mode", ["easy", "normal", "hard"])
def test_any_sheet_goes_with_any_mode(sheet: str, mode: str) -> None:
    board = hands_stated(new(3, sheet=sheet, mode=mode)).board
    assert (board["sheet"]["level"], board["mode"]) == (int(sheet), mode)


@pytest.mark.rule("KAM-S2", "KAM-S3", "KAM-P2")
def test_the_group_may_settle_sheet_and_mode_at_the_table() -> None:
    table = new(3, sheet="ask", mode="ask")
    assert (table.question, table.asked) == ("choose_sheet", [1])
    assert table.options(2) == ["sheet 1", "sheet 2", "sheet 3", "adventure"]
    table.answer(2, "sheet 3").answer(3, "adventure").answer(2, "sheet 2")  # advice, given again
    assert table.board["advice"] == [{"seat": 1, "text": "sheet 2"}, {"seat": 2, "text": "adventure"}]
    table.answer(1, "sheet 2")
    assert table.question == "choose_mode"
    table.answer(1, "mode hard")
    board = hands_stated(table).board
    assert (board["sheet"]["level"], board["mode"], board["adventure"]) == (2, "hard", None)
    assert GAME.chosen_options(table.position)["sheet"] == "ask"


@pytest.mark.rule("KAM-S4", "KAM-Q1", "KAM-V1", "KAM-V2")
@pytest.mark.parametrize(("mode", "energy"), [("easy", 5), ("normal", 4), ("hard", 4)])
def test_energy_at_the_start(mode: str, energy: int) -> None:
    table = hands_stated(new(2, mode=mode))
    assert (table.energy, table.board["sheet"]["energy_most"]) == (energy, energy)


@pytest.mark.rule("KAM-S5", "KAM-S6", "KAM-V6")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_cards_stand_in_the_book(players: int) -> None:
    table = hands_stated(new(players))
    assert table.book == (63 if players == 1 else 64)
    counts = Counter(table.board["book"]["cards"])
    assert [counts[colour] for colour in ("water", "earth", "air", "fire")] == [12] * 4
    assert [counts[f"g-{colour}"] for colour in ("water", "earth", "air", "fire")] == [2] * 4
    assert counts["dragonflies"] == (0 if players == 1 else 1)
    assert table.board["book"]["state"] == "standing"


@pytest.mark.rule("KAM-S7", "KAM-S8", "KAM-G17", "KAM-Q34")
def test_play_waits_until_the_book_is_built() -> None:
    table = hands_stated(new(2, source="companion"))
    assert table.position.awaiting() == "built"
    assert table.position.asked() == []
    assert table.position.outcome() is None
    assert len(table.board["rebuild"]) == 64
    assert table.report_refused("fell").rule == "KAM-Q34"
    table.rebuilt()
    assert table.question == "begin_draw"
    assert table.report_refused("fell").rule == "KAM-Q34"  # before the first draw nothing falls


@pytest.mark.rule("KAM-S9")
def test_training_counts_for_nothing() -> None:
    table = hands_stated(new(2, seed=5, training=True))
    assert (table.question, table.asked, table.phase) == ("training", [1], "training")
    assert "skip" in table.options(1)
    assert "done" not in table.options(1)
    table.answer(1, table.options(1, "grab A3 ")[0])
    if table.asked == [1]:
        assert "skip" not in table.options(1)
        table.answer(1, "done")
    assert table.asked == [2]
    assert table.book == 64
    assert table.answer(2, "skip").energy == 4
    assert table.book == 64
    assert [table.cards(seat) for seat in (1, 2)] == ["-", "-"]
    assert table.board["turn"] == 1


@pytest.mark.rule("KAM-S9", "KAM-Q34")
def test_a_fall_in_training_is_no_fall() -> None:
    for seed in range(30):
        table = hands_stated(new(1, seed=seed, training=True, skill="clumsy"))
        while table.question == "training":
            table.answer(1, (table.options(1, "grab A") or ["done"])[0])
        assert table.energy == 4
        assert table.events("energy_lost") == []
        if any(event["fell"] for event in table.events("grabbed")):
            return
    raise AssertionError("no book fell in training")


@pytest.mark.rule("KAM-S10", "KAM-Q43")
def test_nobody_is_dealt_cards() -> None:
    board = hands_stated(new(4)).board
    assert [seat["cards"] for seat in board["seats"]] == [[]] * 4
    assert board["discard"] == []


@pytest.mark.rule("KAM-S11")
def test_chance_chooses_the_first_activator() -> None:
    firsts = Counter(hands_stated(new(3, seed=seed)).activator for seed in range(60))
    assert set(firsts) == {1, 2, 3}


@pytest.mark.rule("KAM-S12")
def test_the_first_target() -> None:
    assert hands_stated(new(2)).target == "a1"
    table = hands_stated(new(2, sheet="2"))
    assert table.target is None
    assert table.question == "choose_target"


@pytest.mark.rule("KAM-S13", "KAM-Q42")
def test_everybody_states_a_hand() -> None:
    table = new(2)
    assert (table.question, table.asked) == ("state_hand", [1, 2])
    table.answer(2, "dominant left").answer(1, "dominant right")
    assert [seat["dominant"] for seat in table.board["seats"]] == ["right", "left"]
    assert table.position.outcome() is None


def test_other_sheets_give_other_energy() -> None:
    game = changed_game(lambda data: data["sheet"][0].__setitem__("energy", 7))
    assert hands_stated(new(2, game=game)).energy == 7
