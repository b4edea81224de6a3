"""Two people and a bot play AlicematiC Heroes on the drawn board, one at a desk and one on a phone; another one plays in words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import count, cycle

from playwright.sync_api import FloatRect, Locator, expect

import wondertable
from tests.browser import axe, windows
from tests.browser.alicematic import by_click, by_dragging, by_finger, by_keys, by_pressing_twice, in_hand, say, space
from tests.browser.friends import Friends
from tests.browser.in_words import WAYS, answer_with, focus, press, turn_to_words
from tests.browser.leaks import leaks
from tests.browser.people import Json, Person
from tests.browser.serving import Server
from tests.browser.words import bundle
from tests.placing import LONG
from wondertable.core.words import Words

SEED = "00112233445566778899aabbccddeeff"
AT_A_DESK = (by_click, by_dragging, by_keys, by_pressing_twice)
ON_A_PHONE = (by_finger,)
COORDINATES = re.compile(r"\(-?\d+,-?\d+\)")
"""What answers and records call a space, and no map shows."""
TOLD = """spaces => Object.fromEntries(spaces.map(one => [one.dataset.space, [one.ariaLabel, one.ariaDisabled]]))"""
"""What each space says, and whether it can be chosen."""
PARTS = ".plate, .ledger > *, .map, .space, .tool, .doing, .slots li"
"""What is always in sight; only the cards of a large hand may have to be scrolled."""
OUTSIDE = """parts => parts.filter(part => {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
}).map(part => part.outerHTML.slice(0, 90))"""
MOST = 12
"""So many options are tried in turn: walking to the last of ninety with Tab takes long and shows nothing new."""
KINDS = {"kingdom", "discard", "city", "summon", "commoner", "invade", "attack", "finish"}
OFTEN = 2
SUMMON = {"now": "board-summon-now", "no": "board-summon-no"}


def test_a_whole_game(sits_down: Callable[..., Person], server: Server) -> None:
    ann, bob, eve = sits_down(), sits_down(phone=True, reduced_motion="reduce"), sits_down(reduced_motion="reduce")
    friends = Friends(server, 3, SEED, game="alicematic", bots=1)
    friends.join("Bob")
    for number, person in enumerate((ann, bob)):
        friends.take_place(person, number)
        person.page.goto(f"/?table={friends.table}")
    eve.page.goto(f"/?table={friends.table}&watch")
    ann.page.get_by_role("button", name=say("start"), exact=True).click()

    done = play(ann, bob)
    assert set(done) >= KINDS, done
    if not ann.is_over:
        with friends.connected():
            friends.play_out()
    ann.until_over()
    windows.look_through(ann, "alicematic-end")
    for person in (ann, bob, eve):
        see_result(person)
    ann.page.get_by_role("button", name=say("log-button"), exact=True).click()
    log = ann.page.get_by_role("log", name=say("log"))
    expect(log).to_have_attribute("aria-busy", "false")
    told = log.inner_text()
    assert re.search(r"invade .+ \d on tile \d+", told) and not COORDINATES.search(told), told

    record = server.record(friends.table)
    tokens = [str(seated["token"]) for seated in friends.seated]
    for person in (ann, bob, eve):
        assert leaks(person.received, record, person.seat, tokens) == []


def play(ann: Person, bob: Person) -> Counter[str]:
    """Answer whatever is asked, in every way there is, until everything was done often, before a release until the game is over; returns
    the kinds of answers given."""
    done: Counter[str] = Counter()
    checked: set[tuple[str, str]] = set()
    ways = {ann: cycle(AT_A_DESK), bob: cycle(ON_A_PHONE)}
    while True:
        ann.until(lambda: ann.is_over or ann.is_asked or bob.is_asked, "a question or the end")
        if ann.is_over or (not LONG and min(done[kind] for kind in KINDS) >= OFTEN):
            return done
        person = ann if ann.is_asked else bob
        person.until_asked()
        question = person.question
        state = (str(person.seat), str(question["kind"]))
        if state not in checked:
            checked.add(state)
            axe.check(person.page, f"{question['kind']} of seat {person.seat}")
            assert person.page.locator(PARTS).evaluate_all(OUTSIDE) == []
            says_what_and_why(person)
            if person is ann:
                windows.look_through_while_playing(ann, f"alicematic-{question['kind']}")
        chosen = wish(person.view, done)
        ann.watch(str(chosen["kind"]))
        next(ways[person])(person, str(chosen["text"]))
        done[str(chosen["kind"])] += 1


def wish(view: Json, done: Counter[str]) -> Json:
    """Tries everything that was done seldom, and everything that costs something; declines nothing."""

    def worth(option: Json) -> tuple[int, str]:
        kind = str(option["kind"])
        return (-100 if kind in ("decline", "skip") else -done[kind], str(option["text"]))

    options: list[Json] = view["question"]["options"]
    return max(options, key=worth)


def says_what_and_why(person: Person) -> None:
    """Every space says what invading it would take and give, or why it cannot be had; every card whether it can be summoned."""
    board, kind = person.view["board"], person.question["kind"]
    if kind == "politics":
        for card in board["you"]["hand"]:
            label = str(in_hand(person, card["alice"]).get_attribute("aria-label"))
            expected = (
                say("board-summon-tokens", count=card["tokens"])
                if card["summon"] == "tokens"
                else say(SUMMON[card["summon"]])
            )
            assert expected in label, label
            assert card["why"] is None or why(person, card["why"]) in label, label
    if kind != "invasion":
        return
    told = person.page.locator("[data-space]").evaluate_all(TOLD)
    assert len(told) == len(board["you"]["reach"])
    for reach in board["you"]["reach"]:
        label, disabled = told[reach["space"]]
        assert label.startswith(f"{names(person).value('space', reach['space'])}: "), label
        assert disabled == ("false" if reach["actions"] else "true"), label
        if reach["actions"]:
            assert say("board-needs-military", difficulty=reach["difficulty"], military=reach["military"]) in label
            if reach["cost"] is not None:
                assert say("board-needs-mobility", cost=reach["cost"], mobility=reach["mobility"]) in label, label
        else:
            assert why(person, reach["why"]) in label, (reach, label)
    at_once = {reach["space"] for reach in board["you"]["reach"] if set(reach["actions"]) - {"attack"}}
    lit = person.page.locator(".space:has(.halo)").evaluate_all("spaces => spaces.map(one => one.dataset.space)")
    assert set(lit) == at_once, "what can be taken now stands out"
    assert person.page.locator(".prices > g").count() == len(at_once), "and bears its price"


def names(person: Person) -> Words:
    """What things are called at this person's table."""
    words = Words(wondertable.game("alicematic"), [], person.seat)
    words.look_at(person.view)
    return words


