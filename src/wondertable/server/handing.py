"""Who plays for whom: seats that are left, handed to a bot, given back, given up and taken over; and what a whole table decides.

As everywhere, a wish becomes a line of the log or is refused, and `carry_out` does what a line says. docs/away.md says why
things are as they are.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct

from wondertable.core.entries import Given
from wondertable.core.refused import Refused
from wondertable.server import access, games, log, names

if TYPE_CHECKING:
    from wondertable.server.room import Place, Room

Wanted = Literal["end", "pause", "resume"]
Moving = Literal["end", "pause", "resume", "take"]
AGREED: Final = "agreed"
RESIGNED: Final = "resigned"
SHUT: Final = "shut"
"""Why a game has ended that its rules would go on with."""
DUEL: Final = 2


class Motion(Struct):
    """What somebody would like the whole table to do, until everybody has agreed or one has not."""

    motion: Moving
    by: int | None
    waiting: list[int]
    agreed: list[int]
    taker: log.Taker | None


class Paused(Struct):
    by: int | None
    """Who asked for it, and may end it alone."""
    since: float | None


# -- wishes ------------------------------------------------------------------------------------------------------------


def note_left(room: Room, seat: int, when: float) -> log.Left | None:
    """Whoever has been gone for a while is noted once."""
    if not room.started or room.table.over or seat in room.left or room.places[seat].token is None:
        return None
    return log.Left(seat, round(when, 1))


def come(room: Room, seat: int) -> log.Came | None:
    """The owner is here. None if nobody knew that they were gone, or if nothing is written down of this table any more."""
    place = room.places[seat]
    if room.shut is not None:
        return None
    if not room.started:
        return log.Came(seat) if place.waits else None
    kept = place.stand_in is not None and not place.resigned and not room.table.over
    return log.Came(seat) if kept or seat in room.left else None


def take_back(room: Room, seat: int) -> log.Came:
    """The owner, who was here all the time, wants to play again."""
    must_go_on(room)
    place = room.places[seat]
    if place.resigned:
        raise Refused(None, "has-resigned")
    if place.stand_in is None:
        raise Refused(None, "not-handed")
    return log.Came(seat)


def hand(room: Room, by: int, seat: int, bot: str, away: Collection[int]) -> log.Handed | None:
    """One's own seat at any time, another's while its owner is away."""
    must_go_on(room)
    must_play_on(room, by)
    place = place_of(room, seat)
    if place.token is None:
        raise Refused(None, "seat-of-bot", {"seat": seat + 1})
    if place.resigned:
        raise Refused(None, "seat-given-up", {"seat": seat + 1})
    if by != seat and seat not in away:
        raise Refused(None, "not-away", {"seat": seat + 1})
    level = games.check_bot(room.game, bot)
    return None if place.stand_in == level else log.Handed(seat, level, by)


def resign(room: Room, seat: int, bot: str) -> log.Resigned:
    must_go_on(room)
    must_play_on(room, seat)
    return log.Resigned(seat, games.check_bot(room.game, bot))


def move(room: Room, motion: Wanted, by: int, absent: Collection[int]) -> log.Moved:
    """Asks the others. Who has been gone for long, or lets a bot play, is not asked."""
    must_go_on(room)
    must_play_on(room, by)
    if room.motion is not None:
        raise Refused(None, "motion-open")
    if motion == "pause" and room.paused is not None:
        raise Refused(None, "paused")
    if motion == "resume" and room.paused is None:
        raise Refused(None, "not-paused")
    alone = motion == "resume" and room.paused is not None and room.paused.by == by
    return log.Moved(motion, by, [] if alone else asked_besides(room, by, absent))


def take(room: Room, seat: int, name: str, token: str, absent: Collection[int]) -> log.Moved:
    """Somebody without a seat asks for that of a bot, and with it for what the seat knows: so everybody is asked."""
    must_go_on(room)
    place = place_of(room, seat)
    if place.stand_in is not None:  # also that of somebody who gave up: the bot plays on to the end
        raise Refused(None, "seat-kept", {"seat": seat + 1})
    if place.token is not None:
        raise Refused(None, "seat-taken", {"seat": seat + 1})
    if room.motion is not None:
        raise Refused(None, "motion-open")
    taker = log.Taker(seat, room.free_name(names.clean_name(name), None), access.fingerprint(token))
    return log.Moved("take", None, asked_besides(room, None, absent), taker)


def move_on(room: Room, absent: Collection[int]) -> log.Moved | None:
    """The same question without those who have been gone for long since it was put. None if nobody waits for them."""
    motion = room.motion
    if motion is None or room.shut is not None or not set(absent) & set(motion.waiting):
        return None
    return log.Moved(motion.motion, motion.by, sorted(set(motion.waiting) - set(absent)), motion.taker)


def vote(room: Room, seat: int, agree: bool) -> log.Voted:
    motion = room.motion
    if motion is None or not (seat in motion.waiting or (seat == motion.by and not agree)):
        raise Refused(None, "no-motion")
    return log.Voted(seat, agree)


def give_up_taking(room: Room, token: str | None) -> log.Voted:
    if not asks_for_seat(room, token):
        raise Refused(None, "no-motion")
    return log.Voted(None, False)


def asks_for_seat(room: Room, token: str | None) -> bool:
    """Whether a token is that of somebody who has asked for a seat."""
    taker = None if room.motion is None else room.motion.taker
    return taker is not None and access.seat_of([taker.token], token) is not None


def open_door(room: Room, by: int, open: bool) -> log.Door | None:
    must_play_on(room, by)
    return None if open != room.closed and not (open and room.sent_away) else log.Door(open, by)


# -- what may be -------------------------------------------------------------------------------------------------------


def asked_besides(room: Room, by: int | None, absent: Collection[int]) -> list[int]:
    return sorted(room.people - {by} - set(absent))


def place_of(room: Room, seat: int) -> Place:
    if seat >= len(room.places):
        raise Refused(None, "no-such-seat", {"seat": seat + 1, "players": len(room.places)})
    return room.places[seat]


def must_go_on(room: Room) -> None:
    if not room.started:
        raise Refused(None, "not-started")
    if room.table.over:
        raise Refused(None, "game-over")


def must_play_on(room: Room, seat: int) -> None:
    """Whoever has given up decides nothing any more."""
    if room.places[seat].resigned:
        raise Refused(None, "has-resigned")


def must_play(room: Room, seat: int) -> None:
    """Whether this seat's owner answers now."""
    place = room.places[seat]
    must_play_on(room, seat)
    if place.stand_in is not None:
        raise Refused(None, "bot-plays")
    if place.late:
        raise Refused(None, "out-of-time")
    must_not_pause(room)


