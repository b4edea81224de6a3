"""The points as if the game ended now, line by line."""

from __future__ import annotations

from wondertable.core.rules.kit import has, members, packed
from wondertable.games.alicematic.people.map_view import Survey
from wondertable.games.alicematic.rules import kingdom, scoring
from wondertable.games.alicematic.rules.alices import SLOTS
from wondertable.games.alicematic.rules.position import AlicematicPosition, Player

Json = dict[str, object]
Lines = list[tuple[str, list[int], list[int]]]
"""The name of a tile or slot, with what each seat has there, and the points each seat gets for it."""


class Scores:
    def __init__(self, position: AlicematicPosition, survey: Survey) -> None:
        self.position = position
        alices = scoring.all_alices(position)
        self.alices = list(alices)
        self._tiles: Lines = []
        self._slots: Lines = []
        nothing = [0] * position.players
        for place in position.land.used:
            held = survey.on_tile[place]
            points = list(scoring.tile_points(position, packed(held), alices)) if any(held) else nothing
            self._tiles.append((position.tables.space_names[position.land.city_of(place)], held, points))
        for slot, name in enumerate(SLOTS):
            up = scoring.slot_alices(position, slot)
            self._slots.append((name, list(up), list(scoring.slot_points(up))))
        self.tiles = [{"tile": name, "tokens": held, "points": points} for name, held, points in self._tiles]
        self.slots = [{"slot": name, "alices": up, "points": points} for name, up, points in self._slots]

    def of(self, seat: int) -> Json:
        position = self.position
        play = position.seats[seat].vp
        tiles = [(name, held[seat], points[seat]) for name, held, points in self._tiles if points[seat]]
        slots = [(name, up[seat], points[seat]) for name, up, points in self._slots if points[seat]]
        effects = effect_points(position, seat)
        lines: list[Json] = [{"kind": "play", "points": play}]
        lines += [{"kind": "tile", "tile": name, "tokens": held, "points": points} for name, held, points in tiles]
        lines += [{"kind": "slot", "slot": name, "alices": up, "points": points} for name, up, points in slots]
        lines += [{"kind": "effect", "alice": name, "copied": copied, "points": n} for name, copied, n in effects]
        sums = {
            "play": play,
            "tiles": sum(points for _, _, points in tiles),
            "slots": sum(points for _, _, points in slots),
            "effects": sum(points for _, _, points in effects),
        }
        return {**sums, "total": sum(sums.values()), "alices": self.alices[seat], "lines": lines}


def effect_points(position: AlicematicPosition, seat: int) -> list[tuple[str, bool, int]]:
    """ALI-E15: each source of an end effect that is worth something: whose, whether a Wiccan has it, and its points."""
    player = position.seats[seat]
    found: list[tuple[str, bool, int]] = []
    for kind in members(scoring.end_kinds(position, seat)):
        points = scoring.effect_points(position, seat, kind)
        if points:
            name = position.tables.alice_names[kind]
            found += [(name, copied, points) for copied in sources(position, player, kind)]
    return found


def sources(position: AlicematicPosition, player: Player, kind: int) -> list[bool]:
    """The sources of an effect, each whether a Wiccan has it by copying (ALI-A9)."""
    real = sum(kingdom.is_up(card) and kingdom.kind_in(card) == kind for card in player.cards)
    copied = sum(kingdom.is_up(card) and kingdom.copy_in(card) == kind for card in player.cards)
    if not has(position.tables.stacking, kind):
        real, copied = min(real, 1), min(copied, 1)
    return [False] * real + [True] * copied
