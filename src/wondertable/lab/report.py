"""A study as one HTML page for game designers: complete in itself, readable in light and dark, in print and by voice."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Sequence
from html import escape

from wondertable.core.text import name, sentence, spoken
from wondertable.lab import figures, plots
from wondertable.lab.numbers import interval, mean, percentile
from wondertable.lab.pool import Found
from wondertable.lab.study import Study
from wondertable.lab.style import STYLE
from wondertable.lab.sums import Sums

PER_CENTS = (5, 25, 50, 75, 95)


def report(study: Study, found: Found, command: Sequence[str]) -> str:
    """The page; `command` is shown as the way to make it again."""
    sums = found.sums
    game = study.open()
    stats = game.figures(sums.tally)
    title = sentence("title", game=study.game)
    parts = [
        f"<h1>{escape(title)}</h1>",
        paragraph("report-lead", {"players": study.players, "games": sums.games, "bots": list(study.bots)}, "lead"),
    ]
    if found.partial:
        parts.append(paragraph("report-partial", {"games": sums.games, "wanted": study.games}, "warning"))
    if sums.games:
        parts += [facts(sums), bots(study, sums), seats(study, sums), scores(sums), lengths(sums)]
        parts += [own_figures(study, stats), *own_families(study, stats)]
    parts.append(how(study, found, command))
    page_title = escape(say("report-title", {"title": title, "players": study.players}))
    return (
        f'<!doctype html>\n<html lang="{spoken()}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{page_title}</title>\n'
        f"<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(filter(None, parts))
        + "\n</main>\n</body>\n</html>\n"
    )


# -- parts of the page -------------------------------------------------------------------------------------------------


def say(key: str, args: dict[str, object] | None = None) -> str:
    return sentence(key, args)


def paragraph(key: str, args: dict[str, object] | None = None, style: str = "") -> str:
    return f'<p class="{style}">{escape(say(key, args))}</p>' if style else f"<p>{escape(say(key, args))}</p>"


def section(key: str, *parts: str) -> str:
    return titled(say(key), *parts)


def titled(title: str, *parts: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{''.join(parts)}</section>"


def table(caption: str, head: list[str], rows: list[list[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:]) + "</tr>"
        for row in rows
    )
    title = f"<caption>{escape(caption)}</caption>" if caption else ""
    return f'<div class="wide"><table>{title}<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def facts(sums: Sums) -> str:
    """What one looks for first."""
    shown = [
        ("report-fact-games", f"{sums.games:,}"),
        ("report-fact-length", figures.shown(percentile(sums.lengths, 50))),
        ("report-fact-shared", per_cent(sums.shared / sums.games)),
        ("report-fact-winning", figures.shown(percentile(sums.winning, 50))),
        ("report-fact-unscored", per_cent(1 - sum(sums.winning.values()) / sums.games)),
    ]
    cells = "".join(f"<div><dt>{escape(say(key))}</dt><dd>{value}</dd></div>" for key, value in shown)
    return f'<dl class="facts">{cells}</dl>'


def seats(study: Study, sums: Sums) -> str:
    lines = [
        rate(say("lab-seat", {"number": seat + 1}), sums.wins[seat], sums.games, 1.0) for seat in range(study.players)
    ]
    spread = max(line.value for line in lines) - min(line.value for line in lines)
    telling = (
        "report-seats-differ" if not all(holds(line, 1 / study.players) for line in lines) else "report-seats-same"
    )
    told = say(telling, {"spread": per_cent(spread)})
    return section(
        "report-seats",
        paragraph(telling, {"spread": per_cent(spread)}),
        plots.rates(lines, 1 / study.players, told, True),
    )


def bots(study: Study, sums: Sums) -> str:
    if not study.several:
        return ""
    lines = [rate(bot, found.wins, found.seats, 1.0) for bot, found in sums.bots.items()]
    head = [say(key) for key in ("lab-bot", "lab-seats-played", "lab-wins", "lab-mean-score")]
    rows = [
        [bot, f"{found.seats:,}", f"{found.wins:,.1f}", figures.shown(mean(found.scores))]
        for bot, found in sums.bots.items()
    ]
    key = "report-bots-rotated" if study.turns > 1 else "report-bots-fixed"
    told = say("report-bots-plot")
    return section(
        "report-bots", paragraph(key), plots.rates(lines, 1 / study.players, told, True), table(told, head, rows)
    )


def scores(sums: Sums) -> str:
    everybody: Counter[int] = Counter()
    for of_seat in sums.scores:
        everybody.update(of_seat)
    if not everybody:
        return section("report-scores", paragraph("report-no-scores"))
    head = [say("lab-seat-head"), say("lab-mean"), *(f"{p} %" for p in PER_CENTS)]
    named = [(say("lab-seat", {"number": seat + 1}), counts) for seat, counts in enumerate(sums.scores)]
    named += [(say("report-all-seats"), everybody), (say("report-winners"), sums.winning)]
    rows = [
        [who, figures.shown(mean(counts)), *(figures.shown(percentile(counts, p)) for p in PER_CENTS)]
        for who, counts in named
    ]
    return section(
        "report-scores",
        f"<h3>{escape(say('report-winning-scores'))}</h3>",
        plots.distribution(sums.winning, say("report-winning-scores"), marks(sums.winning)),
        f"<h3>{escape(say('report-all-scores'))}</h3>",
        plots.distribution(everybody, say("report-all-scores"), marks(everybody)),
        table(say("report-scores-table"), head, rows),
    )


def lengths(sums: Sums) -> str:
    return section("report-lengths", plots.distribution(sums.lengths, say("report-lengths"), marks(sums.lengths)))


def own_figures(study: Study, stats: dict[str, object]) -> str:
    rows = [[label, figures.shown(value)] for label, value in figures.single(stats, study.game)]
    return section("report-figures", table("", [say("lab-figure"), say("lab-value")], rows)) if rows else ""


def own_families(study: Study, stats: dict[str, object]) -> list[str]:
    parts = []
    for family in figures.families(stats, study.game):
        rated = sorted(
            (line for line in family.lines if line.interval), key=lambda line: -number(line.values["win_rate"])
        )
        lines = [
            plots.Rate(line.name, number(line.values["win_rate"]), *line.interval) for line in rated if line.interval
        ]
        told = say("report-family-plot", {"family": family.title})
        head = [family.title, *family.columns.values()]
        rows = [
            [line.name, *(figures.shown(line.values.get(column)) for column in family.columns)] for line in family.lines
        ]
        plot = [paragraph("report-family"), plots.rates(lines, 1.0, told, False)] if lines else []
        parts.append(titled(family.title[:1].upper() + family.title[1:], *plot, table(told, head, rows)))
    return parts


def how(study: Study, found: Found, command: Sequence[str]) -> str:
    options = [
        [name("option", key, study.game), name(f"option-{key}", str(value).lower(), study.game)]
        for key, value in study.open().check_options(study.options).items()
    ]
    speed = {"decisions": found.sums.decisions, "seconds": f"{found.seconds:.1f}"}
    return section(
        "report-how",
        paragraph("report-again"),
        f"<pre><code>{escape(shlex.join(command))}</code></pre>",
        paragraph("report-speed", speed),
        paragraph("report-intervals"),
        table(say("report-options"), [say("lab-option"), say("lab-value")], options) if options else "",
    )


# -- small helps -------------------------------------------------------------------------------------------------------


def rate(name: str, wins: float, trials: int, unit: float) -> plots.Rate:
    low, high = interval(wins, trials) or (0.0, 0.0)
    return plots.Rate(name, wins / trials * unit, low * unit, high * unit)


def holds(rate: plots.Rate, value: float) -> bool:
    return rate.low <= value <= rate.high


def marks(counts: Counter[int]) -> list[tuple[int, str]]:
    """The percentiles below a plot; values that come up for several of them are marked once."""
    found: dict[int, list[str]] = {}
    for p in PER_CENTS:
        value = percentile(counts, p)
        if value is not None:
            found.setdefault(value, []).append(str(p))
    return [(value, f"{', '.join(ps)} %") for value, ps in found.items()]


def per_cent(share: float) -> str:
    return f"{share * 100:.1f} %"


def number(value: object) -> float:
    return float(value) if isinstance(value, int | float) else 0.0