def must_not_pause(room: Room) -> None:
    if room.paused is not None:
        raise Refused(None, "paused")


# -- carrying out ------------------------------------------------------------------------------------------------------


def carry_out(room: Room, event: log.Event) -> None:
    match event:
        case log.Left(seat, when):
            room.left[seat] = when
        case log.Came(seat):
            room.left.pop(seat, None)
            room.places[seat].waits = False
            if not room.places[seat].resigned:
                room.places[seat].stand_in = None
        case log.Handed(seat, bot, _, when):
            room.places[seat].stand_in = bot
            excuse(room, seat, when)
        case log.Resigned(seat, bot, when):
            room.places[seat].stand_in, room.places[seat].resigned = bot, True
            excuse(room, seat, when)
            if is_duel(room):
                end(room, RESIGNED, [1 - seat])
        case log.Moved(motion, by, voters, taker, when):
            agreed = [] if room.motion is None else room.motion.agreed  # who has, where some are waited for no more
            room.motion = Motion(motion, by, list(voters), agreed, taker)
            settle(room, when)
        case log.Voted(seat, agree, when):
            if room.motion is None:
                raise ValueError("nothing was moved")
            if not agree:
                room.motion = None
            elif seat is not None:
                room.motion.waiting.remove(seat)
                room.motion.agreed.append(seat)
                settle(room, when)
        case log.SentAway(watcher, _, name):
            room.sent_away[watcher] = name
        case log.Door(open, _):
            room.closed = not open
            if open:
                room.sent_away.clear()
        case _:
            raise ValueError("a table is made only once")


def settle(room: Room, when: float | None) -> None:
    """When nobody is waited for any more, it is done."""
    motion = room.motion
    if motion is None or motion.waiting:
        return
    room.motion = None
    if motion.taker is not None:
        place = room.places[motion.taker.seat]
        place.bot, place.name, place.token = None, motion.taker.name, motion.taker.token
        room.tallies[motion.taker.seat] = (0, 0)
        room.moved += 1
    elif motion.motion == "end":
        end(room, AGREED, [])
    elif motion.motion == "pause":
        room.paused = Paused(motion.by, when)
    else:
        resume(room, when)


def resume(room: Room, when: float | None) -> None:
    """What is asked was not open meanwhile."""
    paused, room.paused = room.paused, None
    if paused is not None and paused.since is not None and when is not None and room.put is not None:
        room.put += max(0.0, when - max(paused.since, room.put))


def excuse(room: Room, seat: int, when: float | None) -> None:
    """Who does not play is not asked either, and wants nothing any more."""
    motion = room.motion
    if motion is None:
        return
    if motion.by == seat:
        room.motion = None
    elif seat in motion.waiting:
        motion.waiting.remove(seat)
        settle(room, when)


def end(room: Room, reason: str, winners: list[int]) -> None:
    room.table.break_off(reason, winners)
    room.moved += 1
    over(room)


def over(room: Room) -> None:
    """With the game everything ends that was about it."""
    room.motion = room.paused = None


def is_duel(room: Room) -> bool:
    """Two play against each other: when one gives up, the other has won."""
    return len(room.places) == DUEL and not room.game.mind(DUEL).plan(DUEL).team


def charge(room: Room, seat: int, spent: float) -> None:
    """Take an answer's time from the bank; whoever has none left has lost the right to answer."""
    place, bank = room.places[seat], room.made.bank
    if bank is None or place.late or place.token is None:
        return
    place.bank -= spent
    place.late = place.bank <= 0
    place.bank = 0.0 if place.late else round(place.bank + bank.increment, 1)


def take_increments(room: Room, before: list[Given], now: list[Given]) -> None:
    """What is taken back adds no time: else somebody could answer and take back until they have plenty."""
    bank = room.made.bank
    for given in before:
        if bank is not None and given.seat is not None and given not in now and not room.places[given.seat].late:
            place = room.places[given.seat]
            place.bank = max(float(min(bank.increment, place.bank)), place.bank - bank.increment)
