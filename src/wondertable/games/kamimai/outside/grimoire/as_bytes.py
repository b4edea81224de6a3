"""A book as bytes: loaded again, on the same machine and release, it goes on bit by bit as it would have."""

import struct

import msgspec
import numpy as np
from msgspec import Struct

from wondertable.games.kamimai.outside.grimoire.moments import Memento
from wondertable.games.kamimai.outside.grimoire.pages import Memory
from wondertable.games.kamimai.outside.grimoire.physical import Book
from wondertable.games.kamimai.outside.grimoire.settings import shipped
from wondertable.games.kamimai.outside.grimoire.shape import LEAST, MOST, handles

MARK = b"grimoire1"
LENGTH = struct.Struct("<I")


class Head(Struct, forbid_unknown_fields=True):
    """What stands before the numbers. Times are written in hex, to the last bit."""

    built: int
    ids: list[int]
    gone: list[int]
    state: str
    asleep: bool
    clocks: list[str]
    alone: list[tuple[int, str]]
    sizes: list[int]
    """Of the six parts that the numbers are cut into."""


def save(book: Book) -> bytes:
    """Between grabs only: a hand cannot be written down."""
    if book.grabbing:
        raise ValueError("KAM-G4: a book is not saved while a grab is running")
    now = book.memento()
    numbers = [
        np.frombuffer(now.pages.qpos),
        np.frombuffer(now.pages.qvel),
        np.frombuffer(now.pages.warm),
        book.heights,
        book.tops.ravel(),
        book.places.ravel(),
    ]
    head = Head(
        built=len(book.names),
        ids=list(now.pages.ids),
        gone=list(now.pages.gone),
        state=now.state,
        asleep=now.asleep,
        clocks=[float(clock).hex() for clock in book.clocks()],
        alone=[(k, seconds.hex()) for k, seconds in book.judge.apart.items()],
        sizes=[len(part) for part in numbers],
    )
    text = msgspec.json.encode(head)
    return MARK + LENGTH.pack(len(text)) + text + np.concatenate(numbers).astype("<f8").tobytes()


def load(data: bytes) -> Book:
    """Refuses what is no saved book."""
    try:
        return read(data)
    except (IndexError, struct.error, UnicodeDecodeError, msgspec.DecodeError) as broken:
        raise ValueError("this is no saved Grimoire") from broken


def read(data: bytes) -> Book:
    start = len(MARK) + LENGTH.size
    if data[: len(MARK)] != MARK:
        raise ValueError("this is no saved Grimoire")
    (length,) = LENGTH.unpack_from(data, len(MARK))
    head = msgspec.json.decode(data[start : start + length], type=Head)
    built, ids, gone = head.built, head.ids, head.gone
    sizes = [7 * len(ids), 6 * len(ids), 6 * len(ids), built, 3 * built, 3 * built]
    body = data[start + length :]
    fits = (
        LEAST <= built <= MOST
        and len(set(ids)) == len(ids)
        and all(0 <= page < built for page in ids)
        and all(0 <= k < len(ids) for k in gone)
        and head.sizes == sizes
        and len(body) == 8 * sum(sizes)
        and head.state in ("standing", "fallen")
    )
    if not fits:
        raise ValueError("this saved Grimoire is damaged: its counts do not fit")
    numbers = np.frombuffer(body, "<f8").astype(np.float64)
    clocks = [float.fromhex(clock) for clock in head.clocks]
    if not (np.isfinite(numbers).all() and np.isfinite(clocks).all()):
        raise ValueError("this saved Grimoire is damaged: it has numbers that are none")
    qpos, qvel, warm, heights, tops, places = np.split(numbers, np.cumsum(sizes)[:-1])
    memory = Memory(tuple(ids), tuple(gone), qpos.tobytes(), qvel.tobytes(), warm.tobytes())
    return Book.recall(
        shipped().physics,
        handles(built),
        Memento(memory, clocks[0], head.state, head.asleep),
        heights,
        tops.reshape(-1, 3),
        places.reshape(-1, 3),
        clocks,
        {k: float.fromhex(seconds) for k, seconds in head.alone},
    )
