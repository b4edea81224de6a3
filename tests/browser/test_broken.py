"""Something in the page fails: a board that cannot be drawn or loaded gives way to the game in words, and an old page loads itself anew."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Route, expect

from tests.browser import telling
from tests.browser.friends import KEPT, SEED, Friends
from tests.browser.people import Json, Person
from tests.browser.serving import Server
from tests.browser.words import begins, say

BOARD = "**/assets/Board-*.js"


def test_a_board_that_fails_gives_way_to_words(sits_down: Callable[..., Person], server: Server) -> None:
    friends = Friends(server, 3, SEED)
    ann = sits_down(reduced_motion="reduce")
    friends.take_place(ann)
    page = ann.page
    spoiled = [True]

    def spoil(state: Json) -> None:
        """From the first bid on the view lacks what the board draws."""
        if state["view"]["board"]["round"] and spoiled[0]:
            state["view"]["board"] = {"round": state["view"]["board"]["round"]}

    telling.change(page, spoil)
    with friends.come(3):
        friends.seats[0].start()
        page.goto(f"/?table={friends.table}")
        page.get_by_role("button", name=say("log-button"), exact=True).wait_for()
        expect(page.get_by_test_id("ask")).to_have_text(say("question-choose_character"))
        friends.answer(KEPT[:3])

        apology = page.get_by_role("alert").filter(has_text=say("board-broken"))
        expect(apology).to_be_visible()
        page.get_by_role("button", name=say("action-bid", value=5)).click()
        spoiled[0] = False
        friends.bid([6, 7], first=1)
        page.get_by_role("button", name=say("action-bid", value=6)).wait_for()
        page.get_by_role("button", name=say("board-again")).click()
        page.get_by_role("list", name=say("board-hand")).wait_for()
        expect(apology).to_be_hidden()
    assert any("the board of miraris" in problem for problem in ann.problems), ann.problems
    assert "in a page: the board of miraris" in server.log()
    ann.problems.clear()


def test_a_board_whose_emblems_are_late_waits_for_them(sits_down: Callable[..., Person], server: Server) -> None:
    friends = Friends(server, 3, SEED)
    ann = sits_down(reduced_motion="reduce")
    friends.take_place(ann)
    failed: list[str] = []

    def lose(route: Route) -> None:
        if failed:
            route.continue_()
        else:
            failed.append(route.request.url)
            route.abort("connectionreset")

    ann.page.route("**/assets/*-emblems-*.json", lose)
    with friends.come(3), ann.outage():
        friends.seats[0].start()
        ann.page.goto(f"/?table={friends.table}")
        ann.page.get_by_role("button", name=begins(say("character-lucia"))).wait_for()
    assert failed
    ann.problems.clear()


def test_a_board_whose_emblems_do_not_come_is_asked_for_again_in_place(
    sits_down: Callable[..., Person], server: Server
) -> None:
    """After three tries the game goes on in words, and a button asks again: the page is not left."""
    friends = Friends(server, 3, SEED)
    ann = sits_down(reduced_motion="reduce")
    friends.take_place(ann)
    page, lost = ann.page, [True]
    page.route(
        "**/assets/*-emblems-*.json", lambda route: route.abort("connectionreset") if lost[0] else route.continue_()
    )
    with friends.come(3), ann.outage():
        friends.seats[0].start()
        page.goto(f"/?table={friends.table}")
        page.evaluate("window.stays = true")
        apology = page.get_by_role("alert").filter(has_text=say("board-broken"))
        expect(apology).to_be_visible()
        page.get_by_role("button", name=say("board-again")).click()
        expect(apology).to_be_visible()  # it was tried, in vain
        lost[0] = False
        page.get_by_role("button", name=say("board-again")).click()
        page.get_by_role("button", name=begins(say("character-lucia"))).wait_for()
        expect(apology).to_be_hidden()
        assert page.evaluate("window.stays")
    ann.problems.clear()


def test_an_old_page_loads_itself_anew(sits_down: Callable[..., Person], server: Server) -> None:
    friends = Friends(server, 3, SEED)
    ann = sits_down(reduced_motion="reduce")
    friends.take_place(ann)
    old = Old(ann, times=1)
    with friends.come(3), ann.outage():
        friends.seats[0].start()
        ann.page.goto(f"/?table={friends.table}")
        ann.page.get_by_role("button", name=begins(say("character-lucia"))).wait_for()
    assert old.opened == 2
    ann.problems.clear()


def test_a_page_that_stays_old_does_not_go_round(sits_down: Callable[..., Person], server: Server) -> None:
    friends = Friends(server, 3, SEED)
    ann = sits_down(reduced_motion="reduce")
    friends.take_place(ann)
    old = Old(ann, times=99)
    with friends.come(3), ann.outage():
        friends.seats[0].start()
        ann.page.goto(f"/?table={friends.table}")
        expect(ann.page.get_by_role("alert").filter(has_text=say("board-broken"))).to_be_visible()
        ann.page.get_by_role("button", name=say("action-keep", character=say("character-lucia"))).wait_for()
    assert old.opened == 2
    ann.problems.clear()


def test_a_page_of_another_version_loads_itself_anew_once_and_then_says_so(
    sits_down: Callable[..., Person], server: Server
) -> None:
    friends = Friends(server, 3, SEED)
    ann = sits_down(reduced_motion="reduce")
    friends.take_place(ann)
    page = ann.page
    opened: list[str] = []
    page.on("load", lambda loaded: opened.append(loaded.url))
    told: list[str] = []

    def upgrade(state: Json) -> None:
        if "pages" in state:
            told.append(state["pages"])
            state["pages"] = "./assets/house-upgraded.js"

    telling.change(page, upgrade)
    notice = page.get_by_role("alert").filter(has_text=say("page-outdated"))
    with friends.come(3), ann.outage():
        friends.seats[0].start()
        page.goto(f"/?table={friends.table}")
        expect(notice).to_be_visible()
        page.get_by_role("button", name=begins(say("character-lucia"))).wait_for()
        assert len(opened) == 2, "once by itself"
        own = page.locator("script[type=module][src]").first.get_attribute("src")
        assert told[0] == own, "the server says what its pages begin with"
        notice.get_by_role("button", name=say("page-anew")).click()
        expect(notice).to_be_visible()
        assert len(opened) == 3
    ann.problems.clear()


class Old:
    """A page from before an upgrade, handed out so many times: its parts are gone from the server."""

    def __init__(self, person: Person, times: int) -> None:
        self.opened = 0
        self.times = times
        person.page.route("**/?table=*", self.hand_out)
        person.page.route(BOARD, self.find)

    def hand_out(self, route: Route) -> None:
        self.opened += 1
        answer = route.fetch()
        page = answer.text()
        route.fulfill(response=answer, body=page.replace('.js"', '.js?old"') if self.opened <= self.times else page)

    def find(self, route: Route) -> None:
        if self.opened <= self.times:
            route.fulfill(status=404, body="")
        else:
            route.continue_()
