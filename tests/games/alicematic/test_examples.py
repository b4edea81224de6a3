"""The worked examples of the rules of AlicematiC, as they stand there."""

from __future__ import annotations

import pytest

from tests.games.alicematic.helpers import (
    EDGE_FOREST,
    TWO_FORESTS,
    Situation,
    down,
    last_turn,
    owned,
    player,
    politics,
    situation,
)

RING_OF_X15 = ["(3,-1)", "(3,-2)", "(2,-2)", "(1,-1)", "(1,0)", "(2,0)"]

# -- Politics ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALI-X1")
def test_x1_dream_power_bounds_the_cost() -> None:
    table = politics(player({"yellow": down(2)}, hand=["Panzer", "Idol", "Detective"]))
    assert table.starting("summon") == ["summon Panzer"]


@pytest.mark.rule("ALI-X2")
def test_x2_tokens_make_up_the_lack() -> None:
    table = politics(player({"yellow": down(2)}, hand=["Panzer", "Detective"], tokens="y2"))
    assert table.starting("summon") == ["summon Panzer", "summon Detective pay y2"]
    table.answer("summon Detective pay y2")
    assert table.tokens("A") == "-"
    assert len(table.slot("A", "yellow")) == 2
    assert table.slot("A", "blue") == ["Detective"]


@pytest.mark.rule("ALI-X3")
def test_x3_jet_needs_exactly_two_tokens() -> None:
    table = politics(player({"yellow": down(4), "green": down(1)}, hand=["Jet"], tokens="y3"))
    assert table.starting("summon") == ["summon Jet pay y2"]
    assert table.answer("summon Jet pay y2").tokens("A") == "y1"


@pytest.mark.rule("ALI-X4")
def test_x4_a_commoner_draws_a_card() -> None:
    table = politics(player({}, hand=["Knight", "?", "?", "?", "?"]))
    table.answer("commoner Knight green")
    assert table.seat("A")["powers"]["green"] == 1
    assert table.slot("A", "green") == ["(Knight)"]
    assert len(table.hand("A")) == 5


# -- targets and Mobility ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ALI-X5")
def test_x5_a_city_with_two_spots_and_one_player() -> None:
    table = situation(owned(A="(2,1)", B="(0,0)"), a=player({"red": down(4), "green": down(3)}, tokens="r1"))
    assert "invade (0,0) pay r1" in table.options
    table.answer("invade (0,0) pay r1")
    assert table.vp("A") == 3
    assert table.owner("(0,0)") == "AB"
    table.pass_turn()
    table.answer(table.starting("commoner")[0])
    assert table.asked == "C"
    assert table.reach("(0,0)")["why"]["key"] == "city_full"


@pytest.mark.rule("ALI-X6")
def test_x6_only_the_cut_off_land_is_a_target() -> None:
    table = situation(owned(A="(2,1)", B="(0,0) (1,0) (2,0) (3,-3)"))
    assert table.options_on("(1,0)") == []
    assert table.options_on("(2,0)") == []
    assert table.options_on("(3,-3)") == ["attack (3,-3)"]
    assert table.cut_off("(3,-3)")


@pytest.mark.rule("ALI-X7")
def test_x7_a_space_of_ones_own_tile_costs_no_mobility() -> None:
    table = situation(owned(A="(0,0)"), a=player({"red": down(1), "green": down(2)}))
    assert table.cost("(-1,0)") == 0
    assert table.options_on("(-1,0)") == ["invade (-1,0)"]


@pytest.mark.rule("ALI-X8")
def test_x8_passing_through_the_space_of_another_costs_one_more() -> None:
    owners = owned(A="(0,0)", B="(1,0) (1,1)")
    table = situation(owners, a=player({"red": down(1), "green": down(2)}, tokens="g1"))
    assert table.cost("(2,0)") == 3
    assert table.reach("(2,0)")["passes"] != []
    assert table.options_on("(2,0)") == ["invade (2,0) pay g1", "attack (2,0)"]


@pytest.mark.rule("ALI-X9")
def test_x9_a_closed_forest_is_walked_round() -> None:
    table = situation(owned(A="(0,0)"), tiles=TWO_FORESTS)
    assert table.cost("(2,0)") == 3
    assert table.reach("(2,0)")["path"] == ["(0,0)", "(0,1)", "(1,1)", "(2,0)"]
    assert situation(owned(A="(0,0)")).cost("(2,0)") == 2


