"""Games played on a Ray cluster: `ray start` on every machine, the same version of Wondertable everywhere."""

from __future__ import annotations

import logging
import secrets
import socket
from collections import deque
from collections.abc import Generator, Iterable, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from wondertable import __version__
from wondertable.core.game import Game
from wondertable.core.refused import Refused
from wondertable.lab.crew import AHEAD, GLANCE, RETRIES, Piece, Work, cores, ctrl_c
from wondertable.lab.study import Study

T = TypeVar("T")
LOCAL = "local"
"""An address that begins a cluster of its own, on this machine, for the time of one study."""
AUTO = "auto"
"""The cluster to which this machine belongs."""
PATIENCE = 10.0
"""Seconds in which somebody must answer."""
STORE = 100_000_000
"""Bytes for results on their way: those of a local cluster are small."""


class OnRay:
    def __init__(self, address: str, workers: int | None = None) -> None:
        try:
            import ray
        except ImportError:
            raise Refused(None, "ray-missing") from None
        self.ray: Any = ray
        self.address = address
        self.workers = workers

    def in_order(self, work: Work[T], studies: Sequence[Study], pieces: Iterable[Piece]) -> Generator[T, None, None]:
        with self.connected():
            yield from self.shared_out(work, studies, pieces)

    def connected(self) -> Any:
        """For the time of one study; whoever is connected already stays so."""
        return connection(self.ray, self.address, self.workers)

    def shared_out(self, work: Work[T], studies: Sequence[Study], pieces: Iterable[Piece]) -> Generator[T, None, None]:
        ray = self.ray
        task = ray.remote(num_cpus=1, max_retries=RETRIES)(do)
        given = ray.put((secrets.token_hex(8), work, tuple(studies), marks(studies)))
        room = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
        waiting, more, running = iter(pieces), True, deque[Any]()
        try:
            with ctrl_c() as pressed:
                while more or running:
                    while more and len(running) < room:
                        piece = next(waiting, None)
                        more = piece is not None
                        if piece is not None:
                            running.append(task.remote(given, piece))
                    if running:
                        ray.wait([running[0]], timeout=GLANCE)
                    if pressed.is_set():
                        raise KeyboardInterrupt
                    while running and ray.wait([running[0]], timeout=0)[0]:
                        yield ray.get(running[0])
                        running.popleft()
        except ray.exceptions.RayTaskError as error:
            cause = getattr(error, "cause", None)
            raise cause if isinstance(cause, Refused) else error from None
        except ray.exceptions.RayError as error:
            raise Refused(None, "ray-lost", {"problem": in_words(error)}) from None
        finally:
            for left in running:
                ray.cancel(left, force=True)


@contextmanager
def connection(ray: Any, address: str, workers: int | None) -> Generator[None, None, None]:
    if ray.is_initialized():
        yield
        return
    if problem := silent(address):
        raise Refused(None, "ray-unreachable", {"address": address[:80], "problem": problem})
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR, "configure_logging": True}
    own = {"num_cpus": workers or cores(), "include_dashboard": False, "object_store_memory": STORE}
    try:
        ray.init(**quiet, **(own if address == LOCAL else {}), address=address)
    except Exception as error:  # whatever it is, there is no cluster to play on
        raise Refused(None, "ray-unreachable", {"address": address[:80], "problem": in_words(error)}) from None
    try:
        yield
    finally:
        ray.shutdown()


def silent(address: str) -> str | None:
    """Why nobody listens there, where the address names a machine: Ray itself would ask for many minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return None if address in (LOCAL, AUTO) else f"expected HOST:PORT, {AUTO} or {LOCAL}"
    if not port.isascii() or not port.isdecimal() or int(port) > 65535:
        return f"{port[:20]} is no port"
    try:
        with socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE):
            return None
    except OSError as error:
        return error.strerror or str(error)


def in_words(error: Exception) -> str:
    """The first line of what Ray says, which says much."""
    said = [line.strip() for line in str(error).splitlines() if line.strip()]
    return f"{type(error).__name__}: {said[0] if said else ''}"[:200].rstrip(".: ")


def marks(studies: Sequence[Study]) -> list[str]:
    """What has to be the same on all machines for games to be the same."""
    games = [study.open() for study in studies]
    return [f"{__version__}, {game.name} {game.rules_version}, {game.data_hash[:16]}" for game in games]


# -- on a node ---------------------------------------------------------------------------------------------------------

_opened: dict[str, list[Game]] = {}
"""The games of the study that this process is at."""


def do(given: tuple[str, Work[Any], tuple[Study, ...], list[str]], piece: Piece) -> Any:
    key, work, studies, wanted = given
    if key not in _opened:
        found = marks(studies)
        if found != wanted:
            raise Refused(None, "ray-version", {"here": wanted[0], "there": found[0]})
        _opened.clear()
        _opened[key] = [study.open() for study in studies]
    return work(studies[piece.study], _opened[key][piece.study], piece.first, piece.after)
