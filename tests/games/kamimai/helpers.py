"""Situations of KamiMaï, written as the rules' examples write them.

Seats are numbers from 1. Cards are names with commas between them, "-" is none; "water*3" is three of them.
Areas are written as "effect: spell spell", the areas of a sheet in the order in which they are named.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import msgspec
import pytest

import wondertable
from tests.at_random import answers
from wondertable import Game, Position, Refused
from wondertable.games import game_with_data

GAME = wondertable.game("kamimai")
PLAYERS = [1, 2, 3, 4, 5]
NAMES = [
    "water", "earth", "air", "fire", "g-water", "g-earth", "g-air", "g-fire",
    "fairy-water", "fairy-earth", "fairy-air", "fairy-fire", "wolf", "imp", "dragonflies", "mouse",
]  # fmt: skip
Json = dict[str, Any]


def spelled(cards: str) -> list[str]:
    """ "water*2,g-fire" as a list of names in the rules' order."""
    found: list[str] = []
    for part in cards.replace(" ", "").split(","):
        name, _, number = part.partition("*")
        if name not in ("-", "none", ""):
            found += [name] * int(number or 1)
    return sorted(found, key=NAMES.index)


def text_of(cards: str) -> str:
    return ",".join(spelled(cards)) or "none"


class Situation:
    """A position with the words of the rules."""

    def __init__(self, position: Position, game: Game = GAME) -> None:
        self.position = position
        self.game = game

    # -- what is asked -------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> list[int]:
        return [seat + 1 for seat in self.position.asked()]

    @property
    def question(self) -> str | None:
        stack = self.position.questions
        return self.game.question_name(stack[-1]) if stack else None

    def options(self, seat: int, word: str = "") -> list[str]:
        """The offered answers that begin with a word."""
        found = [self.game.actions.text(action) for action in self.position.legal(seat - 1)]
        return [text for text in found if text.startswith(word)]

    # -- answering -----------------------------------------------------------------------------------------------------

    def answer(self, seat: int, *texts: str) -> Situation:
        for text in texts:
            self.position.apply(seat - 1, self.game.actions.parse(text))
        return self

    def agreed(self) -> Situation:
        """Everybody who is asked for consent agrees."""
        for seat in self.asked:
            self.answer(seat, "agree")
        return self

    def refused(self, seat: int, text: str) -> Refused:
        """The refusal of an answer, which changes nothing."""
        before = self.save()
        with pytest.raises(Refused) as caught:
            self.answer(seat, text)
        assert self.save() == before
        return caught.value

    def report(self, *texts: str) -> Situation:
        for text in texts:
            self.position.report(text)
        return self

    def report_refused(self, text: str) -> Refused:
        before = self.save()
        with pytest.raises(Refused) as caught:
            self.position.report(text)
        assert self.save() == before
        assert "refused-" not in str(caught.value)
        return caught.value

    def draws(self, cards: str, ending: str = "stands") -> Situation:
        """Companion mode: the activator begins, draws, and somebody confirms the entry."""
        if self.question == "begin_draw":
            self.answer(self.asked[0], "begin")
        self.report(f"drew {text_of(cards)} {ending}")
        return self.answer(self.asked[0], "confirm")

    def rebuilt(self) -> Situation:
        return self.report("built")

    def keeps(self, cards: str) -> Situation:
        return self.answer(self.asked[0], f"keep {text_of(cards)}")

    def ends(self) -> Situation:
        return self.answer(self.activator, "end")

    # -- what lies where -----------------------------------------------------------------------------------------------

    def save(self) -> Json:
        return self.game.save(self.position)

    @property
    def board(self) -> Json:
        found: Any = self.game.view(self.position, None)["board"]
        return dict(found)

    @property
    def activator(self) -> int:
        return int(self.board["activator"]) + 1

    @property
    def energy(self) -> int:
        return int(self.board["energy"])

    @property
    def phase(self) -> str:
        return str(self.board["phase"])

    @property
    def target(self) -> str | None:
        found: str | None = self.board["target"]
        return found

    @property
    def discard(self) -> list[str]:
        return list(self.board["discard"])

    @property
    def book(self) -> int:
        return int(self.board["book"]["size"])

    def cards(self, seat: int) -> str:
        return ",".join(self.board["seats"][seat - 1]["cards"]) or "-"

    def ticked(self, area: str) -> list[str]:
        """The ticked spells of an area."""
        found = next(entry for entry in self.board["sheet"]["areas"] if entry["id"] == area)
        return [box["spell"] for box in found["boxes"] if box["ticked"]]

    def sealed(self, area: str) -> bool:
        return any(entry["id"] == area and entry["sealed"] for entry in self.board["sheet"]["areas"])

    @property
    def outcome(self) -> str | None:
        found = self.position.outcome()
        return None if found is None else found.reason

    def events(self, key: str) -> list[Json]:
        found: list[Any] = self.game.events(self.position, None)
        return [event["args"] for event in found if event["key"] == key]

    def refused_pieces(self, seat: int) -> dict[str, tuple[str, str]]:
        view: Any = self.game.view(self.position, seat - 1)
        return {piece["piece"]: (piece["rule"], piece["key"]) for piece in view["question"]["refused"]}


