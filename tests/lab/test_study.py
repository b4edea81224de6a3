"""What a study decides: who sits where, which cards are dealt, and what is refused."""

from __future__ import annotations

from collections import Counter

import pytest

import wondertable
from wondertable.core.refused import Refused
from wondertable.lab import Study


def study(players: int, *bots: str, rotate: bool = False) -> Study:
    return Study("miraris", players, 100, bots, rotate=rotate)


def seatings(of: Study, games: int) -> list[list[str]]:
    return [of.seating(number) for number in range(games)]


def test_one_bot_sits_in_every_seat() -> None:
    assert seatings(study(3, "thumb"), 2) == [["thumb"] * 3] * 2


def test_one_bot_for_each_seat_sits_as_listed() -> None:
    assert seatings(study(3, "thumb", "random", "sanity"), 2) == [["thumb", "random", "sanity"]] * 2


def test_one_bot_for_each_seat_moves_on_if_asked_to() -> None:
    assert seatings(study(3, "thumb", "random", "sanity", rotate=True), 4) == [
        ["thumb", "random", "sanity"],
        ["random", "sanity", "thumb"],
        ["sanity", "thumb", "random"],
        ["thumb", "random", "sanity"],
    ]


@pytest.mark.parametrize(("players", "bots"), [(3, 2), (4, 2), (4, 3), (5, 2), (5, 3), (5, 4), (6, 4), (6, 5)])
def test_fewer_bots_than_seats_all_sit_everywhere_equally_often(players: int, bots: int) -> None:
    names = ["thumb", "random", "sanity", "a", "b"][:bots]
    for seat in range(players):
        sat = Counter(seating[seat] for seating in seatings(study(players, *names), 2 * bots))
        assert sat == Counter(dict.fromkeys(names, 2))


def test_games_that_differ_in_their_seating_only_are_dealt_the_same_cards() -> None:
    rotated = study(4, "thumb", "random")
    assert rotated.deal_seed(0) == rotated.deal_seed(1) != rotated.deal_seed(2)
    assert rotated.bots_seed(0) != rotated.bots_seed(1)
    fixed = study(2, "thumb", "random")
    assert fixed.deal_seed(0) != fixed.deal_seed(1)


def test_the_seed_of_a_study_changes_every_game() -> None:
    first, second = (Study("miraris", 3, 10, seed=seed) for seed in (1, 2))
    assert not {first.deal_seed(n) for n in range(100)} & {second.deal_seed(n) for n in range(100)}
    assert not {first.deal_seed(n) for n in range(100)} & {first.bots_seed(n) for n in range(100)}


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        (Study("chess", 3, 10), "no-such-game"),
        (Study("miraris", 2, 10), "players"),
        (Study("miraris", 3, 10, ("clever",)), "no-such-bot"),
        (Study("miraris", 3, 10, ("random",) * 4), "bots-number"),
        (Study("miraris", 3, 10, ()), "bots-number"),
        (Study("miraris", 3, 10, options={"speed": "high"}), "option-name"),
        (Study("miraris", 3, 10, options={"memory_aid": "perhaps"}), "option-value"),
        (Study("miraris", 3, 10, seed=-1), "seed"),
        (Study("miraris", 3, 10, data={"schema": 1}), "data"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(wrong: Study, key: str) -> None:
    with pytest.raises(Refused) as refused:
        wrong.open()
    assert refused.value.key == key


def test_a_study_plays_with_its_own_data() -> None:
    data = dict(wondertable.game("miraris").data)
    data["game"] = {**data["game"], "rounds": 5}  # type: ignore[dict-item]
    game = Study("miraris", 3, 10, data=data).open()
    assert not game.data_is_shipped
    assert game.data["game"] == data["game"]
