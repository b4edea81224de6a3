"""The document from which the client's types are made."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from wondertable.server import openapi, wire


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"]
        for value in part.values():
            yield from references(value)
    elif isinstance(part, list):
        for value in part:
            yield from references(value)


def test_the_command_prints_the_document() -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "wondertable.server.openapi"], capture_output=True, text=True, check=True
    ).stdout
    assert json.loads(printed) == json.loads(json.dumps(openapi.document()))


def test_every_schema_that_is_named_is_there() -> None:
    document = openapi.document()
    schemas = document["components"]["schemas"]
    named = set(references(document))
    assert named
    assert {name.removeprefix("#/components/schemas/") for name in named} <= set(schemas)


def test_the_messages_of_both_directions_are_told_apart_by_type() -> None:
    schemas = openapi.document()["components"]["schemas"]
    client = schemas["ClientMessage"]["discriminator"]
    server = schemas["ServerMessage"]["discriminator"]
    assert client["propertyName"] == server["propertyName"] == "type"
    hands = {"gesture", "report", "sign"}
    deciding = {"hand", "back", "resign", "move", "consent", "send_away", "door", "keep"}
    assert set(client["mapping"]) - hands - deciding == {
        "hello",
        "answer",
        "undo",
        "vote",
        "name",
        "bot",
        "start",
        "say",
        "autopilot",
        "hint",
        "seen",
        "again",
        "free",
        "ping",
    }
    assert hands | deciding <= set(client["mapping"])
    assert set(server["mapping"]) == {"state", "accepted", "refused", "pong", "sign", "hint", "closing"}


def test_unknown_fields_are_refused_in_everything_a_client_sends() -> None:
    schemas = openapi.document()["components"]["schemas"]
    for name in ["NewTable", "Join", *(message.__name__ for message in wire.ClientMessage.__args__)]:
        assert schemas[name]["additionalProperties"] is False, name


def test_the_protocol_page_names_every_message() -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
    page = page.partition("## Bots from outside")[0]  # what `wondertable sit` says to a program is no part of the wire
    told = set(re.findall(r'"type": "(\w+)"', page))
    tags = {m.__struct_config__.tag for m in (*wire.ClientMessage.__args__, *wire.ServerMessage.__args__)}
    assert told == tags


def test_the_protocol_page_names_every_field() -> None:
    page = set(re.findall(r"\w+", (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()))
    structs = [each for each in vars(wire).values() if isinstance(each, type) and issubclass(each, Struct)]
    assert len(structs) > 60
    missing = {(each.__name__, name) for each in structs for name in each.__struct_fields__ if name not in page}
    assert not missing
