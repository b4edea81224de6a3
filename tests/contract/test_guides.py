"""What a game with a board says of itself beside its rules: two minutes of pictures and sentences, a glossary, and from every thing a way to its rule."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast as fluent

import wondertable
from tests.contract import places
from tools import rules
from tools.steps import ROOT

GAMES = [game for game in wondertable.games() if (ROOT / "web" / "src" / "boards" / game).is_dir()]
WORDS = 450
"""About two minutes of reading."""
PANELS = range(5, 9)
SENTENCES = 5
"""In a panel, at most: it is read beside a picture."""


@cache
def guide(game: str) -> Any:
    return json.loads((places.home(game) / "guide" / "guide.json").read_text(encoding="utf-8"))


@cache
def texts(game: str) -> dict[str, str]:
    """What stands in the English file beside it; a sentence with choices is taken as a whole."""
    file = places.home(game) / "guide" / "text.en.ftl"
    parsed = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert not [entry for entry in parsed if isinstance(entry, fluent.Junk)]
    return {
        entry.id.name: "".join(
            part.value if isinstance(part, fluent.TextElement) else "" for part in entry.value.elements
        )
        for entry in parsed
        if isinstance(entry, fluent.Message) and entry.value
    }


def things(game: str) -> set[str]:
    """What happens, is answered, asked and chosen in a game."""
    known = wondertable.game(game)
    return {
        *(f"event-{key}" for key in known.event_forms.types()),
        *(f"action-{kind}" for kind in known.actions.types()),
        *(f"question-{kind}" for kind in known.question_names()),
        *(f"option-{option.name}" for option in known.options()),
    }


def is_of_every_game(thing: str) -> bool:
    return thing.startswith(("event-", "action-", "question-", "option-"))


def test_there_are_games_with_boards() -> None:
    assert GAMES


@pytest.mark.parametrize("game", GAMES)
def test_it_is_told_in_two_minutes(game: str) -> None:
    panels = guide(game)["panels"]
    assert len(panels) in PANELS
    told = texts(game)
    assert [f"guide-{name}{end}" for name in panels for end in ("-title", "") if f"guide-{name}{end}" not in told] == []
    assert sum(len(told[f"guide-{name}{end}"].split()) for name in panels for end in ("-title", "")) <= WORDS
    long = [name for name in panels if sum(told[f"guide-{name}"].count(end) for end in ".!?") > SENTENCES]
    assert long == []


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_the_glossary_is_explained_and_met(game: str) -> None:
    told = texts(game)
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8").casefold()
    for term in guide(game)["terms"]:
        assert told[f"term-{term}"]
        words = [word.strip() for word in told[f"term-{term}-words"].split("|")]
        assert any(word.casefold() in page for word in words), term


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_said_that_no_panel_and_no_term_shows(game: str) -> None:
    panels, terms = guide(game)["panels"], guide(game)["terms"]
    known = {f"guide-{name}{end}" for name in panels for end in ("-title", "")}
    known |= {f"term-{name}{end}" for name in terms for end in ("-words", "")}
    assert [key for key in texts(game) if key.startswith(("guide-", "term-")) and key not in known] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_event_answer_question_and_option_has_its_rule(game: str) -> None:
    about = guide(game)["about"]
    assert sorted(things(game) - about.keys()) == []
    assert sorted(thing for thing in about if is_of_every_game(thing) and thing not in things(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_pointed_at_stands_on_the_page(game: str) -> None:
    stated = rules.stated(game)
    pointed = {**guide(game)["about"], **guide(game)["panels"]}
    assert {thing: rule for thing, rule in pointed.items() if rule not in stated} == {}
