"""Asking a person for a line, with the comforts the terminal has: editing, history and completion with Tab."""

from __future__ import annotations

import sys
from types import ModuleType


def line_editor() -> ModuleType | None:
    try:
        import readline  # not everywhere, and of no use without a terminal
    except ImportError:
        return None
    return readline


class Prompt:
    def __init__(self) -> None:
        self.completions: list[str] = []
        editor = line_editor() if sys.stdin.isatty() else None
        if editor is not None:
            editor.set_completer_delims("")
            editor.set_completer(self.complete)
            editor.parse_and_bind("tab: complete")

    def ask(self, prompt: str, completions: list[str]) -> str:
        """Raises EOFError where the input ends."""
        self.completions = completions
        return input(prompt)

    def complete(self, typed: str, number: int) -> str | None:
        found = [text for text in self.completions if text.startswith(typed.lower())]
        return found[number] if number < len(found) else None
