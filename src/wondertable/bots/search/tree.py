"""The tree of a search, in rows of numbers: nodes stand for what a seat has seen, edges for answers it may give."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from wondertable.core.rules.questions import Options

NONE: Final = -1
ROOT: Final = 0
SCATTERED: Final = -1
FIRST_PLACES: Final = 1 << 10
LOW: Final = (1 << 31) - 1
MIX_KEY: Final = 0x2C1B3C6D
MIX_NODE: Final = 0x297A2D39
"""No product exceeds 62 bits, so both forms agree."""
WIDTHS: Final = 1 << 12
"""So many roots of logarithms are worked out once and for all."""


@mypyc_attr(acyclic=True)
class Tree:
    """Nodes and edges are numbers; whatever is known of them stands in a row of its own."""

    __slots__ = (
        "_child_key",
        "_child_node",
        "_child_of",
        "_children",
        "_places",
        "action",
        "block",
        "edges",
        "first",
        "last",
        "mean",
        "narrow",
        "next",
        "nodes",
        "prior",
        "seen",
        "squares",
        "total",
        "tries",
        "visits",
        "whole",
    )

    def __init__(self) -> None:
        self.nodes: i64 = 0
        self.visits: vec[i64] = vec[i64]()
        """Of nodes."""
        self.first: vec[i64] = vec[i64]()
        self.last: vec[i64] = vec[i64]()
        self.block: vec[i64] = vec[i64]()
        """How many edges a node has, if they stand one behind the other; SCATTERED if not."""
        self.whole: vec[i64] = vec[i64]()
        """How often all of them could have been given at once, besides what is counted for each."""
        self.edges: i64 = 0
        self.action: vec[i64] = vec[i64]()
        self.next: vec[i64] = vec[i64]()
        self.tries: vec[i64] = vec[i64]()
        """How often the answer of an edge was given."""
        self.seen: vec[i64] = vec[i64]()
        """How often it could have been given, less what its node counts for all."""
        self.total: vec[float] = vec[float]()
        """What came of it, for who gave it."""
        self.squares: vec[float] = vec[float]()
        self.mean: vec[float] = vec[float]()
        self.narrow: vec[float] = vec[float]()
        """The root of one by the tries, as it is wanted again and again."""
        self.prior: vec[float] = vec[float]()
        """How likely a sensible player is to give it."""
        self._children: i64 = 0
        self._places: i64 = FIRST_PLACES
        self._child_of: vec[i64] = empty(FIRST_PLACES)
        self._child_key: vec[i64] = empty(FIRST_PLACES)
        self._child_node: vec[i64] = empty(FIRST_PLACES)
        self.add_node()

    def add_node(self) -> i64:
        self.visits = append(self.visits, 0)
        self.first = append(self.first, NONE)
        self.last = append(self.last, NONE)
        self.block = append(self.block, 0)
        self.whole = append(self.whole, 0)
        self.nodes += 1
        return self.nodes - 1

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
        edge = self.edges
        self.edges += 1
        self.action = append(self.action, action)
        self.next = append(self.next, NONE)
        self.tries = append(self.tries, 0)
        self.seen = append(self.seen, -self.whole[node])
        self.total = append(self.total, 0.0)
        self.squares = append(self.squares, 0.0)
        self.mean = append(self.mean, 0.0)
        self.narrow = append(self.narrow, 0.0)
        self.prior = append(self.prior, 0.0)
        if self.last[node] == NONE:
            self.first[node] = edge
        else:
            self.next[self.last[node]] = edge
        if self.last[node] == NONE or (self.last[node] == edge - 1 and self.block[node] != SCATTERED):
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

    def holds_just(self, node: i64, options: Options) -> bool:
        """Whether these answers are all that were ever possible here, in their order; they are spelled out."""
        if self.block[node] != options.size:
            return False
        first, actions = self.first[node], self.action
        at: i64 = 0
        while at < options.size and actions[first + at] == options.item(at):
            at += 1
        return at == options.size

    def count(self, edge: i64, reward: float) -> None:
        self.tries[edge] += 1
        self.total[edge] += reward
        self.squares[edge] += reward * reward
        tries = float(self.tries[edge])
        self.mean[edge] = self.total[edge] / tries
        self.narrow[edge] = 1.0 / math.sqrt(tries)

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
        self._child_of = empty(self._places)
        self._child_key = empty(self._places)
        self._child_node = empty(self._places)
        old: i64
        for old in range(places):
            if old_node[old] != NONE:
                at = self._place(old_of[old], old_key[old])
                self._child_of[at] = old_of[old]
                self._child_key[at] = old_key[old]
                self._child_node[at] = old_node[old]


def empty(places: i64) -> vec[i64]:
    found = vec[i64](capacity=places)
    _at: i64
    for _at in range(places):
        found = append(found, NONE)
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


KNOWN_WIDTHS: Final = all_widths()


def width(seen: i64) -> float:
    """How far the worth of an answer may lie from what was found, that could have been given so often."""
    if seen < WIDTHS:
        return KNOWN_WIDTHS[seen]
    return root_log(seen)
