"""Which positions of KamiMaï can be: what a saved or hand-written one must keep to, beyond the shape of its parts."""

from __future__ import annotations

from wondertable.core.saving import bad
from wondertable.games.kamimai import refusals, saving, sheets
from wondertable.games.kamimai.cards import DRAGONFLIES, KINDS, NAMES
from wondertable.games.kamimai.position import KamimaiPosition
from wondertable.games.kamimai.tables import NONE
from wondertable.games.kamimai.terms import CAST, DRAW, FALLEN, OVER, RUNNING, SETUP, STORE, TARGET


def check(position: KamimaiPosition, questions: bool) -> None:
    check_census(position)
    check_energy(position)
    check_target(position)
    check_choices(position)
    if not questions:
        check_phase(position)


def check_census(position: KamimaiPosition) -> None:
    """KAM-I1: every card of the box lies in one place."""
    if position.phase == SETUP and position.book.builds == 0:
        return
    found = saving.census(position)
    box = position.tables.copies
    for card in range(KINDS):
        wanted = 0 if position.players == 1 and card == DRAGONFLIES else box[card]
        if found[NAMES[card]] != wanted:
            args: dict[str, object] = {"card": NAMES[card], "count": wanted, "found": found[NAMES[card]]}
            raise refusals.refuse("KAM-I1", "miscounted", args)


def check_energy(position: KamimaiPosition) -> None:
    """KAM-I2: no Energy only in a lost game."""
    if position.phase >= TARGET and position.energy == 0 and position.ended == RUNNING:
        raise refusals.refuse("KAM-I2", "no_energy")
    if (position.phase == OVER) != (position.ended != RUNNING):
        raise bad("ended", "a game that is over names its reason, and no other does")


def check_target(position: KamimaiPosition) -> None:
    """KAM-I3: never a sealed area; and a sheet that is sealed whole is over."""
    if position.sheet == NONE or position.phase == OVER:
        return
    if position.target != NONE and sheets.is_sealed(position, position.target):
        raise refusals.refuse("KAM-I3", "sealed", {"area": position.the_sheet().area_ids[position.target]})
    if sheets.all_sealed(position):
        raise bad("ticked", "everything is sealed, so this sheet is over")
    if position.phase in (DRAW, CAST) and position.target == NONE:
        raise bad("target", "missing: a draw has a target")


def check_choices(position: KamimaiPosition) -> None:
    if position.giver != NONE and not position.gifts:
        raise bad("giver", "nobody gives without Dragonflies")
    if position.proposal and position.phase != CAST:
        raise bad("proposal", "spells are proposed in CAST")
    if position.book.state == FALLEN and position.phase == DRAW and position.book.can_stand:
        raise bad("book, state", "a book that lies cannot be drawn from")


def check_phase(position: KamimaiPosition) -> None:
    """Without its question a position can only be at the beginning of the game, a turn or a phase."""
    if position.phase not in (SETUP, TARGET, DRAW, CAST, STORE, OVER):
        raise bad("phase", "this phase needs its question")
