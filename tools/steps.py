"""Steps that are skipped while their inputs are unchanged, and the words printed about them."""

import contextlib
import fcntl
import hashlib
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache"

_started = time.monotonic()
_done: list[str] = []


class Problem(Exception):
    """Something a person has to mend; the message says what to do."""


def say(text: str) -> None:
    """Words about the work go to standard error: standard output belongs to the command that was asked for."""
    print(f"==> {text}", file=sys.stderr, flush=True)


def command(*words: object, advice: str, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> None:
    """Run a command; when it fails, its own output and the advice are what the person needs."""
    line = [str(word) for word in words]
    try:
        subprocess.run(line, check=True, cwd=cwd, env=env, stdin=subprocess.DEVNULL, stdout=sys.stderr)
    except subprocess.CalledProcessError as error:
        raise Problem(f"`{' '.join(line[:6])} ...` failed ({error.returncode}). {advice}") from None
    except FileNotFoundError:
        raise Problem(f"`{line[0]}` is not there. {advice}") from None


def digest(files: Iterable[Path], *words: str) -> str:
    """A fingerprint of the names and contents of files, and of words."""
    total = hashlib.sha256()
    for word in words:
        total.update(b"%d:%s" % (len(word), word.encode()))
    for file in sorted(files):
        content = file.read_bytes()
        total.update(b"%s:%d:" % (str(file.relative_to(ROOT)).encode(), len(content)))
        total.update(content)
    return total.hexdigest()


def files_below(folder: Path, *patterns: str) -> list[Path]:
    """The source files below a folder; what Python and the page builder put there does not count."""
    return [
        file
        for pattern in patterns or ("*",)
        for file in folder.rglob(pattern)
        if file.is_file() and not {"__pycache__", "static", "node_modules"} & set(file.relative_to(folder).parts)
    ]


@contextlib.contextmanager
def timed(name: str) -> Iterator[None]:
    say(f"{name} ...")
    begin = time.monotonic()
    yield
    took = f"{name}: {time.monotonic() - begin:.1f} s"
    _done.append(took)
    say(took)


def step(name: str, key: str, stamp: Path, made: Path, work: Callable[[], None]) -> None:
    """Do the work unless the stamp says that it was done for this key and what it made is still there."""
    if made.exists() and stamp.exists() and stamp.read_text() == key:
        return
    stamp.unlink(missing_ok=True)
    with timed(name):
        work()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(key)


def worked() -> bool:
    return bool(_done)


def summary() -> str:
    if not _done:
        return f"nothing to do ({time.monotonic() - _started:.1f} s)"
    return f"done in {time.monotonic() - _started:.1f} s ({'; '.join(_done)})"


@contextlib.contextmanager
def one_at_a_time(name: str = "lock", what: str = "another ./dev that is preparing this folder") -> Iterator[None]:
    """Two ./dev in one folder must not install over each other."""
    CACHE.mkdir(exist_ok=True)
    with (CACHE / name).open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say(f"waiting for {what}")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
