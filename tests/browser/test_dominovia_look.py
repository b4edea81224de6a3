"""How the table of Dominovia looks: the chain winds and never runs off the screen, and nothing lies under something else.

Long chains are rare. Here the page is shown boards that were made up: what the server sends is changed on the way.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser import axe
from tests.browser.conftest import OUTPUT
from tests.browser.friends import Friends
from tests.browser.people import Json, Person
from tests.browser.serving import Server
from tests.browser.test_look import HIDDEN, MISFITS

SEED = "00112233445566778899aabbccddeeff"
LONGEST = 27
SMALLEST = 34
"""Pixels: a half of a scroll is never smaller on any screen."""
# What lies outside the chain's own room or is too small, and scrolls that overlap.
ASTRAY = """(smallest) => {
  const room = document.querySelector('.chain').getBoundingClientRect(), found = [];
  const boxes = [...document.querySelectorAll('.chain ol > li, [data-end]')].map((one) => one.getBoundingClientRect());
  for (const box of boxes) {
    if (box.left < room.left - 1 || box.right > room.right + 1 || box.top < room.top - 1 || box.bottom > room.bottom + 1) found.push('beside the table');
    if (Math.min(box.width, box.height) < smallest) found.push(`only ${Math.min(box.width, box.height)} high`);
    for (const other of boxes) {
      const over = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      if (other !== box && over > 1 && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1) found.push('two scrolls overlap');
    }
  }
  return [...new Set(found)];
}"""


@cache
def longest_chain() -> list[tuple[int, int]]:
    """A path over all scrolls but one: touching halves are alike."""
    scrolls = [(low, high) for low in range(7) for high in range(low, 7)]

    def goes_on(chain: list[tuple[int, int]], left: list[tuple[int, int]]) -> list[tuple[int, int]] | None:
        if len(chain) == LONGEST:
            return chain
        for scroll in left:
            for first, second in {scroll, scroll[::-1]}:
                if first == chain[-1][1]:
                    rest = [one for one in left if one != scroll]
                    if found := goes_on([*chain, (first, second)], rest):
                        return found
        return None

    chain = goes_on([(6, 6)], [scroll for scroll in scrolls if scroll != (6, 6)])
    assert chain is not None
    return chain


def scroll_id(halves: tuple[int, int]) -> str:
    return f"{min(halves)}-{max(halves)}"


def board(length: int, players: int, before: Json) -> Json:
    """A table with so many scrolls in the chain; nobody's turn, so that it may be looked at."""
    chain = longest_chain()[:length]
    laid = [{"scroll": scroll_id(halves), "left": halves[0], "right": halves[1]} for halves in chain]
    rest = [scroll_id((low, high)) for low in range(7) for high in range(low, 7)]
    hand = [scroll for scroll in rest if scroll not in {one["scroll"] for one in laid}][:14]
    spells = ("dragon", "freeze", "fly", "star", "bam", "colt", "crown")
    lies = chain[length // 2]
    ring = {"spell": spells[lies[0]], "scroll": scroll_id(lies), "half": lies[0]}
    seats = [
        {**seat, "scrolls": len(hand), "hand": hand if at == 0 else None} for at, seat in enumerate(before["seats"])
    ]
    ends = {
        "left": {"open": chain[0][0], "crowned_by": [1]},
        "right": {"open": chain[-1][1], "crowned_by": [0, 1][:players]},
    }
    rings = [ring, *[None] * (players - 1)]
    return {**before, "phase": "play", "chain": laid, "turn": 1, "seats": seats, "ends": ends, "rings": rings}


def show(person: Person, friends: Friends, length: int, players: int) -> None:
    """Every state that comes from the server shows this chain instead."""

    def change(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def on_message(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "state" and message["view"] is not None:
                view = message["view"]
                view |= {"board": board(length, players, view["board"]), "question": None, "asked": [1]}
                message["events"] = []
            socket.send(json.dumps(message))

        server.on_message(on_message)

    person.page.route_web_socket("**/ws/**", change)
    person.page.goto(f"/?table={friends.table}")
    expect(person.page.locator(".chain ol > li")).to_have_count(length)
    axe.stand_still(person.page)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_chain_of_any_length_lies_on_the_table(sits_down: Callable[..., Person], server: Server, phone: bool) -> None:
    OUTPUT.mkdir(exist_ok=True)
    for players, length in ((4, 1), (2, 2), (3, 7), (4, 12), (3, 18), (4, 23), (2, LONGEST)):
        friends = Friends(server, players, SEED, game="dominovia", bots=players - 1)
        person = sits_down(phone=phone, reduced_motion="reduce")
        friends.take_place(person)
        with friends.come(1):
            friends.seats[0].start()
        show(person, friends, length, players)
        name = f"dominovia-{length}-{'phone' if phone else 'desk'}"
        person.page.screenshot(path=OUTPUT / f"{name}.png")
        assert person.page.evaluate(ASTRAY, SMALLEST) == [], name
        assert person.page.evaluate(MISFITS) == [], name
        assert person.page.evaluate(HIDDEN) == [], name
        axe.check(person.page, name)
        person.context.close()
