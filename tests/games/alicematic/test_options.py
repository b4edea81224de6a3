"""Options of the table."""

from __future__ import annotations

import pytest

from tests.games.alicematic.helpers import (
    GAME,
    Json,
    Situation,
    changed_game,
    down,
    last_turn,
    owned,
    played_out,
    player,
    politics,
    situation,
    with_cities,
)
from wondertable import Refused
from wondertable.games import game_with_data


def test_the_defaults() -> None:
    assert GAME.check_options({}) == {
        "attack_tokens_score": False, "city_again": False, "own_arrival": False, "original_alone": False,
        "reveal_once": False, "free_skip": False, "wiccan_home": False, "auto_gain": True, "start_player": "random",
    }  # fmt: skip


@pytest.mark.rule("ALI-V1", "ALI-Q1")
def test_attack_tokens_score() -> None:
    def points(**options: object) -> list[int]:
        return situation(owned(A="(1,0)"), {"B": "(0,1) (-1,0)"}, **options).tile("(0,0)")  # type: ignore[arg-type]

    assert points() == [6, 0, 0]
    assert points(attack_tokens_score=True) == [3, 6, 0]
    finished = last_turn(attacks={"B": "(0,1)"}, owners={}, attack_tokens_score=True).answer("attack (4,-2)")
    assert finished.scores == [0, 6, 6]


@pytest.mark.rule("ALI-V2", "ALI-Q4")
def test_city_again() -> None:
    cards = player({"red": down(4)}, tokens="r1")
    assert situation(owned(A="(0,0)"), a=cards).options_on("(0,0)") == []
    table = situation(owned(A="(0,0)"), a=cards, city_again=True)
    assert table.options_on("(0,0)") == ["invade (0,0) pay r1"]
    table.answer("invade (0,0) pay r1")
    assert (table.owner("(0,0)"), table.vp("A")) == ("AA", 3)
    full = situation(owned(A="(0,0) (0,0)"), a=cards, city_again=True)
    assert full.options_on("(0,0)") == []


@pytest.mark.rule("ALI-V3", "ALI-Q14")
def test_own_arrival() -> None:
    a = player({"yellow": down(1)}, hand=["Knight"])
    assert politics(a).answer("summon Knight").tokens("A") == "-"
    assert politics(a, own_arrival=True).answer("summon Knight").tokens("A") == "r1"
    wiccan = player({"yellow": ["Miko", "?", "?"]}, hand=["Wiccan"])
    table = politics(wiccan, own_arrival=True).answer("summon Wiccan")
    assert table.tokens("A") == "y1"
    assert table.answer("copy Miko").tokens("A") == "y1"


@pytest.mark.rule("ALI-V4", "ALI-Q3")
def test_original_alone() -> None:
    seats = {"a": player({"white": ["Original"]}), "b": player({"red": ["Fighter"]})}
    assert situation(**seats, original_alone=True).effects("A") == {}  # type: ignore[arg-type]
    alone = {"a": player({"white": ["Original", "Angel"]}), "b": player({"red": ["Fighter"]})}
    assert situation(**alone, original_alone=True).effects("A") == {"Original": 1}  # type: ignore[arg-type]


@pytest.mark.rule("ALI-V5", "ALI-Q13")
def test_reveal_once() -> None:
    a = player({"yellow": down(2), "green": ["Hunter"]}, hand=["Hunter"])
    assert politics(a).answer("summon Hunter").tokens("A") == "g3"
    assert politics(a, reveal_once=True).answer("summon Hunter").tokens("A") == "-"
    first = player({"yellow": down(2)}, hand=["Hunter"])
    assert politics(first, reveal_once=True).answer("summon Hunter").tokens("A") == "g3"


@pytest.mark.rule("ALI-V5")
def test_reveal_once_and_wiccan() -> None:
    second = player({"yellow": ["Wiccan:Hunter", "?", "?"], "green": ["Hunter"]}, hand=["Wiccan"])
    table = politics(second, reveal_once=True).answer("summon Wiccan")
    assert table.question == "copy"
    assert table.answer("copy Hunter").tokens("A") == "-"
    only = player({"yellow": down(3), "green": ["Hunter"]}, hand=["Wiccan"])
    assert politics(only, reveal_once=True).answer("summon Wiccan").answer("copy Hunter").tokens("A") == "g3"


