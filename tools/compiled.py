"""The compiled form: a second tree beside the sources, so that no stale library can ever shadow an edited file.

.cache/compiled/<fingerprint>/wondertable holds copies of the rules and the search with their compiled libraries beside them,
and links to every other file of src/wondertable. PYTHONPATH decides which of the two trees a process runs. The fingerprint is
that of what the compiler reads and of the compiler itself: an edit of anything else compiles nothing.
"""

import fcntl
import functools
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import setup
from tools import kept
from tools.beside import start_beside
from tools.environment import PYTHON, VENV, install
from tools.steps import CACHE, ROOT, Problem, digest, files_below, one_at_a_time, say, timed

SOURCES = ROOT / "src"
PACKAGE = SOURCES / "wondertable"
TREES = CACHE / "compiled"
BUILDING = TREES / "building"
FAILED = TREES / "failed"
COMING = "WONDERTABLE_COMPILED_TREE"
"""Tells a program that runs the plain form where the compiled one will be."""
LOG = CACHE / "compiled.log"
TAKING = CACHE / "taking"
REQUIREMENTS = ROOT / "requirements-build.txt"
# What setuptools asks the environment about the compiler.
ASKED = ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED")


def forms(*, wait: bool, must: bool = False) -> tuple[Path, Path | None]:
    """The tree to run and the compiled tree if there is one.

    wait: make the compiled one if it can be made. must: refuse to go on without it.
    """
    tree = TREES / fingerprint()
    if wanted() == "interpreted":
        return SOURCES, hold(tree) if tree.exists() else None
    take_what_was_kept(tree)
    if not tree.exists() and (wait or wanted() == "compiled"):
        tree = make(tree, must=must or wanted() == "compiled") or tree
    if not tree.exists():
        return SOURCES, None
    link_the_rest(tree)
    hold(tree)
    forget_others(tree)
    return tree, tree


def wanted() -> str:
    form = os.environ.get("WONDERTABLE_FORM", "")
    if form not in ("", "compiled", "interpreted"):
        raise Problem(f"WONDERTABLE_FORM is {form!r}; it may be compiled, interpreted or empty.")
    return form


def to_be_made() -> bool:
    """Whether there is no compiled form of these sources, and one can be made."""
    tree = TREES / fingerprint()
    return not wanted() and not tree.exists() and not what_is_lacking() and not failed_before(tree)


def make_beside() -> Path:
    """Make the compiled form in a process of its own that ends with this one, whatever this one becomes; returns its tree."""
    say(
        "serving the plain form; the compiled one is made beside it, slowly, so that nobody waits. Bots take it as soon as "
        "it is there, the server itself at the next start."
    )
    start_beside([sys.executable, str(ROOT / "dev"), "compile"])
    return TREES / fingerprint()


def compiler_reads() -> list[Path]:
    """What is compiled is said in setup.py."""
    return [*setup.compiled(PACKAGE), *(PACKAGE / file for file in setup.READ)]


def fingerprint() -> str:
    """The same in every clone with these sources on machines of this kind, and in no other."""
    # The environment's own folder does not matter, the Python it was made from does.
    lines = (VENV / "pyvenv.cfg").read_text().splitlines()
    python = [line for line in lines if line.startswith(("home", "version"))]
    asked = [os.environ.get(name, "") for name in ASKED]
    machine = [sysconfig.get_platform(), c_library()]
    files = [*compiler_reads(), ROOT / "setup.py", REQUIREMENTS]
    return digest(files, *python, *machine, *asked, compiler_version())[:16]


def c_library() -> str:
    try:
        return os.confstr("CS_GNU_LIBC_VERSION") or ""
    except (AttributeError, OSError, ValueError):
        return ""


def compiler() -> list[str]:
    """The program and the words that go with it, such as those of `ccache gcc`."""
    return shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc"))


