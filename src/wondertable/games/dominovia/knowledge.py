"""What a seat of Dominovia cannot know, and another world that looks the same to it.

A seat does not forget (DOM-K10): what it gave, received, saw offered or eaten binds every world it considers. So a new
world is a new story of the round: the moves that the seat saw stay, and for each move that it did not see a scroll is
chosen among those that could have gone. Scrolls the seat has followed are told apart; all others are alike until one of
them is seen, and get their names from what is left. Whoever drew or passed had no link (DOM-K11): no scroll gets a name
with which it would have been linked then. Whoever is asked to link now has a scroll for it, and whoever is asked to fly
has none (DOM-I6).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import bit, has, shuffle
from wondertable.games.dominovia import chain, history, search
from wondertable.games.dominovia.ending import RUNNING
from wondertable.games.dominovia.naming import Naming
from wondertable.games.dominovia.questions import COLT, FLY, LINK
from wondertable.games.dominovia.steps import DECK, HIDDEN
from wondertable.games.dominovia.story import NAMELESS, Story
from wondertable.games.dominovia.tables import ALL_SCROLLS, NONE

if TYPE_CHECKING:
    from wondertable.games.dominovia.position import DominoviaPosition

TRIES: Final = 40
"""So often a story is left to chance; then one is searched for."""
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
    while not (world.told(rng) and world.named(rng)):
        tries += 1
        if tries == TRIES:
            search.find(world, rng)
            break
    world.come_true(rng)


class World(Story):
    """A story in which every scroll has its name."""

    def __init__(self, position: DominoviaPosition, viewer: i64) -> None:
        super().__init__(position, viewer)
        self.patience: i64 = 0
        """How many choices a search may still make before it begins anew."""

    def named(self, rng: Rng) -> bool:
        """Deal the names of the nameless; False if what was asked, then or now, could not have been asked."""
        seat = self.position.turn
        kind: i64 = 0
        if seat != NONE and seat != self.viewer:
            kind = self.position.open_question().kind
        fitting: i64 = 0
        if kind == FLY or kind == LINK or kind == COLT:
            fitting = chain.fitting(self.position, seat)
        if kind == FLY and not self.lacks(seat, fitting):
            return False
        pile = self._unseen()
        shuffle(pile, rng, 0)
        naming = Naming(self._nameless(), self.barred, pile)
        if not naming.dealt():
            return False
        must_fit = (kind == LINK or kind == COLT) and not self._follows_one_of(seat, fitting)
        if must_fit and not naming.one_of(self.others[seat], fitting, rng):
            return False
        naming.write(self.names)
        return True

    def _nameless(self) -> i64:
        """Those that are still hidden."""
        found: i64 = 0
        for here in self.others:
            found |= here
        return found

    def _follows_one_of(self, seat: i64, scrolls: i64) -> bool:
        return any(followed.place == seat and has(scrolls, followed.scroll) for followed in self.followed)

    def come_true(self, rng: Rng) -> None:
        """Write hands, deck and moves as the story has them."""
        position = self.position
        seat: i64
        for seat in range(position.players):
            if seat != self.viewer:
                position.seats[seat].hand = self._lying(seat)
        position.deck = listed(self._lying(DECK))
        position.drawn_off = 0
        shuffle(position.deck, rng, 0)
        at: i64 = 0
        for step in self.steps:
            if step.kind == HIDDEN:
                scroll = step.went
                if scroll >= NAMELESS:
                    scroll = self.names[scroll - NAMELESS]
                position.moves[at] = history.with_scroll(position.moves[at], scroll)
            at += 1

    def _lying(self, place: i64) -> i64:
        """The set of scrolls that lie there in this story."""
        found: i64 = 0
        here: i64 = self.others[place]
        nameless: i64 = 0
        while here:
            if here & 1:
                found |= bit(self.names[nameless])
            here >>= 1
            nameless += 1
        for followed in self.followed:
            if followed.place == place:
                found |= bit(followed.scroll)
        return found

    def _unseen(self) -> vec[i64]:
        """The scrolls that the viewer neither sees nor follows, wherever they lie."""
        left: i64 = ALL_SCROLLS & ~chain.scrolls(self.position)
        if self.viewer < self.position.players:
            left &= ~self.position.seats[self.viewer].hand
        for followed in self.followed:
            if followed.place != NONE:
                left &= ~bit(followed.scroll)
        return listed(left)


def listed(scrolls: i64) -> vec[i64]:
    found = NO_SCROLLS
    scroll: i64 = 0
    while scrolls:
        if scrolls & 1:
            found = append(found, scroll)
        scrolls >>= 1
        scroll += 1
    return found