@pytest.mark.rule("ALI-X10")
def test_x10_neighbouring_cities_are_three_apart() -> None:
    table = situation(owned(A="(0,0)"), a=player({"green": down(3), "red": down(4)}, tokens="r2"))
    assert table.cost("(2,1)") == 3
    assert table.cost("(3,-2)") == 3
    assert table.options_on("(2,1)") == ["invade (2,1)"]
    assert table.options_on("(3,-2)") == ["invade (3,-2) pay r2"]


# -- attacks and bonus -------------------------------------------------------------------------------------------------


def under_attack() -> Situation:
    """A has put (0,1) under attack in round 1 of the example; it is B's turn."""
    owners = owned(A="(0,0)", B="(2,1)")
    b = player({"red": down(2), "green": down(2)})
    table = situation(owners, a=player({"red": down(1)}, hand=["Knight", "?", "?"]), b=b)
    assert table.options_on("(0,1)") == ["attack (0,1)"]
    return table.answer("attack (0,1)")


@pytest.mark.rule("ALI-X11")
def test_x11_an_attack_is_finished_a_turn_later() -> None:
    table = under_attack()
    assert table.owner("(0,1)") == "-"
    assert table.attacker("(0,1)") == "A"
    assert table.tokens("A") == "-"
    for seat in "BC":
        table.answer(table.starting("commoner")[0])
        table.answer("attack (4,-2)" if seat == "B" else "attack (3,1)")
    table.answer("commoner Knight red")
    assert table.options_on("(0,1)") == ["finish (0,1)"]
    table.answer("finish (0,1)")
    assert table.owner("(0,1)") == "A"
    assert table.attacker("(0,1)") == "-"
    assert table.tokens("A") == "r2"


@pytest.mark.rule("ALI-X12")
def test_x12_another_player_is_quicker() -> None:
    table = under_attack()
    table.answer(next(option for option in table.starting("commoner") if option.endswith("white")))
    table.answer("invade (0,1)")
    assert table.owner("(0,1)") == "B"
    assert table.attacker("(0,1)") == "-"
    assert table.events("token_home") == [{"seat": 0, "space": "(0,1)"}]
    assert table.tokens("B") == "r2"


@pytest.mark.rule("ALI-X13")
def test_x13_an_empty_slot_gives_nothing() -> None:
    cards = {"green": down(2), "red": down(1)}
    table = situation(owned(A="(0,0)"), a=player(cards, hand=["?"])).answer("invade (-1,0)")
    assert len(table.hand("A")) == 1
    assert table.events("bonus") == []
    table = situation(owned(A="(0,0)"), a=player(cards)).answer("invade (1,0)")
    assert table.tokens("A") == "g2"


@pytest.mark.rule("ALI-X14")
def test_x14_a_stolen_space_gives_half() -> None:
    owners = owned(A="(3,-2)", B="(0,0) (3,-3)")
    cards = {"green": down(3), "red": down(1)}
    table = situation(owned(A="(2,1)", B="(0,0) (3,-3)"), a=player(cards, tokens="g9"))
    assert table.reach("(3,-3)")["gives"] == {"what": "green", "amount": 1, "halved": True}
    assert situation(owners, a=player(cards)).answer("invade (3,-3)").tokens("A") == "g1"
    with_merchant = player({**cards, "blue": ["Merchant"]})
    assert situation(owners, a=with_merchant).answer("invade (3,-3)").tokens("A") == "g2"


# -- Forests -----------------------------------------------------------------------------------------------------------


def ring_owned(a: str, b: str, **more: object) -> Situation:
    strong = player({"red": down(4), "green": down(4)}, tokens="r4 g4")
    return situation(owned(A=a, B=b), a=strong, b=strong, **more)  # type: ignore[arg-type]


