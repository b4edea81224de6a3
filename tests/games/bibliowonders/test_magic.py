"""Elementary magic and every librarian card."""

from __future__ import annotations

import pytest

from tests.games.bibliowonders.helpers import MAGIC, Json, changed_game, entry, started, turn
from tests.games.bibliowonders.test_turns import all_in_hand, all_magic
from wondertable import Game

# -- elementary magic --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BIB-A5", "BIB-Q25")
def test_clairvoyance_shows_one_adjacent_card_to_one_seat() -> None:
    table = turn("N1 (red); E1 green", mp={"red": 3})
    assert table.offered("clairvoyance") == ["clairvoyance N1", "clairvoyance W1", "clairvoyance S1"]
    table.do("clairvoyance N1")
    assert (table.mp("red"), table.at("N1"), table.hand("red")) == (2, "(red)", [])
    assert table.events("clairvoyance") == [{"seat": 0, "position": "N1"}]
    assert table.events("saw", "red") == [{"position": "N1", "shelf": "red"}]
    assert table.events("saw", "blue") == table.events("saw") == []
    assert table.seen_at("blue", "N1")["seen_by"] == [0]
    assert table.refused("clairvoyance N2").key == "look_adjacent"
    assert table.refused("clairvoyance E1").key == "look_up"


@pytest.mark.rule("BIB-Q20")
def test_clairvoyance_wants_a_card_the_seat_does_not_know() -> None:
    table = turn("N1 (red)", mp={"red": 3}).do("clairvoyance N1")
    assert "clairvoyance N1" not in table.options
    assert (table.refused("clairvoyance N1").rule, table.refused("clairvoyance N1").key) == ("BIB-Q20", "known")
    other = turn("N1 (red)", mp={"red": 3}, seen={"blue": "N1"})
    assert "clairvoyance N1" in other.options, "what another seat knows does not matter"
    lit = turn("N1 red; E1 blue; S1 green; W1 yellow", mp={"red": 3})
    piece = lit.refused_piece("spell-clairvoyance")
    assert piece is not None and (piece["rule"], piece["key"]) == ("BIB-Q20", "nothing_hidden")


@pytest.mark.rule("BIB-A6")
def test_negotiation_draws_and_discards() -> None:
    table = turn("", {}, {"red": "blue+blue+north"}, {"red": 2}, draw_pile="moving").do("negotiate")
    assert (table.mp("red"), table.question) == (0, "negotiation_discard")
    assert table.options == ["discard blue", "discard north", "discard moving"]
    table.do("discard moving")
    assert (table.hand("red"), table.discard_pile) == (["blue", "blue", "north"], ["moving"])
    assert (table.question, table.active) == ("turn_action", "red")


@pytest.mark.rule("BIB-Q21")
def test_negotiation_with_an_empty_hand() -> None:
    table = turn("", {}, {}, {"red": 2}, draw_pile="moving").do("negotiate")
    assert table.options == ["discard moving"]


@pytest.mark.rule("BIB-A7", "BIB-Q19")
def test_each_leap_adds_a_move() -> None:
    game = changed_game(lambda data: data["limits"].update(mp_max=9))
    table = turn("", mp={"red": 9}, game=game).do("leap", "leap", "leap")
    assert (table.moves, table.mp("red")) == (5, 0)
    assert table.events("extra")[-1] == {"seat": 0, "moves": 5}


@pytest.mark.rule("BIB-A8")
@pytest.mark.parametrize(
    ("mp", "offered"),
    [(0, []), (1, ["clairvoyance"]), (2, ["clairvoyance", "negotiate"]), (3, ["clairvoyance", "negotiate", "leap"])],
)
def test_a_spell_that_cannot_be_paid_is_not_offered(mp: int, offered: list[str]) -> None:
    table = turn("", mp={"red": mp})
    spells = ["clairvoyance", "negotiate", "leap"]
    assert [spell for spell in spells if table.offered(spell)] == offered
    for spell, cost in zip(spells, (1, 2, 3), strict=True):
        piece = table.refused_piece(f"spell-{spell}")
        if spell in offered:
            assert piece is None
        else:
            args = {"spell": spell, "cost": cost, "mp": mp}
            assert piece == {"piece": f"spell-{spell}", "rule": "BIB-A8", "key": "too_dear", "args": args}
            assert table.refused("clairvoyance N1" if spell == "clairvoyance" else spell).rule == "BIB-A8"


