"""Who is ahead in Bibliowonders!: cubes, cards that may become cubes, what lies near, and the way home."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from wondertable.core.rules.bags import kinds, size
from wondertable.core.rules.judge import Judge
from wondertable.core.rules.kit import Seat, has, set_size
from wondertable.core.rules.position import Position
from wondertable.core.rules.weights import Weights
from wondertable.games.bibliowonders.bots.worth import HOME, Worth
from wondertable.games.bibliowonders.rules import questions as q
from wondertable.games.bibliowonders.rules.position import BibliowondersPosition
from wondertable.games.bibliowonders.rules.tables import BITS

CARDS: Final = 4.0


class BibliowondersJudge(Judge):
    names: ClassVar[list[str]] = [
        "cubes",
        "all_cubes",
        "slots",
        "cards",
        "met_cards",
        "second_copies",
        "magic",
        "mp",
        "near_home",
        "near",
        "cube_within_reach",
        "turn",
    ]

    def __init__(self) -> None:
        super().__init__()
        self._worth = Worth()

    def speaks(self, world: Position) -> bool:
        """At the beginning of a turn."""
        assert isinstance(world, BibliowondersPosition)
        begins = world.moves == world.tables.moves_per_turn and world.used == 0
        return begins and world.open_question().kind == q.TURN_ACTION

    def progress(self, world: Position) -> float:
        """By the player with most cubes."""
        assert isinstance(world, BibliowondersPosition)
        most: i64 = 0
        for player in world.seats:
            most = max(most, set_size(player.slots))
        return min(1.0, float(most) / float(max(1, world.tables.cubes_to_win)))

    def write(self, world: Position, seat: Seat, terms: Weights) -> None:
        assert isinstance(world, BibliowondersPosition)
        player, tables, values, worth = world.seats[seat], world.tables, terms.values, self._worth
        worth.look(world, seat)
        cubes = set_size(player.slots)
        values[0] = float(cubes)
        at: i64 = 0
        for cards in tables.slot_sizes:
            if has(player.slots, at):
                values[2] += 0.1 * float(cards)
            at += 1
        held = set_size(worth.held)
        values[3] = min(CARDS, float(held))
        magic = set_size(kinds(player.hand, BITS)) - held
        values[5] = float(size(player.hand, BITS) - held - magic)
        values[6] = float(magic)
        values[7] = 0.1 * float(player.mp)
        standing = worth.standing(player.pawn)
        if worth.going_home:
            values[1] = 1.0
            values[8] = standing / HOME
        else:
            values[4] = float(set_size(worth.met_at(player.pawn)))
            values[9] = 0.1 * standing
            values[10] = 0.1 * worth.cube_within(tables.moves_per_turn)
        if world.active >= 0:
            values[11] = float((seat - world.active + world.players) % world.players) / float(world.players)
