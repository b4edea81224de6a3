"""The package is pure Python. With WONDERTABLE_COMPILE=1 the rules and the search are compiled by mypyc as well."""

import os
from pathlib import Path

# The path says what is compiled: these rooms of the package are, and nothing else. Their modules import nothing else of ours
# either, except what is in READ, of which the compiler needs the signatures. A package's own __init__ stays plain.
COMPILED = ("core/rules/**/*.py", "games/*/rules/**/*.py", "games/*/bots/**/*.py", "bots/**/*.py")
READ = ("core/refused.py",)
# One group is one C file: calls between the modules are then direct, and the compiler sees all of it.
# Without semantic interposition gcc may inline functions of a shared library, as clang does anyway; the small functions
# of the kit grow by the checks that mypyc adds, so the usual limits, of one function and of the whole file, would leave
# them out.
FLAGS = "-fno-semantic-interposition -finline-limit=2000 --param inline-unit-growth=120"
# Errors are told of what is compiled alone; what READ imports in turn may not even be there.
# No configuration file: the result must not depend on the folder in which it is built.
MYPY = ("--config-file=", "--follow-imports=silent")


def compiled(package: Path) -> list[Path]:
    """The modules of the package that are compiled."""
    found = {file for pattern in COMPILED for file in package.glob(pattern)}
    return sorted(file for file in found if file.name != "__init__.py")


def main() -> None:
    from setuptools import setup

    if os.environ.get("WONDERTABLE_COMPILE") != "1":
        setup()
        return
    from mypyc.build import mypycify

    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {FLAGS}".strip()
    package = next(folder for folder in (Path("src/wondertable"), Path("wondertable")) if folder.is_dir())
    modules = [str(file) for file in compiled(package)]
    setup(ext_modules=mypycify([*MYPY, *modules], opt_level="2", debug_level="0"))


if __name__ == "__main__":
    main()
