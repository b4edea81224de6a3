"""The command line read before anything is installed: a question is answered at once, a wrong line is refused at once."""

import argparse
import os
import re
import sys
from importlib import import_module
from types import ModuleType
from typing import cast

from tools.compiled import PACKAGE, SOURCES

ENGLISH = "en"
_spoken = ENGLISH


def read(words: list[str]) -> argparse.Namespace:
    """What `wondertable WORDS` asks for; ends the process with the help, the version or what is wrong."""
    for name in ("wondertable", "wondertable.core", "wondertable.core.text"):
        sys.modules[name] = stand_in(name)
    try:
        sys.path.insert(0, str(SOURCES))
        cli = import_module("wondertable.cli")
        speak(cli.tongue.chosen(words, os.environ))
        cli.speak_here()
        parser = cast(argparse.ArgumentParser, cli.parser())
    finally:
        sys.path.remove(str(SOURCES))
        for name in [name for name in sys.modules if name.partition(".")[0] == "wondertable"]:
            del sys.modules[name]
    if not words:
        parser.print_help(sys.stderr)
        sys.exit(2)
    return parser.parse_args(words)


def stand_in(name: str) -> ModuleType:
    """A package without what its `__init__` would import, and sentences without the library that usually forms them."""
    module = ModuleType(name)
    module.__path__ = [str(SOURCES / name.replace(".", "/"))]
    said = {"ENGLISH": ENGLISH, "languages": languages, "speak": speak, "sentence": sentence}
    vars(module).update(__version__=version(), **said)
    return module


def version() -> str:
    (found,) = re.findall(r'^__version__ = "(.+)"$', (PACKAGE / "__init__.py").read_text(), re.MULTILINE)
    return str(found)


def languages() -> list[str]:
    return [ENGLISH, *sorted({file.name.split(".")[1] for file in PACKAGE.glob("text.*.ftl")} - {ENGLISH})]


def speak(language: str) -> None:
    global _spoken  # noqa: PLW0603  # one person for the life of a process
    _spoken = language


def sentence(key: str, args: dict[str, object] | None = None) -> str:
    """The sentences of the command line have no forms to choose from, only places for words."""
    (found,) = re.findall(rf"^{key} = (.+)$", (PACKAGE / f"text.{_spoken}.ftl").read_text("utf-8"), re.MULTILINE)
    return re.sub(r"\{ \$(\w+) \}", lambda place: written((args or {})[place[1]]), str(found))


def written(fact: object) -> str:
    return ", ".join(fact) if isinstance(fact, list) else str(fact)
