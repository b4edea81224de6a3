"""A league of different minds: one of a bot at tables of each other kind, played on from where it was left.

Games are played in small pieces and kept after each, so a league that was stopped goes on from there, and one of 100 games
becomes one of 400 when more are asked for. What a game comes to hangs on its number alone, not on who played it when.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import Options
from wondertable.lab.arena import Pairing
from wondertable.lab.numbers import interval
from wondertable.lab.play import Table, outcome_of, play_one
from wondertable.lab.study import Study
from wondertable.lab.sums import Sums

Json = dict[str, object]
DEALS_A_PIECE = 5
"""Played before what was found is kept; every deal with the bot in each seat."""


@dataclass(frozen=True)
class Meeting:
    """One of a bot at tables of others."""

    game: str
    players: int
    pairing: Pairing
    games: int
    """At least so many."""
    seed: int

    def pieces(self, played: int) -> list[range]:
        """What is still to be played, when so many games were."""
        step = DEALS_A_PIECE * self.players
        return [range(first, first + step) for first in range(played, self.games, step)]

    @property
    def study(self) -> Study:
        seating = (self.pairing.bot, *[self.pairing.others] * (self.players - 1))
        return Study(self.game, self.players, self.games, seating, self.seed, rotate=True)


@dataclass
class Standing:
    """What has come of a meeting so far."""

    games: int = 0
    wins: float = 0.0
    decisions: int = 0
    """Of the bot, with more than one answer."""
    thought: float = 0.0
    """Seconds of CPU for them."""
    seconds: float = 0.0
    """Of CPU for everybody's."""

    def add(self, other: Standing) -> None:
        self.games += other.games
        self.wins += other.wins
        self.decisions += other.decisions
        self.thought += other.thought
        self.seconds += other.seconds

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return interval(self.wins, self.games) or (0.0, 1.0)

    @property
    def milliseconds(self) -> float:
        return 1000.0 * self.thought / max(1, self.decisions)


class Timed(Bot):
    """A bot, and how long it thinks where there is something to think about."""

    def __init__(self, player: Bot) -> None:
        self.player = player
        self.decisions = 0
        self.thought = 0.0

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        options = Options()
        world.options(seat, options)
        began = time.process_time()
        action = self.player.choose(world, seat, rng)
        if options.size > 1:
            self.decisions += 1
            self.thought += time.process_time() - began
        return action


def play_piece(meeting: Meeting, piece: range) -> Standing:
    study = meeting.study
    game = study.open()
    table = Table(study, game)
    timed = table.bots[meeting.pairing.bot] = Timed(table.bots[meeting.pairing.bot])
    sums = Sums(meeting.players)
    began = time.process_time()
    for number in piece:
        position, decisions = play_one(table, number)
        sums.count(outcome_of(position), decisions, study.seating(number))
    seconds = time.process_time() - began
    wins = sums.bots[meeting.pairing.bot].wins
    return Standing(sums.games, wins, timed.decisions, timed.thought, seconds)


# -- the whole league ------------------------------------------------------------------------------------------------------


@dataclass
class League:
    meetings: list[Meeting]
    standings: dict[Meeting, Standing] = field(default_factory=dict)

    def standing(self, meeting: Meeting) -> Standing:
        return self.standings.setdefault(meeting, Standing())

    def left(self) -> list[Meeting]:
        return [meeting for meeting in self.meetings if meeting.pieces(self.standing(meeting).games)]

    def cpu_seconds_left(self) -> float:
        """An estimate; of a meeting of which nothing is known one game is played for it, in vain."""
        seconds = 0.0
        for meeting in self.left():
            known = self.standing(meeting)
            look = known if known.games else play_piece(meeting, range(1))
            seconds += look.seconds / look.games * (meeting.games - known.games)
        return seconds

    def play(self, workers: int, kept: Callable[[Meeting], None]) -> None:
        """Everything that is left, one meeting after the other; `kept` is told after every piece."""
        with ProcessPoolExecutor(workers) as pool:
            try:
                for meeting, found in self._pieces(pool):
                    self.standing(meeting).add(found)
                    kept(meeting)
            finally:
                pool.shutdown(cancel_futures=True)

    def _pieces(self, pool: ProcessPoolExecutor) -> Generator[tuple[Meeting, Standing], None, None]:
        for meeting in self.left():
            pieces = meeting.pieces(self.standing(meeting).games)
            for found in pool.map(play_piece, [meeting] * len(pieces), pieces):
                yield meeting, found


# -- as files ----------------------------------------------------------------------------------------------------------------


def file_of(meeting: Meeting, folder: Path) -> Path:
    return folder / f"{meeting.game}-{meeting.players}-{meeting.seed}.json"


def keep(league: League, meeting: Meeting, folder: Path) -> None:
    """All meetings at tables like this one, beside those that others have left in the file."""
    file = file_of(meeting, folder)
    rows = {(str(row["bot"]), str(row["others"])): row for row in rows_of(file)}
    for other in league.meetings:
        standing = league.standing(other)
        if file_of(other, folder) == file and standing.games:
            rows[other.pairing.bot, other.pairing.others] = row_of(other.pairing, standing)
    told = {"game": meeting.game, "players": meeting.players, "seed": meeting.seed, "fair": 1.0 / meeting.players}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.with_suffix(".new").write_text(json.dumps({**told, "pairings": list(rows.values())}, indent=2) + "\n", "utf-8")
    file.with_suffix(".new").replace(file)


def row_of(pairing: Pairing, standing: Standing) -> Json:
    return {
        "bot": pairing.bot,
        "others": pairing.others,
        "games": standing.games,
        "wins": round(standing.wins, 3),
        "share": round(standing.rate, 4),
        "interval": [round(end, 4) for end in standing.interval],
        "decisions": standing.decisions,
        "thought": round(standing.thought, 3),
        "seconds": round(standing.seconds, 3),
    }


def rows_of(file: Path) -> list[Json]:
    return list(json.loads(file.read_text("utf-8"))["pairings"]) if file.exists() else []


def read(meetings: Iterable[Meeting], folder: Path) -> League:
    """A league, as far as it was played before."""
    league = League(list(meetings))
    for meeting in league.meetings:
        for row in rows_of(file_of(meeting, folder)):
            if (row["bot"], row["others"]) == (meeting.pairing.bot, meeting.pairing.others):
                number = {key: float(str(row[key])) for key in ("games", "wins", "decisions", "thought", "seconds")}
                league.standings[meeting] = Standing(
                    int(number["games"]), number["wins"], int(number["decisions"]), number["thought"], number["seconds"]
                )
    return league


def told(league: League) -> str:
    """A line for each meeting; those whose interval lies below the fair share are marked."""
    lines = []
    for meeting in league.meetings:
        standing = league.standing(meeting)
        if standing.games:
            low, high = standing.interval
            below = "  BELOW" if high < 1.0 / meeting.players else ""
            lines.append(
                f"{meeting.game} {meeting.players}p ({1.0 / meeting.players:.2f})  {meeting.pairing.bot} among {meeting.pairing.others}: "
                f"{standing.rate:.3f} [{low:.3f} {high:.3f}], {standing.games} games, {standing.milliseconds:.1f} ms{below}"
            )
    return "\n".join(lines)


def meetings(game: str, games: dict[int, int], bot: str, others: Sequence[str], seed: int) -> list[Meeting]:
    """At each number of seats so many games."""
    return [
        Meeting(game, players, Pairing(bot, other), wanted, seed)
        for players, wanted in games.items()
        for other in others
    ]
