"""The theatre with the states of all games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.gallery.serving import WithStates
from tests.stage.staging import Theatre


@pytest.fixture(scope="session")
def theatre() -> Iterator[Theatre]:
    opened = Theatre(handler=WithStates)
    yield opened
    opened.close()
