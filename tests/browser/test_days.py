"""Over days: tables come along to another device, and the settings say why there are no notices."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser import axe, windows
from tests.browser.friends import SEED, Friends
from tests.browser.people import Person
from tests.browser.serving import Server
from tests.browser.words import say


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
