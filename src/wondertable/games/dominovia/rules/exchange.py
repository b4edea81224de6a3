"""The base Dragon's exchange: everybody passes a scroll on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.actions import code, part
from wondertable.core.rules.kit import Seat, bit, everybody
from wondertable.core.rules.questions import Options, Question
from wondertable.games.dominovia.rules import questions as q, tell
from wondertable.games.dominovia.rules.knowledge import moves

if TYPE_CHECKING:
    from wondertable.games.dominovia.rules.position import DominoviaPosition


def begin(position: DominoviaPosition) -> None:
    """The caster names a direction; two Mages need none (DOM-A4)."""
    if position.players == 2:
        position.direction = q.ACROSS
        ask_passes(position)
    else:
        position.ask(q.ASK_DIRECTION, bit(position.turn), sealed=False)


def list_directions(position: DominoviaPosition, options: Options) -> None:
    options.add(code(q.NAME_DIRECTION, q.TO_LEFT))  # DOM-A3
    options.add(code(q.NAME_DIRECTION, q.TO_RIGHT))
    if position.players == 4:  # DOM-A2
        options.add(code(q.NAME_DIRECTION, q.ACROSS))


def name_direction(position: DominoviaPosition, direction: q.Direction) -> None:
    position.direction = direction
    tell.direction(position)
    ask_passes(position)


def ask_passes(position: DominoviaPosition) -> None:
    """DOM-A5: then all choose secretly, also who has a single scroll (DOM-A7)."""
    position.ask(q.ASK_DRAGON_PASS, everybody(position.players), sealed=True)


def list_passes(position: DominoviaPosition, seat: Seat, options: Options) -> None:
    """DOM-A1: exactly one scroll, and nobody may decline."""
    options.add_each(q.GIVE, position.seats[seat].hand)


def neighbour(seat: Seat, direction: q.Direction, players: i64) -> Seat:
    """The seat to which this one passes a scroll."""
    step: i64 = 1
    if direction == q.TO_RIGHT:
        step = players - 1
    elif direction == q.ACROSS:
        step = players // 2
    seat += step
    if seat >= players:
        seat -= players
    return seat


def carry_out(position: DominoviaPosition, question: Question) -> None:
    """DOM-A5: the scrolls move all at once, so nobody passes on what just came; DOM-A6: they are not shown."""
    position.reveal()
    tell.exchange(position)
    seat: Seat
    for seat in range(position.players):
        scroll = part(question.answers[seat], 0)
        receiver = neighbour(seat, position.direction, position.players)
        position.seats[seat].hand ^= bit(scroll)
        moves.passed(position, seat, receiver, scroll)
        tell.hand_over(position, seat, receiver, scroll)
    for seat in range(position.players):
        receiver = neighbour(seat, position.direction, position.players)
        position.seats[receiver].hand |= bit(part(question.answers[seat], 0))
    moves.landed(position)
