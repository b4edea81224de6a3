"""How the table of Bibliowonders! looks in prepared situations: full hands, magic in use, names of places, and what Enter presses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser import axe
from tests.browser.bibliowonders import by_click, in_hand, say, square
from tests.browser.friends import Friends
from tests.browser.people import Json, Person
from tests.browser.pressing import button
from tests.browser.serving import Server
from tests.browser.test_bibliowonders import SEED, wish
from tests.browser.windows import WINDOWS, look_through, resize

RICH = "000000000000000000000000000000d3"
"""With this seed a first player who only walks has five cards after a few rounds, three of them magic."""
COLOURS = ("colour red", "colour blue", "colour green", "colour yellow")
# Which label of a row and which of a column stand beside each square.
NAMED = """() => {
  const middle = (box, axis) => (axis === "x" ? (box.left + box.right) / 2 : (box.top + box.bottom) / 2);
  const labels = (kind, axis) => [...document.querySelectorAll(`.edge .${kind}`)].map((one) => {
    const box = one.getBoundingClientRect();
    return { text: one.textContent, from: axis === "x" ? box.left : box.top, to: axis === "x" ? box.right : box.bottom };
  });
  const [rows, columns] = [labels("row", "y"), labels("column", "x")];
  const beside = (all, at) => all.filter(({ from, to }) => from < at && at < to).map(({ text }) => text).join();
  return [...document.querySelectorAll("[data-position]")].map((square) => {
    const box = square.getBoundingClientRect();
    return [square.dataset.position, beside(rows, middle(box, "y")), beside(columns, middle(box, "x"))];
  });
}"""


def test_a_full_hand_and_magic_in_every_window(sits_down: Callable[..., Person], server: Server) -> None:
    """Four players, five cards: the letter is read without covering anything, and seven cards are there to discard from."""
    ann = sits_down(reduced_motion="reduce")
    friends = Friends(server, 4, RICH, game="bibliowonders", start_player=1)
    friends.take_place(ann)
    with friends.come(4):
        friends.seats[0].start()
        friends.answer(COLOURS)
        walk_until_rich(friends)
        ann.page.goto(f"/?table={friends.table}")
        ann.until_asked()
        look_through(ann, "full hand", whole=True)

        in_hand(ann, "recommendation").click()
        ann.page.mouse.move(0, 0)
        look_through(ann, "the letter is chosen", whole=True)
        resize(ann.page, WINDOWS["desk"])
        expect(ann.page.get_by_text(say("effect-recommendation")).filter(visible=True)).to_have_count(1)
        resize(ann.page, WINDOWS["phone"])
        ann.page.keyboard.press("Escape")
        opens_large(ann, "recommendation")

        question = ann.state["question"]
        in_hand(ann, "express_request").click()
        button(ann, "magic express_request").click()
        ann.until_answered(question)
        ann.until_asked()
        assert len(ann.view["board"]["seats"][0]["cards"]) == 7
        look_through(ann, "seven cards", whole=True)

        by_click(ann, "discard moving+moving")
        ann.until_asked()
        by_click(ann, "end")
        ann.until_waiting_for([1])
        ann.catch_up(lambda: True, "the turn of another")
        opens_large(ann, "recommendation")


def opens_large(person: Person, card: str) -> None:
    """A card is read while the mouse rests on it, whoever's turn it is, inside the window and beside the card."""
    person.page.mouse.move(0, 0)
    large = person.page.locator(".magnified")
    expect(large).to_have_count(0)
    in_hand(person, card).hover()
    expect(large).to_contain_text(say(f"effect-{card}"))
    axe.stand_still(person.page)
    there, here, window = large.bounding_box(), in_hand(person, card).bounding_box(), person.page.viewport_size
    assert there and here and window
    assert there["x"] >= 0 and there["y"] >= 0
    assert there["x"] + there["width"] <= window["width"] and there["y"] + there["height"] <= window["height"]
    apart = there["x"] + there["width"] <= here["x"] or here["x"] + here["width"] <= there["x"]
    assert apart or there["y"] + there["height"] <= here["y"] or here["y"] + here["height"] <= there["y"]
    person.page.mouse.move(0, 0)
    expect(large).to_have_count(0)


def walk_until_rich(friends: Friends) -> None:
    """The first player walks about and draws; the others only end their turns."""
    first, *others = friends.seats
    while True:
        first.until_asked()
        view = first.state["view"]
        if len(view["board"]["seats"][0]["cards"]) >= 5:
            return
        text = str(wish(walking(view), Counter())["text"])
        first.answer(text)
        if text == "end":
            friends.answer(["end"] * len(others), first=1)


def walking(view: Json) -> Json:
    question = view["question"]
    kept = [one for one in question["options"] if one["kind"] in ("move", "end")]
    return {**view, "question": {**question, "options": kept}}


def test_places_have_their_names_at_the_edge_and_enter_presses_what_is_read(
    sits_down: Callable[..., Person], server: Server
) -> None:
    ann = sits_down(reduced_motion="reduce")
    friends = Friends(server, 2, SEED, game="bibliowonders", start_player=1)
    friends.take_place(ann)
    with friends.come(2):
        friends.seats[0].start()
        friends.answer(COLOURS[:2])
        ann.page.goto(f"/?table={friends.table}")
        ann.until_asked()
        names_are_at_the_edge(ann)
        enter_presses_what_is_read(ann)


def names_are_at_the_edge(person: Person) -> None:
    """The name of a place is made of those of its row and its column, of which the middle ones go without saying."""
    found = person.page.evaluate(NAMED)
    assert len(found) == len(person.view["board"]["map"])
    for position, row, column in found:
        assert position == ("".join(name for name in (row, column) if name != "C") or "C"), (position, row, column)


def enter_presses_what_is_read(person: Person) -> None:
    """Neither a square where the focus once was, nor one while another is told about, is confirmed by Enter."""
    page, question = person.page, person.state["question"]
    page.mouse.move(0, 0)
    hint, focus = page.locator(".hint"), page.locator(":focus")
    person.tab_to(page.locator(".squares [tabindex='0']"))
    page.keyboard.press("ArrowUp")
    expect(focus).to_have_attribute("data-position", "N1")
    focus.evaluate("element => element.blur()")
    page.keyboard.press("ArrowLeft")
    expect(focus).to_have_attribute("data-position", "C")
    page.keyboard.press("Enter")
    expect(hint).to_contain_text(say("board-you-stand"))

    before = [one for one in person.sent if one["type"] == "answer"]
    page.keyboard.press("ArrowUp")
    square(person, "E1").hover()
    expect(hint).to_contain_text("E1")
    page.keyboard.press("Enter")
    assert [one for one in person.sent if one["type"] == "answer"] == before
    page.mouse.move(0, 0)
    expect(hint).to_contain_text("N1")
    assert person.state["question"] == question
    page.keyboard.press("Enter")
    person.until_answered(question)
    assert [one for one in person.sent if one["type"] == "answer"][-1]["answer"] == "move N1"
