"""Sentences for people, from the Fluent files beside the code: `text.<language>.ftl` of the package, of each game with its lessons, and of other parts."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Literal

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

ENGLISH = "en"
WORKSHOP = "workshop"
"""The folder of a game in which it says what the fields of its data are called; only pages need that."""
LESSONS = "lessons"
"""The folder of a game in which its lessons stand, with sentences of their own."""
MISTAKES = "mistakes"
"""The folder of a game in which it says what can be wrong with its data; pages are told by the server."""
FILE = re.compile(r"text\.([\w-]+)\.ftl")
HOUSE = "wondertable"
_packages = [HOUSE]
_games: dict[str, str] = {}
_spoken = ENGLISH


def languages(package: str = HOUSE) -> list[str]:
    """The languages in which a part of the program speaks, English first; those of the house are complete."""
    found = {match[1] for file in resources.files(package).iterdir() if (match := FILE.fullmatch(file.name))}
    return [ENGLISH, *sorted(found - {ENGLISH})]


def speak(language: str) -> None:
    """From now on this process speaks to one person, who reads this language. A server speaks to many, and stays with English."""
    global _spoken  # noqa: PLW0603  # one person for the life of a process
    _spoken = language


def spoken() -> str:
    return _spoken


def also_from(package: str) -> None:
    """From now on the sentences of another part of the program are known too, whatever the game."""
    if package not in _packages:
        _packages.append(package)
        bundle.cache_clear()


def game_from(game: str, package: str) -> None:
    """From now on the sentences of this game are those of its package, wherever that comes from."""
    if _games.get(game) != package:
        _games[game] = package
        bundle.cache_clear()


@cache
def bundle(game: str = "", language: str = ENGLISH) -> FluentBundle:
    """The sentences of all parts and, on top of them, of one game; English where the language lacks a file."""
    found = FluentBundle([language], use_isolating=False)
    own = [*folders_of(game), resources.files(_games[game]).joinpath(MISTAKES)] if game in _games else []
    for folder in [*(resources.files(package) for package in _packages), *own]:
        for wanted in dict.fromkeys([ENGLISH, language]):
            file = folder.joinpath(f"text.{wanted}.ftl")
            if file.is_file():
                found.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return found


def folders_of(game: str) -> list[Traversable]:
    """Where a game has sentences: beside its code, and beside its lessons if it has any."""
    home = resources.files(_games[game])
    lessons = home.joinpath(LESSONS)
    return [home, lessons] if lessons.is_dir() else [home]


def files_of(game: str) -> dict[str, str]:
    """All sentences of a game as they stand, by language."""
    found: dict[str, str] = {}
    workshop = resources.files(_games[game]).joinpath(WORKSHOP)
    for folder in [*folders_of(game), *([workshop] if workshop.is_dir() else [])]:
        for file in sorted(folder.iterdir(), key=lambda one: one.name):
            if match := FILE.fullmatch(file.name):
                found[match[1]] = found.get(match[1], "") + file.read_text(encoding="utf-8")
    return found


def has_sentence(key: str, game: str = "", language: str | None = None) -> bool:
    return bundle(game, language or _spoken).has_message(key)


def note(key: str, attribute: str, game: str = "", language: str | None = None) -> str | None:
    """What a sentence says of itself, in one of its attributes."""
    found = bundle(game, language or _spoken)
    pattern = found.get_message(key).attributes.get(attribute) if found.has_message(key) else None
    return None if pattern is None else str(found.format_pattern(pattern)[0])


@dataclass(frozen=True)
class Said:
    """Words with their arguments, for a reader whose language is not known yet. They may be an argument of other words."""

    key: str
    args: Mapping[str, object] = field(default_factory=dict)
    game: str = ""

    def __str__(self) -> str:
        return self.said()

    def said(self, language: str | None = None) -> str:
        return sentence(self.key, self.args, self.game, language)


def said_in(language: str | None, args: Mapping[str, object]) -> dict[str, object]:
    """The arguments for whoever makes a sentence elsewhere: words among them are said."""
    return {name: each.said(language) if isinstance(each, Said) else each for name, each in args.items()}


def sentence(key: str, args: Mapping[str, object] | None = None, game: str = "", language: str | None = None) -> str:
    """The sentence with this key. A value of a family of names is shown by its name: character "el" as `character-el`."""
    tongue = language or _spoken
    found = bundle(game, tongue)
    values = {name: _shown(found, name, value, tongue) for name, value in (args or {}).items()}
    words = _formatted(found, key, values)
    if words is None:
        detail = ", ".join(f"{name} {value}" for name, value in values.items())
        return f"{key} ({detail})" if detail else key
    return words


def _formatted(found: FluentBundle, key: str, values: dict[str, object]) -> str | None:
    pattern = found.get_message(key).value if found.has_message(key) else None
    return None if pattern is None else str(found.format_pattern(pattern, values)[0])


def name(family: str, value: object, game: str = "", language: str | None = None) -> str:
    tongue = language or _spoken
    return str(_shown(bundle(game, tongue), family, value, tongue))


def listed(items: Sequence[str], language: str | None = None, style: Literal["standard", "or"] = "standard") -> str:
    """ "Ann, Ben, and Cy", as browsers say it too."""
    return format_list(list(items), style, Locale.parse(language or _spoken, sep="-"))


def _shown(found: FluentBundle, family: str, value: object, language: str) -> object:
    if isinstance(value, Said):
        return value.said(language)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str | int):
        named = _formatted(found, f"{family}-{value}", {})
        return value if named is None else named
    if isinstance(value, Sequence) and not isinstance(value, str):
        return listed([str(_shown(found, family, item, language)) for item in value], language)
    return str(value)
