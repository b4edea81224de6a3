"""A position of Kuhn poker as JSON and back, and which positions can be."""

from __future__ import annotations

from typing import Literal, cast

from msgspec import Struct

from kuhn.rules.flow import BY_FOLD, REASONS, go_on, question_now, to_act
from kuhn.rules.position import CARDS, KuhnPosition
from wondertable.core.defaults.possible import check_unasked
from wondertable.core.rules.kit import packed, shuffle
from wondertable.core.rules.position import NOBODY
from wondertable.core.saving import Asked, bad

__all__ = ["Board", "check", "check_unasked", "load_board", "resume", "save_board", "to_be_asked"]
Card = Literal["jack", "queen", "king"]
Reason = Literal["", "fold", "showdown"]


class Board(Struct, forbid_unknown_fields=True):
    cards: list[Card] = []
    """That of the first player, of the second, and the one left over; dealt by chance if left out."""
    checked: bool = False
    bettor: Literal[0, 1] | None = None
    ended: Reason = ""


def save_board(position: KuhnPosition) -> Board:
    return Board(
        cards=cast(list[Card], [CARDS[card] for card in position.cards]),
        checked=position.checked,
        bettor=None if position.bettor == NOBODY else cast(Literal[0, 1], position.bettor),
        ended=cast(Reason, REASONS[position.ended]),
    )


def load_board(position: KuhnPosition, board: Board) -> None:
    if board.cards:
        position.cards = packed([CARDS.index(card) for card in board.cards])
    else:
        shuffle(position.cards, position.rng)
    position.checked = board.checked
    position.bettor = NOBODY if board.bettor is None else board.bettor
    position.ended = REASONS.index(board.ended)


def resume(position: KuhnPosition) -> None:
    go_on(position)


def check(position: KuhnPosition) -> None:
    if sorted(position.cards) != [0, 1, 2]:
        raise bad("cards", f"expected {', '.join(CARDS)}, each once")
    if position.bettor != NOBODY and position.checked != (position.bettor == 1):
        raise bad("bettor", "the first player checks or bets, and the second bets after a check only")
    nobody_bet = position.bettor == NOBODY
    if nobody_bet and (position.ended == BY_FOLD or (position.ended and not position.checked)):
        raise bad("ended", "nobody has folded or called yet, nor have both checked")


def to_be_asked(position: KuhnPosition) -> list[Asked] | None:
    return [] if position.ended else [Asked(question_now(position), [to_act(position)])]
