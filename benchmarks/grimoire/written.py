"""A fit in writing: a table of the game's data for bots and studies, fitted.toml for programs, a page for people."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from math import ceil, sqrt
from statistics import mean, stdev
from typing import TYPE_CHECKING

from msgspec.structs import asdict

from benchmarks.grimoire.episodes import PLAYS, Row
from benchmarks.grimoire.fitted import DATA, models
from wondertable.games.kamimai.data_file import SkillModel

if TYPE_CHECKING:
    from benchmarks.grimoire.fit import Fit

MODEL_LINE = "[fitted_model]\n"
FACTORS = ("base", "count_exponent", "thin_cards", "lean", "worn", "inner", "inner_eased")
COUNTED = ("held_on_fall", "slip_plus1", "slip_plus2", "slip_minus1")
SKILLS = ("steady", "clumsy")
GRIPS = ("thumb_middle", "other_hand", "thumb_ring", "thumb_little")


def wilson(hits: int, of: int) -> tuple[float, float]:
    """The 90 % interval of a rate."""
    z = 1.645
    p = hits / of
    middle = (p + z * z / (2 * of)) / (1 + z * z / of)
    half = z * sqrt(p * (1 - p) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return max(0.0, middle - half), min(1.0, middle + half)


def fell(row: Row) -> bool:
    """A book that topples slowly falls after the fingers opened; the grab brought it down all the same."""
    return bool(row.fell or row.watch)


def blind(row: Row) -> bool:
    """Whether the pages were chosen without looking how they lean."""
    return row.strategy != "relieving"


# -- groups of grabs -----------------------------------------------------------------------------------------------------


def between(number: int, bounds: tuple[int, ...]) -> str:
    """The stretch in which a number lies; each bound is the last of its own."""
    least = 0
    for bound in bounds:
        if number <= bound:
            return f"{least} to {bound}"
        least = bound + 1
    return f"{least} or more"


def in_order(value: str) -> tuple[int, str]:
    """Stretches by their numbers, names by the alphabet."""
    first = value.split(maxsplit=1)[0]
    return (int(first) if first.isdigit() else 0), value


GROUPS: dict[str, Callable[[Row], str]] = {
    "strategy": lambda row: row.strategy,
    "pages of a grab": lambda row: str(row.count),
    "pages one wing has more": lambda row: between(row.difference, (1, 3, 5, 8)),
    "skill": lambda row: row.skill,
    "grip": lambda row: row.grip,
    "pages of the book": lambda row: between(row.size, (16, 32, 48, 64)),
}


class Group:
    """Observed against predicted."""

    def __init__(self, name: str, value: str) -> None:
        self.name = name
        self.value = value
        self.grabs = 0
        self.falls = 0
        self.expected = 0.0

    def add(self, row: Row, chance: float) -> None:
        self.grabs += 1
        self.falls += fell(row)
        self.expected += chance

    @property
    def rate(self) -> float:
        return self.falls / self.grabs

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.falls, self.grabs)

    @property
    def predicted(self) -> float:
        return self.expected / self.grabs

    def against_observed(self) -> str:
        """The predicted rate, in bold where it lies outside the interval."""
        low, high = self.interval
        told = percent(self.predicted)
        return told if low <= self.predicted <= high else f"**{told}**"


def groups(fit: Fit) -> list[Group]:
    """By strategy all grabs, otherwise those of the fit."""
    found: dict[tuple[str, str], Group] = {}
    for name, value_of in GROUPS.items():
        for row, chance in zip(fit.rows, fit.predicted, strict=True):
            if name == "strategy" or blind(row):
                value = value_of(row)
                found.setdefault((name, value), Group(name, value)).add(row, chance)
    return [found[key] for key in sorted(found, key=lambda key: (list(GROUPS).index(key[0]), in_order(key[1])))]


class Way:
    """One way of playing full books with a free hand: what its books gave until they fell."""

    def __init__(self, strategy: str, count: int, skill: str) -> None:
        self.strategy = strategy
        self.count = count
        self.skill = skill
        self.pages: list[int] = []
        self.grabs = 0
        self.falls = 0

    def mean_pages(self) -> str:
        """With its 90 % interval, where more than one book tells."""
        middle = mean(self.pages)
        if len(self.pages) < 2:
            return f"{middle:.1f}"
        half = 1.645 * stdev(self.pages) / sqrt(len(self.pages))
        return f"{middle:.1f} ({middle - half:.1f} to {middle + half:.1f})"


def ways(rows: list[Row]) -> list[Way]:
    books: dict[int, list[Row]] = defaultdict(list)
    for row in rows:
        if row.grip == "free" and row.built == 64:
            books[row.seed].append(row)
    found: dict[tuple[str, int, str], Way] = {}
    for its in books.values():
        key = (its[0].strategy, max(row.count for row in its), its[0].skill)
        way = found.setdefault(key, Way(*key))
        way.pages.append(sum(row.drawn for row in its))
        way.grabs += len(its)
        way.falls += sum(fell(row) for row in its)
    return [found[key] for key in sorted(found)]


# -- for programs --------------------------------------------------------------------------------------------------------


def exact(number: float) -> str:
    """Four figures, and always a fraction, so that it is read as one."""
    return repr(float(f"{number:.4g}"))


def with_model(data: str, fit: Fit) -> str:
    """The game's data with this fit in place of whatever stands from `[fitted_model]` on."""
    before, line, _old = data.partition("\n" + MODEL_LINE)
    if not line:
        raise ValueError("the data has no table [fitted_model] that could be replaced")
    return "\n".join([before, *model_lines(fit, models(data).skill_model)]) + "\n"


