"""What a seat knows, as a row of whole numbers: what judges, learning and other houses' environments read.

A game says once how its row is laid out, which hangs on its tables and the number of players alone, and writes a position
into it, number by number in the same order. `Layout` and `Row` have the same methods, so that the two can be read side by
side. Seats are told from the viewer on: `own` first, then `seat+1` to the left and so on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from wondertable.core.rules.bags import Bag, most
from wondertable.core.rules.kit import Seat, Seats, Set, has
from wondertable.core.rules.position import Position

OWN: Final = "own"


def seat_names(players: int) -> list[str]:
    """The seats as their viewer counts them.

    >>> seat_names(3)
    ['own', 'seat+1', 'seat+2']
    """
    return [OWN, *(f"seat+{step}" for step in range(1, players))]


def seat_after(viewer: Seat, step: i64, players: i64) -> Seat:
    """The seat so many steps to the left of the viewer."""
    seat: Seat = viewer + step
    if seat >= players:
        seat -= players
    return seat


def step_to(seat: Seat, viewer: Seat, players: i64) -> i64:
    """How many steps to the left of the viewer a seat is."""
    step: i64 = seat - viewer
    if step < 0:
        step += players
    return step


class Layout:
    """The names of the numbers in a row, and the bounds that each keeps in every game."""

    def __init__(self, players: int) -> None:
        self.seats = seat_names(players)
        self.names: list[str] = []
        self.bounds: list[tuple[int, int]] = []

    def put(self, name: str, low: int, high: int) -> None:
        self.names.append(name)
        self.bounds.append((low, high))

    def flag(self, name: str) -> None:
        self.put(name, 0, 1)

    def flags(self, name: str, of: list[str]) -> None:
        """A flag for each; also for one of them at most."""
        for each in of:
            self.flag(f"{name}.{each}")

    def counts(self, name: str, of: list[str], high: int) -> None:
        for each in of:
            self.put(f"{name}.{each}", 0, high)

    def each_seat(self, name: str) -> None:
        self.flags(name, self.seats)

    def asked(self, questions: list[str]) -> None:
        """What is asked, and of whom; `questions` begins with none."""
        self.flags("asked", questions[1:])
        self.each_seat("waiting")


@mypyc_attr(acyclic=True)
class Row:
    """Numbers of 32 bits, told one after the other. Most are zeros and stand there before: those are passed over, and whoever
    uses a row again clears it. `rows` of one length may follow each other in one memory, for as many positions."""

    __slots__ = ("_zeros", "at", "values")

    def __init__(self, length: i64, rows: i64 = 1) -> None:
        self.at: i64 = 0
        size: i64 = length * rows
        zeros = vec[i32](capacity=size)
        for _number in range(size):
            zeros = append(zeros, 0)
        self._zeros: vec[i32] = zeros
        self.values: vec[i32] = zeros[:]

    def clear(self) -> None:
        """Begin again, in new memory: whoever has the numbers so far keeps them."""
        self.at = 0
        self.values = self._zeros[:]

    def put(self, value: i64) -> None:
        if value != 0:
            self.values[self.at] = i32(value)
        self.at += 1

    def flag(self, holds: bool) -> None:
        if holds:
            self.values[self.at] = 1
        self.at += 1

    def tell(self, at: i64, value: i64) -> None:
        """What stands at a place that was passed over."""
        self.values[at] = i32(value)

    def more(self, at: i64) -> None:
        """One more at such a place."""
        self.values[at] += 1

    def flags(self, members: Set, number: i64) -> None:
        """A flag for each of so many that may be in a set."""
        at: i64 = self.at
        end: i64 = at + number
        self.at = end
        values = self.values
        while members and at < end:
            values[at] = i32(members & 1)
            members >>= 1
            at += 1

    def which(self, chosen: i64, number: i64) -> None:
        """A flag for each of so many, of which one is chosen, or none: then it is a number that none of them has."""
        if 0 <= chosen < number:
            self.values[self.at + chosen] = 1
        self.at += number

    def which_if(self, holds: bool, chosen: i64, number: i64) -> None:
        """The same if something holds, else none."""
        if holds:
            self.which(chosen, number)
        else:
            self.blank(number)

    def counts(self, bag: Bag, number: i64, bits: i64) -> None:
        """How many of each kind."""
        at: i64 = self.at
        end: i64 = at + number
        self.at = end
        values = self.values
        while bag and at < end:
            values[at] = i32(bag & most(bits))
            bag >>= bits
            at += 1

    def tally(self, cards: vec[i64], number: i64) -> None:
        """How many of each kind a row of cards has."""
        start: i64 = self.at
        values = self.values
        for kind in cards:
            values[start + kind] += 1
        self.at = start + number

    def blank(self, number: i64) -> None:
        self.at += number

    def each_seat(self, seats: Seats, viewer: Seat, players: i64) -> None:
        """Which seats are in a set."""
        step: i64
        if seats:
            for step in range(players):
                if has(seats, seat_after(viewer, step, players)):
                    self.values[self.at + step] = 1
        self.at += players

    def which_seat(self, seat: Seat, viewer: Seat, players: i64) -> None:
        """Which seat it is; none of them for a negative number."""
        if 0 <= seat < players:
            self.values[self.at + step_to(seat, viewer, players)] = 1
        self.at += players

    def asked(self, position: Position, viewer: Seat, kinds: i64) -> None:
        """What is asked, and of whom; `kinds` counts that of no question, too."""
        question = position._open
        if question is None:
            self.blank(kinds - 1)
            self.blank(position.players)
            return
        self.which(question.kind - 1, kinds - 1)
        self.each_seat(question.waiting, viewer, position.players)


class Features:
    """How one game, at tables of one size, writes what a seat knows. It may keep room to count in: one thread at a time.

    >>> import wondertable
    >>> game = wondertable.game("miraris")
    >>> known = dict(zip(game.feature_names(3), game.features(game.new(3, seed=7), 0)))
    >>> known["asked.choose_character"], known["own.dealt.lana"], known["seat+1.held"]
    (1, 1, 0)
    """

    def __init__(self, layout: Layout) -> None:
        self.names: list[str] = layout.names
        self.bounds: list[tuple[int, int]] = layout.bounds

    def write(self, position: Position, seat: Seat, row: Row) -> None:
        """Tell all numbers, from where the row is on; there are zeros before. Loops that matter call this with a row of their
        own."""
        raise NotImplementedError

    def row(self) -> Row:
        return Row(len(self.names))

    def read(self, position: Position, seat: int) -> list[int]:
        """The numbers as a list."""
        row = self.row()
        self.write(position, seat, row)
        assert row.at == len(self.names), "a row is not written as it is laid out"
        return [int(value) for value in row.values]