def why(person: Person, reason: Json) -> str:
    """Beside a space that says its name and whose it is, some reasons need no name."""
    key, words = reason["key"], names(person)
    if bundle("alicematic").has_message(f"board-why-{key}"):
        return say(f"board-why-{key}")
    types = {"space": "space", "alice": "alice", "slot": "slot"}
    return say(
        f"refused-{key}",
        **{arg: words.value(types[arg], fact) if arg in types else fact for arg, fact in reason["args"].items()},
    )


def see_result(person: Person) -> None:
    person.until_over()
    outcome, seats = person.view["outcome"], person.view["board"]["seats"]
    names = ["Ann", "Bob", say("bot-number", number=3)]
    panel = person.page.get_by_role("region", name=say("board-final"))
    expect(panel).to_contain_text(say(f"outcome-{outcome['reason']}"))
    for winner in outcome["winners"]:
        expect(panel.get_by_role("heading")).to_contain_text(names[winner])
    for seat, seen in enumerate(seats):
        lines = panel.get_by_role("region", name=say("board-scores-of", name=names[seat])).get_by_role("listitem")
        points = [line.locator("b").inner_text() for line in lines.all()]
        assert points == [str(line["points"]) for line in seen["score"]["lines"]]
        assert sum(map(int, points)) == outcome["scores"][seat]
    assert not COORDINATES.search(panel.inner_text())
    axe.check(person.page, "the end")
    panel.get_by_role("button", name=say("board-see-map")).click()
    expect(panel).to_be_hidden()
    axe.check(person.page, "the last map")


