"""The thirty Alices, each by name, and what holds for all of them."""

from __future__ import annotations

import pytest

from tests.games.alicematic.helpers import Situation, down, owned, player, politics, situation

HOME = owned(A="(0,0)")


def invading(cards: dict[str, list[str]], space: str, tokens: str = "", **more: object) -> Situation:
    """A, with Military 2 at least, takes a space of her own tile."""
    cards = {**cards, "red": [*cards.get("red", []), "?", "?"]}
    table = situation(more.pop("owners", HOME), a=player(cards, hand=["?"], tokens=tokens), **more)  # type: ignore[arg-type]
    return table.answer(f"invade {space}")


def putting(slot: str, *alices: str, **cards: list[str]) -> Situation:
    """A puts a Commoner into a slot beside these Alices."""
    slots: dict[str, list[str]] = {slot: list(alices), **cards}
    return politics(player(slots, hand=["Jet"])).answer(f"commoner Jet {slot}")


# -- in general --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALI-A1", "ALI-A3")
def test_all_face_up_alices_are_active_at_once() -> None:
    table = politics(player({"red": ["Knight"], "white": ["Angel"]}, hand=["Jet", "Fighter"]))
    assert table.answer("summon Fighter").tokens("A") == "r1"
    table = politics(player({"yellow": down(2), "red": down(1)}, hand=["Panzer"])).answer("summon Panzer")
    assert table.reach("(0,1)")["military"] == 3


@pytest.mark.rule("ALI-A2", "ALI-A4", "ALI-Q10")
def test_lasting_helps_are_applied_and_choices_may_be_declined() -> None:
    table = invading({"red": ["Fighter"]}, "(0,1)", b=player(tokens="r2"))
    assert table.options == ["take seat 2", "decline"]
    table.answer("decline")
    assert table.tokens("B") == "r2"
    assert table.events("decline") == [{"seat": 0, "alice": "Fighter"}]


@pytest.mark.rule("ALI-A5", "ALI-Q13")
def test_cards_of_one_name_give_their_effect_once() -> None:
    assert putting("white", "Angel", "Angel").vp("A") == 1
    table = situation(HOME, a=player({"red": ["Panzer", "Panzer"]}))
    assert table.reach("(0,1)")["military"] == 3


@pytest.mark.rule("ALI-A7", "ALI-A8", "ALI-A9", "ALI-Q13")
def test_copies_add_to_the_real_one_but_not_to_each_other() -> None:
    assert putting("red", "Knight", yellow=["Wiccan:Knight"]).tokens("A") == "r2"
    assert putting("red", "Knight", yellow=["Wiccan:Knight", "Wiccan:Knight"]).tokens("A") == "r2"
    assert putting("red", yellow=["Wiccan:Knight", "Wiccan:Knight"]).tokens("A") == "r1"
    different = putting("red", yellow=["Wiccan:Knight", "Wiccan:Angel"])
    assert different.tokens("A") == "r1"


@pytest.mark.rule("ALI-A6", "ALI-A9", "ALI-A45")
def test_every_original_is_a_source_also_a_copying_wiccan() -> None:
    table = situation(a=player({"white": ["Original", "Original"], "yellow": ["Wiccan:Original", "Wiccan:Original"]}))
    assert table.effects("A") == {"Original": 4}


@pytest.mark.rule("ALI-A10")
def test_an_alice_in_a_foreign_slot_keeps_her_effect() -> None:
    cards = {"blue": [{"card": "Knight", "up": True}]}
    table = politics(player(cards, hand=["Jet"])).answer("commoner Jet red")
    assert table.tokens("A") == "r1"


@pytest.mark.rule("ALI-A11", "ALI-Q14")
@pytest.mark.parametrize(
    ("name", "slot"), [("Knight", "red"), ("Miko", "yellow"), ("Farmer", "green"), ("Angel", "white")]
)
def test_a_place_effect_does_not_see_its_own_arrival(name: str, slot: str) -> None:
    cards = {"yellow": down(1)}
    table = politics(player(cards, hand=[name])).answer(f"summon {name}")
    assert (table.tokens("A"), table.vp("A")) == ("-", 0)
    again = politics(player({**cards, slot: [*cards.get(slot, []), name]}, hand=[name])).answer(f"summon {name}")
    assert (again.tokens("A") != "-") or again.vp("A") == 1


