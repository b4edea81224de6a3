"""What a table decides: all of it by keyboard in the client in words, and with pages that are loaded anew in the midst of it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser import axe, windows
from tests.browser.friends import SEED, Friends
from tests.browser.in_words import focus, press
from tests.browser.people import Json, Person
from tests.browser.serving import Server
from tests.browser.words import say

IN_WORDS = "try { localStorage['wondertable.client'] = 'text' } catch { /* a blank page keeps nothing */ }"
SEATS = "localStorage['wondertable.seats']"


def button(ann: Person, key: str) -> Locator:
    return ann.page.get_by_role("button", name=say(key), exact=True)


def company(ann: Person) -> Json:
    return dict(ann.state["table"]["company"])


def press_in_menu(ann: Person, *keys: str) -> None:
    """By keyboard alone."""
    for key in ("menu", *keys):
        wanted = button(ann, key)
        wanted.wait_for()
        press(ann, wanted)


def close(ann: Person) -> None:
    """And whoever reads stays somewhere."""
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_be_hidden()
    assert focus(ann) != "BODY"


def test_all_that_a_table_decides_in_words_by_keyboard(sits_down: Callable[..., Person], server: Server) -> None:
    friends = Friends(server, 3, SEED)
    ann = sits_down(reduced_motion="reduce")
    friends.take_place(ann)
    ann.context.add_init_script(IN_WORDS)
    with friends.come(3):
        friends.seats[0].start()
        ann.page.goto(f"/?table={friends.table}")
        ann.until_asked()

        # A break, and its end.
        press_in_menu(ann, "people", "people-pause")
        expect(ann.page.get_by_text(say("motion-waits", names="Bob and Cyd"))).to_be_visible()
        for friend in friends.seats[1:]:
            friend.agree()
        expect(ann.page.get_by_text(say("paused-by", name="Ann"))).to_be_visible()
        expect(ann.page.get_by_role("heading", name=say("text-options"))).to_be_hidden()
        assert ann.page.locator("[data-answer]").count() == 0, "nobody can answer"
        axe.check(ann.page, "a break in words")
        windows.look_through(ann, "a break in words")
        press(ann, button(ann, "paused-go-on"))
        expect(ann.page.get_by_role("heading", name=say("text-options"))).to_be_visible()
        assert focus(ann) != "BODY"

        # Somebody else would like to end it; she would not.
        friends.seats[1].decide(type="move", motion="end")
        vote = ann.page.get_by_role("dialog", name=say("motion-title-end"))
        vote.wait_for()
        assert ann.page.evaluate("document.activeElement.closest('dialog') !== null"), "the focus is in the dialog"
        ann.page.keyboard.press("Escape")
        expect(vote).to_be_visible()
        press(ann, button(ann, "undo-refuse"))
        expect(vote).to_be_hidden()
        ann.until(lambda: company(ann)["motion"] is None, "it is settled")
        assert focus(ann) != "BODY"

        # Whether somebody may watch.
        press_in_menu(ann, "people", "people-close")
        expect(ann.page.get_by_text(say("people-closed"))).to_be_visible()
        press(ann, button(ann, "people-open"))
        expect(ann.page.get_by_text(say("people-closed"))).to_be_hidden()
        close(ann)

        # Where it is told whose answers are wanted.
        press_in_menu(ann)
        hook = ann.page.get_by_label(say("days-webhook"))
        hook.wait_for()
        ann.tab_to(hook)
        ann.page.keyboard.type("ftp://127.0.0.1/ours")
        ann.page.keyboard.press("Enter")
        expect(ann.page.get_by_role("alert")).to_have_text(say("error-address-unreadable"))
        ann.problems.clear()  # a browser tells of every call that was refused
        hook.fill("http://127.0.0.1:9/ours")
        ann.page.keyboard.press("Enter")
        expect(ann.page.get_by_text(say("days-webhook-set", host="127.0.0.1"))).to_be_visible()
        press(ann, button(ann, "days-webhook-end"))
        expect(hook).to_be_visible()
        close(ann)


def test_watchers_sent_away_and_seats_of_bots_taken_by_keyboard(
    sits_down: Callable[..., Person], server: Server
) -> None:
    friends = Friends(server, 3, SEED, bots=1)
    ann, dan, eve = (sits_down(reduced_motion="reduce") for _ in range(3))
    friends.take_place(ann)
    with friends.come(2):
        friends.seats[0].start()
        for person in (ann, dan, eve):
            person.context.add_init_script(IN_WORDS)
            person.page.goto(f"/?table={friends.table}")
        for visitor in (dan, eve):
            visitor.page.get_by_role("button", name=say("watch"), exact=True).wait_for()
            press(visitor, button(visitor, "watch"))
        ann.until_asked()

        # Somebody who watches is sent away and told so; whoever did it goes on reading where they were.
        ann.until(lambda: len(company(ann)["watchers"]) == 2, "two watch")
        press_in_menu(ann, "people")
        away = ann.page.get_by_role("button", name=say("people-send-away-name", name=say("people-visitor")))
        press(ann, away.first)
        ann.until(lambda: len(company(ann)["watchers"]) == 1, "one watches")
        expect(away).to_have_count(1)
        assert focus(ann) != "BODY"
        close(ann)
        gone, stays = (dan, eve) if dan.page.get_by_text(say("error-sent-away")).count() else (eve, dan)
        expect(gone.page.get_by_role("alert")).to_have_text(say("error-sent-away"))
        assert "sent-away" in gone.problems.pop()

        # Whoever watches asks for the seat of the bot; all who play agree, and the seat is theirs.
        press_in_menu(stays, "people")
        wanted = stays.page.get_by_role("button", name=say("people-take-seat", name="Bot 3"))
        wanted.wait_for()
        name = stays.page.get_by_role("textbox")
        stays.tab_to(name)
        stays.page.keyboard.press("Control+a")
        stays.page.keyboard.type("Eve")
        press(stays, wanted)
        stays.until(lambda: company(stays)["motion"] is not None, "it is asked")
        stays.until(lambda: friends.table in str(stays.page.evaluate(SEATS)), "the page remembers for which seat")
        load(stays)
        stays.until(lambda: (company(stays)["motion"] or {}).get("motion") == "take", "it is asked still")
        friends.seats[1].agree()
        vote = ann.page.get_by_role("dialog", name=say("motion-title-take"))
        vote.wait_for()
        expect(vote).to_contain_text("Eve")
        press(ann, button(ann, "undo-agree"))
        expect(vote).to_be_hidden()
        stays.until(lambda: stays.seat == 2, "the seat is theirs")
        for friend in friends.seats:  # the bot had answered
            friend.answer()
        stays.until_asked()
        expect(stays.page.get_by_role("heading", name=say("text-options"))).to_be_visible()
        assert focus(stays) != "BODY"
        assert focus(ann) != "BODY"
        load(stays)
        assert stays.seat == 2, "it is theirs also when the page is loaded anew"


def load(person: Person) -> None:
    """The page anew, as somebody does who presses the browser's own button."""
    person.lose_sight()
    person.page.reload()
    person.until(lambda: "table" in person.state and person.state.get("view"), "the game is there again")


