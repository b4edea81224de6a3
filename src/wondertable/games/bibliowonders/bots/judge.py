"""Who is ahead in Bibliowonders!: cubes, cards that may become cubes, and the way home."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from wondertable.core.rules.bags import kinds
from wondertable.core.rules.judge import Judge
from wondertable.core.rules.kit import Seat, has, set_size
from wondertable.core.rules.position import Position
from wondertable.core.rules.weights import Weights
from wondertable.games.bibliowonders.rules import conditions
from wondertable.games.bibliowonders.rules.position import BibliowondersPosition
from wondertable.games.bibliowonders.rules.tables import ARROW_STRIDE, BITS

CARDS: Final = 4.0


class BibliowondersJudge(Judge):
    names: ClassVar[list[str]] = [
        "cubes",
        "all_cubes",
        "slots",
        "cards",
        "met_cards",
        "magic",
        "mp",
        "way_home",
        "turn",
    ]

    def progress(self, world: Position) -> float:
        """By the player with most cubes."""
        assert isinstance(world, BibliowondersPosition)
        most: i64 = 0
        for player in world.seats:
            most = max(most, set_size(player.slots))
        return min(1.0, float(most) / float(max(1, world.tables.cubes_to_win)))

    def write(self, world: Position, seat: Seat, terms: Weights) -> None:
        assert isinstance(world, BibliowondersPosition)
        player, tables, values = world.seats[seat], world.tables, terms.values
        cubes = set_size(player.slots)
        values[0] = float(cubes)
        if cubes >= tables.cubes_to_win:
            values[1] = 1.0
            values[7] = float(world.adjacency.steps[ARROW_STRIDE * player.pawn + world.reception])
        at: i64 = 0
        for size in tables.slot_sizes:
            if has(player.slots, at):
                values[2] += 0.1 * float(size)
            at += 1
        investigations = kinds(player.hand, BITS) & tables.investigation_set
        cards = float(set_size(investigations))
        values[3] = min(CARDS, cards)
        values[4] = float(set_size(investigations & conditions.met(world, player.pawn)))
        values[5] = float(set_size(kinds(player.hand, BITS)) - set_size(investigations))
        values[6] = 0.1 * float(player.mp)
        if world.active >= 0:
            values[8] = float((seat - world.active + world.players) % world.players) / float(world.players)
