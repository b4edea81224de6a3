"""Situations of Dominovia, written as the rules' examples write them.

Seats are counted from 1. Scrolls are "1-3", several of them one text with spaces; a chain is "4|0 0|6", a Ring "crown on 4-6".
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec
import pytest

import wondertable
from tests.at_random import answers
from wondertable import Game, Position, Refused, Rng
from wondertable.games import game_with_data

GAME = wondertable.game("dominovia")
PLAYERS = [2, 3, 4]
DRAGONS = ["base", "lazy", "hungry", "dizzy", "angry"]
IDS: list[str] = list(GAME.data["scroll_set"]["ids"])  # type: ignore[index]
VALUES: dict[str, int] = {id: GAME.data["scroll_value"][id] for id in IDS}  # type: ignore[index]
SPECTATOR = None
Json = dict[str, Any]


def seat_of(number: int | None) -> int | None:
    return None if number is None else number - 1


def in_order(scrolls: Any) -> str:
    """Scrolls as one text, the lowest first."""
    return " ".join(sorted(scrolls))


class Situation:
    """A position with the words of the rules: seats from 1, answers and scrolls by text."""

    def __init__(self, position: Position, game: Game = GAME) -> None:
        self.position = position
        self.game = game

    # -- what is asked -------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> list[int]:
        return [seat + 1 for seat in self.position.asked()]

    @property
    def question(self) -> str | None:
        open_questions = self.position.questions
        return self.game.question_name(open_questions[-1]) if open_questions else None

    def options(self, seat: int) -> list[str]:
        return [self.game.actions.text(action) for action in self.position.legal(seat - 1)]

    # -- answering -----------------------------------------------------------------------------------------------------

    def answer(self, seat: int, text: str) -> Situation:
        self.position.apply(seat - 1, self.game.actions.parse(text))
        return self

    def answers(self, *given: str) -> Situation:
        """One answer of each asked seat, the first seat first."""
        asked = self.asked
        assert len(asked) == len(given), f"{asked} are asked, not {len(given)} seats"
        for seat, text in zip(asked, given, strict=True):
            self.answer(seat, text)
        return self

    def refused(self, seat: int, text: str) -> Refused:
        """The refusal of an answer, which changes nothing."""
        before = self.save()
        with pytest.raises(Refused) as caught:
            self.answer(seat, text)
        assert self.save() == before
        return caught.value

    def play_on(self, seed: int = 0) -> Situation:
        """Random answers until the match is over."""
        for _ in answers(self.position, seed):
            pass
        return self

    # -- what lies where -----------------------------------------------------------------------------------------------

    def save(self) -> Json:
        return self.game.save(self.position)

    @property
    def board(self) -> Json:
        board: Json = msgspec.to_builtins(self.game.parts.saving.save_board(self.position))
        return board

    @property
    def chain(self) -> str:
        return str(self.board["chain"])

    @property
    def deck(self) -> list[str]:
        """The top scroll first."""
        return list(self.board["deck"])

    def hand(self, seat: int) -> str:
        return in_order(scroll for scroll, holder in self.board["hands"].items() if holder == seat - 1)

    def size(self, seat: int) -> int:
        return len(self.hand(seat).split())

    def ring(self, seat: int) -> str:
        return self.board["rings"][seat - 1] or "aside"

    @property
    def rings(self) -> list[str]:
        return [ring or "aside" for ring in self.board["rings"]]

    @property
    def turn(self) -> int | None:
        turn = self.board["turn"]
        return None if turn is None else turn + 1

    @property
    def won(self) -> list[int]:
        """The rounds won by each seat."""
        return list(self.board["rounds_won"])

    # -- what is known -------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> Json:
        return self.game.view(self.position, seat_of(seat))

    def seen(self, seat: int | None) -> Json:
        """The board as a seat sees it."""
        board: Json = self.view(seat)["board"]
        return board

    def told(self, seat: int | None = SPECTATOR) -> list[Json]:
        return self.game.events(self.position, seat_of(seat))

    def events(self, key: str, seat: int | None = SPECTATOR) -> list[Json]:
        """What a seat was told under this key: the arguments, in order, without what follows from them."""
        kept = self.game.event_forms.types()[key]
        found = [event["args"] for event in self.told(seat) if event["key"] == key]
        return [{name: args[name] for name in kept} for args in found]

    def worlds(self, seat: int | None, count: int = 60, seed: int = 2024) -> Iterator[Situation]:
        """Worlds that this seat cannot tell from the true one."""
        rng = Rng(seed)
        for _ in range(count):
            yield Situation(self.position.redeal(seat_of(seat), rng), self.game)

    def places(self, scroll: str, seat: int | None, count: int = 60) -> set[str]:
        """Where a scroll lies in the worlds that this seat considers: "hand 2", "deck", "chain"."""
        return {world.place(scroll) for world in self.worlds(seat, count)}

    def place(self, scroll: str) -> str:
        board = self.board
        if scroll in board["hands"]:
            return f"hand {board['hands'][scroll] + 1}"
        return "deck" if scroll in board["deck"] else "chain"

    # -- the result ----------------------------------------------------------------------------------------------------

    @property
    def round_over(self) -> str:
        """The winner and the reason of the round that ended last: "2 out"; "no" if none has."""
        last = self.board["last_round"]
        if last is None:
            return "no"
        return f"{'nobody' if last['winner'] is None else last['winner'] + 1} {last['reason']}"

    @property
    def over(self) -> bool:
        return self.position.outcome() is not None

    @property
    def winner(self) -> int:
        outcome = self.position.outcome()
        assert outcome is not None, f"{self.asked} are still asked: {self.question}"
        return outcome.winners[0] + 1


# -- making situations -------------------------------------------------------------------------------------------------


def new(players: int = 2, seed: int = 0, game: Game = GAME, **options: object) -> Situation:
    return Situation(game.new(players=players, seed=seed, options=options), game)


def table(
    *hands: str,
    chain: str = "",
    deck: str | None = None,
    rings: Mapping[int, str] | None = None,
    turn: int | None = None,
    board: Json | None = None,
    seed: int = 0,
    game: Game = GAME,
    **options: object,
) -> Situation:
    """A turn begins, or without a chain the offering. The deck is everything else; below what is named it is shuffled."""
    facts: Json = {
        "hands": list(hands),
        "chain": chain,
        "deck": deck or "",
        "turn": seat_of(turn or 1) if chain else None,
    }
    facts["rings"] = [(rings or {}).get(seat + 1) for seat in range(len(hands))]
    if deck == "empty":
        facts["deck"] = ""
    data = {"players": len(hands), "seed": seed, "options": options, "board": facts | (board or {})}
    return Situation(game.load(data), game)


def played_out(players: int, seed: int, game: Game = GAME, **options: object) -> Situation:
    return new(players, seed, game, **options).play_on(seed)


# -- other data --------------------------------------------------------------------------------------------------------


def changed_data(change: Callable[[Json], object]) -> Json:
    """A copy of the shipped data, changed in place."""
    data: Json = copy.deepcopy(GAME.data)
    change(data)
    return data


def changed_game(change: Callable[[Json], object]) -> Game:
    return game_with_data("dominovia", changed_data(change))


def sentence(refused: Refused) -> str:
    """The sentence for people behind the rule's id."""
    text = str(refused)
    return text.removeprefix(f"{refused.rule}: ") if refused.rule else text
