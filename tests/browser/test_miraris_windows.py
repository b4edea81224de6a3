"""What a whole game of Miraris seldom shows, in every window: the tallest piles of a full table, and a win by seven kinds."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

import wondertable
from tests.browser import telling, windows
from tests.browser.friends import SEED, Friends
from tests.browser.people import Person
from tests.browser.serving import Server
from tests.browser.words import say

# How far the highest card of a pile stands above the glass it lies in.
ABOVE = """() => {
  const glass = document.querySelector('.frame').getBoundingClientRect().top;
  return Math.max(...[...document.querySelectorAll('.pile .card')].map((card) => glass - card.getBoundingClientRect().top));
}"""


def test_the_tallest_piles_of_six_lie_inside_the_mirror(sits_down: Callable[..., Person], server: Server) -> None:
    ann = sits_down(reduced_motion="reduce")
    friends = Friends(server, 6, SEED)
    friends.take_place(ann)
    with friends.come(6):
        friends.seats[0].start()
        for seat in friends.seats:
            seat.answer()
        for value in range(1, 8):  # nobody ever claims
            friends.bid([value] * 6)
        ann.page.goto(f"/?table={friends.table}")
        ann.until_asked()
        assert [len(pile) for pile in ann.view["board"]["row"]] == [8] * 6
        windows.look_through(ann, "miraris-piles")
        for size in windows.WINDOWS.values():
            windows.resize(ann.page, size)
            assert ann.page.evaluate(ABOVE) <= 0, size
            # Where there is no room for her name, readers still hear it.
            assert "Ann" in ann.page.locator(".wonders").aria_snapshot(), size


def test_a_win_by_seven_kinds_fits(sits_down: Callable[..., Person], server: Server) -> None:
    ann = sits_down(reduced_motion="reduce")
    friends = Friends(server, 6, SEED)
    friends.take_place(ann)
    with friends.come(6):
        friends.seats[0].start()
        telling.end(ann.page, "seven_kinds")
        ann.page.goto(f"/?table={friends.table}")
        ann.page.get_by_role("button", name=say("show-outcome"), exact=True).click()
        expect(ann.page.get_by_role("heading", name=say("board-seven-kinds"))).to_be_visible()
        windows.look_through(ann, "miraris-seven")


def test_cards_to_take_from_tall_piles_are_all_seen(sits_down: Callable[..., Person], server: Server) -> None:
    """In scoring the row shares the mirror with the character at work, and every kind that lies in it may be taken."""
    game = wondertable.game("miraris")
    seats = [{"character": name} for name in ("lucia", "el", "lana", "alma")]
    row = ["1234567", "34512", "5566", "721"]
    begun = game.load({"players": 4, "board": {"round": 8, "scoring": True, "row": row, "seats": seats}})
    ann = sits_down(reduced_motion="reduce")
    friends = Friends(server, 4, SEED, bots=3, start=game.save(begun))
    friends.take_place(ann)
    ann.page.goto(f"/?table={friends.table}")
    ann.page.get_by_role("button", name=say("start"), exact=True).click()
    ann.until_asked()
    assert ann.question["kind"] == "lucia_take"
    windows.look_through(ann, "miraris-taking")
    for size in windows.WINDOWS.values():
        windows.resize(ann.page, size)
        assert ann.page.evaluate(ABOVE) <= 0, size
