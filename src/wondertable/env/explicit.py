"""Small games with every outcome of chance in their tree, for solvers that go through all of it.

A state is the list of all that was drawn and answered; the game is played again from the beginning with each step. So nothing
is asked of a game but that it draws by `Rng.below`. Runs in the plain form only, where a generator may be another one.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from wondertable import form
from wondertable.core.rules.chance import Rng, swap
from wondertable.core.rules.position import Position
from wondertable.env.playing import Playing, Setting
from wondertable.env.sampled import Progress

TREE_MOST: Final = 20_000
"""A tree with more states is none that a solver should go through."""


class Wanted(Exception):
    """Chance is asked for a number that was not drawn yet."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


def scripted(drawn: list[int]) -> Rng:
    """A generator that gives these numbers, and then says that it wants more."""
    if form.loaded() != form.PLAIN:
        raise RuntimeError("chance=explicit needs the plain form: set WONDERTABLE_FORM=interpreted")

    class Scripted(Rng):
        def __init__(self) -> None:
            super().__init__(0)
            self.at = 0

        def below(self, n: int) -> int:  # type: ignore[override, unused-ignore]
            if n == 1:
                return 0
            if self.at == len(drawn):
                raise Wanted(int(n))
            self.at += 1
            self.draws += 1
            return drawn[self.at - 1]

        def shuffle(self, pile: vec[i64], start: int) -> None:  # type: ignore[override, unused-ignore]
            for last in range(len(pile) - 1, start, -1):
                swap(pile, last, start + self.below(last + 1 - start))

        def word(self) -> int:  # type: ignore[override, unused-ignore]
            raise RuntimeError("chance=explicit: this game draws otherwise than by Rng.below")

    return Scripted()


class Explicit(Progress):
    def __init__(self, setting: Setting, steps: list[tuple[int, int]] | None = None) -> None:
        super().__init__(setting)
        self.steps = steps or []
        """What was drawn (seat -1) and given, in order."""
        self._play_again()

    def _play_again(self) -> None:
        drawn = [number for seat, number in self.steps if seat < 0]
        self.given = [(seat, number) for seat, number in self.steps if seat >= 0]
        self.decisions = 0
        self._wanted = 0
        self._begun = False
        try:
            position: Position = self.setting.game.new_with(self.setting.players, scripted(drawn), self.setting.chosen)
            self.playing = Playing(self.setting, position)
            self._begun = True
            for seat, number in self.given:
                action = self.playing.take(seat, number)
                if action is not None:
                    self.decisions += 1
                    self.playing.enter(seat, action)
        except Wanted as wanted:
            self._wanted = wanted.outcomes

    def has_begun(self) -> bool:
        return self._begun

    def seat(self) -> int | None:
        return None if self._wanted else self.playing.next_seat()

    def is_over(self) -> bool:
        return not self._wanted and super().is_over()

    def outcomes(self) -> int:
        return self._wanted

    def happens(self, outcome: int) -> None:
        self.steps = [*self.steps, (-1, outcome)]
        self._play_again()

    def give(self, number: int) -> None:
        seat = self.seat()
        assert seat is not None
        self.steps = [*self.steps, (seat, number)]
        self._play_again()

    def redealt(self, seat: int, chance: Rng) -> Explicit:
        """One of the states of the tree that look the same to this seat, drawn by chance."""
        raise NotImplementedError("information states are resampled where chance is sampled")

    def __deepcopy__(self, memo: Any) -> Explicit:
        return Explicit(self.setting, self.steps[:])

    def __reduce__(self) -> tuple[Any, ...]:
        setting = self.setting
        return remade, (setting.game.name, setting.players, dict(setting.chosen.options), self.steps)


def remade(name: str, players: int, options: dict[str, object], steps: list[tuple[int, int]]) -> Explicit:
    return Explicit(Setting(name, players, options), steps)


@dataclass
class Tree:
    """What there is in a whole tree."""

    states: int = 0
    outcomes: int = 1
    """The most that one node of chance has."""
    longest: int = 0
    """The most numbers that are given in one game."""
    scores: set[int] = field(default_factory=set)
    score_sums: set[int] = field(default_factory=set)

    @property
    def least(self) -> float:
        return float(min(self.scores, default=0))

    @property
    def most(self) -> float:
        return float(max(self.scores, default=1))


def whole_tree(setting: Setting) -> Tree:
    """Go through all states of a game."""
    tree = Tree()
    ahead: list[list[tuple[int, int]]] = [[]]
    while ahead:
        at = Explicit(setting, ahead.pop())
        tree.states += 1
        if tree.states > TREE_MOST:
            raise ValueError(f"chance=explicit: {setting.game.name} has more than {TREE_MOST} states")
        seat = at.seat()
        if at.is_over():
            outcome = at.playing.position.outcome()
            assert outcome is not None
            tree.scores.update(outcome.scores or ())
            tree.score_sums.add(sum(outcome.scores or ()))
            tree.longest = max(tree.longest, len(at.given))
            continue
        if seat is None:
            tree.outcomes = max(tree.outcomes, at.outcomes())
        ahead += [[*at.steps, (-1 if seat is None else seat, number)] for number in at.numbers()]
    return tree
