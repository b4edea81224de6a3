"""A position: one game in progress, which always knows whose answers are wanted and what each may answer.

What is asked is data: a stack of questions inside the position. The topmost one is open; when its last answer is in,
the game carries it out and may ask again. Nothing here knows any game.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wondertable.core.refused import Refused
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.chosen import Chosen
from wondertable.core.rules.journal import Journal, viewer_bit
from wondertable.core.rules.kit import Seats, bit, first, has, members, set_of, zeros
from wondertable.core.rules.questions import CHANGEABLE, FIRST, NO_ANSWER, TEAM, Options, Question
from wondertable.core.rules.weights import Weights

NOBODY: Final = -1
ACTIONS_END: Final = 1 << 62


@mypyc_attr(acyclic=True, free_list_len=1)
class Outcome:
    """How a game ended: who won, the scores if any were counted, and the reason from the game's closed list."""

    __slots__ = ("reason", "scores", "winners")

    def __init__(self, winners: list[int], scores: list[int] | None, reason: str) -> None:
        self.winners = winners
        self.scores = scores
        self.reason = reason

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, scores={self.scores}, reason={self.reason!r})"


class Position:
    """The common part of every game's position. A game fills in the methods that raise NotImplementedError.

    >>> import wondertable
    >>> game = wondertable.game("miraris")
    >>> position = game.new(players=3, seed=7)
    >>> position
    <Miraris, 3 players, round 0, asked [0, 1, 2]>
    >>> [game.actions.text(action) for action in position.legal(0)]
    ['keep lucia', 'keep unknown', 'keep lana']
    >>> position.apply(0, game.actions.parse("keep lana"))
    >>> position.asked(), position.outcome()
    ([1, 2], None)
    >>> position.apply(0, game.actions.parse("keep lucia"))
    Traceback (most recent call last):
    wondertable.core.refused.Refused: MIR-P20: You have answered already, and a sealed answer is final.
    >>> world = position.redeal(1, wondertable.Rng(1))
    >>> game.view(world, 1) == game.view(position, 1)
    True
    """

    def __init__(self, players: i64, rng: Rng) -> None:
        self.players: i64 = players
        self.rng: Rng = rng
        self.journal: Journal | None = None
        self._open: Question | None = None
        self._beneath: list[Question] = []
        self._closed: Question | None = None
        self.tick: i64 = 0
        """Rises whenever a question opens or closes, so that a late answer never meets another question."""
        self.reveals: i64 = 0

    # -- what a game provides ------------------------------------------------------------------------------------------

    def list_options(self, question: Question, seat: i64, options: Options) -> None:
        """Add every legal answer of this seat to the question: the one place that knows what is legal."""
        raise NotImplementedError

    def carry_out(self, question: Question) -> None:
        """All answers are in and the question is off the stack: do what they say."""
        raise NotImplementedError

    def advised(self, question: Question, seat: i64) -> None:
        """A seat nobody waits for has answered: a game may tell of it."""

    def agreed(self) -> Chosen:
        """What the table chose before the game."""
        raise NotImplementedError

    def fresh(self, rng: Rng) -> Position:
        """Another game of the same table, before its first event."""
        raise NotImplementedError

    def set_up(self) -> None:
        """Set up the table and run to the first question."""
        raise NotImplementedError

    def copy(self) -> Position:
        """The game's own part, copied; `clone` adds the common part."""
        raise NotImplementedError

    def forget(self, seat: i64, rng: Rng) -> None:
        """Replace everything this seat (SPECTATOR: someone who watches) cannot know, except sealed answers."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        raise NotImplementedError

    def tally(self, scores: Weights) -> Seats:
        """The outcome as a search wants it: who has won, and everybody's score where there are scores. Nobody has if the game
        waits for something outside the rules. A game may say it in fewer words."""
        outcome = self.outcome()
        if outcome is None or outcome.scores is None:
            scores.reset(0)
        else:
            scores.reset(len(outcome.scores))
            for seat in range(len(outcome.scores)):
                scores.values[seat] = float(outcome.scores[seat])
        return 0 if outcome is None else set_of(outcome.winners)

    def hurry(self, rng: Rng) -> i64:
        """Answer at random as long as that can be done quicker than by asking everybody; returns how many answers were given.
        What comes of it and what chance is asked is the same as by asking, where who has no choice asks no chance."""
        return 0

    def copy_into(self, twin: Position) -> bool:
        """As `copy`, into a position of the same table whose content nobody needs; False where that is not provided for."""
        return False

    def discloses(self) -> bool:
        """Whether everything may be shown now: the game is over and keeps nothing hidden."""
        return self.outcome() is not None

    # -- asking and answering ------------------------------------------------------------------------------------------

    def ask(self, kind: i64, seats: i64, sealed: bool) -> None:
        """Ask a set of seats; a game asks nobody nothing, so the set is not empty."""
        self.tick += 1
        if self._open is not None:
            self._beneath.append(self._open)
        question = self._closed
        if question is None:
            self._open = Question(kind, seats, sealed, zeros(self.players))
        else:  # use the record of a closed question again
            self._closed = None
            question.reopen(kind, seats, sealed)
            self._open = question

    def ask_openly(self, kind: i64, seats: i64) -> None:
        """Ask a set of seats for open answers, which each may change until the last one is in."""
        self.ask(kind, seats, sealed=False)
        self.open_question().gathering = CHANGEABLE

    def ask_team(self, kind: i64, leader: i64) -> None:
        """Ask a team with one who decides: the others may advise, and the leader's answer closes the question."""
        self.ask(kind, bit(leader), sealed=False)
        question = self.open_question()
        question.gathering = TEAM
        question.free = (bit(self.players) - 1) ^ bit(leader)

    def ask_first(self, kind: i64, seats: i64) -> None:
        """Ask a set of seats; the first to react answers for all of them."""
        self.ask(kind, seats, sealed=False)
        self.open_question().gathering = FIRST

    @property
    def questions(self) -> list[Question]:
        """The stack of questions, the open one last."""
        return [] if self._open is None else [*self._beneath, self._open]

    @questions.setter
    def questions(self, stack: list[Question]) -> None:
        self._open = stack[-1] if stack else None
        self._beneath = stack[:-1]

    def open_question(self) -> Question:
        """The question that is answered next; there is one until the game is over."""
        assert self._open is not None
        return self._open

    def next_seat(self) -> i64:
        """The lowest seat whose answer is wanted; NOBODY when the game is over."""
        question = self._open
        if question is None:
            return NOBODY
        return first(question.waiting)

    def options(self, seat: i64, options: Options) -> None:
        options.clear()
        self.list_options(self.open_question(), seat, options)

    def answer(self, seat: i64, action: i64) -> None:
        """Enter an answer that is known to be among the options."""
        question = self.open_question()
        question.answers[seat] = action
        if question.gathering and not self._counts(question, seat):
            return
        question.waiting ^= bit(seat)
        if question.waiting == 0:
            self.close(question)
            self.carry_out(question)
            self._closed = question

    def close(self, question: Question) -> None:
        """Take the open question off the stack."""
        self._open = self._beneath.pop() if self._beneath else None
        self.tick += 1

    def _counts(self, question: Question, seat: i64) -> bool:
        """Whether an answer is one that was waited for, and no advice and no change of mind."""
        if not has(question.waiting, seat):
            self.advised(question, seat)
            return False
        if question.gathering == FIRST:
            question.waiting = bit(seat)
        elif question.gathering == CHANGEABLE:
            question.free |= bit(seat)
        return True

    def asked(self) -> list[int]:
        """The seats whose answer is wanted; empty when the game is over."""
        return [] if self._open is None else members(self._open.waiting)

    def legal(self, seat: int) -> list[int]:
        """The action codes this seat may answer now; empty if it is neither asked nor free to answer."""
        question = self._open
        if question is None or not 0 <= seat < self.players or not has(question.waiting | question.free, seat):
            return []
        found = Options()
        self.options(seat, found)
        return found.to_list()

    def apply(self, seat: int, action: int) -> None:
        """Answer the open question; refused, with the rule, if the seat is not asked or the action is not legal."""
        refused = self.refusal(seat, action)
        if refused is not None:
            raise refused
        self.answer(seat, action)

    def refusal(self, seat: int, action: int) -> Refused | None:
        """Why `apply` would refuse this answer, or None if it would not."""
        question = self._open
        if question is None:
            return Refused(None, "game-over")
        if not 0 <= seat < self.players:
            return Refused(None, "no-such-seat", {"seat": seat + 1, "players": int(self.players)})
        if not has(question.waiting | question.free, seat):
            if question.answers[seat] != NO_ANSWER:
                return self.why_final(question) or Refused(None, "answered")
            return Refused(None, "not-asked", {"seat": seat + 1})
        options = Options()
        self.options(seat, options)
        if not 0 < action < ACTIONS_END or not options.holds(action):
            return self.why_not(question, seat, action)
        return None

    def why_not(self, question: Question, seat: int, action: int) -> Refused:
        """The rule that forbids an answer which is not among the options."""
        refusals = self.agreed().refusals
        assert refusals is not None
        return refusals.why_not(self, question, seat, action)

    def why_final(self, question: Question) -> Refused | None:
        """The rule by which an answer to this question cannot be taken back, or None where it can."""
        refusals = self.agreed().refusals
        assert refusals is not None
        return refusals.why_final(self, question)

    # -- results from outside the rules --------------------------------------------------------------------------------

    def awaiting(self) -> str | None:
        """The result from outside the rules that is awaited, or None. Most games await none."""
        return None

    def why_not_report(self, seat: int, text: str) -> Refused | None:
        """Why a person in this seat may not tell this result, or None if they may. In most games nobody tells any."""
        reports = self.agreed().reports
        if reports is None:
            return Refused(None, "nothing-awaited", {"report": text[:80]})
        return reports.why_not_report(self, seat, text)

    def report(self, text: str) -> None:
        """Enter a result from outside the rules; refused, and nothing changed, if it cannot be."""
        reports = self.agreed().reports
        if reports is None:
            raise Refused(None, "nothing-awaited", {"report": text[:80]})
        reports.report(self, text)

    # -- copies --------------------------------------------------------------------------------------------------------

    def clone(self) -> Position:
        twin = self._copy_but_chance()
        twin.rng = self.rng.clone()
        if self.journal is not None:
            twin.journal = self.journal.clone()
        return twin

    def _copy_but_chance(self) -> Position:
        twin = self.copy()
        if self._open is not None:
            twin._open = self._open.clone()
        if self._beneath:
            twin._beneath = [question.clone() for question in self._beneath]
        twin.tick = self.tick
        twin.reveals = self.reveals
        return twin

    def redeal(self, seat: int | None, rng: Rng) -> Position:
        """Another world that this seat (None: someone who watches) cannot tell from this one."""
        viewer = viewer_bit(seat)
        world = self._copy_but_chance()
        world.rng = rng.fork()
        if self.journal is not None:
            world.journal = self.journal.known_to(viewer)
        world.forget(viewer, rng)
        world.reseal(viewer, rng)
        return world

    def redeal_into(self, spare: Position | None, viewer: i64, rng: Rng) -> Position:
        """As `redeal` for a seat, into a world that nobody needs any more, if there is one and nobody keeps a journal."""
        question = self._open
        if spare is None or question is None or self._beneath or self.journal is not None or not self.copy_into(spare):
            return self.redeal(int(viewer), rng)
        kept = spare._closed if spare._open is None else spare._open
        if kept is None:
            kept = question.clone()
        else:
            kept.become(question)
        spare._open = kept
        spare._closed = None
        if spare._beneath:
            spare._beneath = []
        spare.tick = self.tick
        spare.reveals = self.reveals
        rng.fork_into(spare.rng)
        spare.forget(viewer, rng)
        if question.sealed:
            spare.reseal(viewer, rng)
        return spare

    def reseal(self, viewer: i64, rng: Rng) -> None:
        """Draw the sealed answers of the others anew from what they may answer in this world."""
        for question in self.questions:
            if not question.sealed:
                continue
            options = Options()
            seat: i64 = 0
            while seat < self.players:
                if seat != viewer and question.answers[seat] != NO_ANSWER:
                    options.clear()
                    self.list_options(question, seat, options)
                    question.answers[seat] = options.pick(rng)
                seat += 1

    def reveal(self) -> None:
        """A hidden fact becomes known: answers given before it can no longer be taken back freely."""
        self.reveals += 1

    def barrier(self) -> int:
        """Rises whenever something hidden became known or chance has spoken."""
        return int(self.reveals + self.rng.draws)
