"""A table and its seats, as the log tells it. Nothing here waits, writes or sends.

A wish is first turned into a line of the log (refused if it may not be), then the line is written, then it is
carried out with `apply`: the same `apply` that reads a stored log again.
"""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from wondertable.core import record
from wondertable.core.entries import AUTOPILOT, PLAYER, Answered, Entry, Reported
from wondertable.core.game import Game
from wondertable.core.record import Record
from wondertable.core.refused import Refused
from wondertable.core.table import Table
from wondertable.server import access, forgetting, games, handing, log, names
from wondertable.server.problems import damaged
from wondertable.server.store import Line
from wondertable.server.talking import Talk


class Place:
    """A seat: free, a person's, or a bot's."""

    __slots__ = ("bank", "bot", "late", "name", "resigned", "stand_in", "token", "waits")

    def __init__(self, bot: str | None = None, bank: float = 0.0) -> None:
        self.name: str | None = None
        self.token: str | None = None
        self.bot = bot
        self.waits = False
        """For its owner, who was at the table before."""
        self.stand_in: str | None = None
        """The bot that plays for the person it belongs to."""
        self.resigned = False
        self.bank = bank
        """Seconds left before the open question, where the table has a bank."""
        self.late = False
        """Whether they are used up: the autopilot answers to the end."""

    def take(self, maker: log.Maker, waits: bool) -> None:
        self.name, self.token, self.waits = maker.name, maker.token, waits

    def free(self) -> None:
        self.name, self.token, self.waits = None, None, False

    @property
    def is_free(self) -> bool:
        return self.token is None and self.bot is None


