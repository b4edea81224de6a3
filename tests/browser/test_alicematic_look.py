"""What the board of AlicematiC says and shows while somebody chooses, with five kingdoms at the table."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import FloatRect, Locator, expect

from tests.browser import windows
from tests.browser.alicematic import answer_by, by_click, in_hand, say, slot, space
from tests.browser.conftest import OUTPUT
from tests.browser.friends import Friends
from tests.browser.people import DESK, Json, Person
from tests.browser.pressing import button, offered
from tests.browser.serving import Server

SEED = "00112233445566778899aabbccddeeff"
# The set-up of three seats of which the second begins.
KINGDOMS_AND_CARDS = (0, 1, 2) * 2
CITIES = (1, 2, 0, 0, 2, 1)
# When the cards are first seen, and when the first answer is offered, in milliseconds.
FIRST_SEEN = """() => {
  const seen = (window.seen = {});
  new MutationObserver(() => {
    if (document.querySelectorAll('.hand [data-card]').length) seen.cards ??= performance.now();
    if (document.querySelector('[data-answer="keep"]')) seen.keep ??= performance.now();
  }).observe(document.body, { subtree: true, childList: true });
}"""


def sit_down(ann: Person, server: Server, players: int) -> None:
    """Ann begins; the others are bots."""
    friends = Friends(server, players, SEED, game="alicematic", bots=players - 1, start_player="1")
    friends.take_place(ann)
    ann.page.goto(f"/?table={friends.table}")
    ann.page.get_by_role("button", name=say("start"), exact=True).click()
    ann.until_asked()


def without_moving(ann: Person, text: str) -> None:
    """The answer is given, and the mouse lies where it lay."""
    answer_by(lambda step: step.dispatch_event("click"), ann, offered(ann, text))


def first(ann: Person, kind: str) -> Json:
    return next(option for option in ann.question["options"] if option["kind"] == kind)


def box(place: Locator) -> FloatRect:
    found = place.bounding_box()
    assert found is not None, f"{place} is nowhere"
    return found


def test_choosing(sits_down: Callable[..., Person], server: Server) -> None:
    ann = sits_down(reduced_motion="reduce")
    sit_down(ann, server, 5)
    page, doing = ann.page, ann.page.locator(".doing")
    by_click(ann, "kingdom queen_of_hearts")
    ann.until_asked()
    assert ann.question["kind"] == "mulligan"
    expect(page.locator(".hand [data-card]")).to_have_count(5)
    expect(
        page.locator(".hand .can"), "nothing can be summoned yet, and no card looks as if it could be removed"
    ).to_have_count(0)
    the_rule_is_beside(ann)
    by_click(ann, "keep")
    ann.until_asked()
    while ann.question["kind"] == "place_city":
        by_click(ann, str(ann.question["options"][0]["text"]))
        ann.until_asked()
    commits_a_commoner(ann)
    is_carried_and_read(ann)
    windows.look_through(ann, "alicematic-five-politics")
    by_click(ann, str(ann.question["options"][0]["text"]))
    ann.until_asked()
    windows.look_through(ann, "alicematic-five-invasion")
    the_map_has_its_room(ann)

    # The mouse lies on a City of her own while she invades and her next turn begins.
    own = next(one["space"] for one in ann.view["board"]["tokens"] if one["seat"] == ann.seat)
    space(ann, own).hover()
    expect(doing.locator(".why")).to_have_text(say("board-why-city_yours"))
    without_moving(ann, str(ann.question["options"][0]["text"]))
    ann.until_asked()
    assert ann.question["kind"] == "politics"
    expect(doing).to_contain_text(say("board-hint-politics"))
    expect(doing.locator(".why")).to_have_count(0)


def the_rule_is_beside(ann: Person) -> None:
    """Of an answer in words, also where there is little room."""
    windows.look_through(ann, "alicematic-five-mulligan", sizes=("small-phone", "sideways"))
    windows.resize(ann.page, windows.WINDOWS["small-phone"])
    expect(ann.page.locator(".actions").get_by_role("button", name=say("rule-read")).first).to_be_visible()
    windows.resize(ann.page, DESK)


def commits_a_commoner(ann: Person) -> None:
    """With a card and a slot chosen, the button says all that will be done."""
    option = first(ann, "commoner")
    doing, where = ann.page.locator(".doing"), option["parts"]["slot"]
    in_hand(ann, option["parts"]["alice"]).click()
    expect(doing.locator(".into")).to_have_text(say("board-do-commoner-into"))
    slot(ann, where).click()
    expect(button(ann, option["text"])).to_have_text(say("board-do-commoner", slot=say(f"slot-{where}")))
    ann.page.mouse.move(2, 2)
    expect(doing).to_contain_text(say("board-hint-slot"))
    ann.page.keyboard.press("Escape")


def is_carried_and_read(ann: Person) -> None:
    """A card that is carried into a slot is chosen with it; one that is let go anywhere else stays; one that is pointed at is shown large."""
    option, page = first(ann, "commoner"), ann.page
    card, question = in_hand(ann, option["parts"]["alice"]), ann.state["question"]
    ann.drag(card, page.locator(".track"))
    expect(page.locator(".actions button")).to_have_count(0)
    ann.drag(card, slot(ann, option["parts"]["slot"]))
    expect(button(ann, option["text"])).to_be_visible()
    expect(slot(ann, option["parts"]["slot"])).to_have_attribute("aria-pressed", "true")
    assert ann.state["question"] == question, "a drop chooses; the button answers"
    page.keyboard.press("Escape")
    expect(page.locator(".actions button")).to_have_count(0)
    card.hover()
    expect(page.locator(".magnified")).to_contain_text(say(f"alice-{option['parts']['alice']}"))
    page.mouse.move(2, 2)
    expect(page.locator(".magnified")).to_have_count(0)


def test_what_others_do_is_staged(sits_down: Callable[..., Person], server: Server) -> None:
    """While others play, the panel shows who acts, the card, and what it does; also to those who only watch, and on a phone."""
    ann, eve = sits_down(), sits_down(phone=True)
    friends = Friends(server, 3, SEED, game="alicematic", start_player="2")
    with friends.come(3):
        friends.seats[0].start()
        for seat in KINGDOMS_AND_CARDS + CITIES:
            friends.seats[seat].answer()
        friends.take_place(ann)
        ann.page.goto(f"/?table={friends.table}")
        eve.page.goto(f"/?table={friends.table}&watch")
        for person in (ann, eve):
            person.page.locator(".map").wait_for()
            person.page.locator(".doing .who").wait_for()
        bob = friends.seats[1]
        bob.until_asked()
        options = bob.state["view"]["question"]["options"]
        bob.answer(next(one["text"] for one in options if one["kind"] == "commoner"))
        for person in (ann, eve):
            panel = person.page.locator(".doing")
            expect(panel.locator(".who")).to_have_text("Bob")
            expect(panel.locator(".card")).to_be_visible()
            expect(panel.locator("ol")).to_contain_text("Commoner")
            person.page.screenshot(path=OUTPUT / f"alicematic-staged-{'watching' if person is eve else 'waiting'}.png")


def the_map_has_its_room(ann: Person) -> None:
    """The tools stand beside it, also on a phone; and the log leaves it a good part of a desk."""
    page = ann.page
    for size in windows.WINDOWS.values():
        windows.resize(page, size)
        map, tools = box(page.locator(".map > svg")), box(page.locator(".map > .tools"))
        beside = tools["x"] >= map["x"] + map["width"] - 1 or tools["y"] >= map["y"] + map["height"] - 1
        assert beside, (size, map, tools)
    windows.resize(page, DESK)
    log = page.get_by_role("button", name=say("log-button"), exact=True)
    log.click()
    page.evaluate(windows.SETTLED)
    assert box(page.locator(".map > svg"))["width"] > 0.4 * DESK["width"]
    log.click()


def test_the_hand_is_seen_before_it_is_asked_about(sits_down: Callable[..., Person], server: Server) -> None:
    """With motion: cards are dealt before anything can be done with them, and what still comes does not spoil what makes room for it."""
    ann = sits_down()
    sit_down(ann, server, 3)
    ann.page.evaluate(FIRST_SEEN)
    by_click(ann, "kingdom queen_of_hearts")
    ann.until_asked(skip=False)
    seen = ann.page.evaluate("window.seen")
    assert seen["keep"] - seen["cards"] > 700, seen

    # From now on cards on their way stand still, edge-on; their places are sorted into the hand all the same.
    # Endless or missing numbers in a motion would be complaints of the page, and nothing may have gone wrong in it in the end.
    by_click(ann, "keep")
    ann.until_asked()
    while ann.question["kind"] == "place_city":
        by_click(ann, str(ann.question["options"][0]["text"]))
        ann.until_asked()
    ann.page.context.new_cdp_session(ann.page).send("Animation.setPlaybackRate", {"playbackRate": 0})
    without_moving(ann, str(first(ann, "commoner")["text"]))
    ann.catch_up(lambda: bool(ann.view["board"]["phase"] == "invasion"), "the next question", skip=False)
    hand = ann.page.locator(".hand [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
    assert hand == [card["alice"] for card in ann.view["board"]["you"]["hand"]]
