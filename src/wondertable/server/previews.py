"""What is told where a link is shared: a title, a sentence and a picture, for those who only fetch the page and do not run it.

Whoever has the link of a table may know who sits there and who has won. Nothing else is told.
"""

from __future__ import annotations

import html
import json
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import urlencode

from wondertable.core import text
from wondertable.core.game import Game
from wondertable.core.refused import Refused
from wondertable.server import games
from wondertable.server.languages import chosen
from wondertable.server.room import Room
from wondertable.server.store import StoreError

if TYPE_CHECKING:
    from wondertable.server.tables import Tables

ICON: Final = "icon-512.png"
MANIFEST: Final = Path(".vite") / "manifest.json"
GAMES_PAGES: Final = ("new", "puzzles", "lessons", "rules")
"""Parts of an address that name a game."""
TABLE_PAGES: Final = ("table", "record", "result")
END: Final = "</head>"


class Preview(NamedTuple):
    title: str
    about: str
    picture: str
    """Its address below the pages."""
    wide: bool = True
    found: bool = True
    """Whether those who search the net may keep it: tables are for those who were sent the link."""


class Words:
    """Sentences in the first language that the reader and this server have in common."""

    def __init__(self, accepts: str) -> None:
        self.language = chosen(accepts)

    def __call__(self, key: str, game: str = "", **args: Any) -> str:
        return text.sentence(key, args, game=game, language=self.language)

    def list(self, names: Sequence[str]) -> str:
        if len(names) < 2:  # one is no list
            return "".join(names)
        *first, last = names
        listed = first[0]
        for name in first[1:]:
            listed = self("preview-list", first=listed, rest=name)
        return self("preview-list-end", first=listed, last=last)


async def preview_of(query: dict[str, str], tables: Tables, words: Words) -> Preview:
    """Of the page at an address; that of the house where nothing else is known."""
    pages = tables.settings.pages
    try:
        for page in TABLE_PAGES:
            if query.get(page):
                async with tables.at(query[page]) as live:
                    return of_table(live.room, words, pages)
        for page in GAMES_PAGES:
            if query.get(page):
                game = games.game(query[page])
                title = words("preview-game", title=title_of(game, words))
                return Preview(title, about_game(game, words), picture_of(game.name, pages))
    except (Refused, StoreError):  # the page itself says what is wrong
        pass
    return Preview(words("preview-house"), words("preview-house-about"), ICON, wide=False)


def of_table(room: Room, words: Words, pages: Path) -> Preview:
    title = title_of(room.game, words)
    picture = picture_of(room.game.name, pages)
    names = [name_of(room, seat, words) for seat, place in enumerate(room.places) if not place.is_free]
    free = sum(place.is_free for place in room.places)
    outcome = room.table.outcome if room.started else None
    if outcome is not None:
        won = [name_of(room, seat, words) for seat in outcome.winners]
        head = words("preview-over", title=title, count=len(won), names=words.list(won))
        about = words("preview-over-about")
    elif room.started:
        head = words("preview-playing", title=title)
        about = words("preview-alone" if len(names) == 1 else "preview-players", names=words.list(names))
    elif room.host is not None and free:
        head = words("preview-invited", host=name_of(room, room.host, words), title=title)
        about = words("preview-free", count=free)
    else:
        head, about = words("preview-full", title=title), about_game(room.game, words)
    return Preview(head, about, picture, found=False)


def title_of(game: Game, words: Words) -> str:
    return words("title", game.name)


def about_game(game: Game, words: Words) -> str:
    known = [key for key in ("feel", "tagline") if text.has_sentence(key, game.name, words.language)]
    return words(known[0], game.name) if known else words("preview-house-about")


def name_of(room: Room, seat: int, words: Words) -> str:
    place = room.places[seat]
    if place.name:
        return place.name
    return (
        words("preview-bot", level=place.bot, number=seat + 1) if place.bot else words("preview-seat", number=seat + 1)
    )


def picture_of(game: str, pages: Path) -> str:
    """The game as it is played; of one without such a picture, the sign of the house."""
    try:
        file = pages / MANIFEST
        return _pictures(file, file.stat().st_mtime_ns).get(f"src/boards/{game}/play.webp", ICON)
    except (OSError, ValueError):
        return ICON


@lru_cache(maxsize=4)
def _pictures(file: Path, _changed: int) -> dict[str, str]:
    known = json.loads(file.read_text(encoding="utf-8"))
    return {name: str(piece["file"]) for name, piece in known.items() if name.endswith("/play.webp")}


def told(page: str, preview: Preview, base: str, query: dict[str, str]) -> str:
    """The page with its preview in its head. `base` is where people find the server."""
    shown = {key: value for key, value in query.items() if key in (*TABLE_PAGES, *GAMES_PAGES)}
    tags = {
        "og:type": "website",
        "og:site_name": "Wondertable",
        "og:title": preview.title,
        "og:description": preview.about,
        "og:url": f"{base}?{urlencode(shown)}" if shown else base,
        "og:image": f"{base}{preview.picture}",
    }
    lines = [f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in tags.items()]
    card = "summary_large_image" if preview.wide and preview.picture != ICON else "summary"
    lines.append(f'<meta name="twitter:card" content="{card}" />')
    if not preview.found:
        lines.append('<meta name="robots" content="noindex" />')
    return page.replace(END, "".join(f"  {line}\n  " for line in lines) + END, 1)
