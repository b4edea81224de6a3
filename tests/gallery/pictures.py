"""The pictures of the gallery: a dozen of each game, one after the other in another window, language and light."""

from __future__ import annotations

import base64
from itertools import cycle, islice
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

from tests.browser import axe, windows
from tests.gallery.boxes import home
from tests.gallery.looking import WINDOWS, Eyes, Look, languages
from tests.gallery.states import ASKED, HARD, State, states

EACH = 12
"""Pictures of one game."""
MOST = 40_000
"""Bytes of one picture."""
WIDEST = 1000
"""Pixels: what stands in a picture can still be read."""
SMALL = """async ([picture, widest, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const scale = Math.min(1, widest / image.naturalWidth);
  const [width, height] = [image.naturalWidth, image.naturalHeight].map((side) => Math.round(side * scale));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, width, height);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""
QUALITIES = (0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2)
WAIT = 180_000
"""Milliseconds: pictures in three dimensions take long on a busy machine."""
SPEAKS = ("en", "fr", "ja")


class Picture(NamedTuple):
    look: Look
    window: str
    theme: str

    @property
    def file(self) -> Path:
        state, language = self.look
        return home(state.game) / f"{state.name}-{language}-{self.window}-{self.theme}.webp"


def chosen(game: str) -> list[Picture]:
    """The hard ones first, then questions evenly out of all; windows, languages and light change at different paces."""
    hard = [state for state in states(game) if state.sort == HARD]
    asked = [state for state in states(game) if state.sort == ASKED]
    left = max(0, EACH - len(hard))
    spread = [asked[at * len(asked) // left] for at in range(min(left, len(asked)))] if left >= 1 else []
    spread = list(dict.fromkeys(spread))
    every: list[State] = list(islice([*hard, *spread], EACH))
    if every and len(every) < EACH:  # a game with few questions shows its hard ones twice
        every += list(islice(cycle(hard or asked), EACH - len(every)))
    names = list(WINDOWS)
    found = []
    for at, state in enumerate(every):
        spoken = languages(state)
        language = spoken[at % len(spoken)] if state.sort == HARD else SPEAKS[at % len(SPEAKS)]
        shift = at // len(names)
        found.append(Picture(Look(state, language), names[(at + shift) % len(names)], ("light", "dark")[at % 2]))
    return found


def take(eyes: Eyes, picture: Picture) -> bytes:
    page = eyes.stage.page
    windows.resize(page, WINDOWS[picture.window])
    eyes.look(picture.look, picture.theme)
    eyes.stage.call("boxes")  # until nothing moves any more
    axe.stand_still(page)
    if page.locator("canvas").count():
        page.screenshot(timeout=WAIT)  # what is seen in it may be drawn once more when its faces have come
    return smallest(page, page.screenshot(animations="disabled", timeout=WAIT))


def smallest(page: Page, picture: bytes) -> bytes:
    """As good as it may be within its weight."""
    encoded = base64.b64encode(picture).decode()
    for widest in (WIDEST, WIDEST * 3 // 4):  # a map of a hundred spaces is told in fewer pixels
        for quality in QUALITIES:
            small = base64.b64decode(page.evaluate(SMALL, [encoded, widest, quality]))
            if len(small) <= MOST:
                return small
    raise AssertionError(f"{len(small)} bytes are more than {MOST}")
