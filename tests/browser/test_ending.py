"""The end of a game lies over the board: whoever plays by keyboard is led to it, and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import telling
from tests.browser.friends import SEED, Friends
from tests.browser.people import Json, Person
from tests.browser.serving import Server
from tests.browser.words import sentence

FOCUS = "place => (place.focus(), place === document.activeElement)"


# How the game ends, what has the focus then, and what closes the end.
@pytest.mark.parametrize(
    ("game", "reason", "place", "close", "options"),
    [
        ("kamimai", "sealed", ".team-place", "board-see-table", {"source": "companion"}),
        ("bibliowonders", "reception", '.square[tabindex="0"]', "board-see-library", {}),
        ("alicematic", "points", '.hand button[tabindex="0"]', "board-see-map", {"start_player": "1"}),
    ],
)
def test_the_focus_follows_the_end(
    sits_down: Callable[..., Person], server: Server, game: str, reason: str, place: str, close: str, options: Any
) -> None:
    ann = sits_down(reduced_motion="reduce")
    friends = Friends(server, 3, SEED, game=game, **options)
    friends.take_place(ann)
    over = False

    def end(state: Json) -> None:
        if over:
            state["view"]["outcome"] = {"winners": [0], "scores": None, "reason": reason}

    telling.change(ann.page, end)
    with friends.come(3):
        friends.seats[0].start()
        for seat in friends.seats:
            seat.answer()
        ann.page.goto(f"/?table={friends.table}")
        here = ann.page.locator(place).first
        here.wait_for()
        ann.catch_up(lambda: bool(here.evaluate(FOCUS)), "it has the focus")
        over = True
        friends.seats[1].say("That was it.")
        ending = ann.page.get_by_role("region", name=sentence(game, "board-final"))
        expect(ending).to_be_focused()
        ann.page.get_by_role("button", name=sentence(game, close)).press("Enter")
        expect(ending).to_be_hidden()
        expect(here).to_be_focused()
