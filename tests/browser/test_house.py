"""The pages of the house in every window people have; what lies on the board is looked at with its game."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.friends import KEPT, SEED, Friends
from tests.browser.people import Person
from tests.browser.serving import Server
from tests.browser.windows import WINDOWS, look_through, resize
from tests.browser.words import begins, say

CUT = """[...document.querySelectorAll('header li .name, [data-testid=ask]')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1).map((one) => one.innerText)"""


def test_every_page_fits_every_window(sits_down: Callable[..., Person], server: Server) -> None:
    friends = Friends(server, 4, SEED)
    for name in ("Silver Hedgehog", "Bo", "Wandering Owl"):
        friends.join(name)
    ann = sits_down(reduced_motion="reduce")
    page = ann.page
    page.goto(f"/?table={Friends(server, 4, SEED).table}")
    page.get_by_role("button", name=say("sit-down")).wait_for()
    look_through(ann, "joining")
    for game in ("miraris", "alicematic"):
        page.goto(f"/?new={game}")
        page.get_by_role("button", name=say("make-table")).wait_for()
        look_through(ann, f"set-up of {game}")
    friends.take_place(ann)
    page.goto("/")
    page.get_by_role("heading", name=say("continue")).wait_for()
    page.get_by_role("link", name=begins(say("title"))).last.wait_for()
    look_through(ann, "home")
    page.get_by_role("button", name=say("credits")).click()
    look_through(ann, "thanks")
    page.goto("/?record")
    page.get_by_role("heading", name=say("look-back-title")).wait_for()
    look_through(ann, "opening a record")
    page.goto(f"/?table={friends.table}")
    page.get_by_role("button", name=say("start"), exact=True).wait_for()
    look_through(ann, "lobby")
    with friends.come(1):
        friends.seats[0].start()
        friends.answer(KEPT)
        ann.until_asked()
        frame(ann)
        around(ann)


def test_five_long_names_are_whole_on_a_phone(sits_down: Callable[..., Person], server: Server) -> None:
    friends = Friends(server, 5, SEED)
    for name in ("Maximiliana Goldberg", "Bartholomew-the-Wise", "Wilhelmina Hedgehogs", "Wandering Rosenzweig"):
        friends.join(name)
    ann = sits_down(reduced_motion="reduce")
    friends.take_place(ann)
    ann.page.goto(f"/?table={friends.table}")
    with friends.come(1):
        friends.seats[0].start()
        ann.until_asked()
        ann.page.get_by_role("button", name=say("menu"), exact=True).click()
        ann.page.get_by_role("button", name=say("client-text")).click()
        expect(ann.page.locator("header li")).to_have_count(5)
        for name in ("phone", "small-phone"):
            resize(ann.page, WINDOWS[name])
            assert ann.page.evaluate(CUT) == [], name


def frame(ann: Person) -> None:
    """It leaves the board its room, and everybody is named in full."""
    before = ann.page.viewport_size
    assert before is not None
    for name, size in WINDOWS.items():
        resize(ann.page, size)
        high = ann.page.evaluate("document.querySelector('main').getBoundingClientRect().top")
        assert high <= (50 if name in ("laptop", "low", "sideways") else 170), f"the frame is {high} high: {name}"
        assert ann.page.evaluate(CUT) == [], name
    resize(ann.page, before)


def around(ann: Person) -> None:
    """What can be opened from the frame, and the same table in words."""
    page = ann.page
    page.get_by_role("button", name=say("menu"), exact=True).click()
    page.get_by_role("dialog").wait_for()
    look_through(ann, "menu")
    page.get_by_role("dialog").get_by_role("button", name=say("rules"), exact=True).click()
    page.get_by_role("dialog").get_by_role("heading", level=2).nth(1).wait_for()
    look_through(ann, "rules")
    page.get_by_role("button", name=say("close")).click()
    page.get_by_role("button", name=say("menu"), exact=True).click()
    page.get_by_role("button", name=say("client-text")).click()
    page.get_by_role("heading", name=say("text-options")).wait_for()
    look_through(ann, "words")
    page.get_by_role("button", name=say("talk-button"), exact=True).click()
    page.get_by_label(say("talk-say")).fill("Hello, everybody!")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name=say("talk")).get_by_text("Hello, everybody!")).to_be_visible()
    look_through(ann, "talk")
