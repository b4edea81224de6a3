"""What a place of the map is worth to a sensible player of Bibliowonders!

Cards come from unmarked shelves of the own colour, cubes from standing where the cards in hand are met. Every place gets
a worth from what it offers and from what lies near it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.rules.bags import kinds, size
from wondertable.core.rules.judge import row_of
from wondertable.core.rules.kit import Seat, bit, has, set_size
from wondertable.games.bibliowonders.rules import conditions, ending
from wondertable.games.bibliowonders.rules.position import BibliowondersPosition, Player
from wondertable.games.bibliowonders.rules.tables import (
    ARROW_STRIDE,
    BITS,
    NO_PLACE,
    RECEPTION,
    SHELF_MASK,
    Cards,
    Place,
    Places,
    colour_of,
)

CARD: Final = 1.0
"""What a card is worth while there is room in the hand, and when there is none."""
CARD_TOO_MANY: Final = 0.25
TURN_UP: Final = 0.3
"""What turning up an unknown shelf is worth by itself: MP, and a better known map."""
CUBES: Final = row_of([0.0, 2.0, 3.0, 5.0, 8.0, 10.0, 12.0, 14.0, 16.0, 18.0])
"""What filling the slot for so many cards is worth."""
NEARER: Final = 0.65
"""What lies a step further away is worth so much of it."""
NEARER_CUBE: Final = 0.8
HOME: Final = 100.0
UNKNOWN: Final = -1.0

FARTHEST: Final = 63
"""Beyond so many steps nothing fades any more."""
FADING: Final = row_of([NEARER**steps for steps in range(FARTHEST + 1)])
FADING_CUBE: Final = row_of([NEARER_CUBE**steps for steps in range(FARTHEST + 1)])


class Worth:
    """One seat at turn: what each place is worth to it, the map being as it is. It is filled again and again."""

    position: BibliowondersPosition
    player: Player

    def __init__(self) -> None:
        self.seat: Seat = 0
        self.places: i64 = 0
        self.steps: vec[i64] = vec[i64]()
        self.known: Places = 0
        """The places whose card the seat knows."""
        self.going_home = False
        self.held: Cards = 0
        self.card = CARD
        self.best_cube: vec[float] = blank()
        """The best free slot for each number of cards that are met."""
        self.cubes: vec[float] = blank()
        """The best cube to be had on each place; none when all are there."""
        self.offers: vec[float] = blank()
        """What arriving on each place brings at once."""
        self.step: Place = NO_PLACE
        """Where the best way begins that was looked for last; NO_PLACE: it is best to stay."""
        self._offering: vec[i64] = vec[i64]()
        """The places that offer something, and those that have a cube, as far as the two numbers go."""
        self._offering_many: i64 = 0
        self._cubed: vec[i64] = vec[i64]()
        self._cubed_many: i64 = 0
        self._standing: vec[float] = blank()
        place: i64
        for place in range(ARROW_STRIDE):
            self._offering = append(self._offering, place)
            self._cubed = append(self._cubed, place)

    def look(self, position: BibliowondersPosition, seat: Seat) -> None:
        self.position = position
        self.seat = seat
        player = position.seats[seat]
        self.player = player
        self.steps = position.adjacency.steps
        self.places = position.tables.outline.count
        self.known = position.face_up | player.seen
        if position.ended != ending.RUNNING:
            self.known = bit(self.places) - 1
        self.going_home = ending.has_all_cubes(position, seat)
        self.held = kinds(player.hand, BITS) & position.tables.investigation_set
        self.card = CARD
        if size(player.hand, BITS) >= position.tables.hand_limit:
            self.card = CARD_TOO_MANY
        place: Place
        for place in range(self.places):
            self._standing[place] = UNKNOWN
            self.cubes[place] = 0.0
            self.offers[place] = 0.0
        self._offering_many = 0
        self._cubed_many = 0
        if not self.going_home:
            self._find_cubes()
            self._find_offers()

    def _find_cubes(self) -> None:
        self._find_best_cubes()
        if self.best_cube[set_size(self.held)] == 0.0:
            return
        place: Place
        for place in range(self.places):
            cube = self.cube_with(conditions.met(self.position, place))
            if cube > 0.0:
                self.cubes[place] = cube
                self._cubed[self._cubed_many] = place
                self._cubed_many += 1

    def _find_best_cubes(self) -> None:
        slot_of = self.position.tables.slot_of
        letter = self.position.letter
        best = 0.0
        number: i64
        for number in range(1, set_size(self.held) + 1):
            best = max(best, self._free_cube(slot_of, number))
            if letter:
                best = max(best, self._free_cube(slot_of, number + letter))
            self.best_cube[number] = best

    def _free_cube(self, slot_of: vec[i64], shown: i64) -> float:
        """For a Learn with so many cards."""
        if shown < len(slot_of) and slot_of[shown] >= 0 and not has(self.player.slots, slot_of[shown]):
            return CUBES[min(shown, len(CUBES) - 1)]
        return 0.0

    def met_at(self, place: Place) -> Cards:
        """The cards in hand that are met there."""
        return conditions.met(self.position, place) & self.held

    def cube_with(self, met: Cards) -> float:
        """The best cube where these cards are met."""
        return self.best_cube[set_size(met & self.held)]

    def _find_offers(self) -> None:
        position, colour = self.position, self.player.colour
        unknown = TURN_UP + self.card * self._own_chance()
        place: Place
        for place in range(self.places):
            offer = unknown
            if has(self.known, place):
                offer = 0.0
                if not has(position.face_up, place):
                    offer = TURN_UP / 2
                shelf = position.shelves[place] & SHELF_MASK
                if shelf != RECEPTION and colour_of(shelf) == colour and not has(position.crystals, place):
                    offer += self.card
            if offer > 0.0:
                self.offers[place] = offer
                self._offering[self._offering_many] = place
                self._offering_many += 1

    def _own_chance(self) -> float:
        """How likely an unknown shelf is of the own colour, by counting."""
        position, colour = self.position, self.player.colour
        hidden: i64 = 0
        own: i64 = 0
        place: Place
        for place in range(self.places):
            if not has(position.face_up, place):
                hidden += 1
                if colour_of(position.shelves[place]) == colour:
                    own += 1
        if hidden == 0:
            return 0.0
        return float(own) / float(hidden)

    def way(self, start: Place, end: Place) -> i64:
        """How many steps lie between two places."""
        return min(self.steps[ARROW_STRIDE * start + end], FARTHEST)

    def standing(self, place: Place) -> float:
        """What it is worth to stand here when the turn ends: what lies near."""
        found = self._standing[place]
        if found == UNKNOWN:
            found = self._near(place)
            self._standing[place] = found
        return found

    def _near(self, place: Place) -> float:
        if self.going_home:
            return HOME * FADING_CUBE[self.way(place, self.position.reception)]
        near = 0.0
        cube = 0.0
        at: i64
        for at in range(self._offering_many):
            other = self._offering[at]
            if other != place:
                near += self.offers[other] * FADING[self.way(place, other)]
        for at in range(self._cubed_many):
            other = self._cubed[at]
            cube = max(cube, self.cubes[other] * FADING_CUBE[self.way(place, other)])
        return 0.5 * near + cube

    def cube_within(self, moves: i64) -> float:
        """The best cube within reach of so many Moves."""
        found = 0.0
        at: i64
        for at in range(self._cubed_many):
            place = self._cubed[at]
            if self.way(self.player.pawn, place) <= moves:
                found = max(found, self.cubes[place])
        return found


def blank() -> vec[float]:
    """A number for each place."""
    return row_of([0.0] * ARROW_STRIDE)
