"""Situations of Miraris, written as the rules' examples write them.

Seats are letters, A first. A string of digits is a set of Wonders by their crowns, "-" is none. A row is written slot 1
first with spaces between the slots, each pile bottom card first: "2 2 4 63 15".
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec
import pytest

import wondertable
from tests.at_random import answers
from wondertable import Game, Outcome, Position, Refused, Rng
from wondertable.games import game_with_data

GAME = wondertable.game("miraris")
SEATS = "ABCDEF"
PLAYERS = [3, 4, 5, 6]
WONDERS = {1: 8, 2: 10, 3: 10, 4: 8, 5: 6, 6: 5, 7: 5}
NUMBERED = ["rolando", "lucia", "serena", "mirela", "unknown"]
UNNUMBERED = ["allie", "el", "fatima", "mariano", "lana", "alma", "nada"]
SPECTATOR = None
Json = dict[str, Any]


def index(seat: str | None) -> int | None:
    return None if seat is None else SEATS.index(seat)


def digits(cards: list[int]) -> str:
    return "".join(map(str, cards)) or "-"


class Situation:
    """A position with the words of the rules: answers by text, cards by digits."""

    def __init__(self, position: Position, game: Game = GAME) -> None:
        self.position = position
        self.game = game

    # -- what is asked -------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """The letters of the seats whose answer is wanted."""
        return "".join(SEATS[seat] for seat in self.position.asked())

    @property
    def question(self) -> str | None:
        open_questions = self.position.questions
        return self.game.question_name(open_questions[-1]) if open_questions else None

    def options(self, seat: str) -> list[str]:
        return [self.game.actions.text(action) for action in self.position.legal(SEATS.index(seat))]

    # -- answering -----------------------------------------------------------------------------------------------------

    def answer(self, seat: str, text: str) -> Situation:
        self.position.apply(SEATS.index(seat), self.game.actions.parse(text))
        return self

    def answers(self, word: str, values: str) -> Situation:
        """One answer of each asked seat, the first seat first: answers("give", "5 4 2")."""
        asked, given = self.asked, values.split()
        assert len(asked) == len(given), f"{asked} are asked, not {len(given)} seats"
        for seat, value in zip(asked, given, strict=True):
            self.answer(seat, f"{word} {value}")
        return self

    def bids(self, values: str) -> Situation:
        return self.answers("bid", values)

    def refused(self, seat: str, text: str) -> Refused:
        """The refusal of an answer, which changes nothing."""
        before = self.save()
        with pytest.raises(Refused) as caught:
            self.answer(seat, text)
        assert self.save() == before
        return caught.value

    # -- what lies where -----------------------------------------------------------------------------------------------

    def save(self) -> Json:
        return self.game.save(self.position)

    @property
    def board(self) -> Json:
        board: Json = msgspec.to_builtins(self.game.parts.saving.save_board(self.position))
        return board

    @property
    def row(self) -> str:
        return " ".join(digits(pile) for pile in self.board["row"])

    @property
    def deck(self) -> str:
        """The top card first."""
        return digits(self.board["deck"])

    @property
    def deck_size(self) -> int:
        return len(self.board["deck"])

    @property
    def discard(self) -> str:
        return digits(self.board["discard"])

    def held(self, seat: str) -> str:
        return digits(self.board["seats"][SEATS.index(seat)]["held"])

    def hand(self, seat: str) -> str:
        return digits(self.board["seats"][SEATS.index(seat)]["hand"])

    def all_held(self) -> list[str]:
        return [digits(player["held"]) for player in self.board["seats"]]

    # -- what is known -------------------------------------------------------------------------------------------------

    def view(self, seat: str | None) -> Json:
        return self.game.view(self.position, index(seat))

    def seen(self, seat: str | None) -> Json:
        """The board as a seat sees it."""
        board: Json = self.view(seat)["board"]
        return board

    def seen_of(self, other: str, by: str | None) -> Json:
        """What one seat sees of another."""
        entry: Json = self.seen(by)["seats"][SEATS.index(other)]
        return entry

    def events(self, key: str, seat: str | None = SPECTATOR) -> list[Json]:
        """What a seat was told under this key: the arguments, in order."""
        return [event["args"] for event in self.told(seat) if event["key"] == key]

    def told(self, seat: str | None = SPECTATOR) -> list[Json]:
        return self.game.events(self.position, index(seat))

    def worlds(self, seat: str | None, count: int) -> Iterator[Situation]:
        """Worlds that this seat cannot tell from the true one."""
        rng = Rng(2024)
        for _ in range(count):
            yield Situation(self.position.redeal(index(seat), rng), self.game)

    # -- the result ----------------------------------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome:
        outcome = self.position.outcome()
        assert outcome is not None, f"{self.asked} are still asked: {self.question}"
        return outcome

    @property
    def over(self) -> bool:
        return self.position.outcome() is not None

    @property
    def scores(self) -> list[int]:
        scores = self.outcome.scores
        assert scores is not None, "no scores were counted"
        return scores

    @property
    def winners(self) -> str:
        return "".join(SEATS[seat] for seat in self.outcome.winners)


# -- making situations -------------------------------------------------------------------------------------------------


def new(players: int = 3, seed: int = 0, game: Game = GAME, **options: object) -> Situation:
    return Situation(game.new(players=players, seed=seed, options=options), game)


def started(players: int = 3, seed: int = 0, game: Game = GAME, **options: object) -> Situation:
    """Everybody has kept the first character dealt; the bids of round 1 are open."""
    table = new(players, seed, game, **options)
    for seat in table.asked:
        table.answer(seat, table.options(seat)[0])
    return table


def bidding(
    row: str,
    round: int = 1,
    hands: Mapping[str, str] | None = None,
    held: Mapping[str, str] | None = None,
    deck: str = "-",
    characters: str = " ".join(UNNUMBERED),
    game: Game = GAME,
    **options: object,
) -> Situation:
    """The bids of a round are open. Characters do nothing before scoring; by default all are unnumbered."""
    slots = row.split()
    seats: list[Json] = [{"character": characters.split()[i]} for i in range(len(slots))]
    for key, cards in (("hand", hands or {}), ("held", held or {})):
        for seat, text in cards.items():
            seats[SEATS.index(seat)][key] = text
    board = {"round": round, "row": slots, "deck": deck, "seats": seats}
    return Situation(game.load({"players": len(slots), "options": options, "board": board}), game)


def scoring(
    held: Mapping[str, str],
    row: str = "",
    deck: str = "-",
    seed: int = 0,
    game: Game = GAME,
    put_away: Mapping[str, str] | None = None,
    **options: object,
) -> Situation:
    """Scoring begins. The characters in the order of the seats, each with what its holder has: {"el": "2356", ...}."""
    seats: list[Json] = [{"character": character, "held": cards} for character, cards in held.items()]
    for seat, characters in (put_away or {}).items():
        seats[SEATS.index(seat)]["dealt"] = characters.split()
    slots = row.split() or ["-"] * len(seats)
    board = {"scoring": True, "row": slots, "deck": deck, "seats": seats}
    return Situation(game.load({"players": len(seats), "seed": seed, "options": options, "board": board}), game)


def with_discards(make: Callable[[int], Situation], wanted: Mapping[str, str], seeds: int = 2000) -> Situation:
    """The situation made with the first seed by which Unknown's victims lose exactly these cards."""
    for seed in range(seeds):
        table = make(seed)
        lost = {SEATS[event["seat"]]: digits(event["wonders"]) for event in table.events("discard")}
        if lost == wanted:
            return table
    raise AssertionError(f"none of {seeds} seeds made the victims lose {wanted}")


def played_out(players: int, seed: int, game: Game = GAME, **options: object) -> Situation:
    table = new(players, seed, game, **options)
    for _ in answers(table.position, seed):
        pass
    return table


# -- other data --------------------------------------------------------------------------------------------------------


def changed_data(change: Callable[[Json], object]) -> Json:
    """A copy of the shipped data, changed in place."""
    data: Json = copy.deepcopy(GAME.data)
    change(data)
    return data


def changed_game(change: Callable[[Json], object]) -> Game:
    return game_with_data("miraris", changed_data(change))


def entry(data: Json, table: str, id: str) -> Json:
    """A Wonder or a character of a data file by its id."""
    found: Json = next(item for item in data[table] if item["id"] == id)
    return found


def card(table: str, id: str) -> Json:
    """A Wonder or a character of the shipped data."""
    return entry(dict(GAME.data), table, id)


def sentence(refused: Refused) -> str:
    """The sentence for people behind the rule's id."""
    text = str(refused)
    return text.removeprefix(f"{refused.rule}: ") if refused.rule else text
