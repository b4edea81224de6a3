"""The decisions of a game: which of them cost something, and which were well found.

All are looked at quickly by a search from what the seat knew. Those that may have cost something are looked at again: the answer
that was given and the best others, in the same fresh worlds with the same chance, so that nobody is blamed for noise.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from wondertable.bots.searcher import Searcher
from wondertable.core.game import Game
from wondertable.core.rules.bot import Budget, Weighed
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.mind import Mind
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import Options
from wondertable.voice.advice import ERRORS, advised, error_of
from wondertable.voice.compared import Compared, compared
from wondertable.voice.futures import Futures, horizon, play_on, without_journal
from wondertable.voice.reasons import reasons, tellable
from wondertable.voice.shapes import Advised, Choice
from wondertable.voice.work import Work

TURNS: Final = (24, 1000)
WORLDS: Final = (100, 400)
"""The fewest and the most turns of a quick search, and worlds of a second look."""
COMPARED: Final = 3
"""So many other answers are looked at again beside the one that was given."""
STAY: Final = 2
"""So many of them are left after a quarter of the worlds; what these worlds said of them is forgotten, for they were chosen by it."""
DEEPER: Final = 10
"""So many decisions that may have cost something are looked at again."""
PRAISES: Final = 4
"""So many that may be praised."""
UNTRIED: Final = 0.05
"""An answer that the search did not think of is suspected of having cost this."""
LEAST: Final = 0.02
"""A smaller loss is none."""
BETTER_MOST: Final = 3
FURTHER: Final = 3
"""A second look goes so many times further than a search before the judge speaks."""
LIKELY: Final = 4
"""Of an answer that was tried less often nobody can say how good it is."""


class Decision:
    """One answer that somebody gave, where another could have been given."""

    def __init__(self, moment: int, seat: int, action: int, world: Position) -> None:
        self.moment = moment
        self.seat = seat
        self.action = action
        self.world = world
        """One that the seat could not tell from the true one."""
        self.weighed: list[Weighed] = []
        self.length = 1
        """So many answers it takes to play on from here."""

    def suspected(self) -> float:
        """How much it may have cost, cautiously; 0: nothing."""
        if not self.weighed or self.weighed[0].action == self.action:
            return 0.0
        best = self.weighed[0]
        played = next((each for each in self.weighed if each.action == self.action), None)
        if played is None:
            return UNTRIED
        gap = best.worth - played.worth
        if played.visits < LIKELY:  # a search soon leaves alone what looks bad
            return max(UNTRIED, gap / 2)
        return max(0.0, gap - math.hypot(error_of(best), error_of(played)))

    def stands_out(self) -> float:
        """How much better it was than the other answers that were tried; 0 where most of them were hardly worse."""
        if not self.weighed or self.weighed[0].action != self.action:
            return 0.0
        best = self.weighed[0]
        others = [each for each in self.weighed[1:] if each.visits >= LIKELY]
        worse = [
            each for each in others if best.worth - each.worth > ERRORS * math.hypot(error_of(best), error_of(each))
        ]
        if len(others) < 2 or 2 * len(worse) <= len(others):
            return 0.0
        return best.worth - sum(each.worth for each in others) / len(others)


class Eye:
    """Looks at the decisions of one game."""

    def __init__(self, game: Game, mind: Mind, rng: Rng, work: Work) -> None:
        self.game = game
        self.mind = mind
        self.rng = rng
        self.work = work
        self.terms = tellable(game, mind)

    def decisions(self, position: Position, moment: int, seat: int, text: str) -> list[Decision]:
        """The one that is taken here, if it is one."""
        if len(position.legal(seat)) < 2 or seat not in position.asked() or self.mind.personal(position):
            return []
        world = self.mind.playable(position.redeal(seat, self.rng))
        world.rng = self.rng.fork()
        return [Decision(moment, seat, self.game.actions.parse(text), world)]

    def glance(self, decision: Decision, answers: int) -> None:
        """A small search."""
        world = without_journal(decision.world)
        near = horizon(self.mind, int(world.players))
        decision.length = max(1, play_on(self.mind, world, self.rng, FURTHER * near))
        turns = within(answers // min(decision.length, near or decision.length), TURNS)
        searcher = Searcher(self.game.mind, Budget(turns=turns))
        decision.weighed = searcher.weigh(decision.world, decision.seat, self.rng)

    def compare(self, decision: Decision, answers: int) -> Compared:
        """The answer that was given, what a search would rather do, and what first comes to mind."""
        options = Options()
        decision.world.options(decision.seat, options)
        own = self.mind.answer(decision.world, decision.seat, options, self.rng)
        wanted = [decision.action, *(each.action for each in decision.weighed[:COMPARED]), int(own)]
        actions = list(dict.fromkeys(wanted))[: COMPARED + 1]
        worlds = within(answers // (decision.length * (STAY + 1)), WORLDS)
        if len(actions) > STAY + 1:
            first = self.tried(decision, actions, worlds // 4)
            if not first.values[0]:
                return first
            best = sorted(range(1, len(actions)), key=lambda at: -first.gain(at).mean)[:STAY]
            actions = [decision.action, *(actions[at] for at in best)]
        return self.tried(decision, actions, worlds)

    def tried(self, decision: Decision, actions: list[int], worlds: int) -> Compared:
        return compared(
            Futures(self.mind, decision.world, decision.seat, self.rng),
            actions,
            worlds,
            FURTHER,
            lambda: self.work.has_time(1.0),
        )

    # -- what is said of them ------------------------------------------------------------------------------------------

    def blamed(self, decision: Decision, found: Compared) -> Choice | None:
        """What was better, if anything surely was."""
        gains = {at: found.gain(at) for at in range(1, len(found.actions))}
        better = sorted(
            (at for at, gain in gains.items() if gain.mean > max(LEAST, ERRORS * gain.error)),
            key=lambda at: -gains[at].mean,
        )
        if not better:
            return None
        answers = [self.advised(decision, found, at, better[0]) for at in better[:BETTER_MOST]]
        pair = [found.actions[better[0]], decision.action]
        why = reasons(self.mind, decision.world, decision.seat, pair, self.rng, self.terms)
        answers[0].because = why[0]
        return self.choice(decision, found, gains[better[0]].mean, answers)

    def praised(self, decision: Decision, found: Compared) -> Choice | None:
        """If it was the best, and most others were surely worse."""
        gains = [found.gain(0, at) for at in range(1, len(found.actions))]
        worse = [gain for gain in gains if gain.mean > max(LEAST, ERRORS * gain.error)]
        if any(gain.mean < 0.0 for gain in gains) or 2 * len(worse) <= len(gains):
            return None
        return self.choice(decision, found, 0.0, [])

    def advised(self, decision: Decision, found: Compared, at: int, best: int) -> Advised:
        behind = found.gain(best, at)
        equal = at == best or behind.mean < ERRORS * behind.error
        return advised(self.game, decision.world, found.actions[at], found.chance(at), equal)

    def choice(self, decision: Decision, found: Compared, lost: float, better: list[Advised]) -> Choice:
        played = advised(self.game, decision.world, decision.action, found.chance(0), equal=not better)
        return Choice(
            moment=decision.moment,
            seat=decision.seat,
            answer=played.answer,
            kind=played.kind,
            parts=played.parts,
            chance=played.chance,
            lost=round(lost, 4),
            praised=not better,
            better=better,
        )


def within(number: int, bounds: tuple[int, int]) -> int:
    return max(bounds[0], min(bounds[1], number))


def look(eye: Eye, decisions: Sequence[Decision], glances: tuple[float, float], looks: float) -> list[Choice]:
    """All that cost something or are to be praised; the first part of the work is for quick looks, the rest for second ones."""
    work = eye.work
    begin, end = glances
    share = work.share(end - begin, len(decisions))
    for decision in work.over(list(decisions), begin, end):
        eye.glance(decision, share)
    blamed = sorted((one for one in decisions if one.suspected() > 0.0), key=lambda one: -one.suspected())[:DEEPER]
    praised = sorted((one for one in decisions if one.stands_out() > 0.0), key=lambda one: -one.stands_out())[:PRAISES]
    again = [*blamed, *praised]
    share = work.share(looks - end, len(again))
    found: list[Choice] = []
    for decision in work.over(again, end, looks):
        compared = eye.compare(decision, share)
        if len(compared.values[0]) < WORLDS[0]:
            break  # out of time
        choice = eye.blamed(decision, compared) if decision in blamed else eye.praised(decision, compared)
        found += [choice] if choice is not None else []
    return found
