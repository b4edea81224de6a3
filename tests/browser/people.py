"""People at their browsers: what each page was sent, what it sent, and what went wrong in it."""

from __future__ import annotations

import contextlib
import json
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, ViewportSize, WebSocket

from tests.browser.serving import WAIT
from tests.browser.words import say
from tests.placing import LONG
from tests.whole import made_whole
from wondertable.games import games
from wondertable.server import wire

Json = dict[str, Any]
DESK = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
ASKS_AND_LIES_STILL = """question => document.querySelector("main")?.dataset.asked === String(question)
    && !document.querySelector("main > .loading")
    && document.getAnimations().every(one => one.playState === "finished" || one.effect?.getComputedTiming().endTime === Infinity)"""
SIGNS_OF_AN_OUTAGE = ("ERR_CONNECTION_", "ERR_EMPTY_RESPONSE", "ERR_INTERNET_DISCONNECTED", "WebSocket connection to")
PLAYING = """skip => {
  const button = document.querySelector("[data-skip]");
  if (skip) button?.click();
  return button !== null;
}"""
KNOWS = "try {{ localStorage['wondertable.guide-offered'] = {games} }} catch {{ /* a blank page keeps nothing */ }}"
WATCHED = 2 if LONG else 1
"""So often a kind of answer is seen in motion."""
MOMENT = 25
"""Milliseconds between two looks at something that is awaited."""


def is_late(problem: str, question: int | None = None) -> bool:
    """An answer, to this question or to any, that met on its way what moves by itself at the table."""
    kind, _, refusal = problem.partition(": ")
    about = f'"question":{question}' if question is not None else ""
    return kind == "refused" and '"key":"stale"' in refusal and about in refusal


