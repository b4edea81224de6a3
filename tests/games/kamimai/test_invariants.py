"""What is always true, in random games and in games of bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from tests.games.kamimai.helpers import GAME, PLAYERS, Json, answers, cast, new
from wondertable import Position, Rng
from wondertable.bots import bot

GAMES = 3


def boards(players: int, seed: int, **options: object) -> Iterator[Json]:
    """The board after each decision: random games, and a game of bots that really cast spells."""
    position = GAME.new(players, seed, {"skill": "clumsy", **options})
    for _ in answers(position, seed):
        yield GAME.save_board(position)
    yield from bot_boards(GAME.new(players, seed, {"sheet": "3", **options}), seed)


def bot_boards(position: Position, seed: int) -> Iterator[Json]:
    player, rng = bot("sanity", GAME), Rng(seed)
    while asked := position.asked():
        position.apply(asked[0], player.choose(position, asked[0], rng))
        yield GAME.save_board(position)


def all_boards(**options: object) -> Iterator[tuple[int, list[Json]]]:
    for players in PLAYERS:
        yield players, list(boards(players, players, **options))


@pytest.fixture(scope="module")
def games() -> list[tuple[int, list[Json]]]:
    return list(all_boards())


@pytest.mark.rule("KAM-I1")
def test_no_card_is_lost(games: list[tuple[int, list[Json]]]) -> None:
    for players, played in games:
        for board in played:
            if not board["book"]["builds"]:
                continue
            cards = Counter(board["book"]["cards"] + board["discard"])
            for seat in board["seats"]:
                cards.update(seat["cards"])
            if board["phase"] in ("draw", "watch", "training"):
                cards.update(board["drawn"])
            assert sum(cards.values()) == (63 if players == 1 else 64)
            assert cards["water"] == 12


@pytest.mark.rule("KAM-I2")
def test_energy_is_nought_only_in_a_lost_game(games: list[tuple[int, list[Json]]]) -> None:
    for _players, played in games:
        for board in played:
            if board["sheet"] is not None:
                assert (board["energy"] == 0) == (board["ended"] == "energy")


@pytest.mark.rule("KAM-I3")
def test_the_target_is_never_sealed(games: list[tuple[int, list[Json]]]) -> None:
    for _players, played in games:
        before: set[tuple[str, int]] = set()
        for board in played:
            ticked = {(area, box) for area, boxes in board["ticked"].items() for box in boxes}
            assert before <= ticked or not ticked
            before = ticked
            if board["target"] is not None:
                sheet = GAME.data["sheet"][board["sheet"] - 1]  # type: ignore[index]
                area = next(a for a in sheet["area"] if a["id"] == board["target"])
                assert len(board["ticked"].get(board["target"], [])) < len(area["spells"])


@pytest.mark.rule("KAM-I4")
def test_reserves_fit_after_store(games: list[tuple[int, list[Json]]]) -> None:
    for players, played in games:
        limit = 6 if players == 1 else 4
        for before, after in pairwise(played):
            if before["phase"] == "store" and after["phase"] == "target":
                cards = after["seats"][before["activator"]]["cards"]
                assert len(cards) <= max(limit, sum(card.startswith("g-") for card in cards))


@pytest.mark.rule("KAM-I5")
def test_guardians_leave_by_the_imp_only() -> None:
    for seed in range(GAMES):
        position = GAME.new(3, seed, {"sheet": "2"})
        held = 0
        for _ in answers(position, seed):
            discard: Any = GAME.save_board(position)["discard"]
            now = sum(card.startswith("g-") for card in discard)
            played = [event["key"] for event in GAME.events(position, None)[-3:]]
            assert now <= held or "imp" in played or "loose" in played
            held = now


@pytest.mark.rule("KAM-I6")
def test_a_standing_book_has_a_card(games: list[tuple[int, list[Json]]]) -> None:
    for _players, played in games:
        for board in played:
            if board["book"]["builds"] and board["book"]["state"] == "standing":
                assert len(board["book"]["cards"]) >= 1


@pytest.mark.rule("KAM-I7")
def test_a_spell_takes_two_to_four_cards() -> None:
    table = cast("fire*4,fairy-fire,wolf", "fire*2,air")
    for text in table.options(1, "cast"):
        cards = [card for part in text.split()[2:] for card in part.split(":")[1].split(",")]
        assert 2 <= len(cards) <= 4


@pytest.mark.rule("KAM-I8")
def test_the_box_pays_fourteen_spells_at_most() -> None:
    units = 4 * (12 + 3) + 2
    assert units // 4 == 15  # but a Fairy's units stay in her colour:
    assert 4 * ((12 + 3) // 4) + 2 == 14


@pytest.mark.rule("KAM-I9", "KAM-I10")
@pytest.mark.parametrize("players", PLAYERS)
def test_energy_is_accounted_for(players: int) -> None:
    for seed in range(GAMES):
        table = new(players, seed, sheet="3", mode="hard", skill="clumsy")
        for _board in bot_boards(table.position, seed):
            pass
        lost = sum(event["amount"] for event in table.events("energy_lost"))
        assert lost + table.energy == 4
        free = len(table.events("blessed"))
        assert len(table.events("turn")) <= 64 * 4 + 64 * free
