"""Bots against each other: one of each at a table of each other, in all seats, with the same cards.

What a bot wins beyond its fair share at a table of others says how much better it is than they are. A team wins or loses together,
so there each bot plays with its like, and the teams are compared.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from wondertable.core.refused import Refused
from wondertable.lab.numbers import interval
from wondertable.lab.pool import simulate
from wondertable.lab.study import Study

Json = dict[str, object]
FIRST_LOOK = 2
"""Of each pairing so many deals are played to see how long all will take."""


@dataclass(frozen=True)
class Pairing:
    """One of `bot` at a table of `others`."""

    bot: str
    others: str

    @property
    def name(self) -> str:
        return f"{self.bot} among {self.others}"


@dataclass
class Share:
    wins: float
    games: int

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return interval(self.wins, self.games) or (0.0, 1.0)


@dataclass(frozen=True)
class Arena:
    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    """Of each pairing at least so many; every deal is played with the bot in every seat."""
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    data: Mapping[str, object] | None = None

    def open(self) -> None:
        """All names and numbers checked; refused by name if something does not fit."""
        if len(set(self.bots)) < 2:
            raise Refused(None, "arena-bots", {"bots": list(self.bots)})
        for bot in self.bots:
            self.study(Pairing(bot, bot), self.players).open()

    @property
    def is_team(self) -> bool:
        found = self.study(Pairing(self.bots[0], self.bots[0]), 1).open()
        return bool(found.mind(self.players).plan(self.players).team)

    def pairings(self) -> list[Pairing]:
        if self.is_team:
            return [Pairing(bot, bot) for bot in self.bots]
        return [Pairing(bot, others) for bot in self.bots for others in self.bots if bot != others]

    def study(self, pairing: Pairing, games: int) -> Study:
        seating = (pairing.bot, *[pairing.others] * (self.players - 1))
        same = pairing.bot == pairing.others
        return Study(
            self.game,
            self.players,
            games if same else -(-games // self.players) * self.players,
            (pairing.bot,) if same else seating,
            self.seed,
            self.options,
            self.data,
            rotate=not same,
        )

    @property
    def fair(self) -> float | None:
        """What a bot wins among its like; a team has no such share."""
        return None if self.is_team else 1.0 / self.players


def share_of(arena: Arena, pairing: Pairing, games: int, workers: int | None, progress: Callable[[int], None]) -> Share:
    study = arena.study(pairing, games)
    found = simulate(study, workers, progress)
    if found.partial:
        raise KeyboardInterrupt
    sums = found.sums.bots[pairing.bot]
    if pairing.bot == pairing.others:
        return Share(float(sum(found.sums.wins)), found.sums.games)
    return Share(sums.wins, sums.seats)


def seconds_for_all(arena: Arena, left: Sequence[Pairing], workers: int | None) -> float:
    """An estimate, from a few deals of each pairing."""
    seconds = 0.0
    for pairing in left:
        few = arena.study(pairing, FIRST_LOOK).games
        began = time.perf_counter()
        share_of(arena, pairing, few, workers, lambda _games: None)
        seconds += (time.perf_counter() - began) * arena.study(pairing, arena.games).games / few
    return seconds


def fought(
    arena: Arena,
    known: Mapping[Pairing, Share],
    workers: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Iterator[tuple[Pairing, Share]]:
    """The pairings that are not known yet, one after the other."""
    before = 0
    for pairing in arena.pairings():
        if pairing not in known:
            share = share_of(arena, pairing, arena.games, workers, onward(progress, before))
            yield pairing, share
            before += share.games


def onward(progress: Callable[[int], None], before: int) -> Callable[[int], None]:
    return lambda games: progress(before + games)


# -- as JSON -------------------------------------------------------------------------------------------------------------


def about(arena: Arena) -> Json:
    """What the shares hang on; a file with other words here is of another arena."""
    return {
        "game": arena.game,
        "players": arena.players,
        "games": arena.games,
        "seed": arena.seed,
        "options": dict(arena.options),
        "data": arena.data is not None,
    }


def told(arena: Arena, shares: Mapping[Pairing, Share]) -> Json:
    return {
        **about(arena),
        "fair": arena.fair,
        "pairings": [
            {
                "bot": pairing.bot,
                "others": pairing.others,
                "games": share.games,
                "wins": share.wins,
                "share": share.rate,
                "interval": list(share.interval),
            }
            for pairing, share in shares.items()
        ],
    }


def read(arena: Arena, file: Path) -> dict[Pairing, Share]:
    """What was played before, from a file written by `told`; refused if it is of another arena."""
    if not file.exists():
        return {}
    try:
        found = json.loads(file.read_text("utf-8"))
        other = {key: found[key] for key in about(arena)}
        shares = {
            Pairing(str(each["bot"]), str(each["others"])): Share(float(each["wins"]), int(each["games"]))
            for each in found["pairings"]
        }
    except (OSError, UnicodeDecodeError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise Refused(None, "arena-file", {"file": str(file), "problem": str(error) or type(error).__name__}) from None
    for key, value in about(arena).items():
        if other[key] != value:
            words: Json = {"file": str(file), "key": key, "found": str(other[key])[:80], "wanted": str(value)[:80]}
            raise Refused(None, "arena-other", words)
    return {pairing: share for pairing, share in shares.items() if pairing in arena.pairings()}
