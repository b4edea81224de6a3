"""What ./dev check looks at. Every check runs, so that one look shows all there is to mend."""

import json
from collections.abc import Callable
from functools import partial

from tools import node
from tools.environment import PYTHON
from tools.steps import ROOT, Problem, command, say, timed

TYPED = ("src", "tests", "tools", "benchmarks", "examples", "setup.py", "dev")


def check(env: dict[str, str]) -> bool:
    """Whether all checks pass; what fails has been printed."""
    checks: dict[str, Callable[[], None]] = {
        "ruff check": lambda: tool(env, "ruff", "check", "--quiet", "--output-format=concise"),
        "ruff format": lambda: tool(env, "ruff", "format", "--check", "--quiet", "--output-format=concise"),
        "mypy": lambda: tool(env, "mypy", "--no-error-summary", *(name for name in TYPED if (ROOT / name).exists())),
        "locks": locks_carry_no_address,
        "wire types": lambda: wire_types_are_current(env),
        **{name: partial(node.check_pages, name) for name in node.CHECKS},
    }
    failed = []
    for name, work in checks.items():
        try:
            work()
        except Problem as problem:
            say(str(problem))
            failed.append(name)
    if failed:
        say(f"check failed: {', '.join(failed)}")
    return not failed


def tool(env: dict[str, str], *words: str) -> None:
    with timed(" ".join(words[:2]) if words[0] == "ruff" else words[0]):
        advice = "`./dev fix` mends what can be mended by a machine." if words[0] == "ruff" else "Mend what it names."
        command(PYTHON, "-P", "-m", *words, env=env, advice=advice)


def fix(env: dict[str, str]) -> None:
    tool(env, "ruff", "check", "--fix", "--quiet")
    tool(env, "ruff", "format", "--quiet")
    node.fix_pages()


def locks_carry_no_address() -> None:
    """A lock with an address would send everybody to the registry of whoever made it."""
    for lock in (folder / "package-lock.json" for folder in node.npm_folders()):
        for name, entry in json.loads(lock.read_text())["packages"].items():
            if name and ("resolved" in entry or "version" not in entry or "integrity" not in entry):
                where = f"{lock.relative_to(ROOT)}: {name}"
                raise Problem(f"{where} needs version and integrity and no `resolved`; `./dev lock` makes locks anew.")


def wire_types_are_current(env: dict[str, str]) -> None:
    with timed("wire types"):
        for file, text in {node.WIRE: node.wire_types(env), **node.schemas_and_types(env)}.items():
            if not file.exists() or text != file.read_text():
                raise Problem(f"{file.relative_to(ROOT)} is not what the Structs say; `./dev types` writes it anew.")
