"""The order of play of Kuhn poker.

ante and deal -> the first player checks or bets
after a check the second player checks, which is the showdown, or bets
after a bet the other folds or calls, which is the showdown
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wondertable.core.rules.journal import EVERYBODY
from wondertable.core.rules.kit import Action, Seat, bit, shuffle
from wondertable.core.rules.position import NOBODY
from wondertable.core.rules.questions import Options, Question

if TYPE_CHECKING:
    from kuhn.rules.position import KuhnPosition

ACT: Final = 1
REPLY: Final = 2
QUESTIONS: Final = ["", "act", "reply"]

CHECK: Final = 1
BET: Final = 2
FOLD: Final = 3
CALL: Final = 4
ANSWERS: Final = {ACT: (CHECK, BET), REPLY: (FOLD, CALL)}
"""KUH-P1, KUH-P2: whoever begins or follows a check, checks or bets; KUH-P3: whoever meets a bet folds or calls."""

RUNNING: Final = 0
BY_FOLD: Final = 1
BY_SHOWDOWN: Final = 2
REASONS: Final = ["", "fold", "showdown"]

# What happened, by number; an answer is told under its own.
DEAL: Final = 0
DEALT: Final = 5
SHOW: Final = 6
WIN: Final = 7


def list_options(question: Question, options: Options) -> None:
    for action in ANSWERS[question.kind]:
        options.add(action)


def carry_out(position: KuhnPosition, question: Question) -> None:
    seat = to_act(position)
    action = question.answers[seat]
    tell(position, action, [seat])
    if action == BET:
        position.bettor = seat
    elif action == CHECK and not position.checked:
        position.checked = True
    else:
        end(position, action)
    go_on(position)


def set_up(position: KuhnPosition) -> None:
    """KUH-S2: everybody antes; KUH-S3: a card each, the third stays face down."""
    shuffle(position.cards, position.rng)
    tell(position, DEAL, [])
    if position.journal is not None:
        for seat in range(position.players):
            position.journal.note(DEALT, bit(seat), [position.cards[seat]])
    go_on(position)


def go_on(position: KuhnPosition) -> None:
    """Ask whoever acts next, until the game is over."""
    if not position.ended:
        position.ask(question_now(position), bit(to_act(position)), sealed=False)


def question_now(position: KuhnPosition) -> int:
    return ACT if position.bettor == NOBODY else REPLY


def to_act(position: KuhnPosition) -> Seat:
    """The first player begins; after a check or a bet it is the other's turn."""
    if position.bettor != NOBODY:
        return 1 - position.bettor
    return 1 if position.checked else 0


def end(position: KuhnPosition, action: Action) -> None:
    """KUH-E1: after a fold the bettor wins; KUH-E2: else the cards are shown; KUH-E4: then all cards lie open."""
    position.reveal()
    position.ended = BY_FOLD if action == FOLD else BY_SHOWDOWN
    if position.ended == BY_SHOWDOWN:
        for seat in range(position.players):
            tell(position, SHOW, [seat, position.cards[seat]])
    winner = position.winner()
    tell(position, WIN, [winner, position.chips(1 - winner)])


def tell(position: KuhnPosition, event: int, args: list[int]) -> None:
    if position.journal is not None:
        position.journal.note(event, EVERYBODY, args)
