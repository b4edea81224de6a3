"""Two people and a bot play a whole match of Dominovia on the drawn board, one at a desk and one on a phone; another one plays in words."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import count, cycle

import pytest
from playwright.sync_api import expect

import wondertable
from tests.browser import axe, windows
from tests.browser.dominovia import by_click, by_drag, by_finger, by_keys, in_hand, say
from tests.browser.friends import Friends
from tests.browser.in_words import WAYS, answer_with, focus, sit_down_with_bots, turn_to_words
from tests.browser.leaks import leaks
from tests.browser.people import Json, Person
from tests.browser.serving import Server
from wondertable.core.table import Table

SEED = "00112233445566778899aabbccddeeff"
LIES = "[...document.querySelectorAll('.chain ol > li')].map(({ style }) => style.translate)"
AT_A_DESK = (by_drag, by_keys, by_click)
ON_A_PHONE = (by_finger, by_click)
WHY = re.compile("|".join(re.escape(say(f"board-refused-{key}", name="")) for key in ("crowned", "frozen", "no_match")))


@pytest.mark.parametrize(("dragon", "rounds"), [pytest.param("base", 2, marks=pytest.mark.long), ("hungry", 1)])
def test_a_whole_match(sits_down: Callable[..., Person], server: Server, dragon: str, rounds: int) -> None:
    ann, bob, eve = sits_down(), sits_down(phone=True, reduced_motion="reduce"), sits_down(reduced_motion="reduce")
    friends = Friends(server, 3, SEED, game="dominovia", bots=1, rounds_to_win=rounds, dragon=dragon)
    friends.join("Bob")
    for number, person in enumerate((ann, bob)):
        friends.take_place(person, number)
        person.page.goto(f"/?table={friends.table}")
    eve.page.goto(f"/?table={friends.table}&watch")
    ann.page.get_by_role("button", name=say("start"), exact=True).click()

    offer_and_take_back(ann)
    asked = play(ann, bob)
    assert {"offer", "link"} <= asked
    for person in (ann, bob, eve):
        see_result(person)
    windows.look_through(ann, "dominovia-end")

    record = server.record(friends.table)
    tokens = [str(seated["token"]) for seated in friends.seated]
    for person in (ann, bob, eve):
        assert leaks(person.received, record, person.seat, tokens) == []


def offer_and_take_back(ann: Person) -> None:
    """A sealed offering lies face down, and comes back as long as somebody still thinks."""
    ann.until_asked(skip=False)
    text = str(ann.question["options"][0]["text"])
    by_drag(ann, text)
    assert ann.question["answered"] == text
    expect(ann.page.get_by_text(say("board-hint-sealed"))).to_be_visible()
    expect(in_hand(ann, text.split()[1])).to_contain_text(say("board-laid"))
    ann.page.get_by_role("button", name=say("undo-free")).click()
    ann.until(lambda: ann.is_asked and ann.question["answered"] is None, "the offering is back")


def play(ann: Person, bob: Person) -> set[str]:
    """Answer whatever is asked, in every way there is, until the match is over; returns what was asked."""
    asked: set[str] = set()
    ways = {ann: cycle(AT_A_DESK), bob: cycle(ON_A_PHONE)}
    while True:
        ann.until(lambda: ann.is_over or ann.is_asked or bob.is_asked, "a question or the end")
        if ann.is_over:
            return asked
        for person in (ann, bob):
            if not person.is_over and person.is_asked:
                person.until_asked()
                kind = str(person.question["kind"])
                if kind not in asked:
                    asked.add(kind)
                    axe.check(person.page, kind)
                    windows.look_through_while_playing(person, f"dominovia-{kind}")
                if kind in ("link", "colt"):
                    says_why_not(person)
                chosen = last(person.question)
                ann.watch(chosen["kind"])
                next(ways[person])(person, chosen["text"])


def last(question: Json) -> Json:
    """What names a scroll comes first; of that the last."""
    named = [option for option in question["options"] if "scroll" in option["parts"]]
    return dict((named or question["options"])[-1])


def says_why_not(person: Person) -> None:
    """Every scroll that cannot be linked at all says why."""
    options = {option["parts"].get("scroll") for option in person.question["options"]}
    for piece in person.question["refused"]:
        scroll = piece["piece"].split()[0]
        if scroll not in options:
            expect(in_hand(person, scroll)).to_have_attribute("aria-disabled", "true")
            expect(in_hand(person, scroll)).to_have_attribute("title", WHY)


def see_result(person: Person) -> None:
    person.until_over()
    winner = person.view["outcome"]["winners"][0]
    name = ["Ann", "Bob", say("bot-number", number=3)][winner]
    heading = person.page.get_by_role("heading", name=say("board-arch-mage", name=name))
    result = person.page.get_by_role("region", name=say("board-arch-mage", name=name))
    expect(heading).to_be_visible()
    expect(result.get_by_role("button", name=say("look-back"))).to_be_visible()
    axe.check(person.page, "the result")
    result.get_by_role("button", name=say("close")).click()
    expect(heading).to_be_hidden()
    expect(person.page.locator(".chain ol > li")).to_have_count(len(person.view["board"]["chain"]))
    axe.check(person.page, "the last board")
    lies_as_before(person)
    person.page.get_by_role("button", name=say("show-outcome"), exact=True).click()
    expect(heading).to_be_visible()


def lies_as_before(person: Person) -> None:
    """Whoever comes later sees the chain lie as those do who saw it grow."""
    axe.stand_still(person.page)
    lying = person.page.evaluate(LIES)
    person.page.reload()
    person.until_over()
    expect(person.page.locator(".chain ol > li")).to_have_count(len(lying))
    axe.stand_still(person.page)
    assert person.page.evaluate(LIES) == lying


def test_a_match_in_words_by_keyboard(sits_down: Callable[..., Person]) -> None:
    ann = sits_down()
    ann.page.route("**/api/tables", lambda route: route.continue_(post_data=short(route.request.post_data_json)))
    sit_down_with_bots(ann, say("title"))
    turn_to_words(ann)
    checked: set[str] = set()
    for number in count():
        ann.until(lambda: ann.is_asked or ann.is_over, "a question or the end")
        if ann.is_over:
            break
        ann.until_asked()
        assert focus(ann) != "BODY", f"the focus is lost at question {number}"
        kind = str(ann.question["kind"])
        if kind not in checked:
            checked.add(kind)
            axe.check(ann.page, f"the text client asks: {kind}")
        place = number % len(ann.question["options"])
        wanted = ann.page.locator(f'[data-answer="{ann.question["options"][place]["text"]}"]')
        answer_with(ann, WAYS[number % len(WAYS)], wanted, place)
    ann.until_over()
    expect(ann.page.get_by_role("dialog")).to_contain_text(say("outcome-rounds"))
    axe.check(ann.page, "the result in words")


def short(body: Json | None) -> str:
    """A match of one round."""
    return json.dumps({**(body or {}), "options": {"rounds_to_win": 1}})


def test_the_next_round_is_played_on_the_same_table(sits_down: Callable[..., Person], server: Server) -> None:
    """The last link of a round ends it; the next one is dealt, offered and linked without a new page."""
    options: Json = {"rounds_to_win": 2}
    ann, friends = sits_down(), Friends(server, 2, SEED, game="dominovia", **options)
    with friends.come(2):
        friends.take_place(ann)
        friends.seats[0].start()
        *before, (_, last_of_all) = first_round(options)
        for seat, text in before:
            friends.seats[seat].answer(text)
        ann.page.goto(f"/?table={friends.table}")
        ann.until_asked()
        by_click(ann, last_of_all)
        for asked in ("offer", "link"):
            friends.seats[1].until(lambda state: state["view"]["board"]["round"] == 2)
            if friends.seats[1].is_asked():
                friends.seats[1].answer()
            ann.until_asked()
            assert ann.question["kind"] == asked
            by_click(ann, last(ann.question)["text"])
        expect(ann.page.get_by_text(say("board-round", round=2))).to_be_visible()


def first_round(options: Json) -> list[tuple[int, str]]:
    """Answers up to the one with which Ann ends the first round."""
    table = Table(wondertable.game("dominovia"), 2, bytes.fromhex(SEED), options)
    given: list[tuple[int, str]] = []
    while not any(event["key"] == "round" for event in table.events(0)):
        seat = table.asked()[0]
        text = table.game.actions.text(table.position.legal(seat)[-1])
        proposed = table.propose(seat, text)
        assert proposed is not None
        table.enter(proposed)
        given.append((seat, text))
    return given
