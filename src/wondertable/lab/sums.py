"""What many games came to: counts that can be added, however the games were shared out."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from wondertable.core.rules.position import Outcome


@dataclass
class BotSums:
    """One bot, wherever it sat."""

    seats: int = 0
    wins: float = 0.0
    scores: Counter[int] = field(default_factory=Counter)

    def add(self, other: BotSums) -> None:
        self.seats += other.seats
        self.wins += other.wins
        self.scores += other.scores


@dataclass
class Sums:
    """`scores` and `wins` stand by seat; a shared win counts as its fraction."""

    players: int
    games: int = 0
    decisions: int = 0
    shared: int = 0
    unwon: int = 0
    """Games without a winner."""
    wins: list[float] = field(default_factory=list)
    scores: list[Counter[int]] = field(default_factory=list)
    winning: Counter[int] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)
    bots: dict[str, BotSums] = field(default_factory=dict)
    tally: dict[str, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.wins = self.wins or [0.0] * self.players
        self.scores = self.scores or [Counter() for _ in range(self.players)]

    def count(self, outcome: Outcome, decisions: int, seating: list[str]) -> None:
        """Add one finished game."""
        self.games += 1
        self.decisions += decisions
        self.lengths[decisions] += 1
        self.shared += len(outcome.winners) > 1
        self.unwon += not outcome.winners
        for seat, name in enumerate(seating):
            share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            bot = self.bots.setdefault(name, BotSums())
            bot.seats += 1
            bot.wins += share
            self.wins[seat] += share
            if outcome.scores is not None:
                self.scores[seat][outcome.scores[seat]] += 1
                bot.scores[outcome.scores[seat]] += 1
        if outcome.scores is not None:
            self.winning[max(outcome.scores)] += 1

    def add(self, other: Sums) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.shared += other.shared
        self.unwon += other.unwon
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        for mine, theirs in zip(self.scores, other.scores, strict=True):
            mine.update(theirs)
        self.winning.update(other.winning)
        self.lengths.update(other.lengths)
        for name, bot in other.bots.items():
            self.bots.setdefault(name, BotSums()).add(bot)
        for key, amount in other.tally.items():
            self.tally[key] = self.tally.get(key, 0.0) + amount
