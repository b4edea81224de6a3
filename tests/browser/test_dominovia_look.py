"""How the table of Dominovia looks: the chain winds and never runs off the screen, and nothing lies under something else.

Long chains are rare, and so are some questions. Here the page is shown boards that were made up: what the server sends is
changed on the way.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser import axe, windows
from tests.browser.conftest import OUTPUT
from tests.browser.dominovia import in_hand, say
from tests.browser.friends import Friends
from tests.browser.people import Json, Person
from tests.browser.serving import Server
from tests.browser.test_look import HIDDEN, MISFITS
from tests.games.dominovia.helpers import IDS, Situation, table

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

# What may be done now stands below the hands, and may be found by scrolling where there is little room.
SHOWS_ALL = """one => {
  const { bottom } = one.getBoundingClientRect();
  const hands = [...one.querySelectorAll('.reckoning > ol > li')];
  return hands.length > 0 && hands.every((hand) => hand.getBoundingClientRect().bottom <= bottom + 1);
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
        "left": {"open": chain[0][0], "crowned_by": [1], "closed_to": [0]},
        "right": {"open": chain[-1][1], "crowned_by": [0, 1][:players], "closed_to": [0]},
    }
    rings = [ring, *[None] * (players - 1)]
    return {**before, "phase": "play", "chain": laid, "turn": 1, "seats": seats, "ends": ends, "rings": rings}


