"""Nobody waits for ever: a bot plays for whoever leaves, until they are back, and a table can end its game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser import axe
from tests.browser.friends import SEED, Friends
from tests.browser.people import Person
from tests.browser.serving import Server
from tests.browser.words import say


def stand_in(friends: Friends, bot: str | None) -> None:
    friends.seats[1].until(lambda state: state["table"]["seats"][0]["stand_in"] == bot)


def test_whoever_leaves_lets_a_bot_play_and_comes_back(sits_down: Callable[..., Person], server: Server) -> None:
    friends = Friends(server, 3, SEED)
    ann = sits_down(reduced_motion="reduce")
    friends.take_place(ann)
    with friends.come(3):
        friends.seats[0].start()
        ann.page.goto(f"/?table={friends.table}")
        ann.until_asked()
        ann.page.get_by_role("button", name=say("menu")).click()
        ann.page.get_by_role("button", name=say("leave"), exact=True).click()
        expect(ann.page.get_by_role("dialog", name=say("leave-title"))).to_be_visible()
        axe.check(ann.page, "whoever leaves is asked")
        ann.page.get_by_role("button", name=say("leave-bot"), exact=True).click()
        ann.page.wait_for_url(lambda url: "table=" not in url)
        stand_in(friends, "adept")
        ann.page.goto("/")  # nothing is asked of her here
        mine = ann.page.get_by_role("region", name=say("continue")).get_by_role("listitem")
        expect(mine).to_contain_text(say("continue-handed"))
        ann.page.goto(f"/?table={friends.table}")
        stand_in(friends, None)
        ann.until(lambda: ann.state["table"]["seats"][0]["stand_in"] is None, "her own seat")


@pytest.mark.parametrize("game", ["miraris", "dominovia"])
def test_a_table_ends_its_game_and_says_so(sits_down: Callable[..., Person], server: Server, game: str) -> None:
    friends = Friends(server, 3, SEED, game=game)
    ann = sits_down(reduced_motion="reduce")
    friends.take_place(ann)
    with friends.come(3):
        friends.seats[0].start()
        ann.page.goto(f"/?table={friends.table}")
        ann.until(lambda: ann.state and ann.state["view"] is not None, "the game runs")
        ann.page.get_by_role("button", name=say("menu")).click()
        ann.page.get_by_role("button", name=say("people")).click()
        ann.page.get_by_role("button", name=say("people-end")).click()
        for friend in friends.seats[1:]:
            friend.agree()
        ending = ann.page.get_by_role("dialog")
        expect(ending).to_contain_text(say("outcome-agreed"))
        expect(ending.get_by_role("button", name=say("play-again"))).to_be_visible()
        expect(ending.get_by_role("button", name=say("review"), exact=True)).to_be_hidden()
        axe.check(ann.page, "a game that the table ended")
