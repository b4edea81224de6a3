"""Who is ahead in AlicematiC: the final scoring as if it came now, and what will still work until then."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from wondertable.core.rules.bags import size
from wondertable.core.rules.judge import Judge
from wondertable.core.rules.kit import Seat
from wondertable.core.rules.position import Position
from wondertable.core.rules.weights import Weights
from wondertable.games.alicematic.rules import kingdom, questions as q, scoring, spaces
from wondertable.games.alicematic.rules.alices import BLUE, GREEN, RED, SLOT_COUNT, TOKEN_BITS, WHITE, YELLOW, Slot
from wondertable.games.alicematic.rules.position import AlicematicPosition


class AlicematicJudge(Judge):
    names: ClassVar[list[str]] = [
        "vp", "tiles", "slots", "end_effects", "cards", "no_cards", "tokens", "cities", "alices",
        "red_power", "yellow_power", "green_power", "blue_power", "white_power", "footholds", "turn",
    ]  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self._tiles = Weights()
        self._slots = Weights()
        self._footholds = Weights()

    def speaks(self, world: Position) -> bool:
        """Between two turns."""
        return world.open_question().kind == q.POLITICS

    def progress(self, world: Position) -> float:
        assert isinstance(world, AlicematicPosition)
        turns = float(world.turns) / float(world.players) if world.round > 0 else 0.0
        return min(1.0, (float(max(0, world.round - 1)) + turns) / float(world.tables.rounds))

    def look(self, world: Position) -> None:
        """Tiles and slots, for all seats at once."""
        assert isinstance(world, AlicematicPosition)
        players = world.players
        self._tiles.reset(players)
        self._slots.reset(players)
        self._footholds.reset(players)
        alices = scoring.all_alices(world)
        seat: i64
        for place in world.land.used:
            tokens = scoring.tile_tokens(world, place)
            points = scoring.tile_points(world, tokens, alices)
            for seat in range(players):
                self._tiles.values[seat] += float(points[seat])
                self._footholds.values[seat] += float(tokens[seat])
        slot: Slot
        for slot in range(SLOT_COUNT):
            points = scoring.slot_points(scoring.slot_alices(world, slot))
            for seat in range(players):
                self._slots.values[seat] += float(points[seat])

    def write(self, world: Position, seat: Seat, terms: Weights) -> None:
        assert isinstance(world, AlicematicPosition)
        player, values = world.seats[seat], terms.values
        values[0] = 0.1 * float(player.vp)
        values[1] = 0.1 * self._tiles.values[seat]
        values[2] = 0.1 * self._slots.values[seat]
        values[3] = 0.1 * float(scoring.add_effects(world, seat))
        values[4] = 0.1 * float(len(player.hand))
        if len(player.hand) == 0:
            values[5] = 1.0
        values[6] = 0.1 * float(size(player.tokens, TOKEN_BITS))
        values[7] = 0.1 * float(spaces.cities_of(world, seat))
        values[8] = 0.1 * float(kingdom.alices(player))
        values[9] = 0.1 * float(kingdom.power(player, RED))
        values[10] = 0.1 * float(kingdom.power(player, YELLOW))
        values[11] = 0.1 * float(kingdom.power(player, GREEN))
        values[12] = 0.1 * float(kingdom.power(player, BLUE))
        values[13] = 0.1 * float(kingdom.power(player, WHITE))
        values[14] = 0.1 * self._footholds.values[seat]
        on_turn = world.on_turn()
        if on_turn >= 0:
            values[15] = float((seat - on_turn + world.players) % world.players) / float(world.players)
