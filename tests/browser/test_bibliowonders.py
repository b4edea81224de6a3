"""Two people and a bot play a whole game of Bibliowonders! on the drawn board, one at a desk and one on a phone; another one plays in words."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from itertools import count, cycle

from playwright.sync_api import Locator, expect

from tests.browser import axe
from tests.browser.bibliowonders import (
    by_click,
    by_drag,
    by_finger,
    by_keys,
    in_hand,
    say,
    spell,
    square,
)
from tests.browser.friends import Friends, Seat
from tests.browser.in_words import WAYS, answer_with, focus, sit_down_with_bots, turn_to_words
from tests.browser.leaks import leaks
from tests.browser.people import Json, Person
from tests.browser.serving import Server
from tests.browser.windows import look_through, look_through_while_playing
from tests.placing import LONG

SEED = "00112233445566778899aabbccddeeff"
ROUNDS = 8 if LONG else 5
SLOTS = {2: "II", 3: "III", 4: "IV"}
PIECES: dict[str, Callable[[Person, str], Locator]] = {"position": square, "card": in_hand, "spell": spell}
AT_A_DESK = (by_drag, by_keys, by_click)
ON_A_PHONE = (by_finger,)


def test_a_whole_game(sits_down: Callable[..., Person], server: Server) -> None:
    ann, bob, eve = sits_down(), sits_down(phone=True, reduced_motion="reduce"), sits_down(reduced_motion="reduce")
    friends = Friends(server, 3, SEED, game="bibliowonders", bots=1, round_limit=ROUNDS)
    friends.join("Bob")
    for number, person in enumerate((ann, bob)):
        friends.take_place(person, number)
        person.page.goto(f"/?table={friends.table}")
    eve.page.goto(f"/?table={friends.table}&watch")
    ann.page.get_by_role("button", name=say("start"), exact=True).click()
    ann.until_asked()
    expect(ann.page.get_by_role("heading", name=say("board-choose"))).to_be_visible()
    for waiting in (bob, eve):
        waiting.catch_up(lambda: True, "the choice of another is shown")
        expect(waiting.page.get_by_role("heading", name=say("board-chooses", name="Ann"))).to_be_visible()
        expect(waiting.page.get_by_role("heading", name=say("board-choose"))).to_have_count(0)

    done = play(ann, bob)
    assert {"colour", "move", "clairvoyance", "negotiate", "discard", "end"} <= set(done), done
    for person in (ann, bob, eve):
        see_result(person)

    record = server.record(friends.table)
    tokens = [str(seated["token"]) for seated in friends.seated]
    for person in (ann, bob, eve):
        assert leaks(person.received, record, person.seat, tokens) == []


def play(ann: Person, bob: Person) -> Counter[str]:
    """Answer whatever is asked, in every way there is, until the game is over; returns the kinds of answers given."""
    done: Counter[str] = Counter()
    checked: set[tuple[str, str]] = set()
    seen: set[str] = set()
    ways = {ann: cycle(AT_A_DESK), bob: cycle(ON_A_PHONE)}
    while True:
        ann.until(lambda: ann.is_over or ann.is_asked or bob.is_asked, "a question or the end")
        if ann.is_over:
            return done
        person = ann if ann.is_asked else bob
        person.until_asked()
        question = person.question
        state = (str(person.seat), str(question["kind"]))
        if state not in checked:
            checked.add(state)
            axe.check(person.page, f"{question['kind']} of seat {person.seat}")
            if question["kind"] == "turn_action":
                says_what_and_why(person)
            if question["kind"] not in seen:
                seen.add(str(question["kind"]))
                look_through_while_playing(person, str(question["kind"]), whole=True)
        chosen = wish(person.view, done)
        ann.watch(str(chosen["kind"]))
        next(ways[person])(person, str(chosen["text"]))
        done[str(chosen["kind"])] += 1


def wish(view: Json, done: Counter[str]) -> Json:
    """Learns and wins where it can, tries everything a few times, walks on, and ends its turns."""
    previews = {preview["position"]: preview for preview in view["board"]["previews"]}

    def worth(option: Json) -> float:
        kind = option["kind"]
        if kind == "move":
            return worth_of_move(previews[option["parts"]["position"]])
        if kind in ("learn", "learn_letter"):
            return 8 + len(option["parts"]["cards"]) / 10
        if kind == "end":
            return 2
        return 6 if done[kind] < 2 else 1

    options: list[Json] = view["question"]["options"]
    return max(options, key=worth)


def worth_of_move(preview: Json) -> float:
    if preview["wins"]:
        return 9
    if preview["draws"]:
        return 7
    return 4 if preview["met"] is None else 3 + len(preview["met"]) / 2


def says_what_and_why(person: Person) -> None:
    """Every square that may be pressed says what happens there; every piece that may not says why."""
    targets = {option["parts"]["position"] for option in person.question["options"] if option["kind"] == "move"}
    for preview in person.view["board"]["previews"]:
        label = str(square(person, preview["position"]).get_attribute("aria-label"))
        assert say("board-move-here") in label, label
        if preview["shifts_to"]:
            assert say("board-preview-shifts", position=preview["shifts_to"]) in label, label
    for refused in person.question["refused"]:
        kind, _, name = refused["piece"].partition("-")
        if kind == "position":
            assert name not in targets
        if kind in PIECES:
            piece = PIECES[kind](person, name)
            expect(piece).to_have_attribute("aria-disabled", "true")
            told = str(piece.get_attribute("title"))
            args = {key: str(value) for key, value in refused["args"].items()}
            expected = say(f"refused-{refused['key']}", **args | named(args))
            assert expected in told, (refused, told)


def named(args: dict[str, str]) -> dict[str, str]:
    """Cards and spells by the names people read."""
    return {key: say(f"{key}-{value}") for key, value in args.items() if key in ("card", "spell")}


def see_result(person: Person) -> None:
    person.until_over()
    outcome = person.view["outcome"]
    names = ["Ann", "Bob", say("bot-number", number=3)]
    panel = person.page.get_by_role("region", name=say("board-final"))
    expect(panel).to_contain_text(say(f"outcome-{outcome['reason']}"))
    for winner in outcome["winners"]:
        expect(panel.get_by_role("heading")).to_contain_text(names[winner])
    axe.check(person.page, "the end")
    if person.seat == 0:
        look_through(person, "end", whole=True)
    if person.seat is not None:
        expect(panel.get_by_role("button", name=say("play-again"))).to_be_visible()
    tells_how_it_was_learned(person, panel)
    panel.get_by_role("button", name=say("board-see-library")).click()
    expect(panel).to_be_hidden()
    axe.check(person.page, "the last map")
    if person.seat == 0:
        look_through(person, "last map", whole=True)
    person.page.get_by_role("button", name=say("show-outcome"), exact=True).click()
    expect(panel).to_be_visible()
    panel.get_by_role("button", name=say("board-see-library")).click()


def tells_how_it_was_learned(person: Person, panel: Locator) -> None:
    """Every cube with the cards that were shown for it."""
    learned = [event["args"] for event in happened(person) if event["key"] == "learn"]
    expect(panel.locator(".step.gained")).to_have_count(len(learned))
    shown = [len(one["cards"]) + one["letter"] for one in learned]
    expect(panel.locator(".step .card")).to_have_count(sum(shown))


def happened(person: Person) -> list[Json]:
    """Everything the page was told, once."""
    found: dict[int, Json] = {}
    for frame in map(json.loads, person.received):
        if frame["type"] == "state":
            found |= dict(enumerate(frame["events"], frame["first"]))
    return list(found.values())


def test_cards_show_where_they_are_met_and_slots_take_them(sits_down: Callable[..., Person], server: Server) -> None:
    """Pointing at a card lights exactly the places the view names; a slot that can be filled chooses cards for itself."""
    ann = sits_down(reduced_motion="reduce")
    friends = Friends(server, 2, SEED, game="bibliowonders", start_player=1)
    friends.take_place(ann)
    with friends.come(2):
        friends.seats[0].start()
        ann.page.goto(f"/?table={friends.table}")
        play_until_learning(ann, friends.seats[1])
        learn = next(one for one in ann.question["options"] if one["kind"] == "learn")
        card = learn["parts"]["cards"][0]
        met = next(one["positions"] for one in ann.view["board"]["conditions"] if one["card"] == card)
        offers_learn(ann)
        in_hand(ann, card).hover()
        lit = ann.page.locator(".square.fits")
        expect(lit).to_have_count(len(met))
        assert {one.get_attribute("data-position") for one in lit.all()} == set(met)
        ann.page.mouse.move(0, 0)
        expect(lit).to_have_count(0)

        slot = ann.page.locator(f'[data-slot="{SLOTS[len(learn["parts"]["cards"])]}"]')
        slot.click()
        axe.check(ann.page, "cards are chosen")
        expect(ann.page.locator('.hand [aria-pressed="true"]')).to_have_count(len(learn["parts"]["cards"]))
        question = ann.state["question"]
        slot.click()
        ann.until_answered(question)
        assert ann.view["board"]["seats"][0]["cubes"] == 1
        ann.catch_up(lambda: True, "the cube is shown")
        expect(slot).to_have_attribute("aria-label", say("board-slot-filled", slot=slot.get_attribute("data-slot")))


def offers_learn(ann: Person) -> None:
    """Learn stays a button wherever the pointer goes, chooses cards, and is sure only at the second press."""
    page, question = ann.page, ann.state["question"]
    learn, chosen = page.locator("[data-learn]"), page.locator('.hand [aria-pressed="true"]')
    expect(learn).to_have_text(say("board-do-offer"))
    look_through(ann, "learn", whole=True)
    square(ann, "C").hover()
    expect(page.locator(".hint")).not_to_contain_text(say("board-hint-learn"))
    learn.click()
    cards = [str(one.get_attribute("data-card")) for one in chosen.all()]
    most = max(len(one["parts"]["cards"]) for one in ann.question["options"] if one["kind"] == "learn")
    assert len(cards) == most
    expect(page.locator(f'.actions [data-answer="learn {"+".join(cards)}"]')).to_be_visible()
    assert ann.state["question"] == question, "the cards are chosen, not yet shown"
    look_through(ann, "cards chosen to learn", whole=True)
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    expect(learn).to_be_visible()


def play_until_learning(ann: Person, other: Seat) -> None:
    """Ann walks about until she can Learn something; the other one only ends turns."""
    done: Counter[str] = Counter()
    while True:
        ann.until_asked()
        options = ann.question["options"]
        if any(one["kind"] == "learn" for one in options):
            return
        chosen = {"kind": "colour", "text": "colour red"} if options[0]["kind"] == "colour" else wish(ann.view, done)
        done[str(chosen["kind"])] += 1
        by_click(ann, str(chosen["text"]))
        if not ann.is_asked:
            other.answer("colour blue" if chosen["kind"] == "colour" else "end")


def test_a_game_in_words_by_keyboard(sits_down: Callable[..., Person]) -> None:
    ann = sits_down()
    ann.page.route("**/api/tables", lambda route: route.continue_(post_data=short(route.request.post_data_json)))
    sit_down_with_bots(ann, say("title"))
    turn_to_words(ann)
    expect(ann.page.get_by_text(say("board-text-map"))).to_be_visible()
    checked: set[str] = set()
    for number in count():
        ann.until(lambda: ann.is_asked or ann.is_over, "a question or the end")
        if ann.is_over:
            break
        ann.until_asked()
        assert focus(ann) != "BODY", f"the focus is lost at question {number}"
        kind = str(ann.question["kind"])
        if kind not in checked:
            checked.add(kind)
            axe.check(ann.page, f"the text client asks: {kind}")
        place = number % len(ann.question["options"])
        wanted = ann.page.locator(f'[data-answer="{ann.question["options"][place]["text"]}"]')
        answer_with(ann, WAYS[number % len(WAYS)], wanted, place)
    ann.until_over()
    expect(ann.page.get_by_role("dialog")).to_contain_text(say(f"outcome-{ann.view['outcome']['reason']}"))
    axe.check(ann.page, "the result in words")


def short(body: Json | None) -> str:
    """A game of a few rounds."""
    return json.dumps({**(body or {}), "options": {"round_limit": 6}})