# -- librarian magic ---------------------------------------------------------------------------------------------------

USES = {
    "lights_on": "magic lights_on row",
    "express_request": "magic express_request",
    "staff_passage": "magic staff_passage",
    "misfiled": "magic misfiled N1 C",
    "recommendation": "magic recommendation",
}


@pytest.mark.rule("BIB-A9", "BIB-A10")
@pytest.mark.parametrize("card", MAGIC)
def test_a_used_card_lies_out_until_the_turn_ends(card: str) -> None:
    table = turn("N1 green", {}, {"red": f"{card}+blue+red"}).do(USES[card])
    if table.question == "magic_discard":
        table.do(table.options[0])
    assert table.used == [card]
    assert card not in table.hand("red")
    assert table.seen("blue")["used"] == [card]
    assert table.events("magic") == [{"seat": 0, "card": card}]
    assert (table.refused(USES[card]).rule, table.refused(USES[card]).key) == ("BIB-A9", "not_held")
    table.do("end")
    assert table.used == []
    assert card in table.discard_pile
    assert table.events("put_away") == [{"seat": 0, "cards": [card]}]


@pytest.mark.rule("BIB-A11")
@pytest.mark.parametrize("card", MAGIC)
def test_magic_costs_nothing_and_is_no_investigation_card(card: str) -> None:
    table = turn("N1 green", {}, {"red": f"{card}+green"}, moves=0)
    assert table.offered("magic")
    assert table.offered("learn") == []
    refused = table.refused(f"learn green+{card}")
    assert (refused.rule, refused.key) == ("BIB-A11", "no_investigation")
    assert table.do(table.offered("magic")[0]).mp("red") in (0, 5 if card == "lights_on" else 0)


@pytest.mark.rule("BIB-A12")
def test_lights_on_turns_up_a_line_shelf_by_shelf() -> None:
    map = "N1 blue; N3 (red); N2 (red); S1 (moving-N); S2 (green); S3 (red)"
    table = turn(map, {"red": "N1"}, {"red": "lights_on"}, draw_pile="blue+north+moving")
    assert table.offered("magic") == ["magic lights_on row", "magic lights_on column"]
    assert table.parts("magic lights_on column")["positions"] == ["N3", "N2", "N1", "C", "S1", "S2", "S3"]
    table.do("magic lights_on column")
    assert [table.at(place) for place in ("N3", "N2", "S1", "S2", "S3")] == [
        "red*",
        "red*",
        "moving-N",
        "green",
        "red*",
    ]
    assert table.mp("red") == 5
    assert table.hand("red") == ["blue", "north", "moving"]
    assert [event["position"] for event in table.events("turn_up")] == ["N3", "N2", "S1", "S2", "S3"]
    assert table.events("line") == [{"seat": 0, "line": "column"}]
    assert (table.pawn("red"), table.reception) == ("N1", "C"), "moving shelves stay"


@pytest.mark.rule("BIB-A12")
def test_lights_on_needs_a_dark_line() -> None:
    table = turn("N3 blue; N3W1 green; N3E1 yellow", {"red": "N3"}, {"red": "lights_on"})
    assert table.offered("magic") == ["magic lights_on column"]
    assert (table.refused("magic lights_on row").rule, table.refused("magic lights_on row").key) == (
        "BIB-A12",
        "all_up",
    )
    column = "N2 blue; N1 green; S1 yellow; S2 blue; S3 red"
    dark = turn(f"N3 blue; N3W1 green; N3E1 yellow; {column}", {"red": "N3"}, {"red": "lights_on"})
    piece = dark.refused_piece("card-lights_on")
    assert piece is not None and piece["rule"] == "BIB-A12"


@pytest.mark.rule("BIB-A13")
def test_express_request_discards_from_the_whole_hand() -> None:
    table = turn("", {}, {"red": "express_request+west"}, draw_pile="blue+blue+north").do("magic express_request")
    assert table.hand("red") == ["blue", "blue", "north", "west"]
    assert table.options == [f"discard {pair}" for pair in ("blue+blue", "blue+north", "blue+west", "north+west")]
    assert table.do("discard blue+west").hand("red") == ["blue", "north"]


