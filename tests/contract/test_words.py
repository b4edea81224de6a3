"""What a game calls its things it calls so in every sentence and every language: words.toml, which docs/languages.md explains."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast as fluent
from fluent.syntax.visitor import Visitor

import wondertable
from tests.contract import places

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
ENGLISH = "en"
TALES = "lessons"
UNSPACED = ("ja",)
"""Languages that put no spaces between words."""

Word = dict[str, object]
CASES = [
    (game, language)
    for game in wondertable.games()
    for language in sorted({file.name.split(".")[1] for file in places.home(game).glob("text.*.ftl")} - {ENGLISH})
]


class Said(Visitor):
    """All text of a message, in whatever case it is said."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802 - the library's name
        self.texts.append(node.value)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - the library's name
        self.texts.append("…")

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802 - the library's name
        for variant in node.variants:
            self.visit(variant)

    def visit_Variant(self, node: fluent.Variant) -> None:  # noqa: N802 - the library's name
        self.texts.append("\n")
        self.visit(node.value)


@cache
def sentences(game: str, language: str) -> dict[tuple[Path, str], str]:
    """By file and key: parts of a game that are read by themselves may have the same keys."""
    found = {}
    for file in (*places.home(game).rglob(f"text.{language}.ftl"), *(BOARDS / game).glob(f"text.{language}.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message) and entry.value is not None:
                said = Said()
                said.visit(entry.value)
                found[file.parent, entry.id.name] = "".join(said.texts)
    return found


def words(game: str) -> list[Word]:
    file = places.home(game) / "words.toml"
    found = tomllib.loads(file.read_text(encoding="utf-8"))["word"]
    assert isinstance(found, list)
    return found


def forms(word: Word, language: str) -> list[str]:
    also = word.get("also", {})
    assert isinstance(also, dict)
    return [str(word[language]), *also.get(language, [])]


def pattern(form: str, language: str) -> re.Pattern[str]:
    if language in UNSPACED:
        return re.compile(re.escape(form))
    plural = r"(?:s|es)?" if language == ENGLISH else r"(?:s|x|es)?"
    parts = [re.escape(part) + (plural if part[-1].isalpha() else "") for part in form.split(" ")]
    exact = language == ENGLISH and form != form.lower()
    return re.compile(r"(?<!\w)" + r"\s".join(parts) + r"(?!\w)", 0 if exact else re.IGNORECASE)


def has(text: str, word: Word, language: str) -> bool:
    if language == ENGLISH:
        phrases = word.get("except", [])
        assert isinstance(phrases, list)
        for phrase in phrases:
            text = re.sub(re.escape(phrase), " ", text, flags=re.IGNORECASE)
    return any(pattern(form, language).search(text) for form in forms(word, language))


def strayed(game: str, language: str) -> list[str]:
    translated = sentences(game, language)
    found = []
    for (folder, key), english in sentences(game, ENGLISH).items():
        text = None if folder.name == TALES else translated.get((folder, key))
        for word in words(game) if text is not None else []:
            free = word.get("free", [])
            assert isinstance(free, list) and text is not None
            if key not in free and has(english, word, ENGLISH) and not has(text, word, language):
                found.append(f"{key} says {word['en']!r} without {forms(word, language)}: {text.strip()}")
    return found


@pytest.mark.parametrize(("game", "language"), CASES)
def test_sentences_keep_to_the_words_of_their_game(game: str, language: str) -> None:
    assert strayed(game, language) == []


@pytest.mark.parametrize(("game", "language"), CASES)
def test_lessons_say_the_words_of_their_game_about_as_often(game: str, language: str) -> None:
    """In running text a thing need not be named every time, but it has no other name."""
    told = [(key, text) for key, text in sentences(game, ENGLISH).items() if key[0].name == TALES]
    said = [(text, sentences(game, language)[key]) for key, text in told if key in sentences(game, language)]
    for word in words(game):
        named = [other for english, other in said if has(english, word, ENGLISH)]
        assert sum(has(other, word, language) for other in named) * 2 >= len(named), (word["en"], named)


@pytest.mark.parametrize(("game", "language"), CASES)
def test_every_word_has_its_translation_and_its_origin_and_is_said(game: str, language: str) -> None:
    english = sentences(game, ENGLISH)
    for word in words(game):
        assert word.keys() - {"also", "except", "free"} >= {ENGLISH, language, "origin"}, word
        assert word["origin"] in ("rulebook", "ours"), word
        assert any(has(text, word, ENGLISH) for text in english.values()), f"no sentence says {word['en']}"
    assert len({str(word["en"]) for word in words(game)}) == len(words(game))


def test_a_word_is_found_in_its_forms_only() -> None:
    city: Word = {"en": "City", "fr": "Cité", "ja": "都市", "also": {"en": ["Cities"]}, "except": ["City hall"]}
    assert has("Two Cities", city, "en")
    assert has("deux cités", city, "fr")
    assert has("二つの都市で", city, "ja")
    assert not has("capacity, a city, City hall", city, "en")
    assert not has("la récité", city, "fr")
