"""The league: a master among each of several other minds, so that it is not only good against those it was made with.

    python -m benchmarks.league [GAME ...] [--games 400] [--workers 2] [--folder benchmarks/leagues] [--tell]

Who meets whom stands in the folder, GAME.toml, and so does what was found, GAME-PLAYERS-SEED.json. A league that was stopped
goes on from there. Before it begins it says how long it will take; all of it takes less than six hours on two cores.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

from wondertable.lab.crew import cores
from wondertable.lab.league import Meeting, keep, meetings, read, told

FOLDER = Path(__file__).parent / "leagues"


def planned(file: Path, most: int) -> list[Meeting]:
    """The meetings of a game, with not more than so many games each; where most games are played first."""
    found = tomllib.loads(file.read_text("utf-8"))
    games = {int(players): min(int(number), most) for players, number in found["games"].items()}
    ordered = dict(sorted(games.items(), key=lambda each: -each[1]))
    return meetings(file.stem, ordered, str(found["bot"]), [str(each) for each in found["others"]], int(found["seed"]))


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="all that have a league, unless given")
    parser.add_argument("--games", type=int, default=1_000_000, help="not more than so many of each meeting")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--tell", action="store_true", help="what is known, without playing on")
    asked = parser.parse_args(words)
    files = sorted(asked.folder.glob("*.toml"))
    if unknown := set(asked.game) - {file.stem for file in files}:
        parser.error(f"there is no league of {', '.join(sorted(unknown))} in {asked.folder}")
    wanted = [file for file in files if not asked.game or file.stem in asked.game]
    league = read([each for file in wanted for each in planned(file, asked.games)], asked.folder)
    if not asked.tell and league.left():
        minutes = league.cpu_seconds_left() / asked.workers / 60
        print(f"{len(league.left())} meetings to play, about {minutes:.0f} minutes.", file=sys.stderr, flush=True)
        try:
            league.play(asked.workers, lambda meeting: keep(league, meeting, asked.folder))
        except KeyboardInterrupt:
            print("Stopped; the same command goes on from here.", file=sys.stderr)
    print(told(league))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
