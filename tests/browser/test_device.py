"""Wondertable as an app of a device: it says where an answer is wanted, also while no page of the table is open, and when the server cannot be reached."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Worker, expect

from tests.browser import axe, windows
from tests.browser.friends import SEED, Friends
from tests.browser.people import Person
from tests.browser.serving import Server
from tests.browser.words import begins, say

WANTED = "localStorage['wondertable.notices'] = 'yes'"
# The tests' own Chromium has no place to show notices and denies them; there they lie in a cache. Any other shows them itself.
NO_PLACE = """
if (globalThis.Notification?.permission !== 'granted') {
  const at = (tag) => new URL(`/notice/${tag}`, location.origin).href;
  const lain = () => caches.open('notices of this device');
  const all = ServiceWorkerRegistration.prototype;
  all.showNotification = async (title, more) =>
    (await lain()).put(at(more.tag), new Response(JSON.stringify({ title, ...more })));
  all.getNotifications = async ({ tag } = {}) => {
    const cache = await lain();
    // One may be closed between the list and a look at it.
    const read = async (key) => ({ ...(await (await cache.match(key))?.json()), close: () => cache.delete(key) });
    const there = (await Promise.all((await cache.keys()).map(read))).filter((one) => one.tag !== undefined);
    return there.filter((one) => tag === undefined || one.tag === tag);
  };
}
"""
# What an operating system would show of it is not to be seen from here.
BADGE = """
navigator.setAppBadge = async (count) => void (globalThis.badge = count);
navigator.clearAppBadge = async () => void (globalThis.badge = 0);
"""
OPEN = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ tag, body }) => [tag, body])"""
BACK = "document.dispatchEvent(new Event('visibilitychange'))"


class Pushes:
    """Events as a push service would bring them, from the browser itself."""

    def __init__(self, page: Page, worker: Worker) -> None:
        self.worker = worker
        self._line = page.context.new_cdp_session(page)
        self._origin = page.evaluate("location.origin")
        self.found: list[str] = []
        self._line.on("ServiceWorker.workerRegistrationUpdated", self._hear)
        self._line.send("ServiceWorker.enable")

    def _hear(self, told: dict[str, Any]) -> None:
        self.found += [one["registrationId"] for one in told["registrations"] if not one["isDeleted"]]

    def deliver(self, table: str, body: str) -> None:
        about = {
            "origin": self._origin,
            "registrationId": self.found[-1],
            "data": json.dumps({"table": table, "title": "Your turn", "body": body, "question": 1}),
        }
        self._line.send("ServiceWorker.deliverPushMessage", about)


def icon(page: Page) -> str:
    return str(page.evaluate("document.querySelector('link[rel=icon]').getAttribute('href')"))


def test_a_device_tells_where_one_is_asked_and_that_it_is_offline(
    sits_down: Callable[..., Person], own_server: Server
) -> None:
    friends = Friends(own_server, 3, SEED)
    ann = sits_down(own_server.url, reduced_motion="reduce", service_workers="allow")
    ann.context.grant_permissions(["notifications"], origin=own_server.url)
    friends.take_place(ann)
    for script in (WANTED, NO_PLACE, BADGE):
        ann.context.add_init_script(f"try {{ {script} }} catch {{ /* a blank page keeps nothing */ }}")
    shelf = ann.page
    with friends.come(3):
        friends.seats[0].start()
        # Where one is asked is told by list, icon and badge.
        with ann.context.expect_event("serviceworker") as coming:
            shelf.goto("/")
        expect(shelf.get_by_text(begins(say("continue-asked", when="").strip()))).to_be_visible()
        assert "icon-asked" in icon(shelf)
        ann.until(lambda: shelf.evaluate("globalThis.badge") == 1, "the badge counts one table")
        worker = coming.value
        worker.evaluate(NO_PLACE + BADGE)
        shelf.evaluate("navigator.serviceWorker.ready.then(() => true)")
        pushes = Pushes(shelf, worker)
        ann.until(lambda: pushes.found, "the browser knows the worker")

        # Of one table there is one notice: the newest.
        pushes.deliver(friends.table, "the first")
        ann.until(lambda: shelf.evaluate(OPEN) == [[friends.table, "the first"]], "a notice")
        ann.until(lambda: worker.evaluate("globalThis.badge") == 1, "the badge counts it")
        pushes.deliver(friends.table, "the second")
        ann.until(lambda: shelf.evaluate(OPEN) == [[friends.table, "the second"]], "the newest in its place")

        # Answered on another device: whatever page is open here closes it, and asks for nothing any more.
        friends.seats[0].answer()
        shelf.evaluate(BACK)
        ann.until(lambda: shelf.evaluate(OPEN) == [], "it is closed")
        ann.until(lambda: "icon-asked" not in icon(shelf), "the usual icon")
        ann.until(lambda: shelf.evaluate("globalThis.badge") == 0, "no badge")

        # The same by the page of the table, at once; and whoever looks at it needs no notice.
        for seat in friends.seats[1:]:
            seat.answer()
        pushes.deliver(friends.table, "the next question")
        ann.until(lambda: shelf.evaluate(OPEN) != [], "a notice")
        ann.page.goto(f"/?table={friends.table}")
        ann.until_asked()
        ann.until(lambda: shelf.evaluate(OPEN) == [], "who sees the question needs no notice")
        pushes.deliver(friends.table, "what is seen")
        friends.seats[0].answer()
        ann.until(lambda: not ann.is_asked, "answered elsewhere")
        assert shelf.evaluate(OPEN) == []

    # Without a server the device itself says so, and goes on as soon as there is one.
    with ann.outage():
        own_server.kill()
        ann.page.goto("/")
        expect(ann.page.get_by_role("heading", name=say("days-offline"))).to_be_visible()
        axe.check(ann.page, "offline")
        windows.look_through(ann, "offline")
        own_server.start()
        ann.page.get_by_role("link", name=say("try-again")).click()
        expect(ann.page.get_by_role("heading", name=say("continue"))).to_be_visible()