def show(person: Person, friends: Friends, change: Callable[[Json], Json]) -> None:
    """Every state that comes from the server shows another view instead."""

    def on_the_way(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def on_message(text: str | bytes) -> None:
            message = json.loads(text)
            if message.get("view") is not None:
                message["view"] = change(message["view"])
                message["events"] = []
            socket.send(json.dumps(message))

        server.on_message(on_message)

    person.page.route_web_socket("**/ws/**", on_the_way)


def show_chain(person: Person, friends: Friends, length: int, players: int) -> None:
    def change(view: Json) -> Json:
        return view | {"board": board(length, players, view["board"]), "question": None, "asked": [1]}

    show(person, friends, change)
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
        show_chain(person, friends, length, players)
        name = f"dominovia-{length}-{'phone' if phone else 'desk'}"
        person.page.screenshot(path=OUTPUT / f"{name}.png")
        assert person.page.evaluate(ASTRAY, SMALLEST) == [], name
        assert person.page.evaluate(MISFITS) == [], name
        assert person.page.evaluate(HIDDEN) == [], name
        axe.check(person.page, name)
        person.context.close()


# -- situations among four ---------------------------------------------------------------------------------------------


def dealt(chain: str, *sizes: int) -> list[str]:
    """Hands of these sizes, of what is not in the chain."""
    lying = {"-".join(sorted(item.split("|"))) for item in chain.split()}
    rest = iter(scroll for scroll in IDS if scroll not in lying)
    return [" ".join(next(rest) for _ in range(size)) for size in sizes]


def last_scroll(rounds: int) -> Situation:
    """Ann links her last scroll; the others hold all the rest."""
    hands = dealt("2|4 4|5", 8, 8, 8)
    return table("4-5", *hands, chain="2|4", rounds_to_win=rounds).answer(1, "link 4-5 right")


def long_chain() -> Situation:
    chain = "6|6 6|5 5|5 5|4 4|4 4|3 3|3 3|2 2|2 2|1 1|1 1|0 0|0 0|2 2|4 4|6 6|3 3|1 1|4 4|0 0|3"
    rings = {1: "freeze on 1-1", 2: "fly on 2-2", 3: "crown on 6-6", 4: "bam on 4-4"}
    return table("0-5 2-5 3-5", "0-6 1-5", "1-6", "2-6", chain=chain, rings=rings)


def crowned() -> Situation:
    """Both ends show a Star; one lies under a Crown."""
    hands = ("0-3 1-3 2-2 3-3 4-4 4-5 2-4", "0-0 1-1 1-2", "0-5 0-6", "1-4")
    return table(*hands, chain="3|6 6|5 5|3", rings={2: "crown on 5-6"})


def alike() -> Situation:
    return table("0-3 1-3 2-2 3-3 4-4 4-5 2-4", "0-0 1-1 1-2", "0-5 0-6", "1-4", chain="3|6 6|5 5|3")


def direction() -> Situation:
    return table("0-2 1-1 3-3 4-5", "2-2 2-4", "4-4 5-5", "1-6 6-6", chain="0|6").answer(1, "link 0-2 left")


def drawn() -> Situation:
    """A Freeze that the draw has lifted."""
    rings = {1: "freeze on 1-1"}
    return table("1-3 1-6 4-4", "0-0 2-2", "0-4", "0-5", chain="3|5 5|1 1|1", rings=rings, deck="0-2")


@pytest.fixture
def sees(sits_down: Callable[..., Person], server: Server) -> Callable[[Situation], Person]:
    """Ann at a table of four, in a situation of the rules."""
    ann = sits_down(reduced_motion="reduce")
    friends = Friends(server, 4, SEED, game="dominovia", bots=3)
    friends.take_place(ann)
    with friends.come(1):
        friends.seats[0].start()
    shown: list[Json] = []
    show(ann, friends, lambda _: shown[-1])

    def look(situation: Situation) -> Person:
        shown.append(situation.view(1))
        ann.page.goto(f"/?table={friends.table}")
        ann.page.locator(".dominovia").wait_for()
        axe.stand_still(ann.page)
        return ann

    return look


def test_four_mages_fit_every_window(sees: Callable[[Situation], Person]) -> None:
    for state, situation in {
        "next-round": last_scroll(rounds=2),
        "long-chain": long_chain(),
        "crowned": crowned(),
        "direction": direction(),
    }.items():
        windows.look_through(sees(situation), f"dominovia-four-{state}")
    ann = sees(alike())
    in_hand(ann, "0-3").click()
    windows.look_through(ann, "dominovia-four-picked")
    ann.page.get_by_role("button", name=say("board-spells")).click()
    windows.look_through(ann, "dominovia-four-spells")


def test_the_end_among_four_is_whole_and_shows_the_deciding_chain(sees: Callable[[Situation], Person]) -> None:
    ann = sees(last_scroll(rounds=1))
    ann.page.get_by_role("button", name=say("show-outcome"), exact=True).click()
    windows.look_through(ann, "dominovia-four-end")
    for name, size in windows.WINDOWS.items():
        windows.resize(ann.page, size)
        ann.until(lambda: ann.page.locator(".ending").evaluate(SHOWS_ALL), f"all hands are seen at once, {name}")
    expect(ann.page.locator(".chain ol > li")).to_have_count(2)
    expect(ann.page.locator(".chain ol > li").nth(1).get_by_role("img")).to_have_attribute(
        "aria-label", re.compile(re.escape(say("board-ring-on", name="Ann", spell=say("spell-bam"))))
    )


def test_ends_are_called_by_what_they_show(sees: Callable[[Situation], Person]) -> None:
    ann = sees(long_chain())
    in_hand(ann, "3-5").click()
    named = {"end": "", "beside": "", "spell": say("spell-star"), "alike": "no"}
    expect(ann.page.locator(".actions .main")).to_have_text([say("board-link-at", **named)])
    ann = sees(alike())
    in_hand(ann, "0-3").click()
    both = [named | {"alike": "yes", "beside": say(f"scroll-{scroll}")} for scroll in ("3-6", "3-5")]
    expect(ann.page.locator(".actions .main")).to_have_text([say("board-link-at", **end) for end in both])
    ann = sees(crowned())
    closed = say("board-refused-end", **both[0], why=say("board-refused-crowned", name=say("bot-number", number=2)))
    expect(in_hand(ann, "0-3")).to_have_attribute("title", closed)
    for end in ("left", "right"):
        expect(ann.page.locator(f'[data-end="{end}"]')).not_to_contain_text(say(f"end-{end}"))


def test_a_place_says_what_is_in_force(sees: Callable[[Situation], Person]) -> None:
    own = sees(drawn()).page.locator(".own .does")
    expect(own).to_contain_text(say("board-ring-freeze-lifted"))
    waiting = table("1-3 4-4", "3-3 2-2", "0-4", "0-5", chain="3|5 5|1 1|1", rings={1: "freeze on 1-1"}, turn=2)
    own = sees(waiting).page.locator(".own .does")
    expect(own).to_contain_text(say("board-ring-freeze", by_match="no", now="no"))
    by_match = table(
        "1-3 4-4",
        "3-3 2-2",
        "0-4",
        "0-5",
        chain="3|5 5|1 1|1",
        rings={1: "freeze on 1-1"},
        turn=2,
        freeze_scope="match",
    )
    ann = sees(by_match)
    expect(ann.page.locator(".own .does")).to_contain_text(say("board-ring-freeze", by_match="yes", now="no"))
    ann.page.get_by_role("button", name=say("board-spells")).click()
    expect(ann.page.get_by_role("dialog")).to_contain_text(say("about-freeze-match"))
