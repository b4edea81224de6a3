"""The HTML report: complete in itself, and made for reading."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from wondertable.lab import Found, Study, simulate
from wondertable.lab.figures import Family, Line
from wondertable.lab.looking import Looked, clear_from, closely, decided, look_at, quickly
from wondertable.lab.off import dead_in, looks_off
from wondertable.lab.play import play
from wondertable.lab.report import report
from wondertable.lab.sums import Sums

VOID = {"meta", "br", "img", "link", "input", "hr"}
COMMAND = ["wondertable", "simulate", "miraris", "--option", "memory_aid=true"]


class Page(HTMLParser):
    """Notes every element, and fails if one is not closed in its turn."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join(self.words)

    def count(self, tag: str) -> int:
        return sum(name == tag for name, _ in self.elements)


@pytest.fixture(scope="module")
def page() -> Page:
    study = Study("miraris", 4, 120, ("thumb", "random"), options={"memory_aid": "true"})
    looked = Looked(quickly(study, study.open(), 0, 3), {("adept", "random"): (30.0, 60)})
    return Page(report(study, simulate(study, workers=1), COMMAND, looked))


def test_it_loads_nothing_from_elsewhere(page: Page) -> None:
    assert page.count("script") == page.count("link") == page.count("img") == 0
    for _, attributes in page.elements:
        assert not {"src", "href", "srcset", "data"} & attributes.keys()
    assert "http" not in page.text
    assert "url(" not in page.text


def test_it_is_readable_in_light_and_dark(page: Page) -> None:
    assert "color-scheme: light dark" in page.text
    assert "prefers-color-scheme: dark" in page.text


def test_every_plot_has_words(page: Page) -> None:
    plots = [attributes for tag, attributes in page.elements if tag == "svg"]
    drawn = [plot for plot in plots if plot.get("role") == "img"]
    assert len(drawn) >= 4 and all(plot["aria-label"] for plot in drawn)
    assert all(plot.get("aria-hidden") == "true" for plot in plots if plot not in drawn), (
        "strips stand beside their numbers"
    )


def test_it_tells_what_a_designer_asks(page: Page) -> None:
    for wanted in ("Seat 4", "thumb", "Rolando", "Nada", "win rate", "The winner's score", "Decisions, median"):
        assert wanted in page.text
    for wanted in ("What looks off", "Bonferroni", "When is it clear who wins?", "Comebacks", "Luck and skill"):
        assert wanted in page.text
    assert "adept among random" in page.text and "first seat wins" in page.text and "Choose your bid" in page.text
    assert "memory_aid=true" in page.text, "the command that makes it again"
    assert "Memory aid" in page.text, "the options by their names"
    assert "PARTIAL" not in page.text
    for undone in ("report-", "lab-", "None", "nan"):
        assert undone not in page.text


def test_a_partial_study_says_so() -> None:
    study = Study("miraris", 3, 1000)
    found = Found(play(study, study.open(), 0, 10), 1.0, partial=True)
    assert "PARTIAL: the study was stopped after 10 of 1,000 games" in Page(report(study, found, COMMAND)).text


def test_a_study_without_a_game_has_a_page_too() -> None:
    study = Study("miraris", 3, 1000)
    found = Found(play(study, study.open(), 0, 0), 0.0, partial=True)
    assert Page(report(study, found, COMMAND)).count("svg") == 0


def test_names_cannot_break_the_page() -> None:
    study = Study("miraris", 3, 3)
    found = simulate(study, workers=1)
    text = report(study, found, ["wondertable", "<script>alert(1)</script>"])
    assert "<script" not in text


def test_a_map_is_drawn_with_the_number_of_every_place() -> None:
    study = Study("bibliowonders", 2, 6, ("thumb",))
    page = Page(report(study, simulate(study, workers=1), COMMAND))
    places = [attributes for tag, attributes in page.elements if tag == "rect" and attributes.get("class") == "cell"]
    assert len(places) == 2 * study.open().tables.outline.count
    assert "Places of the library" in page.text and "The same in numbers" in page.text


def test_only_what_chance_does_not_explain_looks_off() -> None:
    sums = Sums(4, games=1000, wins=[385.0, 225.0, 200.0, 190.0])
    off = looks_off(sums, [], ["a", "b", "c", "d"], "seats")
    assert off.compared == 4
    assert [odd.name for odd in off.odd] == ["a", "d", "c"]
    nearly = Sums(4, games=1000, wins=[278.0, 241.0, 241.0, 240.0])
    assert looks_off(nearly, [], ["a", "b", "c", "d"], "seats").odd == [], (
        "beyond its own interval, but not beyond that of four"
    )


def test_what_is_hardly_ever_used_is_dead() -> None:
    lines = [Line(name, {"kept": kept}, None) for name, kept in (("a", 100), ("b", 120), ("c", 2), ("d", 90))]
    assert [dead.name for dead in dead_in(Family("things", {"kept": "kept"}, lines))] == ["c"]
    few = [Line(name, {"kept": kept}, None) for name, kept in (("a", 1), ("b", 0))]
    assert dead_in(Family("things", {"kept": "kept"}, few)) == [], "too few to say anything"


def test_a_game_becomes_clearer_until_it_is_over() -> None:
    study = Study("miraris", 3, 12, ("thumb",), seed=2)
    looks = look_at(study, study.open(), 0, 6, playouts=8)
    assert [len(look.chances) for look in looks] == [10] * 6
    late, early = (sum(look.chances[at] for look in looks) / 6 for at in (9, 0))
    assert late > early
    assert all(0.0 <= clear_from(look) <= 1.0 for look in looks)
    first, last = decided(looks, 0, 8), decided(looks, 9, 8)
    assert first is not None and last is not None and first < last
    again = look_at(study, study.open(), 3, 4, playouts=8)
    assert again == looks[3:4], "what is seen of a game hangs on its number alone"


def test_levels_meet_on_the_deals_of_the_study() -> None:
    found = closely(Study("miraris", 3, 12, ("random",)), 2)
    assert len(found.looks) == 2
    assert found.levels.keys() == {("apprentice", "random"), ("adept", "apprentice"), ("adept", "random")}
    assert all(0 <= wins <= games == 6 for wins, games in found.levels.values())
