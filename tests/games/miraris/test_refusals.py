"""Every refusal of Miraris: the rule it names, the sentence it says, and that nothing has changed after it."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import resources

import pytest

from tests.at_random import answers
from tests.games.miraris.helpers import (
    GAME,
    PLAYERS,
    SEATS,
    Json,
    Situation,
    bidding,
    new,
    played_out,
    scoring,
    sentence,
)
from wondertable import Refused


def lucia(row: str) -> Situation:
    return scoring({"lucia": "3", "el": "-", "lana": "-"}, row=row)


def rolando() -> Situation:
    return scoring({"rolando": "3", "el": "-", "lana": "-"}, row="5 7 -")


def mirela() -> Situation:
    return scoring({"mirela": "3", "el": "15", "lana": "-"})


def choosing() -> Situation:
    """El was dealt to seat B."""
    return next(table for table in (new(3, seed) for seed in range(100)) if "keep el" in table.options("B"))


def sealed() -> Situation:
    return bidding("1 2 3").answer("A", "bid 4")


ANSWERS: list[tuple[Callable[[], Situation], str, str, str, str]] = [
    (choosing, "keep el", "MIR-S11", "not_dealt", "El was not dealt to you."),
    (choosing, "bid 4", "MIR-S11", "wrong_kind", "That is not what is asked."),
    (lambda: bidding("1 2 3", round=3), "bid 2", "MIR-P13", "spent", "Your 2 is spent: each Dormire is bid only once."),
    (lambda: bidding("1 2 3"), "bid 12", "MIR-P19", "no_such_card", "There is no Dormire 12."),
    (lambda: bidding("1 2 3"), "keep el", "MIR-P2", "wrong_kind", "That is not what is asked."),
    (lambda: bidding("1 2 3"), "take 2", "MIR-P2", "wrong_kind", "That is not what is asked."),
    (sealed, "bid 5", "MIR-P20", "sealed", "You have answered already, and a sealed answer is final."),
    (rolando, "take 4", "MIR-E14", "not_in_row", "The Chapel of the Divine is not in the row."),
    (rolando, "take 5 7", "MIR-E14", "wrong_count", "Name exactly one card."),
    (rolando, "give 3", "MIR-E14", "wrong_kind", "That is not what is asked."),
    (lambda: lucia("5 7 -"), "take 5", "MIR-E14", "wrong_count", "Name exactly 2 cards."),
    (lambda: lucia("5 - -"), "take 5 5", "MIR-E14", "wrong_count", "Name exactly one card."),
    (lambda: lucia("5 7 -"), "take 5 5", "MIR-E14", "not_in_row", "The Hand of the Goddess is not in the row."),
    (lambda: lucia("5 7 -"), "take 1 7", "MIR-E14", "not_in_row", "The Garden of Shadows is not in the row."),
    (
        lambda: lucia("5 7 -"),
        "take 7 5",
        "MIR-E14",
        "wrong_order",
        "Name the lower card first: 5, then 7.",
    ),
    (lambda: lucia("5 7 -"), "bid 5", "MIR-E14", "wrong_kind", "That is not what is asked."),
]


@pytest.mark.rule("MIR-S11", "MIR-P2", "MIR-P13", "MIR-P19", "MIR-P20", "MIR-E14")
@pytest.mark.parametrize(("make", "answer", "rule", "key", "words"), ANSWERS)
def test_an_answer_is_refused_with_its_rule_and_a_sentence(
    make: Callable[[], Situation], answer: str, rule: str, key: str, words: str
) -> None:
    refused = make().refused("A", answer)
    assert (refused.rule, refused.key) == (rule, key)
    assert sentence(refused) == words
    assert str(refused) == f"{rule}: {words}"


@pytest.mark.rule("MIR-E14")
def test_a_gift_that_is_not_held_is_refused() -> None:
    refused = mirela().refused("B", "give 7")
    assert (refused.rule, refused.key, sentence(refused)) == ("MIR-E14", "not_held", "You do not hold The Dream.")
    assert mirela().refused("B", "take 5").key == "wrong_kind"


TABLE: list[tuple[Callable[[], Situation], str, str, str, str]] = [
    (lambda: bidding("1 2 3"), "A", "pass", "not-an-action", '"pass" is not an answer of this game.'),
    (lambda: bidding("1 2 3"), "D", "bid 5", "no-such-seat", "There is no seat 4 at a table of 3."),
    (rolando, "B", "take 5", "not-asked", "Seat 2 is not asked now."),
    (mirela, "A", "give 3", "not-asked", "Seat 1 is not asked now."),
    (lambda: played_out(3, 1), "A", "bid 5", "game-over", "The game is over."),
]


@pytest.mark.parametrize(("make", "seat", "answer", "key", "words"), TABLE)
def test_the_table_refuses_what_no_rule_of_the_game_concerns(
    make: Callable[[], Situation], seat: str, answer: str, key: str, words: str
) -> None:
    refused = make().refused(seat, answer)
    assert (refused.rule, refused.key, str(refused)) == (None, key, words)


@pytest.mark.parametrize("make", [choosing, lambda: bidding("1 2 3"), rolando, lambda: lucia("5 7 -")])
def test_a_number_that_is_no_action_is_not_taken_for_one(make: Callable[[], Situation]) -> None:
    table = make()
    offered = table.position.legal(0)[0]
    for number in (0, -1, offered + (1 << 40), 1 << 70, -(1 << 70)):
        with pytest.raises(Refused) as caught:
            table.position.apply(0, number)
        assert caught.value.key == "wrong_kind"


LOADED: list[tuple[Json, str, str, str]] = [
    (
        {"round": 8, "row": ["111111111", "2", "3"]},
        "MIR-I6",
        "pile_height",
        "The pile in slot 1 has more cards than there are rounds.",
    ),
    (
        {"round": 3, "row": ["1", "2", "3"], "hand": "12345"},
        "MIR-I3",
        "hand_size",
        "Seat 1 must have 7 different Dormire in hand in round 3.",
    ),
    (
        {"round": 3, "row": ["1", "2", "3"], "dealt": ["el", "lana"]},
        "MIR-I8",
        "character_twice",
        "Lana is a single card and cannot be dealt twice.",
    ),
    (
        {"round": 3, "row": ["1", "777", "3"], "held": "777"},
        "MIR-I1",
        "too_many",
        "There are only 5 cards of The Dream.",
    ),
]


@pytest.mark.rule("MIR-I1", "MIR-I3", "MIR-I6", "MIR-I8")
@pytest.mark.parametrize(("board", "rule", "key", "words"), LOADED)
def test_a_position_that_breaks_an_invariant_is_refused(board: Json, rule: str, key: str, words: str) -> None:
    common = {name: board[name] for name in ("round", "row")}
    own = {name: value for name, value in board.items() if name not in common}
    seats = [{"character": "el", **own}, {"character": "lana"}, {"character": "alma"}]
    with pytest.raises(Refused) as caught:
        GAME.load({"players": 3, "board": {**common, "seats": seats}})
    assert (caught.value.rule, caught.value.key, sentence(caught.value)) == (rule, key, words)


def test_every_sentence_of_a_refusal_belongs_to_a_refusal() -> None:
    file = resources.files("wondertable.games.miraris").joinpath("text.en.ftl")
    written = set(re.findall(r"^refused-([a-z_]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))
    shown = {key for _, _, _, key, _ in ANSWERS} | {key for _, _, key, _ in LOADED} | {"not_held", "players"}
    assert written == shown


@pytest.mark.parametrize("players", PLAYERS)
def test_a_view_refuses_a_piece_for_the_reason_the_game_would_give(players: int) -> None:
    word = {"bid": "bid", "rolando_take": "take", "mirela_gift": "give"}
    seen = set()
    for seed in range(6):
        table = new(players, seed)
        for seat, _ in answers(table.position, seed):
            question = table.view(SEATS[seat])["question"]
            for piece in question["refused"]:
                if question["kind"] in word:
                    value = piece["piece"].split("-")[1]
                    refused = table.refused(SEATS[seat], f"{word[question['kind']]} {value}")
                    assert (piece["rule"], piece["key"], piece["args"]) == (refused.rule, refused.key, refused.args)
                    seen.add(question["kind"])
    assert "bid" in seen


def test_lucias_view_refuses_the_kinds_that_are_not_in_the_row() -> None:
    question = lucia("5 71 -").view("A")["question"]
    assert [piece["piece"] for piece in question["refused"]] == [f"wonder-{crowns}" for crowns in (2, 3, 4, 6)]
    assert {(piece["rule"], piece["key"]) for piece in question["refused"]} == {("MIR-E14", "not_in_row")}
