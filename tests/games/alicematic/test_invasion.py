"""Invasion: targets, Military Power, Mobility, attacks, taking a space."""

from __future__ import annotations

import pytest

from tests.at_random import answers
from tests.games.alicematic.helpers import TWO_FORESTS, down, new, owned, player, politics, situation, thumbs

STRONG = player({"red": down(4), "green": down(4)})


# -- targets -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALI-I1", "ALI-Q12")
def test_an_invasion_must_be_made_if_it_can_be() -> None:
    table = situation(owned(A="(0,0)"))
    assert "skip" not in table.options
    assert table.refused("skip").rule == "ALI-I1"


@pytest.mark.rule("ALI-I1")
def test_the_step_is_skipped_if_nothing_is_legal() -> None:
    lands = "(1,0) (1,-1) (0,-1) (-1,0) (-1,1) (0,1)"
    owners = owned(
        A=f"(0,0) {lands}", B="(2,1) (3,1) (3,0) (2,0) (1,1) (1,2) (2,2)", C="(3,-2) (4,-2) (4,-3) (3,-3) (2,-2) (3,-1)"
    )
    table = situation(owners)
    assert table.options == ["skip"]
    assert table.answer("skip").asked == "B"


@pytest.mark.rule("ALI-I2", "ALI-I31")
def test_any_land_may_be_attacked_however_far() -> None:
    table = new(5)
    for seat, action in answers(table.position, 3):
        if table.question == "invasion":
            options = table.options
            free = [t["space"] for t in table.board["tokens"] if t["face"] == "up"] + [
                t["space"] for t in table.board["tokens"] if t["face"] == "down"
            ]
            for space in table.board["map"]["spaces"]:
                if space["kind"] not in ("city", "forest") and space["space"] not in free:
                    assert any(option.split()[1] == space["space"] for option in options)
            break
        assert seat >= 0 and action > 0


@pytest.mark.rule("ALI-I3")
def test_the_kinds_of_target() -> None:
    owners = owned(A="(0,0)", B="(2,1) (3,-3) (2,0)", C="(3,-2)")
    table = situation(owners, a=player({"red": down(4), "green": down(4)}, tokens="r9 g9"))
    assert table.starting("invade", "(1,0)") == ["invade (1,0)"]
    assert table.starting("invade", "(3,-3)") != []
    assert table.starting("invade", "(3,-2)") == ["invade (3,-2) pay r2"]
    assert table.starting("invade", "(2,-1)") == []
    under = situation(owners, {"C": "(1,0)"}, a=STRONG)
    assert under.starting("invade", "(1,0)") == ["invade (1,0)"]


@pytest.mark.rule("ALI-I4", "ALI-Q4")
def test_what_is_never_a_target() -> None:
    owners = owned(A="(0,0) (1,0)", B="(2,1) (2,0)")
    table = situation(owners, a=player({"red": down(4), "green": down(4)}, tokens="r9 g9"))
    reasons = {
        "(1,0)": "own",
        "(0,0)": "city_yours",
        "(2,1)": "city_full",
        "(2,0)": "connected",
        "(2,-1)": "forest_closed",
    }
    for space, key in reasons.items():
        assert table.options_on(space) == []
        assert table.reach(space)["why"]["key"] == key
        assert table.refused(f"invade {space}").key == key
    pieces = {piece["piece"]: piece["key"] for piece in table.view("A")["question"]["refused"]}
    assert reasons.items() <= pieces.items()


@pytest.mark.rule("ALI-I5", "ALI-N6")
def test_city_tokens_never_leave() -> None:
    seen: dict[str, int] = {}
    for table in thumbs(4, seed=5):
        cities = {s["space"] for s in table.board["map"]["spaces"] if s["kind"] == "city"}
        now = {f"{t['space']} {t['seat']}": t["count"] for t in table.board["tokens"] if t["space"] in cities}
        assert all(now.get(key, 0) >= count for key, count in seen.items())
        seen = now
    assert seen


@pytest.mark.rule("ALI-I6")
def test_the_four_actions() -> None:
    jet = player({"green": ["Jet"], "red": down(1)}, tokens="g9 r9")
    table = situation(owned(A="(0,0)"), {"A": "(0,1)"}, a=jet)
    assert table.options_on("(1,0)") == ["invade (1,0)"]
    assert table.options_on("(2,0)") == ["invade (2,0) pay g1", "attack (2,0)", "jet (2,0)"]
    assert table.options_on("(0,1)") == ["finish (0,1)"]
    assert table.refused("finish (2,0)").rule == "ALI-I6"


