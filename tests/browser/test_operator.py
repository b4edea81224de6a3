"""What people read of what whoever runs the server does: a notice, a table that is closed or grows old, and how they are forgotten there."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import axe, windows
from tests.browser.friends import SEED, Friends
from tests.browser.people import Person
from tests.browser.serving import WAIT, Server
from tests.browser.words import begins, say
from wondertable.server import access

DAY = 24 * 3600
KEEP_DAYS = 4
NOTICE = "At ten we install something new; your games go on afterwards."
ENDLESS = "w" * 40
"""Nothing that somebody writes may push the page apart."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that closes tables after some days."""
    with Server(tmp_path_factory.mktemp("strict"), "--keep-days", str(KEEP_DAYS)) as opened:
        yield opened


def operate(server: Server, *words: str) -> None:
    """A command of whoever runs the server, beside it."""
    line = [sys.executable, "-P", "-m", "wondertable", "tables", *words, "--database", server.database]
    subprocess.run(line, check=True, timeout=WAIT, stdout=subprocess.DEVNULL)


def copied(server: Server, friends: Friends, change: Callable[[str], str] = str, age: float = 0.0) -> None:
    """The friends' table under another name, which the server has not in memory: older, or with other lines."""
    table = access.new_table_id()
    with sqlite3.connect(f"{server.folder}/tables.db", timeout=WAIT) as knife:
        found = knife.execute("select seq, at, body from log where table_id = ?", (friends.table,))
        lines = [(table, seq, at - age, change(body.decode()).encode()) for seq, at, body in found]
        knife.executemany("insert into log values (?, ?, ?, ?)", lines)
    friends.table = table
    for seat in friends.seated:
        seat["table"] = table


def notice(person: Person, words: str) -> Locator:
    return person.page.get_by_role("status").filter(has_text=words)


def test_a_notice_is_read_and_a_closed_table_offers_no_other_game(
    sits_down: Callable[..., Person], strict: Server
) -> None:
    friends = Friends(strict, 2, SEED, game="bibliowonders")
    ann = sits_down(strict.url)
    friends.take_place(ann)
    with friends.come(2):
        friends.seats[0].start()
        ann.page.goto(f"/?table={friends.table}")
        ann.until_asked()
        operate(strict, "announce", f"{NOTICE} {ENDLESS}", "--minutes", "30")
        told = notice(ann, NOTICE)
        expect(told).to_be_visible()
        axe.check(ann.page, "a notice of the server")
        windows.look_through(ann, "a notice of the server")
        told.get_by_role("button", name=say("close")).click()
        expect(told).to_be_hidden()
        ann.page.reload()
        expect(told).to_be_visible()
        operate(strict, "announce", "--end")
        expect(told).to_be_hidden()

        operate(strict, "close", friends.table)
        closed = notice(ann, say("days-shut-operator", when="*").split("*")[0])
        expect(closed).to_be_visible()
        ending = ann.page.get_by_role("dialog")
        expect(ending).to_contain_text(say("outcome-shut"))
        expect(ending).to_contain_text(say("days-shut-operator", when="*").split("*")[0])
        expect(ending.get_by_role("button", name=say("look-back"))).to_be_visible()
        expect(ann.page.get_by_role("button", name=say("play-again"))).to_be_hidden()
        axe.check(ann.page, "a closed table")
        windows.look_through(ann, "a closed table")


def test_who_sits_at_an_old_table_keeps_it(sits_down: Callable[..., Person], strict: Server) -> None:
    friends = Friends(strict, 2, SEED, game="bibliowonders")
    with friends.come(2):
        friends.seats[0].start()
        friends.seats[0].answer()
    copied(strict, friends, age=(KEEP_DAYS - 0.5) * DAY)
    ann, cyd = sits_down(strict.url), sits_down(strict.url, phone=True)
    friends.take_place(ann)
    ann.page.goto(f"/?table={friends.table}")
    ann.until(lambda: bool(ann.state), "the table")
    cyd.page.goto(f"/?table={friends.table}&watch")
    warned = say("days-unused", when="*").split("*")[0]
    keep = ann.page.get_by_role("button", name=say("days-keep"))
    expect(notice(ann, warned)).to_be_visible()
    expect(notice(cyd, warned)).to_be_visible()
    expect(cyd.page.get_by_role("button", name=say("days-keep"))).to_be_hidden()
    axe.check(ann.page, "a table that will be closed")
    windows.look_through(ann, "a table that will be closed")
    keep.click()
    expect(notice(ann, warned)).to_be_hidden()
    expect(notice(cyd, warned)).to_be_hidden()


