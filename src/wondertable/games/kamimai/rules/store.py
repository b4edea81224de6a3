"""Phase 4, STORE: what the activator keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.bags import Bag, size
from wondertable.core.rules.questions import Options
from wondertable.games.kamimai.rules import tell
from wondertable.games.kamimai.rules.cards import BITS, guardians, movable
from wondertable.games.kamimai.rules.choosing import list_choices
from wondertable.games.kamimai.rules.questions import KEEP

if TYPE_CHECKING:
    from wondertable.games.kamimai.rules.position import KamimaiPosition


def spread(position: KamimaiPosition) -> Bag:
    return position.seats[position.activator].cards


def places(position: KamimaiPosition) -> i64:
    """KAM-P26: the places that Guardians leave (KAM-P29); they are all kept, however many (KAM-P30, KAM-Q19)."""
    left = position.tables.limit(position.players) - size(guardians(spread(position)), BITS)
    if left < 0:
        return 0
    return left


def has_choice(position: KamimaiPosition) -> bool:
    return places(position) > 0 and movable(spread(position)) != 0


def list_keeps(position: KamimaiPosition, options: Options) -> None:
    """KAM-P28, KAM-A1: any Elements and Creatures that fit; fewer may be kept (KAM-Q37)."""
    list_choices(KEEP, movable(spread(position)), places(position), False, options)


def keep(position: KamimaiPosition, kept: Bag) -> None:
    """KAM-P27, KAM-P31: Guardians stay; what is not kept goes to the discard pile. KAM-P32: nobody else is looked at."""
    summoner = position.seats[position.activator]
    thrown = movable(summoner.cards) - kept
    summoner.cards -= thrown
    position.discard += thrown
    tell.stored(position, kept, thrown)
