"""How the table of KamiMaï looks in situations that were played over the wire: what decides the next step is seen, and said to whom it concerns."""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from playwright.sync_api import Browser, Locator, Route, expect

from tests.browser import axe, telling, windows
from tests.browser.friends import Friends
from tests.browser.in_words import press, turn_to_words
from tests.browser.kamimai import WITH_A_CARD, Summoner, places, say, shown
from tests.browser.people import Json, Person
from tests.browser.serving import Server

SEED = "00112233445566778899aabbccddeeff"
Sit = Callable[..., Person]


@contextmanager
def table(server: Server, players: int, **options: Any) -> Iterator[Friends]:
    """Everybody has stated a hand, and the book is built."""
    friends = Friends(server, players, SEED, game="kamimai", **options)
    with friends.come(players):
        friends.seats[0].start()
        friends.answer(["dominant right"] * players)
        if options["source"] == "companion":
            friends.seats[0].report("built")
        yield friends


def board(friends: Friends, seat: int) -> Json:
    state: Json = friends.seats[seat].state["view"]["board"]
    return state


def open_at(friends: Friends, person: Person, seat: int | None) -> None:
    """A browser at this seat, or of somebody who watches."""
    if seat is not None:
        friends.take_place(person, seat)
    person.page.goto(f"/?table={friends.table}")
    if seat is None:
        person.page.get_by_role("button", name=say("watch")).click()
    person.page.locator(".kamimai").wait_for()


def activator(friends: Friends) -> int:
    friends.seats[0].until(lambda state: state["view"]["board"]["activator"] is not None)
    return int(board(friends, 0)["activator"])


def is_seen(place: Locator) -> bool:
    """In the window as it is, without scrolling, and not under something else."""
    return bool(
        place.evaluate(
            """element => {
              const box = element.getBoundingClientRect();
              const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
              return box.height > 0 && box.bottom <= innerHeight && box.top >= 0 && element.contains(at);
            }"""
        )
    )


# Pictures that the book is to show never come; those of the page itself do.
NO_PICTURES = "Object.defineProperty(HTMLImageElement.prototype, 'src', { set() {} })"
# The share of a picture that is as bright as paper.
BRIGHT = """async (picture) => {
  const drawn = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), (byte) => byte.charCodeAt(0))]));
  const canvas = new OffscreenCanvas(drawn.width, drawn.height), brush = canvas.getContext('2d');
  brush.drawImage(drawn, 0, 0);
  const points = brush.getImageData(0, 0, drawn.width, drawn.height).data;
  let bright = 0;
  for (let at = 0; at < points.length; at += 4) bright += points[at + 1] > 110;
  return bright / (drawn.width * drawn.height);
}"""


def bright(place: Locator) -> float:
    share: float = place.page.evaluate(BRIGHT, base64.b64encode(place.screenshot()).decode())
    return share


def test_a_book_without_pictures_is_of_paper(browser: Browser, server: Server) -> None:
    """And while it is brought or built, its place says so."""
    with table(server, 2, source="statistical", skill="steady") as friends:
        person = Person(browser, server.url, reduced_motion="reduce")
        state = "building"
        telling.change(person.page, lambda told: told["view"]["board"]["book"].update(state=state))
        held: list[Route] = []

        def hold(route: Route) -> None:
            held.append(route)

        person.page.route("**/assets/grimoire*.js", hold)
        person.page.add_init_script(NO_PICTURES)
        open_at(friends, person, None)
        page, book = person.page, person.page.locator(".grimoire")
        expect(book).to_contain_text(say("board-book-coming"))
        person.until(lambda: held, "the book is asked for")
        held[0].continue_()
        expect(book).to_contain_text(say("board-book-building"))
        state = "standing"
        friends.seats[0].say("Is it there?")
        expect(book).not_to_contain_text(say("board-book-building"))
        expect(page.locator("canvas[data-drawn]")).to_be_visible()
        person.until(lambda: bright(book) > 0.2, "the book is seen, and is of paper")
        assert [problem for problem in person.problems if "GL Driver Message" not in problem] == []


def test_a_book_is_seen_where_there_is_a_graphics_card(browser: Browser, server: Server) -> None:
    """It is drawn with light and shadows there, which no machine without one does; it may take its time here."""
    with table(server, 2, source="statistical", skill="steady") as friends:
        person = Person(browser, server.url, reduced_motion="reduce")
        person.page.set_viewport_size({"width": 640, "height": 480})
        person.page.add_init_script(WITH_A_CARD)
        open_at(friends, person, None)
        expect(person.page.locator("canvas[data-drawn]")).to_be_visible()
        person.until(lambda: bright(person.page.locator(".grimoire")) > 0.08, "the book is seen in its light")
        assert [problem for problem in person.problems if "GL Driver Message" not in problem] == []