@pytest.mark.rule("ALI-V6", "ALI-Q12")
def test_free_skip() -> None:
    table = situation(owned(A="(0,0)"), free_skip=True)
    assert table.options[-1] == "skip"
    assert table.answer("skip").asked == "B"
    assert table.seat("A")["supply"] == 15


@pytest.mark.rule("ALI-V7")
def test_wiccan_home() -> None:
    a = player({"yellow": down(3), "white": ["Angel"]}, hand=["Wiccan"])
    table = politics(a, b=player({"green": ["Hunter"]}), wiccan_home=True).answer("summon Wiccan")
    assert table.options == ["copy Angel", "decline"]
    assert table.refused("copy Hunter").rule == "ALI-V7"


@pytest.mark.rule("ALI-V8", "ALI-A4")
def test_gains_are_offered_one_by_one() -> None:
    a = player({"red": ["Knight"], "yellow": ["Wiccan:Knight"]}, hand=["Jet"])
    table = politics(a, auto_gain=False).answer("commoner Jet red")
    assert (table.question, table.options) == ("gain", ["use", "decline"])
    assert table.board["effect"] == {
        "seat": 0, "alice": "Knight", "copied": False, "verb": "token_on_place", "kind": "gain", "token": "red", "amount": 1,
    }  # fmt: skip
    table.answer("decline")
    assert table.question == "gain" and table.board["effect"]["copied"]
    table.answer("use")
    assert (table.tokens("A"), table.question) == ("r1", "invasion")


@pytest.mark.rule("ALI-V8")
def test_gains_after_an_invasion_and_on_being_turned_up_are_offered_too() -> None:
    a = player({"red": down(1), "blue": ["Merchant", "Detective"], "white": ["(Little)"]}, hand=[])
    table = situation(owned(A="(0,0)"), a=a, auto_gain=False).answer("invade (1,0)")
    assert table.question == "gain" and table.board["effect"]["token"] == "green"
    table = situation(owned(A="(0,0)"), a=a, auto_gain=False).answer("invade (-1,0)").answer("up Little@white")
    assert table.question == "gain" and table.board["effect"]["alice"] == "Little"
    drawn = len(table.hand("A"))
    assert len(table.answer("use").hand("A")) == drawn + 2


@pytest.mark.rule("ALI-V8")
def test_it_is_a_preference_of_each_seat() -> None:
    asks = player({"red": ["Knight"]}, hand=["Jet"], auto_gain=False)
    table = politics(asks, b=player({"red": ["Knight"]}, hand=["Jet"])).answer("commoner Jet red")
    assert table.question == "gain"
    table.answer("use").pass_turn()
    table.answer("commoner Jet red")
    assert (table.asked, table.question) == ("B", "invasion")
    assert table.tokens("B") == "r1"


@pytest.mark.rule("ALI-V9")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("named", [1, 2, 3, 4, 5])
def test_the_start_player_may_be_named(players: int, named: int) -> None:
    table = with_cities(players, seed=named, start_player=str(named))
    assert table.board["start"] == (named - 1) % players
    assert table.asked == "ABCDE"[(named - 1) % players]


@pytest.mark.rule("ALI-V10")
def test_another_file_of_tiles_and_alices() -> None:
    def change(data: Json) -> None:
        data["kingdom"][0]["name"] = "Duchess"
        knight = next(alice for alice in data["alice"] if alice["name"] == "Knight")
        knight.update(name="Squire", amount=2)
        data["tile"][0]["ring"] = ["R0", "R0", "R0", "R0", "R0", "R0"]

    game = changed_game(change)
    table = politics(player({"red": ["Squire"]}, hand=["Jet"]), game=game).answer("commoner Jet red")
    assert table.tokens("A") == "r2"
    assert game.info()["names"]["alice-Squire"] == "Squire"  # type: ignore[index]
    assert not game.data_is_shipped
    end = played_out(5, seed=1, game=game)
    assert end.over
    assert game_with_data("alicematic", game.data).save(end.position)["data"] == game.data


def test_unknown_options_are_refused() -> None:
    with pytest.raises(Refused):
        GAME.new(players=3, options={"start_player": "6"})
    with pytest.raises(Refused):
        GAME.new(players=3, options={"house_rule": True})


def test_options_survive_saving() -> None:
    chosen = {"city_again": True, "auto_gain": False, "start_player": "4", "reveal_once": True}
    position = GAME.new(players=4, seed=1, options=chosen)
    loaded = Situation(GAME.load(GAME.save(position)))
    assert chosen.items() <= loaded.view(None)["options"].items()
