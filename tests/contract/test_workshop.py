"""A game that names the fields of its data for the workshop names all of them, and no other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import wondertable
from tests.contract import places
from tests.languages import files

GAMES = [name for name in wondertable.games() if (places.home(name) / "workshop").is_dir()]
"""In the others fields are called as in the file."""
HOUSE = files.messages(files.HOUSE / "text.en.ftl")


def fields(schema: dict[str, Any], shape: dict[str, Any], parent: str = "") -> Iterator[tuple[str, str, bool]]:
    """All fields, each with the one it stands in, and whether there is something to be chosen."""
    if "$ref" in shape:
        yield from fields(schema, schema["$defs"][shape["$ref"].rpartition("/")[2]], parent)
    for name, inner in shape.get("properties", {}).items():
        yield parent, name, len(inner.get("enum", [])) != 1
        yield from fields(schema, inner, name)
    for inner in [*shape.get("anyOf", []), *shape.get("prefixItems", [])]:
        yield from fields(schema, inner, parent)
    if isinstance(shape.get("items"), dict):
        yield from fields(schema, shape["items"], parent)


@pytest.mark.parametrize("name", GAMES)
def test_every_field_has_its_words(name: str) -> None:
    schema = msgspec.json.schema(wondertable.game(name).parts.data.Data)
    home = places.home(name)
    known = {*HOUSE, *files.messages(home / "text.en.ftl"), *files.messages(home / "workshop" / "text.en.ftl")}
    lacking = {
        f"{parent}: {field}"
        for parent, field, free in fields(schema, schema)
        if free
        and not known
        & {f"field-{parent}-{field}", f"field-{field}", f"option-{field}", f"{parent.partition('_')[0]}-{field}"}
    }
    assert lacking == set()


@pytest.mark.parametrize("name", GAMES)
def test_no_field_is_spoken_of_that_is_not_there(name: str) -> None:
    schema = msgspec.json.schema(wondertable.game(name).parts.data.Data)
    there = {field for _, field, _ in fields(schema, schema)}
    told = files.messages(places.home(name) / "workshop" / "text.en.ftl")
    assert [key for key in told if not {*key.split("-")[1:], key.removeprefix("field-")} & there] == []
