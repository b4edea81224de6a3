"""`wondertable replay`: the events of a record in words, as one seat, a spectator or all together saw them."""

from __future__ import annotations

import argparse
import json
import sys

from msgspec import UNSET

from wondertable.core import record
from wondertable.core.record import Record, Told
from wondertable.core.refused import Refused
from wondertable.core.text import listed, sentence
from wondertable.core.words import Words
from wondertable.terminal.records import check_event, game_of_record, is_known, names_of, read_record
from wondertable.terminal.screen import STRONG, Screen

ALL = "all"
GAP = "{$"
"""So Fluent begins what it was not given."""
LABEL_LIMIT, FACTS_LIMIT = 40, 300


def run(arguments: argparse.Namespace) -> int:
    kept = read_record(arguments.file)
    game = game_of_record(kept)
    names = names_of(kept)
    seat = seat_of(arguments.seat, kept)
    everything = arguments.seat == ALL
    words = Words(game, names, seat)
    look_at_setting(words, kept)
    events = record.events_for(kept, seat, everything)
    version = kept.rules_version
    if version == game.rules_version:
        for event in events:
            check_event(game, event, len(names))
    screen = Screen(sys.stdout)
    screen.say(sentence("title", game=game.name), STRONG)
    screen.say(heading(seat, everything, names))
    if version != game.rules_version:
        screen.say(sentence("other-rules", {"made": version, "present": game.rules_version}))
    screen.say()
    for event in events:
        told = in_words(words, event)
        if everything and event.to != ALL:
            told = sentence("replay-told", {"list": listeners(event.to, names), "told": told})
        screen.say(told)
    return 0


def look_at_setting(words: Words, kept: Record) -> None:
    """Things have the names they had at the table; earlier records do not say how it was laid out."""
    if kept.setting is UNSET:
        return
    try:
        words.look_at({"board": kept.setting})
    except (KeyError, TypeError):
        raise record.bad("setting", f"not how {words.game.name} is laid out") from None


def in_words(words: Words, event: Told) -> str:
    """An event of other rules is told by the sentence of today, unless that needs more than there is to tell."""
    if is_known(words.game, event, len(words.names)):
        told = words.event({"key": event.key, "args": event.args})
        if GAP not in told:
            return told
    facts = json.dumps(event.args, ensure_ascii=False).strip("{}")
    return sentence("event-of-other-rules", {"label": event.key[:LABEL_LIMIT], "facts": facts[:FACTS_LIMIT]})


def seat_of(wanted: int | str | None, kept: Record) -> int | None:
    """The seat from 0; a record of one seat is replayed as that seat saw it."""
    players = kept.players
    if isinstance(wanted, int) and wanted > players:
        raise Refused(None, "no-such-seat", {"seat": wanted, "players": players})
    if kept.seed is UNSET:
        own = None if kept.seat is UNSET else kept.seat
        if own is not None and not 0 <= own < players:
            raise record.bad("seat", f"expected a seat from 0 to {players - 1}, or null")
        if wanted is not None and (own is None or wanted != own + 1):
            whose = sentence("replay-spectator") if own is None else sentence("lab-seat", {"number": own + 1})
            raise Refused(None, "replay-own", {"whose": whose})
        return own
    return wanted - 1 if isinstance(wanted, int) else None


def heading(seat: int | None, everything: bool, names: list[str]) -> str:
    if everything:
        return sentence("replay-all", {"list": names})
    if seat is None:
        return sentence("replay-watched", {"list": names})
    return sentence("replay-seen", {"list": names, "who": names[seat], "number": seat + 1})


def listeners(to: record.To, names: list[str]) -> str:
    """Who was told: the names of a list of seats, null standing for those who watch; an event for studies is for nobody."""
    seats = to if isinstance(to, list) else []
    if not all(seat is None or 0 <= seat < len(names) for seat in seats):
        raise record.bad("events", f"not a list of seats: {str(to)[:60]}")
    found = [sentence("replay-spectator") if seat is None else names[seat] for seat in seats]
    return listed(found) or sentence("replay-nobody")
