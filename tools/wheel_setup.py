"""The setup of a wheel: the package and, where a folder `libraries` lies beside it, what was compiled of its modules."""

import shutil
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

LIBRARIES = Path("libraries")


class Take(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Libraries are taken as they are, each to its place beside the source of its module."""

    def build_extension(self, ext: Extension) -> None:
        there = Path(self.get_ext_fullpath(ext.name))
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ext.sources[0], there)


def module(library: Path) -> str:
    """wondertable/core/rules/kit.cpython-311-x86_64-linux-gnu.so is wondertable.core.rules.kit."""
    return ".".join([*library.parent.relative_to(LIBRARIES).parts, library.name.split(".")[0]])


if __name__ == "__main__":
    found = sorted(LIBRARIES.rglob("*.so"))
    setup(ext_modules=[Extension(module(each), [str(each)]) for each in found], cmdclass={"build_ext": Take})
