"""A game once more: what some eyes saw at its beginning and after each move, as they were told while it was played.

Only moves that stand are told. Nothing here asks who may look through whose eyes: whoever tells moments to people does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, Literal, cast

import msgspec
from msgspec import UNSET, Struct, UnsetType

from wondertable.core.entries import Move, Reported
from wondertable.core.game import Game
from wondertable.core.rules.journal import EVERYBODY, Event as Noted, Journal, viewer_bit
from wondertable.core.rules.position import Position
from wondertable.core.views import Changing, Event

EVERYTHING: Final = "everything"
Eyes = int | Literal["everything"] | None
"""Those of a seat, of somebody who watches (None), or such as see what everybody sees of themselves."""


class Moment(Struct, frozen=True):
    """What is seen after a move, and what happened since the moment before."""

    seat: int | None
    """Whose answer it was."""
    answer: str | None
    """Known to whoever gave it, and to eyes that see everything; to others the events tell what came of it."""
    events: list[Event[Struct]]
    view: Changing[Any]
    """It is only looked at: nothing is offered."""
    film: bytes | UnsetType = UNSET
    """How it came about, where that was outside the rules and somebody kept it."""


def moments(game: Game, position: Position, moves: Iterable[Move], eyes: Eyes) -> Iterator[Moment]:
    """From this position on, which is played on meanwhile. The first moment has all that happened before.

    >>> import wondertable
    >>> from wondertable.core.entries import Answered
    >>> game = wondertable.game("miraris")
    >>> moves = [Answered(0, "keep lana"), Answered(1, "keep alma")]
    >>> [moment.view.asked for moment in moments(game, game.new(players=3, seed=7), moves, eyes=None)]
    [[0, 1, 2], [1, 2], [2]]
    >>> [moment.answer for moment in moments(game, game.new(players=3, seed=7), moves, eyes=0)]
    [None, 'keep lana', None]
    """
    told = 0
    for move in (None, *moves):
        if move is not None:
            play(game, position, move)
        yield moment(game, position, move, eyes, told)
        assert position.journal is not None
        told = len(position.journal.events)


def moment(game: Game, position: Position, move: Move | None, eyes: Eyes, told: int) -> Moment:
    """The present moment of a game, to which this move led; so many of its events were told before."""
    assert position.journal is not None
    journal = told_once(position.journal, told) if eyes == EVERYTHING else Journal(position.journal.events[told:])
    events = game.event_forms.read_from(journal, 0, None if eyes == EVERYTHING else viewer_bit(eyes))
    return Moment(*known_of(move, eyes), events, seen(game, position, eyes))


def told_once(journal: Journal, at: int) -> Journal:
    """What happened from this place on, without what all others were told instead of the event before it: a card that only two saw."""
    events = journal.events[at:]
    pairs = zip([None, *events], events, strict=False)
    return Journal([event for before, event in pairs if before is None or not is_told_instead(event, before)])


def is_told_instead(event: Noted, before: Noted) -> bool:
    return before.audience != 0 and event.audience == EVERYBODY & ~before.audience


def play(game: Game, position: Position, move: Move) -> None:
    if isinstance(move, Reported):
        position.report(move.report)
    else:
        position.apply(move.seat, game.actions.parse(move.answer))


def known_of(move: Move | None, eyes: Eyes) -> tuple[int | None, str | None]:
    """Who has answered can be seen by all: a question tells whom it was put to and who is still asked."""
    if move is None or isinstance(move, Reported):
        return None, None
    return move.seat, move.answer if eyes in (move.seat, EVERYTHING) else None


def seen(game: Game, position: Position, eyes: Eyes) -> Changing[Any]:
    if eyes != EVERYTHING:
        return game.changing(position, eyes, offered=False)
    watched = game.changing(position, None, offered=False)
    return msgspec.structs.replace(watched, board=as_seats_see_themselves(game, position, watched.board))


def as_seats_see_themselves(game: Game, position: Position, board: Struct) -> Struct:
    """A board of somebody who watches, but each entry of its `seats` is the one that this seat sees of itself."""
    if not hasattr(board, "seats"):
        return board
    own = [cast(Any, game.parts.view.board(position, seat)).seats[seat] for seat in range(position.players)]
    return msgspec.structs.replace(board, seats=own)
