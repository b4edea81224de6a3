"""The cards of Miraris: what lies in the box, and what a card is."""

from __future__ import annotations

import pytest

from tests.games.miraris.helpers import (
    GAME,
    NUMBERED,
    SEATS,
    UNNUMBERED,
    Json,
    card,
    changed_game,
    new,
    played_out,
    scoring,
    started,
)
from wondertable.core.words import Words

DATA: Json = dict(GAME.data)


@pytest.mark.rule("MIR-C1")
def test_three_kinds_of_card_make_up_the_box() -> None:
    dormire = DATA["dormire"]["sets"] * len(DATA["dormire"]["values"])
    wonders = sum(wonder["copies"] for wonder in DATA["wonder"])
    characters = len(DATA["character"])
    assert dormire + wonders + characters == 118
    # an answer names a Dormire by its number, a Wonder or a character
    named = {family for parts in GAME.actions.types().values() for family in parts.values()}
    assert named == {"number", "wonder", "character"}


@pytest.mark.rule("MIR-C2")
def test_six_sets_of_dormire_from_1_to_9() -> None:
    assert DATA["dormire"]["sets"] == 6
    assert DATA["dormire"]["values"] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert len(set(DATA["dormire"]["colours"]["ids"])) == 6
    table = started(players=6)
    assert [table.hand(seat) for seat in SEATS] == ["123456789"] * 6
    assert len({table.seen_of(seat, by=None)["colour"] for seat in SEATS}) == 6


@pytest.mark.rule("MIR-C3")
@pytest.mark.parametrize(
    ("name", "crowns", "copies"),
    [
        ("The Garden of Shadows", 1, 8),
        ("The Frozen Grave", 2, 10),
        ("The Black Altar", 3, 10),
        ("The Chapel of the Divine", 4, 8),
        ("The Hand of the Goddess", 5, 6),
        ("The Edge of the World", 6, 5),
        ("The Dream", 7, 5),
    ],
)
def test_a_wonder_is_worth_its_crowns(name: str, crowns: int, copies: int) -> None:
    wonder = next(wonder for wonder in DATA["wonder"] if wonder["crowns"] == crowns)
    assert (wonder["name"], wonder["copies"]) == (name, copies)
    table = scoring({"serena": "-", "lucia": str(crowns), "mariano": "-"}, row="- - -")
    assert table.scores[1] == crowns


@pytest.mark.rule("MIR-C3")
def test_there_are_52_wonders_of_seven_kinds() -> None:
    assert len(DATA["wonder"]) == 7
    assert sum(wonder["copies"] for wonder in DATA["wonder"]) == 52
    assert sum(wonder["copies"] * wonder["crowns"] for wonder in DATA["wonder"]) == 185


@pytest.mark.rule("MIR-C4")
def test_twelve_characters_one_of_each() -> None:
    assert sorted(character["id"] for character in DATA["character"]) == sorted(NUMBERED + UNNUMBERED)
    dealt = [character for player in new(players=4).board["seats"] for character in player["dealt"]]
    assert sorted(dealt) == sorted(NUMBERED + UNNUMBERED)


@pytest.mark.rule("MIR-C5")
def test_the_order_numbers_say_only_who_comes_first() -> None:
    def tenfold(data: Json) -> None:
        for character in data["character"]:
            character["order"] *= 10

    other = changed_game(tenfold)
    for seed in range(20):
        assert played_out(5, seed, other).told("A") == played_out(5, seed).told("A")


@pytest.mark.rule("MIR-C5")
def test_the_smallest_order_number_comes_first() -> None:
    def swap(data: Json) -> None:
        data["character"][0]["order"], data["character"][1]["order"] = 2, 1  # Rolando and Lucia

    held = {"rolando": "1", "lucia": "2", "el": "3"}
    assert scoring(held, row="5 6 -").question == "rolando_take"
    assert scoring(held, row="5 6 -", game=changed_game(swap)).question == "lucia_take"


@pytest.mark.rule("MIR-C6")
@pytest.mark.parametrize(
    ("character", "figures"),
    [("unknown", ["(3)", "(7)"]), ("allie", ["(2)"]), ("el", ["(6)", "(7)"]), ("fatima", ["(1)"])],
)
def test_a_bracketed_figure_names_a_kind_of_wonder(character: str, figures: list[str]) -> None:
    table = scoring({character: "-", "rolando": "1", "lana": "-"}, row="5 - -")
    words = Words(GAME, ["Ann", "Bob", "Cem"], 0)
    told = next(line for line in GAME.describe(table.view("A"), words) if line.startswith("You are "))
    assert [figure for figure in figures if figure in told] == figures


@pytest.mark.rule("MIR-C7")
def test_copies_of_a_kind_are_never_told_apart() -> None:
    rolando = scoring({"rolando": "12", "lana": "-", "el": "-"}, row="55 5 3")
    assert rolando.options("A") == ["take 3", "take 5"]
    lucia = scoring({"lucia": "12", "lana": "-", "el": "-"}, row="55 5 3")
    assert lucia.options("A") == ["take 3 5", "take 5 5"]
    mirela = scoring({"mirela": "12", "lana": "2522", "el": "-"})
    assert mirela.options("B") == ["give 2", "give 5"]
    assert mirela.held("B") == "2225"
    assert card("wonder", "frozen_grave").keys() == {"id", "name", "crowns", "copies", "origin"}