class Room:
    def __init__(self, table_id: str, made: log.Made, game: Game) -> None:
        self.id = table_id
        self.made = made
        self.seq = 1
        self.game = game
        self.own_data = games.is_own(game)
        """Whether somebody brought the data it plays with."""
        self.table = Table(game, made.players, bytes.fromhex(made.seed), made.options, made.start)
        self.places = [Place(bot, made.bank.seconds if made.bank is not None else 0.0) for bot in made.bots]
        self.started = made.maker is None
        self.talk = Talk(made.watchers_apart)
        self.autopilot: set[int] = set()
        self.fewest: dict[int | None, int] = {}
        """For each viewer, the smallest number of events an undo has left: whoever knows more may know other events."""
        self.undone = 0
        """How often something was taken back."""
        self.moved = 0
        """Rises whenever views may have changed."""
        self.reports: dict[int, int] = {}
        """The moment that each report led to, by the number of its line. None is ever taken back."""
        self.put: float | None = None
        """When the open question was put, in seconds since 1970, if the log tells it; later by what was paused."""
        self.hints = [0] * made.players
        """How often each seat has asked for advice."""
        self.hinted: dict[int, int] = {}
        """The question at which each seat has asked for it last."""
        self.host = None if made.maker is None else made.maker.seat
        """The seat of whoever made the table, or of who came after them."""
        self.again: log.Again | None = None
        """Where the same people play again."""
        self.tallies = [(0, 0)] * made.players if made.series is None else list(made.series.seats)
        """Games and wins of the owner of each seat before this game."""
        self.regrouped = False
        """Somebody for whom a seat waited has given it up."""
        self.left: dict[int, float] = {}
        """Since when the owners of seats are known to be gone, in seconds since 1970."""
        self.motion: handing.Motion | None = None
        self.paused: handing.Paused | None = None
        self.sent_away: dict[str, str] = {}
        """Who may not watch, and what they were called."""
        self.closed = False
        """Whether nobody may watch."""
        self.shut: log.Shut | None = None
        """Why nothing happens here any more."""
        self.forgotten: set[int] = set()
        """Seats whose owners want to be forgotten."""
        if made.maker is not None:
            self.places[made.maker.seat].take(made.maker, waits=False)
        for person in made.kept or []:
            self.places[person.seat].take(person, waits=True)

    # -- what is so ----------------------------------------------------------------------------------------------------

    @property
    def people(self) -> set[int]:
        """The seats that people play themselves."""
        return {seat for seat, place in enumerate(self.places) if place.token is not None and place.stand_in is None}

    @property
    def bots(self) -> dict[int, str]:
        """The seats that bots play, for themselves or for somebody."""
        playing = {seat: place.bot or place.stand_in for seat, place in enumerate(self.places)}
        return {seat: bot for seat, bot in playing.items() if bot is not None}

    def seat_of(self, token: str | None) -> int | None:
        return access.seat_of([place.token for place in self.places], token)

    def asked(self) -> list[int]:
        return self.table.asked() if self.started else []

    def age(self, now: float) -> float:
        """For how many seconds the open question has been open, as far as the log tells it; a pause does not count."""
        until = now if self.paused is None else self.paused.since or now
        return 0.0 if self.put is None else max(0.0, until - self.put)

    def undo_state(self, seat: int | None) -> dict[str, object]:
        return self.table.undo_state(seat if self.started else None)

    # -- wishes --------------------------------------------------------------------------------------------------------

    def sit(self, name: str, token: str) -> log.Sat:
        self._must_not_have_started()
        name = self.free_name(names.clean_name(name), None)
        for seat, place in enumerate(self.places):
            if place.is_free:
                return log.Sat(seat, name, access.fingerprint(token))
        raise Refused(None, "table-full")

    def rename(self, seat: int, name: str) -> log.Named | None:
        self.must_sit(seat)
        name = self.free_name(names.clean_name(name), seat)
        return None if name == self.places[seat].name else log.Named(seat, name)

    def set_bot(self, by: int, seat: int, bot: str | None) -> log.BotSet | None:
        self._must_be_host(by)
        self._must_not_have_started()
        if seat >= len(self.places):
            raise Refused(None, "no-such-seat", {"seat": seat + 1, "players": len(self.places)})
        if self.places[seat].token is not None:
            raise Refused(None, "seat-taken", {"seat": seat + 1})
        if bot == self.places[seat].bot:
            return None
        return log.BotSet(seat, None if bot is None else games.check_bot(self.game, bot))

    def start(self, by: int) -> log.Started:
        self._must_be_host(by)
        self._must_not_have_started()
        if any(place.is_free for place in self.places):
            raise Refused(None, "seats-open")
        if waiting := [place.name for place in self.places if place.waits]:
            raise Refused(None, "seats-wait", {"name": waiting[0], "count": len(waiting)})
        return log.Started()

    def start_together(self) -> log.Started | None:
        """People who play again need nobody to start: it begins with the last of them, if all have come."""
        ready = self.made.kept is not None and not self.started and not self.regrouped
        return log.Started() if ready and not any(place.is_free or place.waits for place in self.places) else None

    def free(self, by: int, seat: int) -> log.Freed | None:
        """None if the seat is free already."""
        self._must_not_have_started()
        if seat >= len(self.places):
            raise Refused(None, "no-such-seat", {"seat": seat + 1, "players": len(self.places)})
        if by != seat:
            self._must_be_host(by)
        if self.places[seat].bot is not None:
            raise Refused(None, "seat-taken", {"seat": seat + 1})
        if seat == self.host and self.people == {seat}:
            raise Refused(None, "last-here")
        return None if self.places[seat].token is None else log.Freed(seat)

    def answer(self, seat: int, question: int, text: str, by: str = PLAYER) -> log.Entered | None:
        """None if this very answer is already in: whoever sent it again did not hear that it was accepted."""
        self._must_have_started()
        entry = self.table.propose(seat, text, question, by)
        if entry is not None and by == PLAYER:
            handing.must_play(self, seat)
        handing.must_not_pause(self)
        return None if entry is None else self._entered(entry)

    def undo(self, seat: int, question: int) -> log.Entered:
        """Bots never mind, and who has left the seat to the autopilot cannot be asked."""
        self._must_have_started()
        handing.must_play(self, seat)
        voters = sorted(self.people - self.autopilot)
        return self._entered(self.table.propose_undo(seat, question, voters))

    def vote(self, seat: int, agree: bool) -> log.Entered:
        self._must_have_started()
        return self._entered(self.table.propose_vote(seat, agree))

    def report(self, text: str) -> log.Entered:
        """A result that the game's own part outside the rules tells."""
        self._must_have_started()
        return self._entered(self.table.propose_report(text))

    def report_of(self, seat: int, text: str) -> log.Entered:
        """A result that a person tells, also for those who cannot tell any themselves."""
        self._must_have_started()
        handing.must_play_on(self, seat)
        handing.must_not_pause(self)
        tellers = [seat, *self.bots, *self.autopilot]
        refusals = [self.table.position.why_not_report(teller, text) for teller in tellers]
        if refusals[0] is not None and None not in refusals:
            raise refusals[0]
        return self.report(text)

    def hint(self, seat: int, question: int) -> log.Hinted | None:
        """None if this seat has asked at this question before: the same advice is given twice and counted once."""
        self._must_have_started()
        if not self.made.hints:
            raise Refused(None, "no-hints")
        if seat not in self.asked():
            raise Refused(None, "not-asked", {"seat": seat + 1})
        handing.must_play(self, seat)
        if question != self.table.question(seat):
            raise Refused(None, "stale", {"question": question, "open": self.table.question(seat)})
        return None if self.hinted.get(seat) == question else log.Hinted(seat, question)

    def record(self, token: str | None, films: dict[int, bytes]) -> Record:
        seat = self.seat_of(token)
        if token is not None and seat is None:
            raise Refused(None, "bad-token")
        if not self.started or not self.table.over:
            raise Refused(None, "not-over")
        names = [place.name or place.bot or "" for place in self.places]
        made = record.make(self.table, seat, names, films)
        made.resigned = [seat for seat, place in enumerate(self.places) if place.resigned] or UNSET
        return made

    def _entered(self, entry: Entry) -> log.Entered:
        return log.Entered(entry, self._at())

    def _at(self) -> tuple[int, int]:
        return self.table.question(None), int(self.table.position.rng.draws)

    def _must_have_started(self) -> None:
        if not self.started:
            raise Refused(None, "not-started")

    def _must_not_have_started(self) -> None:
        if self.started:
            raise Refused(None, "already-started")

    def _must_be_host(self, seat: int) -> None:
        if seat != self.host:
            raise Refused(None, "not-host")

    def must_sit(self, seat: int) -> None:
        """The seat may have been given up in the last moment."""
        if self.places[seat].token is None:
            raise Refused(None, "not-seated")

    def free_name(self, name: str, own: int | None) -> str:
        for seat, place in enumerate(self.places):
            if seat != own and place.name is not None and names.look_alike(place.name, name):
                raise Refused(None, "name-taken", {"name": name})
        return name

    # -- carrying out --------------------------------------------------------------------------------------------------

    def apply(self, seq: int, event: log.Event) -> None:
        """Carry out a line of the log; a line that does not follow from those before it is named."""
        if seq != self.seq + 1:
            raise damaged(self.seq + 1, "it is missing")
        try:
            self._apply(event)
        except Exception as error:
            raise damaged(seq, str(error), self.made.rules_version, self.game.rules_version, self.game.name) from error
        self.seq = seq
        if isinstance(event, log.Entered) and isinstance(event.entry, Reported):
            self.reports[seq] = len(self.table.given)

    def _apply(self, event: log.Event) -> None:
        match event:
            case log.Sat(seat, name, token):
                self.places[seat].take(log.Maker(name, token, seat), waits=False)
                self.host = seat if self.host is None else self.host
            case log.Named(seat, name):
                self.places[seat].name = name
            case log.BotSet(seat, bot):
                self.places[seat].bot = bot
            case log.Started(when):
                self.started, self.put = True, when
                self.moved += 1
            case log.Said(_, "", None):  # somebody's who is forgotten
                pass
            case log.Said(seat, words, phrase, watcher):
                self.talk.add(seat, watcher or "" if seat is None else self.places[seat].name or "", words, phrase)
            case log.Freed(seat):
                self.make_free(seat)
            case log.Shut():
                self.shut = event
                if self.started and not self.table.over:
                    handing.end(self, handing.SHUT, [])
            case log.Wanted():
                pass
            case log.Forgotten(seat, when):
                forgetting.carry_out(self, seat, when)
            case log.Again():
                if self.again is not None:
                    raise ValueError("there is one next table")
                self.again = event
            case log.Hinted(seat, question):
                self.hints[seat] += 1
                self.hinted[seat] = question
            case log.Entered(entry, at, when, spent):
                if at is not None and at != self._at():
                    raise ValueError(f"question and draws were {at}, not {self._at()}")
                before = self.table.question(None)
                self._enter(entry)
                if spent is not None and isinstance(entry, Answered):
                    handing.charge(self, entry.seat, spent)
                if self.table.over:
                    handing.over(self)
                if self.table.question(None) != before:
                    self.put = when
                self.moved += 1
            case _:
                handing.carry_out(self, event)

    def make_free(self, seat: int) -> None:
        """Whoever sits down there has played nothing yet; without the host the next one is it."""
        self.places[seat].free()
        self.tallies[seat] = (0, 0)
        self.regrouped = True
        if seat == self.host:
            others = sorted(self.people, key=lambda other: (other - seat) % len(self.places))
            self.host = others[0] if others else None

    def _enter(self, entry: Entry) -> None:
        position, given = self.table.position, self.table.given
        self.table.enter(entry)
        if isinstance(entry, Answered):
            (self.autopilot.add if entry.by == AUTOPILOT else self.autopilot.discard)(entry.seat)
        if self.table.position is not position:  # an undo: the game was played again up to there
            self.undone += 1
            handing.take_increments(self, given, self.table.given)
            for viewer in (None, *range(self.made.players)):
                left = self.table.told(viewer)
                self.fewest[viewer] = min(left, self.fewest.get(viewer, left))


def decoded(line: Line) -> log.Event:
    try:
        return log.decode(line.body)
    except (msgspec.DecodeError, TypeError) as error:
        raise damaged(line.seq, str(error)) from error


def read(table_id: str, lines: list[Line], game: Game) -> Room:
    """The table that a stored log tells of."""
    first, *others = lines
    made = decoded(first)
    if first.seq != 1 or not isinstance(made, log.Made):
        raise damaged(1, "it is missing")
    try:
        room = Room(table_id, made, game)
    except Exception as error:
        raise damaged(1, str(error), made.rules_version, game.rules_version, game.name) from error
    for line in others:
        room.apply(line.seq, decoded(line))
    return room
