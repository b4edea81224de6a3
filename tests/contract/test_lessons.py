"""Every lesson of every game is played to its end, and everything that can be answered in it is spoken of."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec
import pytest
from fluent.syntax import FluentParser, ast as fluent

import wondertable
from tests.contract import places
from tests.contract.test_sentences import asked, told
from tools import rules
from wondertable.core.game import Game
from wondertable.core.refused import Refused
from wondertable.core.text import ENGLISH, has_sentence, sentence
from wondertable.games import shipped
from wondertable.lessons import Lesson, Playing, lessons
from wondertable.lessons.playing import matches
from wondertable.lessons.shelf import minutes, words

GAMES = wondertable.games()
WORDS_MOST = 250
"""Of somebody who answers everything rightly: more would not be read in two minutes."""
WORDS_AT_ONCE = 36
MINUTES_MOST = 2
TRIES_LEAST = 2
"""Questions of a lesson with something to be wrong about."""
WAYS_MOST = 60
"""Where several answers are right at several questions, not every way is gone."""


def each() -> list[tuple[str, str]]:
    return [(name, lesson.name) for name in GAMES for lesson in lessons(wondertable.game(name))]


def named(game: str, name: str) -> tuple[Game, Lesson]:
    of = wondertable.game(game)
    return of, next(one for one in lessons(of) if one.name == name)


def legal(playing: Playing) -> list[str]:
    return [playing.game.actions.text(action) for action in playing.position.legal(playing.seat)]


def sensible(playing: Playing) -> str:
    chance = playing.chance.clone()
    world = playing.position.redeal(playing.seat, chance)
    return playing.game.actions.text(playing.game.bots()["thumb"].choose(world, playing.seat, chance))


def walks(playing: Playing) -> Iterator[Playing]:
    """Every place of a lesson that right answers lead to, the first of them with all others; free games as a bot plays them."""
    ways = [playing]
    gone = 0
    while ways and gone < WAYS_MOST:
        playing = ways.pop()
        gone += 1
        while True:
            yield playing
            if playing.is_over:
                break
            playing = playing.clone()
            if playing.is_told:
                playing.go_on(None)
            elif playing.is_free:
                playing.go_on(sensible(playing))
            else:
                right = [text for text in legal(playing) if playing.clone().take(text) is None]
                ways += [went(playing, text) for text in right[1:]]
                playing.go_on(right[0])


def went(playing: Playing, answer: str) -> Playing:
    playing = playing.clone()
    playing.go_on(answer)
    return playing


@pytest.mark.parametrize("name", shipped())
def test_a_game_has_a_few_lessons_in_order_and_the_last_is_a_game(name: str) -> None:
    found = lessons(wondertable.game(name))
    assert 3 <= len(found) <= 5
    assert [lesson.written.number for lesson in found] == list(range(1, len(found) + 1))
    assert [any(step.free for step in lesson.steps) for lesson in found] == [False] * (len(found) - 1) + [True]


@pytest.mark.parametrize(("game", "name"), each())
def test_a_lesson_is_played_to_its_end(game: str, name: str) -> None:
    """Whichever right answers are given, the learner is asked what the lesson speaks of, and comes to its end."""
    of, lesson = named(game, name)
    ends = 0
    for playing in walks(Playing(of, lesson)):
        ends += playing.is_over
        if not playing.is_told:
            assert playing.seat in playing.position.asked(), f"step {playing.number + 1}: the learner is not asked"
    assert ends


@pytest.mark.parametrize(("game", "name"), each())
def test_whoever_is_led_to_the_end_of_a_game_has_won_it(game: str, name: str) -> None:
    """Where a lesson lets everybody play as they like, that is their own affair."""
    of, lesson = named(game, name)
    if any(step.free for step in lesson.steps):
        return
    for playing in walks(Playing(of, lesson)):
        outcome = playing.position.outcome()
        assert outcome is None or outcome.winners == [lesson.seat]


@pytest.mark.parametrize(("game", "name"), each())
def test_every_answer_is_right_or_spoken_of(game: str, name: str) -> None:
    of, lesson = named(game, name)
    stated = rules.stated(game)
    tried: set[int] = set()
    for playing in walks(Playing(of, lesson)):
        if playing.is_told or playing.is_free:
            continue
        before = msgspec.json.encode(of.save(playing.position))
        for text in legal(playing):
            trying = playing.clone()
            wrong = trying.take(text)
            if wrong is None:
                continue
            tried.add(playing.number)
            assert msgspec.json.encode(of.save(trying.position)) == before, "a wrong answer changes nothing"
            assert has_sentence(wrong.saying.key, game), wrong.saying.key
            assert wrong.saying.rule in stated, f"{wrong.saying.key}: {wrong.saying.rule}"
            assert all(playing.clone().take(shown.text) is None for shown in wrong.saying.shows), "a right one is shown"
    assert len(tried) >= TRIES_LEAST


@pytest.mark.parametrize(("game", "name"), each())
def test_a_family_of_wrong_answers_leaves_none_out_and_none_over(game: str, name: str) -> None:
    """What is written is met: no pattern without an answer, no answer of two families."""
    of, lesson = named(game, name)
    met: set[tuple[int, str]] = set()
    for playing in walks(Playing(of, lesson)):
        if playing.is_told or playing.is_free:
            continue
        for text in legal(playing):
            step = playing.step
            right = [pattern for pattern in step.right if matches(text, [pattern])]
            wrong = [one for family in step.wrong for one in family.answers if matches(text, [one])]
            families = right or wrong
            assert len(families) == 1, f"step {playing.number + 1}: {text} is spoken of {len(families)} times"
            met.add((playing.number, families[0]))
    for number, step in enumerate(lesson.steps):
        for pattern in (*step.right, *(one for wrong in step.wrong for one in wrong.answers)):
            assert (number, pattern) in met, f"step {number + 1}: nobody can answer {pattern}"


@pytest.mark.parametrize(("game", "name"), each())
def test_every_family_of_wrong_answers_has_a_sentence_of_its_own(game: str, name: str) -> None:
    lesson = named(game, name)[1]
    said = [sentence(lesson.key(wrong.say), game=game) for step in lesson.steps for wrong in step.wrong]
    assert len(said) == len(set(said))


@pytest.mark.parametrize(("game", "name"), each())
def test_a_lesson_is_short(game: str, name: str) -> None:
    of, lesson = named(game, name)
    assert words(of, lesson) <= WORDS_MOST
    for key in keys(lesson):
        assert len(sentence(key, game=game).split()) <= WORDS_AT_ONCE, key
    if not any(step.free for step in lesson.steps):
        assert 1 <= minutes(of, lesson) <= MINUTES_MOST


@pytest.mark.parametrize(("game", "name"), each())
def test_what_is_shown_and_ruled_is_there(game: str, name: str) -> None:
    of, lesson = named(game, name)
    stated = rules.stated(game)
    assert {step.rule for step in lesson.steps if step.rule} <= set(stated)
    for playing in walks(Playing(of, lesson)):
        shown = [option.text for option in playing.saying().shows]
        assert set(shown) <= set(legal(playing)), f"step {playing.number + 1}"


# -- sentences ---------------------------------------------------------------------------------------------------------


def keys(lesson: Lesson) -> list[str]:
    """Of all that it says."""
    says = [said for step in lesson.steps for said in (step.say, *(wrong.say for wrong in step.wrong))]
    return list(dict.fromkeys([lesson.key(), lesson.key("about"), *(lesson.key(say) for say in says)]))


@cache
def messages(game: str, language: str = ENGLISH) -> dict[str, fluent.Message]:
    file = places.home(game) / "lessons" / f"text.{language}.ftl"
    if not file.is_file():
        return {}
    parsed = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert not [entry for entry in parsed if isinstance(entry, fluent.Junk)]
    return {entry.id.name: entry for entry in parsed if isinstance(entry, fluent.Message)}


@pytest.mark.parametrize("name", GAMES)
def test_every_sentence_of_a_lesson_is_there_and_said(name: str) -> None:
    of = wondertable.game(name)
    wanted = {key for lesson in lessons(of) for key in keys(lesson)}
    assert wanted - set(messages(name)) == set()
    freely = [lesson.key(step.say) for lesson in lessons(of) for step in lesson.steps if step.free]
    wanted |= {f"{key}-{kind}" for key in freely for kind in of.question_names()}
    assert set(messages(name)) - wanted == set()


@pytest.mark.parametrize(("game", "name"), each())
def test_a_sentence_is_told_all_that_it_asks_for(game: str, name: str) -> None:
    """Of an answer that is not wanted a sentence knows the parts; otherwise it knows nothing."""
    of, lesson = named(game, name)
    own = messages(game)
    wrong = {lesson.key(one.say) for step in lesson.steps for one in step.wrong}
    for key in set(keys(lesson)) - wrong:
        assert asked(own[key]) == set(), key
    for playing in walks(Playing(of, lesson)):
        if playing.is_told or playing.is_free:
            continue
        for text in legal(playing):
            said = playing.clone().take(text)
            if said is not None:
                assert said.saying.option is not None
                types = of.actions.types()[said.saying.option.kind]
                assert asked(own[said.saying.key]) <= told(types), said.saying.key


@pytest.mark.parametrize("name", GAMES)
def test_other_languages_say_nothing_that_english_does_not(name: str) -> None:
    folder = places.home(name) / "lessons"
    for file in folder.glob("text.*.ftl") if folder.is_dir() else []:
        assert set(messages(name, file.name.split(".")[1])) <= set(messages(name))


# -- what cannot be ----------------------------------------------------------------------------------------------------


def test_what_cannot_be_answered_is_refused_and_changes_nothing() -> None:
    of, lesson = named("miraris", "first-bid")
    playing = Playing(of, lesson)
    for answer, key in (("bid 9", "lesson-told"),):
        assert refused(playing, answer) == key
    playing.go_on(None)
    playing.go_on(None)
    assert [refused(playing, answer) for answer in (None, "bid 99", "keep el")] == [
        "lesson-asks",
        "not-an-action",
        "wrong_kind",
    ]
    assert playing.take("bid 1") is not None
    assert playing.number == 2


def refused(playing: Playing, answer: str | None) -> str:
    with pytest.raises(Refused) as caught:
        playing.clone().take(answer)
    return caught.value.key
