"""Coming and going: a free seat may be taken by who only watched, who is not there is named, and another game is one press away."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser import windows
from tests.browser.friends import KEPT, SEED, Friends
from tests.browser.people import Person
from tests.browser.serving import Server
from tests.browser.words import say


def test_who_watches_may_take_a_free_seat(sits_down: Callable[..., Person], server: Server) -> None:
    friends = Friends(server, 3, SEED)
    friends.join("Bob")
    bob, eve = sits_down(), sits_down()
    friends.take_place(bob, 1)
    for person, watch in ((bob, ""), (eve, "&watch")):
        person.page.goto(f"/?table={friends.table}{watch}")
    expect(bob.page.get_by_text(say("seats-open-guest", count=1, host="Ann"))).to_be_visible()
    expect(eve.page.get_by_text(say("seats-open-watch", count=1))).to_be_visible()
    windows.look_through(bob, "lobby of a guest")
    windows.look_through(eve, "lobby of who watches")
    eve.page.get_by_role("link", name=say("sit-down")).click()
    eve.page.get_by_label(say("your-name")).fill("Eve")
    eve.page.get_by_role("button", name=say("sit-down")).click()
    expect(eve.page.get_by_text(say("waiting-start", host="Ann"))).to_be_visible()
    assert eve.seat == 2


def test_who_is_not_connected_is_named(sits_down: Callable[..., Person], server: Server) -> None:
    friends = Friends(server, 3, SEED)
    ann = sits_down(reduced_motion="reduce")
    friends.take_place(ann)
    for name in ("Bob", "Cyd"):
        friends.join(name)
    ann.page.goto(f"/?table={friends.table}")
    ann.page.get_by_role("button", name=say("start"), exact=True).click()
    ann.until_asked()
    with friends.come(1):
        friends.answer(KEPT[:1])
    absent = [say("name-offline", name=name) for name in ("Bob", "Cyd")]
    expect(ann.page.get_by_test_id("ask")).to_contain_text(" and ".join(absent))


def test_another_game_is_one_press_away(sits_down: Callable[..., Person], server: Server) -> None:
    friends = Friends(server, 3, SEED, bots=1)
    ann = sits_down(reduced_motion="reduce")
    bob = sits_down(reduced_motion="reduce", locale="fr-FR")
    eve = sits_down(reduced_motion="reduce", newcomer=True)
    with friends.come(2):
        friends.seats[0].start()
        friends.play_out()
    friends.take_place(ann)
    friends.take_place(bob, 1)
    for person in (ann, bob):
        person.page.goto(f"/?table={friends.table}")
    ann.page.get_by_role("button", name=say("play-again")).click()
    expect(ann.page.get_by_text(say("seat-waits"))).to_be_visible()
    bob.page.get_by_role("status").filter(has_text="Ann veut rejouer").get_by_role("button", name="J’arrive").click()
    for person in (ann, bob):
        person.until_asked()  # with the last one it starts by itself
    ann.page.get_by_role("button", name=say("log-button")).click()
    ann.page.get_by_text(say("phrases"), exact=True).click()
    ann.page.get_by_role("button", name=say("phrase-well-played")).click()
    said = bob.page.locator(".bubble").filter(has_text="Bien joué")
    expect(said).to_be_visible()
    expect(said).not_to_have_class(re.compile(r"\blost\b"))  # it is at her seat

    eve.page.goto(f"/?result={friends.table}")
    expect(eve.page.get_by_role("img", name=say("result-final"))).to_be_visible()
    eve.page.get_by_role("button", name=say("result-play")).click()
    eve.until(lambda: eve.state and eve.seat is not None, "the same game, to be played")