def saved_board(position: Position) -> Json:
    """The game's own part of a saved position, as JSON."""
    board: Json = msgspec.to_builtins(GAME.parts.saving.save_board(position))
    return board


# -- making situations ---------------------------------------------------------------------------------------------------


def new(players: int, seed: int = 0, game: Game = GAME, **options: object) -> Situation:
    return Situation(game.new(players, seed, options), game)


def changed_data(change: Callable[[Json], object]) -> Json:
    """A copy of the shipped data, changed in place."""
    data: Json = copy.deepcopy(GAME.data)
    change(data)
    return data


def changed_game(change: Callable[[Json], object]) -> Game:
    return game_with_data("kamimai", changed_data(change))


def sheet_of(areas: Mapping[str, str], reach: str = "any", paths: list[list[str]] | None = None) -> Json:
    """A sheet made for an example: {"x": "none: fire water", ...}."""
    tables = []
    for area, text in areas.items():
        effect, _, spells = text.partition(":")
        tables.append({"id": area, "effect": effect.strip(), "spells": spells.split()})
    return {
        "level": 1,
        "label": "Example",
        "energy": 4,
        "first_area": "",
        "reach": reach,
        "paths": paths or [],
        "origin": "ruled",
        "area": tables,
    }


@cache
def game_with_sheet(areas: tuple[tuple[str, str], ...]) -> Game:
    return changed_game(lambda data: data.__setitem__("sheet", [sheet_of(dict(areas))]))


def game_with_areas(**areas: str) -> Game:
    """A game whose only sheet has these areas."""
    return game_with_sheet(tuple(areas.items()))


ORDINARY = {"x": "none: water earth air fire", "y": "none: water earth"}


def turn(
    reserves: list[str],
    areas: Mapping[str, str] | None = None,
    target: str | None = "x",
    ticked: Mapping[str, object] | None = None,
    discard: str = "-",
    energy: int = 4,
    activator: int = 1,
    phase: str = "target",
    game: Game | None = None,
    board: Json | None = None,
    seed: int = 0,
    **options: object,
) -> Situation:
    """The turn of a seat on a made-up sheet, with real cards (companion mode) unless another source is named."""
    found = game or game_with_areas(**(areas or ORDINARY))
    written: Json = {
        "phase": phase,
        "sheet": 1,
        "target": target,
        "ticked": dict(ticked or {}),
        "energy": energy,
        "activator": activator - 1,
        "discard": spelled(discard),
        "seats": [{"cards": spelled(cards)} for cards in reserves],
    }
    data = {
        "players": len(reserves),
        "seed": seed,
        "options": {"source": "companion", **options},
        "board": written | (board or {}),
    }
    return Situation(found.load(data), found)


def cast(spread: str, *others: str, **more: Any) -> Situation:
    """The activator, seat 1, is in CAST with this spread; the curse is behind."""
    more["board"] = {"cursed": True} | (more.get("board") or {})
    return turn([spread, *others], phase="cast", **more)


def played_out(players: int, seed: int, game: Game = GAME, **options: object) -> Situation:
    table = new(players, seed, game, **options)
    for _ in answers(table.position, seed):
        pass
    return table