def model_lines(fit: Fit, rules: SkillModel) -> Iterator[str]:
    """The keys of `[skill_model]`; what the simulated book does not give is taken from there."""

    def fitted(names: tuple[str, ...]) -> list[str]:
        return [f"{name} = {exact(fit.value[name])} # {fit.least[name]:.3g} to {fit.most[name]:.3g}" for name in names]

    yield MODEL_LINE.strip()
    yield f"# {origin(fit)}"
    yield from fitted(FACTORS)
    yield "watch_share = 0.0 # falls after the fingers opened are counted with their grab"
    yield f"late = {exact(rules.late)} # as in skill_model: draughts are made so (benchmarks.grimoire.late)"
    yield from (f"{name} = {exact(fit.counted[name])} # counted" for name in COUNTED)
    yield from (f"{name} = {exact(getattr(rules, name))} # as in skill_model" for name in ("seen", "slip_cap"))
    yield 'origin = "simulated"'
    yield from ("", "[fitted_model.late_split] # as in skill_model")
    yield from (f"{moment} = {exact(share)}" for moment, share in asdict(rules.late_split).items())
    yield from ("", "[fitted_model.skill]", "average = 1.0", *fitted(SKILLS))
    yield from ("", "[fitted_model.grip]", "free = 1.0", *fitted(GRIPS))


def toml(fit: Fit) -> str:
    return "\n".join(toml_lines(fit)) + "\n"


def toml_lines(fit: Fit) -> Iterator[str]:
    yield "# What was observed at simulated books, for [fitted_model] of the game's data."
    yield "# Written by benchmarks.grimoire.fit."
    yield f'origin = "{origin(fit)}"'
    yield from ("", "[counted]", *(f"{name} = {exact(share)}" for name, share in fit.counted.items()))
    for way in ways(fit.rows):
        yield from ("", "[[until_fall]]", f'strategy = "{way.strategy}"', f"count = {way.count}")
        yield from (f'skill = "{way.skill}"', f"pages = {sorted(way.pages)}")
    for group in groups(fit):
        low, high = group.interval
        yield from ("", "[[observed]]", f'group = "{group.name}"', f'value = "{group.value}"')
        yield from (f"grabs = {group.grabs}", f"falls = {group.falls}", f"rate = {group.rate:.4f}")
        yield from (f"interval = [{low:.4f}, {high:.4f}]", f"predicted = {group.predicted:.4f}")


def origin(fit: Fit) -> str:
    rows = [row for row in fit.rows if blind(row)]
    books = len({row.seed for row in rows})
    return f"fitted to {len(rows)} grabs at {books} simulated books; 90 % intervals by drawing books anew"


# -- for people ----------------------------------------------------------------------------------------------------------

