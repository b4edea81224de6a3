"""Positions written by hand or by the game, and impossible ones refused by name."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bibliowonders.census import census
from tests.games.bibliowonders.helpers import GAME, Json, Situation, answers, changed_game, new, started, turn
from wondertable import Refused


def load(players: int = 2, questions: object = None, **board: object) -> Situation:
    data: Json = {"players": players, "board": board}
    if questions is not None:
        data["questions"] = questions
    return Situation(GAME.load(data))


RED_AND_BLUE = [{"colour": "red"}, {"colour": "blue"}]


def test_an_empty_board_begins_with_the_player_cards() -> None:
    table = load()
    assert table.question == "choose_player_card"
    assert table.face_up == {}
    half = load(3, seats=[{"colour": "green"}, {}, {}])
    assert (half.position.asked(), half.options) == ([1], ["colour blue", "colour red", "colour yellow"])


def test_a_turn_begins_as_named() -> None:
    table = load(3, turns=5, start=2, seats=[*RED_AND_BLUE, {"colour": "green"}])
    assert table.active == "red"
    assert table.seen(None)["round"] == 2
    assert (table.moves, len(table.draw_pile)) == (2, 28)


def test_a_saved_game_goes_on_the_same_way() -> None:
    for seed in range(3):
        table = started(3, seed)
        for number, (seat, action) in enumerate(answers(table.position, seed)):
            if number % 25 == 7:
                again = Situation(GAME.load(table.save()))
                assert again.save() == table.save()
                again.position.apply(seat, action)
                twin = Situation(table.position.clone())
                twin.position.apply(seat, action)
                assert again.save() == twin.save()
            if number > 400:
                break


def test_a_game_with_other_data_carries_them() -> None:
    other = changed_game(lambda data: data["limits"].update(mp_max=9))
    saved: Any = new(game=other).save()
    assert saved["data"]["limits"]["mp_max"] == 9
    with pytest.raises(Refused, match="other data"):
        GAME.load(saved)


WRONG: list[tuple[Json, str]] = [
    ({"map": {"N9": "blue"}}, "no such position: 'N9'"),
    ({"map": {"N1": "pink"}}, "map, N1.*no such card: 'pink'"),
    ({"map": {"N1": 3}}, "map, N1.*expected a card such as"),
    ({"map": []}, "map.*expected an object"),
    ({"map": {"N1": "reception*"}}, "holds no crystal"),
    ({"map": {"N1": "reception", "C": "reception"}}, "reception on exactly one position"),
    ({"map": {"C": "blue"}}, "reception on exactly one position"),
    ({"map": {f"N1{x}": "moving-N" for x in ("", "E1", "E2")}}, "BIB-S2.*only 2 shelves"),
    ({"map": {"N1": "green*"}}, "BIB-I4.*N1"),
    ({"map": {"N1": "blue-moving-N"}}, "BIB-S2.*only 0 shelves"),
    ({"seats": [{"colour": "red"}]}, "seats.*expected 2"),
    ({"seats": [{"colour": "red"}, {"colour": "red"}]}, "BIB-S5.*red player card is taken"),
    ({"seats": [{"colour": "red"}, {}]}, "seats 2, colour.*missing"),
    ({"seats": [{"colour": "pink"}, {}]}, "seats 1, colour.*no player card"),
    ({"seats": [{"colour": "red", "pawn": "N1"}, {"colour": "blue"}]}, "BIB-I3.*seat 1 stands on N1"),
    ({"seats": [{"colour": "red", "mp": 6}, {"colour": "blue"}]}, "mp.*from 0 to 5"),
    ({"seats": [{"colour": "red", "hand": "blue+pink"}, {"colour": "blue"}]}, "seats 1, hand.*no such card: 'pink'"),
    ({"seats": [{"colour": "red", "hand": ["blue"] * 4}, {"colour": "blue"}]}, "BIB-S4.*only 3 cards of Blue"),
    ({"seats": [{"colour": "red"}, {"colour": "blue", "hand": "red+red+blue+blue+green+north"}]}, "BIB-P31.*Seat 2"),
    ({"seats": [{"colour": "red", "slots": ["V"]}, {"colour": "blue"}]}, "seats 1, slots.*no such slot"),
    ({"seats": [{"colour": "red", "seen": ["C"]}, {"colour": "blue"}]}, "seats 1, seen.*face-up"),
    ({"seats": [{"colour": "red", "old": "blue"}, {"colour": "blue"}]}, "seats 1, old.*among those in hand"),
    ({"seats": [{"colour": "red", "hat": 1}, {"colour": "blue"}]}, "seats 1, hat.*not a known name"),
    ({"discard_pile": ["north"] * 2, "draw_pile": ["north"]}, "BIB-S4.*only 2 cards of North"),
    ({"used": "blue"}, "used.*only librarian magic"),
    ({"letter": 3}, "letter.*no letter"),
    ({"owed": 2}, "questions.*missing"),
    ({"ended": "time"}, "ended.*expected one of reception"),
    ({"ended": "reception", "winners": []}, "winners.*has a winner"),
    ({"ended": "reception", "winners": [0]}, "winners.*standing on the reception with all cubes"),
    ({"winners": [1]}, "winners.*while the game goes on"),
    ({"winners": [7]}, "winners.*seats from 0 to 1"),
    ({"start": 4}, "start.*from 0 to 1"),
    ({"turns": -1}, "turns.*from 0"),
    ({"passage": 1}, "passage.*true or false"),
    ({"shuffled": {"C": 1}, "shuffles": 1}, "shuffled.*lies face up"),
    ({"shuffled": {"N1": 2}, "shuffles": 1}, "N1.*from 0 to 1"),
    ({"weather": "rain"}, "board, weather.*not a known name"),
]


@pytest.mark.parametrize(("board", "message"), WRONG, ids=[message[:40] for _, message in WRONG])
def test_an_impossible_position_is_refused_by_name(board: Json, message: str) -> None:
    with pytest.raises(Refused, match=message):
        GAME.load({"players": 2, "board": {"turns": 1, "seats": RED_AND_BLUE} | board})


def test_before_the_first_turn_nothing_has_happened() -> None:
    with pytest.raises(Refused, match=r"map.*face down"):
        load(map={"N1": "blue"})
    with pytest.raises(Refused, match=r"turns.*before the first turn"):
        load(passage=True)


QUESTIONS: list[tuple[Json, str]] = [
    ({"kind": "hand_limit_discard"}, "questions.*expected one: turn_action"),
    ({"waiting": [1]}, r"questions, waiting.*each of the seats \[0\]"),
    ({"sealed": True}, "questions, sealed.*expected false"),
    ({"answers": ["end", None]}, "questions, answers.*expected"),
]


@pytest.mark.parametrize(("change", "message"), QUESTIONS)
def test_a_question_that_is_not_asked_is_refused(change: Json, message: str) -> None:
    saved: Any = turn().save()
    saved["questions"][0] |= change
    with pytest.raises(Refused, match=message):
        GAME.load(saved)


def test_owed_cards_go_with_their_question() -> None:
    saved: Any = turn("", {}, {"red": "blue"}, {"red": 2}).do("negotiate").save()
    assert Situation(GAME.load(saved)).question == "negotiation_discard"
    saved["board"]["owed"] = 9
    with pytest.raises(Refused, match=r"owed.*9 cards"):
        GAME.load(saved)
    saved["board"]["owed"] = 0
    with pytest.raises(Refused, match=r"questions.*expected one: turn_action"):
        GAME.load(saved)


def test_the_census_counts_every_card_and_shelf() -> None:
    found = census(started(2).position)
    assert found["card blue"] == 3
    assert found["card misfiled"] == 1
    assert found["shelf moving-N"] == 2
    assert found["shelf reception"] == 1
    assert sum(count for name, count in found.items() if name.startswith("card")) == 28
    assert sum(count for name, count in found.items() if name.startswith("shelf")) == 37
