"""The command `wondertable`: what may be written on its line. Each command is carried out by its module in `terminal`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module

from wondertable import __version__, form
from wondertable.core.refused import Refused
from wondertable.core.text import sentence, speak
from wondertable.terminal import tongue
from wondertable.terminal.usage import USAGE, Parser, complaint, speak_here

FINE = 0
REFUSED = 1
INTERRUPTED = 130

GAMES_DEFAULT = 1000
CLOSELY_DEFAULT = 40
GAMES_MOST = 1_000_000_000
WORKERS_MOST = 1024
PORT_MOST = 65535
DAYS_MOST = 36_500
MINUTES_MOST = 60 * 24 * 366


def whole(low: int, high: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not text.isascii() or not text.isdecimal() or len(text) > 20 or not low <= int(text) <= high:
            raise argparse.ArgumentTypeError(
                sentence("cli-number", {"text": text[:40], "low": str(low), "high": str(high)})
            )
        return int(text)

    return read


def choice(text: str) -> tuple[str, str]:
    """One `k=v` of --option."""
    key, equals, value = text.partition("=")
    if not equals or not key:
        raise argparse.ArgumentTypeError(sentence("cli-option", {"text": text[:80]}))
    return key, value


def seat_or_all(text: str) -> int | str:
    return "all" if text == "all" else whole(1, 99)(text)


def parser() -> Parser:
    top = Parser(prog="wondertable", description=sentence("cli-about"), epilog=sentence("cli-epilog"), add_help=False)
    add_help(top)
    top.add_argument(
        "--version", action="version", version=f"wondertable {__version__}", help=sentence("cli-help-version")
    )
    commands = top.add_subparsers(dest="command", metavar="COMMAND", title=sentence("cli-commands"), required=True)
    for name, add_arguments in COMMANDS.items():
        about = sentence(f"cli-{name}")
        command = commands.add_parser(name, help=about, description=about, add_help=False)
        add_help(command)
        add_arguments(command)
    return top


def add_help(to: Parser) -> None:
    to.add_argument("-h", "--help", action="help", help=sentence("cli-help-help"))
    to.add_argument(tongue.OPTION, metavar="LANGUAGE", type=tongue.language, help=sentence("cli-help-language"))


def add_games(command: Parser) -> None:
    command.add_argument("--json", action="store_true", help=sentence("cli-help-games-json"))


def add_table(command: Parser) -> None:
    """What a game is started from."""
    command.add_argument("game", metavar="GAME", help=sentence("cli-help-game"))
    command.add_argument("--players", metavar="N", type=whole(1, 99), help=sentence("cli-help-players"))
    command.add_argument("--seed", metavar="S", type=whole(0, 2**62 - 1), help=sentence("cli-help-seed"))
    command.add_argument(
        "--option", metavar="K=V", type=choice, action="append", default=[], help=sentence("cli-help-option")
    )
    command.add_argument("--data", metavar="FILE", help=sentence("cli-help-data"))


def add_simulate(command: Parser) -> None:
    add_table(command)
    command.add_argument(
        "--games", metavar="N", type=whole(1, GAMES_MOST), default=GAMES_DEFAULT, help=sentence("cli-help-games")
    )
    command.add_argument("--bots", metavar="A,B,..", default="random", help=sentence("cli-help-bots"))
    command.add_argument("--rotate", action="store_true", help=sentence("cli-help-rotate"))
    command.add_argument("--workers", metavar="W", type=whole(1, WORKERS_MOST), help=sentence("cli-help-workers"))
    command.add_argument("--json", action="store_true", help=sentence("cli-help-json"))
    command.add_argument("--report", metavar="FILE.html", help=sentence("cli-help-report"))
    command.add_argument(
        "--closely", metavar="N", type=whole(0, GAMES_MOST), default=CLOSELY_DEFAULT, help=sentence("cli-help-closely")
    )
    command.add_argument("--out", metavar="FOLDER", help=sentence("cli-help-out"))
    command.add_argument("--ray", metavar="ADDRESS", help=sentence("cli-help-ray"))


def add_arena(command: Parser) -> None:
    add_table(command)
    command.add_argument(
        "--bots", metavar="A,B,..", default="random,apprentice,adept,master@300", help=sentence("cli-help-arena-bots")
    )
    command.add_argument(
        "--games", metavar="N", type=whole(1, GAMES_MOST), default=400, help=sentence("cli-help-arena-games")
    )
    command.add_argument("--workers", metavar="W", type=whole(1, WORKERS_MOST), help=sentence("cli-help-workers"))
    command.add_argument("--file", metavar="FILE.json", help=sentence("cli-help-arena-file"))
    command.add_argument("--all-games", action="store_true", help=sentence("cli-help-all-games"))
    command.add_argument("--json", action="store_true", help=sentence("cli-help-json"))
    command.add_argument("--ray", metavar="ADDRESS", help=sentence("cli-help-ray"))


def add_compare(command: Parser) -> None:
    command.add_argument("game", metavar="GAME", help=sentence("cli-help-game"))
    command.add_argument("--players", metavar="N", type=whole(1, 99), help=sentence("cli-help-players"))
    command.add_argument("--seed", metavar="S", type=whole(0, 2**62 - 1), help=sentence("cli-help-seed"))
    command.add_argument("--data", metavar="FILE", action="append", default=[], help=sentence("cli-help-compare-data"))
    command.add_argument(
        "--option", metavar="K=V", type=choice, action="append", default=[], help=sentence("cli-help-option")
    )
    command.add_argument(
        "--second-option",
        metavar="K=V",
        type=choice,
        action="append",
        default=[],
        help=sentence("cli-help-second-option"),
    )
    command.add_argument(
        "--games", metavar="N", type=whole(1, GAMES_MOST), default=400, help=sentence("cli-help-compare-games")
    )
    command.add_argument("--bots", metavar="A,B,..", default="adept", help=sentence("cli-help-compare-bots"))
    command.add_argument("--workers", metavar="W", type=whole(1, WORKERS_MOST), help=sentence("cli-help-workers"))
    command.add_argument("--json", action="store_true", help=sentence("cli-help-json"))
    command.add_argument("--report", metavar="FILE.html", help=sentence("cli-help-report"))
    command.add_argument("--ray", metavar="ADDRESS", help=sentence("cli-help-ray"))


def add_dataset(command: Parser) -> None:
    command.add_argument("folder", metavar="FOLDER", help=sentence("cli-help-dataset-folder"))
    command.add_argument("titles", metavar="GAME", nargs="*", help=sentence("cli-help-dataset-games"))
    command.add_argument("--players", metavar="N", type=whole(1, 99), help=sentence("cli-help-players"))
    command.add_argument("--seed", metavar="S", type=whole(0, 2**62 - 1), help=sentence("cli-help-seed"))
    command.add_argument(
        "--games", metavar="N", type=whole(1, GAMES_MOST), default=GAMES_DEFAULT, help=sentence("cli-help-games")
    )
    command.add_argument("--bots", metavar="A,B,..", default="adept,apprentice", help=sentence("cli-help-dataset-bots"))
    command.add_argument("--workers", metavar="W", type=whole(1, WORKERS_MOST), help=sentence("cli-help-workers"))
    command.add_argument("--ray", metavar="ADDRESS", help=sentence("cli-help-ray"))


def add_play(command: Parser) -> None:
    add_table(command)
    command.add_argument("--bots", metavar="LEVEL", default="adept", help=sentence("cli-help-level"))
    command.add_argument("--seat", metavar="N", type=whole(1, 99), default=1, help=sentence("cli-help-own-seat"))
    command.add_argument("--name", metavar="NAME", help=sentence("cli-help-name"))
    command.add_argument("--words", action="store_true", help=sentence("cli-help-words"))


def add_learn(command: Parser) -> None:
    command.add_argument("game", metavar="GAME", help=sentence("cli-help-game"))
    command.add_argument("lesson", metavar="LESSON", nargs="?", help=sentence("cli-help-lesson"))


def add_replay(command: Parser) -> None:
    command.add_argument("file", metavar="FILE", help=sentence("cli-help-record"))
    command.add_argument("--seat", metavar="N|all", type=seat_or_all, help=sentence("cli-help-seen-by"))


def add_verify(command: Parser) -> None:
    command.add_argument("file", metavar="FILE", help=sentence("cli-help-record"))


def add_review(command: Parser) -> None:
    command.add_argument("file", metavar="FILE", help=sentence("cli-help-record"))
    command.add_argument("--json", action="store_true", help=sentence("cli-help-json"))


def add_sit(command: Parser) -> None:
    command.add_argument("link", metavar="LINK", help=sentence("cli-help-link"))
    who = command.add_mutually_exclusive_group(required=True)
    who.add_argument("--bot", metavar="MODULE:CLASS", help=sentence("cli-help-sit-bot"))
    who.add_argument("--program", metavar="COMMAND", help=sentence("cli-help-program"))
    command.add_argument("--name", metavar="NAME", help=sentence("cli-help-name"))


def add_bench(command: Parser) -> None:
    command.add_argument("games", metavar="GAME", nargs="*", help=sentence("cli-help-bench-games"))


def add_database(command: Parser) -> None:
    command.add_argument("--database", metavar="URL", help=sentence("cli-help-database"))


def add_serve(command: Parser) -> None:
    command.add_argument("--host", metavar="H", default="127.0.0.1", help=sentence("cli-help-host"))
    command.add_argument("--port", metavar="P", type=whole(0, PORT_MOST), default=8000, help=sentence("cli-help-port"))
    add_database(command)
    command.add_argument("--open", action="store_true", help=sentence("cli-help-open"))
    command.add_argument(
        "--allow-origin", metavar="ORIGIN", action="append", default=[], help=sentence("cli-help-allow-origin")
    )
    command.add_argument(
        "--trusted-proxy", metavar="ADDRESS", action="append", default=[], help=sentence("cli-help-trusted-proxy")
    )
    command.add_argument("--public-url", metavar="URL", help=sentence("cli-help-public-url"))
    command.add_argument("--keep-days", metavar="N", type=whole(1, DAYS_MOST), help=sentence("cli-help-keep-days"))
    command.add_argument("--webhooks", action="store_true", help=sentence("cli-help-webhooks"))
    command.add_argument("--limit", metavar="NAME=N", action="append", default=[], help=sentence("cli-help-limit"))
    command.add_argument("--metrics", metavar="H:P", help=sentence("cli-help-metrics"))
    command.add_argument("--log", choices=("plain", "json"), default="plain", help=sentence("cli-help-log"))
    command.add_argument("--access-log", action="store_true", help=sentence("cli-help-access-log"))


def add_backup(command: Parser) -> None:
    command.add_argument("file", metavar="FILE", help=sentence("cli-help-backup-file"))
    add_database(command)


def add_copy_database(command: Parser) -> None:
    command.add_argument("source", metavar="FROM", help=sentence("cli-help-copy-from"))
    command.add_argument("target", metavar="TO", help=sentence("cli-help-copy-to"))


def add_tables(command: Parser) -> None:
    deeds = command.add_subparsers(dest="deed", metavar="COMMAND", title=sentence("cli-commands"), required=True)

    def add(name: str) -> Parser:
        about = sentence(f"cli-tables-{name}")
        deed: Parser = deeds.add_parser(name, help=about, description=about, add_help=False)
        add_help(deed)
        add_database(deed)
        return deed

    add("list").add_argument("--json", action="store_true", help=sentence("cli-help-json"))
    closing = add("close")
    closing.add_argument("table", metavar="TABLE", nargs="+", help=sentence("cli-help-table-id"))
    closing.add_argument(
        "--delete-after", metavar="DAYS", type=whole(0, DAYS_MOST), default=7, help=sentence("cli-help-delete-after")
    )
    announcing = add("announce")
    announcing.add_argument("text", metavar="TEXT", nargs="?", help=sentence("cli-help-announcement"))
    announcing.add_argument(
        "--minutes", metavar="N", type=whole(1, MINUTES_MOST), default=60, help=sentence("cli-help-minutes")
    )
    announcing.add_argument("--end", action="store_true", help=sentence("cli-help-announce-end"))
    expiring = add("expire")
    expiring.add_argument(
        "--days", metavar="N", type=whole(1, DAYS_MOST), required=True, help=sentence("cli-help-unused-days")
    )
    forgetting = add("forget")
    forgetting.add_argument("table", metavar="TABLE", help=sentence("cli-help-table-id"))
    forgetting.add_argument("seat", metavar="SEAT", type=whole(1, 99), help=sentence("cli-help-table-seat"))


COMMANDS: dict[str, Callable[[Parser], None]] = {
    "learn": add_learn,
    "play": add_play,
    "serve": add_serve,
    "tables": add_tables,
    "backup": add_backup,
    "copy-database": add_copy_database,
    "sit": add_sit,
    "games": add_games,
    "simulate": add_simulate,
    "arena": add_arena,
    "compare": add_compare,
    "dataset": add_dataset,
    "replay": add_replay,
    "review": add_review,
    "verify": add_verify,
    "bench": add_bench,
}


def needs_plain(arguments: argparse.Namespace) -> bool:
    """Whether this command meets games from outside, which cannot be played beside compiled rules."""
    from wondertable.games import finding, shipped

    if os.environ.get(form.VARIABLE) or form.loaded() == form.PLAIN or not finding.are_there():
        return False
    if arguments.command == "bench":
        return not set(arguments.games) <= set(shipped())
    if arguments.command == "dataset":
        return not set(arguments.titles or [*shipped(), ""]) <= set(shipped())
    of_one = ("learn", "play", "simulate", "arena", "compare")
    return arguments.command not in of_one or arguments.game not in shipped()


def main(words: Sequence[str] | None = None) -> int:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter is no reason to stop
    line = list(sys.argv[1:] if words is None else words)
    speak(tongue.chosen(line, os.environ))
    speak_here()
    top = parser()
    if not line:
        top.print_help(sys.stderr)
        return USAGE
    try:
        arguments = top.parse_args(line)
        arguments.line = ["wondertable", *line]
        if words is None and needs_plain(arguments):
            sys.stderr.write(complaint(sentence("cli-plain")))
            form.start_again_plain()
        code: int = import_module(f"wondertable.terminal.{arguments.command.replace('-', '_')}").run(arguments)
        sys.stdout.flush()
        return code
    except Refused as refused:
        sys.stderr.write(complaint(str(refused)))
        return REFUSED
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of a pipe has seen enough; nothing may be written to it any more, not even at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
