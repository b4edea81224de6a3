"""The part of a report that comes from games looked at closely: choices, decisiveness, comebacks, luck and skill."""

from __future__ import annotations

from collections import Counter

from wondertable.core.text import name
from wondertable.lab import figures, plots
from wondertable.lab.looking import CLEAR, MOMENTS, PLAYOUTS, Looked, branching, clear_from, curve, decided, is_comeback
from wondertable.lab.numbers import interval, mean, percentile
from wondertable.lab.page import between, headline, paragraph, per_cent, say, section, table
from wondertable.lab.study import Study

HALF = MOMENTS.index(0.5)


def closely(study: Study, looked: Looked) -> list[str]:
    if not looked.looks:
        return []
    return [choices(study, looked), decisiveness(study, looked), luck_and_skill(study, looked)]


def choices(study: Study, looked: Looked) -> str:
    found = branching(looked.looks)
    every: Counter[int] = Counter()
    for counts in found.values():
        every.update(counts)
    forced = every[1] / sum(every.values())
    head = [
        say("report-question"),
        *(say(f"report-{key}") for key in ("asked", "options-mean", "options-most", "forced")),
    ]
    rows = [
        [
            asked_words(asked, study.game),
            f"{sum(counts.values()) / len(looked.looks):.1f}",
            figures.shown(mean(counts)),
            f"{max(counts):,}",
            per_cent(counts[1] / sum(counts.values())),
        ]
        for asked, counts in found.items()
    ]
    told: dict[str, object] = {
        "games": len(looked.looks),
        "mean": figures.shown(mean(every)),
        "median": figures.shown(percentile(every, 50)),
        "forced": per_cent(forced),
    }
    return section("report-choices", paragraph("report-choices-told", told), table("", head, rows))


def asked_words(asked: str, game: str) -> str:
    found = name("question", asked, game)
    return asked.replace("_", " ") if found == asked else found


def decisiveness(study: Study, looked: Looked) -> str:
    looks = looked.looks
    clear = sorted(clear_from(look) for look in looks)
    back = sum(is_comeback(look, study.players) for look in looks)
    won = sum(bool(look.winners) for look in looks)
    open_to_the_end = sum(part == 1.0 for part in clear)
    told: dict[str, object] = {
        "games": len(looks),
        "playouts": PLAYOUTS,
        "clear": f"{CLEAR * 100:.0f}",
        "part": f"{clear[len(clear) // 2] * 100:.0f}",
        "open": per_cent(open_to_the_end / len(looks)),
    }
    low, high = interval(back, won) or (0.0, 1.0)
    comebacks: dict[str, object] = {
        "share": per_cent(back / won) if won else "-",
        "between": between(low, high),
        "leads": f"{sum(look.leads for look in looks) / len(looks):.1f}",
    }
    fair = None if any(not look.winners for look in looks) else 1 / study.players
    return section(
        "report-decisive",
        paragraph("report-decisive-told", told),
        plots.curve(curve(looks), say("report-decisive-plot"), fair, say("report-decisive-way")),
        paragraph("report-decisive-how", {"playouts": PLAYOUTS}),
        headline("report-comebacks"),
        paragraph("report-comebacks-told", comebacks),
    )


def luck_and_skill(study: Study, looked: Looked) -> str:
    parts = []
    at_first, halfway = decided(looked.looks, 0), decided(looked.looks, HALF)
    if at_first is not None and halfway is not None:
        parts.append(paragraph("report-luck-told", {"deal": per_cent(at_first), "half": per_cent(halfway)}))
    lines = []
    team = all(bot == others for bot, others in looked.levels)
    for (bot, others), (wins, games) in looked.levels.items():
        low, high = interval(wins, games) or (0.0, 1.0)
        who = bot if bot == others else say("report-level-among", {"bot": bot, "others": others})
        lines.append(plots.Rate(who, wins / games, low, high))
    if lines:
        parts.append(paragraph("report-skill-team" if team else "report-skill-told"))
        parts.append(plots.rates(lines, lines[0].value if team else 1 / study.players, say("report-skill-plot"), True))
    return section("report-luck", *parts)
