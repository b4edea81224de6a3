"""What an arena has found, as JSON: told to programs, and kept in a file from which it goes on."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from wondertable.core.refused import Refused
from wondertable.lab import ratings
from wondertable.lab.arena import Arena, Clear, Pairing, Share, new_shares, rated

Json = dict[str, object]
FORMAT = 2
"""Files of format 1 did not keep single deals."""


def about(arena: Arena) -> Json:
    """What the shares hang on; a file with other words here is of another arena."""
    game = arena.open()
    return {
        "game": arena.game,
        "rules_version": game.rules_version,
        "data": game.data_hash,
        "players": arena.players,
        "seed": arena.seed,
        "options": dict(game.check_options(arena.options)),
    }


def told(arena: Arena, shares: Mapping[Pairing, Share]) -> Json:
    clear = Clear(arena, shares)
    return {
        "format": FORMAT,
        **about(arena),
        "fair": arena.fair,
        "model": ratings.model(arena.players, arena.is_team),
        "ratings": ratings.told(rated(arena, shares)),
        "pairings": [
            {
                "bot": pairing.bot,
                "others": pairing.others,
                "games": share.games,
                "wins": share.wins,
                "share": share.rate,
                "interval": list(share.interval),
                "clear": clear.is_clear(pairing),
                "deals": share.deals,
            }
            for pairing, share in shares.items()
        ],
    }


def read(arena: Arena, file: Path) -> dict[Pairing, Share]:
    """What was played before, from a file written by `told`; refused if it is of another arena."""
    shares = new_shares(arena)
    if not file.exists():
        return shares
    try:
        found = json.loads(file.read_text("utf-8"))
        if found.get("format", 1) != FORMAT:
            raise Refused(None, "arena-format", {"file": str(file), "format": str(found.get("format", 1))[:80]})
        other = {key: found[key] for key in about(arena)}
        known = {(str(each["bot"]), str(each["others"])): read_deals(each["deals"]) for each in found["pairings"]}
    except (OSError, UnicodeDecodeError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise Refused(None, "arena-file", {"file": str(file), "problem": str(error) or type(error).__name__}) from None
    for key, value in about(arena).items():
        if other[key] != value:
            words: Json = {"file": str(file), "key": key, "found": str(other[key])[:80], "wanted": str(value)[:80]}
            raise Refused(None, "arena-other", words)
    for pairing, share in shares.items():
        share.deals = known.pop((pairing.bot, pairing.others), [])
        if any(not 0 <= won <= share.seats + 1e-9 for won in share.deals):
            raise Refused(None, "arena-file", {"file": str(file), "problem": "more games won than were played"})
    for (bot, others), deals in known.items():  # what others have played stays in the file
        if (bot == others) == arena.is_team:
            shares[Pairing(bot, others)] = Share(deals, arena.seats(Pairing(bot, others)))
    return shares


def read_deals(found: object) -> list[float]:
    if not isinstance(found, list):
        raise TypeError("deals are no list")
    return [float(won) for won in found]
