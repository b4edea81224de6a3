"""Rounds, turns and Politics."""

from __future__ import annotations

from itertools import groupby

import pytest

from tests.games.alicematic.helpers import (
    PLAYERS,
    SEATS,
    SLOTS,
    Situation,
    down,
    new,
    owned,
    played_out,
    player,
    politics,
    situation,
    thumbs,
)

# -- rounds and turns --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALI-P1", "ALI-Q18", "ALI-E1", "ALI-N8")
@pytest.mark.parametrize("players", PLAYERS)
def test_fourteen_rounds_of_one_turn_each(players: int) -> None:
    table = played_out(players, seed=2, start_player="3")
    rounds = [event["round"] for event in table.events("round")]
    assert rounds == list(range(1, 15))
    turns = [event["seat"] for event in table.events("turn")]
    assert turns == [(2 + i) % players for i in range(players)] * 14
    assert table.over


@pytest.mark.rule("ALI-P2")
def test_politics_comes_before_invasion() -> None:
    asked = []
    for table in thumbs(3, seed=1):
        if table.question in ("politics", "invasion"):
            asked.append((table.asked, table.question))
    turns = [list(kinds) for _, kinds in groupby(asked, key=lambda entry: entry[0])]
    for turn in turns:
        assert [kind for _, kind in turn] == ["politics", "invasion"] * (len(turn) // 2)


@pytest.mark.rule("ALI-P3")
def test_an_empty_hand_draws_three_and_loses_the_turn() -> None:
    table = situation(phase="politics", a=player(hand=[]))
    assert table.asked == "B"
    assert [e["seat"] for e in table.events("empty_hand")] == [0]
    assert len(table.hand("A")) == 3
    assert table.seat("A")["supply"] == 16


@pytest.mark.rule("ALI-P3")
def test_an_empty_hand_draws_what_is_there() -> None:
    table = situation(phase="politics", a=player(hand=[]), b=player(hand=["?"] * 45), c=player(hand=["?"] * 44))
    assert len(table.hand("A")) == 1
    table = situation(phase="politics", a=player(hand=[]), b=player(hand=["?"] * 45), c=player(hand=["?"] * 45))
    assert table.asked == "B"
    assert table.events("draw") == [{"seat": 0, "count": 0, "due": 3}]


@pytest.mark.rule("ALI-P4")
def test_exactly_one_card_of_the_hand_is_played() -> None:
    table = politics(player({"yellow": down(1)}, hand=["Knight", "Jet"]))
    assert table.options == [
        "summon Knight", *(f"commoner Knight {slot}" for slot in SLOTS), *(f"commoner Jet {slot}" for slot in SLOTS),
    ]  # fmt: skip
    assert table.refused("summon Fighter").rule == "ALI-P4"
    assert table.refused("skip").rule == "ALI-P4"


@pytest.mark.rule("ALI-P4")
def test_equal_cards_give_one_answer() -> None:
    table = politics(player({}, hand=["Fighter", "Fighter"]))
    assert table.options == ["summon Fighter", *(f"commoner Fighter {slot}" for slot in SLOTS)]


@pytest.mark.rule("ALI-P5")
def test_a_full_slot_takes_no_card() -> None:
    table = politics(player({"red": down(4)}, hand=["Fighter"]))
    assert table.options == [f"commoner Fighter {slot}" for slot in SLOTS[1:]]
    assert table.refused("summon Fighter").rule == "ALI-P5"
    assert table.refused("commoner Fighter red").rule == "ALI-P5"
    pieces = {piece["piece"]: piece["rule"] for piece in table.view("A")["question"]["refused"]}
    assert pieces == {"Fighter": "ALI-P5", "red": "ALI-P5"}


@pytest.mark.rule("ALI-P6", "ALI-N9")
def test_there_is_always_a_place_for_a_card() -> None:
    cards = {"red": down(4), "blue": down(4), "yellow": down(4), "green": down(1)}
    table = politics(player(cards, hand=["Jet"]), round=14)
    assert table.options == ["commoner Jet green", "commoner Jet white"]


@pytest.mark.rule("ALI-P7")
def test_an_alice_goes_into_the_slot_of_her_colour() -> None:
    table = politics(player({}, hand=["Maid"])).answer("summon Maid")
    assert table.slot("A", "blue") == ["Maid"]


@pytest.mark.rule("ALI-P8", "ALI-Q17")
def test_a_yellow_alice_does_not_help_to_summon_herself() -> None:
    assert politics(player({}, hand=["Miko"])).starting("summon") == []
    assert politics(player({"yellow": down(1)}, hand=["Miko"])).starting("summon") == ["summon Miko"]


@pytest.mark.rule("ALI-P9")
def test_dream_power_is_not_used_up() -> None:
    table = politics(player({"yellow": down(2)}, hand=["Panzer"])).answer("summon Panzer")
    assert table.seat("A")["powers"]["yellow"] == 2


@pytest.mark.rule("ALI-P10", "ALI-Q16")
def test_exactly_the_lack_is_paid() -> None:
    table = politics(player({"yellow": down(1)}, hand=["Idol", "Knight"], tokens="y5 r3"))
    assert table.starting("summon") == ["summon Idol pay y2", "summon Knight"]
    for text in (
        "summon Idol",
        "summon Idol pay y1",
        "summon Idol pay y3",
        "summon Idol pay r2",
        "summon Knight pay y1",
    ):
        assert table.refused(text).rule == "ALI-P10"
    table.answer("summon Idol pay y2")
    assert (table.tokens("A"), table.bank("yellow")) == ("r3 y3", 17)


@pytest.mark.rule("ALI-P10")
def test_too_few_tokens() -> None:
    table = politics(player({"yellow": down(1)}, hand=["Idol"], tokens="y1"))
    assert table.starting("summon") == []
    assert table.refused("summon Idol pay y2").key == "dream_short"
    (card,) = table.seen("A")["you"]["hand"]
    assert (card["summon"], card["tokens"], card["why"]["rule"]) == ("no", 2, "ALI-P10")


@pytest.mark.rule("ALI-P11")
@pytest.mark.parametrize("name", ["Fighter", "Maid", "Cheergirl", "Wonder", "Original"])
def test_cost_nothing_and_more_than_four(name: str) -> None:
    assert politics(player({}, hand=[name])).starting("summon") == [f"summon {name}"]
    for costly in ("Demonlord", "Scholar", "Empress"):
        assert politics(player({"yellow": down(4)}, hand=[costly])).starting("summon") == []


@pytest.mark.rule("ALI-P12", "ALI-P14")
@pytest.mark.parametrize("slot", SLOTS)
def test_a_commoner_goes_anywhere_and_draws(slot: str) -> None:
    table = politics(player({}, hand=["Jet"])).answer(f"commoner Jet {slot}")
    assert table.seat("A")["powers"][slot] == 1
    assert table.seat("A")["alices"] == 0
    assert len(table.hand("A")) == 1
    assert table.effects("A") == {}


@pytest.mark.rule("ALI-P13")
def test_a_summons_draws_nothing() -> None:
    table = politics(player({}, hand=["Fighter", "Maid"])).answer("summon Fighter")
    assert table.hand("A") == ["Maid"]


@pytest.mark.rule("ALI-P15", "ALI-K4")
def test_an_alice_turned_down_loses_her_effect_and_stays_known() -> None:
    cards = player({"red": ["Valkyrie", "Panzer"], "green": down(3)}, hand=["?"])
    table = situation(owned(A="(0,0)"), a=cards).answer("invade (2,1) down Panzer@red")
    assert table.slot("A", "red") == ["Valkyrie", "(Panzer)"]
    assert len(table.hand("A")) == 1
    shown = table.seat("A")["slots"]["red"][1]
    assert (shown["alice"], shown["face"], shown["public"], shown["effect"]) == ("Panzer", "down", True, False)


@pytest.mark.rule("ALI-P16")
def test_the_order_in_a_slot_has_no_meaning() -> None:
    for cards in (["Knight", "?"], ["?", "Knight"]):
        table = politics(player({"red": cards}, hand=["Maid"])).answer("commoner Maid red")
        assert table.tokens("A") == "r1"


@pytest.mark.rule("ALI-P17", "ALI-Q17")
def test_the_order_inside_politics() -> None:
    table = politics(player({"green": ["Farmer"], "yellow": down(1)}, hand=["Hunter"], tokens="y1"))
    table.answer("summon Hunter pay y1")
    keys = [event["key"] for event in table.told()]
    assert keys[-3:] == ["summon", "gain", "gain"]
    assert [event["alice"] for event in table.events("gain")] == ["Farmer", "Hunter"]
    table = politics(player({"blue": ["Maid"]}, hand=["Knight"])).answer("commoner Knight blue")
    assert [event["key"] for event in table.told()][-4:] == ["commoner", "draw", "gain", "draw"]


@pytest.mark.rule("ALI-P18", "ALI-B14", "ALI-Q22")
def test_hands_have_no_limit() -> None:
    table = situation(owned(A="(0,0)"), a=player({"blue": down(4), "red": down(1)}, hand=["?"] * 12))
    table.answer("invade (-1,0)")
    assert len(table.hand("A")) == 16


@pytest.mark.rule("ALI-P19")
def test_the_discard_pile_becomes_the_deck() -> None:
    seats = [player(hand=["Knight"]), player(hand=["?"] * 43, discarded=["Jet"] * 2), player(hand=["?"] * 44)]
    table = situation(phase="politics", a=seats[0], b=seats[1], c=seats[2], deck=[])
    assert (table.board["deck"], table.board["discard"]) == (0, 2)
    table.answer("commoner Knight red")
    assert table.hand("A") == ["Jet"]
    assert (table.board["deck"], table.board["discard"]) == (1, 0)


@pytest.mark.rule("ALI-P19")
def test_without_a_discard_pile_the_draw_ends() -> None:
    table = situation(phase="politics", a=player(hand=["Knight"]), b=player(hand=["?"] * 45), c=player(hand=["?"] * 44))
    table.answer("commoner Knight red")
    assert table.hand("A") == []
    assert table.question == "invasion"


@pytest.mark.rule("ALI-P20", "ALI-Q21", "ALI-K2")
def test_only_the_owner_sees_a_commoner() -> None:
    table = politics(player({}, hand=["Jet"])).answer("commoner Jet white")
    assert table.seen("A")["seats"][0]["slots"]["white"][0]["alice"] == "Jet"
    for viewer in (None, "B", "C"):
        card = table.seen(viewer)["seats"][0]["slots"]["white"][0]
        assert (card["alice"], card["face"], card["public"]) == (None, "down", False)
    assert table.events("commoner", "B") == [{"seat": 0, "slot": "white"}]
    assert table.events("commoner_own", "A") == [{"seat": 0, "alice": "Jet", "slot": "white"}]
    assert table.events("commoner_own", "B") == []


def test_every_seat_has_its_turn() -> None:
    table: Situation = new(5, seed=3)
    assert table.asked == SEATS[0]
