"""The map: places, neighbours, rows and columns, and what goes along with a card."""

from __future__ import annotations

import pytest

from tests.games.bibliowonders.helpers import GAME, PLACES, cards_on, new, started, turn
from wondertable.games.bibliowonders.game import Bibliowonders
from wondertable.games.bibliowonders.outline import offset
from wondertable.games.bibliowonders.rules.tables import ARROW_STRIDE

assert isinstance(GAME, Bibliowonders)
OUTLINE = GAME.tables.outline
ROWS = [
    ["N3W1", "N3", "N3E1"],
    ["N2W2", "N2W1", "N2", "N2E1", "N2E2"],
    ["N1W3", "N1W2", "N1W1", "N1", "N1E1", "N1E2", "N1E3"],
    ["W3", "W2", "W1", "C", "E1", "E2", "E3"],
    ["S1W3", "S1W2", "S1W1", "S1", "S1E1", "S1E2", "S1E3"],
    ["S2W2", "S2W1", "S2", "S2E1", "S2E2"],
    ["S3W1", "S3", "S3E1"],
]
COLUMNS = [
    ["N1W3", "W3", "S1W3"],
    ["N2W2", "N1W2", "W2", "S1W2", "S2W2"],
    ["N3W1", "N2W1", "N1W1", "W1", "S1W1", "S2W1", "S3W1"],
    ["N3", "N2", "N1", "C", "S1", "S2", "S3"],
    ["N3E1", "N2E1", "N1E1", "E1", "S1E1", "S2E1", "S3E1"],
    ["N2E2", "N1E2", "E2", "S1E2", "S2E2"],
    ["N1E3", "E3", "S1E3"],
]
"""The lines of BIB-M6, written out."""


def places(mask: int) -> list[str]:
    return [name for i, name in enumerate(PLACES) if mask >> i & 1]


def target(place: str, arrow: str) -> str:
    return str(PLACES[OUTLINE.targets[ARROW_STRIDE * ("NESW".index(arrow) + 1) + PLACES.index(place)]])


@pytest.mark.rule("BIB-M1")
def test_a_name_tells_the_way_from_the_middle_and_never_moves() -> None:
    assert [offset(name) for name in ("C", "N2E1", "W3", "S1")] == [(0, 0), (1, 2), (-3, 0), (0, -1)]
    table = turn("S2 green; S1 moving-N", {"red": "S2", "blue": "C"})
    before = [(entry["position"], entry["x"], entry["y"]) for entry in table.seen(None)["map"]]
    table.do("move S1")
    assert table.reception == "S1"
    assert [(entry["position"], entry["x"], entry["y"]) for entry in table.seen(None)["map"]] == before


@pytest.mark.rule("BIB-M2")
def test_the_outline() -> None:
    assert [name for row in ROWS for name in row] == PLACES
    assert len(PLACES) == 37
    inside = {(x, y) for x in range(-3, 4) for y in range(-3, 4) if abs(x) + abs(y) <= 4}
    assert {offset(name) for name in PLACES} == inside


@pytest.mark.rule("BIB-M3")
def test_positions_are_listed_as_one_reads_the_map() -> None:
    assert [entry["position"] for entry in new().seen(None)["map"]] == PLACES
    swaps = turn("S1 red; N1 blue; W1 green", {}, {"red": "misfiled"}).offered("magic")
    assert swaps == [f"magic misfiled {pair}" for pair in ("N1 W1", "N1 C", "N1 S1", "W1 C", "W1 S1", "C S1")]


@pytest.mark.rule("BIB-M4")
@pytest.mark.parametrize("place", PLACES)
def test_adjacent_is_one_step_along_a_row_or_a_column(place: str) -> None:
    x, y = offset(place) or (9, 9)
    beside = {name for name in PLACES if (offset(name) or (9, 9)) in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))}
    table = turn("" if place == "C" else f"{place} green", {"red": place})
    assert {option.split()[1] for option in table.offered("move")} == beside


