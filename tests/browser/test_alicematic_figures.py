"""The thirty Alices of AlicematiC are told apart by their outlines alone: black shapes, as small as on a card in the hand."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import wondertable
from wondertable.server.pages import STATIC

MOST_ALIKE = 0.85
"""Of all that two shapes cover, the share that both cover."""
LEAST = 0.15
"""Of the frame: less is no figure."""

Figures = Mapping[str, Any]
Shapes = Mapping[str, int]
"""A bit for each pixel that is covered."""

# The frame is 96 pixels high. Round it lies a margin, so that whatever leaves the frame is seen.
WIDTH, HEIGHT, MARGIN = 84, 96, 6
ACROSS, DOWN = WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN
DRAWN = """async ([figures, across, down]) => {
  const canvas = new OffscreenCanvas(across, down);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const over = new Set(['white', 'pupil', 'shade', 'light', 'blush']);
  const lines = new Set(['line', 'fine', 'strand']);
  const black = ([tone, path, move]) =>
    `<path d="${path}" transform="${move ?? ''}" ` +
    (lines.has(tone) ? 'fill="none" stroke="#000"' : over.has(tone) ? '' : 'stroke="#000" stroke-width=".9"') + '/>';
  const drawn = {};
  for (const [name, { pieces }] of Object.entries(figures)) {
    const image = new Image();
    image.src = 'data:image/svg+xml,' + encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" viewBox="-10 -10 160 180">` +
      pieces.map(black).join('') + '</svg>');
    await image.decode();
    pen.clearRect(0, 0, across, down);
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, across, down);
    let bits = '';
    for (let at = 3; at < data.length; at += 4) bits += data[at] > 127 ? '1' : '0';
    drawn[name] = bits;
  }
  return drawn;
}"""
INSIDE = int(
    "".join(
        "1" if MARGIN <= x < ACROSS - MARGIN and MARGIN <= y < DOWN - MARGIN else "0"
        for y in range(DOWN)
        for x in range(ACROSS)
    ),
    2,
)


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    opened = browser.new_page()
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def figures() -> Figures:
    (file,) = (STATIC / "assets").glob("alicematic-figures-*.json")
    found: Figures = json.loads(file.read_text())
    return found


def shapes(page: Page, figures: Figures) -> Shapes:
    drawn = page.evaluate(DRAWN, [figures, ACROSS, DOWN])
    return {name: int(bits, 2) for name, bits in drawn.items()}


def overlap(one: int, other: int) -> float:
    return (one & other).bit_count() / (one | other).bit_count()


def alike(shapes: Shapes) -> list[tuple[str, str]]:
    return [
        (one, other)
        for one, other in combinations(sorted(shapes), 2)
        if overlap(shapes[one], shapes[other]) > MOST_ALIKE
    ]


def test_every_alice_has_a_figure(figures: Figures) -> None:
    data: dict[str, Any] = wondertable.game("alicematic").data
    names = {alice["name"] for alice in data["alice"]}
    assert set(figures) == names


def test_outlines_tell_them_apart(page: Page, figures: Figures) -> None:
    drawn = shapes(page, figures)
    assert alike(drawn) == []
    assert [name for name, shape in drawn.items() if shape.bit_count() < LEAST * WIDTH * HEIGHT] == []
    assert [name for name, shape in drawn.items() if shape & ~INSIDE] == [], "they stay in their frame"


def test_each_has_something_of_her_own(figures: Figures) -> None:
    def paths(name: str) -> set[str]:
        return {piece[1] for piece in figures[name]["pieces"]}

    for name in figures:
        assert paths(name) - {path for other in figures if other != name for path in paths(other)}, name


def test_twins_would_be_found(page: Page, figures: Figures) -> None:
    """One in other clothes, a pixel aside, is the same one."""
    dressed = {"deep": "wash", "wash": "paper", "paper": "deep"}
    moved = [
        [dressed.get(tone, tone), path, f"translate(1 0){move[0] if move else ''}"]
        for tone, path, *move in figures["Knight"]["pieces"]
    ]
    planted = {**figures, "Twin": {**figures["Knight"], "pieces": moved}}
    assert alike(shapes(page, planted)) == [("Knight", "Twin")]


def test_one_that_is_too_large_would_be_found(page: Page, figures: Figures) -> None:
    grown = [[tone, path, f"scale(1.1){move[0] if move else ''}"] for tone, path, *move in figures["Empress"]["pieces"]]
    drawn = shapes(page, {"Empress": {**figures["Empress"], "pieces": grown}})
    assert drawn["Empress"] & ~INSIDE