@pytest.mark.rule("ALI-X15")
def test_x15_a_forest_of_six() -> None:
    table = ring_owned("(3,-1) (3,-2) (2,-2) (1,-1)", "(1,0) (2,0)")
    assert sorted(table.space("(2,-1)")["ring"]) == sorted(RING_OF_X15)
    assert table.space("(2,-1)")["difficulty"] == 6
    assert table.forest("(2,-1)") == {
        "space": "(2,-1)", "open": True, "missing": [], "strength": [4, 2, 0], "leaders": [0],
    }  # fmt: skip
    assert table.options_on("(2,-1)") == ["invade (2,-1) pay r2"]
    table.answer("invade (2,-1) pay r2")
    assert table.vp("A") == 6
    table = ring_owned("(3,-1) (3,-2) (2,-2) (1,-1)", "(1,0) (2,0) (0,0)", turn="B")
    assert table.reach("(2,-1)")["why"]["key"] == "forest_weak"


@pytest.mark.rule("ALI-X16")
def test_x16_a_forest_of_three_at_the_edge() -> None:
    table = situation(owned(A="(0,0) (0,-1) (-1,1)"), a=player({"red": down(3)}), tiles=EDGE_FOREST)
    assert sorted(table.space("(-1,0)")["ring"]) == ["(-1,1)", "(0,-1)", "(0,0)"]
    table.answer("invade (-1,0)")
    assert table.vp("A") == 3


@pytest.mark.rule("ALI-X17")
def test_x17_two_forests_share_a_ring_of_eight() -> None:
    table = situation(tiles=TWO_FORESTS)
    ring = ["(0,0)", "(0,1)", "(1,1)", "(2,0)", "(1,-1)", "(2,-2)", "(3,-1)", "(3,-2)"]
    for forest in ("(1,0)", "(2,-1)"):
        assert sorted(table.space(forest)["ring"]) == sorted(ring)
        assert table.space(forest)["difficulty"] == 8
        assert sorted(table.space(forest)["group"]) == ["(1,0)", "(2,-1)"]


@pytest.mark.rule("ALI-X18")
def test_x18_taking_one_forest_does_not_lower_the_other() -> None:
    table = ring_owned("(3,-2) (2,-2) (1,-1) (3,-1)", "(0,0) (0,1) (1,1) (2,0) (1,0)", tiles=TWO_FORESTS)
    table.answer("invade (2,-1) pay r4")
    assert table.vp("A") == 8


@pytest.mark.rule("ALI-X19")
def test_x19_equals_may_both_try() -> None:
    for turn in "AB":
        table = ring_owned("(3,-1) (3,-2) (2,-2)", "(1,-1) (1,0) (2,0) (0,0)", turn=turn)
        assert table.forest("(2,-1)")["leaders"] == [0, 1]
        assert table.starting("invade", "(2,-1)") != []


@pytest.mark.rule("ALI-X20")
def test_x20_an_open_forest_may_be_passed() -> None:
    table = situation(owned(A="(2,1) (2,0)", B="(3,-1) (2,-2) (1,-1) (1,0)", C="(3,-2)"))
    assert table.forest("(2,-1)")["open"]
    assert table.cost("(2,-2)") == 3
    assert table.reach("(2,-2)")["path"] == ["(2,1)", "(2,0)", "(2,-1)", "(2,-2)"]


# -- Alices ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALI-X21")
def test_x21_astronaut_counts_from_a_cut_off_land() -> None:
    table = situation(owned(A="(0,0) (4,-3)"), a=player({"green": ["Astronaut"]}))
    assert table.cost("(4,-2)") == 1
    assert situation(owned(A="(0,0) (4,-3)")).cost("(4,-2)") == 4


@pytest.mark.rule("ALI-X22")
def test_x22_two_knights_pay_once() -> None:
    table = politics(player({"red": ["Knight", "Knight"]}, hand=["Maid"])).answer("commoner Maid red")
    assert table.tokens("A") == "r1"


@pytest.mark.rule("ALI-X23")
def test_x23_the_first_knight_does_not_pay_for_herself() -> None:
    table = politics(player({"yellow": down(1)}, hand=["Knight"])).answer("summon Knight")
    assert table.tokens("A") == "-"


@pytest.mark.rule("ALI-X24")
def test_x24_no_flip_where_nothing_lacks() -> None:
    cards = player({"red": ["Ninja", "Valkyrie"], "green": down(3)}, tokens="r1")
    assert situation(owned(A="(0,0)"), a=cards).options_on("(2,1)") == ["invade (2,1)"]


