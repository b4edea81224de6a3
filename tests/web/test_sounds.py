"""Every sound as a real browser makes it, at full volume: heard, not cut off at the top, and over soon."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict

import pytest

from tests.browser.browsers import Browsers
from tests.web.node import WEB, bundle

LONGEST = 2.0
"""Seconds."""
HEARD = 0.1
"""Of full height; and on average over the tenth of a second in which it is loudest,"""
HEARD_ON_AVERAGE = 0.02

RENDER = """async (source) => {
  const { SOUNDS, play } = await import(`data:text/javascript;base64,${source}`);
  const RATE = 44100, SECONDS = 3;
  const made = {};
  for (const name of Object.keys(SOUNDS)) {
    const hall = new OfflineAudioContext(1, RATE * SECONDS, RATE);
    play(hall, name, 1);
    const samples = (await hall.startRendering()).getChannelData(0);
    let peak = 0, ends = 0, loudest = 0;
    for (let at = 0; at < samples.length; at++) {
      peak = Math.max(peak, Math.abs(samples[at]));
      if (Math.abs(samples[at]) > 0.002) ends = at / RATE;
    }
    for (let at = 0; at + RATE / 10 <= samples.length; at += RATE / 20) {
      let power = 0;
      for (let one = at; one < at + RATE / 10; one++) power += samples[one] ** 2;
      loudest = Math.max(loudest, Math.sqrt(power / (RATE / 10)));
    }
    made[name] = { peak, ends, loudest };
  }
  return made;
}"""


class Made(TypedDict):
    peak: float
    ends: float
    loudest: float


@pytest.fixture(scope="module")
def made(browsers: Browsers, tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Made]]:
    source = bundle(WEB / "src" / "kit" / "sounds.ts", tmp_path_factory.mktemp("sounds") / "sounds.mjs")
    with browsers.lent() as browser:
        page = browser.new_page()
        yield page.evaluate(RENDER, encoded(source))
        page.close()


def encoded(source: Path) -> str:
    return base64.b64encode(source.read_bytes()).decode()


def test_all_that_a_table_needs_is_there(made: dict[str, Made]) -> None:
    wanted = {"card", "seal", "reveal", "shatter", "scroll", "shelf", "paper", "creak", "fall", "turn", "win"}
    assert wanted <= set(made)


def test_none_is_silent_clipped_or_long(made: dict[str, Made]) -> None:
    for name, sound in made.items():
        assert HEARD <= sound["peak"] <= 1, (name, sound["peak"])
        assert sound["loudest"] >= HEARD_ON_AVERAGE, (name, sound["loudest"])
        assert 0.02 <= sound["ends"] <= LONGEST, (name, sound["ends"])
