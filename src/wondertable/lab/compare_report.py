"""x"""
from __future__ import annotations
from collections.abc import Sequence
from wondertable.lab.comparing import Compared
from wondertable.lab.study import Study
def label(path: tuple[str, ...], study: Study) -> str:
    return " ".join(path)
def report(found: Compared, command: Sequence[str]) -> str:
    return ""
