"""A game as environments play it: by numbers of the fixed index, with what each seat knows as a row of numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wondertable.bots.spelling import NOT_LEGAL, UNDECIDED, Choice
from wondertable.core.game import Game
from wondertable.core.rules.chance import SEED_LIMIT, Rng
from wondertable.core.rules.journal import Journal, viewer_bit
from wondertable.core.rules.position import NOBODY, Position
from wondertable.core.words import Words
from wondertable.env.index import index_of
from wondertable.games import game as game_named

Numbers = NDArray[np.int32]
Mask = NDArray[np.int8]


class NotLegal(ValueError):
    """A number that the mask had excluded; nothing has changed."""


class Setting:
    """What the games of one environment have in common: the game, the number of players and the options of their table."""

    def __init__(
        self,
        name: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        data: str | None = None,
    ) -> None:
        self.game: Game = game_named(name, data)
        self.players = self.game.seats()[0] if players is None else players
        self.game.check_players(self.players)
        chosen = self.game.check_options(options or {})
        self.game.check_alone(chosen)
        self.chosen = self.game.choose(self.players, chosen)
        self.index = index_of(self.game)
        self.team = self.game.mind(self.players).plan(self.players).team
        """Whether all win or lose together."""

    def new(self, seed: int, journal: bool = False) -> Position:
        return self.game.new_with(self.players, Rng(seed % SEED_LIMIT), self.chosen, journal)

    def gains(self, position: Position) -> list[float]:
        """What each seat has of the end: its share of the victory; in a team everybody has all of it."""
        outcome = position.outcome()
        winners = [] if outcome is None else outcome.winners
        share = 1.0 if self.team else 1.0 / max(1, len(winners))
        return [share if seat in winners else 0.0 for seat in range(self.players)]

    # -- what a seat knows ---------------------------------------------------------------------------------------------

    def feature_names(self) -> list[str]:
        """The names of the numbers that a seat observes. Where answers are given part by part, the parts of the answer in
        the making stand behind what the seat knows of the game."""
        return [*self.game.feature_names(self.players), *(f"chosen {name}" for name in self.parts())]

    def feature_bounds(self) -> tuple[Numbers, Numbers]:
        bounds = self.game.feature_bounds(self.players) + [(0, most) for most in self.index.part_most]
        return np.array([low for low, _ in bounds], np.int32), np.array([high for _, high in bounds], np.int32)

    def parts(self) -> list[str]:
        return self.index.names[self.index.first_part :]


class Playing:
    """One game in progress. Each seat that is asked gives numbers until they make an answer."""

    def __init__(self, setting: Setting, position: Position) -> None:
        self.setting = setting
        self.position = position
        self._choices: dict[int, Choice] = {}
        self._heard: dict[int, tuple[int, str]] = {}
        """For each viewer how many events of the journal were put into words, and the words: a journal only grows."""

    def next_seat(self) -> int | None:
        """Who answers next, where seats answer one after the other."""
        seat = int(self.position.next_seat())
        return None if seat == NOBODY else seat

    def choice(self, seat: int) -> Choice:
        """The answer that this seat, which is asked, has in the making."""
        found = self._choices.get(seat)
        if found is None:
            found = self._choices[seat] = Choice(self.setting.index.spelling)
            self.position.options(seat, found.options)
        return found

    def numbers(self, seat: int) -> list[int]:
        """What this seat, which is asked, may give next."""
        return self.choice(seat).numbers()

    def chosen(self, seat: int) -> list[int]:
        """The parts of the answer in the making."""
        found = self._choices.get(seat)
        return [] if found is None else [int(number) for number in found.chosen]

    def take(self, seat: int, number: int) -> int | None:
        """The answer, if the number completes it. It is not entered yet."""
        action = self.choice(seat).give(number)
        if action == NOT_LEGAL:
            raise self.why_not(seat, number)
        return None if action == UNDECIDED else action

    def enter(self, seat: int, action: int) -> None:
        self.position.answer(seat, action)
        self.forget()

    def forget(self) -> None:
        """What is asked now may be another question, or the same with other answers."""
        self._choices.clear()

    def go_on_with(self, seat: int, chosen: list[int]) -> None:
        """Take up the answer that a seat has in the making in another copy of this game."""
        choice = self.choice(seat) if chosen else None
        while choice is not None and len(choice.chosen) < len(chosen):
            decided = choice.give(chosen[len(choice.chosen)])
            assert decided == UNDECIDED, "copies of a game offer the same answers"

    def give(self, seat: int, number: int) -> None:
        """Give a number, and enter the answer if that completes it."""
        action = self.take(seat, number)
        if action is not None:
            self.enter(seat, action)

    def why_not(self, seat: int, number: int) -> NotLegal:
        index = self.setting.index
        if not 0 <= number < index.size:
            return NotLegal(f"{number} is no action of {self.setting.game.name}: they are 0 to {index.size - 1}")
        name = index.names[number]
        reason = "no legal answer has it here"
        if number < index.first_part and not self.chosen(seat):
            refused = self.position.refusal(seat, self.setting.game.actions.parse(name))
            reason = str(refused) if refused is not None else reason
        return NotLegal(f"seat {seat} may not answer {name!r} now (action {number}, masked): {reason}")

    def observe(self, seat: int) -> Numbers:
        row = self.setting.game.features_for(self.setting.players).read(self.position, seat)
        first, size = self.setting.index.first_part, self.setting.index.size
        if first == size:
            return np.array(row, np.int32)
        found = np.zeros(len(row) + size - first, np.int32)
        found[: len(row)] = row
        for number in self.chosen(seat):
            found[len(row) + number - first] += 1
        return found

    def mask(self, seat: int, more: int = 0) -> Mask:
        """1 for each number that the seat may give; nothing for a seat that is not asked. `more` numbers come behind."""
        found = np.zeros(self.setting.index.size + more, np.int8)
        if self.is_asked(seat):
            found[self.numbers(seat)] = 1
        return found

    def is_asked(self, seat: int) -> bool:
        return seat in self.position.asked()

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may know as plain values, as people are shown it."""
        return self.setting.game.view(self.position, seat)

    def heard(self, seat: int | None) -> str:
        """All that a seat was told since the beginning. What was told before is not gone through again: games are long."""
        journal = self.position.journal
        if journal is None:
            return ""
        viewer = viewer_bit(seat)
        count, words = self._heard.get(viewer, (0, ""))
        known = Journal(journal.events[count:]).known_to(viewer).events
        words += "".join(f" {event.key}{tuple(event.args)}" for event in known)
        self._heard[viewer] = (len(journal.events), words)
        return words

    def has_heard(self, twin: Playing) -> None:
        """This is a copy of a game whose journal is known already."""
        self._heard = dict(twin._heard)

    def in_words(self, seat: int | None = None) -> str:
        """The table as somebody who watches may see it, or a seat."""
        game = self.setting.game
        view = self.view(seat)
        words = Words(game, [f"seat {number}" for number in range(1, self.setting.players + 1)], seat)
        words.look_at(view)
        return "\n".join(game.describe(view, words))