# -- Military Power ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALI-I7", "ALI-I8")
def test_military_power_must_reach_the_difficulty() -> None:
    def can(red: int) -> set[str]:
        table = situation(owned(A="(3,-2)"), a=player({"red": down(red)}))
        return {space for space in ("(4,-3)", "(3,-3)", "(4,-2)") if table.starting("invade", space)}

    assert can(0) == {"(4,-3)"}
    assert can(1) == {"(4,-3)", "(3,-3)"}
    assert can(3) == {"(4,-3)", "(3,-3)", "(4,-2)"}


@pytest.mark.rule("ALI-I9", "ALI-Q16")
def test_red_tokens_make_up_the_lack_for_one_invasion() -> None:
    table = situation(owned(A="(3,-2)"), a=player({"red": down(1)}, tokens="r5"))
    assert table.options_on("(4,-2)") == ["invade (4,-2) pay r2", "attack (4,-2)"]
    for text in ("invade (4,-2)", "invade (4,-2) pay r1", "invade (4,-2) pay r3", "invade (4,-2) pay r2 g1"):
        assert table.refused(text).rule == "ALI-Q16"
    table.answer("invade (4,-2) pay r2")
    assert table.tokens("A") == "r4"  # 5 - 2, and the bonus of a red slot with one card


@pytest.mark.rule("ALI-I9")
def test_too_few_red_tokens() -> None:
    table = situation(owned(A="(3,-2)"), a=player({"red": down(1)}, tokens="r1"))
    refused = table.refused("invade (4,-2) pay r2")
    assert (refused.rule, refused.args["red"]) == ("ALI-I9", 2)


# -- Mobility ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALI-I10")
def test_mobility_is_the_green_slot() -> None:
    for green in range(5):
        table = situation(owned(A="(0,0)"), a=player({"green": down(green), "red": down(1)}))
        assert table.reach("(2,0)")["mobility"] == green
        assert bool(table.starting("invade", "(2,0)")) == (green >= 2)


@pytest.mark.rule("ALI-I11")
def test_the_tile_of_an_own_city_costs_nothing() -> None:
    table = situation(owned(A="(0,0)", B="(2,1)"))
    for space in ("(1,0)", "(1,-1)", "(0,-1)", "(-1,0)", "(-1,1)", "(0,1)"):
        assert table.cost(space) == 0
        assert table.reach(space)["path"] == []


@pytest.mark.rule("ALI-I12")
def test_the_rulebooks_mobility_figures() -> None:
    """0 on the own tile; 3 with a detour or through another's space; 3 from City to City."""
    owners = owned(A="(0,0)", B="(1,0) (1,1)")
    table = situation(owners)
    assert [table.cost(space) for space in ("(-1,0)", "(2,0)", "(2,1)")] == [0, 3, 4]
    free = situation(owned(A="(0,0)"))
    assert [free.cost(space) for space in ("(-1,0)", "(2,0)", "(2,1)")] == [0, 2, 3]
    walk = situation(owned(A="(0,0)", B="(1,0) (0,1)")).reach("(2,1)")
    assert walk["cost"] == 4
    assert situation(owned(A="(0,0)", B="(1,1) (1,0)")).reach("(1,2)")["cost"] == 4


@pytest.mark.rule("ALI-I12")
def test_the_nearest_city_counts() -> None:
    table = situation(owned(A="(0,0) (2,1)"))
    assert table.cost("(3,-1)") == 2
    assert table.reach("(3,-1)")["path"][0] == "(2,1)"


@pytest.mark.rule("ALI-I13", "ALI-Q5")
def test_the_target_itself_adds_nothing() -> None:
    assert situation(owned(A="(0,0)", B="(2,0)")).cost("(2,0)") == 2
    assert situation(owned(A="(0,0)", B="(2,1)")).cost("(2,1)") == 3


@pytest.mark.rule("ALI-I14")
def test_a_closed_forest_is_no_way_but_may_be_a_target() -> None:
    table = situation(owned(A="(0,0)"), tiles=TWO_FORESTS)
    assert table.cost("(2,-1)") == 2
    assert "(1,0)" not in table.reach("(2,0)")["path"]


