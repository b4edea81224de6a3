"""The tree of a search, in rows of numbers: nodes stand for what a seat has seen, edges for answers it may give."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from wondertable.core.rules.actions import code
from wondertable.core.rules.kit import Seat
from wondertable.core.rules.questions import Options
from wondertable.core.rules.weights import Weights

NONE: Final = -1
ROOT: Final = 0
SCATTERED: Final = -1
ROOM: Final = 1 << 9
"""Rows begin with so many places, and grow by as many."""
KEPT: Final = 1 << 24
"""A search takes some megabytes, again and again. Where the C library is glibc, it gives what lies unused back to the system
as soon as that is more than twice the largest block that was ever freed, and has it cleared anew page by page."""
bytearray(KEPT)
NOUGHTS: Final = vec[i64]([0] * ROOM)
NOTHINGS: Final = vec[i64]([NONE] * ROOM)
NO_SHARES: Final = vec[float]([0.0] * ROOM)
LOW: Final = (1 << 31) - 1
MIX_KEY: Final = 0x2C1B3C6D
MIX_NODE: Final = 0x297A2D39
"""No product exceeds 62 bits, so both forms agree."""
SPREAD_PLACES: Final = 16
SPREAD_MOST: Final = 1 << SPREAD_PLACES
FEW: Final = 8
"""Of an answer that was tried less often nothing is known for sure."""
WIDTHS: Final = 1 << 12
"""So many roots of logarithms are worked out once and for all."""


@mypyc_attr(acyclic=True)
class Tree:
    """Nodes and edges are numbers; whatever is known of them stands in a row of its own. Rows have room for more."""

    __slots__ = (
        "_child_key",
        "_child_node",
        "_child_of",
        "_children",
        "_places",
        "_room_for_edges",
        "_room_for_nodes",
        "_widest",
        "action",
        "block",
        "edges",
        "first",
        "kind",
        "last",
        "mean",
        "narrow",
        "next",
        "nodes",
        "prior",
        "seen",
        "side",
        "spread",
        "squares",
        "total",
        "tried",
        "tries",
        "visits",
        "whole",
    )

    def __init__(self) -> None:
        self.nodes: i64 = 0
        self._room_for_nodes: i64 = ROOM
        self.visits: vec[i64] = NOUGHTS[:]
        """Of nodes."""
        self.first: vec[i64] = NOTHINGS[:]
        self.last: vec[i64] = NOTHINGS[:]
        self.block: vec[i64] = NOUGHTS[:]
        """How many edges a node has, if they stand one behind the other; SCATTERED if not."""
        self.kind: vec[i64] = NOUGHTS[:]
        self.spread: vec[i64] = NOUGHTS[:]
        """Where all answers are one kind with a small number: each edge has its place by the number, and this is the set of
        all numbers that have one; else 0."""
        self.tried: vec[i64] = NOUGHTS[:]
        """Which of these numbers were given once."""
        self.whole: vec[i64] = NOUGHTS[:]
        """How often all of them could have been given at once, besides what is counted for each."""
        self.side: vec[i64] = NOTHINGS[:]
        """The first of a node for each seat that answers here without a look at the others."""
        self.edges: i64 = 0
        self._room_for_edges: i64 = ROOM
        self.action: vec[i64] = NOUGHTS[:]
        self.next: vec[i64] = NOTHINGS[:]
        self.tries: vec[i64] = NOUGHTS[:]
        """How often the answer of an edge was given."""
        self.seen: vec[i64] = NOUGHTS[:]
        """How often it could have been given, less what its node counts for all. Not counted where edges have their places:
        there nearly all could be given at every visit."""
        self.total: vec[float] = NO_SHARES[:]
        """What came of it, for who gave it."""
        self.squares: vec[float] = NO_SHARES[:]
        self.mean: vec[float] = NO_SHARES[:]
        self.narrow: vec[float] = NO_SHARES[:]
        """The root of one by the tries, as it is wanted again and again; 0: never tried."""
        self.prior: vec[float] = NO_SHARES[:]
        """How likely a sensible player is to give it."""
        self._widest: i64 = 1
        """All numbers that are given a place."""
        self._children: i64 = 0
        self._places: i64 = ROOM
        self._child_of: vec[i64] = NOTHINGS[:]
        self._child_key: vec[i64] = NOTHINGS[:]
        self._child_node: vec[i64] = NOTHINGS[:]
        self.add_node()

    def add_node(self) -> i64:
        node = self.nodes
        self.nodes += 1
        if self.nodes > self._room_for_nodes:
            self._more_nodes()
        return node

    def beside(self, node: i64, seat: Seat, players: i64) -> i64:
        """Where this seat chooses, and sees no more than was seen at the node."""
        first = self.side[node]
        if first == NONE:
            first = self.nodes
            for _other in range(players):
                self.add_node()
            self.side[node] = first
        return first + seat

    def _more_nodes(self) -> None:
        self._room_for_nodes += ROOM
        self.visits = extend(self.visits, NOUGHTS)
        self.first = extend(self.first, NOTHINGS)
        self.last = extend(self.last, NOTHINGS)
        self.block = extend(self.block, NOUGHTS)
        self.kind = extend(self.kind, NOUGHTS)
        self.spread = extend(self.spread, NOUGHTS)
        self.tried = extend(self.tried, NOUGHTS)
        self.whole = extend(self.whole, NOUGHTS)
        self.side = extend(self.side, NOTHINGS)

    def _more_edges(self) -> None:
        self._room_for_edges += ROOM
        self.action = extend(self.action, NOUGHTS)
        self.next = extend(self.next, NOTHINGS)
        self.tries = extend(self.tries, NOUGHTS)
        self.seen = extend(self.seen, NOUGHTS)
        self.total = extend(self.total, NO_SHARES)
        self.squares = extend(self.squares, NO_SHARES)
        self.mean = extend(self.mean, NO_SHARES)
        self.narrow = extend(self.narrow, NO_SHARES)
        self.prior = extend(self.prior, NO_SHARES)

    def edge(self, node: i64, action: i64, hint: i64) -> i64:
        """The edge of this answer, made if need be. Answers are listed in the same order nearly always, so it is looked
        for behind `hint` first."""
        at = self.first[node] if hint == NONE else self.next[hint]
        while at != NONE:
            if self.action[at] == action:
                return at
            at = self.next[at]
        if hint != NONE:
            at = self.first[node]
            while at != NONE and at != hint:
                if self.action[at] == action:
                    return at
                at = self.next[at]
        return self._add_edge(node, action)

    def _add_edge(self, node: i64, action: i64) -> i64:
        """One more behind those that the node has."""
        edge = self.edges
        self.edges += 1
        if self.edges > self._room_for_edges:
            self._more_edges()
        self.action[edge] = action
        self.seen[edge] = -self.whole[node]
        last = self.last[node]
        if last == NONE:
            self.first[node] = edge
        else:
            self.next[last] = edge
        if last == NONE or (last == edge - 1 and self.block[node] != SCATTERED):
            self.block[node] += 1
        else:
            self.block[node] = SCATTERED
        self.last[node] = edge
        return edge

    def begin(self, node: i64, options: Options) -> None:
        """The first edges of a node, one for each answer."""
        at: i64
        for at in range(options.size):
            self._add_edge(node, options.item(at))

    def spreads(self, node: i64, options: Options) -> bool:
        """Whether every answer has its place by its number among the edges of the node; made so if the node is new."""
        values = options.values
        if values == 0:
            return False
        spread = self.spread[node]
        if spread == 0 and self.first[node] == NONE and values < SPREAD_MOST:
            while self._widest < values:
                self._widest += self._widest + 1
            spread = self._widest
            self._spread(node, spread, options.kind)
        return values & ~spread == 0 and options.kind == self.kind[node]

    def _spread(self, node: i64, spread: i64, kind: i64) -> None:
        edge = self.edges
        while edge + SPREAD_PLACES > self._room_for_edges:
            self._more_edges()
        action_of, next_of = self.action, self.next
        self.first[node] = edge
        self.spread[node] = spread
        self.kind[node] = kind
        self.block[node] = SCATTERED
        value: i64 = 0
        while spread:
            action_of[edge] = code(kind, value)
            next_of[edge] = edge + 1
            spread >>= 1
            value += 1
            edge += 1
        next_of[edge - 1] = NONE
        self.last[node] = edge - 1
        self.edges = edge

    def holds_just(self, node: i64, options: Options) -> bool:
        """Whether these answers are all that were ever possible here, in their order."""
        if self.block[node] != options.size:
            return False
        options.spell_out()
        first, actions = self.first[node], self.action
        at: i64 = 0
        while at < options.size and actions[first + at] == options.item(at):
            at += 1
        return at == options.size

    def count_all(self, edges: vec[i64], movers: vec[i64], depth: i64, rewards: Weights) -> None:
        """The edges of a way through the tree, and what came of it for each who chose one."""
        tries_of, total_of, squares_of, mean_of, narrow_of = (
            self.tries,
            self.total,
            self.squares,
            self.mean,
            self.narrow,
        )
        values = rewards.values
        at: i64
        for at in range(depth):
            edge = edges[at]
            reward = values[movers[at]]
            tries = tries_of[edge] + 1
            total = total_of[edge] + reward
            tries_of[edge] = tries
            total_of[edge] = total
            squares_of[edge] += reward * reward
            mean_of[edge] = total / float(tries)
            narrow_of[edge] = KNOWN_NARROWS[tries] if tries < WIDTHS else 1.0 / math.sqrt(float(tries))

    def surely_less(self, edge: i64, other: i64, errors: float) -> bool:
        """Whether what came of an edge is so many standard errors less than what came of another."""
        if self.tries[edge] < FEW or self.tries[other] < FEW:
            return False
        gap = self.mean[other] - self.mean[edge]
        return gap > 0.0 and gap * gap > errors * errors * (self._doubt(edge) + self._doubt(other))

    def _doubt(self, edge: i64) -> float:
        """The square of the standard error of the mean, never quite nothing."""
        tries, mean = float(self.tries[edge]), self.mean[edge]
        return (max(0.0, self.squares[edge] / tries - mean * mean) + 1.0 / tries) / tries

    # -- children, found by what is seen ---------------------------------------------------------------------------------

    def child(self, node: i64, key: i64) -> i64:
        """The node below that hangs on this key, made if need be."""
        at = self._place(node, key)
        found = self._child_node[at]
        if found == NONE:
            found = self.add_node()
            self._child_of[at] = node
            self._child_key[at] = key
            self._child_node[at] = found
            self._children += 1
            if self._children * 2 > self._places:
                self._grow()
        return found

    def _place(self, node: i64, key: i64) -> i64:
        mask = self._places - 1
        mixed: i64 = ((key ^ (key >> 31)) & LOW) * MIX_KEY ^ (node & LOW) * MIX_NODE
        at: i64 = (mixed ^ (mixed >> 27)) & mask
        while self._child_node[at] != NONE and (self._child_of[at] != node or self._child_key[at] != key):
            at = (at + 1) & mask
        return at

    def _grow(self) -> None:
        old_of, old_key, old_node, places = self._child_of, self._child_key, self._child_node, self._places
        self._places = places * 2
        self._child_of = nothings(self._places)
        self._child_key = nothings(self._places)
        self._child_node = nothings(self._places)
        old: i64
        for old in range(places):
            if old_node[old] != NONE:
                at = self._place(old_of[old], old_key[old])
                self._child_of[at] = old_of[old]
                self._child_key[at] = old_key[old]
                self._child_node[at] = old_node[old]


def nothings(places: i64) -> vec[i64]:
    found = NOTHINGS[:]
    while len(found) < places:
        found = extend(found, NOTHINGS)
    return found


def root_log(number: i64) -> float:
    return math.sqrt(math.log(float(number)))


def all_widths() -> vec[float]:
    found = vec[float](capacity=WIDTHS)
    found = append(found, 0.0)
    number: i64
    for number in range(1, WIDTHS):
        found = append(found, root_log(number))
    return found


def all_narrows() -> vec[float]:
    found = vec[float](capacity=WIDTHS)
    found = append(found, 0.0)
    number: i64
    for number in range(1, WIDTHS):
        found = append(found, 1.0 / math.sqrt(float(number)))
    return found


KNOWN_WIDTHS: Final = all_widths()
KNOWN_NARROWS: Final = all_narrows()


def width(seen: i64) -> float:
    """How far the worth of an answer may lie from what was found, that could have been given so often."""
    if seen < WIDTHS:
        return KNOWN_WIDTHS[seen]
    return root_log(seen)
