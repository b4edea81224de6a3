"""People for each test, at a browser and a server that all tests of a process share. The people are gone when it ends, however it ends."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsers import Browsers
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
def browser(browsers: Browsers) -> Iterator[Browser]:
    with browsers.lent() as lent:
        yield lent


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture
def server(house: Server) -> Server:
    """The server of all tests that leave it as it is; each has tables of its own."""
    assert house.is_open(), house.log()
    return house


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """For a test that kills it."""
    with Server(tmp_path) as opened:
        yield opened


@pytest.fixture
def sits_down(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Callable[..., Person]]:
    """Makes people. In the end nothing may have gone wrong in any of their pages; what a failed test saw is kept as pictures."""
    people: list[Person] = []

    def sit(home: str | None = None, **more: Any) -> Person:
        people.append(Person(browser, home or request.getfixturevalue("server").url, **more))
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
