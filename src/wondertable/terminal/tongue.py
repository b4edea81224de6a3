"""The language in which this person is spoken to: what the line asks for, else what the environment does."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from wondertable.core.text import ENGLISH, languages, sentence

OPTION = "--language"
PREFERRED = "LANGUAGE"
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
NO_LANGUAGE = ("C", "POSIX")


def chosen(line: Sequence[str], environment: Mapping[str, str]) -> str:
    """Read before anything else on the line: help is in this language too. What nobody speaks is left to the parser to refuse."""
    known = languages()
    for wish in (*asked(line), *wishes(environment)):
        if spoken := next((name for name in (wish, wish.split("-")[0]) if name in known), None):
            return spoken
    return ENGLISH


def asked(line: Sequence[str]) -> list[str]:
    found = [word.partition("=")[2] for word in line if word.startswith(f"{OPTION}=")]
    return found + [word for option, word in pairwise(line) if option == OPTION]


def wishes(environment: Mapping[str, str]) -> Iterator[str]:
    """As other programs read them: the locale C, which scripts ask for, silences the list of LANGUAGE too."""
    locale = next((environment[name] for name in LOCALES if environment.get(name)), "")
    if locale in NO_LANGUAGE:
        return
    for wish in environment.get(PREFERRED, "").split(":"):
        if wish:
            yield tag(wish)
    yield tag(locale)


def tag(locale: str) -> str:
    """`fr_CA.UTF-8@euro` as `fr-CA`."""
    return locale.partition(".")[0].partition("@")[0].replace("_", "-")


def language(text: str) -> str:
    """A value of --language."""
    if text not in languages():
        raise argparse.ArgumentTypeError(sentence("cli-language", {"text": text[:40], "list": languages()}))
    return text
