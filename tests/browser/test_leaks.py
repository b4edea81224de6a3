"""The search for leaks finds what is planted, and nothing in an honest game."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from functools import cache

import pytest

import wondertable
from tests.browser.leaks import leaks
from tests.browser.truth import Json
from wondertable.core.entries import Answered
from wondertable.core.table import Table

SEED = bytes.fromhex("e29c9c180c6279b0b02abd6a1801c7c0")
PLAYERS = 4
VIEWER = 1
TOKEN = "a-token-of-somebody"


@cache
def game() -> tuple[dict[int | None, list[Json]], Json]:
    """The frames of every viewer after each answer of a game, as the server makes them, and the record."""
    table = Table(wondertable.game("miraris"), PLAYERS, SEED, {})
    frames: dict[int | None, list[Json]] = {viewer: [] for viewer in (*range(PLAYERS), None)}
    known = dict.fromkeys(frames, 0)

    def send() -> None:
        for viewer, sent in frames.items():
            events = table.events(viewer, known[viewer])
            sent.append(frame(table, viewer, known[viewer], events, len(sent) + 1))
            known[viewer] += len(events)

    send()
    while not table.over:
        seat = table.asked()[-1]
        table.enter(Answered(seat, table.autopilot(seat)))
        send()
    return frames, table.record()


def frame(table: Table, viewer: int | None, first: int, events: list[Json], number: int) -> Json:
    seats = [
        {"name": "Ann", "bot": None, "online": True, "away": False, "autopilot": False, "hints": 0}
        for _ in range(PLAYERS)
    ]
    about = {"table": "t", "game": "miraris", "players": PLAYERS, "options": {}, "clock": None, "seats": seats}
    about |= {"started": True, "over": table.over, "commitment": table.commitment, "seed_chosen": False}
    state = {"type": "state", "number": number, "table": about, "seat": viewer, "question": table.question(viewer)}
    state |= {"view": table.view(viewer), "events": events, "first": first, "undo": table.undo_state(viewer)}
    return dict(json.loads(json.dumps(state | {"talk": [], "remaining": None})))


@pytest.mark.parametrize("viewer", [*range(PLAYERS), None])
def test_an_honest_game_has_no_leak(viewer: int | None) -> None:
    frames, record = game()
    assert len(frames[viewer]) > 40
    assert leaks(map(json.dumps, frames[viewer]), record, viewer, [TOKEN]) == []


def bidding(frame: Json, number: int = 3) -> bool:
    """The frame in which only others have bid in this round."""
    board, question = frame["view"]["board"], frame["view"]["question"]
    return board["phase"] == "bidding" and board["round"] == number and question["answered"] is None


def plant_character(frame: Json) -> None:
    frame["view"]["board"]["seats"][0]["character"] = "lucia"


def plant_passed_over_character(frame: Json) -> None:
    frame["view"]["board"]["seats"][0]["set_aside"] = ["unknown", "alma"]


def plant_character_in_talk(frame: Json) -> None:
    frame["talk"] = [{"seat": 0, "name": "Ann", "text": "I keep lucia"}]


def plant_character_as_a_name(frame: Json) -> None:
    frame["undo"]["agreed"] = {"character-lucia": 1}


def plant_ability(frame: Json) -> None:
    frame["view"]["board"]["ability"] = "mirela"


def plant_answer(frame: Json) -> None:
    frame["view"]["question"]["answered"] = "bid 9"


def plant_answer_elsewhere(frame: Json) -> None:
    frame["table"]["seats"][0]["name"] = "bid 7"


def plant_answer_in_spent(frame: Json) -> None:
    seen = frame["view"]["board"]["seats"][2]
    seen["spent"] = [1, 2, 3]


def plant_answers_as_numbers(frame: Json) -> None:
    frame["view"]["board"]["bids"] = [[2, 7]]


def plant_options(frame: Json) -> None:
    frame["view"]["asked"].remove(VIEWER)


def plant_spent_option(frame: Json) -> None:
    spent = (frame["view"]["question"]["refused"])[0]["piece"].removeprefix("dormire-")
    option = {"text": f"bid {spent}", "kind": "bid", "parts": {"value": int(spent)}}
    frame["view"]["question"]["options"].append(option)


def plant_deck(frame: Json) -> None:
    frame["view"]["board"]["deck_cards"] = [3, 3, 1]


def plant_deck_elsewhere(frame: Json) -> None:
    frame["view"]["board"]["next"] = [3, 3, 1]


def plant_deck_in_row(frame: Json) -> None:
    frame["view"]["board"]["row"][0] += [7, 7, 7, 7]


def plant_wonders(frame: Json) -> None:
    frame["view"]["board"]["seats"][2]["wonders"] = [1]


def plant_seed(frame: Json) -> None:
    frame["table"]["commitment"] = SEED.hex()


def plant_event(frame: Json) -> None:
    frame["events"].append({"key": "kept", "args": {"character": "x"}})


def plant_future_event(frame: Json) -> None:
    _, record = game()
    told = [event for event in record["events"] if event["to"] == "all" or VIEWER in event["to"]]
    upto = frame["first"] + len(frame["events"])
    frame["events"] += [{"key": event["key"], "args": event["args"]} for event in told[upto : upto + 1]]


def plant_own_cards(frame: Json) -> None:
    frame["view"]["board"]["you"]["dealt"] = ["x"]


def plant_token(frame: Json) -> None:
    frame["talk"] = [{"seat": 0, "name": "Ann", "text": TOKEN}]


PLANTS: dict[Callable[[Json], None], str] = {
    plant_character: "hidden character lucia",
    plant_passed_over_character: "hidden character alma",
    plant_character_in_talk: "hidden character lucia",
    plant_character_as_a_name: "hidden character lucia",
    plant_ability: "hidden character mirela",
    plant_answer: "sealed answer 'bid 9'",
    plant_answer_elsewhere: "sealed answer 'bid 7'",
    plant_answer_in_spent: "sealed bid of seat 2",
    plant_answers_as_numbers: "does not name: view.board.bids",
    plant_options: "options of somebody else",
    plant_spent_option: "options of somebody else",
    plant_deck: "the deck",
    plant_deck_elsewhere: "does not name: view.board.next",
    plant_deck_in_row: "the deck",
    plant_wonders: "wonders of seat 2",
    plant_seed: "the seed",
    plant_event: "an event that was not for this viewer",
    plant_future_event: "bids before all of them were laid",
    plant_own_cards: "what somebody else has",
    plant_token: "a secret that nobody may be sent",
}


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(plant: Callable[[Json], None]) -> None:
    frames, record = game()
    sent = copy.deepcopy(frames[VIEWER])
    place = max(number for number, one in enumerate(sent) if bidding(one) and VIEWER in one["view"]["asked"])
    plant(sent[place])
    found = leaks(map(json.dumps, sent[: place + 1]), record, VIEWER, [TOKEN])
    assert any(PLANTS[plant] in problem for problem in found), found
    assert all(problem.startswith(f"frame {place}:") for problem in found), found
