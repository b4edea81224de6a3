"""Messages as bytes, and a state put together from what was told."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from wondertable.server.wire.from_client import ClientMessage
from wondertable.server.wire.parts import Facts

T = TypeVar("T")

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def decode_message(text: str) -> ClientMessage:
    return _read(_decoder, text)


def decode_body(body: bytes, kind: type[T]) -> T:
    return _read(msgspec.json.Decoder(kind), body)


def _read(decoder: msgspec.json.Decoder[T], content: bytes | str) -> T:
    try:
        return decoder.decode(content)
    except RecursionError:
        raise msgspec.DecodeError("it is nested too deeply") from None


def raw(part: bytes) -> Any:
    """A part that was encoded once and is put into many messages: it may stand wherever its type may."""
    return msgspec.Raw(part)


def whole(told: Facts, before: Facts) -> Facts:
    """A state as a client has it, put together from what it was told now and the whole state before."""
    state = {**before, **told}
    if told.get("view") is not None:
        table = state.get("table", {})
        about = {name: table[name] for name in ("game", "players", "options") if name in table}
        board = state.get("fixed", {}) | told["view"]["board"]
        state["view"] = {**about, "seat": state.get("seat"), **told["view"], "board": board}
    return state
