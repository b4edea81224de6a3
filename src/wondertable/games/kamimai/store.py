"""Phase 4, STORE: what the activator keeps (KAM-P26 to KAM-P32)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.kit import tally_size
from wondertable.core.rules.questions import Options
from wondertable.games.kamimai import tell
from wondertable.games.kamimai.cards import guardians, list_choices, movable
from wondertable.games.kamimai.questions import KEEP

if TYPE_CHECKING:
    from wondertable.games.kamimai.position import KamimaiPosition


def places(position: KamimaiPosition) -> i64:
    """KAM-P26, KAM-P27, KAM-P29, KAM-P30: the places that Guardians leave; they are all kept, however many."""
    left = position.tables.limit(position.players) - tally_size(guardians(spread(position)))
    if left < 0:
        return 0
    return left


def spread(position: KamimaiPosition) -> i64:
    return position.seats[position.activator].cards


def has_choice(position: KamimaiPosition) -> bool:
    return places(position) > 0 and movable(spread(position)) != 0


def list_keeps(position: KamimaiPosition, options: Options) -> None:
    """KAM-P28: any Elements and Creatures that fit; fewer may be kept."""
    list_choices(KEEP, movable(spread(position)), places(position), False, options)


def keep(position: KamimaiPosition, kept: i64) -> None:
    """KAM-P31: what is not kept goes to the discard pile."""
    summoner = position.seats[position.activator]
    thrown = movable(summoner.cards) - kept
    summoner.cards -= thrown
    position.discard += thrown
    tell.stored(position, kept, thrown)
