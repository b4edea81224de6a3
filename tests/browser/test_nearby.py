"""Friends in the same room: the lobby shows a picture of its link and a code, which is typed on the first page."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser import axe, windows
from tests.browser.friends import SEED, Friends
from tests.browser.people import Person
from tests.browser.serving import Server
from tests.browser.words import say


def test_a_code_said_aloud_leads_to_the_table(sits_down: Callable[..., Person], server: Server) -> None:
    friends = Friends(server, 3, SEED)
    ann, bob = sits_down(), sits_down(phone=True)
    friends.take_place(ann)
    ann.page.goto(f"/?table={friends.table}")
    expect(ann.page.get_by_role("img", name=say("invite-qr"))).to_be_visible()
    code = ann.page.locator(".code")
    expect(code).to_be_visible()
    axe.check(ann.page, "lobby with a code")
    windows.look_through(ann, "lobby with a code")

    bob.page.goto("/")
    field = bob.page.get_by_label(say("have-code")).locator("visible=true")
    go = bob.page.get_by_role("button", name=say("go-to-table")).locator("visible=true")
    with bob.outage():  # a browser complains of every 404
        field.fill("0000 0000")
        go.click()
        expect(bob.page.get_by_role("alert").locator("visible=true")).to_have_text(say("error-unknown-code"))
    bob.problems = [problem for problem in bob.problems if "404" not in problem]
    axe.check(bob.page, "a code that leads nowhere")
    field.fill(code.inner_text())
    go.click()
    expect(bob.page.get_by_role("heading", name=say("join-title", host="Ann", title=say("title")))).to_be_visible()
