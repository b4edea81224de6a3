"""The line to the table falls silent or breaks: people are told, and what they did meanwhile is kept and sent."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Route, expect

from tests.browser import telling
from tests.browser.friends import KEPT, SEED, Friends
from tests.browser.line import Line
from tests.browser.people import Person
from tests.browser.serving import Server
from tests.browser.words import say

GO = "address => { history.pushState(null, '', address); dispatchEvent(new PopStateEvent('popstate')); }"


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    with Line(server) as opened:
        yield opened


def sit(friends: Friends, sits_down: Callable[..., Person], line: Line) -> Person:
    """Ann, at the table and asked for a bid."""
    ann = sits_down(home=line.url, reduced_motion="reduce")
    friends.take_place(ann)
    friends.seats[0].start()
    friends.answer(KEPT[:3])
    ann.page.goto(f"/?table={friends.table}")
    ann.until_asked()
    return ann


def test_an_answer_given_while_the_line_opens_is_sent(
    sits_down: Callable[..., Person], server: Server, line: Line
) -> None:
    friends = Friends(server, 3, SEED)
    with friends.come(3):
        ann = sit(friends, sits_down, line)
        question, opened = ann.state["question"], line.opened
        with ann.outage():
            line.silence()
            line.cut()
            ann.until(lambda: line.opened > opened, "another connection is begun")
            expect(ann.page.get_by_text(say("line-lost"))).to_be_visible()
            ann.page.keyboard.press("5")
            ann.page.keyboard.press("Enter")
            kept = say("answer-kept", answer=say("action-bid", value=5))
            expect(ann.page.get_by_test_id("ask")).to_have_text(kept)
            line.resume()
            ann.until_answered(question)
        expect(ann.page.get_by_text(say("line-lost"))).to_be_hidden()
        assert [one["answer"] for one in ann.sent if one["type"] == "answer"] == ["bid 5"]


def test_a_silent_line_is_seen_and_nothing_said_into_it_is_lost(
    sits_down: Callable[..., Person], server: Server, line: Line
) -> None:
    friends = Friends(server, 3, SEED)
    with friends.come(3):
        ann = sit(friends, sits_down, line)
        page, ask = ann.page, ann.page.get_by_test_id("ask")
        page.get_by_role("button", name=say("log-button"), exact=True).click()
        page.get_by_label(say("talk-say")).fill("Cafe\u0301   noir?")
        page.keyboard.press("Enter")
        ann.until(lambda: ann.state["talk"], "the words have arrived")
        question = ann.state["question"]
        with ann.outage():
            line.silence()
            page.get_by_label(say("talk-say")).fill("Is anybody there?")
            page.keyboard.press("Enter")
            page.get_by_label(say("talk-say")).fill("Hello!")
            page.keyboard.press("Enter")
            page.get_by_role("button", name=say("close")).click()
            page.keyboard.press("5")
            page.keyboard.press("Enter")
            expect(page.get_by_text(say("line-quiet"))).to_be_visible()
            expect(ask).to_have_text(say("answer-kept", answer=say("action-bid", value=5)))
            expect(page.locator(".wonders .name")).not_to_contain_text(say("question-bid-waiting"))
            line.cut()
            ann.lose_sight()
            line.resume()
            ann.until_back()
            ann.until_answered(question)
        expect(page.get_by_text(say("line-quiet"))).to_be_hidden()
        ann.until(lambda: len(ann.state["talk"]) >= 3, "all words have arrived")
        friends.bid([6, 7], first=1)
        # What arrived before the silence, however it was typed, is not said again.
        said = ["Caf\u00e9 noir?", "Is anybody there?", "Hello!"]
        assert [one["text"] for one in friends.seats[2].state["talk"]] == said


def break_down(person: Person, line: Line) -> None:
    """What was given into the silence is lost, and the line is there again."""
    line.cut()
    person.lose_sight()
    line.resume()
    person.until_back()


def test_what_is_wished_of_a_table_in_silence_is_sent_later(
    sits_down: Callable[..., Person], server: Server, line: Line
) -> None:
    friends = Friends(server, 3, SEED, game="dominovia")
    with friends.come(3):
        ann = sits_down(home=line.url, reduced_motion="reduce")
        friends.take_place(ann)
        page = ann.page
        page.goto(f"/?table={friends.table}")
        start = page.get_by_role("button", name=say("start"), exact=True)
        expect(start).to_be_enabled()
        with ann.outage():
            line.silence()
            start.click()
            page.get_by_role("button", name=say("change-name")).click()
            page.get_by_label(say("your-name")).fill("Ada")
            page.keyboard.press("Enter")
            break_down(ann, line)
            ann.until(lambda: ann.state["table"]["started"], "the table has started")
            ann.until(lambda: ann.state["table"]["seats"][0]["name"] == "Ada", "the new name has arrived")

            for seat in friends.seats:
                seat.answer()
            ann.until_asked()
            page.wait_for_load_state("networkidle")  # what the board is made of has arrived, too
            line.silence()
            page.get_by_role("button", name=say("menu"), exact=True).click()
            page.get_by_role("button", name=say("undo-ask")).click()
            break_down(ann, line)
            ann.until(lambda: ann.state["undo"]["asked_by"] == 0, "the others are asked")
            friends.seats[2].vote(False)

            friends.seats[1].ask_to_undo()
            agree = page.get_by_role("button", name=say("undo-agree"))
            agree.wait_for()
            line.silence()
            agree.click()
            break_down(ann, line)
            ann.until(lambda: ann.state["undo"]["agreed"] == [0], "the vote has arrived")
        expect(agree).to_be_hidden()


def test_a_table_that_is_gone_says_so_and_holds_nobody(
    sits_down: Callable[..., Person], server: Server, line: Line
) -> None:
    friends, others = Friends(server, 3, SEED), Friends(server, 3, SEED, game="dominovia")
    with friends.come(3), others.come(3):
        ann, bob = sit(friends, sits_down, line), sits_down(reduced_motion="reduce")
        others.take_place(bob, 1)
        others.seats[0].start()
        for seat in others.seats:
            seat.answer()
        others.seats[2].ask_to_undo()
        bob.page.goto(f"/?table={others.table}")
        vote = bob.page.get_by_role("dialog", name=say("undo-vote-title"))
        vote.wait_for()
        bob.page.locator(".dominovia").wait_for()  # nothing of the page is still to come
        line.silence()
        ann.page.keyboard.press("5")
        ann.page.keyboard.press("Enter")
        with ann.outage(), bob.outage():
            server.kill()
            for file in server.folder.glob("tables.db*"):
                file.unlink()
            server.start()
            line.cut()
            line.resume()
            for person in (ann, bob):
                expect(person.page.get_by_text(say("line-gone"))).to_be_visible()
        for person in (ann, bob):
            assert ["unknown-table" in problem for problem in person.problems] == [True]
            person.problems.clear()
        unsent = say("answer-unsent", answer=say("action-bid", value=5))
        expect(ann.page.get_by_test_id("ask")).to_have_text(unsent)
        expect(vote).to_be_hidden()


def test_another_game_needs_a_line(sits_down: Callable[..., Person], server: Server, line: Line) -> None:
    friends = Friends(server, 3, SEED)
    with friends.come(3):
        friends.seats[0].start()
        ann = sits_down(home=line.url, reduced_motion="reduce")
        friends.take_place(ann)
        telling.end(ann.page, "points")
        page = ann.page
        page.goto(f"/?table={friends.table}")
        again = page.get_by_role("button", name=say("play-again"))
        expect(again).to_be_enabled()
        page.locator(".miraris").wait_for()
        page.wait_for_load_state("networkidle")  # nothing of the page is still to come
        line.silence()
        page.evaluate("dispatchEvent(new Event('offline'))")
        expect(again).to_be_disabled()
        page.get_by_role("button", name=say("show-outcome"), exact=True).click()
        result = page.get_by_role("region", name=say("board-final"))
        expect(result.get_by_role("button", name=say("play-again"))).to_be_disabled()
        expect(result.get_by_text(say("line-quiet"))).to_be_visible()
        line.resume()
        expect(result.get_by_role("button", name=say("play-again"))).to_be_enabled()


def test_a_device_without_network_says_so_at_once(sits_down: Callable[..., Person], server: Server, line: Line) -> None:
    friends = Friends(server, 3, SEED)
    with friends.come(3):
        ann = sit(friends, sits_down, line)
        told = ann.page.get_by_text(say("line-quiet"))
        line.silence()
        ann.page.evaluate("dispatchEvent(new Event('offline'))")
        assert told.is_visible(), "without waiting for anything"
        line.resume()
        expect(told).to_be_hidden()
        ann.page.evaluate("dispatchEvent(new Event('offline'))")
        expect(told).to_be_hidden()  # the table is on this device


def test_a_page_left_early_leaves_no_connection_behind(
    sits_down: Callable[..., Person], server: Server, line: Line
) -> None:
    slow, other = (Friends(server, 3, SEED) for _ in range(2))
    ann = sits_down(home=line.url)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ann.page.route(f"**/api/tables/{slow.table}", hold)
    ann.page.goto(f"/?table={other.table}&watch")
    expect(ann.page.get_by_text(say("you-watch"))).to_be_visible()
    ann.page.evaluate(GO, f"/?table={slow.table}&watch")
    ann.until(lambda: held, "the page asks for the table")
    ann.page.go_back()
    expect(ann.page.get_by_text(say("you-watch"))).to_be_visible()
    assert line.opened == 2
    with ann.page.expect_response(f"**/api/tables/{slow.table}"):
        held[0].continue_()
    ann.page.wait_for_timeout(500)
    assert line.opened == 2


def test_a_report_into_the_silence_is_sent_unless_something_else_has_happened(
    sits_down: Callable[..., Person], server: Server, line: Line
) -> None:
    friends = Friends(server, 2, SEED, game="kamimai", source="companion")
    with friends.come(2):
        friends.seats[0].start()
        friends.answer(["dominant right"] * 2)
        ann, bob = friends.seats[0], sits_down(home=line.url, reduced_motion="reduce")
        friends.take_place(bob, 1)
        page = bob.page
        page.goto(f"/?table={friends.table}")
        built, fell = (page.locator(f'[data-report="{report}"]') for report in ("built", "fell"))
        built.wait_for()
        with bob.outage():
            line.silence()
            built.click()
            break_down(bob, line)
            ann.until(lambda state: state["view"]["board"]["activator"] == 0)

            ann.answer("begin")
            ann.report("drew water,water,water,water,fire,imp,mouse,g-air stands")
            friends.seats[1].answer("confirm")
            ann.until(lambda state: state["view"]["board"]["phase"] == "cast" and ann.is_asked())
            offered = [option["text"] for option in ann.state["view"]["question"]["options"]]
            bob.until(lambda: bob.view["board"]["phase"] == "cast", "the draw is confirmed")
            bob.catch_up(fell.is_enabled, "the book may fall")
            line.silence()
            fell.click()
            expect(fell).to_be_disabled()
            ann.answer(next(text for text in offered if text.startswith("cast water")))
            break_down(bob, line)
            bob.catch_up(fell.is_enabled, "what is true of the book now can be told")
        assert len([one for one in bob.sent if one.get("report") == "fell"]) == 1
        assert bob.view["board"]["book"]["state"] == "standing"
