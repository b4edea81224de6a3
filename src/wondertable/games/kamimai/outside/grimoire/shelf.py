"""The room in which books stand, in a process of its own; they are known by number."""

from time import process_time

from wondertable.games.kamimai.outside.grimoire.as_bytes import load, save
from wondertable.games.kamimai.outside.grimoire.building import build
from wondertable.games.kamimai.outside.grimoire.film import Film
from wondertable.games.kamimai.outside.grimoire.hand import GrabError, Hold
from wondertable.games.kamimai.outside.grimoire.messages import Frame, Grabbed, Lean
from wondertable.games.kamimai.outside.grimoire.path import Sample
from wondertable.games.kamimai.outside.grimoire.physical import Book
from wondertable.games.kamimai.outside.grimoire.plan import Gesture


class Shelf:
    refusals = (GrabError, ValueError, KeyError, RuntimeError)
    """What a book says is no failure."""

    def __init__(self) -> None:
        self.books: dict[int, Book] = {}
        self.films: dict[int, Film] = {}
        self.last = 0

    def keep(self, book: Book) -> int:
        self.last += 1
        self.books[self.last] = book
        self.films[self.last] = Film(len(book.names))
        return self.last

    def build(self, seed: int, pages: int) -> int:
        return self.keep(build(seed, pages))

    def load(self, data: bytes) -> int:
        return self.keep(load(data))

    def begin(self, number: int, hold: Hold) -> None:
        """The film of a pull begins with it."""
        self.books[number].begin(hold)
        self.films[number].cut()

    def advance(self, number: int, seconds: float, samples: tuple[Sample, ...], full: bool) -> Frame:
        before = process_time()
        book = self.books[number]
        for sample in samples:
            book.move(sample)
        events = book.advance(seconds)
        frame = Frame(
            snapshot=book.snapshot(full),
            events=tuple(events),
            state=book.state,
            asleep=book.asleep,
            result=book.result(),
            time=book.time,
            reach=book.reach(),
            lean=book.lean(),
            cost=process_time() - before,
        )
        self.films[number].note(frame)
        return frame

    def film(self, number: int, build: int, seat: int) -> bytes:
        """What moved since the last cut."""
        return self.films[number].developed(build, seat)

    def cut(self, number: int) -> None:
        self.films[number].cut()

    def end(self, number: int) -> None:
        self.books[number].end()

    def draught(self, number: int, x: float, y: float) -> None:
        self.books[number].draught(x, y)

    def still(self, number: int) -> None:
        self.books[number].still()

    def grab(self, number: int, gesture: Gesture) -> Grabbed:
        return self.books[number].grab(gesture)

    def look(self, number: int) -> dict[str, float]:
        return self.books[number].look()

    def readable(self, number: int) -> list[str]:
        return self.books[number].readable()

    def lean(self, number: int) -> Lean:
        return self.books[number].lean()

    def leans(self, number: int) -> dict[str, float]:
        return self.books[number].leans()

    def handles(self, number: int) -> list[str]:
        return self.books[number].handles

    def save(self, number: int) -> bytes:
        return save(self.books[number])

    def close(self, number: int) -> None:
        del self.books[number], self.films[number]
