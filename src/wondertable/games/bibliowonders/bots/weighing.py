"""How likely a sensible player of Bibliowonders! is to give each answer: what it is worth, beside the plan of the turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules.actions import kind_of, part
from wondertable.core.rules.bags import Bag, most
from wondertable.core.rules.kit import Action, Kind, Seat, set_size
from wondertable.core.rules.questions import Options
from wondertable.core.rules.weights import Weights
from wondertable.games.bibliowonders.bots import hand
from wondertable.games.bibliowonders.bots.planning import met_after_swap, plan, through
from wondertable.games.bibliowonders.bots.worth import CUBES, Worth
from wondertable.games.bibliowonders.rules import magic, questions as q
from wondertable.games.bibliowonders.rules.position import BibliowondersPosition
from wondertable.games.bibliowonders.rules.tables import BITS

LEARNS: Final = 1.0
"""A cube that is there is worth more than one that may be."""
SHOWN: Final = 0.1
"""How much the cards are missed that a Learn shows."""
MOVE_LOST: Final = 0.3
LEAPS: Final = -0.6
TRADES: Final = 0.2
LOOKS: Final = -0.8
USES: Final = -0.5
"""A card of magic that the thumb would keep."""
EACH_DARK: Final = 0.3
DARK_ENOUGH: Final = 3.0
SWAPS: Final = -1.0
MISSED: Final = 2.0
"""A card that is kept gladly is discarded seldom."""


class Weighing:
    """Works over one look at the map; filled again and again."""

    def __init__(self) -> None:
        self._worth = Worth()

    def actions(self, position: BibliowondersPosition, seat: Seat, options: Options, weights: Weights) -> None:
        worth = self._worth
        worth.look(position, seat)
        here = worth.player.pawn
        best = plan(worth, position.moves)
        stay = worth.standing(here)
        at: i64
        for at in range(options.size):
            action = options.item(at)
            kind = kind_of(action)
            if kind == q.MOVE:
                value = through(worth, part(action, 0), position.moves, 0, worth.cubes[here])
            elif kind == q.LEARN or kind == q.LEARN_LETTER:
                value = stay + self._learned(action)
            elif kind == q.END:
                value = stay - MOVE_LOST * float(position.moves)
            elif kind == q.LEAP:
                value = plan(worth, position.moves + position.tables.leap_moves) + LEAPS
            else:
                value = best + self._besides(action)
            weights.values[at] = value

    def _learned(self, action: Action) -> float:
        position = self._worth.position
        shown = q.shown_by(action)
        number = set_size(shown)
        if kind_of(action) == q.LEARN_LETTER:
            number += position.letter
        found = CUBES[min(number, len(CUBES) - 1)] + LEARNS
        kind: Kind = 0
        while shown:
            if shown & 1:
                found -= SHOWN * hand.keeping(position, self._worth.seat, kind)
            shown >>= 1
            kind += 1
        return found

    def _besides(self, action: Action) -> float:
        """What is done in a turn besides going and learning, and leaves its plan as it is."""
        worth = self._worth
        kind = kind_of(action)
        if kind == q.NEGOTIATE:
            return TRADES
        if kind == q.CLAIRVOYANCE:
            return LOOKS
        if kind == q.LIGHT_LINE:
            dark = set_size(magic.line(worth.position, worth.player.pawn, part(action, 1)))
            return EACH_DARK * (float(dark) - DARK_ENOUGH)
        if kind == q.SWAP:
            here = worth.player.pawn
            cube = worth.cube_with(met_after_swap(worth, part(action, 1), part(action, 2)))
            return SWAPS + max(0.0, cube - worth.cubes[here])
        return USES

    def discards(self, position: BibliowondersPosition, seat: Seat, options: Options, weights: Weights) -> None:
        at: i64
        for at in range(options.size):
            given: Bag = q.discarded_by(options.item(at))
            kind: Kind = 0
            while given:
                weights.values[at] -= MISSED * float(given & most(BITS)) * hand.keeping(position, seat, kind)
                given >>= BITS
                kind += 1
