"""The command lines of ./dev bench, read before anything is installed."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from benchmarks.candidates import games

ROUNDS = 5
SECONDS = 1.0
QUICK_SECONDS = 0.2


def for_comparison(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./dev bench", description="Measure Wondertable beside its peers.")
    parser.add_argument("game", nargs="*", help=f"which games (default: all that have peers: {', '.join(games())})")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how often everyone is measured (default {ROUNDS})")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="CPU time of one sample (default %(default)s)")
    parser.add_argument("--players", type=int, help="seats at the table (default: the game's usual number)")
    parser.add_argument("--only", help="some candidates, by id and with commas; the compiled form always runs")
    parser.add_argument("--quick", action="store_true", help=f"samples of {QUICK_SECONDS} s: a look, not a measurement")
    told = parser.parse_args(words)
    if told.rounds < 1 or told.seconds <= 0:
        parser.error("at least one round and more than no time are needed")
    return told


def for_load(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./dev bench load", description="Many tables on one server.")
    parser.add_argument("games", metavar="GAME", nargs="*", help="the games to play; all unless given")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--sockets", type=int, default=4, help="at each table; those without a seat watch")
    parser.add_argument("--seconds", type=float, default=15.0, help="for all games together; half of it for each game")
    parser.add_argument("--pace", type=float, default=3.0, help="seconds from one answer to the next at a table")
    parser.add_argument("--flat-out", action="store_true", help="answer whenever somebody is asked")
    parser.add_argument("--simulated", action="store_true", help="with what games have outside their rules")
    parser.add_argument(
        "--bots", metavar="N", type=int, default=0, help="so many tables of bots beside, who never pause"
    )
    parser.add_argument(
        "--level", default="thumb", help="what these bots are: thumb unless given, master to look ahead"
    )
    parser.add_argument("--servers", metavar="N", type=int, default=1, help="processes that serve the same tables")
    parser.add_argument(
        "--database", metavar="URL", help="an empty database on this machine; with several servers one of PostgreSQL"
    )
    parser.add_argument("--beside", action="store_true", help="Miraris only, then the same on boardgame.io's server")
    told = parser.parse_args(words)
    if told.beside and (told.flat_out or told.simulated or told.bots or told.servers > 1 or told.games):
        parser.error("--beside goes with --tables, --seconds and --pace only")
    if told.servers > 1 and not (told.database or "").startswith("postgresql://"):
        parser.error("several servers share tables with --database postgresql://USER@HOST/NAME only")
    return told


def for_boards(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./dev bench boards", description="The boards in a browser.")
    parser.add_argument("games", metavar="GAME", nargs="*", help="the games to look at; all unless given")
    parser.add_argument(
        "--beside", type=Path, metavar="CHECKOUT", help="another checkout whose stage is built, measured in turns"
    )
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured (default %(default)s)")
    parser.add_argument(
        "--seconds", type=float, default=12.0, help="how long moves are shown in each (default %(default)s)"
    )
    told = parser.parse_args(words)
    if told.rounds < 1 or told.seconds <= 0:
        parser.error("at least one round and more than no time are needed")
    return told


def for_pulls(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./dev bench pulls", description="Live pulls at simulated books.")
    parser.add_argument(
        "--at-once", type=int, nargs="+", default=[1, 2, 4], metavar="N", help="at how many tables (default 1 2 4)"
    )
    parser.add_argument("--rounds", type=int, default=4, help="how often each is measured (default %(default)s)")
    told = parser.parse_args(words)
    if told.rounds < 1 or min(told.at_once) < 1:
        parser.error("at least one round and one table are needed")
    return told


def for_pictures(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./dev bench pictures", description="The Grimoire, drawn while it is pulled.")
    parser.add_argument("--rounds", type=int, default=4, help="how often each is measured (default %(default)s)")
    told = parser.parse_args(words)
    if told.rounds < 1:
        parser.error("at least one round is needed")
    return told