HEAD = """\
# When the Grimoire falls

KamiMaï can be played with a simulated book (source 1 of its rules) or with statistical hands (source 3). This page sets the two side by side.
It is written by these commands, together with `[fitted_model]` at the end of the game's `data.toml` and with `benchmarks/grimoire/fitted.toml`:

```
./dev python -m benchmarks.grimoire.episodes grabs.csv --cycles {cycles} --first-seed {first}
./dev python -m benchmarks.grimoire.fit grabs.csv docs/grimoire.md
```

![A calm pull: the page slides out, and the others stay](images/kamimai-calm.jpg)

![A near miss: three pages are pulled down out of a wing, whose outer half slides off; the book stands](images/kamimai-near.jpg)

![A fall: three pages are pulled outwards through their wing](images/kamimai-fall.jpg)

The strips are taken from the films of such pulls (`./dev python -m tests.stage.strips`). What is on the page was {origin}. Books differ, so other seeds give other figures within the intervals.
Rates are falls for each grab, within the grab or before the book comes to rest; intervals are 90 %. One book falls once at most, so a rate of one in
twenty means about twenty grabs from a book.
Games with statistical hands use the table of the rules (`[skill_model]`) unless the table option `odds=physics` asks for the fit: the formula below with the numbers of the simulated book,
for bots, search and studies. How much that changes stands in [KamiMaï in figures](kamimai.md). `benchmarks.grimoire.fitted` gives the fit, `fitted()`, and what was observed, `observations()`.
"""

WAYS = """\
## Ways of playing

From full books of 64 pages, until they fall. *one-sided* takes the outermost pages of one wing only, *anywhere* neighbouring pages at any place, *alternating* the outermost
pages of one wing, then of the other, *relieving* the pages of the heavier wing that leave the book most level.

| way | pages a grab | hand | books | pages drawn: mean (interval) | least to greatest | grabs | falls per grab |
|---|---:|---|---:|---:|---:|---:|---:|"""

ORDERS = """\
Three orders show: with one page a grab and an average hand *one-sided* play gives {one_sided} pages and *relieving* {relieving}; *alternating* a clumsy hand gets {clumsy} and a steady one {steady};
and taking four pages at once from the heavier wing (*relieving*) gives {four} where one at a time gives {relieving}."""

MODEL = """\
## The formula, fitted

The rules (KAM-G24) reckon with base × skill × grip × m^count_exponent × (1 + (thin_cards/N)³) × (1 + lean × b²): m pages move, N stood before, b is the difference of the wings in pages, divided by N.
The simulated book needs base × skill × grip × m^count_exponent × (1 + (thin_cards/N)³) × (1 + lean × b³) × (1 + worn × g) × (1 + inner × d/m^inner_eased). Here b is how much harder one wing presses than the other once the pages are gone,
(P − Q)/(P + Q), where the innermost page as built presses with 1, the next with 2 and so on, since pages lean the more the further out they stand; g is the share of the pages as built that has gone before the grab,
and d the share of the wing's pages that stand further out than those pulled. So a grab that levels the book is safer than one that tips it, the outermost page comes more easily than one inside (of several at once this matters less: they move the book wherever they stand), and a book that was often drawn from stands worse
than a new one of as many pages: its pages have shifted. Falls after the fingers opened are counted with their grab, so watch_share is 0: the watch of the rules (KAM-G26) belongs to the last grab of a draw only,
but the simulated book may topple after any.

| | rules | fitted | interval |
|---|---:|---:|---:|"""

OBSERVED = """\
## Predicted against observed

Bold: the fit lies outside the interval. Who looks how the pages really lean, and always takes from the wing that presses harder (*relieving*), undoes what has shifted. The statistical book knows which pages stand where, not how they have
come to lean, and no formula that was tried could tell these grabs from others by that alone. They are not part of the fit, and only the line of their strategy counts them: for such play the fit is far too dark.
It is too mild for books of which about half is left: drawn from by turns (*alternating*), most stand until 25 to 32 pages are left and fall there, and those that outlast it stand better again. A formula whose factors only rise does not follow that.
The formula was chosen among several on the same grabs, so new books will agree a little less well.

| | | grabs | falls | observed | interval | predicted |
|---|---|---:|---:|---:|---:|---:|"""

