"""The events of AlicematiC for people: what each number of the journal is called, and how its arguments read."""

from __future__ import annotations

from wondertable.core.events import Arg, Told, named, number, seat, seats
from wondertable.games.alicematic.people.shapes import Gain, Slot, Token
from wondertable.games.alicematic.rules import tell
from wondertable.games.alicematic.rules.alices import SLOTS
from wondertable.games.alicematic.rules.ending import REASONS
from wondertable.games.alicematic.rules.tables import Tables


def events(tables: Tables) -> dict[int, tuple[str, list[Arg]]]:
    alice = named("alice", "alice", tables.alice_names)
    cards = cards_named(tables.alice_names)
    space = named("space", "space", tables.space_names)
    slot = named("slot", "slot", SLOTS, Slot)
    what = named("what", "what", tell.WHAT, Gain)
    home = Told("slot", "slot", lambda args: SLOTS[tables.colour[args[1]]], Slot)  # ALI-P7
    count, due = number("count"), number("due")
    paid = [number("red"), number("yellow"), number("green")]
    score = [number(name) for name in ("play", "tiles", "slots", "effects", "points")]
    return {
        tell.MAP: ("map", [count]),
        tell.KINGDOM: ("kingdom", [seat(), named("kingdom", "kingdom", tables.kingdom_ids)]),
        tell.DEAL: ("deal", [number("each")]),
        tell.DEALT: ("dealt", [cards]),
        tell.MULLIGAN: ("mulligan", [seat(), count]),
        tell.DISCARDED: ("discarded", [cards]),
        tell.REDREW: ("redrew", [cards]),
        tell.START: ("start", [seat()]),
        tell.CITY: ("city", [seat(), space]),
        tell.ROUND: ("round", [number("round")]),
        tell.TURN: ("turn", [seat()]),
        tell.EMPTY_HAND: ("empty_hand", [seat()]),
        tell.SUMMON: ("summon", [seat(), alice, *paid, home]),
        tell.COMMONER: ("commoner", [seat(), slot]),
        tell.COMMONER_OWN: ("commoner_own", [seat(), alice, slot]),
        tell.DRAW: ("draw", [seat(), count, due]),
        tell.DREW: ("drew", [cards]),
        tell.RESHUFFLE: ("reshuffle", [count]),
        tell.DOWN: ("down", [seat(), alice, slot]),
        tell.INVADE: ("invade", [seat(), space, *paid]),
        tell.ATTACK: ("attack", [seat(), space]),
        tell.FINISH: ("finish", [seat(), space]),
        tell.JET: ("jet", [seat(), space]),
        tell.SKIP: ("skip", [seat()]),
        tell.STOLEN: ("stolen", [seat(), seat("victim"), space]),
        tell.TOKEN_HOME: ("token_home", [seat(), space]),
        tell.BONUS: ("bonus", [seat(), what, count, due]),
        tell.GAIN: ("gain", [seat(), alice, what, count, due]),
        tell.TAKE: ("take", [seat(), seat("victim"), named("token", "token", tell.WHAT, Token)]),
        tell.COPY: ("copy", [seat(), alice]),
        tell.UP: ("up", [seat(), alice, slot]),
        tell.DECLINE: ("decline", [seat(), alice]),
        tell.TILE: ("tile", [named("tile", "tile", tables.space_names), by_seat("tokens"), by_seat("points")]),
        tell.SLOT: ("slot", [slot, by_seat("points")]),
        tell.END_EFFECT: ("end_effect", [seat(), alice, number("points")]),
        tell.SCORE: ("score", [seat(), *score]),
        tell.WIN: ("win", [seats(), named("reason", "outcome", REASONS)]),
    }


def cards_named(names: list[str]) -> Arg:
    """A list of cards, packed by `tell.packed_cards`."""
    return Arg("cards", "[alice]", lambda value: [names[kind] for kind in unpacked(value, tell.CARD_BITS)])


def by_seat(name: str) -> Arg:
    """A number for each seat, packed by `tell.packed_numbers`."""
    return Arg(name, "[seat:number]", lambda value: [list(p) for p in enumerate(unpacked(value, tell.NUMBER_BITS))])


def unpacked(value: int, bits: int) -> list[int]:
    """Numbers of so many bits, the first one highest, each raised by one so that none is 0."""
    found = []
    while value:
        found.append((value & ((1 << bits) - 1)) - 1)
        value >>= bits
    return found[::-1]
