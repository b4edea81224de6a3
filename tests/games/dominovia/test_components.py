"""The scrolls, spells and cards of Dominovia, and the data that name them."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from tests.games.dominovia.helpers import GAME, IDS, PLAYERS, VALUES, Json, new
from wondertable.core.rules.kit import members, set_of
from wondertable.games.dominovia.rules.tables import SPELLS, Tables

DATA: Json = dict(GAME.data)


def tables() -> Tables:
    assert isinstance(GAME.tables, Tables)
    return GAME.tables


@pytest.mark.rule("DOM-C1", "DOM-C2", "DOM-C3")
def test_28_scrolls_of_which_7_are_mirrors_and_21_duos() -> None:
    mirrors = [scroll for scroll in IDS if scroll[0] == scroll[2]]
    assert len(IDS) == DATA["components"]["scrolls"] == 28
    assert len(mirrors) == DATA["components"]["mirrors"] == 7
    assert len(IDS) - len(mirrors) == DATA["components"]["duos"] == 21
    assert [scroll for number, scroll in enumerate(IDS) if tables().is_mirror(number)] == mirrors


@pytest.mark.rule("DOM-C4", "DOM-C5", "DOM-S4", "DOM-S5")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_has_a_ring_and_a_round_card_at_0(players: int) -> None:
    assert DATA["components"]["rings"] == DATA["components"]["round_cards"] == 4
    table = new(players)
    assert table.rings == ["aside"] * players
    assert table.won == [0] * players


@pytest.mark.rule("DOM-C6")
def test_there_are_seven_spells() -> None:
    assert [spell["name"] for spell in DATA["spell"]] == ["Dragon", "Freeze", "Fly", "Star", "Bam!", "Colt", "Crown"]
    assert [spell["id"] for spell in DATA["spell"]] == SPELLS


@pytest.mark.rule("DOM-C7", "DOM-C8")
def test_every_pair_of_spells_is_on_one_scroll() -> None:
    assert [f"{low}-{high}" for low, high in combinations_with_replacement(range(7), 2)] == IDS
    for rank in range(7):
        bearing = [IDS[scroll] for scroll in members(tables().bearing[rank])]
        assert len(bearing) == 7
        assert sum(scroll.count(str(rank)) for scroll in IDS) == 8
        assert f"{rank}-{rank}" in bearing


@pytest.mark.rule("DOM-C9", "DOM-I13")
def test_values_run_from_0_to_27() -> None:
    assert sorted(VALUES.values()) == list(range(28))
    assert sum(VALUES.values()) == 378


@pytest.mark.rule("DOM-C11", "DOM-V21", "DOM-I13")
def test_classic_points_are_the_ranks() -> None:
    assert [spell["points"] for spell in DATA["spell"]] == list(range(7))
    assert tables().points_of(set_of(list(range(28)))) == 168


@pytest.mark.rule("DOM-C12")
def test_a_round_card_counts_as_far_as_rounds_are_won() -> None:
    assert DATA["round_card"]["numbers"] == [0, 1, 2, 3]
    table = new(2, rounds_to_win=9).play_on(3)
    assert max(table.won) == 9  # the program simply counts


def test_every_table_of_the_data_says_where_it_comes_from() -> None:
    named = [DATA[key] for key in DATA if isinstance(DATA[key], dict)] + DATA["spell"]
    assert all(entry["origin"] in ("printed", "deduced", "reconstructed") for entry in named)
