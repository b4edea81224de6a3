"""The extras of pyproject.toml: what only some need, each with pinned requirements of its own."""

import tomllib

from tools import environment
from tools.steps import ROOT, Problem

OPTION = "--with"


def extras() -> list[str]:
    return list(tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"])


def install(names: list[str]) -> None:
    for name in names:
        if name not in extras():
            raise Problem(f"there is no extra {name!r}; there are {', '.join(extras())}")
        environment.install(ROOT / f"requirements-{name}.txt")


def taken(arguments: list[str]) -> tuple[list[str], list[str]]:
    """The names after a leading `--with`, divided by commas, and the other arguments."""
    if arguments[:1] != [OPTION]:
        return [], arguments
    if len(arguments) < 2:
        raise Problem(f"{OPTION} needs the name of an extra: {', '.join(extras())}")
    return arguments[1].split(","), arguments[2:]
