"""The points as if the game ended now."""

from __future__ import annotations

from typing import cast

from wondertable.core.rules.kit import has, members, packed
from wondertable.games.alicematic.people.map_view import Survey
from wondertable.games.alicematic.people.shapes import Score, Slot, SlotStanding, Source, TileStanding
from wondertable.games.alicematic.rules import kingdom, scoring
from wondertable.games.alicematic.rules.alices import SLOTS
from wondertable.games.alicematic.rules.position import AlicematicPosition, Player


class Scores:
    def __init__(self, position: AlicematicPosition, survey: Survey) -> None:
        self.position = position
        alices = scoring.all_alices(position)
        self.alices = list(alices)
        self.tiles: list[TileStanding] = []
        self.slots: list[SlotStanding] = []
        nothing = [0] * position.players
        for place in position.land.used:
            held = survey.on_tile[place]
            points = list(scoring.tile_points(position, packed(held), alices)) if any(held) else nothing
            self.tiles.append(TileStanding(position.tables.space_names[position.land.city_of(place)], held, points))
        for slot, name in enumerate(SLOTS):
            up = scoring.slot_alices(position, slot)
            self.slots.append(SlotStanding(cast(Slot, name), list(up), list(scoring.slot_points(up))))

    def of(self, seat: int) -> Score:
        play = self.position.seats[seat].vp
        tiles = sum(tile.points[seat] for tile in self.tiles)
        slots = sum(slot.points[seat] for slot in self.slots)
        sources = effect_points(self.position, seat)
        effects = sum(source.points for source in sources)
        return Score(play, tiles, slots, effects, play + tiles + slots + effects, self.alices[seat], sources)


def effect_points(position: AlicematicPosition, seat: int) -> list[Source]:
    """ALI-E15: each source of an end effect that is worth something: whose, whether a Wiccan has it, and its points."""
    player = position.seats[seat]
    found: list[Source] = []
    for kind in members(scoring.end_kinds(position, seat)):
        points = scoring.effect_points(position, seat, kind)
        if points:
            name = position.tables.alice_names[kind]
            found += [Source(name, points, copied) for copied in sources(position, player, kind)]
    return found


def sources(position: AlicematicPosition, player: Player, kind: int) -> list[bool]:
    """The sources of an effect, each whether a Wiccan has it by copying (ALI-A9)."""
    real = sum(kingdom.is_up(card) and kingdom.kind_in(card) == kind for card in player.cards)
    copied = sum(kingdom.is_up(card) and kingdom.copy_in(card) == kind for card in player.cards)
    if not has(position.tables.stacking, kind):
        real, copied = min(real, 1), min(copied, 1)
    return [False] * real + [True] * copied
