"""The search for leaks finds what is planted in frames of AlicematiC Heroes, and nothing in an honest game."""

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
    table = Table(wondertable.game("alicematic"), PLAYERS, bytes(range(16)), {})
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


def hidden_card(frame: Json) -> Json:
    """A Commoner of another player that was never face up."""
    slots = frame["view"]["board"]["seats"][0]["slots"]
    return next(card for cards in slots.values() for card in cards if card.get("alice") is None)


def plant_commoner(frame: Json) -> None:
    hidden_card(frame)["alice"] = "Jester"


def plant_copy(frame: Json) -> None:
    hidden_card(frame)["copies"] = "Jester"


def plant_hands(frame: Json) -> None:
    frame["view"]["board"]["hands"] = [["Knight"], [], []]


def plant_hand(frame: Json) -> None:
    frame["view"]["board"]["seats"][0]["cards"] = ["Knight"]


def plant_own_hand(frame: Json) -> None:
    card = {"alice": "Jester", "summon": "now", "tokens": 0, "why": None}
    frame["view"]["board"]["you"]["hand"].append(card)


def plant_given_back(frame: Json) -> None:
    frame["view"]["board"]["you"]["discarded"].append("Jester")


def plant_deck(frame: Json) -> None:
    frame["view"]["board"]["deck_cards"] = ["Knight"]


def plant_option(frame: Json) -> None:
    option = {"text": "commoner Jester red", "kind": "commoner", "parts": {"alice": "Jester", "slot": "red"}}
    frame["view"]["question"]["options"].append(option)


def plant_answer(frame: Json) -> None:
    frame["view"]["board"]["map"]["tiles"][0]["tile"] = "discard Jet"


def plant_event(frame: Json) -> None:
    frame["events"].append({"key": "drew", "args": {"cards": ["Knight"]}})


PLANTS: dict[Callable[[Json], None], str] = {
    plant_commoner: "the Commoner Jester of seat 0",
    plant_copy: "what a Wiccan of seat 0 copies",
    plant_hands: "the hands",
    plant_hand: "the hand of seat 0",
    plant_own_hand: "another hand than one's own",
    plant_given_back: "what somebody gave back",
    plant_deck: "does not name: view.board.deck_cards",
    plant_option: "a card of somebody else: Jester",
    plant_answer: "the sealed answer 'discard Jet'",
    plant_event: "an event that was not for this viewer",
}


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(plant: Callable[[Json], None]) -> None:
    frames, record = game()
    last = copy.deepcopy([one for one in frames[VIEWER] if one["view"]["asked"] == [VIEWER]][-1])
    assert leaks([json.dumps(last)], record, VIEWER) == []
    plant(last)
    found = leaks([json.dumps(last)], record, VIEWER)
    assert any(PLANTS[plant] in problem for problem in found), found


def test_what_goes_back_is_a_secret_until_all_have_chosen() -> None:
    frames, record = game()
    first = copy.deepcopy(next(one for one in frames[VIEWER] if one["view"]["board"]["phase"] == "mulligan"))
    assert leaks([json.dumps(first)], record, VIEWER) == []
    first["view"]["board"]["seats"][0]["discarded"] = 2
    first["view"]["question"]["answered"] = "discard Jet"
    found = leaks([json.dumps(first)], record, VIEWER)
    assert [problem for problem in found if "how many cards were given back" in problem], found
    assert [problem for problem in found if "the sealed answer 'discard Jet'" in problem], found
