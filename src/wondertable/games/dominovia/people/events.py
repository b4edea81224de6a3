"""How each event of Dominovia reads, argument by argument."""

from __future__ import annotations

from functools import partial

from wondertable.core.events import Arg, Told, named, names, number, seat, truth
from wondertable.games.dominovia.people.saved_parts import seat_or_none
from wondertable.games.dominovia.people.shapes import Alike, Direction, End, Reason, Spell
from wondertable.games.dominovia.rules import tell
from wondertable.games.dominovia.rules.ending import REASONS
from wondertable.games.dominovia.rules.questions import ALIKE, DIRECTIONS, ENDS, LEFT, RIGHT
from wondertable.games.dominovia.rules.tables import FREEZE, SEATS_MAX, SPELLS, Tables


def events(tables: Tables) -> dict[int, tuple[str, list[Arg]]]:
    scroll, scrolls = named("scroll", "scroll", tables.ids), names("scrolls", "scroll", tables.ids)
    spell = named("spell", "spell", SPELLS, Spell)
    beside, alike = named("beside", "scroll", tables.ids), named("alike", "text", ALIKE, Alike)
    end = named("end", "end", ENDS, End)
    direction = named("direction", "direction", DIRECTIONS, Direction)
    reason = named("reason", "reason", REASONS, Reason)
    offerings = Arg("offerings", "[seat:scroll]", lambda packed: read_offerings(tables, packed))
    return {
        tell.ROUND_BEGINS: ("round_begins", [number("round")]),
        tell.DEAL: ("deal", [number("each")]),
        tell.DEALT: ("dealt", [scrolls]),
        tell.OFFERED: ("offered", [offerings]),
        tell.DONATION: ("donation", [seat(), scroll, number("value")]),
        tell.TURN: ("turn", [seat()]),
        tell.LINK: ("link", [seat(), scroll, end, spell, beside, alike, *lies(tables)]),
        tell.CAST: ("cast", [seat(), spell, scroll, Told("frozen", "truth", is_freeze)]),
        tell.RING_ASIDE: ("ring_aside", [seat()]),
        tell.DRAW: ("draw", [seat()]),
        tell.DREW: ("drew", [scroll]),
        tell.PASS: ("pass", [seat(), truth("fly")]),
        tell.DIRECTION: ("direction", [seat(), direction]),
        tell.EXCHANGE: ("exchange", [direction]),
        tell.GAVE: ("gave", [scroll, seat()]),
        tell.RECEIVED: ("received", [scroll, seat()]),
        tell.DISCARD: ("discard", [seat()]),
        tell.DISCARDED: ("discarded", [scroll]),
        tell.MIX: ("mix", []),
        tell.GIFT: ("gift", [seat("giver"), seat()]),
        tell.KEEP: ("keep", [seat(), spell]),
        tell.STOP: ("stop", [seat()]),
        tell.EATEN: ("eaten", [scroll]),
        tell.REPEAT: ("repeat", []),
        tell.PLAY_ON: ("play_on", []),
        tell.HAND_SHOWN: ("hand_shown", [seat(), scrolls, number("highest")]),
        tell.ROUND: ("round", [seat(), reason]),
        tell.MATCH: ("match", [seat()]),
        tell.OPENS: ("opens", [seat(), scroll]),
        tell.HAND: ("hand", [Arg("seat", "seat", seat_or_none, int | None), number("points"), reason]),
        tell.CHOICE: ("choice", [seat(), number("links"), truth("barred"), truth("colt")]),
    }


def lies(tables: Tables) -> list[Arg]:
    """How the scroll lies that was just linked: the half that was matched goes inward (DOM-P5)."""

    def half(side: int, args: list[int]) -> int:
        _, scroll, end, matched, _, _ = args
        return tables.other_half(scroll, matched) if side == end else matched

    return [Told(ENDS[side], "number", partial(half, side)) for side in (LEFT, RIGHT)]


def is_freeze(args: list[int]) -> bool:
    """DOM-A8: whoever casts Freeze is frozen."""
    return args[1] == FREEZE


def read_offerings(tables: Tables, packed: int) -> list[list[object]]:
    found: list[list[object]] = []
    for giver in range(SEATS_MAX):
        scroll = (packed >> (tell.SCROLL_BITS * giver)) & tell.SCROLL_MASK
        if scroll:
            found.append([giver, tables.ids[scroll - 1]])
    return found
