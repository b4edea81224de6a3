"""KamiMaï on the drawn board: two people drag pages out of one book, one plays with keys alone, two enter what real cards did."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, expect

from tests import offering
from tests.browser import axe, windows
from tests.browser.browsers import Browsers
from tests.browser.friends import Friends
from tests.browser.kamimai import OUT, WILD, Summoner, Way, by_keys, give, offered, pull, say
from tests.browser.people import Json, is_late
from tests.browser.serving import Server
from tests.placing import LONG

SEED = "00112233445566778899aabbccddeeff"
NO_PICTURES = """const context = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
  return kind.startsWith('webgl') ? null : context.call(this, kind, ...more);
};"""
COLOURS = ("water", "earth", "air", "fire")
UNITS = 4
PATIENCE = 15_000
"""Milliseconds that keys wait for a list that may be gone, because the book fell meanwhile."""
TURNS = 2
"""So many turns has a game that guards an edit, so that the book has fallen for each of the two."""
CAP = 0 if LONG else TURNS
ENDS_BY = "energy" if LONG else "unfinished"
TRIES = 12
"""So many pulls of one draw before the test gives up."""


@pytest.fixture
def seeing(browsers: Browsers) -> Iterator[Browser]:
    """A browser that draws in three dimensions."""
    with browsers.lent(solid=True) as lent:
        yield lent


def sit(browser: Browser, server: Server, **more: Any) -> Summoner:
    return Summoner(browser, server.url, **more)


def at_table(friends: Friends, *people: Summoner) -> None:
    for number, person in enumerate(people):
        friends.take_place(person, number)
        person.page.goto(f"/?table={friends.table}")
    people[0].page.get_by_role("button", name=say("start"), exact=True).click()
    for person in people:
        person.until(person.is_playing, "the game begins")


def nothing_wrong(*people: Summoner) -> None:
    assert [problem for person in people for problem in person.problems] == []


def leaves_nothing_out(person: Summoner) -> None:
    """Nothing is wider than the window."""
    wide = person.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"the page is {wide} pixels too wide"


def wish(person: Summoner, done: Counter[str]) -> Json:
    """Casts where it can, keeps what it may, agrees, begins and ends."""
    options = offering.offered(person.question)
    worth = {"cast": 9, "cast_team": 9, "agree": 9, "confirm": 9, "stop": 8, "begin": 8, "target": 7, "grip": 7}
    worth |= {
        "done": 7,
        "grab": 6,
        "end": 5,
        "skip": 7,
        "take_none": 5,
        "mode": 4,
        "sheet": 4,
        "dominant": 4,
        "discard": 4,
    }
    chosen = max(options, key=lambda option: (worth.get(option["kind"], 3), len(option["parts"].get("cards", []))))
    done[chosen["kind"]] += 1
    return chosen


def test_two_people_pull_pages_out_of_one_book(seeing: Browser, server: Server) -> None:
    """A game by dragging, one at a desk with the mouse, one on a phone with a finger, before a release until the last candle is out.

    In each turn a page is pulled out calmly; later ones are torn through the book until it falls. Both see the book
    move while the other pulls.
    """
    ann, bob = sit(seeing, server), sit(seeing, server, phone=True, reduced_motion="reduce")
    friends = Friends(server, 2, SEED, game="kamimai", source="simulated", turn_cap=CAP)
    friends.join("Bob")
    at_table(friends, ann, bob)
    done: Counter[str] = Counter()
    tries = calm = 0
    checked: set[str] = set()
    while True:
        ann.until(lambda: ann.is_over or ann.is_asked or bob.is_asked, "a question or the end")
        if ann.is_over:
            break
        person, other = (ann, bob) if ann.is_asked else (bob, ann)
        if not person.still_asked():
            continue  # the book fell by itself
        question, kind = person.state["question"], str(person.question["kind"])
        if kind not in checked:
            checked.add(kind)
            axe.check(person.page, f"{kind} of seat {person.seat}")
            leaves_nothing_out(person)
        if kind != "draw":
            tries = 0
            give(person, wish(person, done))
            person.until_answered(question)
            continue
        tries += 1
        assert tries <= TRIES, "neither does a page come out nor does the book fall"
        first = not person.board["drawn"]
        drag(person, other, OUT if first else WILD)
        calm += first and len(person.board["drawn"]) == 1
    assert calm >= (2 if LONG else 1), "so seldom one page alone came out of a calm pull"
    assert done["begin"] >= (4 if LONG else TURNS), done
    assert ann.view["outcome"]["reason"] == ENDS_BY
    for person in (ann, bob):
        see_end(person)
    nothing_wrong(ann, bob)


def drag(person: Summoner, other: Summoner, way: Way) -> None:
    """One pull, which the other one sees as it happens. A page that is marked under the hand comes with it."""
    question, sent, heard, before = person.state["question"], len(person.sent), len(person.received), other.frames
    pull(person, way, finger=person.seat == 1)
    if not answered(person, question, heard):
        return
    until_settled(person, "grabbed")
    messages = person.sent[sent:]
    assert [one["beside"]["live"] for one in messages if one.get("answer")] == [True]
    assert any(one["type"] == "gesture" for one in messages), "the hand was never seen"
    other.until(lambda: other.frames > before, "the other one sees the book move")


def answered(person: Summoner, question: int, heard: int) -> bool:
    """Once it is; False if the book was quicker."""
    person.until(
        lambda: question in dict(person.acknowledged) or moved_by_itself(person, heard), "an answer to the question"
    )
    if question not in dict(person.acknowledged):
        person.problems[:] = [one for one in person.problems if not is_late(one, question)]
        return False
    person.until_answered(question)
    return True


def moved_by_itself(person: Summoner, heard: int) -> bool:
    """The book fell, or a page came off, while nobody's fingers were on it: the question is gone for everybody."""
    states = [one for one in map(json.loads, person.received[heard:]) if one["type"] == "state"]
    return any(event["key"] in ("draw", "loose") for state in states for event in state["events"])