@pytest.mark.rule("ALI-X25")
def test_x25_flipping_ninja_raises_the_difficulty_again() -> None:
    cards = player({"red": ["Ninja", "Valkyrie"], "green": down(3)}, tokens="r1")
    table = situation(owned(A="(0,0)"), a=cards)
    assert table.options_on("(3,-2)") == ["invade (3,-2) down Ninja@red pay r1"]
    table.answer("invade (3,-2) down Ninja@red pay r1")
    assert table.slot("A", "red") == ["(Ninja)", "Valkyrie"]
    assert table.tokens("A") == "-"
    assert table.vp("A") == 3


@pytest.mark.rule("ALI-X26")
def test_x26_jet_works_only_where_attack_does() -> None:
    table = situation(owned(A="(0,0)"), {"B": "(2,0)"}, a=player({"green": ["Jet"]}))
    assert table.options_on("(2,1)") == []
    assert table.options_on("(2,0)") == []
    assert table.options_on("(3,0)") == ["attack (3,0)", "jet (3,0)"]


@pytest.mark.rule("ALI-X27")
def test_x27_demonlord_still_needs_the_highest_strength() -> None:
    demonlord = player({"red": ["Demonlord", "?", "?", "?"], "green": down(4)}, tokens="r9")
    table = situation(owned(A="(0,0) (1,0)", B="(2,0) (3,-1)"), a=demonlord)
    assert table.options_on("(2,-1)") == []
    assert table.reach("(2,-1)")["why"]["key"] == "forest_weak"
    table = situation(owned(A="(0,0) (1,0)", B="(2,0)"), a=demonlord)
    assert table.options_on("(2,-1)") == ["invade (2,-1) pay r2"]


@pytest.mark.rule("ALI-X28")
def test_x28_little_draws_again_when_turned_up_again() -> None:
    cards = {"blue": ["Detective", {"card": "Little", "up": False, "public": True}], "red": ["?"]}
    table = situation(owned(A="(0,0)"), a=player(cards, hand=["?"]))  # type: ignore[arg-type]
    table.answer("invade (-1,0)")
    before = len(table.hand("A"))
    table.answer("up Little@blue")
    assert len(table.hand("A")) == before + 2


@pytest.mark.rule("ALI-X29")
def test_x29_wiccan_copies_hunter_of_another_player() -> None:
    a = player({"yellow": down(3)}, hand=["Wiccan"])
    table = politics(a, b=player({"green": ["Hunter"]})).answer("summon Wiccan")
    assert table.options == ["copy Hunter", "decline"]
    assert table.answer("copy Hunter").tokens("A") == "g3"
    assert table.slot("A", "yellow")[3] == "Wiccan:Hunter"


# -- final scoring -----------------------------------------------------------------------------------------------------


def tile_of(tokens: tuple[int, int, int], have: tuple[int, int, int]) -> list[int]:
    """The points of tile P, with so many tokens of A, B and C and so many Alices."""
    ring = ["(1,0)", "(1,-1)", "(0,-1)", "(-1,0)", "(-1,1)", "(0,1)"]
    owners = {}
    for seat, count in zip("ABC", tokens, strict=True):
        owners[seat] = " ".join(ring[:count])
        ring = ring[count:]
    kinds = ["Fighter", "Maid", "Cheergirl", "Wonder", "Original", "Knight", "Little", "Miko", "Farmer", "Angel"]
    pool = [kind for kind in kinds for _ in range(4)]
    seats = []
    for count in have:
        mine, pool = pool[:count], pool[count:]
        seats.append(player({"red": mine[:4], "blue": mine[4:8], "yellow": mine[8:12]}))
    return situation(owners, a=seats[0], b=seats[1], c=seats[2]).tile("(0,0)")


@pytest.mark.rule("ALI-X30")
def test_x30_the_rulebooks_tile() -> None:
    assert tile_of((3, 1, 1), (2, 6, 5)) == [6, 3, 0]


@pytest.mark.rule("ALI-X31")
def test_x31_a_tie_for_first_in_tokens_and_alices() -> None:
    assert tile_of((2, 2, 1), (5, 5, 9)) == [3, 3, 0]


