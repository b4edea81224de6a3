"""What sets off effects of Alices: each is queued as a small number, in the order in which effects.py carries them out.

An effect is the kind whose text it is, whether a Wiccan has it, and a detail: the terrain of the space taken, or the place
of the Wiccan that chooses what to copy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.rules.kit import Kind, Set, bit, has, shl
from wondertable.games.alicematic.rules import kingdom
from wondertable.games.alicematic.rules.alices import Slot, Terrain
from wondertable.games.alicematic.rules.kingdom import PLACES, Place
from wondertable.games.alicematic.rules.tables import NONE

if TYPE_CHECKING:
    from wondertable.games.alicematic.rules.position import AlicematicPosition, Player

Effect: TypeAlias = i64
"""An effect that was set off; 0 is none."""

KIND_MASK: Final = 255
COPIED: Final = 256
DETAIL_AT: Final = 9


def effect_of(kind: Kind, copied: bool, detail: i64) -> Effect:
    effect: Effect = kind + 1
    if copied:
        effect |= COPIED
    return effect | shl(detail, DETAIL_AT)


def kind_behind(effect: Effect) -> Kind:
    return (effect & KIND_MASK) - 1


def is_copied(effect: Effect) -> bool:
    return effect & COPIED != 0


def detail(effect: Effect) -> i64:
    return effect >> DETAIL_AT


# -- what is set off ---------------------------------------------------------------------------------------------------


def queue_place(position: AlicematicPosition, player: Player, slot: Slot, real: Set) -> None:
    """ALI-A11: a card came into a slot; `real` are the face-up kinds that see it."""
    watching = position.tables.place_kinds[slot]
    if (real | player.copied) & watching:
        queue(position, player, real & watching, player.copied & watching, 0)


def queue_invade(position: AlicematicPosition, player: Player, terrain: Terrain) -> None:
    """ALI-A13: the effects that are face up at the moment the space is taken."""
    acting = position.tables.invade_kinds[terrain]
    if (player.real | player.copied) & acting:
        queue(position, player, player.real & acting, player.copied & acting, terrain)


def queue(position: AlicematicPosition, player: Player, real: Set, copied: Set, about: i64) -> None:
    """ALI-A14: in slot order, within a slot in order of arrival; each source once (ALI-A9)."""
    found = vec[i64]()
    for card in player.cards:
        if kingdom.is_up(card):
            kind = kingdom.kind_in(card)
            if has(real, kind):
                real ^= bit(kind)
                found = append(found, effect_of(kind, False, about))
            kind = kingdom.copy_in(card)
            if kind != NONE and has(copied, kind):
                copied ^= bit(kind)
                found = append(found, effect_of(kind, True, about))
    i: i64
    for i in range(len(found) - 1, -1, -1):  # what comes first is the last of those pending
        position.pending = append(position.pending, found[i])


def queue_reveal(position: AlicematicPosition, player: Player, place: Place) -> None:
    """ALI-A12: at every turning up; with ALI-V5 not while another card of that name is face up."""
    kind = kingdom.kind_in(player.cards[place])
    if not has(position.tables.reveal_kinds, kind):
        return
    if position.chosen.reveal_once and kind != position.tables.copier and has_twin(player, place):
        return
    position.pending = append(position.pending, effect_of(kind, False, place))


def has_twin(player: Player, place: Place) -> bool:
    """Whether another face-up card has the name of the card there."""
    kind = kingdom.kind_in(player.cards[place])
    other: Place
    for other in range(PLACES):
        card = player.cards[other]
        if other != place and kingdom.is_up(card) and kingdom.kind_in(card) == kind:
            return True
    return False
