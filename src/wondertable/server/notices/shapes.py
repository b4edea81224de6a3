"""What the calls about notices say; part of the wire like all in `wondertable.server.wire`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Url = Annotated[str, Meta(min_length=1, max_length=1000)]
Tongue = Annotated[str, Meta(max_length=20)]


class NoticesOffered(Struct):
    """What this server can do for those who are not there."""

    key: str | None
    """The public key with which browsers subscribe; null where the server cannot send to them."""
    webhooks: bool
    """Whether a table may have a webhook."""


class Subscribe(Struct, forbid_unknown_fields=True):
    """A device wants notices of the seat whose token is sent with the call."""

    endpoint: Url
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Tongue = "en"


class Unsubscribe(Struct, forbid_unknown_fields=True):
    endpoint: Url


class Webhook(Struct, forbid_unknown_fields=True):
    """Where a table tells whose answers are wanted; null: nowhere."""

    url: Url | None
    language: Tongue = "en"


class TableNotices(Struct):
    """Who is told of a table, as its own seat may know it."""

    devices: int
    """Of this seat."""
    webhook: str | None
    """The host of the table's webhook; its whole address is told to nobody."""


class Kept(Struct):
    """What is kept of a subscription or a webhook."""

    address: str
    language: str
    site: str
    """The page from which it was asked for: links lead there."""
    p256dh: str = ""
    auth: str = ""
