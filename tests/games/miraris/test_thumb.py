"""Rules of thumb for Miraris: what the autopilot answers for an absent player, and what the bots are good for."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.miraris.helpers import GAME, PLAYERS, SEATS, Situation, bidding, new, scoring
from wondertable import Bot, Position, Rng
from wondertable.bots import bot
from wondertable.core.table import Table

WIN_RATES = {
    "rolando": (0.44, 0.57, 0.80, 1.04),
    "lucia": (0.53, 0.63, 0.76, 0.86),
    "serena": (1.39, 1.32, 1.22, 1.09),
    "mirela": (0.83, 1.04, 1.27, 1.53),
    "unknown": (0.74, 0.76, 0.84, 0.90),
    "allie": (1.04, 1.00, 0.91, 0.88),
    "el": (0.80, 0.75, 0.70, 0.66),
    "fatima": (0.84, 0.85, 0.86, 0.84),
    "mariano": (0.30, 0.39, 0.56, 0.77),
    "lana": (1.38, 1.31, 1.25, 1.16),
    "alma": (1.85, 1.70, 1.41, 1.11),
    "nada": (1.84, 1.69, 1.44, 1.15),
}
"""Relative win rates with 3, 4, 5 and 6 players, as the rules give them."""


def autopilot(table: Situation, seat: str, seed: int = 1) -> str:
    rng = Rng(seed)
    world = table.position.redeal(SEATS.index(seat), rng)
    return GAME.actions.text(GAME.autopilot(world, SEATS.index(seat), rng))


@pytest.mark.parametrize("players", PLAYERS)
def test_the_autopilot_keeps_the_character_that_wins_most_often(players: int) -> None:
    for seed in range(25):
        table = new(players, seed)
        for seat, player in zip(SEATS, table.board["seats"], strict=False):
            best = max(player["dealt"], key=lambda name: WIN_RATES[name][players - 3])
            assert autopilot(table, seat) == f"keep {best}"


def test_the_autopilot_bids_any_card_of_the_hand() -> None:
    table = bidding("1 2 3", round=5, hands={"A": "13489"})
    bids = Counter(autopilot(table, "A", seed) for seed in range(1000))
    assert bids.keys() == {f"bid {value}" for value in (1, 3, 4, 8, 9)}
    assert all(130 < count < 270 for count in bids.values())  # 200 each, give or take five standard deviations


@pytest.mark.parametrize(
    ("held", "row", "answer"),
    [
        ("123456", "7 5 -", "take 7"),
        ("234567", "1 6 -", "take 1"),
        ("124567", "35 6 -", "take 3"),
        ("12345", "6 73 -", "take 7"),
        ("1234567", "2 5 -", "take 5"),
        ("-", "2 5 -", "take 5"),
    ],
)
def test_the_autopilot_as_rolando_completes_the_kinds_or_takes_the_highest(held: str, row: str, answer: str) -> None:
    assert autopilot(scoring({"rolando": held, "el": "-", "lana": "-"}, row=row), "A") == answer


@pytest.mark.parametrize(
    ("row", "answer"),
    [("27 51 -", "take 5 7"), ("77 5 -", "take 7 7"), ("1 1 2", "take 1 2"), ("- 3 -", "take 3")],
)
def test_the_autopilot_as_lucia_takes_the_two_highest(row: str, answer: str) -> None:
    assert autopilot(scoring({"lucia": "-", "el": "-", "lana": "-"}, row=row), "A") == answer


@pytest.mark.parametrize(
    ("giver", "held", "gift"),
    [
        ("unknown", "3567", 3),  # plain crowns: the lowest
        ("allie", "2367", 3),  # a 2 is worth 10
        ("el", "1367", 6),  # 6 and 7 are worth nothing; of equals the fewest crowns
        ("el", "1355", 1),
        ("fatima", "1456", 1),  # without the 1 all the others count 7
        ("fatima", "4567", 4),  # 7 each: of equals the fewest crowns
        ("fatima", "1167", 1),
        ("mariano", "2267", 2),  # three are left and bring 25
        ("lana", "1477", 1),
        ("alma", "3446", 3),
    ],
)
def test_the_autopilot_gives_what_its_seat_misses_least(giver: str, held: str, gift: int) -> None:
    table = scoring({"mirela": "-", giver: held, "nada": "-"})
    assert autopilot(table, "B") == f"give {gift}"


@pytest.mark.parametrize("players", PLAYERS)
def test_the_autopilot_of_a_table_plays_a_whole_game(players: int) -> None:
    table = Table(GAME, players, seed=players)
    while table.asked():
        entry = table.propose(table.asked()[0], table.autopilot(table.asked()[0]))
        assert entry is not None
        table.enter(entry)
    assert table.over


# -- bots --------------------------------------------------------------------------------------------------------------


def play(position: Position, bots: list[Bot], seed: int) -> Position:
    """Each seat's bot is given a world that its seat cannot tell from the true one."""
    rng = Rng(seed)
    while asked := position.asked():
        seat = asked[0]
        action = bots[seat].choose(position.redeal(seat, rng), seat, rng)
        assert action in position.legal(seat)
        position.apply(seat, action)
    return position


@pytest.mark.parametrize("name", ["random", "thumb", "sanity"])
@pytest.mark.parametrize("players", PLAYERS)
def test_a_bot_answers_every_question_legally(players: int, name: str) -> None:
    for seed in range(8):
        assert play(GAME.new(players, seed), [bot(name, GAME)] * players, seed).outcome() is not None


@pytest.mark.parametrize("players", PLAYERS)
def test_thumb_beats_random(players: int) -> None:
    """One thumb among random bots wins two shares and more: 1.4 are five standard deviations less."""
    games = 240
    won = 0.0
    for seed in range(games):
        seat = seed % players
        bots = [bot("thumb" if other == seat else "random", GAME) for other in range(players)]
        outcome = play(GAME.new(players, seed, journal=False), bots, seed).outcome()
        assert outcome is not None
        won += (seat in outcome.winners) / len(outcome.winners)
    assert won / games > 1.4 / players


def chosen(name: str, table: Situation, seat: str, seed: int) -> str:
    rng = Rng(seed)
    place = SEATS.index(seat)
    return GAME.actions.text(bot(name, GAME).choose(table.position.redeal(place, rng), place, rng))


def test_sanity_plays_the_policy_of_the_figures() -> None:
    dealt = new(3, seed=1)
    assert {chosen("sanity", dealt, "A", seed) for seed in range(60)} == set(dealt.options("A"))
    bidder = bidding("1 2 3", round=5, hands={"A": "13489"})
    assert {chosen("sanity", bidder, "A", seed) for seed in range(100)} == set(bidder.options("A"))
    rolando = scoring({"rolando": "234567", "el": "-", "lana": "-"}, row="1 7 -")
    assert chosen("sanity", rolando, "A", 1) == "take 1"
    lucia = scoring({"lucia": "-", "el": "-", "lana": "-"}, row="27 51 -")
    assert chosen("sanity", lucia, "A", 1) == "take 5 7"
    giver = scoring({"mirela": "-", "el": "3567", "lana": "-"})
    assert chosen("sanity", giver, "B", 1) == "give 3"  # its lowest card, not what it misses least


def test_thumb_reaches_for_the_pile_that_is_worth_most() -> None:
    last = bidding("1 1 7777", round=8, hands={"A": "19", "B": "23", "C": "45"})
    assert chosen("thumb", last, "A", 1) == "bid 9"
    first = bidding("7777 1 1", round=8, hands={"A": "19", "B": "23", "C": "45"})
    assert chosen("thumb", first, "A", 1) == "bid 1"
