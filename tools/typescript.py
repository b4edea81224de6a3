"""TypeScript types from JSON schemas: what a board is given, in the words of the game's own Structs."""

import json
from typing import Any

Schema = dict[str, Any]
HEAD = "/** Made by `./dev types` from the Structs of the game; an edit here is lost. */\n"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
SHAPES = """
/** What a board draws: what never changes, and the rest. */
export type Seen = Fixed & Board;
/** Something that happened, told apart by its key. */
export type Happened = { [key in keyof Events]: { readonly key: key; readonly args: Events[key] } }[keyof Events];
/** An offered answer, told apart by its kind. */
export type Offered = { [kind in keyof Answers]: { readonly text: string; readonly kind: kind; readonly parts: Answers[kind] } }[keyof Answers];
"""


def module(schemas: dict[str, Schema]) -> str:
    """One game's types: its view, the arguments of its events, the parts of its answers, and its data file."""
    made = HEAD
    for name in ("fixed", "board"):
        for title, schema in schemas[name]["$defs"].items():
            text = f"\n{comment(schema)}export interface {title} {fields(schema)}\n"
            made += "" if text in made else text
    for name, title in (("events", "Events"), ("answers", "Answers")):
        rows = "".join(f"  readonly {key}: {written(schema, 1)};\n" for key, schema in schemas[name].items())
        made += f"\nexport interface {title} {{\n{rows}}}\n"
    made += SHAPES + "\n/** The data file. */\nexport declare namespace File {\n"
    for title, schema in schemas["data"]["$defs"].items():
        made += f"{comment(schema, 1)}  interface {title} {fields(schema, 1)}\n"
    return made + "}\n"


def comment(schema: Schema, depth: int = 0) -> str:
    told = schema.get("description")
    return f"{'  ' * depth}/** {' '.join(told.split())} */\n" if told else ""


def fields(schema: Schema, depth: int = 0) -> str:
    """The fields of an object; those that may be left out have a question mark."""
    required, inner = schema.get("required", []), "  " * (depth + 1)
    rows = [
        f"{inner}readonly {quoted(name)}{'' if name in required else '?'}: {written(part, depth + 1)};\n"
        for name, part in schema.get("properties", {}).items()
    ]
    return "{\n" + "".join(rows) + "  " * depth + "}" if rows else "{}"


def quoted(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def written(schema: Schema, depth: int = 0) -> str:
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[-1])
    if "enum" in schema or "const" in schema:
        return " | ".join(json.dumps(value) for value in schema.get("enum", [schema.get("const")]))
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(written(each, depth) for each in schema["anyOf"]))
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(PLAIN[each] for each in kind)
    if kind == "array":
        if "prefixItems" in schema:
            return f"readonly [{', '.join(written(each, depth) for each in schema['prefixItems'])}]"
        inner = written(schema.get("items", {}), depth)
        return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
    if kind == "object" and "properties" in schema:
        rows = [f"readonly {name}: {written(part, depth)}" for name, part in schema["properties"].items()]
        return f"{{ {'; '.join(rows)} }}" if rows else "Readonly<Record<string, never>>"
    if kind == "object":
        return f"{{ readonly [name: string]: {written(schema.get('additionalProperties', {}), depth)} }}"
    return PLAIN[kind] if kind else "unknown"
