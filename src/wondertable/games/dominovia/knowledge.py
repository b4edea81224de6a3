"""What a seat of Dominovia cannot know, and another world that looks the same to it.

A seat does not forget (DOM-K10): what it gave, received, saw offered or eaten binds every world it considers. So a new
world is a new story of the round: the moves that the seat saw stay, and for each move that it did not see a scroll is
chosen among those that could have gone. Scrolls the seat has followed are told apart; all others are alike until one of
them is seen, and get their names from what is left. What could be inferred from links not made (DOM-K11) is not used,
but for one thing: whoever is asked to link now has a scroll for it, and whoever is asked to fly has none (DOM-I6).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.chance import Rng
from wondertable.core.kit import bit, has, set_size, shuffle
from wondertable.games.dominovia import chain, history
from wondertable.games.dominovia.ending import RUNNING
from wondertable.games.dominovia.questions import COLT, FLY, LINK
from wondertable.games.dominovia.steps import DECK, HIDDEN
from wondertable.games.dominovia.story import NAMELESS, Story
from wondertable.games.dominovia.tables import ALL_SCROLLS, NONE

if TYPE_CHECKING:
    from wondertable.games.dominovia.position import DominoviaPosition

TRIES: Final = 40
"""What the bounds of a story do not foresee is tried again, so often; then what really moved is the story."""
NO_SCROLLS: Final = vec[i64]()


def forget(position: DominoviaPosition, viewer: i64, rng: Rng) -> None:
    """Replace what this viewer cannot know by something that it could not tell from it."""
    if position.ended != RUNNING:  # DOM-K12: all hands are open, the deck is not
        position.deck = position.deck[position.drawn_off :]
        position.drawn_off = 0
        shuffle(position.deck, rng, 0)
        return
    world = World(position, viewer)
    tries: i64 = 0
    while not (world.told(rng, False) and world.named(rng)):
        tries += 1
        if tries == TRIES:
            world.told(rng, True)
            world.named(rng)
            break
    world.come_true(rng)


class World(Story):
    """A story in which every scroll has its name."""

    def __init__(self, position: DominoviaPosition, viewer: i64) -> None:
        super().__init__(position, viewer)
        self.pile: vec[i64] = NO_SCROLLS
        """The names that are left, in the order in which they are dealt."""

    def named(self, rng: Rng) -> bool:
        """Deal the names of the nameless; False if the Mage in turn could not be asked what is asked."""
        self.pile = self._unseen()
        shuffle(self.pile, rng, 0)
        seat = self.position.turn
        if seat == NONE or seat == self.viewer:
            return True
        kind = self.position.open_question().kind
        if kind == FLY:
            return self._none_fits(seat)
        if kind == LINK or kind == COLT:
            return self._one_fits(seat, rng)
        return True

    def _none_fits(self, seat: i64) -> bool:
        """Put names that cannot be linked where the hand of this Mage gets its names from."""
        fitting = self._fitting(seat)
        for followed in self.followed:
            if followed.place == seat and has(fitting, followed.scroll):
                return False
        pile = self.pile
        held = set_size(self.others[seat])
        at: i64 = 0
        other: i64 = held
        while at < held:
            if has(fitting, pile[at]):
                while other < len(pile) and has(fitting, pile[other]):
                    other += 1
                if other == len(pile):
                    return False
                swap(pile, at, other)
            at += 1
        return True

    def _one_fits(self, seat: i64, rng: Rng) -> bool:
        """Put a name that can be linked where the hand of this Mage gets its names from, if none is there."""
        fitting = self._fitting(seat)
        for followed in self.followed:
            if followed.place == seat and has(fitting, followed.scroll):
                return True
        pile = self.pile
        held = set_size(self.others[seat])
        at: i64 = 0
        while at < len(pile):
            if has(fitting, pile[at]):
                if at >= held > 0:
                    swap(pile, at, rng.below(held))
                return held > 0
            at += 1
        return False

    def _fitting(self, seat: i64) -> i64:
        links = chain.open_to(self.position, seat)
        return chain.at_left(links) | chain.at_right(links)

    def come_true(self, rng: Rng) -> None:
        """Write hands, deck and moves as the story has them; the Mage in turn gets the first names of the pile."""
        position = self.position
        given: i64 = 0
        if position.turn != NONE and position.turn != self.viewer:
            given = self._fill_hand(position.turn, given)
        seat: i64
        for seat in range(position.players):
            if seat != self.viewer and seat != position.turn:
                given = self._fill_hand(seat, given)
        self._fill_deck(given, rng)
        at: i64 = 0
        for step in self.steps:
            if step.kind == HIDDEN:
                scroll = step.went
                if scroll >= NAMELESS:
                    scroll = self.names[scroll - NAMELESS]
                position.moves[at] = history.with_scroll(position.moves[at], scroll)
            at += 1

    def _unseen(self) -> vec[i64]:
        """The scrolls that the viewer neither sees nor follows, wherever they lie."""
        left: i64 = ALL_SCROLLS & ~chain.scrolls(self.position)
        if self.viewer < self.position.players:
            left &= ~self.position.seats[self.viewer].hand
        for followed in self.followed:
            if followed.place != NONE:
                left &= ~bit(followed.scroll)
        found = NO_SCROLLS
        scroll: i64 = 0
        while left:
            if left & 1:
                found = append(found, scroll)
            left >>= 1
            scroll += 1
        return found

    def _fill_hand(self, seat: i64, given: i64) -> i64:
        """Name the nameless scrolls of a hand from the pile; returns how many of the pile are used up."""
        pile = self.pile
        hand: i64 = 0
        here: i64 = self.others[seat]
        nameless: i64 = 0
        while here:
            if here & 1:
                self.names[nameless] = pile[given]
                hand |= bit(pile[given])
                given += 1
            here >>= 1
            nameless += 1
        for followed in self.followed:
            if followed.place == seat:
                hand |= bit(followed.scroll)
        self.position.seats[seat].hand = hand
        return given

    def _fill_deck(self, given: i64, rng: Rng) -> None:
        """What is left of the pile is in the deck, with the followed scrolls somewhere among it."""
        pile = self.pile
        here: i64 = self.others[DECK]
        nameless: i64 = 0
        left = pile[given:]
        while here:
            if here & 1:
                self.names[nameless] = pile[given]
                given += 1
            here >>= 1
            nameless += 1
        known = False
        for followed in self.followed:
            if followed.place == DECK:
                left = append(left, followed.scroll)
                known = True
        if known:
            shuffle(left, rng, 0)
        self.position.deck = left
        self.position.drawn_off = 0


def swap(pile: vec[i64], one: i64, other: i64) -> None:
    kept = pile[one]
    pile[one] = pile[other]
    pile[other] = kept
