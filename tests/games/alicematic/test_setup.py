"""The set-up: map, kingdoms, cards, mulligan, start player and Cities."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.alicematic.helpers import (
    GAME,
    PLAYERS,
    SEATS,
    Json,
    changed_game,
    new,
    with_cities,
    with_kingdoms,
)
from wondertable import Refused, Rng

TILES = {3: 9, 4: 11, 5: 13}


@pytest.mark.rule("ALI-S1")
@pytest.mark.parametrize("players", [0, 1, 2, 6])
def test_three_to_five_players(players: int) -> None:
    with pytest.raises(Refused) as caught:
        GAME.new(players=players)
    assert caught.value.rule == "ALI-S1"
    assert list(GAME.seats()) == PLAYERS


@pytest.mark.rule("ALI-S2")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_map_is_laid_from_the_fifteen_tiles(players: int) -> None:
    tiles = new(players).board["map"]["tiles"]
    assert len(tiles) == len({tile["number"] for tile in tiles}) == TILES[players]
    assert len(new(players).board["map"]["spaces"]) == 7 * TILES[players]


@pytest.mark.rule("ALI-S2", "ALI-K9")
def test_every_tile_and_every_rotation_comes_as_often() -> None:
    numbers: Counter[int] = Counter()
    rotations: Counter[int] = Counter()
    for seed in range(300):
        centre = next(t for t in new(3, seed).board["map"]["tiles"] if t["centre"])
        numbers[centre["number"]] += 1
        rotations[centre["rotation"]] += 1
    assert set(numbers) == set(range(1, 16))
    assert set(rotations) == set(range(6))
    assert max(numbers.values()) < 45
    assert 25 < min(rotations.values()) <= max(rotations.values()) < 80


@pytest.mark.rule("ALI-S3")
def test_the_centre_tile() -> None:
    assert [tile["tile"] for tile in new(5).board["map"]["tiles"] if tile["centre"]] == ["(0,0)"]


@pytest.mark.rule("ALI-S4", "ALI-S5", "ALI-Q20")
def test_kingdoms_are_chosen_in_seat_order_no_two_the_same() -> None:
    table = new(3)
    assert (table.asked, table.question) == ("A", "choose_kingdom")
    table.answer("kingdom march_hare")
    assert table.asked == "B"
    assert "kingdom march_hare" not in table.options
    assert table.refused("kingdom march_hare").rule == "ALI-S4"
    table.answers("kingdom mad_hatter", "kingdom cheshire_cat")
    assert [table.seat(seat)["kingdom"] for seat in "ABC"] == ["march_hare", "mad_hatter", "cheshire_cat"]
    assert [table.seat(seat)["supply"] for seat in "ABC"] == [16, 16, 16]


@pytest.mark.rule("ALI-S6")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_gets_five_of_ninety_cards(players: int) -> None:
    table = with_kingdoms(players)
    assert [len(table.hand(seat)) for seat in SEATS[:players]] == [5] * players
    assert table.board["deck"] == 90 - 5 * players


# -- mulligan ----------------------------------------------------------------------------------------------------------


def mulligan_table(hand: list[str], seed: int = 0) -> Json:
    from tests.games.alicematic.helpers import EXAMPLE_MAP

    return {
        "players": 3, "seed": seed,
        "board": {"phase": "mulligan", "tiles": EXAMPLE_MAP, "seats": [{"hand": hand}, {}, {}]},
    }  # fmt: skip


@pytest.mark.rule("ALI-S7")
def test_any_number_of_cards_may_be_exchanged_once() -> None:
    from tests.games.alicematic.helpers import Situation

    table = Situation(GAME.load(mulligan_table(["Jet", "Empress", "Empress", "Knight", "Maid"])))
    assert table.options[0] == "keep"
    assert "discard Jet Empress Empress" in table.options
    assert len(table.options) == 24  # 2 * 3 * 2 * 2: equal cards give one answer
    assert table.refused("discard Jet Jet").rule == "ALI-S7"
    assert table.refused("discard Angel").rule == "ALI-S7"
    with pytest.raises(Refused):
        table.answer("discard Empress Jet")  # not in the order of the card table
    table.answer("discard Jet Empress Empress", "A")
    table.answer("keep", "B").answer("keep", "C")
    assert len(table.hand("A")) == 5
    assert table.hand("A").count("Knight") >= 1
    assert table.question == "place_city"


@pytest.mark.rule("ALI-S8", "ALI-K3", "ALI-Q19")
def test_the_mulligan_is_sealed_and_its_cards_are_not_drawn_again() -> None:
    table = with_kingdoms(3)
    assert table.asked == "ABC"
    hands = {seat: table.hand(seat) for seat in "ABC"}
    everything = next(o for o in table.options if len(o.split()) == 6)
    table.answer(everything, "A")
    assert table.events("mulligan") == []
    assert table.seat("A")["discarded"] is None
    assert table.view("B")["question"]["answered"] is None
    table.answer("keep", "B").answer("keep", "C")
    assert [(e["seat"], e["count"]) for e in table.events("mulligan")] == [(0, 5), (1, 0), (2, 0)]
    assert table.events("discarded", "B") == []
    assert sorted(table.events("discarded", "A")[0]["cards"]) == sorted(hands["A"])
    assert (table.board["deck"], table.board["discard"]) == (70, 5)
    assert table.hand("B") == hands["B"]


@pytest.mark.rule("ALI-S8")
def test_replacements_are_drawn_in_seat_order() -> None:
    table = with_kingdoms(3, seed=4)
    deck = table.save()["board"]["deck"]
    names = [next(n for n, w in zip(GAME.tables.alice_names, GAME.tables.written, strict=True) if w == c) for c in deck]
    for seat in "CBA":
        hand = sorted(table.hand(seat), key=GAME.tables.alice_names.index)
        table.answer(f"discard {hand[0]} {hand[1]}", seat)
    drawn = [table.events("redrew", seat)[0]["cards"] for seat in "ABC"]
    assert drawn == [names[0:2], names[2:4], names[4:6]]


# -- the first tokens --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALI-S9")
def test_the_bank_is_full_and_players_have_nothing() -> None:
    table = with_cities(4)
    assert table.board["bank"] == {"red": 20, "yellow": 20, "green": 20}
    assert [table.tokens(seat) for seat in "ABCD"] == ["-"] * 4
    assert [table.vp(seat) for seat in "ABCD"] == [0] * 4


@pytest.mark.rule("ALI-S10", "ALI-Q19")
def test_the_start_player_is_random_and_picked_after_the_mulligan() -> None:
    assert with_kingdoms(4).board["start"] is None
    starts = Counter(with_cities(4, seed).board["start"] for seed in range(80))
    assert set(starts) == {0, 1, 2, 3}
    assert min(starts.values()) > 8


@pytest.mark.rule("ALI-S11")
@pytest.mark.parametrize("players", PLAYERS)
def test_first_tokens_go_round_and_back(players: int) -> None:
    table = with_cities(players, start_player="2")
    order = ""
    while table.question == "place_city":
        order += table.asked
        table.answer(table.options[0])
    forth = "".join(SEATS[(1 + i) % players] for i in range(players))
    assert order == forth + forth[::-1]
    assert table.question == "politics" and table.asked == "B"


@pytest.mark.rule("ALI-S12")
def test_any_city_with_a_free_spot_but_the_centre() -> None:
    table = with_cities(3)
    cities = {s["space"]: s["spots"] for s in table.board["map"]["spaces"] if s["kind"] == "city"}
    assert {option.removeprefix("city ") for option in table.options} == set(cities) - {"(0,0)"}
    assert table.refused("city (0,0)").key == "centre"
    single = next(name for name, spots in cities.items() if spots == 1 and name != "(0,0)")
    table.answer(f"city {single}")
    assert f"city {single}" not in table.options
    assert table.refused(f"city {single}").key == "city_full"
    assert table.refused("city (1,0)").rule == "ALI-S11"


@pytest.mark.rule("ALI-S12", "ALI-S13", "ALI-S14")
def test_both_tokens_may_share_a_city_and_bring_nothing() -> None:
    table = with_cities(3, seed=1)
    roomy = next(
        s["space"]
        for s in table.board["map"]["spaces"]
        if s["kind"] == "city" and s["spots"] == 3 and s["space"] != "(0,0)"
    )
    first = table.asked
    table.answer(f"city {roomy}")
    while table.asked != first or table.seat(first)["supply"] == 16:
        table.answer(table.options[0] if f"city {roomy}" != table.options[0] else table.options[1])
    table.answer(f"city {roomy}")
    assert table.owner(roomy) == first * 2
    assert table.seat(first)["cities"] == 1
    assert (table.vp(first), table.tokens(first)) == (0, "-")
    assert table.events("bonus") == []


@pytest.mark.rule("ALI-S15")
@pytest.mark.parametrize(("players", "spots"), [(3, 11), (4, 15), (5, 21)])
def test_there_is_always_room(players: int, spots: int) -> None:
    tiles = GAME.data["tile"]
    assert isinstance(tiles, list)
    least = sum(sorted(tile["spots"] for tile in tiles)[: TILES[players] - 1])
    assert least == spots >= 2 * players


@pytest.mark.rule("ALI-S15", "ALI-V10")
def test_a_tile_set_without_room_is_refused() -> None:
    def narrow(data: Json) -> None:
        for tile in data["tile"]:
            tile["spots"] = 1
        data["game"]["start_cities"] = 3
        data["game"]["territory_tokens"] = 17

    with pytest.raises(Refused, match="ALI-S15"):
        changed_game(narrow)


def test_seeds_decide_everything() -> None:
    assert GAME.save(GAME.new(players=4, seed=11)) == GAME.save(GAME.new(players=4, seed=11))
    assert GAME.save(GAME.new(players=4, seed=11)) != GAME.save(GAME.new(players=4, seed=12))
    assert GAME.autopilot(GAME.new(players=3), 0, Rng(0))