@functools.cache
def compiler_version() -> str:
    try:
        told = subprocess.run([*compiler(), "--version"], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    except OSError:
        return ""
    return told.stdout.partition("\n")[0]


def what_is_lacking() -> str:
    program = compiler()[0]
    if not shutil.which(program):
        return f"there is no C compiler ({program}); `apt install gcc` or its like makes the fast form possible"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python's C headers are missing; `apt install python3-dev` or its like makes the fast form possible"
    return ""


def take_what_was_kept(tree: Path) -> None:
    """Perhaps another clone has compiled these sources before."""
    if tree.exists():
        return
    with one_at_a_time("taking.lock", "another ./dev that takes the compiled form"):
        if not tree.exists() and kept.take(tree.name, TAKING):
            TREES.mkdir(exist_ok=True)
            TAKING.rename(tree)


def make(tree: Path, *, must: bool) -> Path | None:
    """Compile if that is possible. What failed once is not tried again until the sources change."""
    if lacking := what_is_lacking():
        if must:
            raise Problem(f"The compiled form cannot be built: {lacking}.")
        say(f"running uncompiled, which is much slower in search and simulation: {lacking}")
        return None
    if not must and failed_before(tree):
        say(f"running uncompiled: the sources could not be compiled, see {LOG.relative_to(ROOT)}")
        return None
    install(REQUIREMENTS)
    with one_at_a_time("compiling.lock", "another ./dev that is making the compiled form"):
        return tree if tree.exists() else build(must=must)


def build(*, must: bool) -> Path | None:
    tree = TREES / copy_what_the_compiler_reads(BUILDING)
    if tree.exists():  # the edit was taken back meanwhile
        return tree
    with timed("compiled form"):
        works = run_mypyc(BUILDING)
    if works:
        kept.keep(tree.name, BUILDING)
        BUILDING.rename(tree)
        FAILED.unlink(missing_ok=True)
        return tree
    FAILED.write_text(tree.name)
    lines = LOG.read_text().splitlines()
    errors = [line for line in lines if "error" in line][:20] or lines[-20:]
    told = "\n    ".join(["The sources could not be compiled:", *errors, f"(all of it in {LOG.relative_to(ROOT)})"])
    if must:
        raise Problem(f"{told}\nMend this, or use the plain form: WONDERTABLE_FORM=interpreted ./dev ...")
    say(f"{told}\n==> running uncompiled until the sources change")
    return None


def failed_before(tree: Path) -> bool:
    return FAILED.exists() and FAILED.read_text() == tree.name


def copy_what_the_compiler_reads(folder: Path) -> str:
    """Copy the sources and return their fingerprint; again from the start if somebody was editing them meanwhile."""
    while True:
        before = fingerprint()
        shutil.rmtree(folder, ignore_errors=True)
        for file in compiler_reads():
            copy = folder / file.relative_to(SOURCES)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, copy)
        if fingerprint() == before:
            return before


def run_mypyc(tree: Path) -> bool:
    temporary = CACHE / "compiling"
    shutil.rmtree(temporary, ignore_errors=True)
    words = [str(PYTHON), str(ROOT / "setup.py"), "--quiet", "build_ext", "--inplace", "--build-temp", str(temporary)]
    # Packages that say nothing stand for those that are plain: what these import is no business of the compiler.
    folders = [tree / "wondertable", *(tree / "wondertable").rglob("*/")]
    doors = [folder / "__init__.py" for folder in folders if not (folder / "__init__.py").exists()]
    for door in doors:
        door.touch()
    env = os.environ | {"WONDERTABLE_COMPILE": "1", "PYTHONPATH": "", "MYPY_CACHE_DIR": str(CACHE / "mypyc")}
    with LOG.open("w") as log:
        result = subprocess.run(words, cwd=tree, env=env, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
    shutil.rmtree(temporary, ignore_errors=True)
    shutil.rmtree(tree / "build", ignore_errors=True)
    for door in doors:
        door.unlink()
    return result.returncode == 0


def link_the_rest(tree: Path) -> None:
    """Everything that is not compiled is a link to the source, so an edit to it needs no step at all."""
    copied = set(compiler_reads())
    wanted = {tree / file.relative_to(SOURCES): file for file in files_below(PACKAGE) if file not in copied}
    # The pages may be built later; until then the link leads nowhere.
    wanted[tree / "wondertable" / "server" / "static"] = PACKAGE / "server" / "static"
    for there in tree.rglob("*"):
        if there.is_symlink() and there not in wanted:
            there.unlink()
    for link, target in wanted.items():
        if not link.is_symlink():
            link.parent.mkdir(parents=True, exist_ok=True)
            link.symlink_to(os.path.relpath(target, link.parent))


def hold(tree: Path) -> Path:
    """Mark the tree as in use for as long as this process lives, also when it becomes another program.

    The mark comes last: a tree that has one is whole (src/wondertable/workers/form.py).
    """
    handle = os.open(tree / "in-use", os.O_RDWR | os.O_CREAT, 0o644)
    fcntl.flock(handle, fcntl.LOCK_SH)
    os.set_inheritable(handle, True)
    return tree


def forget_others(current: Path) -> None:
    """Delete the trees of older sources, except those in which somebody is still playing."""
    for tree in TREES.iterdir():
        if tree in (current, BUILDING) or not tree.is_dir():
            continue
        with (tree / "in-use").open("w") as mark:
            try:
                fcntl.flock(mark, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                continue
            shutil.rmtree(tree)
