"""For all tests."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.placing import LONG

if TYPE_CHECKING:
    from tests.browser.browsers import Browsers

# A shell that runs the tests in the background lets them ignore Ctrl-C, and every program they start would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is marked `long` waits for a release, unless it is asked for by its name."""
    waiting = [item for item in items if item.get_closest_marker("long")]
    if waiting and not LONG and not any("::" in word for word in config.args):
        config.hook.pytest_deselected(items=waiting)
        items[:] = [item for item in items if item not in set(waiting)]
    begin_with_browsers(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def begin_with_browsers(items: list[pytest.Item], workers: int) -> None:
    """Every process is given an equal part of the list at first: each begins with its share of what takes longest, so that
    none is left with it when the others are done."""
    slow = [item for item in items if "browser" in item.path.parts]
    quick = [item for item in items if "browser" not in item.path.parts]
    items[:] = [one for part in range(workers) for one in (*slow[part::workers], *share(quick, part, workers))]


def share(items: list[pytest.Item], part: int, parts: int) -> list[pytest.Item]:
    return items[len(items) * part // parts : len(items) * (part + 1) // parts]


@pytest.fixture(scope="session")
def browsers() -> Iterator[Browsers]:
    """For the tests of a process that look at pages; the others need not have Playwright."""
    from tests.browser.browsers import Browsers

    opened = Browsers()
    yield opened
    opened.close()