@pytest.mark.rule("ALI-I16")
def test_without_a_walk_tokens_do_not_help() -> None:
    apart = [
        {"at": "(0,0)", "city": 5, "spots": 2, "ring": ["G1", "R0", "W2", "B1", "Y2", "R2"]},
        {"at": "(1,4)", "city": 4, "spots": 1, "ring": ["W1", "B2", "Y1", "G2", "R1", "G0"]},
    ]
    table = situation({}, a=player({"red": down(4), "green": down(4)}, tokens="r9 g9"), tiles=apart)
    assert table.reach("(2,4)")["cost"] is None
    assert table.options_on("(2,4)") == ["attack (2,4)"]
    assert table.refused("invade (2,4)").rule == "ALI-I16"
    jet = player({"green": ["Jet"]})
    assert situation({}, {"A": "(1,5)"}, a=jet, tiles=apart).options_on("(1,5)") == ["finish (1,5)"]
    assert situation({}, a=jet, tiles=apart).options_on("(2,4)") == ["attack (2,4)", "jet (2,4)"]


@pytest.mark.rule("ALI-I17")
def test_a_cost_of_one_does_not_occur() -> None:
    for table in thumbs(4, seed=8):
        if table.question == "invasion":
            seat = "ABCD"[table.position.asked()[0]]
            astronaut = any(card["alice"] == "Astronaut" for card in table.seat(seat)["slots"]["green"])
            copied = any(
                card["copies"] == "Astronaut" for cards in table.seat(seat)["slots"].values() for card in cards
            )
            if not astronaut and not copied:
                assert 1 not in {entry["cost"] for entry in table.seen(seat)["you"]["reach"]}


@pytest.mark.rule("ALI-I18", "ALI-Q16")
def test_green_tokens_make_up_the_lack() -> None:
    table = situation(owned(A="(0,0)"), a=player({"red": down(1)}, tokens="g5"))
    assert table.starting("invade", "(2,0)") == ["invade (2,0) pay g2"]
    assert table.answer("invade (2,0) pay g2").tokens("A") == "g3"
    table = situation(owned(A="(0,0)"), a=player({"red": down(1)}, tokens="g1"))
    assert table.refused("invade (2,0) pay g2").rule == "ALI-I18"


# -- attacks -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALI-I19", "ALI-I20", "ALI-I21", "ALI-Q10")
def test_attack_is_judged_without_tokens_and_effects() -> None:
    panzer = player({"red": ["Panzer"]}, tokens="r9 g9")
    table = situation(owned(A="(0,0)"), a=panzer)
    assert table.options_on("(0,1)") == ["invade (0,1)", "attack (0,1)"]
    assert table.options_on("(-1,0)") == ["invade (-1,0)"]
    assert table.refused("attack (-1,0)").rule == "ALI-I20"
    astronaut = player({"green": ["Astronaut"], "red": down(3)})
    table = situation(owned(A="(0,0) (4,-3)"), a=astronaut)
    assert table.options_on("(4,-2)") == ["invade (4,-2)", "attack (4,-2)"]


@pytest.mark.rule("ALI-I22", "ALI-B9")
def test_attack_costs_and_gives_nothing() -> None:
    table = situation(owned(A="(0,0)"), a=player({"red": down(1)}, tokens="r1")).answer("attack (0,1)")
    assert table.tokens("A") == "r1"
    assert table.seat("A")["supply"] == 14
    assert table.events("bonus") == []


@pytest.mark.rule("ALI-I23")
def test_cities_and_forests_cannot_be_put_under_attack() -> None:
    table = situation(owned(A="(0,0) (3,-1) (2,-2) (1,-1) (1,0) (2,0)", B="(3,-2)"))
    assert table.forest("(2,-1)")["open"]
    assert table.options_on("(2,-1)") == []
    assert table.options_on("(2,1)") == []
    assert table.refused("attack (2,1)").rule == "ALI-I23"
    assert table.refused("attack (2,-1)").rule == "ALI-I23"


