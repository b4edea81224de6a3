"""Data as a file in TOML, as people write them: what is simple first, then a table for each thing."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Final

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
WIDE: Final = 110
"""Longer lists stand one thing to a line."""


def written(data: Mapping[str, object], remark: str = "") -> str:
    """A file that reads as these data.

    >>> print(written({"rounds": 8, "card": [{"id": "el", "values": [1, 2]}]}, "Mine"), end="")
    # Mine
    rounds = 8
    <BLANKLINE>
    [[card]]
    id = "el"
    values = [1, 2]
    """
    remarks = [f"# {line}" for line in remark.splitlines()]
    return "\n".join([*remarks, *_table("", data)]).lstrip("\n") + "\n"


def _table(path: str, data: Mapping[str, object]) -> list[str]:
    lines = [f"{_key(key)} = {_value(value)}" for key, value in data.items() if not _has_tables(value)]
    for key, value in data.items():
        inner = f"{path}.{_key(key)}" if path else _key(key)
        if isinstance(value, Mapping):
            lines += ["", f"[{inner}]", *_table(inner, value)]
        elif isinstance(value, list) and _has_tables(value):
            for each in value:
                lines += ["", f"[[{inner}]]", *_table(inner, each)]
    return lines


def _has_tables(value: object) -> bool:
    """Whether it has headings of its own."""
    if isinstance(value, list):
        return bool(value) and all(isinstance(each, Mapping) for each in value)
    return isinstance(value, Mapping)


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else _text(name)


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, list):
        items = [_value(each) for each in value]
        line = f"[{', '.join(items)}]"
        return line if len(line) <= WIDE else "".join(["[\n", *(f"  {item},\n" for item in items), "]"])
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{_key(key)} = {_value(inner)}' for key, inner in value.items())} }}"
    return repr(value)