WEAR = """\
## Why a book wears

A book of 64 pages whose physics is kept awake is never quite still: the friction of the simulation creeps, and its pages turn by 0.01° to 0.05° a second, the more the less level the book is. Were the whole book awake
while somebody pulls, it would therefore wear by the clock: the longer a hand takes, the sooner the book falls, and that is not what paper does. Measured over the first 24 grabs of *alternating* play, a pull of a second and a half turned
all pages by 0.02° to 0.07° when the whole book was awake, and by 0.001° to 0.007° when only a window round the hand was (`window.py`). From the same three books (seeds 700 to 702) 17, 24 and 25 pages were drawn in the one case,
25, 37 and 37 in the other; where a grab itself brings the book down (*one-sided*, *anywhere*, four pages at once) they differ little, and in both directions. So while fingers hold pages only the window moves, however long they take. What wears a book now is the
half second after they have opened, in which all of it settles: a little with every grab.

## Pulling upwards

A page in the middle of a wing leans, and those outside it lean on it. Lifted straight up it would have to lift and turn them all: of 28 such pulls, slow and calm, 22 brought the book down, however slow they were, and none of 16 at the edges, where nothing leans on the page.
Drawn out along itself, as fingers do with a leaning card, none of the 28 did. So a pull upwards goes along the page, whether it is planned or follows a hand.

## Late falls

Draughts at 15 kinds of book (three hands, five sizes, drawn from with more care or less; 1,270 draughts, `benchmarks.grimoire.late --books 12 --first-seed 200`) bring down 4.1 % of those at rest where the rules have 4.25 % (KAM-G27),
and each kind as many as the rules have it within its interval. In 34 whole games of bots at simulated books there were 20 late falls where the rules expect 21.5.
"""

COMPARED = {
    "one_sided": ("one-sided", 1, "average"),
    "relieving": ("relieving", 1, "average"),
    "clumsy": ("alternating", 1, "clumsy"),
    "steady": ("alternating", 1, "steady"),
    "four": ("relieving", 4, "average"),
}
"""The ways that ORDERS names."""


def percent(share: float) -> str:
    return f"{100.0 * share:.1f} %"


def page(fit: Fit) -> str:
    first, last = (pick(row.seed for row in fit.rows) for pick in (min, max))
    cycles = ceil((last - first + 1) / len(PLAYS))
    head = HEAD.format(origin=origin(fit), first=first, cycles=cycles)
    return (
        "\n".join([head, *ways_table(fit), "", *model_table(fit), "", *observed_table(fit), "", WEAR.rstrip()]) + "\n"
    )


def ways_table(fit: Fit) -> Iterator[str]:
    yield WAYS
    for way in ways(fit.rows):
        low, high = wilson(way.falls, way.grabs)
        drawn = f"{way.mean_pages()} | {min(way.pages)} to {max(way.pages)}"
        rate = f"{percent(way.falls / way.grabs)} ({percent(low)} to {percent(high)})"
        yield f"| {way.strategy} | {way.count} | {way.skill} | {len(way.pages)} | {drawn} | {way.grabs} | {rate} |"
    yield from orders(ways(fit.rows))


def orders(found: list[Way]) -> Iterator[str]:
    """In words, where all the ways that are compared were played."""
    told = {(way.strategy, way.count, way.skill): way.mean_pages() for way in found}
    named = {name: told.get(key) for name, key in COMPARED.items()}
    if None not in named.values():
        yield from ("", ORDERS.format(**named))


def model_table(fit: Fit) -> Iterator[str]:
    rules = models(DATA.read_text("utf-8")).skill_model
    known = {
        "worn": 0.0,
        "inner": 0.0,
        "inner_eased": 0.0,
        **asdict(rules),
        **asdict(rules.skill),
        **asdict(rules.grip),
    }
    yield MODEL
    for name in (*FACTORS, *SKILLS, *GRIPS):
        interval = f"{fit.least[name]:.3g} to {fit.most[name]:.3g}"
        yield f"| {name} | {known[name]:g} | {fit.value[name]:.3g} | {interval} |"
    yield ""
    counted = fit.counted
    yield (
        f"Counted, not fitted: of an average hand's grabs {percent(counted['slip_plus1'])} bring one page more, "
        f"{percent(counted['slip_plus2'])} two or more, {percent(counted['slip_minus1'])} leave one behind; "
        f"{percent(counted['held_on_fall'])} of a grab's pages are drawn when the book falls in it, and "
        f"{percent(counted['after_release'])} of the falls come after the fingers opened. "
        "A simulated book that has come to rest falls in a draught only; draughts are made so that this happens as often as "
        "the rules have it (`benchmarks.grimoire.late` counts it)."
    )


def observed_table(fit: Fit) -> Iterator[str]:
    yield OBSERVED
    for group in groups(fit):
        low, high = group.interval
        cells = (group.name, group.value, str(group.grabs), str(group.falls), percent(group.rate))
        yield f"| {' | '.join(cells)} | {percent(low)} to {percent(high)} | {group.against_observed()} |"
