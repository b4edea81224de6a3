"""A browser, a server and people for each test. All are gone when it ends, however it ends."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser import chromium
from tests.browser.people import Person
from tests.browser.serving import WAIT, Server

OUTPUT = Path(__file__).parent / "output"
FAILED = pytest.StashKey[bool]()

expect.set_options(timeout=WAIT * 1000)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def browser() -> Iterator[Browser]:
    # One for each test: Playwright keeps an event loop running in its thread, which tests with loops of their own cannot bear.
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(**chromium.find())
        yield opened
        opened.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path) as opened:
        yield opened


@pytest.fixture
def sits_down(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Callable[..., Person]]:
    """Makes people. In the end nothing may have gone wrong in any of their pages; what a failed test saw is kept as pictures."""
    people: list[Person] = []

    def sit(home: str = server.url, **more: Any) -> Person:
        people.append(Person(browser, home, **more))
        return people[-1]

    yield sit
    if request.node.stash.get(FAILED, False):
        OUTPUT.mkdir(exist_ok=True)
        for number, person in enumerate(people, 1):
            person.page.screenshot(path=OUTPUT / f"failed-{request.node.name}-{number}.png")
    problems = [problem for person in people for problem in person.problems]
    for person in people:
        person.context.close()
    assert not problems, problems
