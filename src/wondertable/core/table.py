"""A table: answers in, events out. It does no I/O; server, terminal, lab and tests drive the same class.

Everything that happens at a table is an `Entry` (core/entries.py). An entry is first proposed, which proves it and changes
nothing, and then entered; in between, its owner can make it durable.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from wondertable.core import record, saving
from wondertable.core.entries import PLAYER, Agreed, Answered, Declined, Entry, Given, Proved, Reported, Wished
from wondertable.core.events import START, Mark
from wondertable.core.game import Game, outcome_seen
from wondertable.core.options import Value
from wondertable.core.refused import Refused
from wondertable.core.rules.chance import Rng, commitment
from wondertable.core.rules.journal import viewer_bit
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import NO_ANSWER
from wondertable.core.views import Changing, Event, Outcome

Json = dict[str, object]
E = TypeVar("E", bound=Entry)


class Wish:
    """Somebody would like to take back an answer, and with it all that followed."""

    def __init__(self, seat: int, back_to: int, voters: list[int]) -> None:
        self.seat = seat
        self.back_to = back_to
        self.waiting = list(voters)
        self.agreed: list[int] = []


class Table:
    """A game as it is played by people: answers entered one after the other, taken back, and recorded.

    Everything is first proposed, which changes nothing, and then entered; whoever keeps tables writes it down in between.

    >>> import wondertable
    >>> table = Table(wondertable.game("miraris"), players=3, seed=7)
    >>> entry = table.propose(0, "keep lana")
    >>> table.asked()
    [0, 1, 2]
    >>> table.enter(entry)
    >>> table.asked()
    [1, 2]

    A table may begin with a saved position instead. It has the players and options of that position, but a seed of its own:

    >>> later = Table(table.game, players=3, seed=8, start=table.game.save(table.position))
    >>> later.asked()
    [1, 2]
    """

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int | bytes,
        options: Mapping[str, object] | None = None,
        start: Mapping[str, object] | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.start = None if start is None else of_another_table(start)
        """The saved position with which the game began here; None where it began at the beginning."""
        self.options = game.check_options(options or {})
        self.commitment = commitment(seed) if isinstance(seed, bytes) else None
        self.start_hash = None if self.start is None else record.start_hash(self.start, seed)
        self.entries: list[Entry] = []
        self.given: list[Given] = []
        self.wish: Wish | None = None
        self.broken_off: Outcome | None = None
        """How the game ended, where that was not by its rules."""
        self.position: Position = self._new_position()
        if self.start is not None:
            self.options = self._check_start(options)
        self._offset = 0
        self._own_offset = [0] * players
        self._last: dict[int, tuple[int, str]] = {}
        self._proved: Proved | None = None
        self._marks: dict[int | None, Mark] = {}
        """How far the events of each viewer were read."""
        self._autopilot = Rng(_autopilot_seed(seed))

    def _new_position(self) -> Position:
        game = self.game
        rng = Rng(self.seed)
        rng.log = []
        if self.start is not None:
            return game.load(self.start, rng)
        game.check_players(self.players)
        return game.new_with(self.players, rng, game.choose(self.players, self.options))

    def _check_start(self, options: Mapping[str, object] | None) -> dict[str, Value]:
        """The options of the saved position; refused if no table can begin with it, or none with these players and options."""
        game, position = self.game, self.position
        chosen = game.chosen_options(position)
        if position.players != self.players:
            raise saving.bad("players", f"expected {self.players}, as many as are to play, found {position.players}")
        if options and self.options != chosen:
            raise saving.bad("options", "expected those that are to be played with")
        game.check_start(position)
        return chosen

    # -- what is going on ----------------------------------------------------------------------------------------------

    def question(self, seat: int | None) -> int:
        """The number that this seat's answer to the open question names; it never comes again, not even after an undo.

        Whoever takes back a sealed answer is asked anew; for the others nothing has changed, so their numbers stay.
        """
        own = self._own_offset[seat] if seat is not None and 0 <= seat < self.players else 0
        return int(self.position.tick) + self._offset + own

    @property
    def over(self) -> bool:
        return self.broken_off is not None or self.position.outcome() is not None

    @property
    def outcome(self) -> Outcome | None:
        return self.broken_off or outcome_seen(self.position)

    def asked(self) -> list[int]:
        return [] if self.broken_off is not None else self.position.asked()

    def view(self, seat: int | None) -> Json:
        return self.game.view(self.position, seat)

    def changing(self, seat: int | None, board: Any = None) -> Changing[Any]:
        """As `Game.changing`."""
        changing = self.game.changing(self.position, seat, board=board)
        if self.broken_off is None:
            return changing
        return msgspec.structs.replace(changing, asked=[], question=None, outcome=self.broken_off)

    def fixed(self) -> Struct:
        return self.game.fixed(self.position)

    def events(self, seat: int | None, since: int = 0) -> list[Json]:
        return self.game.events(self.position, seat, since)

    def happened(self, seat: int | None, since: int = 0) -> list[Event[Struct]]:
        """The same in Structs; what was looked through before is not looked through again."""
        journal = self.position.journal
        assert journal is not None
        mark = self._marks.get(seat, START)
        found, self._marks[seat] = self.game.event_forms.read_on(journal, viewer_bit(seat), since, mark)
        return found

    def told(self, seat: int | None) -> int:
        """How many events this viewer was told so far."""
        self.happened(seat, sys.maxsize)
        return self._marks[seat].known

    # -- proposing: checks everything, changes nothing -----------------------------------------------------------------

    def propose(self, seat: int, text: str, question: int | None = None, by: str = PLAYER) -> Answered | None:
        """The entry for an answer; None if this very answer was entered before (a message that came twice)."""
        if question is not None and self._last.get(seat) == (question, text):
            return None
        self._check_number(seat, question)
        if self.over:
            raise Refused(None, "game-over")
        action = self.game.actions.parse(text)
        refused = self.position.refusal(seat, action)
        if refused is not None:
            raise refused
        return self._prove(Answered(seat, text, by), action)

    def _prove(self, entry: E, action: int = 0) -> E:
        self._proved = Proved(entry, action)
        return entry

    def _check_number(self, seat: int, question: int | None) -> None:
        if question is not None and question != self.question(seat):
            raise Refused(None, "stale", {"question": question, "open": self.question(seat)})

    def propose_undo(self, seat: int, question: int | None = None, voters: Iterable[int] | None = None) -> Wished:
        """The entry for taking back one's last answer: at once where it is free, else with everybody's consent."""
        if self.over:  # seed and secrets are known now
            raise Refused(None, "game-over")
        self._check_number(seat, question)
        at = self._last_given(seat)
        if at is None or self.wish is not None:
            raise Refused(None, "no-undo")
        if self._is_free(seat, at):
            return self._prove(Wished(seat))
        if any(given.final for given in self.given[at:]):
            raise self._why_final(seat, at)
        others = range(self.players) if voters is None else voters
        return self._prove(Wished(seat, [other for other in others if other != seat]))

    def propose_report(self, text: str) -> Reported:
        """The entry for a result from outside the rules."""
        if self.over:
            raise Refused(None, "game-over")
        self.position.clone().report(text)
        return self._prove(Reported(text))

    def propose_vote(self, seat: int, agree: bool) -> Agreed | Declined:
        if self.wish is None or seat not in self.wish.waiting:
            raise Refused(None, "no-vote")
        return self._prove(Agreed(seat) if agree else Declined(seat))

    def undo_state(self, seat: int | None) -> Json:
        """What this seat can take back, and the wish under way."""
        can: str | None = None
        at = None if seat is None or self.wish is not None or self.over else self._last_given(seat)
        if seat is not None and at is not None:
            if self._is_free(seat, at):
                can = "free"
            elif not any(given.final for given in self.given[at:]):
                can = "ask"
        wish = self.wish
        return {
            "can": can,
            "asked_by": None if wish is None else wish.seat,
            "agreed": [] if wish is None else wish.agreed,
            "waiting": [] if wish is None else wish.waiting,
        }

    def _last_given(self, seat: int) -> int | None:
        for at in range(len(self.given) - 1, -1, -1):
            if self.given[at].seat == seat:
                return at
        return None

    def _is_free(self, seat: int, at: int) -> bool:
        """Free until something was revealed, drawn or answered by another; a sealed answer until the last one is in."""
        given = self.given[at]
        if given.final or given.barrier != self.position.barrier():
            return False
        return at == len(self.given) - 1 or self._still_sealed(seat)

    def _still_sealed(self, seat: int) -> bool:
        question = self.position.open_question() if self.position.questions else None
        return question is not None and question.sealed and question.answers[seat] != NO_ANSWER

    def _why_final(self, seat: int, at: int) -> Refused:
        replayed = self._replay(self.given[:at])
        return replayed.why_final(replayed.open_question()) or Refused(None, "no-undo")

    # -- entering ------------------------------------------------------------------------------------------------------

    def enter(self, entry: Entry) -> None:
        """Carry out an entry. What was proposed last on this very table is proved already; anything else is proved first.

        Refused, and nothing changed, if it could not have been proposed here.
        """
        proved = self._proved
        if proved is None or proved.entry is not entry:
            proved = self._prove_again(entry)
        self._proved = None
        entry = proved.entry
        self.entries.append(entry)
        match entry:
            case Answered():
                self._enter_answer(entry, proved.action)
            case Reported():
                self._enter_report(entry)
            case Wished(seat, voters):
                at = self._last_given(seat)
                assert at is not None
                self.wish = Wish(seat, at, voters)
            case Agreed(seat) if self.wish is not None:
                self.wish.waiting.remove(seat)
                self.wish.agreed.append(seat)
            case _:
                self.wish = None
        if self.wish is not None and not self.wish.waiting:
            self._take_back(self.wish)

    def _prove_again(self, entry: Entry) -> Proved:
        """The same entry as it would be proposed now."""
        self._proved = None
        match entry:
            case Answered(seat, answer, by):
                self.propose(seat, answer, by=by)
            case Wished(seat, voters):
                self.propose_undo(seat, voters=voters)
            case Reported(report):
                self.propose_report(report)
            case Agreed(seat):
                self.propose_vote(seat, True)
            case Declined(seat):
                self.propose_vote(seat, False)
        assert self._proved is not None
        return self._proved

    def _enter_answer(self, entry: Answered, action: int) -> None:
        self.wish = None
        question = self.position.open_question()
        final = self.position.why_final(question) is not None
        self._last[entry.seat] = (self.question(entry.seat), entry.answer)
        self.given.append(Given(entry, entry.seat, action, self.position.barrier(), final))
        self.position.answer(entry.seat, action)

    def _enter_report(self, entry: Reported) -> None:
        """What was reported has happened: nobody can take it back, nor what led to it."""
        self.wish = None
        self.given.append(Given(entry, None, 0, self.position.barrier(), True))
        self.position.report(entry.report)

    def _take_back(self, wish: Wish) -> None:
        number = self.question(None)
        sealed = self._still_sealed(wish.seat) and self._is_free(wish.seat, wish.back_to)
        keep, dropped = self.given[: wish.back_to], self.given[wish.back_to :]
        if sealed:
            keep, dropped = keep + dropped[1:], dropped[:1]  # the sealed answers of others stay
        self.wish = None
        self.given = keep
        self.position = self._replay(keep)
        self._marks.clear()
        if sealed:
            self._own_offset[wish.seat] += 1
        else:
            self._offset += number + 1 - self.question(None)
        for given in dropped:
            if given.seat is not None:
                self._last.pop(given.seat, None)

    def _replay(self, moves: Iterable[Given]) -> Position:
        position = self._new_position()
        for given in moves:
            if isinstance(given.entry, Reported):
                position.report(given.entry.report)
            else:
                position.apply(given.entry.seat, given.action)
        return position

    def break_off(self, reason: str, winners: list[int]) -> None:
        """The game ends though its rules would go on: nobody is asked any more, and what is hidden stays so.

        >>> import wondertable
        >>> table = Table(wondertable.game("miraris"), players=3, seed=7)
        >>> table.break_off("agreed", [])
        >>> table.asked(), table.over, table.outcome.winners
        ([], True, [])
        """
        if self.over:
            raise Refused(None, "game-over")
        self.wish = self._proved = None
        self.broken_off = Outcome(winners, None, reason)

    # -- the record ----------------------------------------------------------------------------------------------------

    def record(self, seat: int | None = None, names: list[str] | None = None) -> Json:
        """The record of the finished game; one seat's own where the rules keep something hidden for ever."""
        if not self.over:
            raise Refused(None, "not-over")
        plain: Json = msgspec.to_builtins(record.make(self, seat, names))
        return plain

    # -- absent players ------------------------------------------------------------------------------------------------

    def autopilot(self, seat: int) -> str:
        """The answer of the rules' table of decisions for an absent player, by its own generator."""
        world = self.position.redeal(seat, self._autopilot)
        return self.game.actions.text(self.game.autopilot(world, seat, self._autopilot))


def of_another_table(start: Mapping[str, object]) -> Json:
    """A saved position without its generator, which stays behind, and without the data, which the game has."""
    return {name: value for name, value in start.items() if name not in ("rng", "seed", "data")}


def _autopilot_seed(seed: int | bytes) -> bytes:
    """Apart from the game's own chance, so that the autopilot neither spends nor foresees it."""
    return hashlib.sha256(b"autopilot " + (seed if isinstance(seed, bytes) else str(seed).encode())).digest()
