"""What a place of the map is worth to a sensible player of Bibliowonders!

Cards come from unmarked shelves of the own colour, cubes from standing where the cards in hand are met. Every place gets
a worth from what it offers and from what lies near it.
"""

from __future__ import annotations

from typing import Final

from wondertable.core.rules.bags import kinds, size
from wondertable.core.rules.kit import Seat, has, set_size
from wondertable.games.bibliowonders.rules import conditions, ending
from wondertable.games.bibliowonders.rules.knowledge import knows
from wondertable.games.bibliowonders.rules.position import BibliowondersPosition
from wondertable.games.bibliowonders.rules.tables import BITS, RECEPTION, SHELF_MASK, Cards, Place, colour_of

CARD: Final = 1.0
"""What a card is worth while there is room in the hand, and when there is none."""
CARD_TOO_MANY: Final = 0.25
TURN_UP: Final = 0.3
"""What turning up an unknown shelf is worth by itself: MP, and a better known map."""
CUBES: Final = [0.0, 2.0, 3.0, 5.0, 8.0, 10.0, 12.0, 14.0, 16.0, 18.0]
"""What filling the slot for so many cards is worth."""
NEARER: Final = 0.65
"""What lies a step further away is worth so much of it."""
NEARER_CUBE: Final = 0.8
HOME: Final = 100.0


class Worth:
    """One seat at turn: what each place is worth to it, the map being as it is."""

    def __init__(self, position: BibliowondersPosition, seat: Seat) -> None:
        self.position = position
        self.seat: Seat = seat
        self.player = position.seats[seat]
        self.steps = position.adjacency.steps
        self.places = int(position.tables.outline.count)
        self.going_home = ending.has_all_cubes(position, seat)
        self.held: Cards = kinds(self.player.hand, BITS) & position.tables.investigation_set
        self.card = CARD if size(self.player.hand, BITS) < position.tables.hand_limit else CARD_TOO_MANY
        self.best_cube: list[float] = self._best_cubes(int(position.letter))
        self.cubes: list[float] = []
        """The best cube to be had on each place; empty when all are there."""
        self.offers: list[tuple[int, float]] = []
        if not self.going_home:
            self.cubes = [self.cube_with(conditions.met(position, place)) for place in range(self.places)]
            for place in range(self.places):
                worth = self.offer(place)
                if worth > 0:
                    self.offers.append((place, worth))
        self._standing: dict[int, float] = {}

    def _best_cubes(self, letter: int) -> list[float]:
        """The best free slot for each number of cards that are met."""
        found = [0.0] * (len(CUBES) + 1)
        tables = self.position.tables
        for number in range(1, len(found)):
            found[number] = found[number - 1]
            for shown in {number, number + letter if letter else number}:
                slot = tables.slot_of[shown]
                if slot >= 0 and not has(self.player.slots, slot):
                    found[number] = max(found[number], CUBES[shown])
        return found

    def cube_with(self, met: Cards) -> float:
        """The best cube where these cards are met."""
        return self.best_cube[set_size(met & self.held)]

    def cube_at(self, place: int) -> float:
        return 0.0 if self.going_home else self.cubes[place]

    def offer(self, place: int) -> float:
        """What arriving on a place brings at once."""
        position = self.position
        if not knows(position, self.seat, place):
            return TURN_UP + self.card * self._own_chance()
        worth = 0.0 if has(position.face_up, place) else TURN_UP / 2
        shelf = position.shelves[place] & SHELF_MASK
        if shelf != RECEPTION and colour_of(shelf) == self.player.colour and not has(position.crystals, place):
            worth += self.card
        return worth

    def _own_chance(self) -> float:
        """How likely an unknown shelf is of the own colour, by counting."""
        position = self.position
        hidden = own = 0
        place: Place
        for place in range(position.tables.outline.count):
            if not has(position.face_up, place):
                hidden += 1
                own += colour_of(position.shelves[place]) == self.player.colour
        return own / hidden if hidden else 0.0

    def standing(self, place: int) -> float:
        """What it is worth to stand here when the turn ends: what lies near."""
        if place not in self._standing:
            self._standing[place] = self._near(place)
        return self._standing[place]

    def _near(self, place: int) -> float:
        steps = self.steps[place]
        if self.going_home:
            return HOME * NEARER_CUBE ** steps[self.position.reception]
        near = sum(worth * NEARER ** steps[other] for other, worth in self.offers if other != place)
        cube = max(
            (worth * NEARER_CUBE ** steps[other] for other, worth in enumerate(self.cubes) if worth), default=0.0
        )
        return 0.5 * near + cube
