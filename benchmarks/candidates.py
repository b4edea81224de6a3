"""Who is measured: Wondertable in its forms, and beside it the peers that a game's file in peers/ describes.

A new game brings peers/<game>.toml and its programs; nothing else has to know of it. Every candidate is a command that
takes seconds of CPU time, the number of players and a seed, and prints one line of JSON (see `Sample`). What a game has
besides rules it measures itself, with a command that takes seconds and a seed and prints a list of readings (see `Measure`).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PEERS = ROOT / "benchmarks" / "peers"
MADE = ROOT / ".cache" / "bench"


class Problem(Exception):
    """A candidate cannot be measured; the text says why and what to do."""


@dataclass(frozen=True)
class Sample:
    """What a candidate tells about one run."""

    games: int
    decisions: int
    seconds: float
    clone_us: float | None
    redeal_us: float | None
    by_points: int | None = None
    """Games whose scores were counted; `mean_score` is over these and all seats."""
    mean_score: float | None = None
    score_sd: float | None = None
    """Standard deviation of a game's mean score."""
    length_sd: float | None = None
    """Standard deviation of a game's number of decisions."""
    wins: tuple[float, ...] = ()

    @property
    def rate(self) -> float:
        return self.decisions / self.seconds

    @staticmethod
    def read(line: str) -> Sample:
        told: dict[str, Any] = json.loads(line)
        known = {name: told[name] for name in Sample.__dataclass_fields__ if name in told}
        return Sample(**known | {"wins": tuple(told.get("wins", ()))})


@dataclass(frozen=True, eq=False)
class Candidate:
    id: str
    name: str
    run: tuple[str, ...]
    note: str = ""
    same_rules: bool = True
    goal: float | None = None
    build: tuple[str, ...] = ()
    version: tuple[str, ...] = ()
    version_of: str = ""
    env: dict[str, str] = field(default_factory=dict)
    ours: bool = False

    def prepare(self) -> None:
        MADE.mkdir(parents=True, exist_ok=True)
        if self.build:
            self._tell(self.build)

    def sample(self, seconds: float, players: int, seed: int) -> Sample:
        told = self._tell((*self.run, str(seconds), str(players), str(seed)))
        try:
            return Sample.read(told.splitlines()[-1])
        except (IndexError, KeyError, TypeError, ValueError) as error:
            raise Problem(f"{self.name} printed something unexpected ({error}):\n{told}") from error

    def version_text(self) -> str:
        return f"{self.version_of} {self._tell(self.version).strip()}" if self.version else ""

    def _tell(self, words: tuple[str, ...]) -> str:
        return told_by(self.name, words, self.env)


@dataclass(frozen=True)
class Reading:
    """One figure that a measure tells."""

    what: str
    value: float
    unit: str
    goal: float | None = None
    """The median should be at least that."""


@dataclass(frozen=True, eq=False)
class Measure:
    """Something of a game that is no play of its rules."""

    name: str
    run: tuple[str, ...]
    note: str
    env: dict[str, str]

    def take(self, seconds: float, seed: int) -> list[Reading]:
        told = told_by(self.name, (*self.run, str(seconds), str(seed)), self.env)
        try:
            return [Reading(**reading) for reading in json.loads(told.splitlines()[-1])]
        except (IndexError, TypeError, ValueError) as error:
            raise Problem(f"{self.name} printed something unexpected ({error}):\n{told}") from error


def told_by(name: str, words: tuple[str, ...], env: dict[str, str]) -> str:
    """What a command prints."""
    try:
        done = subprocess.run(words, cwd=ROOT, env=os.environ | env, capture_output=True, text=True)
    except OSError as error:
        raise Problem(f"{name} cannot be started: {error}. `./dev bench` installs what is needed.") from error
    if done.returncode:
        raise Problem(f"{name} failed with status {done.returncode}:\n{' '.join(words)}\n{done.stderr}")
    return done.stdout


@dataclass(frozen=True)
class Contest:
    """A game, and all who play it; the first candidate is the compiled form, to which the others are compared."""

    game: str
    players: int
    candidates: tuple[Candidate, ...]
    goal: float | None = None
    """Decisions per second that the compiled form has to make on a machine where Miraris meets its own goals."""
    measures: tuple[Measure, ...] = ()


def games() -> list[str]:
    return sorted(file.stem for file in PEERS.glob("*.toml"))


def contest(game: str) -> Contest:
    file = PEERS / f"{game}.toml"
    if not file.exists():
        raise Problem(f"No peers are described for {game!r}; there are: {', '.join(games())}.")
    described = tomllib.loads(file.read_text())
    peers = [_peer(entry) for entry in described.get("peer", []) if _processor_has(entry.get("needs"))]
    measures = tuple(_measure(entry) for entry in described.get("measure", []))
    return Contest(game, described["players"], (*_our_forms(game), *peers), described.get("goal"), measures)


def _compiled() -> str:
    compiled = os.environ.get("WONDERTABLE_COMPILED")
    if not compiled:
        raise Problem("There is no compiled form to measure: WONDERTABLE_COMPILED is not set. `./dev bench` builds it.")
    return compiled


def _our_forms(game: str) -> list[Candidate]:
    plain = os.environ.get("WONDERTABLE_SRC") or str(ROOT / "src")
    compiled = _compiled()
    run = (sys.executable, "-m", "benchmarks.ours", game)
    return [
        Candidate(
            "compiled",
            "Wondertable, compiled",
            (*run, "compiled"),
            "random games inside the compiled engine, as the lab and the bots play them",
            env={"PYTHONPATH": compiled},
            ours=True,
        ),
        Candidate(
            "called",
            "Wondertable, compiled, called from Python",
            (*run, "called"),
            "the same engine through its public face, one `asked`, `legal` and `apply` for every decision",
            env={"PYTHONPATH": compiled},
            ours=True,
        ),
        Candidate(
            "interpreted",
            "Wondertable, interpreted",
            (*run, "interpreted"),
            "the same sources without a compiler",
            env={"PYTHONPATH": plain},
            ours=True,
        ),
    ]


def _measure(entry: dict[str, Any]) -> Measure:
    run = tuple(_put(word, _places()) for word in entry["run"])
    return Measure(entry["name"], run, entry["note"], {"PYTHONPATH": _compiled()})


def _peer(entry: dict[str, Any]) -> Candidate:
    def words(key: str) -> tuple[str, ...]:
        return tuple(_put(word, _places()) for word in entry.get(key, ()))

    return Candidate(
        id=entry["id"],
        name=entry["name"],
        run=words("run"),
        note=entry["note"],
        same_rules=entry["same_rules"],
        goal=entry.get("goal"),
        build=words("build"),
        version=words("version"),
        version_of=entry.get("version_of", ""),
        env=entry.get("env", {}),
    )


def _places() -> dict[str, str]:
    """What the words in braces stand for."""
    python = ROOT / ".cache" / "bench-venv" / "bin" / "python"
    return {
        "{ours}": sys.executable,
        "{peers}": str(PEERS),
        "{made}": str(MADE),
        "{python}": os.environ.get("WONDERTABLE_PEERS_PYTHON") or str(python),
        "{node}": os.environ.get("WONDERTABLE_NODE") or "node",
    }


def _put(word: str, places: dict[str, str]) -> str:
    for place, path in places.items():
        word = word.replace(place, path)
    return word


def _processor_has(feature: str | None) -> bool:
    if feature is None:
        return True
    told = Path("/proc/cpuinfo")
    return told.exists() and feature in told.read_text().split()
