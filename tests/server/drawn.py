"""Values as the published schema has them, and almost: what strangers might send who have read it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as st

from wondertable.server import openapi

Json = Any
DEEPEST = 4
SIZE = 4
"""Of lists and of what may be added to objects."""
DOCUMENT: dict[str, Any] = json.loads(json.dumps(openapi.document()))

scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


class Drawing:
    """`known` has for the name of a field what would be good there, such as a table that exists."""

    def __init__(self, known: Mapping[str, list[Json]]) -> None:
        self.known = known

    def of(self, schema: dict[str, Any], name: str = "", depth: int = 0) -> st.SearchStrategy[Json]:
        """Valid, and where somebody might know one, good."""
        if name in self.known:
            return st.sampled_from(self.known[name])
        if "$ref" in schema:
            schema = DOCUMENT["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
        if choices := schema.get("anyOf") or schema.get("oneOf"):
            return st.one_of([self.of(one, "", depth + 1) for one in choices])
        if "enum" in schema:
            return st.sampled_from(schema["enum"])
        if "const" in schema:
            return st.just(schema["const"])
        return self._of_type(schema, depth)

    def _of_type(self, schema: dict[str, Any], depth: int) -> st.SearchStrategy[Json]:
        match schema.get("type"):
            case "object":
                return self._object(schema, depth)
            case "array":
                return self._array(schema, depth)
            case "string" if "pattern" in schema:
                return st.from_regex(schema["pattern"], fullmatch=True)
            case "string":
                return st.text(max_size=min(60, schema.get("maxLength", 60)))
            case "integer":
                least, most = schema.get("minimum"), schema.get("maximum", schema.get("exclusiveMaximum"))
                return st.integers(least, most if "maximum" in schema or most is None else most - 1)
            case "number":
                return st.floats(allow_nan=False, allow_infinity=False)
            case "boolean":
                return st.booleans()
            case "null":
                return st.none()
        return anything

    def _object(self, schema: dict[str, Any], depth: int) -> st.SearchStrategy[Json]:
        fields = schema.get("properties", {})
        if not fields:
            return st.dictionaries(st.text(max_size=12), anything, max_size=SIZE)
        needed = set(schema.get("required", ()))
        drawn = {
            name: self.of(field, name, depth + 1) for name, field in fields.items() if depth < DEEPEST or name in needed
        }
        return st.fixed_dictionaries(
            {name: one for name, one in drawn.items() if name in needed},
            optional={name: one for name, one in drawn.items() if name not in needed},
        )

    def _array(self, schema: dict[str, Any], depth: int) -> st.SearchStrategy[Json]:
        if "prefixItems" in schema:
            return st.tuples(*[self.of(one, "", depth + 1) for one in schema["prefixItems"]]).map(list)
        inner = self.of(schema["items"], "", depth + 1) if schema.get("items") else anything
        return st.lists(inner, max_size=min(SIZE, schema.get("maxItems", SIZE)))

    def almost(self, schema: dict[str, Any]) -> st.SearchStrategy[Json]:
        """Right, or with one thing in it that is wrong."""
        right = self.of(schema)
        return right | st.tuples(right, st.randoms(use_true_random=False), anything).map(lambda drawn: spoiled(*drawn))


def spoiled(value: Json, chance: Any, wrong: Json) -> Json:
    """Somewhere inside, something is taken away, added or put in place of what was there."""
    if isinstance(value, dict) and value and chance.random() < 0.9:
        name = chance.choice(sorted(value))
        match chance.randrange(4):
            case 0:
                return {key: one for key, one in value.items() if key != name}
            case 1:
                return {**value, "extra": wrong}
            case _:
                return {**value, name: spoiled(value[name], chance, wrong)}
    if isinstance(value, list) and value and chance.random() < 0.9:
        at = chance.randrange(len(value))
        return [*value[:at], spoiled(value[at], chance, wrong), *value[at + 1 :]]
    return wrong
