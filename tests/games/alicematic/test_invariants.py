"""What is always true, in games of chance and of sensible players."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.at_random import answers
from tests.games.alicematic.census import census
from tests.games.alicematic.helpers import GAME, PLAYERS, SEATS, Situation, new, thumbs


def every_position(players: int, seed: int) -> Iterator[Situation]:
    if seed % 2:
        yield from thumbs(players, seed)
        return
    table = new(players, seed)
    for _ in answers(table.position, seed):
        yield table
    yield table


GAMES = [(players, seed) for players in PLAYERS for seed in (0, 1)]


@pytest.mark.rule("ALI-N1", "ALI-N2")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_cards_and_tokens_are_neither_lost_nor_made(players: int, seed: int) -> None:
    box = {alice["name"]: alice["copies"] for alice in GAME.data["alice"]}  # type: ignore[attr-defined]
    box |= {"red tokens": 20, "yellow tokens": 20, "green tokens": 20}
    for table in every_position(players, seed):
        if table.question == "choose_kingdom":
            continue
        assert census(table.position) == box
        assert all(0 <= table.bank(colour) <= 20 for colour in ("red", "yellow", "green"))


@pytest.mark.rule("ALI-N3", "ALI-N4", "ALI-N5", "ALI-I30")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_tokens_on_the_map_and_cards_in_slots(players: int, seed: int) -> None:
    for table in every_position(players, seed):
        board = table.board
        kinds = {space["space"]: space for space in board["map"]["spaces"]}
        by_space: dict[str, list[tuple[int, str, int]]] = {}
        for token in board["tokens"]:
            by_space.setdefault(token["space"], []).append((token["seat"], token["face"], token["count"]))
        for space, tokens in by_space.items():
            if kinds[space]["kind"] == "city":
                assert sum(count for _, _, count in tokens) <= kinds[space]["spots"]
                assert all(face == "up" for _, face, _ in tokens)
            else:
                assert len({seat for seat, _, _ in tokens}) == len(tokens) <= 2
                assert len({face for _, face, _ in tokens}) == len(tokens)
            if kinds[space]["kind"] == "forest":
                assert [face for _, face, _ in tokens] == ["up"]
        turns = [sum(event["seat"] == seat for event in table.events("turn")) for seat in range(players)]
        empty = [sum(event["seat"] == seat for event in table.events("empty_hand")) for seat in range(players)]
        for seat in range(players):
            entry = board["seats"][seat]
            cards = [len(slot) for slot in entry["slots"].values()]
            waiting = int(table.question == "politics" and table.asked == SEATS[seat])
            assert max(cards) <= 4
            assert sum(cards) == turns[seat] - empty[seat] - waiting <= 14
            assert 16 - entry["supply"] <= 2 + turns[seat]


@pytest.mark.rule("ALI-N7")
@pytest.mark.parametrize("seed", [0, 1])
def test_vp_never_fall(seed: int) -> None:
    before = [0] * 4
    for table in every_position(4, seed):
        now = [table.vp(seat) for seat in "ABCD"]
        assert all(new >= old for new, old in zip(now, before, strict=True))
        before = now


@pytest.mark.rule("ALI-N8")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_game_has_fourteen_turns_and_few_decisions(players: int, seed: int) -> None:
    positions = list(every_position(players, seed))
    turns = [event["seat"] for event in positions[-1].events("turn")]
    assert [turns.count(seat) for seat in range(players)] == [14] * players
    assert len(positions) - 1 <= GAME.longest


def test_the_longest_game() -> None:
    """20 decisions of set-up, then 14 turns of 5 players with at most 12 each."""
    assert GAME.longest == 20 + 14 * 5 * 12


@pytest.mark.rule("ALI-N9")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_there_is_always_something_to_do(players: int, seed: int) -> None:
    for table in every_position(players, seed):
        if table.question == "politics":
            assert table.starting("commoner")
        if table.question == "invasion":
            assert table.options != ["skip"]


@pytest.mark.rule("ALI-N11")
@pytest.mark.parametrize("seed", [1, 3])
def test_spaces_beside_an_own_city_are_connected(seed: int) -> None:
    for table in every_position(3, seed):
        board = table.board
        tiles = {space["space"]: space["tile"] for space in board["map"]["spaces"]}
        held = {(token["space"], token["seat"]) for token in board["tokens"] if token["face"] == "up"}
        for token in board["tokens"]:
            if token["face"] == "up" and (tiles[token["space"]], token["seat"]) in held:
                assert not token["cut_off"]


@pytest.mark.rule("ALI-N12")
def test_scoring_depends_on_what_everybody_sees() -> None:
    for table in every_position(3, 1):
        if table.question == "invasion":
            scores = [table.seat(seat)["score"] for seat in "ABC"]
            for world in table.worlds(None, 1):
                assert [world.seat(seat)["score"] for seat in "ABC"] == scores