class Person:
    def __init__(
        self, browser: Browser, home: str, *, phone: bool = False, newcomer: bool = False, **more: Any
    ) -> None:
        """Most have played every game before; a newcomer is offered a guide."""
        size = PHONE if phone else DESK
        self.context = browser.new_context(
            base_url=home,
            viewport=size,
            has_touch=phone,
            is_mobile=phone,
            # Only tests that are about it have a service worker: calls that go through one cannot be held up.
            **{"locale": "en-GB", "service_workers": "block"} | more,
        )
        self.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=home)
        self.context.set_default_timeout(WAIT * 1000)
        if not newcomer:
            self.context.add_init_script(KNOWS.format(games=json.dumps(" ".join(games()))))
        self.page = self.context.new_page()
        self.received: list[str] = []
        """Every message, as it came."""
        self.frames = 0
        """Of what moves by itself at the table."""
        self.sent: list[Json] = []
        self.acknowledged: list[tuple[int, str]] = []
        """The answers the table said it has on disk, each with its question."""
        self.state: Json = {}
        """The newest state of the table."""
        self.problems: list[str] = []
        """Errors in the page, and answers that were refused."""
        self._outage = False
        self._watched: Counter[str] = Counter()
        self._moves = True
        self.page.on("websocket", self._listen)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.problems.append(f"page: {error}"))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._take)
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def _take(self, frame: str | bytes) -> None:
        if isinstance(frame, bytes):
            self.frames += 1
            return
        self.received.append(frame)
        message = json.loads(frame)
        if message["type"] == "state":
            self.state = wire.whole(message, self.state)
            if message.get("view") is not None:
                self.state["view"] = made_whole(self.state["view"])
        elif message["type"] == "accepted":
            answers = [
                one["answer"] for one in self.sent if one["type"] == "answer" and one["question"] == message["question"]
            ]
            self.acknowledged.append((message["question"], answers[-1]))
        elif message["type"] == "refused":
            self.problems.append(f"refused: {frame}")

    def _hear(self, message: ConsoleMessage) -> None:
        expected = self._outage and any(sign in message.text for sign in SIGNS_OF_AN_OUTAGE)
        slow = "GL Driver Message" in message.text  # that drawing without a graphics card takes its time
        blocked = "Service Worker registration blocked" in message.text  # by ourselves
        if message.type in ("error", "warning") and not expected and not slow and not blocked:
            self.problems.append(f"console: {message.text} ({message.location.get('url', '')})")

    @contextlib.contextmanager
    def outage(self) -> Iterator[None]:
        """While the server or the line is away, a browser cannot but complain that it is."""
        self._outage = True
        yield
        self._outage = False

    # -- what is known -------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        seat: int | None = self.state["seat"]
        return seat

    @property
    def view(self) -> Json:
        view: Json = self.state["view"]
        return view

    @property
    def question(self) -> Json:
        question: Json = self.view["question"]
        return question

    @property
    def table(self) -> str:
        return str(self.state["table"]["table"])

    @property
    def is_asked(self) -> bool:
        return bool(self.state) and self.state["view"] is not None and self.seat in self.view["asked"]

    @property
    def is_over(self) -> bool:
        return bool(self.state) and bool(self.state["table"]["over"])

    # -- waiting and doing ---------------------------------------------------------------------------------------------

    def until(self, wanted: Callable[[], object], what: str) -> None:
        """Wait for something that can only be looked at from here; the browser goes on meanwhile."""
        deadline = time.monotonic() + WAIT
        while not wanted():
            assert time.monotonic() < deadline, f"waited in vain: {what}"
            self.page.wait_for_timeout(MOMENT)

    def catch_up(self, wanted: Callable[[], bool], what: str, *, skip: bool = True) -> None:
        """Until the page shows what is wanted, once it has shown everything that led to it; that may be skipped."""

        def arrived() -> bool:
            return not self.page.evaluate(PLAYING, skip) and wanted()

        self.until(arrived, what)

    def until_asked(self, *, skip: bool = True) -> None:
        """Until an answer is wanted, and the page asks for it and lies still.

        A frame may be here before the page has read it, or before the board is there that hears keys, and what still moves may
        be somewhere else when it is pressed.
        """
        self.until(lambda: self.is_asked, "a question")
        self.catch_up(self._page_asks, "the page asks", skip=skip)

    def still_asked(self) -> bool:
        """Until the page asks for the answer that is wanted; False if it is wanted no more, because something outside the
        rules was quicker."""
        self.catch_up(lambda: not self.is_asked or self._page_asks(), "the page asks")
        return self.is_asked

    def _page_asks(self) -> bool:
        return bool(self.page.evaluate(ASKS_AND_LIES_STILL, self.state["question"]))

    def until_over(self) -> None:
        """Until the game is over and the page has said so."""
        self.until(lambda: self.is_over, "the game is over")
        result = self.page.get_by_role("button", name=say("show-outcome"), exact=True)
        self.catch_up(result.is_visible, "the page offers the result")

    def until_answered(self, question: int) -> None:
        self.until(
            lambda: question in dict(self.acknowledged) and (self.state["question"] != question or not self.is_asked),
            f"the answer to question {question} is on disk",
        )

    def until_waiting_for(self, seats: list[int]) -> None:
        self.until(lambda: self.view["asked"] == seats, f"the answers of seats {seats} are wanted, and no others")

    def lose_sight(self) -> None:
        """Forget the state, before the connection is cut."""
        self.state = {}

    def until_back(self) -> None:
        self.until(lambda: self.state, "connected again")

    def watch(self, kind: str) -> None:
        """Things move for those who like it the first times that an answer of this kind is given, before a release every time."""
        self._watched[kind] += 1
        moves = LONG or self._watched[kind] <= WATCHED
        if moves != self._moves:
            self.page.emulate_media(reduced_motion="no-preference" if moves else "reduce")
            self._moves = moves

    def drag(self, piece: Locator, place: Locator) -> None:
        """Take it with the mouse, and let it go over there."""
        there = middle(place)
        self.page.mouse.move(*middle(piece))
        self.page.mouse.down()
        self.page.mouse.move(*there, steps=6)
        self.page.mouse.up()

    def tab_to(self, wanted: Locator, most: int = 60) -> None:
        """Walk there with the Tab key, as somebody without a mouse does."""
        for _ in range(most):
            if wanted.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{most} times Tab do not lead to {wanted}")


def middle(place: Locator) -> tuple[float, float]:
    """Where it is, once it lies still."""
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box is not None, f"{place} is nowhere"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
