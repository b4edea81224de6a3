"""`wondertable tables`: what whoever runs a server does with its tables, also while it runs.

Everything goes through the database, beside the servers that use it: they hear of it within a second, and whoever may
write the database may do this.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import datetime
from typing import Any

import msgspec

from wondertable.core.refused import Refused
from wondertable.core.text import also_from, sentence
from wondertable.server import access, ageing, announcing, forgetting, log
from wondertable.server.store import Ends, Store, default_database, store_for
from wondertable.terminal.databases import carried_out

AT_ONCE = 200

also_from("wondertable.server")


def run(arguments: argparse.Namespace) -> int:
    return carried_out(done(arguments))


async def done(arguments: argparse.Namespace) -> None:
    store = store_for(arguments.database or default_database(), guest=True)
    await store.open()
    try:
        await DEEDS[arguments.deed](store, arguments)
    finally:
        await store.close()


def tell(key: str, **args: object) -> None:
    print(sentence(key, args))


def day(when: float) -> str:
    """In the time of this machine."""
    with contextlib.suppress(OverflowError, ValueError, OSError):
        return datetime.fromtimestamp(when).astimezone().strftime("%Y-%m-%d %H:%M")
    return "?"


# -- list --------------------------------------------------------------------------------------------------------------


async def every_table(store: Store) -> AsyncIterator[Ends]:
    after = ""
    while some := await store.logs(after, AT_ONCE):
        after = some[-1].table
        for ends in some:
            if access.is_table_id(ends.table):
                yield ends


async def show_all(store: Store, arguments: argparse.Namespace) -> None:
    none = True
    async for ends in every_table(store):
        none = False
        said = facts(ends)
        if arguments.json:
            print(json.dumps(said))
        elif "game" not in said:
            tell("tables-odd", table=ends.table, lines=ends.last.seq, used=day(ends.last.at))
        else:
            until = {} if said["closed"] is None else {"until": day(said["deleted_at"])}
            times = {"made": day(said["made_at"]), "used": day(said["used_at"])}
            tell("tables-line", **{**said, **times, "until": "", **until}, state=said["closed"] or "open")
    if none and not arguments.json:
        tell("tables-none")


def facts(ends: Ends) -> dict[str, Any]:
    """What the first and the last line of a table tell; only times and lines where they cannot be read."""
    told: dict[str, Any] = {
        "table": ends.table,
        "lines": ends.last.seq,
        "made_at": ends.first.at,
        "used_at": ends.last.at,
    }
    with contextlib.suppress(msgspec.DecodeError):
        made, last = log.decode(ends.first.body), log.decode(ends.last.body)
        if isinstance(made, log.Made):
            shut = last if isinstance(last, log.Shut) else None
            told |= {
                "game": made.game,
                "players": made.players,
                "people": made.players - sum(bot is not None for bot in made.bots),
                "rules_version": made.rules_version,
                "closed": shut and shut.why,
                "deleted_at": shut and shut.until,
            }
    return told


# -- what is done to them ----------------------------------------------------------------------------------------------


async def close(store: Store, arguments: argparse.Namespace) -> None:
    until = time.time() + arguments.delete_after * ageing.DAY
    for table in arguments.table:
        if not access.is_table_id(table) or not await ageing.shut(store, table, "operator", until):
            raise Refused(None, "tables-unknown", {"table": table[:80]})
        tell("tables-closed", table=table, until=day(until))


async def announce(store: Store, arguments: argparse.Namespace) -> None:
    if arguments.end:
        await announcing.end(store)
        tell("tables-announcement-ended")
        return
    if not arguments.text:
        raise Refused(None, "tables-nothing-to-announce")
    await announcing.announce(store, arguments.text, arguments.minutes * 60)
    tell("tables-announced", minutes=arguments.minutes, text=await announcing.read(store))


async def expire(store: Store, arguments: argparse.Namespace) -> None:
    swept = await ageing.sweep(store, time.time(), arguments.days * ageing.DAY)
    tell("tables-expired", closed=len(swept.closed), deleted=len(swept.deleted))


async def forget(store: Store, arguments: argparse.Namespace) -> None:
    who = {"table": arguments.table[:80], "seat": arguments.seat}
    known = access.is_table_id(arguments.table)
    if not known or not await forgetting.forget_from_outside(store, arguments.table, arguments.seat - 1):
        raise Refused(None, "tables-nobody", who)
    tell("tables-forgotten", **who)


Deed = Callable[[Store, argparse.Namespace], Awaitable[None]]
DEEDS: dict[str, Deed] = {
    "list": show_all,
    "close": close,
    "announce": announce,
    "expire": expire,
    "forget": forget,
}
