"""Two versions side by side as one HTML page, and how their figures are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from wondertable.core.text import name, sentence
from wondertable.lab import figures, plots
from wondertable.lab.comparing import Compared, Difference
from wondertable.lab.page import code, facts, folded, page, paragraph, say, section, table

OWN = {
    "length": "compare-length",
    "no_winner": "compare-no-winner-share",
    "shared": "compare-shared",
    "unscored": "compare-unscored",
    "winning_score": "compare-winning-score",
    "share": "compare-share",
    "mean_score": "compare-mean-score",
}
"""Figures that every game has."""
SEATS = "seats"
FAMILY = 3
"""Names in the path of a thing's figure: its family, the thing, the figure."""
PLOTTED = 24


def label(path: tuple[str, ...], game: str, named: Mapping[str, str]) -> str:
    """In words: "Rolando, win rate". `named`: what the data of the versions call things, where that is not as shipped."""
    if len(path) == FAMILY:
        family, thing, figure = path
        if family == SEATS:
            return f"{say('lab-seat', {'number': int(thing)})}, {say(OWN[figure])}"
        who = named.get(f"{family.removesuffix('s')}-{thing}")
        who = who or str(name(family.removesuffix("s"), thing, game))
        return f"{who}, {figures.label(figure, game)}"
    if len(path) == 1 and path[0] in OWN:
        return say(OWN[path[0]])
    return ", ".join(figures.label(each, game) for each in path)


def report(found: Compared, command: Sequence[str]) -> str:
    """The page; `command` is shown as the way to make it again, if there is one."""
    study = found.studies[0]
    title = sentence("title", game=study.game)
    words: dict[str, object] = {
        "label": title,
        "players": study.players,
        "games": found.games,
        "one": found.names[0],
        "other": found.names[1],
    }
    compared = [each for each in found.differences if each.interval is not None]
    clear = sorted((each for each in compared if each.clear), key=lambda each: -strength(each))
    parts = [f"<h1>{escape(title)}</h1>", paragraph("compare-title", words, "lead")]
    if found.partial:
        parts.append(paragraph("compare-partial", {"games": found.games, "wanted": study.games}, "warning"))
    for who, sums in zip(found.names, found.sums, strict=True):
        if sums.games and sums.unwon == sums.games:
            parts.append(paragraph("compare-no-winner", {"version": who, "games": sums.games}, "warning"))
    shown = [(say("report-fact-games"), f"{found.games:,}"), (say("compare-what"), f"{len(clear)} / {len(compared)}")]
    parts.append(facts(shown))
    parts.append(what_differs(found, clear, len(compared)))
    parts.append(section("compare-all", folded("report-numbers", all_figures(found, found.differences))))
    made = [paragraph("report-again"), code(command)] if command else []
    parts.append(section("report-how", *made, paragraph("compare-how")))
    return page(say("compare-title", words), parts)


def what_differs(found: Compared, clear: list[Difference], compared: int) -> str:
    """Effects of different units on one scale: as a part of what the figure was."""
    told = paragraph("compare-clear", {"clear": len(clear), "all": compared})
    if not clear:
        return section("compare-what", told, paragraph("compare-none"))
    relative = [
        plots.Rate(
            label(each.path, found.studies[0].game, found.own_names),
            *(value / abs(each.one) for value in (each.effect, *each.corrected)),
        )
        for each in clear
        if each.one and each.effect is not None and each.corrected
    ][:PLOTTED]
    plot = plots.rates(relative, 0.0, say("compare-what"), True, signed=True) if relative else ""
    return section("compare-what", told, plot, all_figures(found, clear))


def strength(each: Difference) -> float:
    """How large an effect is, against what chance would do."""
    if each.interval is None or each.effect is None:
        return 0.0
    wide = each.interval[1] - each.interval[0]
    return abs(each.effect) / wide if wide else float("inf")


def all_figures(found: Compared, differences: Sequence[Difference]) -> str:
    head = [say("compare-figure"), *found.names, say("compare-difference"), say("lab-interval")]
    return table("", head, [cells(found, each) for each in differences])


def cells(found: Compared, each: Difference) -> list[str]:
    shown = [figures.shown(value) for value in (each.one, each.other)]
    effect = "-" if each.effect is None else signed(each.effect)
    between = "-" if each.interval is None else f"{signed(each.interval[0])} .. {signed(each.interval[1])}"
    return [label(each.path, found.studies[0].game, found.own_names), *shown, effect, between]


def signed(value: float) -> str:
    return f"{value:+,.1f}" if abs(value) >= 10 else f"{value:+.3f}"
