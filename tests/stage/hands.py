"""How an answer is given on any board: its places are pressed in order, and then, if something is still wanted, the button that says it."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.words import sentence
from tests.stage.staging import Stage

Point = tuple[float, float]
Press = Callable[[Stage, str], None]
"""A way to press what lies at a place, or with `=` before its text the button that gives an answer."""
GRIP = " grip "
"""What can be carried may be drawn below what feels the hand."""
TABS = 150
STEPS = 80
STROKES = 6
TABS_AT_MOST = 6


def give(stage: Stage, text: str, press: Press) -> None:
    """Place after place, until the answer is given or the button is there that gives it."""
    for place in stage.places_of(text):
        if stage.call("has", f"={text}"):
            break
        if stage.call("isPressable", place):
            press(stage, place)
        if stage.answers:
            return
    confirm(stage, text, press)


def cast(stage: Stage, text: str, press: Press) -> None:
    """A spell is chosen before what is paid for it, and one payment is shown after another."""
    kind, colour, *_ = text.split()
    press(stage, f'$[data-spell="{kind} {colour}"]')
    following = sentence("kamimai", "board-payment-next")
    for _ in range(STEPS):
        if stage.call("has", f"={text}"):
            break
        press(stage, f'$[aria-label="{following}"]')
    confirm(stage, text, press)


def grab(stage: Stage, text: str, press: Press) -> None:
    """Pages are seen in a picture and listed beside it, in a small window under a tab of their own."""
    uncover(stage, stage.places_of(text)[0], press)
    give(stage, text, press)


def uncover(stage: Stage, wanted: str, press: Press) -> None:
    """In a small window one of several places is seen at a time: the tabs are tried until it is there."""
    for tab in range(1, TABS_AT_MOST + 1):
        if stage.call("has", wanted) or not stage.call("has", f"$.tabs button:nth-of-type({tab})"):
            break
        press(stage, f"$.tabs button:nth-of-type({tab})")


WAYS = {"cast": cast, "cast_team": cast, "grab": grab}
"""Sorts of answers that are not given place after place."""
NOT_DROPPED = {*WAYS, "clairvoyance", "copy"}
"""Sorts of answers that take more than to carry a piece somewhere, or none; a pull at a book has tests of its own, and a spell is no piece."""


def answer(stage: Stage, text: str, press: Press) -> None:
    WAYS.get(text.split(maxsplit=1)[0], give)(stage, text, press)


def confirm(stage: Stage, text: str, press: Press) -> None:
    uncover(stage, f"={text}", press)
    assert stage.call("has", f"={text}"), f"no button says {text!r}: {shown(stage)}"
    press(stage, f"={text}")


def shown(stage: Stage) -> str:
    return f"places {stage.call('places')}"


def point(stage: Stage, name: str, *, finger: bool = False) -> tuple[float, float]:
    """Where it is pressed. What a card shows while the mouse is over it is gone when the mouse has left for somewhere else."""
    found = stage.call("point", name)
    if found and found["under"] and not finger:
        stage.page.mouse.move(found["x"], found["y"], steps=2)
        found = stage.call("point", name)
    assert found, f"{name} is nowhere; {shown(stage)}"
    assert not found["under"] or GRIP in found["under"], f"{name} lies under {found['under']}"
    return found["x"], found["y"]


def by_pointer(stage: Stage, name: str) -> None:
    stage.page.mouse.click(*point(stage, name))


def by_touch(stage: Stage, name: str) -> None:
    stage.page.touchscreen.tap(*point(stage, name, finger=True))


def by_keys(stage: Stage, name: str) -> None:
    walk_to(stage, name)
    stage.page.keyboard.press("Enter")


def walk_to(stage: Stage, name: str) -> None:
    """Tab leads to it or into its group, and there the arrows lead on."""
    keyboard = stage.page.keyboard
    for _ in range(TABS):
        way = stage.call("way", name)
        assert way, f"{name} is nowhere; {shown(stage)}"
        if way["there"]:
            return
        if way["inGroup"]:
            go_along(stage, name)
            return
        keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {name}")


def go_along(stage: Stage, name: str) -> None:
    """As somebody goes who sees where it is; where that leads nowhere, from the beginning on."""
    for keys in (towards, always("ArrowRight"), always("ArrowDown")):
        seen: set[tuple[int, int]] = set()
        for _ in range(STEPS):
            way = stage.call("way", name)
            if way["there"]:
                return
            here = (way["right"], way["down"])
            for key in keys(way, here in seen):
                stage.page.keyboard.press(key)
            seen.add(here)
        stage.page.keyboard.press("Home")
    raise AssertionError(f"the arrows do not lead to {name}")


def towards(way: dict[str, int], again: bool) -> list[str]:
    """Along the longer way first, along the other one where that did not help."""
    across = "ArrowRight" if way["right"] > 0 else "ArrowLeft"
    along = "ArrowDown" if way["down"] > 0 else "ArrowUp"
    return [along if (abs(way["down"]) > abs(way["right"])) != again else across]


def always(key: str) -> Callable[[dict[str, int], bool], list[str]]:
    return lambda _way, _again: [key]


def is_dropped(stage: Stage, text: str) -> bool:
    """Whether an answer names a piece and where it goes, and both are seen at once: on a phone one may lie under another tab."""
    places = stage.places_of(text)
    if len(places) < 2 or text.split(maxsplit=1)[0] in NOT_DROPPED:
        return False
    return all(stage.call("isSeen", place) for place in (places[0], places[-1]))


def by_drag(stage: Stage, text: str) -> None:
    """With the mouse."""
    mouse = stage.page.mouse

    def carry(start: Point, end: Point) -> None:
        mouse.move(*start)
        mouse.down()
        mouse.move(*end, steps=6)
        mouse.up()

    drop(stage, text, by_pointer, carry)


def by_finger(stage: Stage, text: str) -> None:
    line = stage.context.new_cdp_session(stage.page)

    def touch(kind: str, *at: Point) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def carry(start: Point, end: Point) -> None:
        touch("touchStart", start)
        for step in range(1, STROKES + 1):
            (x, y), (u, v) = start, end
            touch("touchMove", (x + (u - x) * step / STROKES, y + (v - y) * step / STROKES))
        touch("touchEnd")

    drop(stage, text, by_touch, carry)
    line.detach()


def drop(stage: Stage, text: str, press: Press, carry: Callable[[Point, Point], None]) -> None:
    """From where the piece lies to where it goes; of several pieces the last is carried, when the others are chosen."""
    *others, piece, goal = stage.places_of(text)
    for other in others:
        press(stage, other)
    finger = press is by_touch
    point(stage, f"@{goal}", finger=finger)  # what lies out of sight is brought into sight
    start, end, before = (
        point(stage, piece, finger=finger),
        point(stage, f"@{goal}", finger=finger),
        stage.call("chosen"),
    )
    carry(start, end)
    if not stage.answers:
        assert stage.call("chosen") != before, f"nothing came of carrying {piece} to {goal}"
        confirm(stage, text, press)
