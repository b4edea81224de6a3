"""How a sensible player of Bibliowonders! plans a turn.

Cards come from unmarked shelves of the own colour, cubes from standing where the cards in hand are met. Every place gets
a worth from what it offers and from what lies near it; the best way through the Moves that are left is looked for step
by step, up to the next card nobody knows, and thought over again when that card is turned.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules.kit import has, members, set_size
from wondertable.games.bibliowonders import bag, ending, library
from wondertable.games.bibliowonders.position import BibliowondersPosition
from wondertable.games.bibliowonders.tables import RECEPTION, SHELF_MASK, arrow_of, colour_of

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
WIN: Final = 1000.0


class Plan:
    """The first step of the best way found, and what the way is worth; NOWHERE to stay."""

    def __init__(self, step: int, worth: float) -> None:
        self.step = step
        self.worth = worth


NOWHERE: Final = -1


class Planner:
    """One seat at turn: what each place is worth to it, the map being as it is."""

    def __init__(self, position: BibliowondersPosition, seat: i64) -> None:
        self.position = position
        self.player = position.seats[seat]
        outline = position.tables.outline
        self.steps = outline.steps_8 if position.neighbours == 8 else outline.steps_4
        self.places = int(outline.count)
        self.going_home = ending.has_all_cubes(position, seat)
        self.held: int = int(bag.kinds(self.player.hand) & position.tables.investigation_set)
        self.card = CARD if bag.size(self.player.hand) < position.tables.hand_limit else CARD_TOO_MANY
        self.best_cube: list[float] = self._best_cubes(int(position.letter))
        self.cubes: list[float] = []
        self.offers: list[tuple[int, float]] = []
        if not self.going_home:
            self.cubes = [self.cube_with(int(library.met(position, place))) for place in range(self.places)]
            for place in range(self.places):
                worth = self._offer(place)
                if worth > 0:
                    self.offers.append((place, worth))
        self._worths: dict[int, float] = {}

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

    def cube_with(self, met: int) -> float:
        return self.best_cube[set_size(met & self.held)]

    def _offer(self, place: int) -> float:
        """What arriving on a place brings at once."""
        position = self.position
        shelf = position.shelves[place] & SHELF_MASK
        if has(position.up, place) or has(self.player.seen, place):
            worth = 0.0 if has(position.up, place) else TURN_UP / 2
            if shelf != RECEPTION and colour_of(shelf) == self.player.colour and not has(position.crystals, place):
                worth += self.card
            return worth
        return TURN_UP + self.card * self._own_chance()

    def _own_chance(self) -> float:
        """How likely an unknown shelf is of the own colour, by counting."""
        position = self.position
        hidden = own = 0
        for place in range(self.places):
            if not has(position.up, place):
                hidden += 1
                own += colour_of(position.shelves[place]) == self.player.colour
        return own / hidden if hidden else 0.0

    # -- where to end --------------------------------------------------------------------------------------------------

    def worth(self, place: int) -> float:
        """What it is worth to stand here when the turn ends: what lies near."""
        if place not in self._worths:
            self._worths[place] = self._worth(place)
        return self._worths[place]

    def _worth(self, place: int) -> float:
        steps = self.steps[place]
        if self.going_home:
            return HOME * NEARER_CUBE ** steps[self.position.reception]
        near = sum(worth * NEARER ** steps[other] for other, worth in self.offers if other != place)
        cube = max(
            (worth * NEARER_CUBE ** steps[other] for other, worth in enumerate(self.cubes) if worth), default=0.0
        )
        return 0.5 * near + cube

    # -- how to get there ----------------------------------------------------------------------------------------------

    def plan(self, moves: int) -> Plan:
        """The best way with so many Moves."""
        here = int(self.player.pawn)
        return self._best(here, moves, 0, self._cube_here(here))

    def _cube_here(self, place: int) -> float:
        return 0.0 if self.going_home else self.cubes[place]

    def _best(self, place: int, moves: int, visited: int, cube: float) -> Plan:
        """The best way on from a place; `cube` is the best cube met so far on the way."""
        best = Plan(NOWHERE, self.worth(place) + cube)
        if moves == 0:
            return best
        for step in self._reach(place):
            worth = self._through(step, moves, visited, cube)
            if worth > best.worth + 1e-9:
                best = Plan(step, worth)
        return best

    def _reach(self, place: int) -> list[int]:
        position = self.position
        reach = position.near[place]
        if position.passage:
            reach |= position.up & ~(1 << place) & ~(1 << int(position.reception))
        return members(reach)

    def _through(self, step: int, moves: int, visited: int, cube: float) -> float:
        """What a step brings, with the best way on from where it ends."""
        position = self.position
        shelf = position.shelves[step] & SHELF_MASK
        if shelf == RECEPTION:
            if self.going_home:
                return WIN + moves
            return self._best(step, moves - 1, visited, max(cube, self.cubes[step])).worth
        gain = 0.0 if self.going_home or visited >> step & 1 else self._offer(step)
        known = has(position.up, step) or has(self.player.seen, step)
        if not known:
            return gain + self.worth(step) + max(cube, self._cube_here(step)) + 0.2 * (moves - 1)
        end, met_cube = step, self._cube_here(step)
        if arrow_of(shelf):
            end = int(library.partner(position, step, shelf))
            met_cube = self._cube_after_shift(step, end)
            if moves > 1 and self.going_home:
                return gain + self._home_after_shift(step, end, moves - 1)
        return gain + self._best(end, moves - 1, visited | 1 << step, max(cube, met_cube)).worth

    def _shifted(self, place: int, end: int) -> BibliowondersPosition:
        then = self.position.copy()
        assert isinstance(then, BibliowondersPosition)
        then.up |= 1 << place
        if place != end:
            library.exchange(then, place, end)
        return then

    def _cube_after_shift(self, place: int, end: int) -> float:
        if self.going_home or not self.held:
            return 0.0
        return self.cube_with(int(library.met(self._shifted(place, end), end)))

    def _home_after_shift(self, place: int, end: int, moves: int) -> float:
        reception = int(self._shifted(place, end).reception)
        steps = self.steps[end][reception]
        return WIN if 0 < steps <= moves else HOME * NEARER_CUBE**steps
