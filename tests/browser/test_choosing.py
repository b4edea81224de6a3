"""Between pointing at a card and confirming it: what a player has chosen stays chosen, and what cannot be chosen says why."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.friends import KEPT, SEED, Friends
from tests.browser.people import Person
from tests.browser.serving import Server
from tests.browser.words import begins, say


def test_a_choice_outlasts_the_answers_of_others(sits_down: Callable[..., Person], server: Server) -> None:
    ann = sits_down(reduced_motion="reduce")
    friends = Friends(server, 4, SEED)
    friends.take_place(ann)
    with friends.come(4):
        friends.seats[0].start()
        friends.answer(KEPT)
        ann.page.goto(f"/?table={friends.table}")
        ann.until_asked()
        chosen = ann.page.get_by_role("button", name=say("action-bid", value=5), exact=True)
        ann.page.keyboard.press("5")
        expect(chosen).to_be_visible()
        for seat in (1, 2):
            friends.bid([seat], first=seat)
        ann.until_waiting_for([0, 3])
        expect(ann.page.get_by_label(say("card-dormire-down", name="Cyd"))).to_be_visible()
        expect(chosen).to_be_visible()
        ann.page.keyboard.press("Escape")
        expect(chosen).to_have_count(0)


def test_a_spent_card_says_why_it_cannot_be_bid(sits_down: Callable[..., Person], server: Server) -> None:
    bob = sits_down(phone=True, reduced_motion="reduce")
    friends = Friends(server, 4, SEED)
    friends.take_place(bob, 0)
    with friends.come(4):
        friends.seats[0].start()
        friends.answer(KEPT)
        friends.bid([5, 1, 2, 3])
        bob.page.goto(f"/?table={friends.table}")
        bob.until_asked()
        # Forced, because Playwright would wait for it to be enabled, which it never is.
        bob.page.get_by_role("button", name=begins(say("card-dormire", value=5))).tap(force=True)
        expect(bob.page.get_by_text(f"{say('refused-spent', value=5)} (MIR-P13)")).to_be_visible()
        expect(bob.page.get_by_role("button", name=say("action-bid", value=5), exact=True)).to_have_count(0)
        assert not [message for message in bob.sent if message["type"] == "answer"]