@pytest.mark.rule("BIB-M5")
def test_the_edges_are_not_joined() -> None:
    table = turn("E3 green; W3 red", {"red": "E3"}, {"red": "red+green+east"}, {"red": 1})
    assert set(table.offered("move")) == {"move N1E3", "move E2", "move S1E3"}
    assert set(table.offered("clairvoyance")) == {"clairvoyance N1E3", "clairvoyance E2", "clairvoyance S1E3"}
    assert table.offered("learn") == ["learn green+east"], "the red shelf at the other end meets nothing"


@pytest.mark.rule("BIB-M6")
def test_rows_columns_and_their_ends() -> None:
    for line in ROWS:
        for place in line:
            assert places(OUTLINE.row[PLACES.index(place)]) == line
        assert (target(line[-1], "E"), target(line[0], "W")) == (line[0], line[-1])
    for line in COLUMNS:
        for place in line:
            assert places(OUTLINE.column[PLACES.index(place)]) == line
        assert (target(line[0], "N"), target(line[-1], "S")) == (line[-1], line[0])


@pytest.mark.rule("BIB-M7")
def test_an_arrow_keeps_its_direction_wherever_the_shelf_is_carried() -> None:
    table = turn("N1 moving-W", {}).do("move N1")
    assert table.pawn("red") == "N1W1"
    assert table.at("N1W1") == "moving-W"
    table.do("end", "end", "move N1", "move N1W1")
    assert table.pawn("red") == "N1W2"


@pytest.mark.rule("BIB-M8")
def test_pawns_and_crystals_go_where_their_card_goes() -> None:
    table = turn("N1 moving-N; N2 green*", {"blue": "N2", "green": "N2"}, players="red blue green").do("move N1")
    assert table.at("N1") == "green*"
    assert (table.pawn("blue"), table.pawn("green"), table.pawn("red")) == ("N1", "N1", "N2")


# -- warping shelves, in lines of every length -------------------------------------------------------------------------


def lines() -> list[tuple[list[str], str, str]]:
    """Each line, read against the arrow that leaves it at its last place."""
    found = []
    for row in ROWS:
        found += [(row, "E", "row"), (row[::-1], "W", "row")]
    for column in COLUMNS:
        found += [(column, "S", "column"), (column[::-1], "N", "column")]
    return found


@pytest.mark.rule("BIB-P14", "BIB-P15", "BIB-I13")
@pytest.mark.parametrize(
    ("line", "arrow", "kind"), lines(), ids=lambda value: value if isinstance(value, str) else "-".join(value)
)
def test_a_moving_shelf_in_a_line_of_any_length(line: list[str], arrow: str, kind: str) -> None:
    """Entered at each place of a line, it goes one place on, and from the last one to the first."""
    for i, place in enumerate(line):
        if place == "C":
            continue
        beside = next(name for name in PLACES if name not in line and are_beside(name, place))
        goal = line[(i + 1) % len(line)]
        cards = {place: f"moving-{arrow}", beside: "green" if beside != "C" else "reception"}
        if goal not in ("C", beside):
            cards[goal] = "(yellow)"
        table = turn("; ".join(f"{name} {card}" for name, card in cards.items()), {"red": beside})
        moved = table.at(goal)
        assert table.preview(place)["ends_at"] == goal
        table.do(f"move {place}")
        assert table.pawn("red") == goal
        assert table.at(goal) == f"moving-{arrow}"
        assert table.at(place) == moved


def are_beside(one: str, other: str) -> bool:
    (x, y), (u, v) = offset(one) or (9, 9), offset(other) or (9, 9)
    return abs(x - u) + abs(y - v) == 1


def test_the_notation_of_these_tests() -> None:
    assert cards_on("N1 blue*; E1 (red)") == {"N1": "blue*", "E1": "(red)"}
    assert started().face_up == {}