@pytest.mark.rule("ALI-A11")
def test_a_place_effect_does_not_see_a_card_turned_over() -> None:
    table = invading({"blue": ["Detective"], "green": ["Farmer", "(Jet)"]}, "(-1,0)").answer("up Jet@green")
    assert table.tokens("A") == "-"


@pytest.mark.rule("ALI-A12", "ALI-Q13")
def test_a_reveal_effect_happens_beside_another_card_of_the_name() -> None:
    table = politics(player({"yellow": down(2), "green": ["Hunter"]}, hand=["Hunter"])).answer("summon Hunter")
    assert table.tokens("A") == "g3"


@pytest.mark.rule("ALI-A13", "ALI-Q15")
def test_a_card_turned_up_does_not_join_in() -> None:
    table = invading({"blue": ["Detective", "(Detective)", "?"]}, "(-1,0)")
    table.answer("up Detective@blue")
    assert table.question == "politics"


@pytest.mark.rule("ALI-A13")
def test_invade_effects_are_judged_after_the_flips() -> None:
    cards = player({"red": ["Valkyrie", "?"], "blue": ["Idol"], "green": down(3)}, hand=[])
    table = situation(HOME, a=cards).answer("invade (2,1) down Idol@blue")
    assert table.events("gain") == []


@pytest.mark.rule("ALI-A14", "ALI-Q15")
def test_effects_come_in_slot_order() -> None:
    cards = {"red": ["Fighter"], "blue": ["Merchant"], "yellow": ["Wiccan:Merchant"]}
    table = invading(cards, "(0,1)", b=player(tokens="r1"))
    assert table.question == "take_token"
    table.answer("take seat 2")
    keys = [(e["key"], e["args"].get("alice")) for e in table.told() if e["key"] in ("take", "gain")]
    assert keys == [("take", None), ("gain", "Merchant"), ("gain", "Merchant")]


@pytest.mark.rule("ALI-A15")
def test_gains_are_cut_short_by_the_bank_and_not_halved() -> None:
    table = politics(player({"yellow": down(2)}, hand=["Hunter"]), b=player(tokens="g18")).answer("summon Hunter")
    assert table.tokens("A") == "g2"
    assert table.events("gain") == [{"seat": 0, "alice": "Hunter", "what": "green", "count": 2, "due": 3}]


@pytest.mark.rule("ALI-A16")
def test_slots_bound_the_number_of_alices() -> None:
    full = {"red": ["Fighter"] * 4, "blue": ["Maid"] * 4, "yellow": ["Cheergirl"] * 4}
    table = politics(player(full, hand=["Knight", "Original"], tokens="y5"))
    assert table.starting("summon") == ["summon Original"]


# -- red ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALI-A21")
@pytest.mark.parametrize(
    ("name", "slot", "space", "letter"),
    [("Fighter", "red", "(0,1)", "r"), ("Cheergirl", "yellow", "(-1,1)", "y"), ("Wonder", "green", "(1,0)", "g")],
)
def test_fighter_cheergirl_and_wonder_take_a_token(name: str, slot: str, space: str, letter: str) -> None:
    table = invading({slot: [name]}, space, b=player(tokens=f"{letter}3"), c=player(tokens=f"{letter}1"))
    before = int(table.tokens("A").removeprefix(letter))
    assert table.question == "take_token"
    assert table.options == ["take seat 2", "take seat 3", "decline"]
    assert table.board["effect"]["alice"] == name
    table.answer("take seat 3")
    assert table.tokens("A") == f"{letter}{before + 1}"
    assert table.tokens("C") == "-"


@pytest.mark.rule("ALI-A21")
def test_fighter_takes_nothing_where_nobody_has_a_token() -> None:
    table = invading({"red": ["Fighter"]}, "(0,1)")
    assert table.question == "politics"
    assert table.tokens("A") == "r3"