@pytest.mark.rule("BIB-A13", "BIB-Q22")
def test_express_request_with_few_or_no_cards() -> None:
    cards = all_in_hand().split("+")
    magic = "lights_on+staff_passage+misfiled+recommendation"
    last = turn("", {}, {"red": f"{'+'.join(cards[1:])}+express_request"}, draw_pile=cards[:1], used=magic)
    assert last.do("magic express_request").events("draw") == [{"seat": 0, "count": 1}]
    none = turn("", {}, {"red": f"{'+'.join(cards)}+express_request"}, used=magic)
    assert none.offered("magic") == []
    assert (none.refused("magic express_request").rule, none.refused("magic express_request").key) == (
        "BIB-A13",
        "no_cards",
    )


@pytest.mark.rule("BIB-A13")
def test_a_hand_smaller_than_two_is_discarded_whole() -> None:
    def fewer(data: Json) -> None:
        data["card"] = [entry(data, "card", colour) | {"count": 1} for colour in ("blue", "red", "green", "yellow")]

    hands = {"red": "express_request", "blue": "red+green+yellow"}
    used = "lights_on+staff_passage+misfiled+recommendation"
    table = turn("", {}, hands, used=used, game=changed_game(fewer)).do("magic express_request")
    assert table.options == ["discard blue"]
    assert table.do("discard blue").hand("red") == []


@pytest.mark.rule("BIB-A14")
def test_staff_passage_opens_every_face_up_shelf() -> None:
    table = turn("N1 blue; N3 green; E3 yellow; S3 red; N2 (red)", {"red": "N1"}, {"red": "staff_passage"})
    table.do("magic staff_passage")
    reach = {"N3", "E3", "S3", "N2", "N1W1", "N1E1", "C"}
    assert {option.split()[1] for option in table.offered("move")} == reach
    refused = table.refused("move W3")
    assert (refused.rule, refused.key) == ("BIB-A14", "passage_adjacent")
    table.do("move S3")
    assert (table.at("S3"), len(table.hand("red"))) == ("red*", 1), "arrival effects as usual"
    assert "move C" not in table.options, "the reception must be adjacent"
    assert table.refused("move C").rule == "BIB-A14"
    table.do("move E3", "move N3")
    assert (table.moves, table.offered("move")) == (0, [])


@pytest.mark.rule("BIB-A15", "BIB-E5")
def test_misfiled_swaps_two_face_up_cards_and_triggers_nothing() -> None:
    map = "N1 red; N3 moving-S; S1 blue*; S2 (green)"
    table = turn(map, {"red": "N3", "blue": "S1"}, {"red": "misfiled"}, draw_pile="west")
    pairs = ["N3 N1", "N3 C", "N3 S1", "N1 C", "N1 S1", "C S1"]
    assert table.offered("magic") == [f"magic misfiled {pair}" for pair in pairs]
    table.do("magic misfiled N3 S1")
    assert (table.at("N3"), table.at("S1")) == ("blue*", "moving-S")
    assert (table.pawn("red"), table.pawn("blue")) == ("S1", "N3")
    assert table.hand("red") == ["west"], "only the apology is drawn"
    assert table.events("swap") == [{"seat": 0, "first": "N3", "second": "S1"}]
    assert table.refused("magic misfiled N1 C").key == "not_held"


@pytest.mark.rule("BIB-A15")
def test_misfiled_needs_a_face_up_shelf() -> None:
    table = turn("", {}, {"red": "misfiled"})
    assert table.offered("magic") == []
    assert (table.refused("magic misfiled N1 C").rule, table.refused("magic misfiled N1 C").key) == (
        "BIB-A15",
        "no_pair",
    )
    lit = turn("N1 blue", {}, {"red": "misfiled"})
    assert lit.offered("magic") == ["magic misfiled N1 C"]
    assert lit.refused("magic misfiled C N1").key == "not_swapped"
    assert lit.refused("magic misfiled N2 C").key == "not_swapped"


