"""`wondertable arena`: bots against each other, told as tables or as JSON."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

from wondertable.core.text import sentence
from wondertable.lab import ratings
from wondertable.lab.arena import Arena, Clear, Pairing, Share, fought, new_shares, rated
from wondertable.lab.arena_file import read, told
from wondertable.lab.crew import crew
from wondertable.terminal import files
from wondertable.terminal.progress import Progress
from wondertable.terminal.screen import STRONG, Screen
from wondertable.terminal.start import game_of, options_of, players_of

INTERRUPTED = 130
KEEP_EVERY = 10.0
"""Seconds after which what is done is written down, at the latest."""


def run(arguments: argparse.Namespace) -> int:
    arena = arena_of(arguments)
    arena.open()
    file = Path(arguments.file) if arguments.file else None
    shares = read(arena, file) if file else new_shares(arena)
    if file:
        files.check_writable(str(file))
    interrupted = False
    try:
        fight(arena, shares, file, arguments)
    except KeyboardInterrupt:
        interrupted = True
    if arguments.json:
        print(json.dumps(told(arena, shares), indent=2))
    else:
        tell(Screen(sys.stdout), arena, shares)
    if interrupted:
        games: dict[str, object] = {"games": sum(share.games for share in shares.values())}
        print(sentence("arena-partial", games), file=sys.stderr)
        return INTERRUPTED
    return 0


def fight(arena: Arena, shares: dict[Pairing, Share], file: Path | None, arguments: argparse.Namespace) -> None:
    """What is done is kept: now and then, at the end, and however it ends."""
    by = crew(arguments.workers, arguments.ray)
    total = sum(arena.deals(pairing) * arena.seats(pairing) for pairing in arena.pairings())
    progress = Progress(total, sys.stderr)
    kept = time.monotonic()
    try:
        for _pairing in fought(arena, shares, by, progress, arguments.all_games):
            if file and time.monotonic() - kept > KEEP_EVERY:
                files.write_text(str(file), json.dumps(told(arena, shares), indent=2) + "\n")
                kept = time.monotonic()
    finally:
        progress.clear()
        if file and any(share.deals for share in shares.values()):
            files.write_text(str(file), json.dumps(told(arena, shares), indent=2) + "\n")


def arena_of(arguments: argparse.Namespace) -> Arena:
    game = game_of(arguments)
    return Arena(
        game=arguments.game,
        players=players_of(arguments, game),
        bots=tuple(dict.fromkeys(arguments.bots.split(","))),
        games=arguments.games,
        seed=arguments.seed or 0,
        options=options_of(arguments),
        data=None if game.data_is_shipped else game.data,
    )


def tell(screen: Screen, arena: Arena, shares: dict[Pairing, Share]) -> None:
    title = sentence("title", game=arena.game)
    screen.say(sentence("arena-title", {"label": title, "players": arena.players}), STRONG)
    fair = arena.fair
    if fair is None:
        screen.say(sentence("arena-team"))
    else:
        screen.say(sentence("arena-fair", {"share": f"{100 * fair:.0f}"}))
    screen.say()
    tell_ratings(screen, arena, shares)
    tell_shares(screen, arena, shares)


def tell_ratings(screen: Screen, arena: Arena, shares: dict[Pairing, Share]) -> None:
    found = sorted(rated(arena, shares).items(), key=lambda one: -one[1].value)
    rows = [[bot, f"{each.value:+.0f}", f"{each.low:+.0f} .. {each.high:+.0f}"] for bot, each in found]
    screen.table([sentence(key) for key in ("lab-bot", "arena-rating", "lab-interval")], rows)
    screen.say(sentence(f"arena-{ratings.model(arena.players, arena.is_team)}"))
    screen.say()


def tell_shares(screen: Screen, arena: Arena, shares: dict[Pairing, Share]) -> None:
    keys = ("lab-bot", "arena-among", "arena-games", "lab-share", "lab-interval", "arena-clear")
    clear = Clear(arena, shares)
    rows = []
    for pairing, share in shares.items():
        low, high = share.interval
        among = "" if pairing.alike else pairing.others
        is_clear = sentence("arena-yes" if clear.is_clear(pairing) else "arena-no")
        figures = [f"{share.games:,}", f"{100 * share.rate:.1f} %", f"{100 * low:.1f} - {100 * high:.1f}"]
        rows.append([pairing.bot, among, *figures, is_clear])
    screen.table([sentence(key) for key in keys], rows, left=2)
    screen.say(sentence("arena-rule", {"pairings": len(arena.pairings())}))