@pytest.mark.rule("ALI-A21")
def test_fighter_takes_once_for_each_source_and_from_whom_she_has_not_emptied() -> None:
    table = invading({"red": ["Fighter"], "yellow": ["Wiccan:Fighter"]}, "(0,1)", b=player(tokens="r1"))
    table.answer("take seat 2")
    assert table.question == "politics"
    table = invading({"red": ["Fighter"], "yellow": ["Wiccan:Fighter"]}, "(0,1)", b=player(tokens="r2"))
    table.answer("take seat 2").answer("take seat 2")
    assert table.tokens("B") == "-"


@pytest.mark.rule("ALI-A21")
def test_fighter_works_for_stolen_spaces() -> None:
    owners = owned(A="(3,-2)", B="(2,1) (4,-2)")
    table = invading({"red": ["Fighter"]}, "(4,-2)", owners=owners, b=player(tokens="r2"))
    assert table.tokens("A") == "r1"
    assert table.answer("take seat 2").tokens("A") == "r2"


@pytest.mark.rule("ALI-A22")
def test_knight() -> None:
    assert putting("red", "Knight").tokens("A") == "r1"
    assert putting("blue", red=["Knight"]).tokens("A") == "-"
    second = politics(player({"red": ["Knight"], "yellow": down(1)}, hand=["Knight"])).answer("summon Knight")
    assert second.tokens("A") == "r1"


@pytest.mark.rule("ALI-A23")
def test_panzer_helps_against_land_only() -> None:
    table = situation(HOME, a=player({"red": ["Panzer"], "green": down(3)}))
    assert table.reach("(0,1)")["military"] == 2
    assert table.reach("(2,1)")["military"] == 1
    assert table.reach("(2,-1)")["military"] == 1


@pytest.mark.rule("ALI-A24")
def test_ninja_makes_cities_easier() -> None:
    table = situation(HOME, a=player({"red": ["Ninja"], "green": down(3)}, tokens="r9"))
    assert table.reach("(2,1)")["difficulty"] == 2
    assert table.options_on("(2,1)") == ["invade (2,1) pay r1"]
    assert table.reach("(0,1)")["difficulty"] == 2
    two = situation(HOME, a=player({"red": ["Ninja"], "yellow": ["Wiccan:Ninja"], "green": down(3)}))
    assert two.reach("(3,-2)")["difficulty"] == 2
    assert two.reach("(2,1)")["difficulty"] == 0


def valkyrie(cards: dict[str, list[str]], tokens: str = "", owners: dict[str, str] | None = None) -> Situation:
    return situation(owners or HOME, a=player({"green": down(3), **cards}, tokens=tokens))


@pytest.mark.rule("ALI-A25")
def test_valkyrie_turns_another_alice_down() -> None:
    table = valkyrie({"red": ["Valkyrie"], "white": ["Angel"], "blue": ["Maid"]})
    flips = ["invade (2,1) down Maid@blue", "invade (2,1) down Angel@white"]
    assert table.options_on("(2,1)") == flips
    table.answer(flips[1])
    assert table.slot("A", "white") == ["(Angel)"]
    assert table.events("down") == [{"seat": 0, "alice": "Angel", "slot": "white"}]


@pytest.mark.rule("ALI-A25")
def test_valkyrie_cannot_turn_herself_down_but_her_twin_can() -> None:
    assert valkyrie({"red": ["Valkyrie", "?"]}).options_on("(2,1)") == []
    table = valkyrie({"red": ["Valkyrie", "Valkyrie"]})
    assert table.options_on("(2,1)") == ["invade (2,1) down Valkyrie@red"]
    table.answer("invade (2,1) down Valkyrie@red")
    assert table.slot("A", "red") == ["(Valkyrie)", "Valkyrie"]


@pytest.mark.rule("ALI-A25")
def test_valkyrie_and_tokens_pay_only_what_still_lacks() -> None:
    table = valkyrie({"red": ["Valkyrie"], "white": ["Angel"]}, tokens="r9")
    assert table.options_on("(3,-2)") == ["invade (3,-2) pay r5", "invade (3,-2) down Angel@white pay r2"]
    assert table.options_on("(0,1)") == ["invade (0,1) pay r1", "invade (0,1) down Angel@white", "attack (0,1)"]
    assert table.options_on("(1,0)") == ["invade (1,0)"]


