"""How the pages look: everything fits on a phone and at a desk, dark is readable too, and who wants no motion gets none."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import axe, senses, windows
from tests.browser.conftest import OUTPUT
from tests.browser.friends import BIDS, KEPT, SEED, Friends
from tests.browser.people import DESK, Person
from tests.browser.serving import Server
from tests.browser.words import begins, say
from tests.placing import LONG

# What is cut off, lies beside the page, or lies under something else. Things that only readers hear are one pixel large.
MISFITS = """() => {
  const wide = document.documentElement.clientWidth, found = [];
  if (document.scrollingElement.scrollWidth > wide) found.push(`the page is ${document.scrollingElement.scrollWidth} wide`);
  const scrolls = (element, axis) => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (/auto|scroll/.test(style[`overflow${axis}`]) && at[axis === 'X' ? 'scrollWidth' : 'scrollHeight'] > at[axis === 'X' ? 'clientWidth' : 'clientHeight']) return true;
    }
    return false;
  };
  const called = (element) => (element.getAttribute('aria-label') ?? element.innerText ?? '').trim().slice(0, 60) || element.outerHTML.slice(0, 90);
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  for (const element of top.querySelectorAll('*')) {
    const controls = element.matches('button, a[href], input, select, textarea, summary');
    const speaks = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!(controls || speaks) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest('[aria-hidden=true]') && !controls) continue;
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    if ((box.left < -1 || box.right > wide + 1) && !scrolls(element, 'X')) found.push(`beside the page: ${called(element)}`);
  }
  return found;
}"""
# In play nothing is reached by scrolling the page, and nothing that can be pressed lies under something else.
# (On a phone all of a small place at the table is one button, which shows the same and more.)
HIDDEN = """() => {
  const found = [];
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const scrolls = (element) => {
    for (let at = element.parentElement; at; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return true;
    return false;
  };
  for (const element of top.querySelectorAll('button:not([aria-hidden=true]), a[href], select')) {
    if (!element.checkVisibility() || scrolls(element)) continue;
    const box = element.getBoundingClientRect();
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const place = element.closest('li');
    if (place && at?.closest('li') === place && at.closest('button')) continue;
    if (!at || !(element.contains(at) || at.contains(element))) found.push((element.getAttribute('aria-label') ?? element.innerText).slice(0, 60));
  }
  return found;
}"""


def walk(person: Person, server: Server) -> Iterator[str]:
    """Shows the person every main state, one after another; yields what each is called."""
    page = person.page
    page.goto("/")
    page.get_by_role("link", name=begins(say("title"))).wait_for()
    yield "home"
    page.goto("/?new=miraris")
    page.get_by_role("button", name=say("make-table")).wait_for()
    yield "set-up"

    friends = Friends(server, 4, SEED)
    page.goto(f"/?table={friends.table}")
    page.get_by_role("button", name=say("sit-down")).wait_for()
    yield "joining"
    friends.take_place(person)
    page.goto(f"/?table={friends.table}")
    page.get_by_role("button", name=say("start"), exact=True).wait_for()
    yield "lobby"

    with friends.come(4):
        friends.seats[0].start()
        person.until_asked()
        yield "characters"
        friends.answer(KEPT)
        for number, bids in enumerate(BIDS, 1):
            friends.bid(bids[1:3], first=1)
            person.until_waiting_for([0, 3])
            person.until_asked()
            if number in (1, 4, 8):
                yield f"round-{number}"
            if number == 5:
                yield from besides(person)
            friends.bid(bids[:1])
            friends.bid(bids[3:], first=3)
        friends.seats[1].answer()  # Rolando takes
        person.until_asked()
        yield "scoring"
        friends.seats[0].answer()
        for _ in range(2):  # Mirela asks twice: the first gifts are small
            friends.seats[1].answer()
            friends.seats[2].answer()
    person.until_over()
    result = page.get_by_role("region", name=say("board-final"))
    expect(result).to_be_visible()
    yield "result-page"
    result.get_by_role("button", name=say("board-see-table")).click()
    expect(result).to_have_count(0)
    yield "result"
    page.goto(f"/?record={friends.table}")
    page.get_by_role("slider", name=say("reel-line")).wait_for()
    page.keyboard.press("End")
    yield "replay"


def besides(person: Person) -> Iterator[str]:
    """What can be opened beside the board, and the same table in words."""
    page = person.page
    page.get_by_role("button", name=say("log-button"), exact=True).click()
    expect(page.get_by_role("log", name=say("log")).get_by_role("listitem").last).to_be_in_viewport()
    yield "log"
    page.get_by_role("button", name=say("close")).click()
    page.get_by_role("button", name=say("menu"), exact=True).click()
    page.get_by_role("dialog").wait_for()
    yield "menu"
    page.get_by_role("button", name=say("client-text")).click()
    page.get_by_role("heading", name=say("text-options")).wait_for()
    yield "words"
    page.get_by_role("button", name=say("menu"), exact=True).click()
    page.get_by_role("button", name=say("client-picture")).click()
    page.get_by_role("list", name=say("board-hand")).wait_for()


PLAYED = {"characters", "round-1", "round-4", "round-8", "scoring", "log", "menu", "result"}


@pytest.mark.parametrize(
    ("size", "scheme"), [pytest.param("desk", "light", marks=pytest.mark.long), ("desk", "dark"), ("phone", "dark")]
)
def test_every_state_fits_and_can_be_read(
    sits_down: Callable[..., Person], server: Server, size: str, scheme: str
) -> None:
    person = sits_down(phone=size == "phone", color_scheme=scheme, reduced_motion="reduce")
    OUTPUT.mkdir(exist_ok=True)
    misfits: dict[str, list[str]] = {}
    for state in walk(person, server):
        axe.stand_still(person.page)
        if LONG:
            person.page.screenshot(path=OUTPUT / f"{size}-{scheme}-{state}.png")
        misfits[state] = list(person.page.evaluate(MISFITS))
        if state in PLAYED:
            misfits[state] += [f"covered: {name}" for name in person.page.evaluate(HIDDEN)]
        if (size, scheme) == ("desk", "dark") and state in ("result-page", "replay"):
            windows.look_through(person, state)
        if scheme == "dark":
            misfits[state] += axe.violations(person.page)
    found = [f"{state}: {misfit}" for state, ones in misfits.items() for misfit in ones]
    assert not found, "\n".join(found)


def test_what_does_not_fit_is_found(browser: Browser) -> None:
    """The searches of this file see what is planted, and nothing in a good page."""
    with browser.new_page(viewport=DESK) as page:
        page.set_content(PLANTED)
        assert page.evaluate(MISFITS) == ["the page is 1540 wide", "beside the page: Far out"]
        assert page.evaluate(HIDDEN) == ["Under the carpet"]
        assert [found.partition(":")[0] for found in axe.violations(page, ["wcag2a"])] == ["image-alt"]
        page.set_content("<p>Well</p><button>Good</button>")
        assert page.evaluate(MISFITS) == page.evaluate(HIDDEN) == []


def test_what_goes_wrong_in_a_window_is_found(browser: Browser) -> None:
    with browser.new_page(viewport=windows.WINDOWS["phone"]) as page:
        page.set_content(WRONG)
        assert windows.faults(page) == [
            "the page is 900 high",
            "20x40 px: Thin",
            "0x0 px: Gone",
            "outside: Below",
            "covered: Under by Over",
            "outside: Cut off",
            "cut: Gone",
            "cut: Below",
            "cut: Cut off",
            "cut: A long name",
            "7.0 px type: Fine print",
        ]
        page.set_content(RIGHT)
        assert windows.faults(page) == []


PLANTED = """<!doctype html><html lang="en"><title>Planted</title><style>* { margin: 0 } button, p, div { position: absolute }</style>
  <p style="left: 1500px; width: 40px">Far out</p>
  <button style="top: 100px">Under the carpet</button><div style="top: 90px; width: 300px; height: 99px; background: red"></div>
  <button style="top: 300px">Good</button><img src="data:," style="position: absolute; top: 400px">"""

WRONG = """<!doctype html><html lang="en"><title>Wrong</title><style>* { margin: 0; padding: 0 } button, p, div { position: absolute; height: 40px }</style>
  <main data-asked="1" style="height: 900px"><button style="width: 20px; overflow: visible">Thin</button>
  <button style="top: 50px; width: 0; height: 0; border: 0; overflow: hidden">Gone</button>
  <button style="top: 850px; width: 99px">Below</button>
  <button style="top: 100px; width: 99px">Under</button><div style="top: 90px; width: 200px; height: 60px; background: tan">Over</div>
  <div style="top: 200px; width: 50px; overflow: hidden"><button style="left: 20px; width: 90px">Cut off</button></div>
  <p style="top: 300px; width: 40px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">A long name</p>
  <p style="top: 400px; font-size: 7px">Fine print</p></main>"""
# What is scrolled to, hidden from everybody, heard only, or one of several cards in a fan is no fault.
RIGHT = """<!doctype html><html lang="en"><title>Right</title><style>* { margin: 0; padding: 0 } button { width: 60px; height: 40px; position: absolute }</style>
  <main data-asked="1"><div style="overflow: auto; height: 200px; position: relative"><p style="height: 500px">Long</p><button style="top: 400px">Further down</button></div>
  <button style="top: 300px">First</button><button style="top: 300px; left: 30px">Second</button>
  <button hidden>Hidden</button><span style="position: absolute; width: 1px; height: 1px; overflow: hidden" class="unseen">Heard</span></main>"""


def test_motion_is_shown_to_those_who_like_it_and_spared_those_who_do_not(
    sits_down: Callable[..., Person], server: Server
) -> None:
    friends = Friends(server, 4, SEED)
    with friends.come(4):
        friends.seats[0].start()
        friends.answer(KEPT)
        people = {motion: sits_down(reduced_motion=motion) for motion in ("no-preference", "reduce")}
        for number, person in enumerate(people.values()):
            friends.take_place(person, number)
            person.page.goto(f"/?table={friends.table}")
            person.until_asked()
        friends.bid(BIDS[0])

        moved, still = people.values()
        skip = moved.page.get_by_role("button", name=say("skip"), exact=True)
        expect(skip).to_be_visible()
        assert senses.moving(moved.page)
        assert not moved.page.title().startswith("●"), "nothing is asked before everything is shown"

        # the bids are shown to both, long enough to be read
        expect(still.page.get_by_role("button", name=say("skip"), exact=True)).to_be_visible()
        assert not senses.moving(still.page)

        moved.page.get_by_role("button", name=say("menu"), exact=True).focus()
        moved.page.keyboard.press("7")  # any key skips, and does nothing else
        expect(skip).to_be_hidden()
        expect(moved.page.get_by_role("button", name=say("action-bid", value=7), exact=True)).to_have_count(0)
        moved.until_asked()
        assert moved.view["board"]["round"] == 2
