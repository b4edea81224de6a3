"""Set-up: the map, the piles, the player cards, and who starts."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.bibliowonders.helpers import CARDS, COLOURS, GAME, MAGIC, PLAYERS, new, started


@pytest.mark.rule("BIB-S1")
def test_the_reception_lies_face_up_in_the_middle() -> None:
    table = new()
    assert table.at("C") == "reception"
    assert table.seen_at(None, "C")["up"]


@pytest.mark.rule("BIB-S2", "BIB-Q24")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_shelves_lie_face_down(players: int) -> None:
    table = new(players, seed=players)
    shelves = Counter(card for place, card in table.board["map"].items() if place != "C")
    wanted = {f"({colour})": 7 for colour in COLOURS} | {f"(moving-{arrow})": 2 for arrow in "NESW"}
    assert shelves == wanted
    assert new(players, seed=1).board["map"] != new(players, seed=2).board["map"]


@pytest.mark.rule("BIB-S3")
def test_the_map_is_the_reception_and_the_shelves() -> None:
    assert len(new().board["map"]) == 37
    assert Counter(card == "reception" for card in new().board["map"].values()) == {True: 1, False: 36}


@pytest.mark.rule("BIB-S4")
def test_the_draw_pile() -> None:
    table = new()
    assert Counter(table.draw_pile) == CARDS | dict.fromkeys(MAGIC, 1)
    assert len(table.draw_pile) == 28
    assert table.discard_pile == []
    assert new(seed=1).draw_pile != new(seed=2).draw_pile


@pytest.mark.rule("BIB-S5")
def test_player_cards_are_chosen_in_seat_order_from_the_free_ones() -> None:
    table = new(3)
    assert (table.position.asked(), table.options) == ([0], [f"colour {colour}" for colour in COLOURS])
    table.do("colour green")
    assert (table.position.asked(), table.options) == ([1], ["colour blue", "colour red", "colour yellow"])
    refused = table.refused("colour green")
    assert (refused.rule, refused.key) == ("BIB-S5", "taken")
    table.do("colour red", "colour blue")
    assert table.colours == ["green", "red", "blue"]
    assert [seat["character"] for seat in table.seen(None)["seats"]] == ["Theo", "Mia", "Noel"]


@pytest.mark.rule("BIB-S6")
def test_player_colours_are_shelf_colours() -> None:
    shelves = {shelf["colour"] for shelf in GAME.data["shelf"] if shelf["kind"] == "colour"}  # type: ignore[attr-defined]
    assert {card["colour"] for card in GAME.data["player_card"]} == shelves  # type: ignore[attr-defined]


@pytest.mark.rule("BIB-S7", "BIB-S8", "BIB-S9", "BIB-Q28")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_on_the_reception_with_nothing(players: int) -> None:
    for seat in started(players).board["seats"]:
        assert (seat["pawn"], seat["mp"], seat["hand"], seat["slots"]) == ("C", 0, [], [])


@pytest.mark.rule("BIB-S10")
def test_the_start_player_is_drawn_each_equally_likely() -> None:
    starts = Counter(started(4, seed).board["start"] for seed in range(400))
    assert set(starts) == {0, 1, 2, 3}
    assert all(70 <= count <= 130 for count in starts.values())
    table = started(4, seed=3)
    assert table.events("start") == [{"seat": table.board["start"]}]
    assert table.position.asked() == [table.board["start"]]


@pytest.mark.rule("BIB-S11")
def test_no_crystal_lies_on_the_map() -> None:
    assert not any(entry["crystal"] for entry in started(4).seen(None)["map"])


@pytest.mark.rule("BIB-Q27")
@pytest.mark.parametrize("players", [1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    from wondertable import Refused

    with pytest.raises(Refused, match=r"BIB-Q27.*2 to 4"):
        GAME.new(players=players)
