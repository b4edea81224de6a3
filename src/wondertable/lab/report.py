"""A study as one HTML page for game designers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape

from wondertable.core.text import name, sentence
from wondertable.lab import figures, plots
from wondertable.lab.looking import Looked
from wondertable.lab.numbers import interval, mean, percentile
from wondertable.lab.off import Off, looks_off
from wondertable.lab.page import code, facts, folded, headline, page, paragraph, per_cent, say, section, table, titled
from wondertable.lab.pool import Found
from wondertable.lab.report_closely import closely
from wondertable.lab.study import Study
from wondertable.lab.sums import Sums

PER_CENTS = (5, 25, 50, 75, 95)
PLACES_MOST = 3
"""Columns of a family of places that are drawn as maps."""


def report(study: Study, found: Found, command: Sequence[str], looked: Looked | None = None) -> str:
    """The page; `command` is shown as the way to make it again."""
    sums = found.sums
    game = study.open()
    stats = game.figures(sums.tally)
    families = figures.families(stats, study.game, game.custom_names())
    title = sentence("title", game=study.game)
    parts = [
        f"<h1>{escape(title)}</h1>",
        paragraph("report-lead", {"players": study.players, "games": sums.games, "bots": list(study.bots)}, "lead"),
    ]
    if found.partial:
        parts.append(paragraph("report-partial", {"games": sums.games, "wanted": study.games}, "warning"))
    if sums.games:
        off = looks_off(sums, families, seat_names(study), say("report-seat-family"))
        parts += [
            first_facts(sums),
            looking_off(off, sums),
            seats(study, sums),
            bots(study, sums),
            scores(sums),
            lengths(sums),
        ]
        parts += closely(study, looked) if looked is not None else []
        parts += [own_figures(study, stats), *own_families(families)]
    parts.append(how(study, found, command))
    return page(say("report-title", {"title": title, "players": study.players}), parts)


def seat_names(study: Study) -> list[str]:
    return [say("lab-seat", {"number": seat + 1}) for seat in range(study.players)]


def first_facts(sums: Sums) -> str:
    return facts(
        [
            (say("report-fact-games"), f"{sums.games:,}"),
            (say("report-fact-length"), figures.shown(percentile(sums.lengths, 50))),
            (say("report-fact-shared"), per_cent(sums.shared / sums.games)),
            (say("report-fact-winning"), figures.shown(percentile(sums.winning, 50))),
            (say("report-fact-unscored"), per_cent(1 - sum(sums.winning.values()) / sums.games)),
        ]
    )


def looking_off(off: Off, sums: Sums) -> str:
    lines = []
    if sums.unwon == sums.games:
        lines.append(say("report-off-no-winner", {"games": sums.games}))
    for odd in off.odd:
        effect = f"{(odd.rate / odd.fair - 1) * 100:+.0f}\u00a0%"
        low, high = (f"{(value / odd.fair - 1) * 100:+.0f}\u00a0%" for value in (odd.low, odd.high))
        facts_of: dict[str, object] = {"family": odd.family, "thing": odd.name, "effect": effect}
        lines.append(say("report-off-rate", facts_of | {"low": low, "high": high}))
    for dead in off.dead:
        shown = {"uses": f"{dead.uses:,.3g}", "usual": f"{dead.usual:,.3g}"}
        lines.append(say("report-off-dead", {"family": dead.family, "thing": dead.name, **shown}))
    items = "".join(f"<li>{escape(each)}</li>" for each in lines)
    body = f'<ul class="off">{items}</ul>' if lines else paragraph("report-off-nothing")
    return section("report-off", body, paragraph("report-off-many", {"compared": off.compared}))


def seats(study: Study, sums: Sums) -> str:
    lines = [rate(who, sums.wins[seat], sums.games) for seat, who in enumerate(seat_names(study))]
    spread = max(line.value for line in lines) - min(line.value for line in lines)
    telling = (
        "report-seats-differ" if not all(holds(line, 1 / study.players) for line in lines) else "report-seats-same"
    )
    first = lines[0]
    edge: dict[str, object] = {
        "edge": f"{(first.value - 1 / study.players) * 100:+.1f}\u00a0%",
        "low": f"{(first.low - 1 / study.players) * 100:+.1f}\u00a0%",
        "high": f"{(first.high - 1 / study.players) * 100:+.1f}\u00a0%",
    }
    return section(
        "report-seats",
        paragraph(telling, {"spread": per_cent(spread)}),
        paragraph("report-first-edge", edge),
        plots.rates(lines, 1 / study.players, say("report-seats"), True),
    )


def bots(study: Study, sums: Sums) -> str:
    if not study.several:
        return ""
    lines = [rate(bot, found.wins, found.seats) for bot, found in sums.bots.items()]
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
    head = [say("lab-seat-head"), say("lab-mean"), *(f"{p}\u00a0%" for p in PER_CENTS)]
    named = [(say("lab-seat", {"number": seat + 1}), counts) for seat, counts in enumerate(sums.scores)]
    named += [(say("report-all-seats"), everybody), (say("report-winners"), sums.winning)]
    rows = [
        [who, figures.shown(mean(counts)), *(figures.shown(percentile(counts, p)) for p in PER_CENTS)]
        for who, counts in named
    ]
    return section(
        "report-scores",
        headline("report-winning-scores"),
        plots.distribution(sums.winning, say("report-winning-scores")),
        headline("report-all-scores"),
        plots.distribution(everybody, say("report-all-scores")),
        table(say("report-scores-table"), head, rows),
    )


def lengths(sums: Sums) -> str:
    head = [say("lab-mean"), *(f"{p}\u00a0%" for p in PER_CENTS)]
    row = [figures.shown(mean(sums.lengths)), *(figures.shown(percentile(sums.lengths, p)) for p in PER_CENTS)]
    return section(
        "report-lengths",
        plots.distribution(sums.lengths, say("report-lengths")),
        table(say("report-lengths-table"), head, [row]),
    )


def own_figures(study: Study, stats: dict[str, object]) -> str:
    rows = [[label, figures.shown(value)] for label, value in figures.single(stats, study.game)]
    return section("report-figures", table("", [say("lab-figure"), say("lab-value")], rows)) if rows else ""


def own_families(families: Sequence[figures.Family]) -> list[str]:
    return [family_of_places(family) if family.places else family_of_things(family) for family in families]


def family_of_things(family: figures.Family) -> str:
    rated = sorted(
        (line for line in family.lines if line.interval), key=lambda line: -figures.number(line.values["win_rate"])
    )
    lines = [
        plots.Rate(line.name, figures.number(line.values["win_rate"]), *line.interval)
        for line in rated
        if line.interval
    ]
    told = say("report-family-plot", {"family": family.title})
    plot = [paragraph("report-family"), plots.rates(lines, 1.0, told, False)] if lines else []
    return titled(capital(family.title), *plot, family_table(family, told))


def family_table(family: figures.Family, told: str) -> str:
    rows = [
        [line.name, *(figures.shown(line.values.get(column)) for column in family.columns)] for line in family.lines
    ]
    return table(told, [family.title, *family.columns.values()], rows)


def family_of_places(family: figures.Family) -> str:
    """A map for each column; its numbers once more as a table, for those who do not see it."""
    assert family.places is not None
    maps = []
    for column, label in list(family.columns.items())[:PLACES_MOST]:
        cells = [
            plots.Cell(line.name, *place, figures.number(line.values.get(column)))
            for line, place in zip(family.lines, family.places, strict=True)
        ]
        maps.append(f"<h3>{escape(capital(label))}</h3>" + plots.heat(cells, f"{family.title}: {label}"))
    told = say("report-family-plot", {"family": family.title})
    return titled(
        capital(family.title), paragraph("report-map"), *maps, folded("report-numbers", family_table(family, told))
    )


def how(study: Study, found: Found, command: Sequence[str]) -> str:
    options = [
        [name("option", key, study.game), name(f"option-{key}", str(value).lower(), study.game)]
        for key, value in study.open().check_options(study.options).items()
    ]
    speed: dict[str, object] = {"decisions": found.sums.decisions, "seconds": f"{found.seconds:.1f}"}
    return section(
        "report-how",
        paragraph("report-again"),
        code(command),
        paragraph("report-speed", speed),
        paragraph("report-intervals"),
        table(say("report-options"), [say("lab-option"), say("lab-value")], options) if options else "",
    )


# -- small helps -------------------------------------------------------------------------------------------------------


def rate(name: str, wins: float, trials: int) -> plots.Rate:
    low, high = interval(wins, trials) or (0.0, 0.0)
    return plots.Rate(name, wins / trials, low, high)


def holds(rate: plots.Rate, value: float) -> bool:
    return rate.low <= value <= rate.high


def capital(title: str) -> str:
    return title[:1].upper() + title[1:]
