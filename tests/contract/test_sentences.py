"""Whatever a game can say to people has its sentence, and the sentence asks for nothing that it is not told."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module

import pytest
from fluent.syntax import FluentParser, ast as fluent
from fluent.syntax.visitor import Visitor

import wondertable
from tests.contract import places
from wondertable.core import defaults
from wondertable.core.options import NumberOption, written
from wondertable.core.text import ENGLISH, bundle
from wondertable.voice.reasons import THE_END

GAMES = wondertable.games()
FROM_CORE = {"players"}
"""Refusals of every game whose words are the game's own."""


@cache
def messages(game: str, language: str = ENGLISH) -> dict[str, fluent.Message]:
    """The sentences of a game's own file."""
    file = places.home(game) / f"text.{language}.ftl"
    parsed = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert not [entry for entry in parsed if isinstance(entry, fluent.Junk)], (
        f"{file.name} has lines that are no sentence"
    )
    return {entry.id.name: entry for entry in parsed if isinstance(entry, fluent.Message)}


@cache
def source(game: str) -> list[ast.Module]:
    files = sorted(places.home(game).rglob("*.py"))
    return [
        ast.parse(file.read_text(encoding="utf-8"))
        for file in files
        if file.relative_to(places.home(game)).parts[0] != "tests"
    ]


def missing(game: str, keys: list[str]) -> list[str]:
    return [key for key in keys if not bundle(game).has_message(key)]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_introduces_itself(name: str) -> None:
    assert missing(name, ["title", "tagline"]) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_event_and_action_has_its_sentence(name: str) -> None:
    game = wondertable.game(name)
    assert missing(name, [f"event-{key}" for key in game.event_forms.types()]) == []
    assert missing(name, [f"action-{kind}" for kind in game.actions.types()]) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_question_is_asked_and_has_a_phrase_for_those_who_wait(name: str) -> None:
    """Ann is "choosing a character", so the phrase goes on in the middle of a sentence and does not end one."""
    kinds = wondertable.game(name).question_names()
    assert missing(name, [f"question-{kind}" for kind in kinds]) == []
    assert missing(name, [f"question-{kind}-waiting" for kind in kinds]) == []
    for kind in kinds:
        [phrase] = [
            part.value
            for part in parts(messages(name)[f"question-{kind}-waiting"])
            if isinstance(part, fluent.TextElement)
        ]
        assert phrase[0].islower() and phrase[-1] not in ".!?", phrase


def parts(message: fluent.Message) -> list[object]:
    assert message.value is not None
    return list(message.value.elements)


@pytest.mark.parametrize("name", GAMES)
def test_every_option_and_each_of_its_values_has_its_words(name: str) -> None:
    for option in wondertable.game(name).options():
        values = [] if isinstance(option, NumberOption) else option.values
        wanted = [f"option-{option.name}", *(f"option-{option.name}-{written(value)}" for value in values)]
        assert missing(name, wanted) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_outcome_has_its_words(name: str) -> None:
    """A position names its outcome from a list, which begins with the game that is not over."""
    position = import_module(f"{wondertable.game(name).package()}.rules.position")
    reasons = [reason for listed in outcome_lists(name) for reason in getattr(position, listed) if reason]
    assert reasons
    assert missing(name, [f"outcome-{reason}" for reason in reasons]) == []


def outcome_lists(name: str) -> set[str]:
    found = set()
    for call in calls(name, "Outcome"):
        reason = call.args[2]
        assert isinstance(reason, ast.Subscript) and isinstance(reason.value, ast.Name), ast.unparse(call)
        found.add(reason.value.id)
    return found


# -- refusals ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_has_its_sentence_and_every_sentence_its_refusal(name: str) -> None:
    """With a rule in the game's own words, without one in those of all games."""
    assert missing(name, sorted(refusals(name))) == []
    said = {text for module in source(name) for text in texts(module)} | FROM_CORE
    own = [key.removeprefix("refused-") for key in messages(name) if key.startswith("refused-")]
    assert [key for key in own if key not in said] == []


