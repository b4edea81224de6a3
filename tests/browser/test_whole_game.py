"""Two people and two bots play a whole game on the drawn board, one by keys at a desk and one by touch on a phone; a third one watches."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Route, expect

from tests.browser import axe, windows
from tests.browser.friends import KEPT, SEED
from tests.browser.leaks import leaks
from tests.browser.miraris import by_keys, by_touch
from tests.browser.people import Person
from tests.browser.serving import Server
from tests.browser.words import begins, character, say

# From the fifth round on both bid the same, so that cards stay in the row for Rolando and Lucia.
BIDS = {"Ann": [1, 2, 3, 4, 5, 6, 7, 8], "Bob": [4, 3, 2, 1, 5, 6, 7, 8]}


def test_a_whole_game(sits_down: Callable[..., Person], own_server: Server) -> None:
    server, home = own_server, own_server.url
    ann = sits_down(home)
    bob = sits_down(home, phone=True, reduced_motion="reduce")
    eve = sits_down(home, reduced_motion="reduce")
    invitation, spectators = make_table(ann)
    join(bob, invitation)
    eve.page.goto(spectators)
    expect(eve.page.get_by_text(say("you-watch"))).to_be_visible()

    ann.page.get_by_role("button", name=say("start"), exact=True).click()
    keep_characters(ann, bob)
    for number in range(1, 9):
        ann.until_asked(skip=number > 2)  # the first reveal is watched to its end
        bob.until_asked()
        assert ann.view["board"]["round"] == bob.view["board"]["round"] == number
        if number == 2:
            bidding_is_accessible(ann, bob, eve)
        if number == 3:
            reload(ann)
        ann.watch("bid")
        by_keys(ann, f"bid {BIDS['Ann'][number - 1]}")
        if number == 4:
            survive_a_crash(server, ann, bob, eve)
        by_touch(bob, f"bid {BIDS['Bob'][number - 1]}")
    questions = score(ann, bob)
    for person in (ann, bob, eve):
        see_result(person)
    windows.look_through(ann, "miraris-end")
    tokens = [token(person) for person in (ann, bob)]
    look_back(ann)

    record = server.record(ann.table)
    if record["result"]["reason"] == "points":
        assert {"rolando_take", "lucia_take"} <= questions  # and Mirela's, if a bot is Mirela
    for seat, person in enumerate((ann, bob)):
        told = dict(person.acknowledged).values()
        assert list(told) == [entry["answer"] for entry in record["entries"] if entry["seat"] == seat]
    for person in (ann, bob, eve):
        assert leaks(person.received, record, person.seat, tokens) == []


# -- getting together --------------------------------------------------------------------------------------------------


def make_table(ann: Person) -> tuple[str, str]:
    """From the shelf to the lobby; returns the links to play and to watch, as they were copied."""
    page = ann.page
    page.route("**/api/tables", choose_seed)
    page.goto("/")
    page.get_by_role("link", name=begins(say("title"))).wait_for()
    axe.check(page, "home")
    page.get_by_role("link", name=begins(say("title"))).click()

    name = page.get_by_label(say("your-name"))
    assert name.input_value(), "a name is offered"
    name.fill("Ann")
    page.get_by_role("group", name=say("how-many")).get_by_role("radio", name="4").check()
    bot = say("a-bot", level=say("bot-adept"))
    page.get_by_label(say("seat-number", number=2)).select_option(label=say("friend"))
    page.get_by_label(say("seat-number", number=3)).select_option(label=bot)
    page.get_by_label(say("seat-number", number=4)).select_option(label=bot)
    axe.check(page, "set-up")
    page.get_by_role("button", name=say("make-table")).click()

    page.get_by_role("heading", name=say("lobby-title", title=say("title"))).wait_for()
    axe.check(page, "lobby")
    expect(page.get_by_role("button", name=say("start"), exact=True)).to_be_disabled()
    return copied(ann, say("invite")), copied(ann, say("invite-watch"))


def choose_seed(route: Route) -> None:
    """The page leaves the seed to the server; here it is added on the way, so that the deal is known."""
    route.continue_(post_data=json.dumps({**(route.request.post_data_json or {}), "seed": SEED}))


def copied(ann: Person, label: str) -> str:
    """Press the button beside an address, and see what has come to the clipboard."""
    field = ann.page.get_by_label(label, exact=True)
    ann.page.evaluate("navigator.clipboard.writeText('')")
    field.locator("xpath=following-sibling::button[1]").click()
    expect(ann.page.get_by_role("status").filter(has_text=say("copied")).first).to_be_attached()
    ann.until(lambda: ann.page.evaluate("navigator.clipboard.readText()"), "something was copied")
    link = str(ann.page.evaluate("navigator.clipboard.readText()"))
    assert link == field.input_value()
    return link


def join(bob: Person, invitation: str) -> None:
    page = bob.page
    page.goto(invitation)
    page.get_by_role("heading", name=say("join-title", host="Ann", title=say("title"))).wait_for()
    axe.check(page, "joining")
    page.get_by_label(say("your-name")).fill("Bob")
    page.get_by_role("button", name=say("sit-down")).tap()
    expect(page.get_by_text(say("waiting-start", host="Ann"))).to_be_visible()
    expect(page.get_by_text(say("seed-chosen"))).to_be_visible()
    axe.check(page, "lobby of a guest")


# -- playing -----------------------------------------------------------------------------------------------------------


def keep_characters(ann: Person, bob: Person) -> None:
    ann.until_asked()
    bob.until_asked()
    for person in (ann, bob):
        axe.check(person.page, "character choice")
        expect(person.page.get_by_text(say("question-choose_character"), exact=True)).to_have_count(1)
    # An ability says the crowns of what it names, because a small card shows little else.
    unknown = ann.page.get_by_role("button", name=begins(character("unknown")))
    for crowns in (3, 7):
        expect(unknown).to_contain_text(f"{say(f'wonder-{crowns}')} ({crowns})")
    windows.look_through_while_playing(ann, "miraris-characters")
    by_keys(ann, KEPT[0])
    by_touch(bob, KEPT[1])


def bidding_is_accessible(ann: Person, bob: Person, eve: Person) -> None:
    eve.catch_up(lambda: True, "what happened has been shown")
    for person in (ann, bob, eve):
        axe.check(person.page, "bidding")
        expect(person.page.get_by_text(say("board-lowest-bid"), exact=True)).to_be_visible()
        bots = person.page.get_by_role("listitem").filter(has_text=say("mark-bot", level=say("bot-adept")))
        expect(bots).to_have_count(2)
    windows.look_through_while_playing(ann, "miraris-bid")
    windows.look_through_while_playing(eve, "miraris-watched")


def reload(ann: Person) -> None:
    """Back in the same view, as if nothing had been."""
    ann.until_waiting_for([0, 1])
    before = ann.view
    ann.lose_sight()
    ann.page.reload()
    ann.until_asked()
    assert ann.view == before
    expect(ann.page.get_by_text(say("board-round", round=3, rounds=8))).to_be_visible()
    expect(ann.page.get_by_role("status").filter(has_text=say("question-bid"))).to_be_visible()


def survive_a_crash(server: Server, ann: Person, bob: Person, eve: Person) -> None:
    """Ann's bid was acknowledged, so it is there when the server is back; all browsers come back by themselves."""
    everybody = (ann, bob, eve)
    for person in everybody:
        person.until_waiting_for([1])
    before = [person.view for person in everybody]
    assert before[0]["question"]["answered"] == "bid 4"
    with ann.outage(), bob.outage(), eve.outage():
        server.kill()
        for person in everybody:
            expect(person.page.get_by_text(say("line-lost"))).to_be_visible()
            person.lose_sight()
        server.start()
        for person in everybody:
            person.until_back()
            expect(person.page.get_by_text(say("line-lost"))).to_be_hidden()
    assert [person.view for person in everybody] == before


