"""`wondertable arena`: bots against each other, told as a table or as JSON."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from wondertable.core.text import sentence
from wondertable.lab.arena import Arena, Pairing, Share, fought, read, seconds_for_all, told
from wondertable.terminal import files
from wondertable.terminal.progress import Progress
from wondertable.terminal.screen import STRONG, Screen
from wondertable.terminal.start import game_of, options_of, players_of

INTERRUPTED = 130


def run(arguments: argparse.Namespace) -> int:
    arena = arena_of(arguments)
    arena.open()
    file = Path(arguments.file) if arguments.file else None
    shares = read(arena, file) if file else {}
    if file:
        files.check_writable(str(file))
    left = [pairing for pairing in arena.pairings() if pairing not in shares]
    interrupted = False
    try:
        if left:
            fight(arena, shares, left, file, arguments.workers)
    except KeyboardInterrupt:
        interrupted = True
    if arguments.json:
        print(json.dumps(told(arena, shares), indent=2))
    else:
        tell(Screen(sys.stdout), arena, shares)
    if interrupted:
        missing: dict[str, object] = {"done": len(shares), "all": len(arena.pairings())}
        print(sentence("arena-partial", missing), file=sys.stderr)
        return INTERRUPTED
    return 0


def fight(
    arena: Arena, shares: dict[Pairing, Share], left: list[Pairing], file: Path | None, workers: int | None
) -> None:
    """Every pairing is kept as soon as it is over."""
    minutes = max(1, round(seconds_for_all(arena, left, workers) / 60))
    print(sentence("arena-estimate", {"pairings": len(left), "minutes": minutes}), file=sys.stderr)
    progress = Progress(sum(arena.study(pairing, arena.games).games for pairing in left), sys.stderr)
    try:
        for pairing, share in fought(arena, dict(shares), workers, progress):
            shares[pairing] = share
            if file:
                files.write_text(str(file), json.dumps(told(arena, shares), indent=2) + "\n")
    finally:
        progress.clear()


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
    keys = ("lab-bot", "arena-among", "arena-games", "lab-share", "lab-interval")
    rows = []
    for pairing, share in shares.items():
        low, high = share.interval
        among = "" if pairing.bot == pairing.others else pairing.others
        rows.append(
            [pairing.bot, among, str(share.games), f"{100 * share.rate:.1f} %", f"{100 * low:.1f} - {100 * high:.1f}"]
        )
    screen.table([sentence(key) for key in keys], rows, left=2)
