"""The parts of a report's page: complete in itself, readable on a phone, in light and dark, in print and by voice."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from html import escape

from wondertable.core.text import sentence, spoken
from wondertable.lab.style import STYLE

Words = dict[str, object]


def page(title: str, parts: Sequence[str]) -> str:
    return (
        f'<!doctype html>\n<html lang="{spoken()}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(filter(None, parts))
        + "\n</main>\n</body>\n</html>\n"
    )


def say(key: str, args: Words | None = None) -> str:
    return sentence(key, args)


def paragraph(key: str, args: Words | None = None, style: str = "") -> str:
    return words(say(key, args), style)


def words(text: str, style: str = "") -> str:
    return f'<p class="{style}">{escape(text)}</p>' if style else f"<p>{escape(text)}</p>"


def section(key: str, *parts: str) -> str:
    return titled(say(key), *parts)


def titled(title: str, *parts: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{''.join(parts)}</section>"


def headline(key: str) -> str:
    return f"<h3>{escape(say(key))}</h3>"


def table(caption: str, head: list[str], rows: list[list[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:]) + "</tr>"
        for row in rows
    )
    title = f"<caption>{escape(caption)}</caption>" if caption else ""
    return (
        f'<div class="wide" tabindex="0"><table>{title}<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'
    )


def folded(key: str, part: str) -> str:
    """What only some want to read."""
    return f"<details><summary>{escape(say(key))}</summary>{part}</details>"


def facts(shown: Sequence[tuple[str, str]]) -> str:
    """What one looks for first."""
    cells = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in shown)
    return f'<dl class="facts">{cells}</dl>'


def code(command: Sequence[str]) -> str:
    return f"<pre><code>{escape(shlex.join(command))}</code></pre>"


def per_cent(share: float) -> str:
    return f"{share * 100:.1f}\u00a0%"


def between(low: float, high: float) -> str:
    return f"{low * 100:.1f} - {high * 100:.1f}\u00a0%"
