"""What a viewer of Dominovia knows for certain, for the memory aid (DOM-V20): it reveals nothing new.

All ways in which the followed scrolls can have moved are gone through side by side; what is the same in all of them is
certain. A way is one whole number: 4 bits for each scroll, its place plus 1, or 0 for a scroll that is not followed.
"""

from __future__ import annotations

from wondertable.core.rules.journal import SPECTATOR
from wondertable.core.rules.kit import members, set_of
from wondertable.games.dominovia.rules import chain
from wondertable.games.dominovia.rules.ending import RUNNING
from wondertable.games.dominovia.rules.knowledge.seen_moves import (
    AT_START,
    DECK,
    ENTERS,
    HIDDEN,
    LANDS,
    LEAVES,
    ON_THE_WAY,
    Step,
    counts_at_start,
    follow,
    steps_seen,
)
from wondertable.games.dominovia.rules.position import DominoviaPosition
from wondertable.games.dominovia.rules.tables import ALL_SCROLLS

WAYS_MAX = 3000
"""Beyond so many ways a scroll is given up that may be almost anywhere: less is claimed, but nothing wrong."""


def known_places(position: DominoviaPosition, viewer: int | None) -> list[list[int]]:
    """The scrolls that the viewer knows to lie in each hand and, last, in the deck; its own hand among them."""
    if position.ended != RUNNING:
        return everything(position)
    ways = Ways(position, viewer)
    known: list[list[int]] = [[] for _ in range(int(position.players) + 1)]
    unseen = ALL_SCROLLS & ~chain.scrolls(position)
    if viewer is not None:
        known[viewer] = members(position.seats[viewer].hand)
        unseen &= ~position.seats[viewer].hand
    for scroll in ways.scrolls:
        places = {place_of(way, scroll) for way in ways.ways}
        if len(places) == 1:
            known[index(position, places.pop())].append(scroll)
    if len(left := ways.places_of_others()) == 1:  # whatever was never seen lies in one place
        known[index(position, left.pop())] += members(unseen & ~set_of(ways.scrolls))
    return [sorted(scrolls) for scrolls in known]


def everything(position: DominoviaPosition) -> list[list[int]]:
    """DOM-K12: all hands lie open after the end, so the deck is what is left."""
    left = ALL_SCROLLS & ~chain.scrolls(position)
    for mage in position.seats:
        left &= ~mage.hand
    return [*(members(mage.hand) for mage in position.seats), members(left)]


def index(position: DominoviaPosition, place: int) -> int:
    return int(position.players) if place == DECK else place


class Ways:
    def __init__(self, position: DominoviaPosition, viewer: int | None) -> None:
        self.players = int(position.players)
        self.viewer = SPECTATOR if viewer is None else viewer
        steps = steps_seen(position, self.viewer)
        followed = follow(position, self.viewer, steps)
        self.count = [int(n) for n in counts_at_start(position, self.viewer, steps)]
        self.ways = {0}
        self.scrolls: list[int] = []
        """The scrolls followed now."""
        for one in followed:
            if one.begins == AT_START:
                self._enter(int(one.scroll), int(one.start))
        for step in steps:
            self._after(step)
            while len(self.ways) > WAYS_MAX:
                self._give_up()

    def followed_in(self, way: int, place: int) -> list[int]:
        return [scroll for scroll in self.scrolls if place_of(way, scroll) == place]

    def others(self, way: int, place: int) -> int:
        """How many scrolls lie there that are not followed."""
        return self.count[place] - len(self.followed_in(way, place))

    def places_of_others(self) -> set[int]:
        return {place for place in range(DECK + 1) for way in self.ways if self.others(way, place) > 0}

    def _enter(self, scroll: int, place: int) -> None:
        self.scrolls.append(scroll)
        self.ways = {put(way, scroll, place) for way in self.ways}

    def _after(self, step: Step) -> None:
        scroll, source, target = int(step.scroll), int(step.source), int(step.target)
        if step.kind == HIDDEN:
            self.ways = {went for way in self.ways for went in self._went(way, source, target)}
            self.count[source] -= 1
            self.count[target] += 1
        elif step.kind == LEAVES:
            if scroll in self.scrolls:
                self.ways = {put(way, scroll, -1) for way in self.ways if place_of(way, scroll) == source}
                self.scrolls.remove(scroll)
            else:
                self.ways = {way for way in self.ways if self.others(way, source) > 0}
            self.count[source] -= 1
        elif step.kind == ENTERS:
            self._enter(scroll, target)
            self.count[target] += 1
        elif step.kind == LANDS:
            self._land()

    def _went(self, way: int, source: int, target: int) -> list[int]:
        """The ways that one way becomes when something goes from source to target."""
        found = [put(way, scroll, target) for scroll in self.followed_in(way, source)]
        return [*found, way] if len(found) < self.count[source] else found

    def _land(self) -> None:
        for seat in range(self.players):
            if seat != self.viewer:
                self.count[seat] += 1
                self.count[ON_THE_WAY + seat] -= 1
        for scroll in self.scrolls:
            self.ways = {
                put(way, scroll, place - ON_THE_WAY) if (place := place_of(way, scroll)) >= ON_THE_WAY else way
                for way in self.ways
            }

    def _give_up(self) -> None:
        widest = max(self.scrolls, key=lambda scroll: len({place_of(way, scroll) for way in self.ways}))
        self.ways = {put(way, widest, -1) for way in self.ways}
        self.scrolls.remove(widest)


def put(way: int, scroll: int, place: int) -> int:
    """The same way with a scroll in another place; -1: it is not followed any more."""
    return (way & ~(15 << (4 * scroll))) | ((place + 1) << (4 * scroll))


def place_of(way: int, scroll: int) -> int:
    return ((way >> (4 * scroll)) & 15) - 1