@pytest.mark.rule("ALI-X32")
def test_x32_a_tie_for_second() -> None:
    assert tile_of((2, 2, 2), (5, 3, 3)) == [6, 0, 0]


@pytest.mark.rule("ALI-X33")
def test_x33_alices_decide_between_the_two_with_most_tokens() -> None:
    assert tile_of((2, 2, 1), (5, 3, 9)) == [6, 3, 0]


@pytest.mark.rule("ALI-X34")
def test_x34_two_equals_behind_the_first() -> None:
    assert tile_of((3, 1, 1), (0, 4, 4)) == [6, 0, 0]


@pytest.mark.rule("ALI-X35")
def test_x35_slot_points_are_shared_in_full() -> None:
    a = player({"red": ["Fighter", "Fighter", "Knight"]})
    b = player({"red": ["Fighter", "Knight", "Knight"]})
    assert situation(a=a, b=b, c=player({"red": ["Fighter"]})).slot_points("red") == [3, 3, 0]


@pytest.mark.rule("ALI-X36")
def test_x36_every_original_scores() -> None:
    a = player({"white": ["Original"] * 3})
    b = player({"red": ["Fighter"] * 3})
    assert situation(a=a, b=b, c=player({"red": ["Knight"]})).effects("A") == {"Original": 3}


@pytest.mark.rule("ALI-X37")
@pytest.mark.parametrize(("cards", "winners", "reason"), [(2, "A", "alices"), (3, "AB", "shared")])
def test_x37_equal_points(cards: int, winners: str, reason: str) -> None:
    a = player({"red": ["Fighter"] * 3}, vp=44)
    b = player({"blue": ["Maid"] * cards}, vp=47 - cards)
    table = last_turn(a=a, b=b, c=player())
    table.answer("attack (4,-2)")
    assert table.scores[:2] == [47, 47]
    assert (table.winners, table.outcome.reason) == (winners, reason)


# -- deck and bank -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALI-X38")
def test_x38_an_empty_hand_and_a_deck_that_runs_out() -> None:
    b, c = player(hand=["?"] * 41, discarded=["?"] * 5), player(hand=["?"] * 42)
    table = situation(phase="politics", a=player(hand=[]), b=b, c=c, deck=["Knight", "Jet"])
    assert table.asked == "B"
    assert [event["count"] for event in table.events("reshuffle")] == [5]
    assert len(table.hand("A")) == 3
    assert {"Knight", "Jet"} <= set(table.hand("A"))
    assert (table.board["deck"], table.board["discard"]) == (4, 0)


@pytest.mark.rule("ALI-X39")
def test_x39_what_is_paid_is_back_in_the_bank_before_the_bonus() -> None:
    a, b, c = player({"red": down(2)}, tokens="r1"), player(tokens="r10"), player(tokens="r9")
    table = situation(owned(A="(3,-2)"), a=a, b=b, c=c)
    assert table.bank("red") == 0
    table.answer("invade (4,-2) pay r1")
    assert table.tokens("A") == "r1"
    assert table.bank("red") == 0


# -- attacks left behind, and the rest ---------------------------------------------------------------------------------


@pytest.mark.rule("ALI-X40")
def test_x40_an_attack_on_land_that_is_connected_again() -> None:
    owners = owned(A="(2,1)", B="(0,0) (1,-1) (3,-3)")
    b = player({"red": down(1)}, hand=["Fighter", "?"])
    table = situation(owners, a=player(hand=["Maid", "?"]), b=b)
    table.answer("attack (3,-3)")
    assert (table.owner("(3,-3)"), table.attacker("(3,-3)")) == ("B", "A")
    table.answers("commoner Fighter green", "attack (2,-2)")
    table.answer(table.starting("commoner")[0]).answer("attack (3,1)")
    table.answers("commoner Maid white", "attack (-1,1)")
    table.answer(table.starting("commoner")[0]).answer("finish (2,-2)")
    assert not table.cut_off("(3,-3)")
    table.answer(table.starting("commoner")[0]).answer("attack (0,1)")
    assert table.over
    assert (table.owner("(3,-3)"), table.attacker("(3,-3)")) == ("B", "A")


