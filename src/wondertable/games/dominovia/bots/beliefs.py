"""How well a world of Dominovia agrees with what the other Mages have linked in this round.

A redealt world is a whole story: it says what everybody held whenever they linked. Who held a far better scroll for that
moment than the one they laid would hardly have laid it. The story is gone through from its end, the newest links first.
"""

from __future__ import annotations

import math

from librt.vecs import vec
from mypy_extensions import i64

from wondertable.core.rules.kit import Seat, bit, has
from wondertable.games.dominovia.bots.worth import SCROLL, worth_of_link
from wondertable.games.dominovia.rules import chain
from wondertable.games.dominovia.rules.knowledge import moves
from wondertable.games.dominovia.rules.knowledge.moves import DISCARDED, DREW, EATEN, GAVE, LINKED, PASSED
from wondertable.games.dominovia.rules.position import DominoviaPosition
from wondertable.games.dominovia.rules.tables import SCROLLS, SEATS_MAX, Rank, Scroll, Scrolls


class Beliefs:
    def __init__(self) -> None:
        self.sharpness = 10.0 / SCROLL
        """How much less likely a link is than the best one, for each hundredth of a scroll that it is worse."""
        self.least = 0.1
        """No link is less likely than this: some choices were barred, and some Mages think otherwise."""
        self.links: i64 = 4
        """So many of the newest links of others are looked at."""
        self._hands: vec[i64] = vec[i64]([0] * SEATS_MAX)

    def of(self, world: DominoviaPosition, viewer: Seat) -> float:
        seat: Seat
        for seat in range(world.players):
            self._hands[seat] = world.seats[seat].hand
        first: i64 = 0
        last: i64 = world.length - 1
        left = self.links
        found = 1.0
        at: i64 = world.moves_made - 1
        while at >= 0 and left > 0 and first < last:
            move = world.moves[at]
            at -= 1
            kind = moves.kind_of(move)
            if kind == EATEN:  # the chain was another one before
                break
            giver = moves.giver_of(move)
            scroll = moves.scroll_of(move)
            if kind == LINKED:
                self._hands[giver] |= bit(scroll)
                newest_left, newest_right = chain.item(world, first), chain.item(world, last)
                if chain.scroll_at(world, last) == scroll:
                    last -= 1
                    matched, far = chain.left_half(newest_right), chain.left_half(newest_left)
                else:
                    first += 1
                    matched, far = chain.right_half(newest_left), chain.right_half(newest_right)
                if giver != viewer:
                    found *= self._likely(world, giver, scroll, matched, far)
                    left -= 1
            else:
                self._undo(kind, giver, moves.receiver_of(move), scroll)
        return found

    def _undo(self, kind: i64, giver: Seat, receiver: Seat, scroll: Scroll) -> None:
        if kind == DREW:
            self._hands[giver] &= ~bit(scroll)
        elif kind == DISCARDED:
            self._hands[giver] |= bit(scroll)
        elif kind == GAVE or kind == PASSED:
            self._hands[receiver] &= ~bit(scroll)
            self._hands[giver] |= bit(scroll)

    def _likely(self, world: DominoviaPosition, seat: Seat, laid: Scroll, matched: Rank, far: Rank) -> float:
        """Of a Mage with this hand to lay this scroll, compared with the best one; spells that barred some are forgotten."""
        hand: Scrolls = self._hands[seat]
        tables = world.tables
        own = worth_of_link(world, seat, hand, laid, matched, far)
        best = own
        scroll: Scroll
        for scroll in range(SCROLLS):
            if has(hand, scroll) and scroll != laid:
                if tables.bears(scroll, matched):
                    best = max(best, worth_of_link(world, seat, hand, scroll, matched, far))
                if tables.bears(scroll, far):
                    best = max(best, worth_of_link(world, seat, hand, scroll, far, matched))
        if best == own:
            return 1.0
        return max(self.least, math.exp(-self.sharpness * float(best - own)))