def anew(ann: Person, friends: Friends) -> None:
    """The page is loaded anew at once, whatever is on its way."""
    ann.lose_sight()
    ann.page.goto(f"/?table={friends.table}")
    ann.until(lambda: "table" in ann.state and ann.state.get("view"), "the game is there again")


def say_and_load(ann: Person, friends: Friends, wanted: Locator, kind: str) -> None:
    """The page is gone as soon as it has said this."""
    told = len(ann.sent)
    wanted.click()
    ann.until(lambda: any(one["type"] == kind for one in ann.sent[told:]), f"{kind} is said")
    anew(ann, friends)


def test_pages_loaded_anew_in_the_midst_of_what_a_table_decides(
    sits_down: Callable[..., Person], server: Server
) -> None:
    friends = Friends(server, 3, SEED)
    ann = sits_down(reduced_motion="reduce")
    friends.take_place(ann)
    with friends.come(3):
        friends.seats[0].start()
        anew(ann, friends)
        ann.until_asked()

        def stand_in() -> object:
            return ann.state["table"]["seats"][0]["stand_in"]

        # Handing over: whoever comes back has the seat again.
        button(ann, "menu").click()
        button(ann, "leave").click()
        say_and_load(ann, friends, button(ann, "leave-bot"), "hand")
        ann.until(lambda: stand_in() is None, "her own seat")
        # Returning.
        friends.seats[0].decide(type="hand", seat=0, bot="adept")
        button(ann, "handed-back").wait_for()
        say_and_load(ann, friends, button(ann, "handed-back"), "back")
        ann.until(lambda: stand_in() is None, "her own seat again")

        # Voting: whoever had not answered is asked again, whoever had is not.
        friends.seats[1].decide(type="move", motion="end")
        vote = ann.page.get_by_role("dialog", name=say("motion-title-end"))
        vote.wait_for()
        anew(ann, friends)
        vote.wait_for()
        say_and_load(ann, friends, button(ann, "undo-agree"), "consent")
        ann.until(lambda: company(ann)["motion"]["waiting"] == [2], "her vote is counted")
        expect(vote).to_be_hidden()
        friends.seats[2].decide(type="consent", agree=False)
        ann.until(lambda: company(ann)["motion"] is None, "it is settled")

        # Pausing, and going on.
        button(ann, "menu").click()
        button(ann, "people").click()
        say_and_load(ann, friends, button(ann, "people-pause"), "move")
        expect(button(ann, "motion-withdraw")).to_be_visible()
        friends.seats[1].agree()
        anew(ann, friends)
        friends.seats[2].agree()
        expect(button(ann, "paused-go-on")).to_be_visible()
        anew(ann, friends)
        say_and_load(ann, friends, button(ann, "paused-go-on"), "move")
        ann.until(lambda: company(ann)["paused"] is None, "it goes on")
        assert not ann.is_over
