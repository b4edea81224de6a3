"""Which positions of KamiMaï can be: what a saved or hand-written one must keep to, beyond the shape of its parts."""

from __future__ import annotations

from wondertable.core.rules.bags import count
from wondertable.core.rules.position import NOBODY
from wondertable.core.saving import Asked, bad
from wondertable.games.kamimai.people.refusals import refuse
from wondertable.games.kamimai.people.saved_book import elsewhere
from wondertable.games.kamimai.rules import sheets
from wondertable.games.kamimai.rules.cards import BITS, KINDS, NAMES
from wondertable.games.kamimai.rules.ending import RUNNING
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.terms import FALLEN, IN_CAST, IN_DRAW, IN_SETUP, IN_STORE, IN_TARGET, NONE, OVER


def check(position: KamimaiPosition) -> None:
    check_cards(position)
    check_energy(position)
    check_target(position)
    check_choices(position)


def check_cards(position: KamimaiPosition) -> None:
    """KAM-I1: every card of the box lies in one place."""
    if position.phase == IN_SETUP and position.book.builds == 0:  # the box is still closed
        return
    found = position.book.cards + elsewhere(position)
    box = position.tables.all_cards(position.players)
    for card in range(KINDS):
        if count(found, card, BITS) != count(box, card, BITS):
            args: dict[str, object] = {
                "card": NAMES[card],
                "count": count(box, card, BITS),
                "found": count(found, card, BITS),
            }
            raise refuse("KAM-I1", "miscounted", args)


def check_energy(position: KamimaiPosition) -> None:
    """KAM-I2: no Energy only in a lost game."""
    if position.phase >= IN_TARGET and position.energy == 0 and position.ended == RUNNING:
        raise refuse("KAM-I2", "no_energy")
    if (position.phase == OVER) != (position.ended != RUNNING):
        raise bad("ended", "a game that is over names its reason, and no other does")


def check_target(position: KamimaiPosition) -> None:
    """KAM-I3: never a sealed area; and a sheet that is sealed whole is over."""
    if position.sheet == NONE or position.phase == OVER:
        return
    if position.target != NONE and sheets.is_sealed(position, position.target):
        raise refuse("KAM-I3", "sealed", {"area": position.the_sheet().area_ids[position.target]})
    if sheets.all_sealed(position):
        raise bad("ticked", "everything is sealed, so this sheet is over")
    if position.phase in (IN_DRAW, IN_CAST) and position.target == NONE:
        raise bad("target", "missing: a draw has a target")


def check_choices(position: KamimaiPosition) -> None:
    if position.giver != NOBODY and not position.gifts:
        raise bad("giver", "nobody gives without Dragonflies")
    if position.proposal and position.phase != IN_CAST:
        raise bad("proposal", "spells are proposed in CAST")
    if position.book.state == FALLEN and position.phase == IN_DRAW and position.book.can_stand:
        raise bad("book, state", "a book that lies cannot be drawn from")


def check_unasked(position: KamimaiPosition) -> None:
    """Without its question a position can only be at the beginning of the game, a turn or a phase."""
    if position.phase not in (IN_SETUP, IN_TARGET, IN_DRAW, IN_CAST, IN_STORE, OVER):
        raise bad("phase", "this phase needs its question")


def to_be_asked(position: KamimaiPosition) -> list[Asked] | None:
    """Anything: who may answer, advise or consent hangs on cards and on what was answered before, and options say it."""
    return None
