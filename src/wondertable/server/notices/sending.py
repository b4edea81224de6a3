"""What a notice says, and how it goes out: to a browser's push service, or to a webhook. It tells what everybody at the table sees, never a hidden fact."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import importlib.util
import time
from enum import Enum
from typing import Any, Final, NamedTuple

import msgspec

from wondertable.core import text
from wondertable.server import previews
from wondertable.server.notices import posting
from wondertable.server.notices.shapes import Kept
from wondertable.server.problems import logger
from wondertable.server.room import Room
from wondertable.server.settings import Settings
from wondertable.server.store import FOR_EVER, Store

DAY: Final = 24 * 3600
LASTS: Final = 7 * 24 * 3600
"""Seconds for which a push service keeps a notice for a device that is switched off."""
TOKEN_LASTS: Final = 12 * 3600
GONE: Final = (404, 410)
LATER: Final = (408, 425, 429)
KEYS: Final = "vapid"
"""The place in the store where the server has its own key."""
MARKUP: Final = str.maketrans(dict.fromkeys("<>&@`*_~|[]", " "))
"""Signs that chats read as orders; the names of people are only names."""


class Delivered(Enum):
    TAKEN = "taken"
    GONE = "gone"
    """Nobody is there any more: it is forgotten."""
    LATER = "later"
    REFUSED = "refused"


class Notice(NamedTuple):
    table: str
    question: int
    title: str
    body: str
    names: str = ""


def can_push() -> bool:
    return importlib.util.find_spec("cryptography") is not None


def words_of(language: str) -> previews.Words:
    return previews.Words(language)


def for_seat(room: Room, seat: int, language: str) -> Notice:
    """What is asked of this seat, and where."""
    words = words_of(language)
    title = words("notice-title", title=previews.title_of(room.game, words))
    others = [previews.name_of(room, other, words) for other in range(len(room.places)) if other != seat]
    with_others = words("notice-with", names=words.list(others)) if others else ""
    body = " · ".join(part for part in (what_is_asked(room, seat, words), with_others) if part)
    return Notice(room.id, room.table.question(seat), title, body)


def for_table(room: Room, seats: list[int], language: str) -> Notice:
    """Whose answers are wanted, as somebody who watches may know it."""
    words = words_of(language)
    names = words.list([previews.name_of(room, seat, words).translate(MARKUP) for seat in seats])
    title = previews.title_of(room.game, words)
    body = words("notice-table", title=title, names=names)
    return Notice(room.id, room.table.question(None), title, body, names)


def for_ending(room: Room, end: float, language: str) -> Notice:
    """The table is closed then unless somebody uses it."""
    words = words_of(language)
    days = max(1, round((end - time.time()) / DAY))
    title = words("notice-ending", title=previews.title_of(room.game, words))
    question = room.table.question(None) if room.started else 0
    return Notice(room.id, question, title, words("notice-ending-about", days=days))


def what_is_asked(room: Room, seat: int, words: previews.Words) -> str:
    question = room.table.changing(seat).question
    key = "" if question is None else f"question-{question.kind}"
    known = text.has_sentence(key, room.game.name, words.language)
    asked = words(key, room.game.name) if known else ""
    return asked if asked and "{" not in asked else words("notice-asked")


class Sender:
    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._at_once = asyncio.Semaphore(settings.notices_at_once)
        self._private: bytes | None = None

    async def public_key(self) -> str | None:
        """None where the server cannot push."""
        if not can_push():
            return None
        from wondertable.server.notices import sealing

        return sealing.in_letters(sealing.public_bytes(sealing.read_private(await self._key())))

    async def _key(self) -> bytes:
        """Our own, made once; of several servers on one database all have the same."""
        from wondertable.server.notices import sealing

        if self._private is None:
            await self._store.claim(KEYS, "private", sealing.new_private(), FOR_EVER)
            self._private = (await self._store.slips(KEYS))["private"]
        return self._private

    async def push(self, kept: Kept, notice: Notice) -> Delivered:
        from wondertable.server.notices import sealing

        target = posting.target_of(kept.address, anywhere=self._settings.notice_anywhere)
        told = {"table": notice.table, "question": notice.question, "title": notice.title, "body": notice.body}
        message = sealing.padded(msgspec.json.encode(told))
        body = sealing.seal(message, sealing.from_letters(kept.p256dh), sealing.from_letters(kept.auth))
        contact = kept.site if kept.site.startswith("https:") else None
        until = time.time() + TOKEN_LASTS
        headers = {
            "Authorization": sealing.signed(await self._key(), target.origin, until, contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTS),
            "Topic": topic_of(notice.table),
            "Urgency": "normal",
        }
        return await self._post(target, headers, body)

    async def call_webhook(self, kept: Kept, notice: Notice) -> Delivered:
        target = posting.target_of(kept.address, anywhere=self._settings.notice_anywhere)
        link = f"{kept.site}?table={notice.table}"
        said = f"{notice.body} {link}"
        # Chats read `text` or `content`, and nobody is called by a name that looks like an order.
        told: dict[str, Any] = {
            "text": said,
            "content": said,
            "allowed_mentions": {"parse": []},
            "title": notice.title,
            "asked": notice.names,
            "question": notice.question,
            "link": link,
        }
        headers = {"Content-Type": "application/json", "Topic": topic_of(notice.table)}
        return await self._post(target, headers, msgspec.json.encode(told))

    async def _post(self, target: posting.Target, headers: dict[str, str], body: bytes) -> Delivered:
        anywhere, seconds = self._settings.notice_anywhere, self._settings.notice_seconds
        async with self._at_once:
            try:
                status = await posting.post(target, headers, body, seconds, anywhere=anywhere)
            except posting.Undelivered as undelivered:
                logger.info("a notice was not taken: %s", undelivered)
                return Delivered.LATER
        if 200 <= status < 300:
            return Delivered.TAKEN
        if status in GONE:
            return Delivered.GONE
        logger.info("a notice was refused by %s: %d", target.origin, status)
        return Delivered.LATER if status in LATER or status >= 500 else Delivered.REFUSED


def topic_of(table: str) -> str:
    """What a newer notice of the same table replaces; it tells the push service nothing about the table."""
    return base64.urlsafe_b64encode(hashlib.sha256(f"topic {table}".encode()).digest()[:24]).decode()
