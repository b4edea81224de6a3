"""How the events of KamiMaï read, by their numbers in the journal."""

from __future__ import annotations

from wondertable.core.events import Arg, named, number, seat, truth
from wondertable.games.kamimai.people.forms import shares
from wondertable.games.kamimai.people.names import handles_of, names_of
from wondertable.games.kamimai.rules import tell
from wondertable.games.kamimai.rules.cards import COLOURS, NAMES
from wondertable.games.kamimai.rules.ending import REASONS
from wondertable.games.kamimai.rules.tables import Tables
from wondertable.games.kamimai.rules.terms import CAUSES, EFFECTS, GRIPS, LOSSES, MODES, REPORTED, SIDES, SPELLS


def events(tables: Tables) -> dict[int, tuple[str, list[Arg]]]:
    area = named("area", "area", tables.area_ids)
    card = named("card", "card", NAMES)
    spell = named("spell", "spell", SPELLS)
    colour = named("colour", "colour", COLOURS)
    paid = Arg("payment", "[seat:[card]]", shares)
    left = number("left")
    return {
        tell.MODE: ("mode", [named("mode", "mode", MODES)]),
        tell.HAND: ("hand", [seat(), named("hand", "hand", SIDES)]),
        tell.SHEET: ("sheet", [number("level"), number("energy")]),
        tell.FIRST: ("first", [seat()]),
        tell.BUILD: ("build", [named("cause", "cause", CAUSES), number("size")]),
        tell.CANNOT_STAND: ("cannot_stand", []),
        tell.TRAINED: ("trained", [seat()]),
        tell.TURN: ("turn", [seat(), number("turn")]),
        tell.TARGET: ("target", [area]),
        tell.GRIP: ("grip", [seat(), card, named("grip", "grip", GRIPS)]),
        tell.BEGIN: ("begin", [seat()]),
        tell.GRAB: ("grab", [seat(), Arg("pages", "[page]", handles_of)]),
        tell.GRABBED: ("grabbed", [seat(), Arg("cards", "[card]", cards_in_order), truth("fell")]),
        tell.STOP: ("stop", [seat()]),
        tell.DRAW: ("draw", [seat(), cards(), named("fall", "report", REPORTED), left]),
        tell.ENERGY_LOST: ("energy_lost", [named("cause", "loss", LOSSES), number("amount"), left]),
        tell.BLESSED: ("blessed", [area]),
        tell.CURSE: ("curse", [area, named("effect", "effect", EFFECTS), number("guardians")]),
        tell.COLOURED: ("coloured", [seat(), cards()]),
        tell.DISCARDED: ("discarded", [seat(), cards()]),
        tell.PROPOSED: ("proposed", [seat(), spell, colour, paid]),
        tell.AGREED: ("agreed", [seat()]),
        tell.REFUSED: ("refused", [seat()]),
        tell.CAST: ("cast", [seat(), spell, colour, paid]),
        tell.SEALED: ("sealed", [area]),
        tell.IMP: ("imp", [seat(), cards()]),
        tell.DRAGONFLIES: ("dragonflies", [seat()]),
        tell.GIVER: ("giver", [seat()]),
        tell.GIFT: ("gift", [seat("giver"), seat(), card]),
        tell.MOUSE: ("mouse", [seat(), seat("to")]),
        tell.TOOK: ("took", [seat(), card]),
        tell.DECLINED: ("declined", [seat()]),
        tell.END_CAST: ("end_cast", [seat()]),
        tell.STORE: ("store", [seat(), cards("kept"), cards("discarded")]),
        tell.FELL: ("fell", [named("moment", "moment", tell.MOMENTS)]),
        tell.LOOSE: ("loose", [cards()]),
        tell.ADVICE: ("advice", [seat()]),
        tell.ENTERED: ("entered", [seat(), cards(), named("fall", "report", REPORTED)]),
        tell.DISPUTED: ("disputed", [seat()]),
        tell.CORRECTED: ("corrected", [seat(), cards()]),
        tell.OVER: ("over", [named("reason", "outcome", REASONS)]),
        tell.VOID: ("void", [seat()]),
    }


def cards(name: str = "cards") -> Arg:
    return Arg(name, "[card]", names_of)


def cards_in_order(number: int) -> list[str]:
    """In the order in which they came."""
    found: list[str] = []
    while number:
        found.append(NAMES[number % tell.ORDER_BASE - 1])
        number //= tell.ORDER_BASE
    return found[::-1]
