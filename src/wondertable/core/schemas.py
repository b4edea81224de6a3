"""JSON schemas of everything a game lets in and out, made from its Structs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from wondertable.core.game import Game

Schema = dict[str, Any]


def schemas(game: Game) -> dict[str, Schema]:
    """The data file, a saved position, a view (what is fixed, and the rest), events by key and offered answers by kind."""
    view = game.parts.view
    return {
        "data": msgspec.json.schema(game.parts.data.Data),
        "save": msgspec.json.schema(game.saved_shape),
        "fixed": msgspec.json.schema(view.Fixed),
        "board": msgspec.json.schema(view.Board),
        "events": {key: alone(shape) for key, shape in game.event_forms.shapes.items()},
        "answers": answers(game),
    }


def answers(game: Game) -> dict[str, Schema]:
    """By the name of the kind; several forms may share one, such as a link to the left and one to the right."""
    found: dict[str, list[Schema]] = {}
    for form in game.actions.forms:
        found.setdefault(form.name, []).append(alone(game.actions.shapes[form.kind]))
    return {name: shapes[0] if len(shapes) == 1 else {"anyOf": shapes} for name, shapes in found.items()}


def alone(shape: Any) -> Schema:
    """The schema of a flat Struct, without the table of names around it."""
    schema = msgspec.json.schema(shape)
    found: Schema = schema["$defs"][shape.__name__] if "$ref" in schema else schema
    return {"type": "object", "properties": found["properties"], "required": found.get("required", [])}
