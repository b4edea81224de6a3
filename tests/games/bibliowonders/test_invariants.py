"""What is always true, in every position of random games, at every number of seats."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from tests.games.bibliowonders.helpers import CARDS, COLOURS, GAME, MAGIC, PLAYERS, Json, answers, started, turn

GAMES = 3


@cache
def played(players: int) -> list[tuple[Json, str, str, bool]]:
    """Board, question and answer before each decision of a few random games, and whether a turn has just begun."""
    found = []
    for seed in range(GAMES):
        table = started(players, seed, librarian_magic=seed != 1)
        turns = 0
        for _seat, action in answers(table.position, seed + 50):
            board = table.board
            found.append((board, str(table.question), GAME.actions.text(action), board["turns"] != turns))
            turns = board["turns"]
        found.append((table.board, "", "", False))
    return found


@pytest.mark.rule("BIB-I1")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_map_always_holds_the_same_cards(players: int) -> None:
    wanted = dict.fromkeys(COLOURS, 7) | {f"moving-{arrow}": 2 for arrow in "NESW"} | {"reception": 1}
    for board, *_ in played(players):
        assert Counter(card.strip("()*") for card in board["map"].values()) == wanted


@pytest.mark.rule("BIB-I2")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_cards_are_always_the_same(players: int) -> None:
    with_magic = CARDS | dict.fromkeys(MAGIC, 1)
    for board, *_ in played(players):
        everywhere = board["draw_pile"] + board["discard_pile"] + board["used"]
        for seat in board["seats"]:
            everywhere += seat["hand"]
        assert Counter(everywhere) in (with_magic, CARDS)


@pytest.mark.rule("BIB-I3", "BIB-I4")
@pytest.mark.parametrize("players", PLAYERS)
def test_pawns_and_crystals_lie_on_face_up_cards(players: int) -> None:
    for board, *_ in played(players):
        assert "(reception)" not in board["map"].values()
        for seat in board["seats"]:
            assert not board["map"][seat["pawn"]].startswith("(")
        for card in board["map"].values():
            if card.endswith("*"):
                assert card[:-1] in [seat["colour"] for seat in board["seats"]]


@pytest.mark.rule("BIB-I5")
@pytest.mark.parametrize("players", PLAYERS)
def test_face_up_shelves_and_crystals_are_bounded(players: int) -> None:
    for board, _question, _text, begins in played(players):
        up = Counter(card.rstrip("*") for card in board["map"].values() if not card.startswith("("))
        crystals = Counter(card for card in board["map"].values() if card.endswith("*"))
        if begins:
            assert all(up[colour] <= 5 for colour in COLOURS)
            assert all(count <= 5 for count in crystals.values())
        assert crystals.total() <= 5 * (players - 1) + 7


@pytest.mark.rule("BIB-I6", "BIB-I7")
@pytest.mark.parametrize("players", PLAYERS)
def test_mp_and_hands_are_bounded(players: int) -> None:
    for board, *_ in played(players):
        active = (board["start"] + board["turns"] - 1) % players
        for seat, entry in enumerate(board["seats"]):
            assert 0 <= entry["mp"] <= 5
            assert len(entry["hand"]) <= (14 if seat == active else 5)


def by_turn(players: int) -> list[list[tuple[Json, str, str, bool]]]:
    turns: list[list[tuple[Json, str, str, bool]]] = []
    for entry in played(players):
        if entry[3] or not turns:
            turns.append([])
        turns[-1].append(entry)
    return turns


@pytest.mark.rule("BIB-I8", "BIB-I9", "BIB-I12")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_turn_is_bounded(players: int) -> None:
    for decisions in by_turn(players):
        texts = [text for _board, _question, text, _begins in decisions if text]
        used = [text.split()[1] for text in texts if text.startswith("magic")]
        most = 5 + ("staff_passage" in used) + 2 * ("lights_on" in used) + ({"staff_passage", "lights_on"} <= set(used))
        assert sum(text.startswith("move") for text in texts) <= most
        assert len(used) == len(set(used))
        assert len(texts) <= 27


@pytest.mark.rule("BIB-I8")
def test_nine_moves_with_both_cards() -> None:
    """The most there can be: no MP is wasted, and nothing but face-down shelves of other colours lies on the way."""
    way = ["N1", "N1E1", "N2E1", "N2E2", "N1E2", "N1E3", "E3", "E2", "E1"]
    colours = ["green"] * 5 + ["yellow"] * 4
    map = [f"{place} ({colour})" for place, colour in zip(way, colours, strict=True)]
    map += [f"{place} (blue)" for place in ("N3", "N2", "S1", "S2", "S3")]
    table = turn("; ".join(map), {}, {"red": "lights_on+staff_passage"}, {"red": 5})
    moves = [f"move {place}" for place in way]
    table.do("magic staff_passage", "leap", moves[0], "leap", "magic lights_on column", "leap", moves[1], "leap")
    table.do(*moves[2:5], "leap", *moves[5:8], "leap", moves[8])
    assert (table.pawn("red"), table.moves, table.mp("red")) == ("E1", 0, 1)


@pytest.mark.rule("BIB-I10")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_victory(players: int) -> None:
    ends = [i for i, entry in enumerate(played(players)) if entry[1] == ""]
    assert len(ends) == GAMES
    for end in ends:
        board, before = played(players)[end][0], played(players)[end - 1]
        active = (board["start"] + board["turns"] - 1) % players
        assert board["winners"] == [active]
        winner: Any = board["seats"][active]
        assert board["map"][winner["pawn"]] == "reception"
        assert winner["slots"] == ["II", "III", "IV"]
        assert before[2] == f"move {winner['pawn']}"


@pytest.mark.rule("BIB-I11")
@pytest.mark.parametrize("players", PLAYERS)
def test_slots_only_become_more(players: int) -> None:
    filled: list[set[str]] = []
    for board, question, _text, _begins in played(players):
        now = [set(seat["slots"]) for seat in board["seats"]]
        for seat, slots in enumerate(now):
            assert len(board["seats"][seat]["slots"]) == len(slots) <= 3
            assert not filled or filled[seat] <= slots
        filled = [] if question == "" else now
