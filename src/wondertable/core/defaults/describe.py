"""A board in words: each of its facts that has a sentence is told, in the order of the view.

`describe-pot` tells the fact `pot` of the board as `$pot`. `describe-seats` tells each entry of the list `seats` by the facts
of the entry, and whose it is: `$name`, and `$you` if it is the reader's own. What there is none of is not told.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from wondertable.core.text import has_sentence
from wondertable.core.views import View
from wondertable.core.words import Words

Json = dict[str, object]


def lines(tables: object, view: View[Struct, Struct], words: Words) -> list[str]:
    facts: Json = msgspec.to_builtins(view.fixed) | msgspec.to_builtins(view.board)
    told = {
        key: fact for key, fact in facts.items() if has_sentence(f"describe-{key}", words.game.name, words.language)
    }
    return [line for key, fact in told.items() for line in about(key, fact, words)]


def about(key: str, fact: object, words: Words) -> list[str]:
    if fact is None or fact == []:
        return []
    entries = fact if isinstance(fact, list) else [fact]
    if not all(isinstance(entry, dict) for entry in entries):
        return [words.say(f"describe-{key}", {key: fact})]
    return [words.say(f"describe-{key}", entry | whose(seat, words)) for seat, entry in enumerate(entries)]


def whose(seat: int, words: Words) -> Json:
    known = seat < len(words.names)
    return {"name": words.names[seat] if known else seat + 1, "you": "yes" if seat == words.seat else "no"}
