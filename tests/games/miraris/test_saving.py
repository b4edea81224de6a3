"""Saved and hand-written positions of Miraris: what is left out, what comes back, and what cannot be."""

from __future__ import annotations

import copy
import json
from collections import Counter

import pytest

from tests.at_random import answers
from tests.games.miraris.helpers import GAME, PLAYERS, WONDERS, Json, Situation, bidding, new, scoring, started
from wondertable import Refused

# -- what comes back ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_a_position_saved_anywhere_goes_on_as_it_would_have(players: int) -> None:
    table = new(players, seed=5, gifts_shown="receiver", memory_aid=True)
    for step, _ in enumerate(answers(table.position, 5)):
        if step % 3 == 0:
            saved = json.loads(json.dumps(table.save()))
            loaded = Situation(GAME.load(saved))
            assert loaded.save() == saved
    assert GAME.save(GAME.load(table.save())) == table.save()


def test_what_is_left_out_by_hand_takes_its_natural_place() -> None:
    table = bidding("1 25 3", round=3, held={"A": "77"})
    assert table.hand("A") == "3456789"  # the lowest values are spent
    lying = table.deck + table.row + "".join(table.all_held())
    assert Counter(int(card) for card in lying if card.isdigit()) == WONDERS
    dealt = [name for player in table.board["seats"] for name in player["dealt"]]
    assert len(dealt) == len(set(dealt)) == 9
    assert table.told("A") == []  # nothing has been learned


def test_cards_are_digits_or_numbers() -> None:
    seats = [{"character": "el", "held": [7, 2]}, {"character": "lana", "held": "72"}, {"character": "alma"}]
    board = {"round": 2, "row": [[1], "12", "-"], "deck": [4, 5, 6], "seats": seats}
    table = Situation(GAME.load({"players": 3, "board": board}))
    assert table.all_held() == ["27", "27", "-"]
    assert table.row == "1 12 -"
    assert table.deck.startswith("456")


def test_only_the_number_of_players_is_needed() -> None:
    table = Situation(GAME.load({"players": 4}))
    assert (table.question, table.asked) == ("choose_character", "ABCD")


def test_characters_dealt_by_hand_are_completed() -> None:
    seats = [{"dealt": ["el", "alma", "lana"]}, {"dealt": ["rolando"]}, {}]
    table = Situation(GAME.load({"players": 3, "board": {"seats": seats}}))
    assert table.options("A") == ["keep el", "keep lana", "keep alma"]
    assert "keep rolando" in table.options("B")
    dealt = [name for player in table.board["seats"] for name in player["dealt"]]
    assert len(dealt) == len(set(dealt)) == 9
    assert table.events("dealt", "A") == [{"characters": ["el", "lana", "alma"]}]


# -- what cannot be read -----------------------------------------------------------------------------------------------


SEATS: list[Json] = [{"character": "rolando"}, {"character": "mirela"}, {"character": "el"}]


def refused(data: object) -> Refused:
    with pytest.raises(Refused) as caught:
        GAME.load(data)
    return caught.value


def with_board(**changes: object) -> Json:
    return {"players": 3, "board": {"round": 2, "row": ["1", "2", "3"], "seats": SEATS} | changes}


def with_seat(**changes: object) -> Json:
    return with_board(seats=[SEATS[0] | changes, *SEATS[1:]])


MALFORMED: list[tuple[object, str, str]] = [
    ([], "the whole", "expected a JSON object"),
    ({}, "players", "missing"),
    ({"players": "three"}, "players", "found 'three'"),
    ({"players": 3, "turn": 4}, "turn", "not a known name here"),
    ({"players": 3, "format": 2}, "format", "expected 1"),
    ({"players": 3, "game": "chess"}, "game", "this is a position of 'chess'"),
    ({"players": 3, "data_hash": "00"}, "data_hash", "made with other data"),
    ({"players": 3, "rng": {"words": [1]}}, "rng", "expected four words"),
    ({"players": 3, "seed": "x"}, "seed", "expected a whole number"),
    ({"players": 3, "options": []}, "options", "expected an object"),
    ({"players": 3, "board": []}, "board", "expected an object"),
    ({"players": 3, "events": [[1]]}, "events", "expected lists of whole numbers"),
    (with_board(rond=3), "board, rond", "not a known name here"),
    (with_board(round=9), "round", "from 0 to 8, found 9"),
    (with_board(round="2"), "board, round", "found '2'"),
    (with_board(scoring="yes"), "board, scoring", "expected true or false"),
    (with_board(scoring=True), "round", "from 8 to 8, found 2"),
    (with_board(demand=3), "board, demand", "from 0 to 2, found 3"),
    (with_board(ended="draw"), "board, ended", "points, seven_kinds"),
    (with_board(shown=[3]), "shown", "expected a list of seats from 0 to 2"),
    (with_board(row=["1", "2"]), "row", "expected 3 slots"),
    (with_board(row=["1", "2", "8"]), "row 3", "no such card: 8"),
    (with_board(row=["1", "2", "x"]), "row 3", "no such card: 'x'"),
    (with_board(deck=7), "board, deck", "expected a list or a text, found 7"),
    (with_board(seats=SEATS[:2]), "seats", "expected 3"),
    (with_seat(hold="12"), "board, seats 1, hold", "not a known name here"),
    (with_seat(character="ghost"), "seats 1, character", "no such character: 'ghost'"),
    (with_seat(character=None), "seats 1, character", "from round 1 on every seat has kept one"),
    (with_seat(dealt="el"), "board, seats 1, dealt", "expected a list, found 'el'"),
    (with_seat(held="129"), "seats 1, held", "no such card: 9"),
    (with_seat(hand="1234567a"), "seats 1, hand", "no such card: 'a'"),
    (with_seat(points=-1), "board, seats 1, points", "from 0 to 9999"),
    (with_seat(secret="1"), "seats 1, secret", "the secret cards are among those held"),
    (with_seat(dealt=["lana", "alma", "nada"]), "dealt", "at most 3 to each seat"),
]