@pytest.mark.rule("ALI-A25")
def test_the_action_must_be_legal_without_the_alice_turned_down() -> None:
    """The Astronaut cannot be turned down for a space that only she brings within reach."""
    owners = owned(A="(2,1) (4,-3)")
    cards = {"red": ["Valkyrie", "?"], "green": ["Astronaut"], "white": ["Angel"]}
    table = situation(owners, a=player(cards))
    assert table.starting("invade", "(4,-2)") == ["invade (4,-2) down Angel@white"]
    demonlord = player(
        {"red": ["Valkyrie", "Demonlord"], "white": ["Angel", "Judge"], "yellow": ["Alchemist"]}, tokens="y1"
    )
    closed = situation(owned(A="(3,-2)"), a=demonlord)
    assert all("down Demonlord" not in option for option in closed.starting("invade", "(2,-1)"))
    assert closed.starting("invade", "(2,-1)") != []


@pytest.mark.rule("ALI-A25")
def test_two_sources_flip_one_after_the_other() -> None:
    cards = {"red": ["Valkyrie"], "yellow": ["Wiccan:Valkyrie"], "white": ["Angel"]}
    table = valkyrie(cards)
    texts = {option.split(" down ")[1] for option in table.options_on("(3,-2)")}
    assert "Angel@white Valkyrie@red" in texts  # the Wiccan turns the Valkyrie down after she was used
    assert "Angel@white Wiccan:Valkyrie@yellow" in texts
    assert "Valkyrie@red Angel@white" not in texts  # the Valkyrie was turned down before she was used
    assert "Valkyrie@red Wiccan:Valkyrie@yellow" not in texts
    table.answer("invade (3,-2) down Angel@white Valkyrie@red")
    assert table.seat("A")["alices"] == 1
    assert table.vp("A") == 3


@pytest.mark.rule("ALI-A25")
def test_a_second_flip_only_where_power_is_still_short() -> None:
    cards = {"red": ["Valkyrie", "?"], "yellow": ["Wiccan:Valkyrie"], "white": ["Angel", "Judge"]}
    assert all(len(option.split(" down ")[1].split()) == 1 for option in valkyrie(cards).options_on("(2,1)"))


@pytest.mark.rule("ALI-A25")
def test_valkyrie_does_not_help_attack_finish_or_jet() -> None:
    table = situation(owned(A="(2,1)"), {"A": "(0,1)"}, a=player({"red": ["Valkyrie"], "green": ["Jet"]}))
    assert table.options_on("(4,-2)")[-2:] == ["attack (4,-2)", "jet (4,-2)"]
    assert table.options_on("(0,1)") == ["finish (0,1)"]


@pytest.mark.rule("ALI-A26")
def test_demonlord_opens_closed_forests() -> None:
    cards = player({"red": ["Demonlord", "?", "?", "?"], "green": down(2)}, tokens="r2")
    table = situation(owned(A="(3,-2)"), a=cards)
    assert table.options_on("(2,-1)") == ["invade (2,-1) pay r2"]
    assert table.reach("(2,-1)")["gives"]["amount"] == 6
    assert table.reach("(1,0)")["cost"] == 2  # through the Forest
    assert situation(owned(A="(3,-2)")).reach("(1,0)")["cost"] == 3
    none = situation(owned(A="(0,0)"), a=cards)
    assert none.reach("(2,-1)")["why"]["key"] == "forest_none"


# -- blue --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALI-A27")
def test_maid() -> None:
    table = putting("blue", "Maid")
    assert len(table.hand("A")) == 2
    summoned = politics(player({"blue": ["Maid"]}, hand=["Maid"])).answer("summon Maid")
    assert len(summoned.hand("A")) == 1


@pytest.mark.rule("ALI-A28")
def test_little() -> None:
    table = politics(player({"yellow": down(1)}, hand=["Little"])).answer("summon Little")
    assert len(table.hand("A")) == 2


