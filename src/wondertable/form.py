"""Which form of the rules runs: compiled where compiled libraries lie beside the sources, plain where somebody asks for it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import Final

VARIABLE: Final = "WONDERTABLE_FORM"
PLAIN: Final = "interpreted"
COMPILED: Final = "compiled"


class Sources(MetaPathFinder):
    """Finds the modules of the package by their sources, whatever lies beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith(f"{__package__}."):
            return None
        finders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path or [])
        return next((spec for finder in finders if (spec := finder.find_spec(fullname))), None)


def loaded() -> str:
    from wondertable.core.rules import position

    return PLAIN if str(position.__file__).endswith(".py") else COMPILED


def start_again_plain() -> None:
    """Replace this process by the same command in the plain form."""
    words = [sys.executable, *sys.orig_argv[1:]]
    os.execve(words[0], words, os.environ | {VARIABLE: PLAIN})


if os.environ.get(VARIABLE) == PLAIN:
    sys.meta_path.insert(0, Sources())
