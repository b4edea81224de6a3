"""The moves of a round as one viewer saw them.

Places are the hands 0 to 3, the deck, and for the scrolls of a Dragon's exchange the way to each hand. To a viewer a
move is open where it took part or where all could see the scroll: then a known scroll leaves what is hidden, or enters it.
Otherwise some scroll went from one place to another, and which one remains to be guessed.

A scroll that the viewer has seen enter, or seen where it lay when the round began, is followed: the viewer does not forget
it until it is seen leaving (DOM-K10).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from wondertable.core.rules.kit import Seat, Set, bit, first, has, set_size, shl
from wondertable.games.dominovia.rules.knowledge import moves
from wondertable.games.dominovia.rules.knowledge.moves import (
    DISCARDED,
    DREW,
    EATEN,
    GAVE,
    LACKED,
    LANDED,
    LINKED,
    PASSED,
)
from wondertable.games.dominovia.rules.tables import NONE, SCROLLS, Scroll

if TYPE_CHECKING:
    from wondertable.games.dominovia.rules.position import DominoviaPosition

Viewer: TypeAlias = Seat
"""A seat, or SPECTATOR for someone who watches."""
Place: TypeAlias = i64
"""Where a hidden scroll lies: in the hand of a seat, or in one of these."""

DECK: Final = 4
ON_THE_WAY: Final = 5
"""The way to seat s is place ON_THE_WAY + s."""
PLACES: Final = 9

NOTHING: Final = 0
LEAVES: Final = 1
"""A known scroll leaves what is hidden from the viewer: from `source`."""
ENTERS: Final = 2
"""A known scroll comes to lie hidden, at `target`."""
HIDDEN: Final = 3
"""Some scroll goes from `source` to `target`."""
LANDS: Final = 4
"""What is on the way arrives."""
LACKS: Final = 5
"""Nothing moves, but the hand at `source` holds no scroll of a set."""

AT_START: Final = -1
NOWHERE: Final = vec[i64]([NONE] * SCROLLS)
NO_PLACES: Final = vec[i64]([0] * PLACES)
NO_BOUNDS: Final = vec[i64]()
ANYWHERE: Final = (1 << PLACES) - 1


@mypyc_attr(acyclic=True)
class Followed:
    """A scroll that the viewer saw at `start`, just after move `begins`, and perhaps saw leaving in move `ends`."""

    __slots__ = ("_bounds", "begins", "ends", "place", "scroll", "start")

    def __init__(self, scroll: Scroll, start: Place, begins: i64) -> None:
        self.scroll = scroll
        self.start = start
        self.begins = begins
        self.ends: i64 = NONE
        self.place: Place = NONE
        """Where it lies in the story that is being told."""
        self._bounds: vec[i64] = NO_BOUNDS

    def _find_bounds(self, steps: list[Step]) -> None:
        """The places where it fits all that was seen later: for each move, the last one first."""
        here: Set = ANYWHERE
        at: i64 = len(steps) - 1
        if self.ends != NONE:
            here = bit(steps[self.ends].source)
            at = self.ends - 1
        bounds = append(NO_BOUNDS, here)
        while at > self.begins:
            step = steps[at]
            if step.kind == HIDDEN:
                if has(here, step.target):
                    here |= bit(step.source)
            elif step.kind == LANDS:
                here |= shl(here & (bit(DECK) - 1), ON_THE_WAY)
            elif step.kind == LACKS and has(step.scroll, self.scroll):
                here &= ~bit(step.source)
            bounds = append(bounds, here)
            at -= 1
        self._bounds = bounds

    def may_be(self, place: Place, after: i64, steps: list[Step]) -> bool:
        """Whether it may lie there after this move, for all the viewer saw later."""
        if len(self._bounds) == 0:
            self._find_bounds(steps)
        last: i64 = len(steps) - 1
        if self.ends != NONE:
            last = self.ends - 1
        return has(self._bounds[last - after], place)


@mypyc_attr(acyclic=True)
class Step:
    """One move as the viewer saw it."""

    __slots__ = ("followed", "kind", "needed", "scroll", "source", "target", "went")

    def __init__(self, move: moves.Move, viewer: Viewer) -> None:
        self.followed: Followed | None = None
        """The scroll that leaves or enters, if it is a followed one."""
        self.needed: i64 = 0
        """How many scrolls that are not followed each place needs after this move, 5 bits for each place."""
        self.went: Scroll = NONE
        """What went in a hidden move, in the story that is being told."""
        kind = moves.kind_of(move)
        giver = moves.giver_of(move)
        self.kind: i64 = HIDDEN
        self.scroll: Scroll = moves.scroll_of(move)
        """Of LACKS, the set of scrolls."""
        self.source: Place = giver
        self.target: Place = DECK
        if kind == LINKED:
            self.kind = LEAVES
            if giver == viewer:
                self.kind = NOTHING
        elif kind == DREW:
            self.source = DECK
            self.target = giver
            if giver == viewer:
                self.kind = LEAVES
        elif kind == DISCARDED:
            if giver == viewer:  # DOM-K8
                self.kind = ENTERS
        elif kind == EATEN:  # DOM-K9
            self.kind = ENTERS
        elif kind == LANDED:
            self.kind = LANDS
        elif kind == LACKED:
            self.kind = LACKS
            if giver == viewer:
                self.kind = NOTHING
        elif kind == GAVE or kind == PASSED:
            self.target = moves.receiver_of(move)
            if giver == viewer:
                self.kind = ENTERS
            elif self.target == viewer:
                self.kind = LEAVES
            if kind == PASSED:
                self.target += ON_THE_WAY


def steps_seen(position: DominoviaPosition, viewer: Viewer) -> list[Step]:
    found: list[Step] = []
    at: i64
    for at in range(position.moves_made):
        found.append(Step(position.moves[at], viewer))
    return found


def counts_at_start(position: DominoviaPosition, viewer: Viewer, steps: list[Step]) -> vec[i64]:
    """How many scrolls lay in each place before the first move, the viewer's own hand left out."""
    count = NO_PLACES[:]
    seat: Seat
    for seat in range(position.players):
        if seat != viewer:
            count[seat] = set_size(position.seats[seat].hand)
    count[DECK] = position.deck_left()
    at: i64
    for at in range(len(steps) - 1, -1, -1):
        step = steps[at]
        if step.kind == LEAVES:
            count[step.source] += 1
        elif step.kind == ENTERS:
            count[step.target] -= 1
        elif step.kind == HIDDEN:
            count[step.source] += 1
            count[step.target] -= 1
        elif step.kind == LANDS:
            for seat in range(position.players):
                if seat != viewer:
                    count[seat] -= 1
                    count[ON_THE_WAY + seat] += 1
    return count


def follow(position: DominoviaPosition, viewer: Viewer, steps: list[Step]) -> list[Followed]:
    """DOM-K10: the scrolls that the viewer has seen, each until it was seen leaving; a scroll may come twice."""
    found: list[Followed] = []
    latest = NOWHERE[:]
    seat: Seat
    for seat in range(position.players):
        if seat != viewer and position.seats[seat].offered:  # DOM-K3
            begin(found, latest, first(position.seats[seat].offered), seat, AT_START)
    known = position.known_in_deck
    while known:
        scroll = first(known)
        begin(found, latest, scroll, DECK, AT_START)
        known ^= bit(scroll)
    at: i64 = 0
    for step in steps:
        if step.kind == ENTERS:
            begin(found, latest, step.scroll, step.target, at)
            step.followed = found[latest[step.scroll]]
        elif step.kind == LEAVES and latest[step.scroll] != NONE:
            followed = found[latest[step.scroll]]
            followed.ends = at
            step.followed = followed
            latest[step.scroll] = NONE
        at += 1
    return found


def begin(found: list[Followed], latest: vec[i64], scroll: Scroll, place: Place, at: i64) -> None:
    latest[scroll] = len(found)
    found.append(Followed(scroll, place, at))
