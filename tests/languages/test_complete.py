"""Whoever reads a language that the house speaks reads it everywhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.languages import files
from wondertable.core import text

OTHERS = [language for language in files.COMPLETE if language != files.ENGLISH]
CASES = [
    pytest.param(file, language, id=f"{file.parent.relative_to(files.ROOT)}-{language}")
    for file in files.FILES
    for language in OTHERS
]


def test_pages_and_terminal_speak_the_same_languages() -> None:
    assert sorted(text.languages()) == files.COMPLETE
    assert {"en", "fr"} <= set(files.COMPLETE)


@pytest.mark.parametrize(("file", "language"), CASES)
def test_no_sentence_is_missing_and_none_is_too_many(file: Path, language: str) -> None:
    other = files.in_language(file, language)
    assert other.exists(), f"{other} is missing"
    assert set(files.messages(other)) ^ set(files.messages(file)) == set()


@pytest.mark.parametrize(("file", "language"), CASES)
def test_a_translation_asks_for_what_english_asks_for_and_has_its_notes(file: Path, language: str) -> None:
    other = files.in_language(file, language)
    for key in files.messages(file).keys() & files.messages(other).keys():
        assert files.arguments(other, key) - files.arguments(file, key) == set(), key
        assert files.attributes(other, key) == files.attributes(file, key), key


@pytest.mark.parametrize(("file", "language"), CASES)
def test_a_translation_leaves_nothing_out_that_is_told(file: Path, language: str) -> None:
    """But for numbers and the like, of which a choice alone may depend, every argument of English is there."""
    other = files.in_language(file, language)
    for key in files.messages(file).keys() & files.messages(other).keys():
        assert files.arguments(file, key) - files.arguments(other, key) == set(), key


JAPANESE = r"[ぁ-んァ-ヶ一-龠々ー]"
FRENCH = [pytest.param(file, id=str(file.parent.relative_to(files.ROOT))) for file in files.FILES]


@pytest.mark.parametrize("file", FRENCH)
def test_french_has_its_spaces_and_its_apostrophe(file: Path) -> None:
    other = files.in_language(file, "fr")
    for key in files.messages(other):
        said = files.said(other, key)
        assert not re.search(r"[^\s\u202f!?…][;!?](?=\s|$)", without_names(said)), f"{key}: {said}"
        assert not re.search(r"(?m)[ \w][ ][;:!?»]|«[^\u00a0\n]|\w[:](?= )", without_names(said)), f"{key}: {said}"
        assert not re.search(r"\w'\w", said), f"{key}: {said}"


@pytest.mark.parametrize("file", FRENCH)
def test_no_french_sentence_puts_before_a_name_what_a_vowel_would_change(file: Path) -> None:
    """Neither "de Iris" nor "de Les Parchemins": which name comes is not known."""
    before = r"\b(?:[dD]e|[qQ]ue|[nN]e|[lL][ea]|[jJ]usque|[lL]orsque)"
    names = r"(?:name|names|title|seat|giver|victim|host|losers|others)"
    found = re.findall(rf"{before} \{{ \${names} \}}", files.in_language(file, "fr").read_text(encoding="utf-8"))
    assert found == []


def without_names(said: str) -> str:
    """The name of a game that ends so in every language."""
    return said.replace("Bibliowonders!", "Bibliowonders")


@pytest.mark.parametrize("file", FRENCH)
def test_japanese_has_its_own_signs_and_no_spaces(file: Path) -> None:
    other = files.in_language(file, "ja")
    for key in files.messages(other):
        said = as_titled(files.said(other, key))
        # Effects stand in the data of a game, word for word; of a list the parts are read by programs.
        if not key.startswith("effect-") and ", " not in said:
            assert not re.search(rf"{JAPANESE}[,.!?;:()]|[,.!?;:()]{JAPANESE}|{JAPANESE} {JAPANESE}", said), key


def as_titled(said: str) -> str:
    """Without the signs of names: those that the data of a game give, and a title in two words."""
    return said.replace("ーズ!", "ーズ").replace("点灯!", "点灯").replace("ティック ヒ", "ティックヒ")


@pytest.mark.parametrize("file", FRENCH)
def test_nothing_is_not_told_as_one(file: Path) -> None:
    """French has one form for 0 and 1: a variant that does not say the number is for 1 alone, written `[1]`."""
    other = files.in_language(file, "fr")
    for key, message in files.messages(other).items():
        for count, choice in files.choices(message):
            named = {files.name_of(variant): files.needs(variant.value).variables for variant in choice.variants}
            assert "one" not in named or count in named["one"] or "0" in named, (
                f"{key}: [one] of ${count} is also for 0"
            )