@pytest.mark.rule("ALI-A29")
@pytest.mark.parametrize(("space", "gained"), [("(1,-1)", "r1"), ("(-1,1)", "y1"), ("(1,0)", "g1")])
def test_merchant(space: str, gained: str) -> None:
    table = invading({"blue": ["Merchant"]}, space)
    tokens = {word[0]: int(word[1:]) for word in table.tokens("A").split()}
    bonus = 2 if gained[0] == "r" else 0
    assert tokens == {gained[0]: bonus + 1}
    assert invading({"blue": ["Merchant"], "white": down(1)}, "(0,-1)").tokens("A") == "-"


@pytest.mark.rule("ALI-A30")
def test_idol() -> None:
    cards = {"red": down(2), "blue": ["Idol"], "yellow": ["Wiccan:Idol"], "green": down(3)}
    table = situation(HOME, a=player(cards, hand=[], tokens="r2")).answer("invade (2,1) pay r2")
    assert len(table.hand("A")) == 4


@pytest.mark.rule("ALI-A31")
def test_detective() -> None:
    table = invading({"blue": ["Detective"], "white": ["(Hunter)"]}, "(-1,0)")
    assert table.question == "turn_up"
    assert len(table.hand("A")) == 2  # the bonus card is drawn before
    assert {"up Hunter@white", "decline"} <= set(table.options)
    table.answer("up Hunter@white")
    assert table.tokens("A") == "g3"
    assert table.slot("A", "white") == ["Hunter"]
    declined = invading({"blue": ["Detective"]}, "(-1,0)").answer("decline")
    assert declined.question == "politics"


@pytest.mark.rule("ALI-A31")
def test_detective_without_a_commoner() -> None:
    table = situation(HOME, a=player({"blue": ["Detective"], "red": ["Fighter"]}, hand=["?"])).answer("invade (-1,0)")
    assert table.question == "politics"
    assert table.events("up") == []


@pytest.mark.rule("ALI-A31")
def test_of_equal_commoners_the_known_one_is_turned_up() -> None:
    cards = {
        "blue": ["Detective"],
        "red": ["?"],
        "white": [{"card": "Jet", "up": False}, {"card": "Jet", "up": False, "public": True}],
    }
    table = situation(HOME, a=player(cards, hand=["?"])).answer("invade (-1,0)")  # type: ignore[arg-type]
    assert [option for option in table.options if "Jet" in option] == ["up Jet@white"]
    table.answer("up Jet@white")
    assert [card["face"] for card in table.seat("A")["slots"]["white"]] == ["down", "up"]


@pytest.mark.rule("ALI-A32")
def test_scholar() -> None:
    cards = {"blue": ["Scholar"], "red": ["Fighter", "?"], "white": ["?"]}
    assert situation(a=player(cards)).effects("A") == {"Scholar": 2}
    doubled = {**cards, "yellow": ["Wiccan:Scholar"]}
    assert situation(a=player(doubled)).effects("A") == {"Scholar": 6}


# -- yellow ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALI-A33")
def test_cheergirl() -> None:
    table = invading({"yellow": ["Cheergirl"]}, "(-1,1)", b=player(tokens="y2")).answer("take seat 2")
    assert (table.tokens("A"), table.tokens("B")) == ("y2", "y1")


@pytest.mark.rule("ALI-A34")
def test_miko_pays_after_the_card_is_paid_for() -> None:
    assert putting("yellow", "Miko").tokens("A") == "y1"
    table = politics(player({"yellow": ["Miko", "?"]}, hand=["Wiccan"], tokens="y1"))
    assert table.starting("summon") == ["summon Wiccan pay y1"]
    assert table.answer("summon Wiccan pay y1").tokens("A") == "y1"


@pytest.mark.rule("ALI-A35")
def test_magician() -> None:
    def tokens(yellow: list[str], name: str) -> list[str]:
        return politics(player({"yellow": yellow}, hand=[name], tokens="y9")).starting("summon")

    assert tokens(["Magician"], "Jet") == ["summon Jet pay y3"]
    assert tokens(["Magician", "Magician"], "Jet") == ["summon Jet pay y2"]
    assert tokens(["Magician", "Wiccan:Magician"], "Jet") == ["summon Jet pay y2"]
    assert tokens(["Magician", "Wiccan:Magician", "?"], "Jet") == ["summon Jet pay y1"]


