"""For all tests."""

from __future__ import annotations

import signal

import pytest

from tests.placing import LONG

# A shell that runs the tests in the background lets them ignore Ctrl-C, and every program they start would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is marked `long` waits for a release, unless it is asked for by its name."""
    if LONG or any("::" in word for word in config.args):
        return
    waiting = [item for item in items if item.get_closest_marker("long")]
    if waiting:
        config.hook.pytest_deselected(items=waiting)
        items[:] = [item for item in items if item not in set(waiting)]
