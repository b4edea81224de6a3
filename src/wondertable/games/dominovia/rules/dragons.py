"""The Dragons: what a Dragon match does, by the one Dragon that the table has chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.kit import Seat
from wondertable.games.dominovia.rules import chain, deck, exchange, repetition, rings, spells, tell
from wondertable.games.dominovia.rules.ending import BY_CAP, BY_REPEAT, NOT_OVER
from wondertable.games.dominovia.rules.knowledge import moves
from wondertable.games.dominovia.rules.questions import End, other_end
from wondertable.games.dominovia.rules.spells import ASKED, DONE, ENDS_ROUND
from wondertable.games.dominovia.rules.tables import DRAGON, Scroll

if TYPE_CHECKING:
    from wondertable.games.dominovia.rules.position import DominoviaPosition


class Dragon:
    """What all Dragons have in common; each says only what it does."""

    def match(self, position: DominoviaPosition, scroll: Scroll, end: End) -> i64:
        """A Dragon was matched with this scroll at this end. Returns what follows, as `spells.cast` does."""
        raise NotImplementedError

    def lets_place_ring(self, position: DominoviaPosition) -> bool:
        """Whether the caster of a lasting spell chooses the scroll for the Ring (DOM-Q17)."""
        return False

    def why_over(self, position: DominoviaPosition) -> i64:
        """Why the round ends where a turn would begin, or NOT_OVER."""
        return NOT_OVER


class Base(Dragon):
    """Everybody passes a scroll on (DOM-Q10)."""

    def match(self, position: DominoviaPosition, scroll: Scroll, end: End) -> i64:
        cast(position, scroll)
        position.casting = DRAGON
        position.cast_end = end
        exchange.begin(position)
        return ASKED


class Lazy(Dragon):
    def match(self, position: DominoviaPosition, scroll: Scroll, end: End) -> i64:
        """DOM-V1: nothing happens; but the Dragon Mirror, when it is linked (DOM-V5, DOM-Q20), ends the round (DOM-V3)."""
        rings.aside(position, position.turn)  # DOM-V2
        return ENDS_ROUND if position.tables.is_mirror(scroll) else DONE


class Hungry(Dragon):
    def match(self, position: DominoviaPosition, scroll: Scroll, end: End) -> i64:
        """DOM-V6: the scroll at the other end goes into the deck; of a chain of two the older one (DOM-V8, DOM-Q18)."""
        cast(position, scroll)
        eaten = chain.remove_end(position, other_end(end))
        seat: Seat
        for seat in range(position.players):
            if position.seats[seat].ring == eaten:  # DOM-V10
                rings.aside(position, seat)
        moves.eaten(position, eaten)
        tell.eaten(position, eaten)
        deck.put_in(position, eaten)
        return DONE

    def lets_place_ring(self, position: DominoviaPosition) -> bool:
        """DOM-V11, DOM-V19."""
        return position.chosen.ring_choice

    def why_over(self, position: DominoviaPosition) -> i64:
        """DOM-Q21: a round could go on for ever, but not one of classic play, where no Dragon is cast (DOM-V23)."""
        if position.chosen.play.is_classic:
            return NOT_OVER
        if position.turns_done >= position.chosen.hungry_turn_limit:  # DOM-V30
            return BY_CAP
        if repetition.comes_again(position):  # DOM-V12
            tell.repeat(position)
            return BY_REPEAT
        return NOT_OVER


class Dizzy(Dragon):
    def match(self, position: DominoviaPosition, scroll: Scroll, end: End) -> i64:
        """DOM-V13: the other half of the linked scroll is cast instead; it stays open (DOM-V14)."""
        if position.tables.is_mirror(scroll):  # DOM-V15, DOM-Q26
            rings.aside(position, position.turn)
            return DONE
        return spells.cast(position, position.tables.other_half(scroll, DRAGON), scroll, end)


class Angry(Dragon):
    def match(self, position: DominoviaPosition, scroll: Scroll, end: End) -> i64:
        """DOM-V16: every Ring goes aside."""
        seat: Seat
        for seat in range(position.players):
            rings.aside(position, seat)
        return DONE


def cast(position: DominoviaPosition, scroll: Scroll) -> None:
    rings.put_on(position, position.turn, DRAGON, scroll)
    tell.cast(position, position.turn)