@pytest.mark.rule("ALI-X40")
def test_x40_the_finish_is_not_offered() -> None:
    table = situation(owned(A="(2,1)", B="(0,0) (1,-1) (2,-2) (3,-3)"), {"A": "(3,-3)"})
    assert table.options_on("(3,-3)") == []
    assert table.refused("finish (3,-3)").rule == "ALI-I4"


@pytest.mark.rule("ALI-X41")
def test_x41_who_is_strong_enough_cannot_attack() -> None:
    assert situation(owned(A="(0,0)")).options_on("(1,-1)") == ["invade (1,-1)"]


@pytest.mark.rule("ALI-X42")
def test_x42_both_start_tokens_on_one_city() -> None:
    empress = player({"white": ["Empress"]})
    table = situation(owned(A="(0,0) (0,0)", B="(1,0)"), a=empress, tiles=[*TWO_FORESTS[1:], EDGE_FOREST[0]])
    assert table.owner("(0,0)") == "AA"
    assert table.board["tiles"][0]["tokens"] == [2, 1, 0]
    assert table.effects("A") == {"Empress": 1}
    assert table.forest("(-1,0)")["strength"][0] == 1


@pytest.mark.rule("ALI-X43")
def test_x43_magician_doubles_tokens() -> None:
    table = politics(player({"yellow": ["Magician", "?", "?"]}, hand=["Jet"], tokens="y2"))
    assert table.starting("summon") == ["summon Jet pay y2"]
    assert table.answer("summon Jet pay y2").tokens("A") == "-"


@pytest.mark.rule("ALI-X44")
def test_x44_alchemist_pays_any_colour() -> None:
    def payments(tokens: str) -> list[str]:
        cards = player({"yellow": ["Alchemist"], "green": down(1)}, tokens=tokens)
        return situation(owned(A="(0,0)"), a=cards).starting("invade", "(2,0)")

    assert payments("r1 g1") == ["invade (2,0) pay r1 g1"]
    assert sorted(payments("r2 g1")) == ["invade (2,0) pay r1 g1", "invade (2,0) pay r2"]


@pytest.mark.rule("ALI-X45")
@pytest.mark.parametrize("wiccans", [1, 2])
def test_x45_a_copied_panzer_adds_to_a_real_one(wiccans: int) -> None:
    cards = player({"red": ["Panzer"], "yellow": ["Wiccan:Panzer"] * wiccans})
    table = situation(owned(A="(3,-2)"), a=cards)
    assert table.reach("(4,-2)")["military"] == 3
    assert "invade (4,-2)" in table.options


@pytest.mark.rule("ALI-X46")
def test_x46_pirate_gets_the_whole_bonus() -> None:
    cards = player({"red": down(3), "green": ["Pirate"]})
    table = situation(owned(A="(3,-2)", B="(2,1) (4,-2)"), a=cards)
    assert table.answer("invade (4,-2)").tokens("A") == "r3"


@pytest.mark.rule("ALI-X47")
def test_x47_a_mayor_turned_up_in_green() -> None:
    cards = player({"blue": ["Detective"], "red": down(1), "green": ["(Mayor)"]})
    table = situation(owned(A="(0,0)"), a=cards).answer("invade (-1,0)")
    assert "up Mayor@green" in table.options
    table.answer("up Mayor@green")
    assert table.slot("A", "green") == ["Mayor"]
    assert table.seat("A")["alices"] == 2
    assert table.slot_points("green") == [1, 0, 0]
    assert table.slot_points("white") == [0, 0, 0]


@pytest.mark.rule("ALI-X48")
def test_x48_scholar_and_princess() -> None:
    cards = {"blue": ["Scholar", "Little"], "yellow": ["Princess", "Wiccan"], "green": ["Jet"]}
    assert situation(a=player(cards)).effects("A") == {"Scholar": 3, "Princess": 4}


@pytest.mark.rule("ALI-X49")
def test_x49_saint_counts_for_the_originals_of_others() -> None:
    a = player({"white": ["Saint", "Angel"], "red": ["Fighter"] * 4})
    b = player({"white": ["Original", "Original"], "blue": ["Maid"] * 4, "green": ["Wonder"]})
    table = situation(a=a, b=b)
    assert (table.seat("A")["alices"], table.seat("A")["alices_counted"], table.seat("B")["alices"]) == (6, 8, 7)
    assert table.effects("B") == {}