def test_a_table_of_other_rules_leads_to_a_new_one(sits_down: Callable[..., Person], strict: Server) -> None:
    friends = Friends(strict, 2, SEED, game="bibliowonders")
    with friends.come(2):
        friends.seats[0].start()
        friends.seats[0].answer()
    elsewhere = lambda body: body.replace('"at":[', '"at":[9').replace('"rules_version":', '"rules_version":9')  # noqa: E731
    copied(strict, friends, elsewhere)
    ann = sits_down(strict.url)
    ann.page.goto(f"/?table={friends.table}")
    expect(ann.page.get_by_role("alert")).to_contain_text("version 9")
    axe.check(ann.page, "a table of other rules")
    windows.look_through(ann, "a table of other rules")
    ann.page.get_by_role("button", name=say("table-anew")).click()
    ann.page.wait_for_url(lambda url: "bibliowonders" in url)
    assert all("status of 500" in problem for problem in ann.problems), ann.problems
    ann.problems.clear()


def test_who_is_forgotten_leaves_nothing_on_the_device_and_no_name_at_the_table(
    sits_down: Callable[..., Person], server: Server
) -> None:
    friends = Friends(server, 3, SEED, game="bibliowonders")
    ann, other = sits_down(), sits_down(phone=True)
    for person in (ann, other):
        friends.take_place(person)
    with friends.come(3):
        friends.seats[0].start()
        other.page.goto(f"/?table={friends.table}")
        other.until_asked()
        ann.page.goto("/")
        ann.page.get_by_role("button", name=say("settings")).click()
        ann.page.get_by_role("button", name=say("days-forget-ask")).click()
        expect(ann.page.get_by_text(say("days-forget-about", count=1))).to_be_visible()
        axe.check(ann.page, "before somebody is forgotten")
        windows.look_through(ann, "before somebody is forgotten")
        ann.page.get_by_role("button", name=say("days-forget-not")).click()
        ann.page.get_by_role("button", name=say("days-forget-ask")).click()
        ann.page.get_by_role("button", name=say("days-forget-do")).click()
        expect(ann.page.get_by_text(say("days-forget-done"))).to_be_visible()
        assert ann.page.evaluate("Object.keys(localStorage).filter(key => key !== 'wondertable.guide-offered')") == []
        friends.seats[1].until(lambda state: state["table"]["seats"][0]["resigned"])
        assert friends.seats[1].state["table"]["seats"][0]["name"] == ""
        # Wherever else the same person has the table open, the page says why the seat is no longer theirs.
        expect(other.page.get_by_role("alert").filter(has_text=say("error-seat-forgotten"))).to_be_visible()
        other.until(lambda: other.seat is None, "watches")
        windows.look_through(other, "whoever was forgotten watches")
    other.problems.clear()


def test_a_seat_that_was_given_up_elsewhere_can_be_taken_again(
    sits_down: Callable[..., Person], server: Server
) -> None:
    friends = Friends(server, 3, SEED, game="bibliowonders")
    for name in ("Bob", "Cyd"):
        friends.join(name)
    bob, phone = sits_down(), sits_down(phone=True)
    for person in (bob, phone):
        friends.take_place(person, 1)
        person.page.goto(f"/?table={friends.table}")
    phone.page.get_by_role("button", name=say("seat-give-up")).click()
    phone.page.wait_for_url(lambda url: "table=" not in url)
    expect(bob.page.get_by_role("alert")).to_have_text(say("error-seat-freed"))
    axe.check(bob.page, "a seat that was given up")
    windows.look_through(bob, "a seat that was given up")
    bob.page.get_by_role("link", name=say("sit-down")).click()
    bob.page.get_by_role("button", name=begins(say("sit-down"))).first.wait_for()
    for person in (bob, phone):
        # A page that goes away while its line is being made complains of that.
        assert all("seat-freed" in one or "before the connection is established" in one for one in person.problems), (
            person.problems
        )
        person.problems.clear()
