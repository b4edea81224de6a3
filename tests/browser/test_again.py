"""Friends play one game after the other: each comes along in one press, and the score of the evening is told. One of them plays in words, by keyboard, on a phone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from playwright.sync_api import expect

from tests.browser import axe, windows
from tests.browser.friends import SEED, Friends
from tests.browser.people import Person
from tests.browser.serving import Server
from tests.browser.words import begins, say

IN_WORDS = "try { localStorage['wondertable.client'] = 'text' } catch { /* a blank page keeps nothing */ }"


def press(person: Person, role: str, key: str, **args: object) -> None:
    """By keyboard alone."""
    wanted = person.page.get_by_role(role, name=begins(say(key, **args))).first  # type: ignore[arg-type]
    wanted.press("Enter")


def plays(person: Person) -> bool:
    return bool(person.state and person.state["view"]) and not person.is_over


def give_up(person: Person) -> None:
    for key in ("menu", "leave", "leave-resign"):
        press(person, "button", key)
    person.page.wait_for_url(lambda url: "table=" not in url)


def test_a_series_is_counted_from_game_to_game(sits_down: Callable[..., Person], server: Server) -> None:
    friends = Friends(server, 2, SEED, game="bibliowonders")
    friends.join("Bob")
    ann = sits_down(reduced_motion="reduce")
    bob = sits_down(reduced_motion="reduce", phone=True)
    bob.context.add_init_script(IN_WORDS)
    for number, person in enumerate((ann, bob)):
        friends.take_place(person, number)
        person.page.goto(f"/?table={friends.table}")
    ann.page.get_by_role("button", name=say("start"), exact=True).click()
    ending = ann.page.get_by_role("dialog")
    for played in (1, 2):
        for person in (ann, bob):
            person.until(partial(plays, person), "the game runs")
        bob.page.locator("main:not(:has(.loading))").wait_for()
        give_up(bob)
        expect(ending).to_contain_text(say("outcome-resigned"))
        series = ending.get_by_text(say("series", games=2))
        if played == 2:
            break
        expect(series).to_be_hidden()
        ending.get_by_role("button", name=say("play-again")).press("Enter")
        expect(ann.page.get_by_text(say("seat-waits"))).to_be_visible()
        ann.page.reload()  # nothing of it hangs on this page
        expect(ann.page.get_by_text(say("seat-waits"))).to_be_visible()
        windows.look_through(ann, "waiting for another game")
        # Whoever has gone finds the table among those that are over, and the next one from there.
        bob.page.locator("summary").filter(has_text=say("continue-finished", count=1)).press("Enter")
        bob.page.get_by_role("listitem").filter(has_text=say("continue-with", names="Ann")).get_by_role("link").press(
            "Enter"
        )
        press(bob, "button", "again-come")
    expect(series).to_be_visible()
    expect(ending.get_by_role("list", name=say("series-score"))).to_contain_text("2")
    axe.check(ann.page, "the score of a series")
    windows.look_through(ann, "the score of a series")
