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
from wondertable.core.rules.kit import Seat, Set, bit, has, shuffle
from wondertable.games.dominovia.rules import chain, links
from wondertable.games.dominovia.rules.ending import RUNNING
from wondertable.games.dominovia.rules.knowledge import every_choice, moves
from wondertable.games.dominovia.rules.knowledge.hidden_moves import NAMELESS, Nameless, Story
from wondertable.games.dominovia.rules.knowledge.seen_moves import DECK, HIDDEN, Place, Viewer
from wondertable.games.dominovia.rules.knowledge.unseen_scrolls import Naming
from wondertable.games.dominovia.rules.questions import ASK_COLT, ASK_FLY, ASK_LINK
from wondertable.games.dominovia.rules.tables import ALL_SCROLLS, NONE, SCROLLS, Scroll, Scrolls

if TYPE_CHECKING:
    from wondertable.games.dominovia.rules.position import DominoviaPosition

TRIES: Final = 40
"""So often a story is left to chance; then one is searched for."""
NO_SCROLLS: Final = vec[i64]()


def forget(position: DominoviaPosition, viewer: Viewer, rng: Rng) -> None:
    """Replace what this viewer cannot know by something that it could not tell from it."""
    if position.ended != RUNNING:  # DOM-K12: all hands are open, the deck is not
        position.deck = position.deck[position.deck_top :]
        position.deck_top = 0
        shuffle(position.deck, rng)
        return
    world = World(position, viewer)
    tries: i64 = 0
    while not (world.told(rng) and world.named(rng)):
        tries += 1
        if tries == TRIES:
            every_choice.find(world, rng)
            break
    world.come_true(rng)


class World(Story):
    """A story in which every scroll has its name."""

    def __init__(self, position: DominoviaPosition, viewer: Viewer) -> None:
        super().__init__(position, viewer)
        self.patience: i64 = 0
        """How many choices a search may still make before it begins anew."""

    def named(self, rng: Rng) -> bool:
        """Deal the names of the nameless; False if what was asked, then or now, could not have been asked."""
        seat = self.position.turn
        kind: i64 = 0
        if seat != NONE and seat != self.viewer:
            kind = self.position.open_question().kind
        fitting: Scrolls = 0
        if kind == ASK_FLY or kind == ASK_LINK or kind == ASK_COLT:
            fitting = links.fitting(self.position, seat)
        if kind == ASK_FLY and not self.lacks(seat, fitting):
            return False
        pile = self._unseen()
        shuffle(pile, rng)
        naming = Naming(self._nameless(), self.barred, pile)
        if not naming.dealt():
            return False
        must_fit = (kind == ASK_LINK or kind == ASK_COLT) and not self._follows_one_of(seat, fitting)
        if must_fit and not naming.one_of(self.others[seat], fitting, rng):
            return False
        naming.write(self.names)
        return True

    def _nameless(self) -> Set:
        """Those that are still hidden."""
        found: i64 = 0
        for here in self.others:
            found |= here
        return found

    def _follows_one_of(self, seat: Seat, scrolls: Scrolls) -> bool:
        return any(followed.place == seat and has(scrolls, followed.scroll) for followed in self.followed)

    def come_true(self, rng: Rng) -> None:
        """Write hands, deck and moves as the story has them."""
        position = self.position
        seat: Seat
        for seat in range(position.players):
            if seat != self.viewer:
                position.seats[seat].hand = self._lying(seat)
        position.deck = listed(self._lying(DECK))
        position.deck_top = 0
        shuffle(position.deck, rng)
        for at, step in enumerate(self.steps):
            if step.kind == HIDDEN:
                scroll = step.went
                if scroll >= NAMELESS:
                    scroll = self.names[scroll - NAMELESS]
                position.moves[at] = moves.with_scroll(position.moves[at], scroll)

    def _lying(self, place: Place) -> Scrolls:
        """The set of scrolls that lie there in this story."""
        found: i64 = 0
        here = self.others[place]
        nameless: Nameless = 0
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


def listed(scrolls: Scrolls) -> vec[i64]:
    found = NO_SCROLLS
    scroll: Scroll
    for scroll in range(SCROLLS):
        if has(scrolls, scroll):
            found = append(found, scroll)
    return found
