# /// script
# dependencies = ["brotli==1.2.1", "fonttools==4.68.0", "uharfbuzz==0.57.0"]
# ///
"""Turns the words on a game's cover into outlines, because a picture in a page has no letters of the page's.

A board names its words in `boards/<game>/title.txt`; `title.generated.ts` beside it has each as one path, with the middle of
its base line at 0 0. Run it after a change of a title, with what is named above: `uv run tools/titles.py`.
"""

import io
import re
from itertools import pairwise
from math import hypot
from pathlib import Path

import uharfbuzz as hb
from fontTools.ttLib import TTFont

WEB = Path(__file__).parents[1] / "web"
Point = tuple[float, float]
STEPS = 8
PLACES = 1
TOLERANCE = 0.07
"""In units of a cover, of which a large one has two pixels each."""


def main() -> None:
    for titles in sorted(WEB.glob("src/boards/*/title.txt")):
        lines = [line.split(" | ") for line in titles.read_text().splitlines() if line and not line.startswith("#")]
        paths = [f"  '{words}':\n    '{outline(words, *how)}'," for words, *how in lines]
        made = (
            "// Made by tools/titles.py from title.txt.\nexport const title = {\n"
            + "\n".join(paths)
            + "\n} as const;\n"
        )
        titles.with_name("title.generated.ts").write_text(made)


def outline(words: str, file: str, weight: str, size: str, spacing: str) -> str:
    """The words in a size, each letter followed by some more space (in em), as CSS has it."""
    opened = TTFont(WEB / "node_modules" / file)
    opened.flavor = None
    plain = io.BytesIO()
    opened.save(plain)
    font = hb.Font(hb.Face(plain.getvalue()))
    if "fvar" in opened:
        font.set_variations({"wght": float(weight)})
    text = hb.Buffer()
    text.add_str(words)
    text.guess_segment_properties()
    hb.shape(font, text, {"liga": float(spacing) == 0})
    scale = float(size) / opened["head"].unitsPerEm
    gap = float(spacing) * float(size)
    advances = [place.x_advance * scale + gap for place in text.glyph_positions]
    pen = Pen(scale, -sum(advances) / 2)
    for glyph, place, advance in zip(text.glyph_infos, text.glyph_positions, advances, strict=True):
        pen.shift = place.x_offset * scale
        font.draw_glyph(glyph.codepoint, pen.functions, pen)
        pen.left += advance
    return "".join(pen.parts)


class Pen:
    """Writes a path for SVG, whose y goes down: of straight lines, as few as the eye cannot tell from the letters."""

    functions = hb.DrawFuncs()

    def __init__(self, scale: float, left: float) -> None:
        self.scale, self.left, self.shift = scale, left, 0.0
        self.ring: list[Point] = []
        self.parts: list[str] = []

    def place(self, x: float, y: float) -> Point:
        return (x * self.scale + self.left + self.shift, -y * self.scale)

    def curve(self, *numbers: float) -> None:
        points = [self.ring[-1], *(self.place(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True))]
        self.ring += [between(points, step / STEPS) for step in range(1, STEPS + 1)]

    def close(self) -> None:
        half = len(self.ring) // 2
        ring = [
            (round(x, PLACES), round(y, PLACES)) for x, y in thin(self.ring[: half + 1])[:-1] + thin(self.ring[half:])
        ]
        steps = [(x - before[0], y - before[1]) for before, (x, y) in pairwise(ring)]
        if written := " ".join(pair(*step) for step in steps if any(step)):
            self.parts.append(f"M{pair(*ring[0])}l{written}z")


def between(points: list[Point], part: float) -> Point:
    """A point of the curve that these points span."""
    while len(points) > 1:
        points = [(a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part) for a, b in pairwise(points)]
    return points[0]


def thin(line: list[Point]) -> list[Point]:
    """The line without the points that lie on the way anyhow."""
    (x, y), (to_x, to_y) = line[0], line[-1]
    length = hypot(to_x - x, to_y - y) or 1
    far = [abs((to_x - x) * (y - b) - (x - a) * (to_y - y)) / length for a, b in line]
    at = max(range(len(line)), key=far.__getitem__)
    return [line[0], line[-1]] if far[at] < TOLERANCE else thin(line[: at + 1])[:-1] + thin(line[at:])


def pair(x: float, y: float) -> str:
    return re.sub(r"\b0\.", ".", f"{round(x, PLACES) + 0:g} {round(y, PLACES) + 0:g}".replace(" -", "-"))


Pen.functions.set_move_to_func(lambda x, y, pen: setattr(pen, "ring", [pen.place(x, y)]))
Pen.functions.set_line_to_func(lambda x, y, pen: pen.ring.append(pen.place(x, y)))
Pen.functions.set_quadratic_to_func(lambda *args: args[-1].curve(*args[:-1]))
Pen.functions.set_cubic_to_func(lambda *args: args[-1].curve(*args[:-1]))
Pen.functions.set_close_path_func(lambda pen: pen.close())

if __name__ == "__main__":
    main()
