"""What a turn of KamiMaï comes to, before it is played: the spells it lets the activator cast, and the best cards to keep.

Everything is counted in units: one that the target wants is worth 1. What others want, and all else, is worth as many of
these as playing thousands of games has shown.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wondertable.core.rules.bags import Bag, count, one, size
from wondertable.core.rules.kit import Seat
from wondertable.games.kamimai.bots import worth
from wondertable.games.kamimai.rules import spells
from wondertable.games.kamimai.rules.cards import (
    BITS,
    COLOUR_COUNT,
    FAIRY,
    GUARDIAN,
    IMP,
    KINDS,
    MOUSE,
    WOLF,
    Card,
    Colour,
    guardians,
    is_guardian,
)
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.tables import Tables
from wondertable.games.kamimai.rules.terms import NONE, TEAM_SPELL, Spell


class Outlook:
    def __init__(self) -> None:
        self.later = 0.8
        """A unit that another area wants."""
        self.team_here = 0.9
        self.team_later = 0.36
        """A unit that the activator lacks for a team spell, in the target and elsewhere."""
        self.team_also = 0.1
        """What a unit is worth more if it may serve for a team spell elsewhere too."""
        self.idle = 0.05
        """A unit that nobody wants."""
        self.spell = 4.4
        """A spell that is cast."""
        self.imp = 0.7
        self.imp_each = 0.35
        """The Imp, and more for each Guardian that it would take away."""
        self.mouse = 1.1
        self.dragonflies = 0.1
        self._own: vec[i64] = vec[i64]([0] * KINDS)
        """The activator's cards, as long as they are neither spent nor kept."""
        self._others: vec[i64] = vec[i64]([0] * COLOUR_COUNT)
        """Units in the Reserves of the others."""
        self._able: vec[i64] = vec[i64]([0] * COLOUR_COUNT)
        """How many of the others have any."""
        self._held: vec[i64] = vec[i64]([0] * COLOUR_COUNT)
        """Units of the others and of what is kept."""
        self._here: vec[i64] = vec[i64]([0] * (TEAM_SPELL + 1))
        """Open boxes of the target."""
        self._elsewhere: vec[i64] = vec[i64]([0] * (TEAM_SPELL + 1))
        self._open: vec[i64] = vec[i64]([0] * (TEAM_SPELL + 1))
        """Open boxes of the target that this turn does not tick."""

    def look(self, position: KamimaiPosition) -> None:
        """What the sheet wants and what the other summoners have; to be called before anything is asked."""
        spell: Spell
        colour: Colour
        seat: Seat
        for spell in range(TEAM_SPELL + 1):
            self._here[spell] = 0
            if position.target != NONE:
                self._here[spell] = worth.open_boxes(position, position.target, spell)
            self._elsewhere[spell] = worth.open_elsewhere(position, spell)
        for colour in range(COLOUR_COUNT):
            self._others[colour] = 0
            self._able[colour] = 0
            for seat in range(position.players):
                if seat != position.activator:
                    units = spells.potential(position.tables, position.seats[seat].cards, colour)
                    self._others[colour] += units
                    if units > 0:
                        self._able[colour] += 1

    def tick(self, spell: Spell) -> None:
        """As if this spell of the target had been cast."""
        self._here[spell] -= 1

    @property
    def is_sealed(self) -> bool:
        """Whether the target has no open box any more."""
        still_open: i64 = 0
        spell: Spell
        for spell in range(TEAM_SPELL + 1):
            still_open += self._here[spell]
        return still_open == 0

    def turn_worth(self, position: KamimaiPosition, cards: Bag, casts: bool) -> float:
        """What a turn comes to with these cards: spells, if any may be cast, and what is kept."""
        card: Card
        colour: Colour
        spell: Spell
        for card in range(KINDS):
            self._own[card] = count(cards, card, BITS)
        for colour in range(COLOUR_COUNT):
            self._held[colour] = self._others[colour]
        for spell in range(TEAM_SPELL + 1):
            self._open[spell] = self._here[spell]
        found = 0.0
        if casts:
            for colour in range(COLOUR_COUNT):
                while self._open[colour] > 0 and self._pay(position.tables, colour):
                    self._open[colour] -= 1
                    found += self.spell
            if self._open[TEAM_SPELL] > 0 and self._pay_for_team(position):
                self._open[TEAM_SPELL] -= 1
                found += self.spell
        return found + self._keep(position, cards)

    def kept(self, position: KamimaiPosition, cards: Bag) -> Bag:
        """The best of these cards to keep, when nothing can be cast any more."""
        self.turn_worth(position, cards, casts=False)
        found: Bag = 0
        card: Card
        for card in range(KINDS):
            if not is_guardian(card):
                found += (count(cards, card, BITS) - self._own[card]) * one(card, BITS)
        return found

    def reserves_worth(self, position: KamimaiPosition) -> float:
        """The units of the others that some spell wants."""
        found = 0.0
        colour: Colour
        for colour in range(COLOUR_COUNT):
            if self._here[colour] + self._elsewhere[colour] > 0:
                found += self.later * float(self._others[colour])
        return found

    # -- spells ------------------------------------------------------------------------------------------------------------

    def _pay(self, tables: Tables, colour: Colour) -> bool:
        """Pay a spell: own Elements, a Fairy where it gives all its units, then the others. False if it cannot be paid."""
        own = self._own
        fairy, wolf = tables.values[FAIRY + colour], tables.values[WOLF]
        mine = own[colour] + own[FAIRY + colour] * fairy + own[WOLF] * wolf
        left = tables.spell_units
        if mine == 0 or mine + self._held[colour] < left:
            return False
        has_fairy = own[FAIRY + colour] > 0
        first = True
        while own[colour] > 0 and left > 0 and (first or not has_fairy or left > fairy):
            own[colour] -= 1
            left -= 1
            first = False
        if left > 0 and has_fairy:
            own[FAIRY + colour] -= 1
            left -= fairy
        if left > 0 and self._held[colour] < left and own[WOLF] > 0:
            own[WOLF] -= 1
            left -= wolf
        if left > 0:
            self._held[colour] -= left
        return True

    def _pay_for_team(self, position: KamimaiPosition) -> bool:
        """Pay a team spell in the colour of which most is there. False if there is none (KAM-M19)."""
        tables = position.tables
        shares = tables.shares_of(position.players)
        others: i64 = len(shares) - 1
        best: Colour = NONE
        most: i64 = -1
        colour: Colour
        for colour in range(COLOUR_COUNT):
            mine = spells.at_most(spells.potential(tables, self._left_of(colour), colour), shares[0])
            can = mine >= shares[others] and self._able[colour] >= others
            if (
                can
                and mine + self._held[colour] >= tables.spell_units
                and self._own[colour] + self._held[colour] > most
            ):
                most = self._own[colour] + self._held[colour]
                best = colour
        if best == NONE:
            return False
        given = spells.at_most(self._held[best], tables.spell_units - shares[others])
        left = tables.spell_units - given
        for card in (best, FAIRY + best, WOLF):
            while left > 0 and self._own[card] > 0:
                self._own[card] -= 1
                left -= tables.values[card]
        self._held[best] -= given
        return True

    def _left_of(self, colour: Colour) -> Bag:
        """The own cards that can give a colour, as a bag."""
        own = self._own
        fairies = own[FAIRY + colour] * one(FAIRY + colour, BITS)
        return own[colour] * one(colour, BITS) + fairies + own[WOLF] * one(WOLF, BITS)

    # -- what is kept --------------------------------------------------------------------------------------------------------

    def _keep(self, position: KamimaiPosition, cards: Bag) -> float:
        """Keep the best of the own cards, one after the other, beside the Guardians; what they are worth."""
        places = position.tables.limit(position.players) - size(guardians(cards), BITS)
        found = 0.0
        while places > 0:
            best: Card = NONE
            most = 0.0
            card: Card
            for card in range(KINDS):
                if self._own[card] > 0 and not is_guardian(card):
                    value = self._card_worth(position, card)
                    if value > most:
                        most = value
                        best = card
            if best == NONE:
                break
            found += most
            self._own[best] -= 1
            if best < GUARDIAN:
                self._held[best] += 1
            elif best < WOLF:
                self._held[best - FAIRY] += position.tables.values[best]
            places -= 1
        return found

    def _card_worth(self, position: KamimaiPosition, card: Card) -> float:
        """What a card adds to those kept so far."""
        if card < GUARDIAN:
            return self._unit_worth(position, card, 0)
        if card < WOLF:
            return self._units_worth(position, card - FAIRY, position.tables.values[card])
        if card == WOLF:
            most = 0.0
            colour: Colour
            for colour in range(COLOUR_COUNT):
                most = max(most, self._units_worth(position, colour, position.tables.values[WOLF]))
            return most
        if card == IMP:
            return self.imp + self.imp_each * float(worth.guardians_out(position))
        if card == MOUSE:
            return self.mouse
        return self.dragonflies

    def _units_worth(self, position: KamimaiPosition, colour: Colour, units: i64) -> float:
        found = 0.0
        unit: i64
        for unit in range(units):
            found += self._unit_worth(position, colour, unit)
        return found

    def _unit_worth(self, position: KamimaiPosition, colour: Colour, more: i64) -> float:
        """What one more unit of a colour adds, after so many more."""
        price = position.tables.spell_units
        held = self._held[colour] + more
        found = self.idle
        if held < self._open[colour] * price:
            found = 1.0
        elif held < (self._open[colour] + self._elsewhere[colour]) * price:
            found = self.later
        own = self._held[colour] - self._others[colour] + more
        if own < position.tables.shares_of(position.players)[0]:
            ready = float(self._able[colour] + 1) / float(position.players)
            if self._open[TEAM_SPELL] > 0:
                found = max(found, self.team_here * ready)
            elif self._elsewhere[TEAM_SPELL] > 0:
                found = max(found, self.team_later * ready) + self.team_also * ready
        return found
