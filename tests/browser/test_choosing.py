"""Choosing on the drawn board: what is chosen stays chosen, what cannot be chosen says why, and the scoring can be answered in every way."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.friends import BIDS, KEPT, SEED, Friends
from tests.browser.miraris import by_keys, by_touch
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
        expect(bob.page.get_by_text(say("board-hand-keys"))).to_be_hidden()  # a phone has no keys
        assert not [message for message in bob.sent if message["type"] == "answer"]


def test_the_key_of_a_spent_card_says_why_and_leaves_what_is_chosen(
    sits_down: Callable[..., Person], server: Server
) -> None:
    ann = sits_down(reduced_motion="reduce")
    friends = Friends(server, 4, SEED)
    friends.take_place(ann)
    with friends.come(4):
        friends.seats[0].start()
        friends.answer(KEPT)
        friends.bid([5, 1, 2, 3])
        ann.page.goto(f"/?table={friends.table}")
        ann.until_asked()
        hint = ann.page.get_by_text(say("board-hand-hint", slots=4))
        expect(hint).to_be_visible()
        expect(ann.page.get_by_text(say("board-hand-keys"))).to_be_visible()
        why = ann.page.get_by_text(f"{say('refused-spent', value=5)} (MIR-P13)")
        ann.page.keyboard.press("5")
        expect(why).to_be_visible()
        expect(ann.page.locator("[aria-live]").filter(has=why)).to_have_count(1)
        ann.page.keyboard.press("7")
        expect(why).to_be_hidden()
        ann.page.keyboard.press("5")
        expect(why).to_be_visible()
        expect(ann.page.get_by_role("button", name=say("action-bid", value=7), exact=True)).to_be_visible()
        assert not [message for message in ann.sent if message["type"] == "answer"]


def test_the_questions_of_the_scoring_are_answered_by_keys_and_by_touch(
    sits_down: Callable[..., Person], server: Server
) -> None:
    friends = Friends(server, 4, SEED)
    ann, bob, cyd = people = [sits_down(), sits_down(phone=True), sits_down()]
    with friends.come(4):
        friends.seats[0].start()
        friends.answer(KEPT)
        for bids in BIDS:
            friends.bid(bids)
        for seat, person in enumerate(people):
            friends.take_place(person, seat)
            person.page.goto(f"/?table={friends.table}")
            person.until_back()

        taken = answer(bob, "rolando_take", by_touch)
        assert taken.count(" ") == 1
        pair = answer(ann, "lucia_take", by_keys)
        assert pair.count(" ") == 2, "Lucia takes two"
        for _ in range(2):  # the gifts are small, so Mirela asks twice
            answer(bob, "mirela_gift", by_touch)
            answer(cyd, "mirela_gift", by_keys)
        ann.until_over()


def answer(person: Person, kind: str, give: Callable[[Person, str], None]) -> str:
    """Gives the first answer that is offered to a question of this kind."""
    person.until_asked()
    assert person.question["kind"] == kind
    text = str(person.question["options"][0]["text"])
    give(person, text)
    return text
