"""Plots as inline SVG: no script, colours from the page's style, and a sentence for those who do not see them."""

from __future__ import annotations

import math
from collections.abc import Mapping
from html import escape
from typing import NamedTuple

WIDTH = 720
ROW = 26
LEFT = 150
RIGHT = 160
HEIGHT = 240
BOTTOM = 34
TOP = 10


class Rate(NamedTuple):
    """One line of a plot of rates: its name, its value and the interval around it."""

    name: str
    value: float
    low: float
    high: float


def svg(height: float, told: str, parts: list[str]) -> str:
    return (
        f'<div class="wide"><svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(told)}">'
        f"<title>{escape(told)}</title>{''.join(parts)}</svg></div>"
    )


def text(x: float, y: float, words: str, anchor: str = "start", style: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{style}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{style}"/>'


def rates(lines: list[Rate], fair: float, told: str, per_cent: bool) -> str:
    """A dot with its interval for each line, and an upright at the fair share."""
    low = min([fair, *(rate.low for rate in lines)])
    high = max([fair, *(rate.high for rate in lines)])
    room = (high - low) * 0.06 or 0.01
    low, high = max(0.0, low - room), high + room

    def at(value: float) -> float:
        return LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    def words(value: float) -> str:
        return f"{value * 100:.1f} %" if per_cent else f"{value:.2f}"

    bottom = TOP + ROW * len(lines)
    parts = [line(at(fair), TOP, at(fair), bottom, "fair"), text(at(fair), bottom + 16, words(fair), "middle", "small")]
    for number, rate in enumerate(lines):
        y = TOP + ROW * (number + 0.5)
        parts += [
            text(LEFT - 12, y + 4, rate.name, "end"),
            line(at(rate.low), y, at(rate.high), y, "spread"),
            f'<circle cx="{at(rate.value):.1f}" cy="{y:.1f}" r="5" class="dot"/>',
            text(
                WIDTH - RIGHT + 12,
                y + 4,
                f"{words(rate.value)}  ({words(rate.low)} - {words(rate.high)})",
                style="small",
            ),
        ]
    return svg(bottom + 24, told, parts)


def distribution(counts: Mapping[int, int], told: str, marks: list[tuple[int, str]]) -> str:
    """How often each value came up, in per cent; marks name single values below."""
    total = sum(counts.values())
    if not total:
        return ""
    least, most = ends(counts, total)
    step = max(1, math.ceil((most - least + 1) / 60))
    bars: dict[int, int] = {}
    for value, count in counts.items():
        bar = (min(max(value, least), most) - least) // step
        bars[bar] = bars.get(bar, 0) + count
    tallest = max(bars.values())
    number = (most - least) // step + 1
    wide = (WIDTH - 60) / number
    bottom = HEIGHT - BOTTOM

    def at(value: float) -> float:
        return 50 + (value - least) / step * wide

    def high(share: float) -> float:
        return (bottom - TOP) * share * total / tallest

    parts = []
    for share in grid(tallest / total):
        parts.append(line(50, bottom - high(share), WIDTH - 10, bottom - high(share), "grid"))
        parts.append(text(44, bottom - high(share) + 4, f"{share * 100:g} %", "end", "small"))
    for bar, count in sorted(bars.items()):
        tall = high(count / total)
        first = least + bar * step
        values = f"{first}" if step == 1 else f"{first} - {first + step - 1}"
        parts.append(
            f'<rect x="{50 + bar * wide + 0.5:.1f}" y="{bottom - tall:.1f}" width="{max(wide - 1, 0.5):.1f}" height="{tall:.1f}" '
            f'class="bar"><title>{values}: {count / total * 100:.1f} %</title></rect>'
        )
    for value, words in marks:
        parts.append(line(at(value + 0.5), bottom, at(value + 0.5), bottom + 5, "axis"))
        parts.append(text(at(value + 0.5), bottom + 18, str(value), "middle", "small"))
        parts.append(text(at(value + 0.5), bottom + 30, words, "middle", "faint"))
    parts.append(line(50, bottom, WIDTH - 10, bottom, "axis"))
    return svg(HEIGHT, told, parts)


def ends(counts: Mapping[int, int], total: int) -> tuple[int, int]:
    """All but the rarest values; those beyond are counted with the outermost bars."""
    values = sorted(counts)
    rare = total * 0.001
    first, last = 0, len(values) - 1
    seen = counts[values[first]]
    while seen < rare:
        first += 1
        seen += counts[values[first]]
    seen = counts[values[last]]
    while seen < rare and last > first:
        last -= 1
        seen += counts[values[last]]
    return values[first], values[last]


def grid(highest: float) -> list[float]:
    """Two to five round shares up to the highest."""
    for step in (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5):
        if highest / step <= 5:
            return [step * k for k in range(1, int(highest / step) + 1)]
    return [0.5, 1.0]