@pytest.mark.rule("ALI-I24", "ALI-I25", "ALI-I34")
def test_land_under_attack_by_another_needs_invade() -> None:
    table = situation(owned(A="(0,0)", B="(2,1)"), {"B": "(0,1)"}, a=player({"red": down(1)}, tokens="r1"))
    assert table.options_on("(0,1)") == ["invade (0,1) pay r1"]
    assert table.refused("attack (0,1)").rule == "ALI-I24"
    before = table.seat("B")["supply"]
    table.answer("invade (0,1) pay r1")
    assert table.seat("B")["supply"] == before + 1
    assert table.tokens("A") == "r1"
    assert table.events("stolen") == []


@pytest.mark.rule("ALI-I26", "ALI-I27")
def test_attack_tokens_may_be_left_and_only_finished() -> None:
    table = situation(
        owned(A="(0,0)"), {"A": "(0,1) (2,0) (1,1)"}, a=player({"red": down(4), "green": down(4)}, tokens="r4")
    )
    for space in ("(0,1)", "(2,0)", "(1,1)"):
        assert table.options_on(space) == [f"finish {space}"]
    assert table.refused("invade (0,1)").rule == "ALI-I27"
    assert table.refused("attack (0,1)").rule == "ALI-I27"
    table.answer("invade (1,0)")
    assert table.attacker("(0,1)") == "A"


@pytest.mark.rule("ALI-I28", "ALI-I29", "ALI-Q7", "ALI-I30")
def test_a_cut_off_land_under_attack_stays_its_owners() -> None:
    table = situation(owned(A="(2,1)", B="(0,0) (3,-3)"))
    table.answer("attack (3,-3)")
    assert (table.owner("(3,-3)"), table.attacker("(3,-3)")) == ("B", "A")
    assert table.board["tiles"][2]["tokens"] == [0, 1, 0]
    connected = situation(owned(A="(2,1)", B="(3,-2) (3,-3)"), {"A": "(3,-3)"})
    assert connected.options_on("(3,-3)") == []
    assert connected.reach("(3,-3)")["why"]["key"] == "connected"


# -- taking a space ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALI-I32", "ALI-Q17")
def test_the_order_of_a_success() -> None:
    cards = player({"red": ["Valkyrie", "Fighter"], "blue": ["Merchant"], "yellow": ["Cheergirl"]}, tokens="r1")
    owners = owned(A="(3,-2)", B="(2,1)")
    table = situation(owners, {"C": "(4,-2)"}, a=cards, b=player(tokens="r2"))
    table.answer("invade (4,-2) down Cheergirl@yellow")
    keys = [event["key"] for event in table.told()]
    assert keys == ["down", "invade", "token_home", "bonus"]
    assert table.question == "take_token"
    table.answer("take seat 2")
    assert [event["key"] for event in table.told()][4:6] == ["take", "gain"]


@pytest.mark.rule("ALI-I33", "ALI-I35", "ALI-B8")
@pytest.mark.parametrize(("way", "cards"), [("finish", {}), ("jet", {"green": ["Jet"]}), ("invade", {})])
def test_a_stolen_space_pays_half_in_every_way(way: str, cards: dict[str, list[str]]) -> None:
    attacks = {"A": "(4,-2)"} if way == "finish" else {}
    red = down(2) if way == "jet" else down(3)
    table = situation(owned(A="(3,-2)", B="(2,1) (4,-2)"), attacks, a=player({"red": red, **cards}))
    table.answer(f"{way} (4,-2)")
    assert table.tokens("A") == "r1"
    assert table.events("stolen") == [{"seat": 0, "victim": 1, "space": "(4,-2)"}]


@pytest.mark.rule("ALI-I36", "ALI-N3")
def test_there_are_always_tokens_to_place() -> None:
    for table in thumbs(3, seed=4):
        for seat in "ABC":
            assert table.seat(seat)["supply"] >= 0
    assert all(table.seat(seat)["supply"] < 12 for seat in "ABC")


@pytest.mark.rule("ALI-I37", "ALI-I38", "ALI-N6")
def test_owned_spaces_stay_owned_and_connected_ones_stay_safe() -> None:
    owned_before: set[str] = set()
    safe_before: set[tuple[str, int]] = set()
    for seed in range(2):
        owned_before, safe_before = set(), set()
        for table in thumbs(4, seed):
            up = [token for token in table.board["tokens"] if token["face"] == "up"]
            owned_now = {token["space"] for token in up}
            safe_now = {(token["space"], token["seat"]) for token in up if not token["cut_off"]}
            assert owned_before <= owned_now
            assert safe_before <= safe_now
            owned_before, safe_before = owned_now, safe_now
    assert owned_before and safe_before


