"""`wondertable play`: a game against bots in the terminal."""

from __future__ import annotations

import argparse
import hashlib
import secrets
import sys

from wondertable.bots import bot
from wondertable.core.refused import Refused
from wondertable.core.rules.chance import Rng
from wondertable.core.table import Table
from wondertable.core.text import sentence
from wondertable.terminal.screen import Screen
from wondertable.terminal.session import Left, Session
from wondertable.terminal.start import game_of, options_of, players_of

INTERRUPTED = 130
SEED_BYTES = 32
NAME_LIMIT = 40


def run(arguments: argparse.Namespace) -> int:
    screen = Screen(sys.stdout)
    session = seated(arguments, screen)
    try:
        session.play()
    except Left:
        screen.say(sentence("play-goodbye"))
    except KeyboardInterrupt:
        screen.say()
        screen.say(sentence("play-goodbye"))
        return INTERRUPTED
    return 0


def seated(arguments: argparse.Namespace, screen: Screen) -> Session:
    """Everybody at the table; refused by name if the command line asks for what is not there."""
    game = game_of(arguments)
    players = players_of(arguments, game)
    bot(arguments.bots, game)
    if arguments.seat > players:
        raise Refused(None, "no-such-seat", {"seat": arguments.seat, "players": players})
    # Without a chosen seed chance can be checked afterwards, as at every live table.
    seed = secrets.token_bytes(SEED_BYTES) if arguments.seed is None else int(arguments.seed)
    options = options_of(arguments)
    game.check_alone(game.check_options(options))
    table = Table(game, players, seed, options)
    seat = arguments.seat - 1
    names = names_of(players, seat, own_name(arguments.name))
    return Session(table, seat, names, arguments.bots, Rng(bots_seed(seed)), screen, draws=not arguments.words)


def own_name(wanted: str | None) -> str:
    name = sentence("play-name") if wanted is None else wanted.strip()
    if not 1 <= len(name) <= NAME_LIMIT or not name.isprintable():
        raise Refused(None, "play-bad-name", {"limit": NAME_LIMIT})
    return name


def names_of(players: int, seat: int, own: str) -> list[str]:
    """Friendly names for the bots, none of them the player's own."""
    friendly = [name.strip() for name in sentence("play-bot-names").split(",")]
    free = [name for name in friendly if name.casefold() != own.casefold()]
    free += [sentence("player-name", {"number": number + 1}) for number in range(players)]
    return [own if other == seat else free.pop(0) for other in range(players)]


def bots_seed(seed: int | bytes) -> bytes:
    """Apart from the game's own chance, so that bots neither spend nor foresee it."""
    return hashlib.sha256(b"bots " + (seed if isinstance(seed, bytes) else str(seed).encode())).digest()