def refusals(name: str) -> set[str]:
    found = set()
    for call in calls(name, "refuse", "Refused"):
        ruled = not (isinstance(call.args[0], ast.Constant) and call.args[0].value is None)
        found |= {f"{'refused' if ruled else 'error'}-{key}" for key in texts(call.args[1])}
    assert found or wondertable.game(name).parts.refusals is defaults.refusals
    return found


def calls(name: str, *wanted: str) -> Iterator[ast.Call]:
    """Calls of these functions with their first arguments by place."""
    for module in source(name):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in wanted:
                yield node


def texts(node: ast.AST) -> set[str]:
    """All text constants below a node."""
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


# -- what sentences ask for --------------------------------------------------------------------------------------------


class Asked(Visitor):
    """The variables of a sentence."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def asked(message: fluent.Message) -> set[str]:
    visitor = Asked()
    visitor.visit(message)
    return visitor.names


def told(types: dict[str, str]) -> set[str]:
    """What `Words` gives a sentence for arguments of these types."""
    found = {"you"}
    for arg, type in types.items():
        listed = type == "seats" or type.startswith("[") or ":" in type
        found |= {arg} | ({f"{arg}-count"} if listed else set())
        if type in ("seat", "seats"):
            found.add(f"{arg}-you")
        elif not listed and type != "truth":
            found.add(f"{arg}-value")
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_sentence_asks_for_nothing_that_it_is_not_told(name: str) -> None:
    game = wondertable.game(name)
    for family, known in (("event", game.event_forms.types()), ("action", game.actions.types())):
        for key, types in known.items():
            assert asked(messages(name)[f"{family}-{key}"]) - told(types) == set(), f"{family}-{key}"
    for key, message in messages(name).items():
        if key.startswith(("question-", "outcome-")):
            assert asked(message) == set(), key


@pytest.mark.parametrize("name", GAMES)
def test_other_languages_say_nothing_that_english_does_not(name: str) -> None:
    for file in places.home(name).glob("text.*.ftl"):
        language = re.fullmatch(r"text\.(.+)\.ftl", file.name)
        assert language is not None
        assert set(messages(name, language[1])) <= set(messages(name))


@pytest.mark.parametrize("name", GAMES)
def test_an_event_between_two_seats_calls_either_of_them_you(name: str) -> None:
    """Whoever gives something reads "You give", whoever is given it "gives you"; $you is the first of them."""
    game = wondertable.game(name)
    for file in places.home(name).glob("text.*.ftl"):
        language = file.name.split(".")[1]
        for key, types in game.event_forms.types().items():
            seats = [arg for arg, type in types.items() if type == "seat"]
            said = asked(messages(name, language)[f"event-{key}"])
            if len(seats) > 1:
                called = {seats[0]: "you"}
                strangers = [seat for seat in seats if seat in said and not {f"{seat}-you", called.get(seat)} & said]
                assert strangers == [], f"{language}: event-{key}"


# -- reasons -----------------------------------------------------------------------------------------------------------

SAME_FOR_ALL = {"certain", "hard"}
"""Terms that no answer can change."""


@pytest.mark.parametrize("name", GAMES)
def test_every_term_of_the_judge_has_the_sentence_of_a_reason(name: str) -> None:
    """`because-<term>` in the game's own file: a reason without it would not be told."""
    game = wondertable.game(name)
    judge = game.mind(game.seats()[0]).judging
    if judge is None:
        return
    terms = [*(term for term in judge.names if term not in SAME_FOR_ALL), THE_END]
    without = [term for term in terms if f"because-{term}" not in messages(name)]
    assert without == [], f"{name}/text.en.ftl lacks the sentences {', '.join(f'because-{term}' for term in without)}"
    said = {key for key in messages(name) if key.startswith("because-")}
    assert said - {f"because-{term}" for term in terms} == set(), "the judge has no such terms"
    for key in said:
        assert asked(messages(name)[key]) <= {"more", "whose", "amount"}, key
