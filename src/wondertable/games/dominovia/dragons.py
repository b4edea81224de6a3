"""The Dragons: what a Dragon match does, by the one Dragon that the table has chosen (DOM-S3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.actions import part
from wondertable.core.rules.kit import bit
from wondertable.core.rules.questions import Question
from wondertable.games.dominovia import history, hungry, rings, spells, tell
from wondertable.games.dominovia.questions import ACROSS, DIRECTION, DRAGON_PASS, LEFT, RIGHT
from wondertable.games.dominovia.spells import ASKED, DONE, ENDS_ROUND
from wondertable.games.dominovia.tables import ANGRY, DIZZY, DRAGON, HUNGRY, LAZY

if TYPE_CHECKING:
    from wondertable.games.dominovia.position import DominoviaPosition


def match(position: DominoviaPosition, scroll: i64, end: i64) -> i64:
    """A Dragon was matched with this scroll. Returns what follows, as `spells.cast` does."""
    if position.dragon == LAZY:
        return lazy(position, scroll)
    if position.dragon == DIZZY:
        return dizzy(position, scroll, end)
    if position.dragon == ANGRY:
        rings.all_aside(position)  # DOM-V16
        return DONE
    rings.put_on(position, position.turn, DRAGON, scroll)
    tell.cast(position, position.turn)
    if position.dragon == HUNGRY:
        hungry.eat(position, end)
        return DONE
    return base(position, end)


def lazy(position: DominoviaPosition, scroll: i64) -> i64:
    """DOM-V1 to DOM-V3: nothing happens; but the Dragon Mirror ends the round."""
    rings.aside(position, position.turn)
    if position.tables.is_mirror(scroll):
        return ENDS_ROUND
    return DONE


def dizzy(position: DominoviaPosition, scroll: i64, end: i64) -> i64:
    """DOM-V13 to DOM-V15: the other half of the linked scroll is cast instead; a Mirror casts nothing."""
    if position.tables.is_mirror(scroll):
        rings.aside(position, position.turn)
        return DONE
    return spells.cast(position, position.tables.other_half(scroll, DRAGON), scroll, end)


# -- the base Dragon: everybody passes a scroll on ---------------------------------------------------------------------


def base(position: DominoviaPosition, end: i64) -> i64:
    """DOM-A1 to DOM-A4: the caster names a direction; two Mages need none."""
    position.casting = DRAGON
    position.cast_end = end
    if position.players == 2:
        position.direction = ACROSS
        ask_passes(position)
    else:
        position.ask(DIRECTION, bit(position.turn), sealed=False)
    return ASKED


def name_direction(position: DominoviaPosition, direction: i64) -> None:
    position.direction = direction
    tell.direction(position)
    ask_passes(position)


def ask_passes(position: DominoviaPosition) -> None:
    """DOM-A5: all choose secretly."""
    position.ask(DRAGON_PASS, bit(position.players) - 1, sealed=True)


def neighbour(position: DominoviaPosition, seat: i64) -> i64:
    """The seat to which this one passes a scroll in the direction named."""
    step: i64 = 1
    if position.direction == RIGHT:
        step = position.players - 1
    elif position.direction != LEFT:
        step = position.players // 2
    seat += step
    if seat >= position.players:
        seat -= position.players
    return seat


def exchange(position: DominoviaPosition, question: Question) -> None:
    """DOM-A5, DOM-A6: the scrolls move all at once, so nobody passes on what just came."""
    position.reveal()
    tell.exchange(position)
    seat: i64
    for seat in range(position.players):
        scroll = part(question.answers[seat], 0)
        receiver = neighbour(position, seat)
        position.seats[seat].hand ^= bit(scroll)
        history.passed(position, seat, receiver, scroll)
        tell.hand_over(position, seat, receiver, scroll)
    for seat in range(position.players):
        position.seats[neighbour(position, seat)].hand |= bit(part(question.answers[seat], 0))
    history.landed(position)
