"""Files that people name: read with care, and never written over."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

from wondertable.core.refused import Refused
from wondertable.core.rules.chance import SEED_LIMIT

SIZE_LIMIT = 20_000_000
DIGITS_LIMIT = 20


def cannot_read(path: str, problem: str) -> Refused:
    return Refused(None, "file", {"file": path, "problem": problem})


def cannot_write(path: str, problem: str) -> Refused:
    return Refused(None, "file-write", {"file": path, "problem": problem})


def read_json(path: str) -> object:
    try:
        with Path(path).open("rb") as file:
            content = file.read(SIZE_LIMIT + 1)
    except (OSError, ValueError) as error:
        raise cannot_read(path, reason(error)) from None
    if len(content) > SIZE_LIMIT:
        raise Refused(None, "file-large", {"file": path, "limit": SIZE_LIMIT // 1_000_000})
    try:
        return json.loads(content, parse_int=whole)
    except (ValueError, RecursionError) as error:
        raise Refused(None, "file-json", {"file": path, "problem": reason(error)}) from None


def whole(digits: str) -> int:
    """No number of a record needs more than 62 bits, and the compiled rules take no more than 64."""
    if len(digits) > DIGITS_LIMIT or abs(int(digits)) >= SEED_LIMIT:
        raise ValueError(f"the number {digits[:DIGITS_LIMIT]} is too large")
    return int(digits)


def write_new(path: str, data: object) -> None:
    """A readable JSON file, whole or not at all; refused where something of that name is there already."""
    text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    try:
        with Path(path).open("x", encoding="utf-8") as file:
            try:
                file.write(text)
                file.flush()
            except OSError:
                Path(path).unlink()
                raise
    except (OSError, ValueError) as error:
        raise cannot_write(path, reason(error)) from None


def write_text(path: str, text: str) -> None:
    """The whole text or nothing: until it is written it has another name."""
    part = Path(f"{path}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except (OSError, ValueError) as error:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        raise cannot_write(path, reason(error)) from None


def check_writable(path: str) -> None:
    """Before long work: would the file at its end find its folder?"""
    if Path(path).is_dir() or not Path(path).absolute().parent.is_dir():
        raise Refused(None, "file-folder", {"file": path})


def reason(error: Exception) -> str:
    """The system's words without the path, which the sentence has already."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error).rstrip(".") or type(error).__name__
