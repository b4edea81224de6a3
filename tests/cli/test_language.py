"""In the terminal a person is spoken to in the language of the environment, or in the one that the line asks for."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from wondertable.core.text import ENGLISH, languages, sentence
from wondertable.terminal.tongue import chosen
from wondertable.terminal.usage import WORDS, translated

OTHERS = [language for language in languages() if language != ENGLISH]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LC_MESSAGES": "en_GB", "LC_ALL": "fr_CA@euro"}, "fr"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "xx:fr:en"}, "fr"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "fr"),
        ({"LC_ALL": "C", "LANGUAGE": "fr", "LANG": "fr_FR"}, "en"),
        ({"LANG": "xx_XX"}, "en"),
        ({"LANG": "", "LANGUAGE": ""}, "en"),
    ],
)
def test_the_environment_is_read_as_other_programs_read_it(environment: dict[str, str], language: str) -> None:
    assert chosen(["games"], environment) == language


def test_the_line_counts_more_than_the_environment() -> None:
    assert chosen(["games", "--language", "fr"], {"LANG": "en_GB"}) == "fr"
    assert chosen(["--language=en", "games"], {"LANG": "fr_FR"}) == "en"


@pytest.mark.parametrize("language", OTHERS)
def test_help_and_refusals_are_in_the_language(run: Run, language: str) -> None:
    told = " ".join(run("play", "--help", "--language", language).out.split())
    for key in ("cli-play", "cli-help-help", "cli-help-own-seat"):
        assert " ".join(sentence(key, language=language).split()) in told
        assert sentence(key, language=ENGLISH) not in told
    assert told.startswith(" ".join(sentence("cli-usage-line", language=language).split()))
    problem = sentence("error-no-such-seat", {"seat": 9, "players": 3}, language=language)
    assert problem in run("play", "miraris", "--seat", "9", f"--language={language}").err


@pytest.mark.parametrize("language", OTHERS)
def test_a_game_is_played_in_the_language(run: Run, language: str) -> None:
    said = run("play", "miraris", "--seed", "1", "--language", language, typed="1\nlog\nquit\n")
    assert said.code == 0
    for key in ("question-choose_character", "question-bid", "event-all_kept"):
        assert sentence(key, game="miraris", language=language) in said.out


def test_a_report_is_in_the_language(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "study.html"
    run("simulate", "miraris", "--games", "2", "--workers", "1", "--report", str(page), "--language", "fr")
    text = page.read_text(encoding="utf-8")
    assert '<html lang="fr">' in text
    assert sentence("report-how", language="fr") in text
    assert sentence("report-how", language=ENGLISH) not in text


def test_a_language_that_nobody_speaks_is_refused_by_name(run: Run) -> None:
    said = run("games", "--language", "xx")
    assert said.code == 2
    assert '"xx"' in said.err and "fr" in said.err


def test_argparse_says_the_same_in_english() -> None:
    assert {words: translated(words) for words in WORDS if words != "positional arguments"} == {
        words: words for words in WORDS if words != "positional arguments"
    }
