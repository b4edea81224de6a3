"""The search for leaks finds what is planted in a match of Dominovia, and nothing in an honest one."""

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

SEED = bytes.fromhex("00112233445566778899aabbccddeeff")
PLAYERS = 3
VIEWER = 1


@cache
def match() -> tuple[dict[int | None, list[Json]], Json]:
    """The frames of every viewer after each answer of a match of two rounds at least, as the server makes them, and the record."""
    table = Table(wondertable.game("dominovia"), PLAYERS, SEED, {"rounds_to_win": 2, "dragon": "hungry"})
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
    state = {"type": "state", "number": number, "table": {"over": table.over, "commitment": table.commitment}}
    state |= {"seat": viewer, "question": table.question(viewer), "view": table.view(viewer), "events": events}
    state |= {"first": first, "undo": table.undo_state(viewer), "talk": [], "remaining": None}
    return dict(json.loads(json.dumps(state)))


@pytest.mark.parametrize("viewer", [*range(PLAYERS), None])
def test_an_honest_match_has_no_leak(viewer: int | None) -> None:
    frames, record = match()
    assert len(frames[viewer]) > 20
    assert leaks(map(json.dumps, frames[viewer]), record, viewer) == []


def hidden(sent: Json) -> str:
    """A scroll of the last round that the viewer was never told of before the hands were shown."""
    _, record = match()
    keys = [event["key"] for event in record["events"]]
    last = record["events"][len(keys) - 1 - keys[::-1].index("round_begins") :]
    told = [one["args"] for one in last if one["key"] != "hand_shown" and (one["to"] == "all" or VIEWER in one["to"])]
    ids = [f"{low}-{high}" for low in range(7) for high in range(low, 7)]
    return next(scroll for scroll in ids if scroll not in json.dumps([told, sent["view"]["board"]["chain"]]))


def plant_hand(sent: Json) -> None:
    sent["view"]["board"]["seats"][0]["hand"] = []


def plant_scroll_elsewhere(sent: Json) -> None:
    sent["talk"] = [{"seat": 0, "name": "Ann", "text": f"I hold {hidden(sent)}."}]


def plant_scroll_in_chain(sent: Json) -> None:
    sent["view"]["board"]["chain"].append({"scroll": hidden(sent), "left": 0, "right": 0})


def plant_wrong_hand(sent: Json) -> None:
    sent["view"]["board"]["seats"][VIEWER]["hand"].pop()


def plant_knowledge(sent: Json) -> None:
    sent["view"]["board"]["seats"][2]["known"] = []


def plant_deck(sent: Json) -> None:
    sent["view"]["board"]["known_in_deck"] = []


def plant_option(sent: Json) -> None:
    own = sent["view"]["board"]["seats"][VIEWER]["hand"]
    laid = sent["view"]["board"]["chain"][0]["scroll"]
    assert laid not in own
    sent["view"]["question"]["options"].append({"text": "x", "kind": "link", "parts": {"scroll": laid, "end": "left"}})


def plant_answer(sent: Json) -> None:
    sent["view"]["question"]["answered"] = "give 9-9"


def plant_answer_elsewhere(sent: Json) -> None:
    own = sent["view"]["board"]["seats"][VIEWER]["hand"][0]
    sent["talk"] = [{"seat": 0, "name": "Ann", "text": f"offer {own}"}]


def plant_field(sent: Json) -> None:
    sent["view"]["board"]["top"] = 5


def plant_last_round(sent: Json) -> None:
    sent["view"]["board"]["last_round"] = {"winner": 0, "reason": "out", "hands": [["0-0"], ["0-0"], ["0-0"]]}


def plant_event(sent: Json) -> None:
    sent["events"].append({"key": "drew", "args": {"scroll": hidden(sent)}})


def plant_seed(sent: Json) -> None:
    sent["table"]["commitment"] = SEED.hex()


PLANTS: dict[Callable[[Json], None], str] = {
    plant_hand: "the hand of seat 0",
    plant_scroll_elsewhere: "the hidden scroll",
    plant_scroll_in_chain: "lies in the chain",
    plant_wrong_hand: "another hand than one's own",
    plant_knowledge: "what is known of seat 2",
    plant_deck: "the deck",
    plant_option: "a scroll of somebody else",
    plant_answer: "the sealed answer 'give 9-9'",
    plant_answer_elsewhere: "the sealed answer 'offer",
    plant_field: "does not name: view.board.top",
    plant_last_round: "the last hand of seat",
    plant_event: "an event that was not for this viewer",
    plant_seed: "the seed",
}


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(plant: Callable[[Json], None]) -> None:
    frames, record = match()
    sent = copy.deepcopy(frames[VIEWER])
    place = max(number for number, one in enumerate(sent) if linking(one))
    plant(sent[place])
    found = leaks(map(json.dumps, sent[: place + 1]), record, VIEWER)
    assert any(PLANTS[plant] in problem for problem in found), found
    assert all(problem.startswith(f"frame {place}:") for problem in found), found


def linking(sent: Json) -> bool:
    view = sent["view"]
    return VIEWER in view["asked"] and view["question"]["kind"] == "link" and len(view["board"]["chain"]) > 1
