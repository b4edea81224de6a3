"""The HTML report: complete in itself, and made for reading."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from wondertable.lab import Found, Study, simulate
from wondertable.lab.play import play
from wondertable.lab.report import report

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
    return Page(report(study, simulate(study, workers=1), COMMAND))


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
    assert len(plots) >= 5
    assert all(plot["role"] == "img" and plot["aria-label"] for plot in plots)


def test_it_tells_what_a_designer_asks(page: Page) -> None:
    for wanted in ("Seat 4", "thumb", "Rolando", "Nada", "win rate", "The winner's score", "Decisions, median"):
        assert wanted in page.text
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