def see_end(person: Summoner) -> None:
    person.until_over()
    outcome = person.view["outcome"]
    panel = person.page.get_by_role("region", name=say("board-final"))
    expect(panel).to_contain_text(say(f"outcome-{outcome['reason']}"))
    axe.check(person.page, "the end")
    leaves_nothing_out(person)
    panel.get_by_role("button", name=say("board-see-table")).click()
    expect(panel).to_be_hidden()


def test_keys_alone_and_no_picture(browser: Browser, server: Server) -> None:
    """A game where nothing can be drawn in three dimensions: the list of pages is the book, and needs no pointer.

    The first turn is careful; later on whole packets are taken from one wing, before a release until the last candle is out.
    """
    ann = sit(browser, server, reduced_motion="reduce")
    ann.context.add_init_script(NO_PICTURES)
    ann.context.set_default_timeout(PATIENCE)
    friends = Friends(server, 1, SEED, game="kamimai", source="simulated", training=True, turn_cap=CAP)
    at_table(friends, ann)
    expect(ann.page.get_by_text(say("board-no-webgl"))).to_be_visible()
    done: Counter[str] = Counter()
    checked: set[str] = set()
    while True:
        ann.until(lambda: ann.is_over or ann.is_asked, "a question or the end")
        if ann.is_over:
            break
        if not ann.still_asked():
            continue  # the book fell by itself
        question, kind = ann.state["question"], str(ann.question["kind"])
        if kind not in checked:
            checked.add(kind)
            axe.check(ann.page, kind)
            windows.look_through_while_playing(ann, f"kamimai alone, {kind}", whole=True)
            if ann.state["question"] != question:
                continue  # the book fell by itself meanwhile
        pulls = (kind == "training" and not done["grab"]) or (kind == "draw" and not enough(ann))
        chosen = wanted_grab(ann) if pulls else wish(ann, done)
        done["grab"] += pulls
        heard = len(ann.received)
        try:
            by_keys(ann, chosen)
        except (AssertionError, Error):
            if ann.is_asked and ann.state["question"] == question:
                raise
            continue  # the same while the keys were on their way
        answered(ann, question, heard)
    assert {"begin", "stop", "grab", "done"} <= set(done), done
    assert ann.view["outcome"]["reason"] == ENDS_BY
    ann.until_over()
    windows.look_through(ann, "kamimai alone, the end", whole=True)
    see_end(ann)
    nothing_wrong(ann)


def enough(person: Summoner) -> bool:
    """In the first turn two pages are."""
    return person.board["turn"] == 1 and len(person.board["drawn"]) >= 2


def wanted_grab(person: Summoner) -> Json:
    """One page at first, then as many as go into one hand."""
    calm = person.board["turn"] <= 1
    return max(
        offered(person, "grab"), key=lambda grab: -len(grab["parts"]["pages"]) if calm else len(grab["parts"]["pages"])
    )


