"""Bots against each other: one of each at a table of each other, in all seats, with the same cards.

What a bot wins beyond its fair share at a table of others says how much better it is than they are. A team wins or loses together,
so there each bot plays with its like, and the teams are compared.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import combinations

from wondertable.core.game import Game
from wondertable.core.refused import Refused
from wondertable.lab import ratings
from wondertable.lab.crew import Crew, Piece
from wondertable.lab.evidence import ALPHA, Bets, always
from wondertable.lab.play import Table, outcome_of, play_one
from wondertable.lab.study import Study

DEALS = 4
"""So many deals of a pairing are played at a time: then somebody looks whether the answer is clear."""


@dataclass(frozen=True)
class Pairing:
    """One of `bot` at a table of `others`."""

    bot: str
    others: str

    @property
    def alike(self) -> bool:
        return self.bot == self.others


@dataclass
class Share:
    """What one bot has won: games of each deal, which was played in every seat."""

    deals: list[float]
    seats: int

    @property
    def wins(self) -> float:
        return sum(self.deals)

    @property
    def games(self) -> int:
        return len(self.deals) * self.seats

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def parts(self) -> list[float]:
        """Of each deal the part that was won, from 0 to 1."""
        return [min(1.0, won / self.seats) for won in self.deals]

    @property
    def interval(self) -> tuple[float, float]:
        return always(self.parts)


@dataclass(frozen=True)
class Arena:
    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    """Of each pairing at most so many, rounded up to whole deals; every deal is played with the bot in every seat."""
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    data: Mapping[str, object] | None = None

    def open(self) -> Game:
        """All names and numbers checked; refused by name if something does not fit."""
        if len(set(self.bots)) < 2:
            raise Refused(None, "arena-bots", {"bots": list(self.bots)})
        for bot in self.bots[1:]:
            self.study(Pairing(bot, bot)).open()
        return self.study(Pairing(self.bots[0], self.bots[0])).open()

    @property
    def is_team(self) -> bool:
        found = self.study(Pairing(self.bots[0], self.bots[0])).open()
        return bool(found.mind(self.players).plan(self.players).team)

    def pairings(self) -> list[Pairing]:
        if self.is_team:
            return [Pairing(bot, bot) for bot in self.bots]
        return [Pairing(bot, others) for bot in self.bots for others in self.bots if bot != others]

    def seats(self, pairing: Pairing) -> int:
        """Games of one deal."""
        return 1 if pairing.alike else self.players

    def deals(self, pairing: Pairing) -> int:
        return -(-self.games // self.seats(pairing))

    def study(self, pairing: Pairing) -> Study:
        seating = (pairing.bot,) if pairing.alike else (pairing.bot, *[pairing.others] * (self.players - 1))
        games = self.deals(pairing) * self.seats(pairing)
        rotate = not pairing.alike
        return Study(self.game, self.players, games, seating, self.seed, self.options, self.data, rotate=rotate)

    @property
    def fair(self) -> float | None:
        """What a bot wins among its like; a team has no such share."""
        return None if self.is_team else 1.0 / self.players


def new_shares(arena: Arena) -> dict[Pairing, Share]:
    return {pairing: Share([], arena.seats(pairing)) for pairing in arena.pairings()}


def fought(
    arena: Arena,
    shares: dict[Pairing, Share],
    by: Crew,
    progress: Callable[[int], None] = lambda games: None,
    to_the_end: bool = False,
) -> Iterator[Pairing]:
    """Play on from what is known, a few deals of each pairing after the other, and name the pairing after each few.

    A pairing that is clear is left alone, unless everything is to be played. `progress` is told how many games need not be waited for
    any more. What is clear hangs on the deals in their order alone, not on how many play.
    """
    pairings = arena.pairings()
    clear = Clear(arena, shares)
    named: deque[Piece] = deque()

    def open_for_more(at: int) -> bool:
        return to_the_end or not clear.is_clear(pairings[at])

    def pieces() -> Iterator[Piece]:
        begun = [len(shares[pairing].deals) for pairing in pairings]
        for step in range(max(arena.deals(pairing) for pairing in pairings)):
            for at, pairing in enumerate(pairings):
                first = begun[at] + step * DEALS
                after = min(first + DEALS, arena.deals(pairing))
                if first < after and open_for_more(at):
                    seats = arena.seats(pairing)
                    named.append(Piece(at, first * seats, after * seats))
                    yield named[-1]

    with closing(by.in_order(play_deals, [arena.study(pairing) for pairing in pairings], pieces())) as played:
        for won in played:
            piece = named.popleft()
            if open_for_more(piece.study):  # what was under way when it became clear does not count
                shares[pairings[piece.study]].deals += won
                clear.look(pairings[piece.study])
                progress(sum(settled(arena, shares, clear, pairing, to_the_end) for pairing in pairings))
                yield pairings[piece.study]


def settled(arena: Arena, shares: Mapping[Pairing, Share], clear: Clear, pairing: Pairing, to_the_end: bool) -> int:
    whole = arena.deals(pairing) * arena.seats(pairing)
    return whole if clear.is_clear(pairing) and not to_the_end else shares[pairing].games


def play_deals(study: Study, game: Game, first: int, after: int) -> list[float]:
    """Of each deal the games that the first bot has won; of bots that play with their like, those that anybody has."""
    table = Table(study, game)
    won: list[float] = []
    for number in range(first, after):
        if number % study.turns == 0:
            won.append(0.0)
        position, _ = play_one(table, number)
        winners = outcome_of(position).winners
        if not study.several:
            won[-1] += float(bool(winners))
        elif winners:
            seat = study.seating(number).index(study.bots[0])
            won[-1] += (seat in winners) / len(winners)
    return won


class Clear:
    """Which answers are clear: at any moment, and for all pairings together wrong with a probability of at most 5 %.

    A pairing is clear when betting against its fair share has multiplied the stake by 20 times the number of pairings. Teams are clear
    when betting against the equality of each two of them, deal by deal, has done so.
    """

    def __init__(self, arena: Arena, shares: Mapping[Pairing, Share]) -> None:
        self.shares = shares
        self.pairings = arena.pairings()
        self.two = list(combinations(self.pairings, 2))
        fair = arena.fair
        self.bets = {} if fair is None else {pairing: Bets(fair) for pairing in shares}
        self.between = {two: Bets(0.5) for two in self.two} if fair is None else {}
        self.found: set[Pairing] = set()
        for pairing in shares:
            self.look(pairing)

    def is_clear(self, pairing: Pairing) -> bool:
        return pairing in self.found

    def look(self, pairing: Pairing) -> None:
        """At what is new of a pairing."""
        if pairing in self.bets:
            bets = self.bets[pairing]
            bets.add(self.shares[pairing].parts[bets.seen :])
            if bets.most >= len(self.pairings) / ALPHA:
                self.found.add(pairing)
            return
        for (one, other), bets in self.between.items():
            if pairing in (one, other):
                both = list(zip(self.shares[one].parts, self.shares[other].parts, strict=False))[bets.seen :]
                bets.add([(a - b + 1) / 2 for a, b in both])
        differ = {two for two, bets in self.between.items() if bets.most >= len(self.two) / ALPHA}
        self.found = {each for each in self.pairings if all(two in differ for two in self.two if each in two)}


def rated(arena: Arena, shares: Mapping[Pairing, Share]) -> dict[str, ratings.Rating]:
    names = list(dict.fromkeys([*arena.bots, *(bot for each in shares for bot in (each.bot, each.others))]))
    place = {bot: at for at, bot in enumerate(names)}
    meetings: Sequence[ratings.Meeting] = [
        ratings.Meeting(
            place[pairing.bot], None if pairing.alike else place[pairing.others], share.deals, arena.seats(pairing)
        )
        for pairing, share in shares.items()
    ]
    return ratings.rated(names, meetings)
