"""The reader of the command line, in the language of the person: argparse with its own few words translated."""

from __future__ import annotations

import argparse
from typing import NoReturn

from wondertable.core.text import sentence
from wondertable.terminal.screen import safe

USAGE = 2
WORDS = {
    "usage: ": "cli-usage-line",
    "positional arguments": "cli-positional",
    "options": "cli-options",
    "argument %(argument_name)s: %(message)s": "cli-argument",
    "the following arguments are required: %s": "cli-required",
    "one of the arguments %s is required": "cli-one-required",
    "not allowed with argument %s": "cli-not-with",
    "unrecognized arguments: %s": "cli-unrecognized",
    "ambiguous option: %(option)s could match %(matches)s": "cli-ambiguous",
    "ignored explicit argument %r": "cli-ignored",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-choice",
    "expected one argument": "cli-one-argument",
    "expected at least one argument": "cli-some-arguments",
}
"""What argparse says, by the sentences that say it in every language. It has no other way in than the names of gettext."""


def translated(words: str) -> str:
    key = WORDS.get(words)
    return words if key is None else sentence(key) + (" " if words.endswith(" ") else "")


def complaint(words: str) -> str:
    return safe(f"wondertable: {words}") + "\n"


class Parser(argparse.ArgumentParser):
    """One sentence for what is wrong, instead of the whole usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(USAGE, complaint(sentence("cli-usage", {"problem": message.rstrip("."), "command": self.prog})))


def speak_here() -> None:
    """From now on argparse speaks the language of this process."""
    setattr(argparse, "_", translated)  # noqa: B010 - a name that its stubs do not tell
