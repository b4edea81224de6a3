"""What a wish for a table becomes: the first line of its log."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec
from msgspec import UNSET

from wondertable.core.game import Game
from wondertable.core.refused import Refused
from wondertable.core.saving import bad
from wondertable.core.table import Table
from wondertable.server import access, games, log, names, wire
from wondertable.server.problems import logger
from wondertable.server.workshop.shapes import DATA_SIZE

SEED_BYTES: Final = 32


def most_of(wanted: wire.NewTable) -> int:
    """How many bytes the wish may have: more where it brings a position or a record."""
    if wanted.start_from is not UNSET and wanted.start_from.record != wire.NO_RECORD:
        return access.RECORD_SIZE
    if wanted.data is not UNSET:
        return DATA_SIZE
    return access.MESSAGE_SIZE if wanted.start is None else access.START_SIZE


def made(wanted: wire.NewTable, game: Game, token: str) -> log.Made:
    """Refused if the wish has no sense; whether it can be played is seen when it is."""
    game.check_players(wanted.players)
    options = game.table_options() if wanted.start is None else {}
    if wanted.seat >= wanted.players:
        raise Refused(None, "no-such-seat", {"seat": wanted.seat + 1, "players": wanted.players})
    if wanted.clock is not None and wanted.bank is not None:
        raise Refused(None, "two-clocks")
    maker = None
    if wanted.name is not None:
        maker = log.Maker(names.clean_name(wanted.name), access.fingerprint(token), wanted.seat)
    line = log.Made(
        game=wanted.game,
        data=game.data_hash,
        players=wanted.players,
        options=dict(game.check_options({**options, **wanted.options})),
        seed=wanted.seed.lower() if wanted.seed is not None else secrets.token_hex(SEED_BYTES),
        seed_chosen=wanted.seed is not None,
        clock=wanted.clock,
        maker=maker,
        bots=_bots(wanted, game),
        rules_version=game.rules_version,
        hints=wanted.hints,
        brisk=wanted.brisk,
        watchers_apart=wanted.watchers_apart,
        bank=None if wanted.bank is None else log.Bank(wanted.bank.seconds, wanted.bank.increment),
        patience=wanted.patience,
    )
    return line if wanted.start is None else begin_from(wanted, line, game)


def begin_from(wanted: wire.NewTable, made: log.Made, game: Game) -> log.Made:
    """The same table, begun from a saved position that anybody may have written."""
    try:
        table = Table(game, wanted.players, bytes.fromhex(made.seed), wanted.options, wanted.start)
    except Refused:
        raise
    except Exception as error:  # no shape says everything that rules cannot bear
        logger.warning("a start of %s was refused: %r", game.name, error)
        raise bad("the whole", "the rules know no such position") from None
    return msgspec.structs.replace(made, options=dict(table.options), start=table.start)


def _bots(wanted: wire.NewTable, game: Game) -> list[str | None]:
    """Bots by seat. Whoever makes a table takes a seat, unless bots are to play alone."""
    bots = [None if bot is None else games.check_bot(game, bot) for bot in wanted.bots]
    if wanted.name is None:
        if len(bots) != wanted.players or None in bots:
            raise Refused(None, "bots-alone", {"players": wanted.players})
        return bots
    others = wanted.players - 1
    if bots and len(bots) != others:
        raise Refused(None, "table-bots", {"wanted": others, "given": len(bots)})
    given = bots or [None] * others
    return [*given[: wanted.seat], None, *given[wanted.seat :]]
