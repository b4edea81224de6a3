"""Every kind of question and every hard state for people who read or see differently: in each language, light, dark and with stronger contrast."""

from __future__ import annotations

import pytest

from tests.browser import axe
from tests.browser.browsers import Browsers
from tests.gallery.looking import Eyes, Look
from tests.gallery.states import drawn, states
from tests.languages import files
from tests.stage.staging import Theatre


@pytest.mark.long
@pytest.mark.parametrize("language", files.COMPLETE)
@pytest.mark.parametrize("game", drawn())
def test_every_state_is_open_to_everybody(game: str, language: str, browsers: Browsers, theatre: Theatre) -> None:
    found = []
    with browsers.lent() as browser:
        eyes = Eyes(browser, theatre.url)
        for state in states(game):
            eyes.look(Look(state, language), "auto")
            found += [f"{state}: {fault}" for fault in axe.violations_in_each_light(eyes.stage.page)]
    assert not found, "\n".join([*found[:12], f"{len(found)} in all"])