def test_whoever_does_not_pull_points_at_a_page_by_pressing_it(browser: Browser, server: Server) -> None:
    """Also who watches; and the one whose draw it is sees a ring there, and is told. A press that turns the book is none."""
    with table(server, 2, source="statistical", skill="steady") as friends:
        seat = activator(friends)
        ann, eve = (Summoner(browser, server.url, reduced_motion="reduce") for _ in range(2))
        open_at(friends, ann, seat)
        open_at(friends, eve, None)
        for person in (ann, eve):
            person.page.locator("canvas[data-drawn]").wait_for()
        mouse = eve.page.mouse
        x, y, _ = pointing(eve)
        mouse.down()
        mouse.move(x + 60, y, steps=4)
        mouse.up()
        x, y, page = pointing(eve)
        mouse.click(x, y)
        # All at once: a sign is seen for a moment only.
        signs = ann.page.locator(".signs", has=ann.page.locator(".ring"))
        signs.filter(has_text=say("board-sign-watcher")).filter(has_text=page).wait_for(state="attached")
        assert [one["at"] for one in eve.sent if one["type"] == "sign"] == [f"page-{page}"]


def pointing(person: Summoner) -> tuple[float, float, str]:
    """Where a page is seen, and which one; a book that was turned comes to rest first."""
    for x, y in places(person):
        person.page.mouse.move(x, y)
        person.page.wait_for_timeout(150)
        before = None
        while (page := shown(person)) and page != before:
            before = page
            person.page.wait_for_timeout(600)
        if page:
            return x, y, page
    raise AssertionError("the book is nowhere to be seen")


def test_drawn_pages_lie_open_for_everybody(browser: Browser, server: Server) -> None:
    """KAM-P17: the one who draws, the others and whoever watches see what came out before the next pull."""
    with table(server, 2, source="statistical", skill="steady") as friends:
        drawing = activator(friends)
        seat = friends.seats[drawing]
        seat.answer("begin")
        while len(board(friends, drawing)["drawn"]) < 2:
            seat.answer()
        drawn = board(friends, drawing)["drawn"]
        for number in (drawing, 1 - drawing, None):
            person = Person(browser, server.url, phone=number == drawing)
            open_at(friends, person, number)
            lying = person.page.get_by_role("region", name=say("board-drawn-by", name="Bob" if drawing else "Ann"))
            expect(lying).to_contain_text(say("board-drawn", count=len(drawn)))
            for card in drawn:
                expect(lying).to_contain_text(say(f"card-{card}"))
            for worth in bring(board(friends, drawing)):
                expect(lying).to_contain_text(worth)
            pages = person.page.locator("[data-drawn-pages]")
            person.until(
                partial(pages.evaluate, "pages => pages.getBoundingClientRect().height > 60"), "pages that are drawn"
            )
            if number == drawing:
                axe.check(person.page, "drawn pages")
                windows.look_through(person, "kamimai, drawn pages", whole=True)
            # Without a graphics card the browser complains how long the picture of the book takes.
            assert [problem for problem in person.problems if "GL Driver Message" not in problem] == []


def bring(seen: Json) -> list[str]:
    """What the pages drawn bring for each spell of the target that has a colour."""
    facts = [need["colours"][0] for need in seen["needs"] if need["spell"] != "team"]
    assert facts
    return [say("board-worth-of", drawn=each["drawn"], lacking=each["lacking"]) for each in facts if each["lacking"]]


def test_a_page_is_pulled_in_words(browser: Browser, server: Server) -> None:
    """Field by field and with keys alone; what leaves no choice is not asked, and one may go back."""
    with table(server, 1, source="statistical", skill="steady") as friends:
        friends.seats[0].answer("begin")
        person = Person(browser, server.url)
        open_at(friends, person, 0)
        turn_to_words(person)
        page, question = person.page, person.state["question"]
        pages, pull = (page.get_by_role("heading", name=say(key)) for key in ("field-grab-pages", "text-options"))
        for key in ("1", "1"):
            page.keyboard.press(key)
        expect(pages).to_be_focused()
        axe.check(page, "a form in words")
        press(person, page.get_by_role("button", name=say("text-back")))
        pull.wait_for()
        press(person, page.get_by_role("button", name=say("form-grab")))
        pages.wait_for()
        page.get_by_role("searchbox").fill("A2")
        press(person, page.locator("section.question ol button").first)
        press(person, page.locator('[data-answer="grab A2 side right thumb+index"]'))
        person.until_answered(question)
        assert person.acknowledged[-1][1] == "grab A2 side right thumb+index"
        assert [problem for problem in person.problems if "GL Driver Message" not in problem] == []


