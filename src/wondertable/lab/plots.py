"""Plots as inline SVG: no script, colours from the page's style, and a sentence for those who do not see them.

Places are given in per cent of the width and letters in pixels, so that a plot fits a phone and its words stay readable; names stand
beside the drawing, as words of the page that may wrap, and are never cut.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape
from itertools import pairwise
from typing import NamedTuple

HEIGHT = 220
BOTTOM = 26
TOP = 12
HOTTEST = 55
"""Per cent of colour at the greatest place of a map: letters stay readable on it, in light and in dark."""
LEFT = 11.0
"""Per cent of the width that the words of the upright axis have."""


class Rate(NamedTuple):
    """One line of a plot of rates: its name, its value and the interval around it."""

    name: str
    value: float
    low: float
    high: float


class Cell(NamedTuple):
    """One place of a map: its name, where it lies, and what is shown there."""

    name: str
    x: float
    y: float
    value: float


def svg(height: int, told: str, parts: Sequence[str], style: str = "plot") -> str:
    return (
        f'<svg class="{style}" height="{height}" role="img" aria-label="{escape(told)}">'
        f"<title>{escape(told)}</title>{''.join(parts)}</svg>"
    )


def text(x: float, y: float, words: str, anchor: str = "start", style: str = "small") -> str:
    return f'<text x="{x:.2f}%" y="{y:.1f}" text-anchor="{anchor}" class="{style}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{x1:.2f}%" y1="{y1:.1f}" x2="{x2:.2f}%" y2="{y2:.1f}" class="{style}"/>'


def rates(lines: Sequence[Rate], fair: float, told: str, per_cent: bool, *, signed: bool = False) -> str:
    """A dot with its interval for each line, and an upright at the fair share. Names and numbers are words of the page.

    Differences are signed; beside a minus a dash would not be read as one.
    """
    low = min([fair, *(rate.low for rate in lines)])
    high = max([fair, *(rate.high for rate in lines)])
    room = (high - low) * 0.06 or 0.01
    low, high = low - room, high + room

    def at(value: float) -> float:
        return (value - low) / (high - low) * 100

    def words(value: float) -> str:
        sign = "+" if signed else ""
        return f"{value * 100:{sign}.1f} %" if per_cent else f"{value:{sign}.2f}"

    rows = []
    for rate in lines:
        numbers = f"{words(rate.value)} ({words(rate.low)} {'..' if signed else '-'} {words(rate.high)})"
        strip = (
            line(at(fair), 0, at(fair), 24, "fair")
            + line(at(rate.low), 12, at(rate.high), 12, "spread")
            + f'<circle cx="{at(rate.value):.2f}%" cy="12" r="5" class="dot"/>'
        )
        rows.append(
            f'<li><span class="name">{escape(rate.name)}</span>'
            f'<svg class="strip" height="24" aria-hidden="true">{strip}</svg>'
            f'<span class="number">{numbers}</span></li>'
        )
    return f'<ul class="rates" aria-label="{escape(told)}">{"".join(rows)}</ul>'


def distribution(counts: Mapping[int, int], told: str) -> str:
    """How often each value came up, in per cent."""
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
    wide = (99 - LEFT) / number
    bottom = HEIGHT - BOTTOM

    def high(share: float) -> float:
        return (bottom - TOP) * share * total / tallest

    parts = axis(grid(tallest / total), high, bottom)
    for bar, count in sorted(bars.items()):
        tall = high(count / total)
        first = least + bar * step
        values = f"{first}" if step == 1 else f"{first} - {first + step - 1}"
        parts.append(
            f'<rect x="{LEFT + bar * wide:.2f}%" y="{bottom - tall:.1f}" width="{wide * 0.92:.2f}%" height="{tall:.1f}" '
            f'class="bar"><title>{values}: {count / total * 100:.1f} %</title></rect>'
        )
    for value in ticks(least, most):
        x = LEFT + ((value - least) // step + 0.46) * wide
        parts += [line(x, bottom, x, bottom + 5, "axis"), text(x, bottom + 18, f"{value:,}", "middle")]
    parts.append(line(LEFT, bottom, 99, bottom, "axis"))
    return svg(HEIGHT, told, parts)


def curve(values: Sequence[tuple[float, float, float, float]], told: str, fair: float | None, below: str) -> str:
    """Shares from 0 to 1 along a way from 0 to 1: where, how much, and the interval; `below` says what the way is."""
    bottom = HEIGHT - BOTTOM - 14

    def x(at: float) -> float:
        return LEFT + at * (98 - LEFT)

    def y(share: float) -> float:
        return bottom - (bottom - TOP) * min(max(share, 0.0), 1.0)

    parts = axis([0.25, 0.5, 0.75, 1.0], lambda share: bottom - y(share), bottom)
    if fair is not None:
        parts.append(line(LEFT, y(fair), 98, y(fair), "fair"))
    for (at, share, _, _), (then, later, _, _) in pairwise(values):
        parts.append(line(x(at), y(share), x(then), y(later), "way"))
    for at, share, low, high in values:
        parts.append(line(x(at), y(low), x(at), y(high), "spread"))
        parts.append(
            f'<circle cx="{x(at):.2f}%" cy="{y(share):.1f}" r="4" class="dot">'
            f"<title>{at * 100:.0f} %: {share * 100:.0f} %</title></circle>"
        )
    for at in (0.0, 0.25, 0.5, 0.75, 1.0):
        anchor = "middle" if 0 < at < 1 else "start" if at == 0 else "end"
        parts.append(text(x(at), bottom + 16, f"{at * 100:.0f} %", anchor))
    parts += [line(LEFT, bottom, 98, bottom, "axis"), text(x(0.5), bottom + 34, below, "middle", "faint")]
    return svg(HEIGHT, told, parts)


def heat(cells: Sequence[Cell], told: str) -> str:
    """A map: the stronger the colour of a place, the more of it; each has its number too."""
    least, most = min(cell.value for cell in cells), max(cell.value for cell in cells)
    size = 34.0
    rows = sorted({round(cell.y, 2) for cell in cells})
    tall = size * min([1.0, *(after - before for before, after in pairwise(rows))])  # of hexes they lie closer
    left, top = min(cell.x for cell in cells), min(cell.y for cell in cells)
    wide = (max(cell.x for cell in cells) - left + 1) * size + 8
    high = (max(cell.y for cell in cells) - top + 1) * size + 8
    parts = []
    for cell in cells:
        x, y = (cell.x - left) * size + 4, (cell.y - top) * size + 4
        share = (cell.value - least) / (most - least) if most > least else 0.5
        parts.append(
            f'<rect x="{x + 1:.1f}" y="{y + (size - tall) / 2 + 1:.1f}" width="{size - 2:g}" height="{tall - 2:.1f}" rx="6" class="cell" '
            f'style="--heat:{share * HOTTEST:.0f}%"><title>{escape(cell.name)}: {short(cell.value)}</title></rect>'
            f'<text x="{x + size / 2:.1f}" y="{y + size / 2 + 4:.1f}" text-anchor="middle" '
            f'class="count">{short(cell.value)}</text>'
        )
    return (
        f'<svg class="map" viewBox="0 0 {wide:.0f} {high:.0f}" style="max-width:{wide * 1.5:.0f}px" role="img" '
        f'aria-label="{escape(told)}"><title>{escape(told)}</title>{"".join(parts)}</svg>'
    )


def short(value: float) -> str:
    return f"{value:.0f}" if abs(value) >= 10 else f"{value:.1f}" if abs(value) >= 1 else f"{value:.2f}".lstrip("0")


def axis(shares: Sequence[float], high: object, bottom: float) -> list[str]:
    assert callable(high)
    parts = []
    for share in shares:
        y = bottom - high(share)
        parts += [line(LEFT, y, 99, y, "grid"), text(LEFT - 1, y + 4, f"{share * 100:g} %", "end")]
    return parts


def ticks(least: int, most: int) -> list[int]:
    """Up to six round values, the first not before the least."""
    if most == least:
        return [least]
    step = next(
        size * 10**power for power in range(12) for size in (1, 2, 5) if (most - least) / (size * 10**power) <= 5
    )
    return list(range(-(-least // step) * step, most + 1, step))


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
