"""Hexes: neighbours, distances and names."""

from __future__ import annotations

from itertools import product

from wondertable.core.rules.hexes import DIRECTIONS, OUTSIDE, SIDES, HexMap, distance, hex_name

FLOWER = HexMap([(0, 0), *DIRECTIONS])
BOARD = HexMap([(q, r) for q, r in product(range(-4, 5), repeat=2) if abs(q + r) <= 4])


def neighbours(board: HexMap, place: tuple[int, int]) -> set[tuple[int, int]]:
    at = SIDES * board.numbers[place]
    return {board.places[n] for n in board.near[at : at + SIDES] if n != OUTSIDE}


def test_hexes_are_numbered_by_rising_q_then_r() -> None:
    assert FLOWER.places == [(-1, 0), (-1, 1), (0, -1), (0, 0), (0, 1), (1, -1), (1, 0)]
    assert FLOWER.names[0] == hex_name(-1, 0) == "(-1,0)"
    assert FLOWER.number("(0,1)") == 4
    assert FLOWER.number("(2,0)") is None


def test_the_middle_of_a_flower_touches_all_and_a_petal_three() -> None:
    assert neighbours(FLOWER, (0, 0)) == set(DIRECTIONS)
    assert neighbours(FLOWER, (1, 0)) == {(0, 0), (1, -1), (0, 1)}


def test_neighbours_are_mutual_and_one_step_apart() -> None:
    for place in BOARD.places:
        for other in neighbours(BOARD, place):
            assert place in neighbours(BOARD, other)
            assert distance(*place, *other) == 1


def test_the_distance_is_the_number_of_steps() -> None:
    steps = {(0, 0): 0}
    edge = [(0, 0)]
    for place in edge:
        for other in sorted(neighbours(BOARD, place)):
            if other not in steps:
                steps[other] = steps[place] + 1
                edge.append(other)
    assert steps == {place: distance(0, 0, *place) for place in BOARD.places}


def test_directions_go_round() -> None:
    for i, (q, r) in enumerate(DIRECTIONS):
        assert distance(q, r, *DIRECTIONS[(i + 1) % SIDES]) == 1
