"""Goes through the states of a board in every window and language, and tells what is seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from playwright.sync_api import Browser

from tests.browser import windows
from tests.gallery import boxes
from tests.gallery.states import HARD, NAMED, State, info
from tests.languages import files
from tests.stage.staging import Stage

WINDOWS = {name: windows.WINDOWS[name] for name in ("desk", "laptop", "phone", "sideways")}
LATIN = "en"


class Look(NamedTuple):
    """One board, once."""

    state: State
    language: str

    def __str__(self) -> str:
        return f"{self.state.name} {self.language}"


def languages(state: State) -> list[str]:
    """A hard position is looked at in every language, one with the longest names of a language in that, and any other in English."""
    if state.name.startswith(NAMED):
        return [state.name.removeprefix(NAMED)]
    return files.COMPLETE if state.sort == HARD else [LATIN]


def looks(states: list[State]) -> list[Look]:
    """One language after the other: to change it takes longest."""
    found = [Look(state, language) for state in states for language in languages(state)]
    return sorted(found, key=lambda look: (look.state.game, look.language))


class Eyes:
    """A stage of their own: the language of the others stays as it is."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.stage = Stage(browser, url)
        self._set = ("", "")

    def look(self, look: Look, theme: str = "light") -> None:
        if self._set != (look.language, theme):
            self.stage.call("speak", look.language, theme)
            self._set = (look.language, theme)
        self.stage.show(info(look.state.game), look.state.told(look.language))
        self.stage.page.evaluate("document.fonts.ready.then(() => 0)")

    def listings(self, look: Look) -> Iterator[tuple[str, boxes.Listing]]:
        """What is seen in each window."""
        self.look(look)
        for name, size in WINDOWS.items():
            windows.resize(self.stage.page, size)
            seen = self.stage.call("boxes")
            yield name, boxes.listing(seen, windows.faults(self.stage.page))