def test_a_game_in_words_by_keyboard(sits_down: Callable[..., Person], server: Server) -> None:
    ann = sits_down()
    friends = Friends(server, 3, SEED, game="alicematic")
    friends.take_place(ann)
    with friends.come(3):
        ann.page.goto(f"/?table={friends.table}")
        start = ann.page.get_by_role("button", name=say("start"), exact=True)
        start.wait_for()
        press(ann, start)
        ann.until(lambda: ann.state and ann.view is not None, "the game has begun")
        turn_to_words(ann)
        expect(ann.page.get_by_text(say("board-text-map"))).to_be_visible()
        play_in_words(ann, friends)
    ann.until_over()
    expect(ann.page.get_by_role("dialog")).to_contain_text(say(f"outcome-{ann.view['outcome']['reason']}"))
    axe.check(ann.page, "the result in words")


def play_in_words(ann: Person, friends: Friends) -> None:
    checked: set[str] = set()
    for number in count():
        until_asked_or_over(ann, friends)
        if ann.is_over:
            return
        ann.until_asked()
        assert focus(ann) != "BODY", f"the focus is lost at question {number}"
        kind = str(ann.question["kind"])
        if kind not in checked:
            checked.add(kind)
            axe.check(ann.page, f"the text client asks: {kind}")
        place = number % min(len(ann.question["options"]), MOST)
        wanted = ann.page.locator(f'[data-answer="{ann.question["options"][place]["text"]}"]')
        answer_with(ann, WAYS[number % len(WAYS)], wanted, place)


def until_asked_or_over(ann: Person, friends: Friends) -> None:
    """The others answer at once whatever they are asked, so that nobody has to wait for them."""
    while not (ann.is_asked or ann.is_over):
        before = moment(ann)
        friends.seats[ann.view["asked"][0]].answer()
        ann.until(partial(has_passed, ann, before), "it goes on")


def moment(ann: Person) -> Json:
    return {"over": ann.is_over, "question": ann.state["question"], "asked": ann.view["asked"]}


def has_passed(ann: Person, before: Json) -> bool:
    return moment(ann) != before


def test_the_map_can_be_enlarged_and_shows_the_way(sits_down: Callable[..., Person], server: Server) -> None:
    """Zooming enlarges the spaces, a drag moves the map and chooses nothing, and the walk to a space is drawn while it is looked at."""
    ann = sits_down(reduced_motion="reduce")
    friends = Friends(server, 3, SEED, game="alicematic", bots=2, start_player="1")
    friends.take_place(ann)
    ann.page.goto(f"/?table={friends.table}")
    ann.page.get_by_role("button", name=say("start"), exact=True).click()
    play_until_invasion(ann)
    question = ann.state["question"]
    reach = next(one for one in ann.view["board"]["you"]["reach"] if len(one["path"]) > 2)
    there = space(ann, reach["space"])
    there.hover()
    points = str(ann.page.locator(".way polyline").first.get_attribute("points"))
    assert len(points.split()) == len(reach["path"])

    before = box(there)
    ann.page.get_by_role("button", name=say("board-zoom-in"), exact=True).click()
    larger = box(there)
    assert larger["width"] > 1.3 * before["width"]
    middle = box(ann.page.locator(".map"))
    mouse = ann.page.mouse
    mouse.move(middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2)
    mouse.down()
    mouse.move(middle["x"] + middle["width"] / 2 + 60, middle["y"] + middle["height"] / 2 + 40, steps=8)
    mouse.up()
    moved = box(there)
    assert abs(moved["x"] - larger["x"]) > 30, "the map follows the drag"
    assert ann.page.locator(".space.picked").count() == 0, "what is dragged is not chosen"
    assert ann.state["question"] == question
    ann.page.get_by_role("button", name=say("board-zoom-fit")).click()
    assert abs(box(there)["width"] - before["width"]) < 1


def play_until_invasion(ann: Person) -> None:
    """The set-up and the first card, with whatever is offered first; the focus is led on to where the next answer is chosen."""
    while True:
        ann.until_asked()
        if ann.question["kind"] == "invasion":
            expect(ann.page.locator(".space[tabindex='0']")).to_be_focused()
            return
        by_keys(ann, str(ann.question["options"][0]["text"]))


def box(place: Locator) -> FloatRect:
    found = place.bounding_box()
    assert found is not None, f"{place} is nowhere"
    return found
