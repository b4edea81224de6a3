"""The data file: what it holds, and what another one may not hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.alicematic.helpers import GAME, Json, alice, changed_game, played_out
from wondertable import Refused


@pytest.mark.rule("ALI-V10")
def test_every_table_says_where_it_comes_from() -> None:
    for table in ("kingdom", "layout", "tile", "alice"):
        for entry in GAME.data[table]:  # type: ignore[attr-defined]
            assert entry["origin"] in ("printed", "reconstructed")
    assert GAME.data["game"]["origin"] == "printed"  # type: ignore[index]


def at(path: str, value: object) -> Callable[[Json], None]:
    """Change one value of the data: "alice Knight cost"."""
    table, which, key = path.split()

    def change(data: Json) -> None:
        if table == "game":
            data["game"][key] = value
        elif table == "alice":
            alice(which, data)[key] = value
        else:
            data[table][int(which)][key] = value

    return change


def drop(path: str) -> Callable[[Json], None]:
    table, which, key = path.split()

    def change(data: Json) -> None:
        entry: Any = (
            data["game"] if table == "game" else alice(which, data) if table == "alice" else data[table][int(which)]
        )
        del entry[key]

    return change


def pop(table: str) -> Callable[[Json], None]:
    def change(data: Json) -> None:
        data[table].pop()

    return change


def twice(table: str) -> Callable[[Json], None]:
    def change(data: Json) -> None:
        data[table].append(data[table][0])

    return change


MISTAKES: list[tuple[Callable[[Json], None], str]] = [
    (at("alice Knight cost", 99), "alice 2, cost"),
    (at("alice Knight copies", 3), "expected 90 cards in all, found 89"),
    (at("alice Knight colour", "pink"), "expected one of blue, green"),
    (at("alice Knight effect", "fly"), "expected one of token_on_place"),
    (at("alice Knight timing", "end"), "the effect token_on_place has the timing place, not end"),
    (at("alice Knight token", "blue"), "expected one of green, red, yellow"),
    (at("alice Knight name", "Sir Knight"), "one word of plain letters"),
    (at("alice Knight name", "Fighter"), "two kinds share a name"),
    (at("alice Knight amount", 0), "alice 2, amount"),
    (at("alice Knight colours", 1), "not a known name here"),
    (at("alice Knight stacks", True), "only an effect of the final scoring"),
    (at("alice Fighter amount", 2), "alice 1, amount"),
    (at("alice Fighter space", "forest"), "expected colours parted by blanks, land or city"),
    (at("alice Merchant space", "blue"), "only red, yellow and green spaces have tokens"),
    (at("alice Ninja amount", 2), "alice 4, amount"),
    (drop("alice Knight slot"), "alice 2, slot"),
    (drop("alice Knight origin"), "origin"),
    (drop("alice Princess min_cost"), "min_cost"),
    (at("tile 0 ring", ["R0"] * 5), "tile 1, ring: expected a list of 6"),
    (at("tile 0 ring", ["R0"] * 5 + ["X1"]), "expected F, or one of RBYGW"),
    (at("tile 0 ring", ["F"] * 6), "at most 4 Forests"),
    (at("tile 0 spots", 0), "tile 1, spots"),
    (at("tile 0 id", 2), "two tiles share an id"),
    (at("layout 0 centres", [[1, 0]]), "expected [0, 0] among them"),
    (at("layout 0 centres", [[0, 0], [0, 0]]), "twice"),
    (at("layout 0 centres", [[0, 0], [2, 0]]), "closer than 3 steps"),
    (at("layout 0 centres", [[0, 0, 1]]), "layout 1, centres 1: expected a list of 2"),
    (at("layout 0 centres", []), "layout 1, centres: expected a list that is not empty"),
    (at("layout 0 players", 4), "missing for 3 players"),
    (at("game - rounds", 21), "game, rounds"),
    (at("game - territory_tokens", 15), "game, territory_tokens"),
    (at("game - slot_limit", 5), "game, slot_limit"),
    (at("game - id", "chess"), "expected one of alicematic"),
    (drop("game - city_vp"), "city_vp"),
    (pop("kingdom"), "expected one for each of 5 players"),
    (twice("kingdom"), "two kingdoms share an id"),
]


@pytest.mark.rule("ALI-V10")
@pytest.mark.parametrize(("change", "problem"), MISTAKES, ids=lambda x: x if isinstance(x, str) else "")
def test_impossible_data_are_refused_by_name(change: Callable[[Json], None], problem: str) -> None:
    with pytest.raises(Refused) as caught:
        changed_game(change)
    assert problem in str(caught.value)


@pytest.mark.rule("ALI-V10")
def test_too_few_tiles() -> None:
    def change(data: Json) -> None:
        data["tile"] = data["tile"][:12]

    with pytest.raises(Refused, match="12 tiles are too few: 5 players lay 13"):
        changed_game(change)


@pytest.mark.rule("ALI-V10")
def test_two_kinds_that_copy() -> None:
    def change(data: Json) -> None:
        knight = alice("Knight", data)
        for key in ("slot", "token", "amount"):
            del knight[key]
        knight.update(effect="copy", timing="reveal")

    with pytest.raises(Refused, match="only one kind may have the effect copy"):
        changed_game(change)


@pytest.mark.rule("ALI-V10")
@pytest.mark.parametrize("seed", range(2))
def test_other_rules_of_the_data_can_be_played(seed: int) -> None:
    """Fewer rounds, a smaller bank, larger hands of the empty-handed, another layout."""

    def change(data: Json) -> None:
        data["game"].update(rounds=6, resource_tokens_each=3, empty_hand_draw=1, hand_start=3, slot_limit=2)
        data["layout"][0]["centres"] = [[0, 0], [2, 1], [-1, 3], [-3, 2], [-2, -1], [1, -3], [3, -2]]

    table = played_out(3, seed, changed_game(change))
    assert table.over
    assert len(table.events("round")) == 6
    assert len(table.board["map"]["tiles"]) == 7