def test_who_draws_real_cards_is_told_to_enter_them(sits_down: Sit, server: Server) -> None:
    with table(server, 2, source="companion") as friends:
        drawing = activator(friends)
        friends.seats[drawing].answer("begin")
        own, other = sits_down(phone=True), sits_down(phone=True)
        open_at(friends, own, drawing)
        open_at(friends, other, 1 - drawing)
        line = own.page.get_by_test_id("ask")
        expect(line).to_have_text(say("board-enter-own"))
        assert own.page.title().startswith("●")
        name = "Bob" if drawing else "Ann"
        expect(other.page.get_by_test_id("ask")).to_have_text(say("board-await-entry", name=name))
        assert not other.page.title().startswith("●")
        expect(other.page.locator("[data-enter-all]")).to_have_count(0)
        enter = own.page.locator("[data-enter-all]")
        enter.wait_for()
        assert is_seen(enter)
        assert is_seen(own.page.locator('[data-enter="mouse"]'))
        own.page.locator('[data-enter="fire"]').click()
        # It is entered once, however often it is pressed before the table has it.
        assert enter.evaluate("button => (button.click(), Promise.resolve().then(() => button.disabled))")
        expect(other.page.get_by_test_id("ask")).to_have_text(say("question-confirm_report"))
        assert len([one for one in own.sent if one["type"] == "report"]) == 1


def test_a_chosen_spell_can_be_cast_without_scrolling(sits_down: Sit, server: Server) -> None:
    """And what is missing for the others is said in numbers."""
    with table(server, 2, source="companion") as friends:
        drawing = activator(friends)
        friends.seats[drawing].answer("begin")
        friends.seats[drawing].report("drew water,water,water,water,fire,imp,mouse,g-air stands")
        friends.seats[1 - drawing].answer("confirm")
        person = sits_down(phone=True)
        open_at(friends, person, drawing)
        windows.resize(person.page, windows.WINDOWS["small-phone"])
        person.until_asked()
        missing = say("refused-cannot_pay", units=4, colour=say("colour-fire"), holder="you", own=1, others=0)
        expect(person.page.get_by_text(missing)).to_be_visible()
        person.page.locator('[data-spell="cast water"]').click()
        cast = person.page.locator('[data-answer^="cast water"]')
        cast.wait_for()
        assert is_seen(cast)
        windows.look_through(person, "kamimai, a chosen spell", whole=True)


def test_a_card_is_carried_to_the_spell_it_pays_for(sits_down: Sit, server: Server) -> None:
    """A drop chooses as a press does; a card that is let go elsewhere lies where it lay. A card that is pointed at is read large."""
    with table(server, 2, source="companion") as friends:
        drawing = activator(friends)
        friends.seats[drawing].answer("begin")
        friends.seats[drawing].report("drew water,water,water,water,fire,imp,mouse,g-air stands")
        friends.seats[1 - drawing].answer("confirm")
        person = sits_down()
        open_at(friends, person, drawing)
        person.until_asked()
        page, target = person.page, person.page.locator(".sheet .target")
        water = page.locator(f'[data-seat="{drawing}"] [data-card="water"]')
        cast = page.locator('[data-answer^="cast water"]')
        water.hover()
        expect(page.locator(".magnified")).to_contain_text(say("card-water"))
        person.drag(water, page.locator(".guide"))
        expect(cast).to_have_count(0)
        person.drag(water, target)
        question = person.state["question"]
        cast.click()
        person.until_answered(question)
        person.until_asked()
        mouse = page.locator(f'[data-seat="{drawing}"] [data-card="mouse"]')
        person.drag(mouse, page.locator(f'[data-seat="{1 - drawing}"]'))
        friends.seats[1 - drawing].until(lambda state: state["view"]["question"]["kind"] == "mouse_take")
        assert board(friends, 1 - drawing)["taker"] == 1 - drawing
        assert person.problems == []


def test_all_lose_together(sits_down: Sit, server: Server) -> None:
    """The end says so, and another game is not far."""
    with table(server, 1, source="companion") as friends:
        (seat,) = friends.seats
        for fall in range(4):
            seat.answer("begin")
            seat.report("drew none fell draw")
            seat.answer("confirm")
            if fall < 3:
                seat.report("built")
        person = sits_down()
        open_at(friends, person, 0)
        expect(person.page.get_by_test_id("ask")).to_have_text(say("won-energy"))
        person.page.get_by_role("button", name=say("show-outcome"), exact=True).click()
        result = person.page.get_by_role("region", name=say("board-final"))
        expect(result.get_by_role("button", name=say("play-again"), exact=True)).to_be_visible()
        turns = result.get_by_role("list", name=say("board-end-turns")).locator("> li")
        expect(turns).to_have_count(4)
        expect(turns.last).to_contain_text(say("board-end-drew", count=0))


def test_who_sits_alone_is_not_asked_who_else_sits_down(sits_down: Sit, server: Server) -> None:
    person = sits_down()
    person.page.goto("/?new=kamimai")
    how_many = person.page.get_by_role("group", name=say("how-many"))
    how_many.wait_for()
    who_else = person.page.get_by_role("group", name=say("who-else"))
    expect(who_else).to_have_count(0)
    how_many.get_by_role("radio", name="2").check()
    expect(who_else).to_be_visible()
