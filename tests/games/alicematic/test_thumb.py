"""The autopilot of the rules, and the bot that plays by rules of thumb."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.alicematic.helpers import (
    EXAMPLE_MAP,
    GAME,
    PLAYERS,
    SEATS,
    Situation,
    down,
    new,
    owned,
    player,
    politics,
    situation,
)
from wondertable import Rng
from wondertable.lab import Study, simulate, summary


def autopilot(table: Situation, seat: str | None = None) -> str:
    asked = table.position.asked()[0] if seat is None else SEATS.index(seat)
    return GAME.actions.text(GAME.autopilot(table.position, asked, Rng(0)))


# -- what an absent player answers -------------------------------------------------------------------------------------


def test_autopilot_takes_the_first_free_kingdom() -> None:
    table = new(3)
    assert autopilot(table) == "kingdom queen_of_hearts"
    assert autopilot(table.answer("kingdom queen_of_hearts")) == "kingdom mad_hatter"


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        (["Fighter", "Maid", "Miko", "Farmer", "Angel"], "keep"),
        (["Fighter", "Maid", "Jet", "Saint", "Angel"], "discard Jet Saint"),
        (["Fighter", "Knight", "Panzer", "Maid", "Angel"], "discard Knight Panzer"),
        (["Knight", "Knight", "Demonlord", "Jet", "Empress"], "discard Knight Demonlord Jet Empress"),
    ],
)
def test_autopilot_in_the_mulligan(hand: list[str], answer: str) -> None:
    board = {"phase": "mulligan", "tiles": EXAMPLE_MAP, "seats": [{"hand": hand}, {}, {}]}
    assert autopilot(Situation(GAME.load({"players": 3, "board": board})), "A") == answer


def test_autopilot_places_where_nobody_is_and_land_is_easy() -> None:
    tiles = [
        {"at": "(0,0)", "city": 5, "spots": 2, "ring": ["G1"] * 6},
        {"at": "(2,1)", "city": 4, "spots": 3, "ring": ["W2"] * 6},
        {"at": "(3,-2)", "city": 6, "spots": 3, "ring": ["R1"] * 5 + ["F"]},
    ]
    board: dict[str, Any] = {"phase": "cities", "tiles": tiles, "start": 0}
    assert autopilot(Situation(GAME.load({"players": 3, "board": board}))) == "city (3,-2)"
    board |= {"turns": 1, "spaces": {"(3,-2)": {"tokens": [1, 0, 0]}}}
    assert autopilot(Situation(GAME.load({"players": 3, "board": board}))) == "city (2,1)"
    board |= {"turns": 3, "spaces": {"(3,-2)": {"tokens": [1, 1, 0]}, "(2,1)": {"tokens": [0, 0, 1]}}}
    assert autopilot(Situation(GAME.load({"players": 3, "board": board}))) == "city (3,-2)"


def test_autopilot_in_politics() -> None:
    assert autopilot(politics(player({"yellow": down(2)}, hand=["Knight", "Merchant", "Panzer"]))) == "summon Panzer"
    poor = player({"red": down(1), "blue": down(1)}, hand=["Knight", "Jet"], tokens="y9")
    assert autopilot(politics(poor)) == "commoner Jet yellow"


def test_autopilot_in_invasion() -> None:
    strong = player({"red": down(2), "white": down(3), "green": down(1)})
    assert autopilot(situation(owned(A="(0,0)"), {"A": "(4,-2)"}, a=strong)) == "finish (4,-2)"
    assert autopilot(situation(owned(A="(0,0)"), a=strong)) == "invade (0,-1)"
    taken = "(1,0) (1,-1) (0,-1) (-1,0) (-1,1) (0,1)"
    weak = situation(owned(A=f"(0,0) {taken}"), a=player())
    assert autopilot(weak) == "attack (2,2)"
    assert autopilot(situation(owned(A="(2,1)"), a=player({"green": ["Jet"], "red": down(1)}))) == "invade (1,2)"


def test_autopilot_pays_if_nothing_else_is_left() -> None:
    lands = "(1,0) (1,-1) (0,-1) (-1,0) (-1,1) (0,1)"
    owners = owned(
        A=f"(0,0) {lands}", B="(2,1) (3,1) (3,0) (2,0) (1,1) (1,2) (2,2)", C="(3,-2) (4,-2) (4,-3) (3,-3) (2,-2) (3,-1)"
    )
    rich = player({"red": down(4), "green": down(3)}, tokens="r9 g9")
    assert autopilot(situation(owners, a=rich)) == "invade (3,-2) pay r2"
    assert autopilot(situation(owners)) == "skip"


def test_autopilot_with_effects() -> None:
    fighter = player({"red": ["Fighter", "?"]})
    taking = situation(owned(A="(0,0)"), a=fighter, b=player(tokens="r2"), c=player(tokens="r3")).answer("invade (0,1)")
    assert autopilot(taking) == "take seat 3"
    tied = situation(owned(A="(0,0)"), a=fighter, b=player(tokens="r2"), c=player(tokens="r2")).answer("invade (0,1)")
    assert autopilot(tied) == "take seat 2"
    a = player({"yellow": down(3), "white": ["Saint", "Angel"]}, hand=["Wiccan"])
    copying = politics(a, b=player({"green": ["Astronaut"]})).answer("summon Wiccan")
    assert autopilot(copying) == "copy Astronaut"
    nothing = politics(player({"yellow": down(3)}, hand=["Wiccan"])).answer("summon Wiccan")
    assert autopilot(nothing) == "decline"
    detective = player({"blue": ["Detective"], "red": ["(Knight)"], "white": ["(Jet)", "(Saint)"]})
    assert autopilot(situation(owned(A="(0,0)"), a=detective).answer("invade (-1,0)")) == "up Jet@white"
    gain = politics(player({"red": ["Knight"]}, hand=["Jet"]), auto_gain=False).answer("commoner Jet red")
    assert autopilot(gain) == "use"


@pytest.mark.parametrize("players", PLAYERS)
def test_autopilots_play_a_whole_game(players: int) -> None:
    table = new(players, seed=players)
    while asked := table.position.asked():
        table.position.apply(asked[0], GAME.autopilot(table.position, asked[0], Rng(0)))
    assert table.over


# -- bots --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_one_thumb_wins_nearly_always_among_random_players(players: int) -> None:
    study = Study("alicematic", players, 6 * players, ("thumb", *["random"] * (players - 1)), rotate=True)
    bots = summary(study, simulate(study, workers=1))["bots"]
    assert isinstance(bots, Mapping)
    low, _ = bots["thumb"]["interval"]
    assert low > 2 / players
    assert bots["thumb"]["mean_score"] > bots["random"]["mean_score"] + 20


def test_one_random_player_among_thumbs_hardly_ever_wins() -> None:
    study = Study("alicematic", 4, 12, ("random", *["thumb"] * 3), rotate=True)
    bots = summary(study, simulate(study, workers=1))["bots"]
    assert isinstance(bots, Mapping)
    assert bots["random"]["wins"] <= 1


def test_sanity_gives_back_three_of_ten_cards() -> None:
    bot, rng = GAME.bots()["sanity"], Rng(1)
    table = new(3)
    for _ in range(3):
        table.answer(table.options[0])
    given = 0
    for _ in range(300):
        text = GAME.actions.text(bot.choose(table.position, 0, rng))
        given += len(text.split()) - 1
    assert abs(given / 1500 - 0.3) < 0.06