def test_beside_real_cards(browser: Browser, server: Server) -> None:
    """From the first book to the last seal: the one who draws enters what came out, the other confirms, disputes and corrects."""
    ann, bob = sit(browser, server, phone=True, reduced_motion="reduce"), sit(browser, server, reduced_motion="reduce")
    friends = Friends(server, 2, SEED, game="kamimai", source="companion")
    friends.join("Bob")
    at_table(friends, ann, bob)
    told: Counter[str] = Counter()
    done: Counter[str] = Counter()
    looked: set[str] = set()
    while True:
        ann.until(lambda: ann.is_over or ann.is_asked or bob.is_asked or ann.board["awaiting"], "something to do")
        if ann.is_over:
            break
        if ann.board["awaiting"]:
            tell(*((ann, bob) if ann.board["activator"] in (0, None) else (bob, ann)), told)
            continue
        person = ann if ann.is_asked else bob
        person.until_asked()
        if person.board["correctable"] and not told["correct"] and person.board["phase"] == "cast":
            correct(person, told)
            continue
        question, kind = person.state["question"], person.question["kind"]
        if kind not in looked:
            looked.add(kind)
            windows.look_through_while_playing(person, f"kamimai beside real cards, {kind}", whole=True)
        disputes = kind == "confirm_report" and not done["dispute"]
        chosen = offered(person, "dispute")[0] if disputes else wish(person, done)
        done["dispute"] += disputes
        give(person, chosen)
        person.until_answered(question)
    assert told["built"] >= 2 and told["fell"] and told["drew"] and told["correct"], told
    assert {"cast", "cast_team", "agree", "confirm", "dispute"} <= set(done), done
    assert ann.view["outcome"]["reason"] == "sealed"
    assert {"begin_draw", "confirm_report", "cast_action", "consent", "store_keep", "choose_target"} <= looked, looked
    bob.until_over()
    windows.look_through(bob, "kamimai, the end", whole=True)
    for person in (ann, bob):
        see_end(person)
    nothing_wrong(ann, bob)


def tell(person: Summoner, other: Summoner, told: Counter[str]) -> None:
    """What the table waits for: that the book stands, or what came out of it."""
    for one in (person, other):  # one of them may know it before the other does
        one.until(lambda one=one: one.board["awaiting"], "everybody knows what is awaited")  # type: ignore[misc]
    awaiting = person.board["awaiting"]
    entries = len([one for one in person.sent if one["type"] == "report"])
    told[awaiting] += 1
    if awaiting == "built":
        button = person.page.locator('[data-report="built"]')
        person.catch_up(button.is_visible, "the page asks for the book")
        if told["built"] == 1:
            windows.look_through(person, "kamimai beside real cards, building", whole=True)
        button.click()
    else:
        enter_draw(person, falls=told["drew"] == 3, first=told["drew"] == 1)
        told["fell"] += told["drew"] == 3
    person.until(lambda: len([one for one in person.sent if one["type"] == "report"]) > entries, "it is told")
    for one in (person, other):
        until_settled(one, awaiting)


def until_settled(person: Summoner, awaiting: str) -> None:
    person.until(lambda: person.board["awaiting"] != awaiting or person.is_over, f"{awaiting} is on disk")


def enter_draw(person: Summoner, *, falls: bool, first: bool) -> None:
    """Somebody drew just what the target wants."""
    submit = person.page.locator("[data-enter-all]")
    person.catch_up(submit.is_visible, "the page asks for what came out")
    if first:
        axe.check(person.page, "an entry")
        windows.look_through(person, "kamimai beside real cards, an entry", whole=True)
    for card in lucky(person.board):
        person.page.locator(f'[data-enter="{card}"]').click()
    if falls:
        person.page.get_by_label(say("board-entry-watch")).check()
    submit.click()


def lucky(board: Json) -> list[str]:
    """Enough cards for each open box of the target; for a spell of the team in a colour that the others hold already."""
    area = next(area for area in board["sheet"]["areas"] if area["id"] == board["target"])
    others = Counter(
        card for seat, one in enumerate(board["seats"]) if seat != board["activator"] for card in one["cards"]
    )
    there = Counter(board["book"]["cards"])
    shared = max(COLOURS, key=lambda colour: (min(others[colour], there[colour]) >= UNITS // 2, there[colour]))
    open_boxes = [box["spell"] for box in area["boxes"] if not box["ticked"]]
    wanted = Counter(shared if spell == "team" else spell for spell in open_boxes for _ in range(UNITS))
    wanted[shared] += 1
    return sorted((wanted & there).elements())


def correct(person: Summoner, told: Counter[str]) -> None:
    """One card fewer came out than was entered."""
    told["correct"] += 1
    before = person.board["drawn"]
    person.page.locator('[data-tell="correct"]').click()
    person.page.get_by_role("button", name=say("board-entry-less", card=say(f"card-{before[0]}"))).click()
    person.page.locator("[data-enter-all]").click()
    person.until(lambda: person.board["drawn"] != before, "the entry is corrected")
    assert person.board["drawn"] == before[1:]
