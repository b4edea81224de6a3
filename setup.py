"""The package is pure Python. With WONDERTABLE_COMPILE=1 the rules and the search are compiled by mypyc as well."""

import os
from pathlib import Path

from setuptools import setup

# Discovered, never listed: a new game is compiled because its folder is there.
COMPILED = ("core/rules/*.py", "games/*/*.py", "games/*/rules/*.py", "games/*/bots/*.py", "bots/*.py")
# What speaks to people and files is asked once in a while, not a million times a second; compiling it would only take time.
PLAIN = [
    "__init__",
    "__main__",
    "companion",
    "data",
    "describe",
    "events",
    "options",
    "outside",
    "possible",
    "record",
    "refusals",
    "refused",
    "reports",
    "saving",
    "table",
    "text",
    "view",
    "words",
]
# One group is one C file: calls between the modules are then direct, and the compiler sees all of it.
# Without semantic interposition gcc may inline functions of a shared library, as clang does anyway; the small functions
# of the kit grow by the checks that mypyc adds, so the usual limit would leave them out.
FLAGS = "-fno-semantic-interposition -finline-limit=2000"


def modules() -> list[str]:
    package = next(folder for folder in (Path("src/wondertable"), Path("wondertable")) if folder.is_dir())
    found = sorted(file for pattern in COMPILED for file in package.glob(pattern))
    return [str(file) for file in found if file.stem not in PLAIN]


if os.environ.get("WONDERTABLE_COMPILE") == "1":
    from mypyc.build import mypycify

    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {FLAGS}".strip()
    # No configuration file: the result must not depend on the folder in which it is built.
    setup(ext_modules=mypycify(["--config-file=", *modules()], opt_level="2", debug_level="0"))
else:
    setup()
