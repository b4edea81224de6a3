"""A game as OpenSpiel's states hold it: copied, kept, and with chance as something that happens between two answers."""

from __future__ import annotations

from typing import Any

import msgspec

from wondertable.core.rules.chance import Rng
from wondertable.core.rules.position import Position
from wondertable.env.playing import Numbers, Playing, Setting


class Progress:
    """What a state needs of a game in progress."""

    setting: Setting
    playing: Playing

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.given: list[tuple[int, int]] = []
        """All numbers so far, with the seats that gave them."""
        self.decisions = 0
        self._gave: dict[int, tuple[int, str]] = {}
        """For each seat how many of the numbers were looked through, and its own of them."""

    def has_begun(self) -> bool:
        """Whether the first card is dealt."""
        raise NotImplementedError

    def seat(self) -> int | None:
        """Whose turn it is; None while chance is awaited."""
        raise NotImplementedError

    def outcomes(self) -> int:
        """In how many ways chance may decide, each equally likely."""
        raise NotImplementedError

    def happens(self, outcome: int) -> None:
        raise NotImplementedError

    def give(self, number: int) -> None:
        """The seat whose turn it is gives a number."""
        raise NotImplementedError

    def redealt(self, seat: int, chance: Rng) -> Progress:
        """Another game that this seat cannot tell from this one."""
        raise NotImplementedError

    def __deepcopy__(self, memo: Any) -> Progress:
        raise NotImplementedError

    def numbers(self) -> list[int]:
        seat = self.seat()
        return list(range(self.outcomes())) if seat is None else self.playing.numbers(seat)

    def is_over(self) -> bool:
        """By the rules, or because a game never takes longer: where the rules set no limit, this does."""
        return self.has_begun() and (self.playing.position.outcome() is not None or self.is_cut_off())

    def is_cut_off(self) -> bool:
        return self.decisions >= self.setting.game.longest

    def returns(self, by_score: bool) -> list[float]:
        """What each seat has of the end. A game that was cut off is shared by all, and lost by a team."""
        if not self.is_over():
            return [0.0] * self.setting.players
        outcome = self.playing.position.outcome()
        if outcome is None:
            return [0.0 if self.setting.team else 1.0 / self.setting.players] * self.setting.players
        if by_score:
            assert outcome.scores is not None, "a game by scores counts some"
            return [float(score) for score in outcome.scores]
        return self.setting.gains(self.playing.position)

    def gave(self, seat: int | None) -> str:
        """The numbers that a seat gave; those of before are not looked through again."""
        if seat is None:
            return ""
        count, words = self._gave.get(seat, (0, ""))
        words += "".join(f" {number}" for giver, number in self.given[count:] if giver == seat)
        self._gave[seat] = (len(self.given), words)
        return words

    def observe(self, seat: int) -> Numbers:
        return self.playing.observe(seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know as plain values, with the numbers of an answer in the making."""
        view = self.playing.view(seat)
        return view if seat is None else {**view, "chosen": self.playing.chosen(seat)}

    def told(self) -> str:
        """Everything, for people who look for mistakes."""
        if not self.has_begun():
            return "not begun"
        bare = self.playing.position.clone()
        bare.journal = None  # what was told follows from what was given, and would make long games slow to print
        saved = self.setting.game.save(bare)
        return msgspec.json.encode({"given": self.given, "saved": saved}).decode()


class Sampled(Progress):
    """Chance is drawn whenever an answer calls for some: first it is seen that it does, then a node of chance is crossed. So
    copies of a state meet chances of their own."""

    def __init__(self, setting: Setting, chance: Rng) -> None:
        super().__init__(setting)
        self.chance = chance
        """That of the whole game: all states draw from it."""
        self._begun = False
        self._pending: tuple[int, int] | None = None
        """Seat and answer that call for chance."""

    def has_begun(self) -> bool:
        return self._begun

    def seat(self) -> int | None:
        if not self._begun or self._pending is not None:
            return None
        return self.playing.next_seat()

    def outcomes(self) -> int:
        return 1

    def happens(self, outcome: int) -> None:
        if not self._begun:
            position = self.setting.game.new_with(self.setting.players, self.chance.fork(), self.setting.chosen)
            self.playing = Playing(self.setting, position)
            self._begun = True
            return
        assert self._pending is not None
        (seat, action), self._pending = self._pending, None
        self.playing.position.rng = self.chance.fork()
        self.playing.enter(seat, action)

    def give(self, number: int) -> None:
        seat = self.playing.next_seat()
        assert seat is not None
        action = self.playing.take(seat, number)
        self.given.append((seat, number))
        if action is None:
            return
        self.decisions += 1
        position = self.playing.position
        if closes(position):
            trial = position.clone()
            before = trial.rng.draws
            trial.answer(seat, action)
            if trial.rng.draws != before:
                self._pending = (seat, action)
                return
            self.playing.position = trial
            self.playing.forget()
            return
        self.playing.enter(seat, action)

    def redealt(self, seat: int, chance: Rng) -> Sampled:
        twin = self._like(self.playing.position.redeal(seat, chance) if self._begun else None)
        twin.playing.go_on_with(seat, self.playing.chosen(seat))
        return twin

    def __deepcopy__(self, memo: Any) -> Sampled:
        twin = self._like(self.playing.position.clone() if self._begun else None)
        if self._begun:
            twin.playing.has_heard(self.playing)
            for seat in range(self.setting.players):
                twin.playing.go_on_with(seat, self.playing.chosen(seat))
        return twin

    def _like(self, position: Position | None) -> Sampled:
        twin = Sampled(self.setting, self.chance)
        twin.given = self.given[:]
        twin._gave = dict(self._gave)
        twin.decisions = self.decisions
        twin._begun = self._begun
        twin._pending = self._pending
        if position is not None:
            twin.playing = Playing(self.setting, position)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        game = self.setting.game
        position = self.playing.position if self._begun else None
        return {
            "game": game.name,
            "players": self.setting.players,
            "options": self.setting.chosen.options,
            "position": None if position is None else game.save(position),
            "chosen": [self.playing.chosen(seat) for seat in range(self.setting.players)] if self._begun else [],
            "chance": self.chance.save(),
            "given": self.given,
            "decisions": self.decisions,
            "pending": self._pending,
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        from wondertable.core.rules.chance import load_rng

        self.__init__(Setting(kept["game"], kept["players"], kept["options"]), load_rng(kept["chance"]))  # type: ignore[misc]
        self.given, self.decisions, self._pending = kept["given"], kept["decisions"], kept["pending"]
        if kept["position"] is not None:
            self._begun = True
            self.playing = Playing(self.setting, self.setting.game.load(kept["position"]))
            for seat, chosen in enumerate(kept["chosen"]):
                self.playing.go_on_with(seat, chosen)


def closes(position: Position) -> bool:
    """Whether the next answer is the last one that its question waits for: only then something happens."""
    return len(position.asked()) == 1