@pytest.mark.rule("ALI-A36")
def test_wiccan_copies_any_face_up_alice_but_no_wiccan() -> None:
    b = player({"red": ["Ninja", "(Panzer)"], "yellow": ["Wiccan:Knight"]})
    table = politics(player({"yellow": down(3), "white": ["Angel"]}, hand=["Wiccan"]), b=b).answer("summon Wiccan")
    assert table.question == "copy"
    assert table.options == ["copy Ninja", "copy Angel", "decline"]
    assert table.refused("copy Panzer").rule == "ALI-A36"
    assert table.refused("copy Wiccan").rule == "ALI-A36"
    table.answer("copy Ninja")
    assert table.reach("(0,0)")["difficulty"] == 3
    assert table.slot("A", "yellow")[3] == "Wiccan:Ninja"


@pytest.mark.rule("ALI-A36")
def test_wiccan_with_nothing_to_copy() -> None:
    table = politics(player({"yellow": down(3)}, hand=["Wiccan"])).answer("summon Wiccan")
    assert table.options == ["decline"]
    table.answer("decline")
    card = table.seat("A")["slots"]["yellow"][3]
    assert (card["copies"], card["effect"]) == (None, False)


@pytest.mark.rule("ALI-A36")
def test_wiccan_keeps_her_copy_whatever_becomes_of_the_model_and_loses_it_turned_down() -> None:
    cards = player({"red": ["Valkyrie", "Panzer"], "yellow": ["Wiccan:Panzer"], "green": down(3)})
    table = situation(HOME, a=cards)
    assert "invade (2,1) down Panzer@red" in table.options_on("(2,1)")
    kept = situation(HOME, a=cards).answer("invade (2,1) down Panzer@red")
    assert kept.slot("A", "yellow") == ["Wiccan:Panzer"]
    lost = situation(HOME, a=cards).answer("invade (2,1) down Wiccan:Panzer@yellow")
    assert lost.slot("A", "yellow") == ["(Wiccan)"]


@pytest.mark.rule("ALI-A36")
def test_wiccan_turned_up_again_chooses_anew_and_a_copied_place_effect_watches_its_slot() -> None:
    cards = {"blue": ["Detective"], "yellow": ["(Wiccan)"], "green": ["Farmer"]}
    table = invading(cards, "(-1,0)").answer("up Wiccan@yellow")
    assert table.question == "copy"
    table.answer("copy Farmer")
    assert table.slot("A", "yellow") == ["Wiccan:Farmer"]
    assert putting("green", yellow=["Wiccan:Farmer"]).tokens("A") == "g1"
    assert putting("yellow", "Wiccan:Farmer").tokens("A") == "-"


@pytest.mark.rule("ALI-A37")
def test_alchemist_pays_summons_and_invasions_with_any_token() -> None:
    table = politics(player({"yellow": ["Alchemist"]}, hand=["Idol"], tokens="r1 y1 g1"))
    assert sorted(table.starting("summon")) == [
        "summon Idol pay r1 g1",
        "summon Idol pay r1 y1",
        "summon Idol pay y1 g1",
    ]
    table.answer("summon Idol pay r1 g1")
    assert table.tokens("A") == "y1"
    assert (table.bank("red"), table.bank("green")) == (20, 20)


@pytest.mark.rule("ALI-A38")
def test_princess() -> None:
    cards = {"yellow": ["Princess", "Wiccan"], "red": ["Ninja", "Panzer", "(Demonlord)"]}
    assert situation(a=player(cards)).effects("A") == {"Princess": 3}


# -- green -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALI-A39")
def test_wonder() -> None:
    table = invading({"green": ["Wonder"]}, "(1,0)", b=player(tokens="g2")).answer("take seat 2")
    assert (table.tokens("A"), table.tokens("B")) == ("g2", "g1")


