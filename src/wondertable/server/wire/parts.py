"""What the messages are made of."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Facts = dict[str, Any]
"""A game's own facts: only its board knows what they mean."""
OptionValue = str | int | bool
OptionValues = dict[str, OptionValue]
SignKind = Literal["point", "cheer", "laugh", "wonder", "sorrow", "thanks"]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
QuestionNumber = Annotated[int, Meta(ge=0, lt=2**53)]
MomentNumber = Annotated[int, Meta(ge=0, lt=2**31)]
Sample = Annotated[list[float], Meta(max_length=16)]
AnyRecord = Annotated[msgspec.Raw, Meta(extra_json_schema={"type": "object"})]
"""A record that somebody brings: it is read where nobody waits for it."""
NO_RECORD = msgspec.Raw(b"null")
