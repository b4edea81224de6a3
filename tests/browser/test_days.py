"""Over days: a notice wakes the device and is closed when the question is answered, tables come along to another device, and without a server a page says so."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser import axe, windows
from tests.browser.friends import SEED, Friends
from tests.browser.people import Person
from tests.browser.serving import Server
from tests.browser.words import say

NOTICES = "navigator.serviceWorker.ready.then(one => one.getNotifications()).then(all => all.map(one => [one.tag, one.title]))"
READY = "navigator.serviceWorker.ready.then(() => caches.open('wondertable-offline')).then(all => all.keys()).then(all => all.length)"


def test_a_push_is_shown_once_a_table_and_closed_when_it_is_answered(
    sits_down: Callable[..., Person], own_server: Server
) -> None:
    friends = Friends(own_server, 3, SEED)
    ann = sits_down(own_server.url, service_workers="allow")
    ann.context.grant_permissions(["notifications"], origin=own_server.url)
    ann.context.add_init_script("localStorage['wondertable.notices'] ??= 'yes'")
    friends.take_place(ann)
    with friends.come(3):
        ann.page.goto("/?record")  # the first page would see that nothing is asked yet, and close them
        ann.page.wait_for_function(READY)
        wire = ann.context.new_cdp_session(ann.page)
        versions: list[str] = []
        wire.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: versions.append(told["registrations"][0]["registrationId"]),
        )
        wire.send("ServiceWorker.enable")
        while not versions:
            ann.page.wait_for_timeout(20)
        for title in ("Your turn: Miraris", "Your turn again: Miraris"):
            told = {"table": friends.table, "question": 1, "title": title, "body": "Choose your bid"}
            wire.send(
                "ServiceWorker.deliverPushMessage",
                {"origin": own_server.url, "registrationId": versions[0], "data": json.dumps(told)},
            )
            ann.page.wait_for_function(f"async title => (await {NOTICES})[0]?.[1] === title", arg=title)
        assert ann.page.evaluate(NOTICES) == [[friends.table, "Your turn again: Miraris"]]
        friends.seats[0].start()
        friends.seats[0].answer()  # on another device
        ann.page.goto(f"/?table={friends.table}")
        ann.page.wait_for_function(f"async () => (await {NOTICES}).length === 0")
        assert ann.page.locator("link[rel=icon]").first.get_attribute("href") != "./icon-asked.svg"
    friends_asked = sits_down(own_server.url)
    friends.take_place(friends_asked, 1)
    friends_asked.page.goto("/")
    expect(friends_asked.page.get_by_text(re.compile("^Your turn"))).to_be_visible()
    assert friends_asked.page.locator("link[rel=icon]").first.get_attribute("href") == "./icon-asked.svg"
    windows.look_through(friends_asked, "your tables")

    ann.page.goto("/")
    ann.page.wait_for_function(READY)
    own_server.kill()
    with ann.outage():
        ann.page.goto("/")
        expect(ann.page.get_by_role("heading", name=say("days-offline"))).to_be_visible()
        expect(ann.page.get_by_role("link", name=say("try-again"))).to_be_visible()
        axe.check(ann.page, "offline")
        own_server.start()
        ann.page.get_by_role("link", name=say("try-again")).click()
        expect(ann.page.get_by_role("heading", name=say("home-title"))).to_be_visible()


def test_all_tables_come_along_to_another_device(sits_down: Callable[..., Person], server: Server) -> None:
    friends = Friends(server, 3, SEED)
    ann, phone = sits_down(), sits_down(phone=True)
    friends.take_place(ann)
    ann.page.goto("/")
    ann.page.get_by_role("button", name=say("move-tables")).click()
    ann.page.get_by_role("button", name=say("days-move-make")).click()
    expect(ann.page.get_by_role("img", name=say("days-move-qr"))).to_be_visible()
    axe.check(ann.page, "tables on their way")
    windows.look_through(ann, "tables on their way")
    link = ann.page.get_by_label(say("days-move-link")).input_value()

    phone.page.goto(link.split("#")[0])
    expect(phone.page.get_by_role("alert")).to_have_text(say("days-arrival-no-key"))
    phone.page.goto("/")
    phone.page.goto(link)
    take = phone.page.get_by_role("button", name=say("days-arrival-take"))
    expect(take).to_be_visible()
    axe.check(phone.page, "tables that arrive")
    windows.look_through(phone, "tables that arrive")
    take.click()
    expect(phone.page.get_by_role("heading", name=say("continue"))).to_be_visible()
    assert "#" not in phone.page.url
    kept = phone.page.evaluate("JSON.parse(localStorage['wondertable.seats']).map(one => [one.table, one.token])")
    assert kept == [[friends.table, friends.seated[0]["token"]]]


def test_settings_say_plainly_why_there_are_no_notices(sits_down: Callable[..., Person]) -> None:
    ann = sits_down()
    ann.context.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    ann.page.goto("/")
    ann.page.get_by_role("button", name=say("settings")).click()
    expect(ann.page.get_by_text(say("days-notices-denied"))).to_be_visible()
    axe.check(ann.page, "settings with notices")
    windows.look_through(ann, "settings with notices")