@pytest.mark.rule("ALI-A40")
def test_farmer() -> None:
    assert putting("green", "Farmer").tokens("A") == "g1"


@pytest.mark.rule("ALI-A41")
def test_hunter() -> None:
    assert politics(player({"yellow": down(2)}, hand=["Hunter"])).answer("summon Hunter").tokens("A") == "g3"


@pytest.mark.rule("ALI-A42")
def test_pirate() -> None:
    owners = owned(A="(0,0)", B="(2,1) (1,0) (1,1) (1,-1)")
    table = situation(owners, a=player({"green": ["Pirate"]}))
    assert table.cost("(2,0)") == 2
    assert table.reach("(2,0)")["passes"] == []
    assert situation(owners).cost("(2,0)") == 3
    for way, attacks in (("finish", {"A": "(4,-2)"}), ("invade", {})):
        stealing = player({"red": down(3), "green": ["Pirate"]})
        table = situation(owned(A="(3,-2)", B="(2,1) (4,-2)"), attacks, a=stealing).answer(f"{way} (4,-2)")
        assert table.tokens("A") == "r3"


@pytest.mark.rule("ALI-A43")
def test_astronaut() -> None:
    owners = owned(A="(0,0) (2,0)", B="(3,0)")
    table = situation(owners, a=player({"green": ["Astronaut"]}))
    assert table.cost("(1,1)") == 1
    assert table.reach("(1,1)")["path"] == ["(2,0)", "(1,1)"]
    assert table.cost("(3,1)") == 2
    assert table.cost("(3,-1)") == 1


@pytest.mark.rule("ALI-A44")
def test_jet() -> None:
    table = situation(HOME, a=player({"green": ["Jet"], "white": down(2)}))
    assert table.options_on("(3,1)") == ["attack (3,1)", "jet (3,1)"]
    table.answer("jet (3,1)")
    assert table.owner("(3,1)") == "A"
    assert table.vp("A") == 2
    plain = situation(HOME)
    assert plain.refused("jet (3,1)").rule == "ALI-A44"


# -- white -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALI-A45", "ALI-Q3")
def test_original_needs_the_lead_or_a_share_of_it() -> None:
    a = player({"white": ["Original"]})
    assert situation(a=a, b=player({"red": ["Fighter"]})).effects("A") == {"Original": 1}
    assert situation(a=a, b=player({"red": ["Fighter", "Knight"]})).effects("A") == {}


@pytest.mark.rule("ALI-A46")
def test_angel() -> None:
    assert putting("white", "Angel").vp("A") == 1
    assert putting("white", "Angel", yellow=["Wiccan:Angel"]).vp("A") == 2


@pytest.mark.rule("ALI-A47")
def test_judge() -> None:
    assert invading({"yellow": ["Wiccan:Judge"]}, "(0,-1)").vp("A") == 1
    assert invading({"white": ["Judge"]}, "(0,-1)").vp("A") == 2
    stolen = situation(owned(A="(3,-2)", B="(2,1) (2,-2)"), a=player({"red": down(1), "white": ["Judge"]}))
    assert stolen.answer("invade (2,-2)").vp("A") == 1


@pytest.mark.rule("ALI-A48")
def test_mayor() -> None:
    cards = {"red": down(4), "white": ["Mayor"], "green": down(3)}
    assert situation(HOME, a=player(cards)).answer("invade (2,1)").vp("A") == 5


@pytest.mark.rule("ALI-A49")
def test_saint_breaks_ties_but_scores_no_slot() -> None:
    a = player({"white": ["Saint"]})
    b = player({"red": ["Fighter", "Knight"]})
    table = situation(owned(A="(1,0)", B="(0,1)"), a=a, b=b)
    assert table.tile("(0,0)") == [6, 3, 0]
    assert table.slot_points("white") == [1, 0, 0]
    assert table.seat("A")["alices_counted"] == 3


@pytest.mark.rule("ALI-A50")
def test_empress() -> None:
    table = situation(owned(A="(0,0) (0,0) (3,-2)"), a=player({"white": ["Empress"], "yellow": ["Wiccan:Empress"]}))
    assert table.effects("A") == {"Empress": 4}