@pytest.mark.parametrize(("data", "where", "problem"), MALFORMED)
def test_a_mistake_in_a_position_is_named(data: object, where: str, problem: str) -> None:
    found = refused(data)
    assert (found.key, found.args["where"]) == ("save", where)
    assert problem in str(found.args["problem"])
    assert str(found).startswith(f"Saved position, {where}: ")


@pytest.mark.rule("MIR-S1")
def test_a_position_for_seven_is_refused() -> None:
    assert refused({"players": 7}).rule == "MIR-S1"


# -- what cannot be ----------------------------------------------------------------------------------------------------


IMPOSSIBLE: list[tuple[Json, str, str]] = [
    (with_board(round=0), "round", "no Wonder lies anywhere before round 1"),
    ({"players": 3, "board": {"seats": [{"held": "1"}, {}, {}]}}, "round", "no Wonder lies anywhere"),
    ({"players": 3, "board": {"seats": [{"character": "el"}, {}, {}]}}, "round", "nobody has kept a character"),
    (with_board(shown=[0]), "shown", "no character is shown before scoring"),
    (with_board(winners=[0]), "winners", "nobody has won while the game goes on"),
    (with_board(ended="points", winners=[0]), "ended", "the game ends in scoring"),
    (with_board(demand=1), "demand", "nobody is asking for gifts"),
    (with_board(took=True), "questions", "in the middle of scoring"),
    (with_board(round=8, scoring=True, stage=3), "questions", "in the middle of scoring"),
    (with_board(round=8, scoring=True, ended="points"), "winners", "a finished game has a winner"),
    (with_board(round=8, scoring=True, ended="seven_kinds", winners=[0, 1]), "winners", "only one if all kinds"),
    (
        with_board(round=8, scoring=True, stage=3, demand=2, first_total=9),
        "gift",
        "the first gifts make up the first total",
    ),
    (
        with_seat(held="1111111222222222333333333444444445555556666677"),
        "deck",
        "18 cards are still to be turned up and drawn, but 3 are left",
    ),
]


@pytest.mark.parametrize(("data", "where", "problem"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_by_name(data: Json, where: str, problem: str) -> None:
    found = refused(data)
    assert (found.key, found.args["where"]) == ("save", where)
    assert problem in str(found.args["problem"])


@pytest.mark.rule("MIR-A13")
def test_a_deck_without_serenas_cards_is_refused() -> None:
    seats = [{"character": "serena", "held": "1111111122222222223333333333"}, *SEATS[1:]]
    seats[1] = {"character": "mirela", "held": "44444444555555666667"}
    found = refused({"players": 3, "board": {"scoring": True, "row": ["7", "7", "-"], "seats": seats}})
    assert found.args["where"] == "deck"


def asked(table: Situation, **changes: object) -> Json:
    """A saved position with its question changed."""
    saved: Json = copy.deepcopy(table.save())
    saved["questions"][0].update(changes)
    return saved


QUESTIONS: list[tuple[Json, str]] = [
    (asked(started(3), kind="mirela_gift"), "questions"),
    (asked(started(3), kind="choose_character"), "questions"),
    (asked(started(3), waiting=[0, 1]), "questions, waiting"),
    (asked(started(3), waiting=[0, 1, 2, 3]), "questions, waiting"),
    (asked(started(3), waiting=["A"]), "questions 1, waiting 1"),
    (asked(started(3), sealed=False), "questions, sealed"),
    (asked(started(3), waiting=[0, 1], answers=[None, None, "keep el"]), "questions, answers"),
    (asked(bidding("1 2 3", round=3), waiting=[0, 1], answers=[None, None, "bid 1"]), "questions, answers"),
    (asked(scoring({"mirela": "1", "el": "23", "lana": "-"}), waiting=[1, 2]), "questions, waiting"),
    (
        asked(scoring({"mirela": "1", "el": "23", "lana": "4"}), waiting=[1], answers=[None, None, "give 7"]),
        "questions, answers",
    ),
    (asked(scoring({"rolando": "1", "el": "23", "lana": "4"}, row="5 5 -"), waiting=[1]), "questions, waiting"),
    (asked(scoring({"rolando": "1", "el": "2", "lana": "4"}, row="5 5 -"), kind="lucia_take"), "questions"),
    (asked(started(3), answers=[None]), "questions, answers"),
]


@pytest.mark.parametrize(("data", "where"), QUESTIONS)
def test_a_question_that_cannot_be_open_is_refused(data: Json, where: str) -> None:
    found = refused(data)
    assert (found.key, found.args["where"]) == ("save", where)


def test_a_game_that_goes_on_has_an_open_question() -> None:
    saved = started(3).save()
    assert refused(saved | {"questions": []}).args["where"] == "questions"
    hidden = scoring({"rolando": "1", "el": "2", "lana": "4"}, row="5 5 -").save()
    hidden["board"]["shown"] = []
    assert refused(hidden).args["where"] == "shown"