@pytest.mark.rule("BIB-A15")
def test_misfiled_without_any_card_to_draw() -> None:
    magic = "lights_on+express_request+staff_passage+recommendation"
    table = turn("N1 blue", {}, {"red": f"{all_in_hand()}+misfiled"}, used=magic).do("magic misfiled N1 C")
    assert len(table.hand("red")) == 23


@pytest.mark.rule("BIB-A16")
def test_the_letter_stands_in_for_one_card_once() -> None:
    map = "N1 blue; E1 red; S1 green; W1 yellow"
    hand = {"red": "blue+red+green+yellow+recommendation"}
    table = turn(map, {}, hand).do("magic recommendation")
    shown = {option.count("+") + 1 for option in table.offered("learn") if option.endswith("letter")}
    assert shown == {1, 2, 3}
    assert table.parts("learn blue+red+green letter")["slot"] == "IV"
    table.do("learn blue+red+green letter")
    assert table.slots("red") == ["IV"]
    assert (table.discard_pile, table.used) == (["blue", "red", "green"], ["recommendation"])
    assert table.offered("learn") == []
    assert (table.refused("learn yellow letter").rule, table.refused("learn yellow letter").key) == (
        "BIB-A16",
        "no_letter",
    )
    [event] = table.events("learn")
    assert event["letter"] is True


@pytest.mark.rule("BIB-A16")
def test_the_letter_keeps_the_other_rules_of_learn_and_is_lost_if_unused() -> None:
    table = turn("N1 blue", {}, {"red": "blue+red+recommendation"}, slots={"red": "II"}).do("magic recommendation")
    assert table.offered("learn") == [], "slot II is filled and red is not met"
    assert table.refused("learn blue letter").rule == "BIB-P24"
    table.do("end", "end")
    assert table.board["letter"] == 0


@pytest.mark.rule("BIB-A17")
def test_magic_may_be_used_in_vain() -> None:
    table = turn("", {}, {"red": "recommendation"}).do("magic recommendation")
    assert table.offered("learn") == []
    home = turn("", {}, {"red": "staff_passage"}).do("magic staff_passage")
    assert home.moves == 3


# -- operations for corrected data -------------------------------------------------------------------------------------


def with_effect(card: str, **effect: object) -> Game:
    def change(data: Json) -> None:
        entry(data, "magic", card)["effect"] = effect

    return changed_game(change)


def test_gain_mp_and_extra_moves() -> None:
    rich = turn("", {}, {"red": "misfiled"}, {"red": 3}, game=with_effect("misfiled", op="gain_mp", amount=4))
    assert rich.offered("magic") == ["magic misfiled"]
    assert rich.do("magic misfiled").mp("red") == 5, "BIB-P10 holds"
    fast = turn("", {}, {"red": "misfiled"}, game=with_effect("misfiled", op="extra_moves", amount=2))
    assert fast.do("magic misfiled").moves == 4


def test_peek_at_any_face_down_cards() -> None:
    game = with_effect("misfiled", op="peek", count=2)
    table = turn("N3 (red); S3 (blue)", {}, {"red": "misfiled"}, game=game)
    assert len(table.offered("magic")) == 36 * 35 // 2
    assert table.refused("magic misfiled S3 N3").key == "not_peeked"
    table.do("magic misfiled N3 S3")
    assert [table.seen_at("red", place)["shelf"] for place in ("N3", "S3")] == ["red", "blue"]
    assert [table.seen_at("blue", place)["shelf"] for place in ("N3", "S3")] == [None, None]
    everything = [place for place in table.board["map"] if place not in ("C", "N3")]
    few = turn("N3 (red)", {}, {"red": "misfiled"}, seen={"red": " ".join(everything)}, game=game)
    assert few.offered("magic") == ["magic misfiled N3"], "all of them if there are fewer"
    none = turn("", {}, {"red": "misfiled"}, seen={"red": " ".join([*everything, "N3"])}, game=game)
    assert none.offered("magic") == []
    assert none.refused("magic misfiled N3").key == "all_known"


def test_all_magic_is_in_the_box_once() -> None:
    pile = started().draw_pile
    assert [pile.count(card) for card in MAGIC] == [1] * 5
    assert all_magic().split("+") == MAGIC
