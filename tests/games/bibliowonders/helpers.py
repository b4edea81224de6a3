"""Situations of Bibliowonders!, written as the rules' examples write them.

"N1 blue" is a face-up blue shelf on N1, "N1 blue*" one with a crystal, "N1 moving-W" a face-up moving shelf that points
west, "N1 (red)" a face-down red one; several are separated by semicolons. Shelves not mentioned lie face down; `hide`
keeps them from being moving shelves or of a colour that matters. The reception is on C unless the map says otherwise.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec
import pytest

import wondertable
from wondertable import Game, Outcome, Position, Refused, Rng
from wondertable.games import game_with_data

GAME = wondertable.game("bibliowonders")
PLAYERS = [2, 3, 4]
COLOURS = ["blue", "red", "green", "yellow"]
ARROWS = ["N", "E", "S", "W"]
CARDS = {"blue": 3, "red": 3, "green": 3, "yellow": 3, "north": 2, "east": 2, "south": 2, "west": 2, "moving": 3}
MAGIC = ["lights_on", "express_request", "staff_passage", "misfiled", "recommendation"]
CARD_IDS = [*CARDS, *MAGIC]
PLACES = [name for row in GAME.data["map"]["rows"] for name in row]  # type: ignore[index]
SPECTATOR = None
Json = dict[str, Any]


class Situation:
    """A position with the words of the rules: players by colour, answers by text."""

    def __init__(self, position: Position, game: Game = GAME) -> None:
        self.position = position
        self.game = game

    # -- who -----------------------------------------------------------------------------------------------------------

    @property
    def colours(self) -> list[str]:
        return [seat["colour"] for seat in self.board["seats"]]

    def seat(self, colour: str | None) -> int | None:
        return None if colour is None else self.colours.index(colour)

    def _player(self, colour: str) -> Json:
        found: Json = self.board["seats"][self.colours.index(colour)]
        return found

    @property
    def active(self) -> str:
        return self.colours[self.position.asked()[0]]

    # -- what is asked -------------------------------------------------------------------------------------------------

    @property
    def question(self) -> str | None:
        open_questions = self.position.questions
        return self.game.question_name(open_questions[-1]) if open_questions else None

    @property
    def options(self) -> list[str]:
        """What the asked seat may answer."""
        return [self.game.actions.text(action) for action in self.position.legal(self.position.asked()[0])]

    def offered(self, word: str) -> list[str]:
        """The options that begin with this word."""
        return [option for option in self.options if option.split()[0] == word]

    def parts(self, text: str) -> Json:
        """What the asked seat is told of an option."""
        question: Json = self.game.view(self.position, self.position.asked()[0])["question"]  # type: ignore[assignment]
        found: Json = next(option["parts"] for option in question["options"] if option["text"] == text)
        return found

    # -- answering -----------------------------------------------------------------------------------------------------

    def do(self, *texts: str) -> Situation:
        """Answers of the asked seats, one after the other."""
        for text in texts:
            self.position.apply(self.position.asked()[0], self.game.actions.parse(text))
        return self

    def refused(self, text: str) -> Refused:
        """The refusal of an answer of the asked seat, which changes nothing."""
        before = self.save()
        with pytest.raises(Refused) as caught:
            self.do(text)
        assert self.save() == before
        return caught.value

    def refused_piece(self, name: str) -> Json | None:
        """Why a piece cannot be used now, as the asked seat is told."""
        seat = self.position.asked()[0]
        question: Json = self.game.view(self.position, seat)["question"]  # type: ignore[assignment]
        return next((piece for piece in question["refused"] if piece["piece"] == name), None)

    # -- what lies where -----------------------------------------------------------------------------------------------

    def save(self) -> Json:
        return self.game.save(self.position)

    @property
    def board(self) -> Json:
        board: Json = msgspec.to_builtins(self.game.parts.saving.save_board(self.position))
        return board

    def at(self, place: str) -> str:
        """The card on a place, as the examples write it."""
        return str(self.board["map"][place])

    @property
    def face_up(self) -> dict[str, str]:
        """All face-up shelves."""
        return {
            place: card for place, card in self.board["map"].items() if not card.startswith("(") and card != "reception"
        }

    @property
    def reception(self) -> str:
        return str(next(place for place, card in self.board["map"].items() if card == "reception"))

    def pawn(self, colour: str) -> str:
        return str(self._player(colour)["pawn"])

    def mp(self, colour: str) -> int:
        return int(self._player(colour)["mp"])

    def hand(self, colour: str) -> list[str]:
        return list(self._player(colour)["hand"])

    def slots(self, colour: str) -> list[str]:
        return list(self._player(colour)["slots"])

    @property
    def draw_pile(self) -> list[str]:
        """The top card first."""
        return list(self.board["draw_pile"])

    @property
    def discard_pile(self) -> list[str]:
        return list(self.board["discard_pile"])

    @property
    def used(self) -> list[str]:
        return list(self.board["used"])

    @property
    def moves(self) -> int:
        return int(self.board["moves"])

    # -- what is known -------------------------------------------------------------------------------------------------

    def view(self, colour: str | None) -> Json:
        return self.game.view(self.position, self.seat(colour))

    def seen(self, colour: str | None) -> Json:
        """The board as a seat sees it."""
        board: Json = self.view(colour)["board"]
        return board

    def seen_at(self, colour: str | None, place: str) -> Json:
        """One place of the map as a seat sees it."""
        return next(entry for entry in self.seen(colour)["map"] if entry["position"] == place)

    def met(self, colour: str) -> list[str]:
        """Every investigation card that a pawn meets."""
        return list(self.seen(None)["seats"][self.colours.index(colour)]["met"])

    def preview(self, place: str) -> Json:
        """What the asked seat is told that a Move to a place would do."""
        seat = self.position.asked()[0]
        board: Json = self.game.view(self.position, seat)["board"]  # type: ignore[assignment]
        return next(entry for entry in board["previews"] if entry["position"] == place)

    def events(self, key: str, colour: str | None = SPECTATOR) -> list[Json]:
        """What a seat was told under this key: the arguments, in order."""
        return [event["args"] for event in self.told(colour) if event["key"] == key]

    def told(self, colour: str | None = SPECTATOR) -> list[Json]:
        return self.game.events(self.position, self.seat(colour))

    def worlds(self, colour: str | None, count: int) -> Iterator[Situation]:
        """Worlds that this seat cannot tell from the true one."""
        rng = Rng(2024)
        for _ in range(count):
            yield Situation(self.position.redeal(self.seat(colour), rng), self.game)

    # -- the result ----------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.position.outcome() is not None

    @property
    def outcome(self) -> Outcome:
        outcome = self.position.outcome()
        assert outcome is not None, f"{self.question} is still asked"
        return outcome

    @property
    def winners(self) -> list[str]:
        return [self.colours[seat] for seat in self.outcome.winners]


# -- making situations -------------------------------------------------------------------------------------------------


def cards_on(text: str) -> dict[str, str]:
    """A map in the words of the examples: "N1 blue; E1 (red)"."""
    return dict(entry.split() for entry in text.split(";") if entry.strip())


def turn(
    map: str = "",
    pawns: Mapping[str, str] | None = None,
    hands: Mapping[str, str] | None = None,
    mp: Mapping[str, int] | None = None,
    slots: Mapping[str, str] | None = None,
    seen: Mapping[str, str] | None = None,
    players: str = "red blue",
    game: Game = GAME,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    **board: object,
) -> Situation:
    """The first player named is at turn, with everything still to do."""
    seats: list[Json] = []
    for colour in players.split():
        entry: Json = {"colour": colour}
        for key, of_all in (("pawn", pawns), ("hand", hands), ("mp", mp)):
            if of_all and colour in of_all:
                entry[key] = of_all[colour]
        for key, lists in (("slots", slots), ("seen", seen)):
            if lists and colour in lists:
                entry[key] = lists[colour].split()
        seats.append(entry)
    whole = {"turns": 1, "start": 0, "map": cards_on(map), "seats": seats, **board}
    data = {"players": len(seats), "seed": seed, "options": dict(options or {}), "board": whole}
    return Situation(game.load(data), game)


def new(players: int = 2, seed: int = 0, game: Game = GAME, **options: object) -> Situation:
    """A table at its first question."""
    return Situation(game.new(players=players, seed=seed, options=options), game)


def started(players: int = 2, seed: int = 0, game: Game = GAME, **options: object) -> Situation:
    """Everybody has the first free player card; the first turn is open."""
    table = new(players, seed, game, **options)
    for colour in COLOURS[:players]:
        table.do(f"colour {colour}")
    return table


def answers(position: Position, seed: int) -> Iterator[tuple[int, int]]:
    """Play to the end at random. Each seat and answer are yielded before the answer is given, the position unchanged."""
    rng = Rng(seed)
    while asked := position.asked():
        legal = position.legal(asked[0])
        action = legal[rng.below(len(legal))]
        yield asked[0], action
        position.apply(asked[0], action)


# -- other data --------------------------------------------------------------------------------------------------------


def changed_data(change: Callable[[Json], object]) -> Json:
    """A copy of the shipped data, changed in place."""
    data: Json = copy.deepcopy(GAME.data)
    change(data)
    return data


def changed_game(change: Callable[[Json], object]) -> Game:
    return game_with_data("bibliowonders", changed_data(change))


def entry(data: Json, table: str, id: str, key: str = "id") -> Json:
    """One of the tables of a data file by its id."""
    found: Json = next(item for item in data[table] if item[key] == id)
    return found


def shelf(data: Json, **wanted: str) -> Json:
    """One of the kinds of shelf of a data file."""
    found: Json = next(item for item in data["shelf"] if all(item.get(key) == value for key, value in wanted.items()))
    return found


def sentence(refused: Refused) -> str:
    """The sentence for people behind the rule's id."""
    text = str(refused)
    return text.removeprefix(f"{refused.rule}: ") if refused.rule else text
