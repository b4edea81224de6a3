"""The search for leaks finds what is planted in frames of Bibliowonders!, and nothing in an honest game."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from functools import cache

import pytest

import wondertable
from tests.browser.leaks import leaks
from tests.browser.truth import Json
from wondertable.core.entries import Answered
from wondertable.core.table import Table

VIEWER = 1
PLAYERS = 3


@cache
def game() -> tuple[dict[int | None, list[Json]], Json]:
    """What every viewer is sent after each answer of a random game, and its record."""
    chance = random.Random(8)
    table = Table(wondertable.game("bibliowonders"), PLAYERS, bytes(range(16)), {"round_limit": 14})
    frames: dict[int | None, list[Json]] = {viewer: [] for viewer in (*range(PLAYERS), None)}
    known = dict.fromkeys(frames, 0)
    while True:
        for viewer, sent in frames.items():
            events = table.events(viewer, known[viewer])
            state = {"type": "state", "view": table.view(viewer), "events": events, "first": known[viewer]}
            sent.append(dict(json.loads(json.dumps(state))))
            known[viewer] += len(events)
        if table.over:
            return frames, table.record()
        seat = table.asked()[0]
        action = chance.choice(table.position.legal(seat))
        table.enter(Answered(seat, table.game.actions.text(action)))


@pytest.mark.parametrize("viewer", [*range(PLAYERS), None])
def test_an_honest_game_has_no_leak(viewer: int | None) -> None:
    frames, record = game()
    assert len(frames[viewer]) > 80
    assert leaks(map(json.dumps, frames[viewer]), record, viewer) == []


def hidden(frame: Json) -> Json:
    """A shelf that lies face down and was not looked at by the viewer."""
    return next(square for square in frame["view"]["board"]["map"] if square["shelf"] is None)


def plant_shelf(frame: Json) -> None:
    hidden(frame)["shelf"] = "blue"


def plant_condition(frame: Json) -> None:
    moving = next(one for one in frame["view"]["board"]["conditions"] if one["card"] == "moving")
    moving["positions"].append(hidden(frame)["position"])


def plant_hand(frame: Json) -> None:
    frame["view"]["board"]["seats"][0]["cards"] = ["blue"]


def plant_preview(frame: Json) -> None:
    preview = next(one for one in frame["view"]["board"]["previews"] if not one["known"])
    preview["draws"] = 1


def plant_pile(frame: Json) -> None:
    frame["view"]["board"]["pile"] = ["blue", "red"]


def plant_option(frame: Json) -> None:
    option = {"text": "discard x", "kind": "discard", "parts": {"cards": ["x"]}}
    frame["view"]["question"]["options"].append(option)


def plant_discard(frame: Json) -> None:
    frame["view"]["board"]["discard_pile"].append("x")


def plant_event(frame: Json) -> None:
    frame["events"].append({"key": "saw", "args": {"position": "N1", "shelf": "blue"}})


PLANTS: dict[Callable[[Json], None], str] = {
    plant_shelf: "the hidden shelf",
    plant_condition: "a hidden moving shelf",
    plant_hand: "the hand of seat 0",
    plant_preview: "what a Move to",
    plant_pile: "does not name: view.board.pile",
    plant_option: "a card of somebody else: x",
    plant_discard: "cards that were not discarded",
    plant_event: "an event that was not for this viewer",
}


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(plant: Callable[[Json], None]) -> None:
    frames, record = game()
    sent = copy.deepcopy(frames[VIEWER])
    place = max(
        at for at, one in enumerate(sent) if any(not each["known"] for each in one["view"]["board"]["previews"])
    )
    plant(sent[place])
    found = leaks(map(json.dumps, sent[: place + 1]), record, VIEWER)
    assert any(PLANTS[plant] in problem for problem in found), found
    assert all(problem.startswith(f"frame {place}:") for problem in found), found
