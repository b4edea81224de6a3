"""Which characters the others of Miraris have probably kept: those that serve a sensible player best."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Seat, Set, bit, has, nth_member, set_size
from wondertable.games.miraris.bots import thumb
from wondertable.games.miraris.bots.bidding import numbers
from wondertable.games.miraris.rules.position import MirarisPosition
from wondertable.games.miraris.rules.tables import CHARACTERS_MAX

WHIM: Final = 0.2
"""So much more strength makes a character e times as likely to be kept."""
STEPS: Final = 1 << 20


class Keeping:
    """How readily each character is kept. The strengths are those at tables of one size."""

    def __init__(self) -> None:
        self._pull: vec[float] = numbers(CHARACTERS_MAX)
        self._players: i64 = 0
        self.shares: vec[float] = numbers(CHARACTERS_MAX)
        """How likely another seat is to have kept each character, filled by `foresee`."""

    def look(self, position: MirarisPosition) -> None:
        if self._players == position.players:
            return
        self._players = position.players
        index: i64
        for index in range(len(position.tables.characters)):
            self._pull[index] = math.exp(thumb.strength(position, int(index)) / WHIM)

    def keep_anew(self, position: MirarisPosition, seat: Seat, rng: Rng) -> None:
        """In a redealt world each other seat keeps one of those dealt to it as a sensible player would."""
        self.look(position)
        other: Seat = 0
        for player in position.seats:
            if other != seat and not has(position.shown, other):
                player.character = self._kept(player.dealt, rng)
            other += 1

    def _kept(self, dealt: Set, rng: Rng) -> i64:
        whole = 0.0
        number: i64
        for number in range(set_size(dealt)):
            whole += self._pull[nth_member(dealt, number)]
        at = whole * float(rng.below(STEPS)) / float(STEPS)
        for number in range(set_size(dealt)):
            at -= self._pull[nth_member(dealt, number)]
            if at < 0.0:
                return nth_member(dealt, number)
        return nth_member(dealt, 0)

    def foresee(self, position: MirarisPosition, seat: Seat) -> None:
        """How likely any other seat is to have kept each character, as far as this seat can tell before scoring."""
        self.look(position)
        tables = position.tables
        index: i64
        for index in range(len(self.shares)):
            self.shares[index] = 0.0
        unseen: Set = tables.all_characters & ~position.seats[seat].dealt
        self._add_hands(unseen, 0, tables.characters_each[position.players])
        whole = 0.0
        for index in range(len(self.shares)):
            whole += self.shares[index]
        for index in range(len(self.shares)):
            self.shares[index] = self.shares[index] / whole

    def _add_hands(self, unseen: Set, dealt: Set, more: i64) -> None:
        """Every hand of characters that could have been dealt, each equally likely."""
        number: i64
        if more == 0:
            whole = 0.0
            for number in range(set_size(dealt)):
                whole += self._pull[nth_member(dealt, number)]
            for number in range(set_size(dealt)):
                index = nth_member(dealt, number)
                self.shares[index] += self._pull[index] / whole
            return
        while unseen:
            index = nth_member(unseen, 0)
            unseen ^= bit(index)
            self._add_hands(unseen, dealt | bit(index), more - 1)
