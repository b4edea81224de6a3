"""Mystic Forests."""

from __future__ import annotations

import pytest

from tests.games.alicematic.helpers import (
    EDGE_FOREST,
    TWO_FORESTS,
    Situation,
    down,
    new,
    owned,
    player,
    situation,
    thumbs,
)

RING = "(3,-1) (3,-2) (2,-2) (1,-1) (1,0) (2,0)"
STRONG = player({"red": down(4), "green": down(4)}, tokens="r6 g6")


def with_ring(a: str, b: str = "", c: str = "", **more: object) -> Situation:
    return situation(owned(A=a, B=b, C=c), a=STRONG, b=STRONG, **more)  # type: ignore[arg-type]


@pytest.mark.rule("ALI-F1", "ALI-F2", "ALI-Q8")
@pytest.mark.parametrize("seed", range(6))
def test_groups_and_rings_on_random_maps(seed: int) -> None:
    spaces = {s["space"]: s for s in new(5, seed).board["map"]["spaces"]}
    places = {(s["q"], s["r"]): name for name, s in spaces.items()}

    def around(name: str) -> set[str]:
        q, r = spaces[name]["q"], spaces[name]["r"]
        steps = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
        return {places[q + dq, r + dr] for dq, dr in steps if (q + dq, r + dr) in places}

    for name, space in spaces.items():
        if space["kind"] != "forest":
            continue
        group = {name}
        while True:
            more = {n for f in group for n in around(f) if spaces[n]["kind"] == "forest"} | group
            if more == group:
                break
            group = more
        ring = {n for f in group for n in around(f)} - group
        assert set(space["group"]) == group
        assert set(space["ring"]) == ring
        assert space["difficulty"] == len(ring)


@pytest.mark.rule("ALI-F1", "ALI-F9")
def test_a_taken_forest_still_belongs_to_its_group() -> None:
    owners = "(3,-2) (2,-2) (1,-1) (3,-1) (0,0) (0,1) (1,1) (2,0)"
    table = with_ring(owners, tiles=TWO_FORESTS).answer("invade (1,0) pay r4")
    assert table.space("(2,-1)")["difficulty"] == 8
    table.pass_turn().pass_turn()
    table.answer(table.starting("commoner")[0])
    assert table.reach("(2,-1)")["gives"] == {"what": "vp", "amount": 8, "halved": False}


@pytest.mark.rule("ALI-F3")
def test_a_forest_is_open_when_every_ring_space_is_owned() -> None:
    table = with_ring("(3,-1) (3,-2) (2,-2)", "(1,-1) (1,0)", "(0,0)")
    assert table.forest("(2,-1)")["missing"] == ["(2,0)"]
    assert table.reach("(2,-1)")["why"] == {
        "rule": "ALI-F3", "key": "forest_closed", "args": {"space": "(2,-1)", "count": 1},
    }  # fmt: skip
    attacked = situation(owned(A="(3,-1) (3,-2) (2,-2)", B="(1,-1) (1,0)"), {"A": "(2,0)"}, a=STRONG)
    assert not attacked.forest("(2,-1)")["open"]
    assert with_ring("(3,-1) (3,-2) (2,-2)", "(1,-1) (1,0)", "(2,0)").forest("(2,-1)")["open"]


@pytest.mark.rule("ALI-F4", "ALI-N6")
def test_once_open_always_open() -> None:
    opened: set[str] = set()
    for seed in range(3):
        opened = set()
        for table in thumbs(5, seed):
            now = {forest["space"] for forest in table.board["forests"] if forest["open"]}
            assert opened <= now
            opened = now


@pytest.mark.rule("ALI-F5", "ALI-Q8")
def test_strength_counts_ring_spaces_and_a_city_for_each_owner() -> None:
    table = with_ring("(3,-2) (3,-2) (3,-1)", "(3,-2) (2,-2)", "(1,0)")
    assert table.forest("(2,-1)")["strength"] == [2, 2, 1]


@pytest.mark.rule("ALI-F6")
def test_who_may_take_a_forest() -> None:
    assert with_ring("(3,-1) (3,-2) (2,-2)", "(1,-1) (1,0) (2,0)").starting("invade", "(2,-1)") != []
    assert with_ring("(3,-1) (3,-2)", "(1,-1) (1,0) (2,0) (2,-2)").reach("(2,-1)")["why"]["key"] == "forest_weak"
    assert with_ring("(2,1)", f"{RING} (0,0)").reach("(2,-1)")["why"]["key"] == "forest_none"


@pytest.mark.rule("ALI-F7")
def test_the_first_of_equals_has_it() -> None:
    table = with_ring("(3,-1) (3,-2) (2,-2)", "(1,-1) (1,0) (2,0) (0,0)")
    table.answer("invade (2,-1) pay r2")
    table.answer(table.starting("commoner")[0])
    assert table.asked == "B"
    assert table.reach("(2,-1)")["why"]["key"] == "connected"


@pytest.mark.rule("ALI-F10", "ALI-Q9")
def test_passing_forests() -> None:
    closed = situation(owned(A="(0,0)"), tiles=TWO_FORESTS)
    assert closed.cost("(2,0)") == 3
    own = situation(owned(A="(0,0) (1,0)"), tiles=TWO_FORESTS)
    assert own.cost("(2,0)") == 2
    anothers = situation(owned(A="(2,1) (2,0)", B="(3,-1) (2,-2) (1,-1) (1,0) (2,-1)", C="(3,-2)"))
    assert anothers.cost("(2,-2)") == 4


@pytest.mark.rule("ALI-F11")
def test_forests_need_mobility() -> None:
    owners = owned(A="(0,0) (3,-1) (2,-2) (1,-1) (1,0) (2,0)", B="(3,-2)")
    table = situation(owners, a=player({"red": down(4)}, tokens="r2 g2"))
    assert table.starting("invade", "(2,-1)") == ["invade (2,-1) pay r2 g2"]
    at_home = situation(owned(A=RING), a=player({"red": down(4)}, tokens="r2 g2"))
    assert at_home.starting("invade", "(2,-1)") == ["invade (2,-1) pay r2"]


@pytest.mark.rule("ALI-F12", "ALI-Q9")
def test_stealing_a_cut_off_forest() -> None:
    table = with_ring("(3,-1) (3,-2) (2,-2) (1,-1)", "(2,-1) (2,1)", "(1,0) (2,0)")
    assert table.cut_off("(2,-1)")
    table.answer("invade (2,-1) pay r2")
    assert table.vp("A") == 3
    weaker = with_ring("(3,-1) (3,-2)", "(2,-1) (2,1)", "(1,0) (2,0) (2,-2) (1,-1)")
    assert weaker.options_on("(2,-1)") == []


@pytest.mark.rule("ALI-F2")
def test_the_rulebooks_rings() -> None:
    assert situation().space("(2,-1)")["difficulty"] == 6
    assert situation(tiles=EDGE_FOREST).space("(-1,0)")["difficulty"] == 3
    assert situation(tiles=TWO_FORESTS).space("(1,0)")["difficulty"] == 8
