"""What a seat of Dominovia remembers of the scrolls it does not see (DOM-K10), as far as simple counting goes.

The moves of the round are gone through once. A scroll that was seen going to a hand, or into the deck, lies there for
certain until some scroll leaves that place unseen; then it may have gone. A hand that lacked a scroll (DOM-K11) can have
got it only with a scroll that came unseen since. `knowledge/known_places.py` follows every way and so knows more, but is
far too slow for search.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from wondertable.core.rules.features import Row
from wondertable.core.rules.kit import Seat, bit, set_size
from wondertable.games.dominovia.rules import chain
from wondertable.games.dominovia.rules.ending import RUNNING
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
    Move,
)
from wondertable.games.dominovia.rules.position import DominoviaPosition
from wondertable.games.dominovia.rules.tables import ALL_SCROLLS, SCROLLS, Scroll, Scrolls


class Remembered:
    """Filled again for each position and viewer."""

    def __init__(self, players: int) -> None:
        self.holds: vec[i64] = numbers(players)
        """The scrolls that each seat holds for certain."""
        self.in_deck: Scrolls = 0
        """Those that the deck holds for certain."""
        self.elsewhere: Scrolls = 0
        """Those of which the viewer knows where they lie."""
        self.arrived: vec[i64] = numbers(players * SCROLLS)
        """For each seat and scroll: how many scrolls of the hand may be this one."""
        self._all_anew: vec[i64] = numbers(players * SCROLLS)
        """The same where all that lies in any hand came unseen."""
        at: i64
        for at in range(players * SCROLLS):
            self._all_anew[at] = SCROLLS
        self.passing: vec[i64] = numbers(players)
        """The scroll that the viewer passed towards each seat, as a set; it has not landed yet."""

    def look(self, position: DominoviaPosition, viewer: Seat) -> None:
        seat: Seat
        self.in_deck = 0
        if position.ended != RUNNING:  # DOM-K12: all hands are open
            self.elsewhere = ALL_SCROLLS
            self.in_deck = ALL_SCROLLS & ~chain.scrolls(position)
            for seat in range(position.players):
                self.holds[seat] = position.seats[seat].hand
                self.in_deck &= ~position.seats[seat].hand
            return
        self.begin(position)
        at: i64
        for at in range(position.moves_made):
            self.after(position.moves[at], viewer, position.players)
        self.holds[viewer] = position.seats[viewer].hand
        self.elsewhere = chain.scrolls(position) | self.in_deck
        for seat in range(position.players):
            self.elsewhere |= self.holds[seat]

    def write_may_hold(self, position: DominoviaPosition, seat: Seat, row: Row) -> None:
        """How many scrolls of a hand may be each: 0 where it cannot be, or is for certain."""
        unseen: i64 = set_size(position.seats[seat].hand) - set_size(self.holds[seat])
        arrived = self.arrived
        values = row.values
        left: Scrolls = ALL_SCROLLS & ~self.elsewhere
        at: i64 = row.at
        here: i64 = seat * SCROLLS
        row.blank(SCROLLS)
        while left:
            if left & 1:
                values[at] = i32(min(unseen, arrived[here]))
            left >>= 1
            at += 1
            here += 1

    def begin(self, position: DominoviaPosition) -> None:
        """What was known before the first move: offered scrolls (DOM-K3), and what classic play showed not to be dealt."""
        self.arrived = self._all_anew[:]
        seat: Seat
        for seat in range(position.players):
            self.passing[seat] = 0
            self.holds[seat] = 0
        for seat in range(position.players):
            if position.seats[seat].offered:
                self.see(position.seats[seat].offered, position.players)
                self.holds[seat] = position.seats[seat].offered
        self.see(position.known_in_deck, position.players)
        self.in_deck = position.known_in_deck

    def after(self, move: Move, viewer: Seat, players: i64) -> None:
        kind = moves.kind_of(move)
        giver = moves.giver_of(move)
        if kind == LACKED:
            self.lacks(giver, moves.scroll_of(move))
        elif kind == LANDED:
            self.land(players)
        elif kind == EATEN:
            self.see(bit(moves.scroll_of(move)), players)
            self.in_deck |= bit(moves.scroll_of(move))
        elif kind == LINKED:
            self.see(bit(moves.scroll_of(move)), players)
        elif kind == DREW:
            if giver == viewer:
                self.see(bit(moves.scroll_of(move)), players)
            else:
                self.leave_deck(players)
                self.arrive(giver)
        elif kind == DISCARDED:
            if giver == viewer:
                self.see(bit(moves.scroll_of(move)), players)
                self.in_deck |= bit(moves.scroll_of(move))
            else:
                self.leave(giver, players)
        elif kind == GAVE or kind == PASSED:
            self.give(move, viewer, players)

    def give(self, move: Move, viewer: Seat, players: i64) -> None:
        giver = moves.giver_of(move)
        receiver = moves.receiver_of(move)
        if giver == viewer:
            self.see(bit(moves.scroll_of(move)), players)
            if moves.kind_of(move) == PASSED:
                self.passing[receiver] = bit(moves.scroll_of(move))
            else:
                self.holds[receiver] |= bit(moves.scroll_of(move))
        elif receiver == viewer:
            self.see(bit(moves.scroll_of(move)), players)
        else:
            self.leave(giver, players)
            self.arrive(receiver)

    def see(self, scrolls: Scrolls, players: i64) -> None:
        """The viewer sees where these scrolls are: nobody else has them, until they are seen to go on."""
        if scrolls == 0:
            return
        seat: Seat
        holds, arrived = self.holds, self.arrived
        self.in_deck &= ~scrolls
        for seat in range(players):
            holds[seat] &= ~scrolls
        scroll: Scroll = 0
        while scrolls:
            if scrolls & 1:
                for seat in range(players):
                    arrived[seat * SCROLLS + scroll] = 0
            scrolls >>= 1
            scroll += 1

    def lacks(self, seat: Seat, scrolls: Scrolls) -> None:
        arrived = self.arrived
        at: i64 = seat * SCROLLS
        while scrolls:
            if scrolls & 1:
                arrived[at] = 0
            scrolls >>= 1
            at += 1

    def arrive(self, seat: Seat) -> None:
        """A scroll came into a hand unseen: it may be any."""
        arrived = self.arrived
        at: i64
        for at in range(seat * SCROLLS, (seat + 1) * SCROLLS):
            arrived[at] += 1

    def leave(self, seat: Seat, players: i64) -> None:
        """A scroll left a hand unseen: it may be one of those that lay there for certain."""
        loose = self.holds[seat]
        self.see(loose, players)
        scroll: Scroll = 0
        while loose:
            if loose & 1:
                self.arrived[seat * SCROLLS + scroll] = 1
            loose >>= 1
            scroll += 1

    def leave_deck(self, players: i64) -> None:
        """The same of the deck; what is still there nobody holds."""
        self.see(self.in_deck, players)

    def land(self, players: i64) -> None:
        seat: Seat
        for seat in range(players):
            self.holds[seat] |= self.passing[seat]
            self.passing[seat] = 0


def numbers(length: i64) -> vec[i64]:
    found = vec[i64](capacity=length)
    for _number in range(length):
        found = append(found, 0)
    return found
