"""The path of a module says whether it is compiled, and what is compiled stands on nothing that is plain."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import setup
from tools.compiled import PACKAGE, SOURCES


def test_compiled_modules_import_nothing_of_ours_that_is_plain() -> None:
    """Whether an edit needs the compiler would otherwise depend on more than the edited file's path."""
    compiled = setup.compiled(PACKAGE)
    assert compiled
    known = {*compiled, *(PACKAGE / file for file in setup.READ)}
    plain = [
        f"{file.relative_to(SOURCES)}:{line} imports {there.relative_to(SOURCES)}"
        for file in compiled
        for line, there in imported(file, file.read_text(encoding="utf-8"))
        if there not in known
    ]
    assert plain == []


@pytest.mark.parametrize(
    "text",
    [
        "from wondertable.core import table",
        "import wondertable.core.table as t",
        "from wondertable.core.table import Table, Entry",
        "from .. import table",
        "from ..table import Table",
        "if TYPE_CHECKING:\n    from wondertable.core.table import Table",
        "def late():\n    import wondertable.core.table",
    ],
)
def test_an_import_is_seen_however_it_is_written(text: str) -> None:
    assert {there for _, there in imported(PACKAGE / "core" / "rules" / "kit.py", text)} == {
        PACKAGE / "core" / "table.py"
    }


def imported(file: Path, text: str) -> Iterator[tuple[int, Path]]:
    """Our own files that a file with this text imports, also for its types alone, with the line that does it."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, there) for name in node.names if (there := file_of(name.name)))
        elif isinstance(node, ast.ImportFrom):
            package = ".".join(file.relative_to(SOURCES).parts[: -node.level]) + "." if node.level else ""
            module = f"{package}{node.module or ''}".rstrip(".")
            for name in node.names:
                if there := file_of(f"{module}.{name.name}") or file_of(module):
                    yield node.lineno, there


def file_of(module: str) -> Path | None:
    """The file of a module of ours; None for what is no module, or not ours."""
    base = SOURCES.joinpath(*module.split("."))
    return next((file for file in (base.with_suffix(".py"), base / "__init__.py") if file.is_file()), None)
