"""A stage for each test, at the browser that all tests of a process share."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.browser.browsers import Browsers
from tests.stage.staging import Stage, Theatre

Enter = Callable[..., Stage]


@pytest.fixture(scope="session")
def theatre() -> Iterator[Theatre]:
    opened = Theatre()
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def stages() -> dict[bool, Stage]:
    """Those of this process: for mouse and keys, and for fingers."""
    return {}


@pytest.fixture
def enter(browsers: Browsers, theatre: Theatre, stages: dict[bool, Stage]) -> Iterator[Enter]:
    """Gives the stage of a desk or of a phone. In the end nothing may have gone wrong on it."""
    with browsers.lent() as browser:

        def stage(*, phone: bool = False) -> Stage:
            if phone not in stages or stages[phone].page.is_closed():
                stages[phone] = Stage(browser, theatre.url, phone=phone)
                browsers.keep(stages[phone].context)
            entered.append(stages[phone])
            return stages[phone]

        entered: list[Stage] = []
        yield stage
        problems = [problem for one in entered for problem in one.problems]
        assert not problems, problems
