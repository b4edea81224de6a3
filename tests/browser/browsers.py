"""The browsers that all tests of a process share: to start one for each test would cost more than most of the tests."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator

from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from tests.browser import chromium

# Pictures in three dimensions without a graphics card; only tests that look at such pictures have them, for they are slow.
SOFTWARE_PICTURES = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]


class Browsers:
    """One Chromium that draws flat pictures and one that draws in three dimensions, each started when it is first wanted.

    Playwright keeps an event loop running in its thread. Tests with loops of their own could not bear that, so it counts as running
    only while a test has a browser.
    """

    def __init__(self) -> None:
        self._ends = contextlib.ExitStack()
        self._playwright: Playwright = self._ends.enter_context(sync_playwright())
        self._loop = asyncio.get_running_loop()
        self._opened: dict[bool, Browser] = {}
        self._kept: list[BrowserContext] = []
        asyncio._set_running_loop(None)

    def close(self) -> None:
        with self._running():
            for browser in self._opened.values():
                browser.close()
            self._ends.close()

    @contextlib.contextmanager
    def _running(self) -> Iterator[None]:
        asyncio._set_running_loop(self._loop)
        try:
            yield
        finally:
            asyncio._set_running_loop(None)

    @contextlib.contextmanager
    def lent(self, *, solid: bool = False) -> Iterator[Browser]:
        """A browser for one test, which leaves nobody behind in it."""
        with self._running():
            browser = self._opened.get(solid)
            if browser is None or not browser.is_connected():
                browser = self._opened[solid] = self._open(solid)
            try:
                yield browser
            finally:
                for context in browser.contexts:
                    if context not in self._kept:
                        context.close()

    def keep(self, context: BrowserContext) -> None:
        """It stays open for other tests."""
        self._kept.append(context)

    def _open(self, solid: bool) -> Browser:
        launch = chromium.find()
        if solid:
            launch["args"] = [flag for flag in launch["args"] if flag != "--disable-gpu"] + SOFTWARE_PICTURES
        return self._playwright.chromium.launch(**launch)
