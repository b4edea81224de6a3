"""What a seat of Dominovia cannot know, and another world that looks the same to it.

A seat does not forget (DOM-K10): what it gave, received, saw offered or eaten binds every world it considers. So a new
world is a new story of the round: the moves that the seat saw stay, and for each move that it did not see a scroll is
chosen among those that could have gone. Scrolls the seat has followed are told apart; all others are alike until one of
them is seen, and get their names from what is left. What could be inferred from links not made (DOM-K11) is not used,
but for one thing: whoever is asked to link now has a scroll for it, and whoever is asked to fly has none (DOM-I6).

The moves are gone through once, in order. Two bounds, found beforehand in the opposite order, keep wrong turns away: where
a followed scroll must be to come in time to the place where it was seen, and how many of the other scrolls a place needs
for those seen leaving it. What they do not foresee is tried again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.chance import Rng
from wondertable.core.kit import bit, has, nth_member, set_size, shl, shuffle
from wondertable.games.dominovia import chain, history
from wondertable.games.dominovia.ending import RUNNING
from wondertable.games.dominovia.questions import COLT, FLY, LINK
from wondertable.games.dominovia.steps import (
    AT_START,
    DECK,
    ENTERS,
    HIDDEN,
    LANDS,
    LEAVES,
    NO_PLACES,
    NOWHERE,
    ON_THE_WAY,
    PLACES,
    Followed,
    Step,
    counts_at_start,
    follow,
    steps_seen,
)
from wondertable.games.dominovia.tables import ALL_SCROLLS, NONE

if TYPE_CHECKING:
    from wondertable.games.dominovia.position import DominoviaPosition

TRIES: Final = 40
COUNT_BITS: Final = 5
COUNT_MASK: Final = 31
NAMELESS: Final = 32
"""A nameless scroll n is written 32 + n where a scroll with a name could stand."""
NO_SCROLLS: Final = vec[i64]()


def forget(position: DominoviaPosition, viewer: i64, rng: Rng) -> None:
    """Replace what this viewer cannot know by something that it could not tell from it."""
    if position.ended != RUNNING:  # DOM-K12: all hands are open, the deck is not
        position.deck = position.deck[position.drawn_off :]
        position.drawn_off = 0
        shuffle(position.deck, rng, 0)
        return
    story = Story(position, viewer)
    tries: i64 = 0
    while not (story.told(rng, False) and story.named(rng)):
        tries += 1
        if tries == TRIES:
            story.told(rng, True)
            story.named(rng)
            break
    story.come_true(rng)


class Story:
    """A way in which the round may have gone, as far as a viewer knows."""

    def __init__(self, position: DominoviaPosition, viewer: i64) -> None:
        self.position = position
        self.viewer = viewer
        self.steps = steps_seen(position, viewer)
        self.followed = follow(position, viewer, self.steps)
        self.first_others: vec[i64] = self._number_the_nameless()
        self.others: vec[i64] = NO_PLACES
        """The scrolls in each place that are not followed, as a set of nameless ones."""
        self.names: vec[i64] = NOWHERE
        """The names of those that were seen leaving; at the end of all."""
        self.pile: vec[i64] = NO_SCROLLS
        """The names that are left, in the order in which they are dealt."""
        self._find_needs()

    def _number_the_nameless(self) -> vec[i64]:
        """As many nameless scrolls in each place as it held before the first move, besides the followed ones."""
        count = counts_at_start(self.position, self.viewer, self.steps)
        for followed in self.followed:
            if followed.begins == AT_START:
                count[followed.start] -= 1
        others = NO_PLACES[:]
        given: i64 = 0
        place: i64 = 0
        while place < PLACES:
            others[place] = shl(bit(count[place]) - 1, given)
            given += count[place]
            place += 1
        return others

    def _find_needs(self) -> None:
        """How many scrolls that nobody followed each place must hold after each move, for those seen leaving later."""
        needed: i64 = 0
        seat: i64
        at: i64 = len(self.steps) - 1
        while at >= 0:
            step = self.steps[at]
            step.needed = needed
            if step.kind == LEAVES and step.followed is None:
                needed += shl(1, COUNT_BITS * step.source)
            elif step.kind == HIDDEN:
                needed = one_less(needed, step.target)
            elif step.kind == LANDS:
                for seat in range(self.position.players):
                    needed = one_less(needed, seat)
            at -= 1

    # -- telling the story ---------------------------------------------------------------------------------------------

    def told(self, rng: Rng, truly: bool) -> bool:
        """Choose what went in each hidden move, or with `truly` take what did; False if it does not come out right."""
        self.others = self.first_others[:]
        self.names = NOWHERE[:]
        for followed in self.followed:
            followed.place = NONE
            if followed.begins == AT_START:
                followed.place = followed.start
        at: i64 = 0
        for step in self.steps:
            if not self._happens(step, at, rng, truly):
                return False
            at += 1
        return True

    def _happens(self, step: Step, at: i64, rng: Rng, truly: bool) -> bool:
        if step.kind == HIDDEN:
            if truly:
                return self._goes(step, self._what_really_went(step))
            return self._goes(step, self._choose(step, at, rng))
        followed = step.followed
        if step.kind == LEAVES:
            if followed is None:
                return self._is_seen(step, rng)
            if followed.place != step.source:
                return False
            followed.place = NONE
        elif step.kind == ENTERS and followed is not None:
            followed.place = step.target
        elif step.kind == LANDS:
            self._land()
        return True

    def _is_seen(self, step: Step, rng: Rng) -> bool:
        """One of the nameless scrolls turns out to be this one."""
        here = self.others[step.source]
        if here == 0:
            return False
        nameless = nth_member(here, rng.below(set_size(here)))
        self.others[step.source] ^= bit(nameless)
        self.names[nameless] = step.scroll
        return True

    def _land(self) -> None:
        seat: i64
        for seat in range(self.position.players):
            self.others[seat] |= self.others[ON_THE_WAY + seat]
            self.others[ON_THE_WAY + seat] = 0
        for followed in self.followed:
            if followed.place >= ON_THE_WAY:
                followed.place -= ON_THE_WAY

    def _choose(self, step: Step, at: i64, rng: Rng) -> i64:
        """Each scroll that could have gone is equally likely; NONE if there is none."""
        source, target = step.source, step.target
        others = set_size(self.others[source])
        spare: i64 = others
        if others <= (step.needed >> (COUNT_BITS * source)) & COUNT_MASK:
            spare = 0
        room = set_size(self.others[target]) >= (step.needed >> (COUNT_BITS * target)) & COUNT_MASK
        free: i64 = 0
        for followed in self.followed:
            if followed.place == source:
                can_go = room and followed.may_be(target, at, self.steps)
                if not followed.may_be(source, at, self.steps):
                    return self._only(followed, can_go, at)
                if can_go:
                    free += 1
        if free + spare == 0:
            return NONE
        chosen = rng.below(free + spare)
        if chosen >= free:
            return NAMELESS + nth_member(self.others[source], chosen - free)
        for followed in self.followed:
            if followed.place == source and followed.may_be(target, at, self.steps):
                if chosen == 0:
                    return followed.scroll
                chosen -= 1
        return NONE

    def _only(self, leaving: Followed, can_go: bool, at: i64) -> i64:
        """This scroll has to go now, if no other one has to."""
        if not can_go:
            return NONE
        for followed in self.followed:
            if (
                followed.place == leaving.place
                and followed is not leaving
                and not followed.may_be(leaving.place, at, self.steps)
            ):
                return NONE
        return leaving.scroll

    def _what_really_went(self, step: Step) -> i64:
        for followed in self.followed:
            if followed.place == step.source and followed.scroll == step.scroll:
                return step.scroll
        return NAMELESS + nth_member(self.others[step.source], 0)

    def _goes(self, step: Step, went: i64) -> bool:
        step.went = went
        if went == NONE:
            return False
        if went >= NAMELESS:
            self.others[step.source] ^= bit(went - NAMELESS)
            self.others[step.target] |= bit(went - NAMELESS)
            return True
        for followed in self.followed:
            if followed.place == step.source and followed.scroll == went:
                followed.place = step.target
        return True

    # -- making it the world -------------------------------------------------------------------------------------------

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


def one_less(counts: i64, place: i64) -> i64:
    if (counts >> (COUNT_BITS * place)) & COUNT_MASK:
        return counts - shl(1, COUNT_BITS * place)
    return counts