def score(ann: Person, bob: Person) -> set[str]:
    """Answer whatever is asked until the game is over; returns what was asked."""
    questions: set[str] = set()
    while True:
        ann.until(lambda: ann.is_over or ann.is_asked or bob.is_asked, "a question or the end")
        if ann.is_over:
            return questions
        for person, answer in ((ann, by_keys), (bob, by_touch)):
            if not person.is_over and person.is_asked:
                person.until_asked()
                kind = person.question["kind"]
                if kind not in questions:
                    axe.check(person.page, kind)
                    windows.look_through_while_playing(person, f"miraris-{kind}")
                questions.add(kind)
                answer(person, modest(person))


def modest(person: Person) -> str:
    """Bob takes what he has already if he can, so that Rolando does not end the game before the other questions."""
    held = person.view["board"]["you"]["wonders"]
    options = person.question["options"]
    known = [one for one in options if set(one["parts"].values()) <= set(held)]
    return str((known or options)[-1]["text"])


def see_result(person: Person) -> None:
    person.until_over()
    outcome = person.view["outcome"]
    board = person.view["board"]
    result = person.page.get_by_role("region", name=say("board-final"))
    if not result.is_visible():
        person.page.get_by_role("button", name=say("show-outcome"), exact=True).click()
    if outcome["reason"] == "points":
        expect(result.get_by_text(say("board-winner"), exact=True)).to_have_count(len(outcome["winners"]))
        for seat in board["seats"]:
            expect(result.get_by_text(str(seat["score"]["points"]), exact=True).first).to_be_visible()
        best_first = sorted((seat["score"]["points"] for seat in board["seats"]), reverse=True)
        assert result.locator(".points strong").all_inner_texts() == [str(points) for points in best_first]
    axe.check(person.page, "result")
    result.get_by_role("button", name=say("board-see-table")).click()
    expect(result).to_be_hidden()
    expect(person.page.get_by_text(say("board-table-ended"))).to_be_visible()
    axe.check(person.page, "last board")


def look_back(ann: Person) -> None:
    """Whoever sat there when the seed was sealed is told that it was this one."""
    ann.page.get_by_role("button", name=say("show-outcome"), exact=True).click()
    result = ann.page.get_by_role("region", name=say("board-final"))
    result.get_by_role("button", name=say("look-back")).click()
    ann.page.get_by_role("button", name=say("record-facts")).click()
    findings = ann.page.get_by_test_id("checks").get_by_role("listitem")
    expect(findings).to_have_count(3)
    expect(findings.first).to_have_text(f"{say('check-right')}: {say('check-promised')}")
    expect(ann.page.get_by_text(say("check-wrong"))).to_have_count(0)
    axe.check(ann.page, "looking back")


def token(person: Person) -> str:
    """What proves that a seat is one's own; nobody else may ever be sent it."""
    kept = json.loads(str(person.page.evaluate("localStorage['wondertable.seats']")))
    return str(kept[0]["token"])