# -- bonus and bank ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALI-B1")
@pytest.mark.parametrize(
    ("space", "slot", "gained"), [("(0,1)", "red", "r3"), ("(-1,1)", "yellow", "y3"), ("(1,0)", "green", "g3")]
)
def test_tokens_of_the_colour(space: str, slot: str, gained: str) -> None:
    table = situation(owned(A="(0,0)"), a=player({"red": down(3), slot: down(3)})).answer(f"invade {space}")
    assert table.tokens("A") == gained


@pytest.mark.rule("ALI-B2")
def test_cards_of_a_blue_space() -> None:
    table = situation(owned(A="(0,0)"), a=player({"red": down(1), "blue": down(3)}, hand=["?"])).answer("invade (-1,0)")
    assert len(table.hand("A")) == 4
    assert table.events("drew", "B") == []
    assert len(table.events("drew", "A")[0]["cards"]) == 3


@pytest.mark.rule("ALI-B3")
def test_vp_of_a_white_space() -> None:
    table = situation(owned(A="(0,0)"), a=player({"red": down(2), "white": down(4)})).answer("invade (0,-1)")
    assert table.vp("A") == 4


@pytest.mark.rule("ALI-B4")
def test_a_city_gives_three_and_opens_its_tile() -> None:
    table = situation(owned(A="(0,0) (2,0)"), a=player({"red": down(4), "green": down(3)}))
    table.answer("invade (2,1)")
    assert table.vp("A") == 3
    assert not table.cut_off("(2,0)")
    table.pass_turn().pass_turn()
    table.answer(table.starting("commoner")[0])
    assert table.cost("(3,1)") == 0


@pytest.mark.rule("ALI-B6")
def test_the_card_of_this_turn_counts() -> None:
    table = politics(player({"red": down(1)}, hand=["Knight"])).answer("commoner Knight red").answer("invade (0,1)")
    assert table.tokens("A") == "r2"


@pytest.mark.rule("ALI-B7")
def test_an_empty_slot_gives_nothing_but_effects_do() -> None:
    table = situation(owned(A="(0,0)"), a=player({"red": down(1), "blue": ["Merchant"]})).answer("invade (1,0)")
    assert table.tokens("A") == "g1"
    assert table.events("bonus") == []


@pytest.mark.rule("ALI-B5", "ALI-F8")
def test_a_forest_gives_its_ring() -> None:
    owners = owned(A="(3,-2) (3,-1) (2,-2) (1,-1) (1,0) (2,0)")
    table = situation(owners, a=player({"red": down(4)}, tokens="r2")).answer("invade (2,-1) pay r2")
    assert table.vp("A") == 6


@pytest.mark.rule("ALI-B10")
def test_any_number_of_tokens_may_be_held() -> None:
    table = situation(owned(A="(0,0)"), a=player({"red": down(2)}, tokens="r18")).answer("invade (0,1)")
    assert table.tokens("A") == "r20"
    assert table.bank("red") == 0


@pytest.mark.rule("ALI-B11")
def test_the_bank_is_limited() -> None:
    table = situation(owned(A="(0,0)"), a=player({"red": down(4)}), b=player(tokens="r10"), c=player(tokens="r9"))
    table.answer("invade (0,1)")
    assert table.tokens("A") == "r1"
    assert table.events("bonus") == [{"seat": 0, "what": "red", "count": 1, "due": 4}]


@pytest.mark.rule("ALI-B12")
def test_payment_is_back_before_the_bonus() -> None:
    table = situation(owned(A="(3,-2)"), a=player({"red": down(1)}, tokens="r10"), b=player(tokens="r10"))
    table.answer("invade (4,-2) pay r2")
    assert (table.tokens("A"), table.bank("red")) == ("r9", 1)


@pytest.mark.rule("ALI-B13", "ALI-Q22", "ALI-N7")
def test_vp_never_run_out() -> None:
    table = situation(owned(A="(0,0)"), a=player({"red": down(2), "white": down(4)}, vp=200)).answer("invade (0,-1)")
    assert table.vp("A") == 204
