"""The stage: a page with one board and a false table, which shows what a test tells it. It is built by `./dev test` into `.cache/stage`."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page

from tests.browser.people import DESK, PHONE
from tests.stage.telling import Json
from tools.node import STAGE

WAIT = 20.0
"""Seconds; much longer than anything takes here."""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass


class Theatre:
    """Hands out the files of the stage."""

    def __init__(self, built: Path = STAGE, *, handler: type[Quiet] = Quiet, port: int = 0) -> None:
        if not (built / "stage" / "index.html").is_file():
            raise FileNotFoundError(f"The stage is not built ({built}): run ./dev test, or `npm run stage` in web/.")
        self._server = ThreadingHTTPServer(("127.0.0.1", port), partial(handler, directory=str(built)))
        self.url = f"http://127.0.0.1:{self._server.server_port}/stage/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Stage:
    """One page for many tests: what is shown is swapped, the page stays."""

    def __init__(self, browser: Browser, url: str, *, phone: bool = False, still: bool = True) -> None:
        self.context = browser.new_context(
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            is_mobile=phone,
            locale="en-GB",
            reduced_motion="reduce" if still else "no-preference",
        )
        self.context.set_default_timeout(WAIT * 1000)
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        """What went wrong in the page since something was shown."""
        self._asked: tuple[str, Json] | None = None
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.problems.append(f"page: {error}"))
        self.page.goto(url)
        self.page.wait_for_function("window.stage")

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "GL Driver Message" not in message.text:
            self.problems.append(f"console: {message.text}")

    def call(self, name: str, *words: Any) -> Any:
        return self.page.evaluate("([name, words]) => window.stage[name](...words)", [name, list(words)])

    def show(self, info: Json, *states: Json) -> None:
        self.forget()
        self.call("show", info, list(states))

    def ask(self, info: Json, state: Json) -> None:
        """Put a question. The board stays where the same one was put last."""
        asked = (info["name"], state)
        if self._asked == asked:
            self.problems.clear()
            self.page.mouse.move(0, 0)
            self.call("again")
        else:
            self.show(info, state)
            self._asked = asked

    def working(self) -> Callable[[], tuple[float, float, float]]:
        """Gives what the page has done so far: milliseconds of its CPU time, and how often it was laid out and styled."""
        line = self.context.new_cdp_session(self.page)
        line.send("Performance.enable", {"timeDomain": "threadTicks"})

        def worked() -> tuple[float, float, float]:
            told = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
            return told["TaskDuration"] * 1000, told["LayoutCount"], told["RecalcStyleCount"]

        return worked

    def forget(self) -> None:
        """What is asked next is asked at a new board."""
        self._asked = None
        self.problems.clear()
        self.page.mouse.move(0, 0)

    @property
    def answers(self) -> list[str]:
        return [given["text"] for given in self.page.evaluate("window.stage.answers")]

    def places_of(self, text: str) -> list[str]:
        """The places of an answer; of several alike each has its number."""
        places: list[str] | None = self.call("placesOf", text)
        assert places is not None, "the board does not say where its answers are pointed at"
        return [
            f"{place}#{before}" if (before := places[:at].count(place)) else place for at, place in enumerate(places)
        ]
