"""The commands of ./dev."""

import os
import sys
from collections.abc import Callable, Sequence

from tools import compiled, environment
from tools.environment import PYTHON
from tools.steps import ROOT, Problem, one_at_a_time, say, summary, worked

USAGE = """\
usage: ./dev COMMAND [ARGUMENTS]

  run [SERVE ARGUMENTS]      prepare everything and serve the tables, for example: ./dev run --port 8080
  cli ARGUMENTS              the command `wondertable ARGUMENTS`
  python ARGUMENTS           Python in the project's environment

Set WONDERTABLE_FORM=interpreted to run the plain sources, WONDERTABLE_FORM=compiled to insist on the compiled ones.
Everything is made inside this folder (.venv, .cache, node_modules) and made again only when its inputs change."""


def ready(*, quiet: bool = False, must: bool = False) -> dict[str, str]:
    """The project's Python packages and the form to run; returns the environment for child processes."""
    environment.install(ROOT / "requirements.txt")
    return environment.child_environment(*compiled.forms(must=must, quiet=quiet))


def become(words: Sequence[str], env: dict[str, str]) -> int:
    """Replace this process, so that signals and the terminal belong to the program itself."""
    sys.stderr.flush()
    os.execve(words[0], list(words), env)


def python(arguments: list[str]) -> int:
    with one_at_a_time():
        env = ready(quiet=True)
        if worked():
            say(summary())
    return become([str(PYTHON), *arguments], env)


def cli(arguments: list[str]) -> int:
    # -P: the folder a person stands in must not hide the form that was chosen
    return python(["-P", "-m", "wondertable", *arguments])


COMMANDS: dict[str, Callable[[list[str]], int]] = {"cli": cli, "python": python}


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(USAGE)
        return 0
    name, *rest = arguments
    if name not in COMMANDS:
        print(f"./dev has no command {name!r}.\n\n{USAGE}", file=sys.stderr)
        return 2
    try:
        return COMMANDS[name](rest)
    except Problem as problem:
        say(f"{problem}")
        return 1
    except KeyboardInterrupt:
        return 130
