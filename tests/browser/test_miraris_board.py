"""The drawn table of Miraris: cards are carried as well as pressed, who comes back sees what was there, and the result leaves the table to be seen."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser import telling
from tests.browser.friends import BIDS, KEPT, SEED, Friends
from tests.browser.people import Person, middle
from tests.browser.serving import Server
from tests.browser.words import begins, say, wonder


def dormire(person: Person, value: int) -> Locator:
    return person.page.get_by_role("button", name=begins(say("card-dormire", value=value)))


def confirm(person: Person, value: int) -> Locator:
    return person.page.get_by_role("button", name=say("action-bid", value=value), exact=True)


def test_a_bid_carried_to_the_mirror_is_confirmed_like_a_pressed_one(
    sits_down: Callable[..., Person], server: Server
) -> None:
    ann = sits_down(reduced_motion="reduce")
    friends = Friends(server, 3, SEED)
    friends.take_place(ann)
    with friends.come(3):
        friends.seats[0].start()
        friends.answer(KEPT[:3])
        ann.page.goto(f"/?table={friends.table}")
        ann.until_asked()
        mirror = ann.page.locator(".frame")

        # Let go beside it, and nothing has happened.
        x, y = middle(dormire(ann, 4))
        ann.page.mouse.move(x, y)
        ann.page.mouse.down()
        ann.page.mouse.move(*middle(ann.page.get_by_text(say("board-your-wonders"))), steps=4)
        ann.page.mouse.up()
        expect(confirm(ann, 4)).to_have_count(0)

        ann.drag(dormire(ann, 4), mirror)
        expect(confirm(ann, 4)).to_be_visible()
        ann.drag(dormire(ann, 6), mirror)
        expect(confirm(ann, 6)).to_be_visible()
        assert not [message for message in ann.sent if message["type"] == "answer"], "a drop is confirmed first"
        confirm(ann, 6).click()
        ann.until_waiting_for([1, 2])
        assert ann.view["question"]["answered"] == "bid 6"


def test_who_comes_back_sees_who_has_laid_a_gift(sits_down: Callable[..., Person], server: Server) -> None:
    ann = sits_down(reduced_motion="reduce")
    friends = Friends(server, 4, SEED)
    friends.take_place(ann)
    with friends.come(4):
        friends.seats[0].start()
        friends.answer(KEPT)
        for bids in BIDS:
            friends.bid(bids)
        friends.seats[1].answer()
        friends.seats[0].answer()
        friends.seats[1].answer()  # Bob's gift is in, Cyd's is awaited
        ann.page.goto(f"/?table={friends.table}")
        ann.until_back()
        ann.until_waiting_for([2])
        laid = ann.page.get_by_text(say("board-laid"), exact=True)
        expect(laid).to_have_count(1)
        expect(ann.page.get_by_role("listitem").filter(has=laid).filter(has_text="Bob")).to_be_visible()


def test_a_card_is_read_large_where_it_is_pointed_at(sits_down: Callable[..., Person], server: Server) -> None:
    ann = sits_down(reduced_motion="reduce")
    friends = Friends(server, 3, SEED)
    friends.take_place(ann)
    with friends.come(3):
        friends.seats[0].start()
        friends.answer(KEPT[:3])
        ann.page.goto(f"/?table={friends.table}")
        ann.until_asked()
        large = ann.page.locator(".magnified")
        row = ann.page.get_by_role("region", name=say("board-row"))
        card = row.get_by_label(wonder(ann.view["board"]["row"][0][0])).first
        card.hover()
        expect(large).to_be_visible()
        ann.page.mouse.move(2, 2)
        expect(large).to_have_count(0)
        ann.tab_to(row.locator("[tabindex='0']"))
        expect(large).to_be_visible()


def test_the_result_takes_the_focus_and_leaves_the_table_to_be_seen(
    sits_down: Callable[..., Person], server: Server
) -> None:
    ann = sits_down(reduced_motion="reduce")
    friends = Friends(server, 3, SEED)
    friends.take_place(ann)
    with friends.come(3):
        friends.seats[0].start()
        telling.end(ann.page, "seven_kinds")
        ann.page.goto(f"/?table={friends.table}")
        shows = ann.page.get_by_role("button", name=say("show-outcome"), exact=True)
        shows.press("Enter")
        result = ann.page.get_by_role("region", name=say("board-final"))
        expect(result.get_by_role("heading", name=say("board-seven-kinds"))).to_be_visible()
        expect(result.get_by_role("button", name=say("play-again"))).to_be_visible()
        result.get_by_role("button", name=say("board-see-table")).press("Enter")
        expect(result).to_have_count(0)
        expect(ann.page.get_by_role("region", name=say("board-row"))).to_be_visible()
