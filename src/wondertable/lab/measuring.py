"""What `wondertable arena --file` has found of a game's levels, written where pages and people read it: `levels.toml`.

Run: python -m wondertable.lab.measuring GAME ARENA.json ...
A level that thinks by the clock is measured by turns, as `master@300`: that is said in the origin.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from wondertable.core.levels import FILE, LEVELS, Measured, measured
from wondertable.games import game

KNOWN = ("random", *LEVELS)


def level(bot: str) -> str:
    return bot.partition("@")[0]


def read(file: Path, name: str) -> tuple[list[Measured], set[str]]:
    """Of one arena; and what its levels were called there."""
    found = json.loads(file.read_text("utf-8"))
    if found["game"] != name:
        raise SystemExit(f"{file} is of {found['game']}, not of {name}")
    pairings = [each for each in found["pairings"] if {level(each["bot"]), level(each["others"])} <= set(KNOWN)]
    called = {bot for each in pairings for bot in (each["bot"], each["others"]) if "@" in bot}
    return [
        Measured(found["players"], level(each["bot"]), level(each["others"]), each["games"], round(each["share"], 3))
        for each in pairings
    ], called


def joined(before: Iterable[Measured], now: Iterable[Measured]) -> list[Measured]:
    """What is new takes the place of what was known of the same pairing."""
    found = {(each.players, each.bot, each.others): each for each in (*before, *now)}
    return sorted(found.values(), key=lambda each: (each.players, KNOWN.index(each.bot), KNOWN.index(each.others)))


def written(rows: Sequence[Measured], called: Iterable[str]) -> str:
    as_called = f" as {', '.join(sorted(called))}" if called else ""
    teams = all(row.bot == row.others for row in rows)
    seated = "teams of their like, the same deals for all" if teams else "each deal with the bot in every seat"
    lines = [
        f"# What {'teams won' if teams else 'one bot won at a table of others'}. Written by wondertable.lab.measuring.",
        f'origin = "wondertable arena{as_called}, {seated}"',
        "measured = [",
    ]
    for row in rows:
        told = (f"{key} = {json.dumps(value)}" for key, value in msgspec.to_builtins(row).items())
        lines.append(f"  {{ {', '.join(told)} }},")
    return "\n".join([*lines, "]", ""])


def main(words: Sequence[str]) -> int:
    name, *files = words
    folder = game(name).folder()
    rows, called = measured(folder), set[str]()
    for file in files:
        now, also = read(Path(file), name)
        rows, called = joined(rows, now), called | also
    (Path(str(folder)) / FILE).write_text(written(rows, called), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
