"""The sentences the pages show, from the same files, so that a better wording breaks no test."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "wondertable"
WEB = ROOT / "web" / "src"
FILES = (PACKAGE / "text.en.ftl", PACKAGE / "server" / "text.en.ftl", WEB / "shell" / "text.en.ftl")


@cache
def bundle(game: str) -> FluentBundle:
    found = FluentBundle(["en"], use_isolating=False)
    own = (PACKAGE / "games" / game / "text.en.ftl", WEB / "boards" / game / "text.en.ftl")
    for file in (*FILES, *(file for file in own if file.is_file())):
        found.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return found


def sentence(game: str, key: str, **args: Any) -> str:
    pattern = bundle(game).get_message(key).value
    assert pattern is not None, f"{key} has no words"
    words, errors = bundle(game).format_pattern(pattern, args)
    assert not errors, (key, errors)
    return str(words)


def say(key: str, **args: Any) -> str:
    return sentence("miraris", key, **args)


def begins(words: str) -> re.Pattern[str]:
    """For the name of something that goes on after these words, such as a card with its ability."""
    return re.compile(rf"^{re.escape(words)}(?!\w)")


def character(name: str) -> str:
    return say(f"character-{name}")


def wonder(crowns: int) -> str:
    return say("card-wonder", name=say(f"wonder-{crowns}"), crowns=crowns)


def option(offered: dict[str, Any]) -> str:
    """What the button says that confirms an option."""
    named = {
        part: say(f"character-{value}") if part == "character" else say(f"wonder-{value}")
        for part, value in offered["parts"].items()
        if part != "value"
    }
    return say(f"action-{offered['kind']}", **{**offered["parts"], **named})
