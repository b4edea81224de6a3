"""Plain values (JSON, TOML) into Structs, with errors that say where and what."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, inspect

from wondertable.core.refused import Refused

T = TypeVar("T")
Wrong = Callable[[str, str], Refused]
"""Makes the refusal from a place and a problem."""
Fact = str | int | float | bool | None
Facts = dict[str, Fact | list[Fact]]
"""What the words of a refusal are made with."""
Plain = Annotated[object, Meta(extra_json_schema={"description": "any JSON value"})]
Count = Annotated[int, Meta(ge=0, lt=2**62)]
Text = Annotated[str, Meta(min_length=1)]
Identifier = Annotated[str, Meta(pattern="^[a-z0-9_-]+$", description="small letters, figures, _ or -")]
FOUND: Final = 80
"""So many characters of what was found are repeated."""
STEP: Final = re.compile(r"\.([^.\[]+)|\[(\d+)\]|\[(\.\.\.)\]")
WORDS: Final = {"number": int, "seat": int, "seats": list[int], "truth": bool, "text": str}


def shaped(data: object, shape: type[T], wrong: Wrong, *, whole: str = "the whole", table: str = "an object") -> T:
    """The data as a Struct, or whatever else the shape is; refused with the place and what was expected there.

    >>> class Card(msgspec.Struct, forbid_unknown_fields=True):
    ...     id: Identifier
    ...     copies: Annotated[int, Meta(ge=1, le=31)] = 1
    >>> refused = lambda where, problem: Refused(None, "data", {"where": where, "problem": problem})
    >>> shaped([{"id": "dream"}], list[Card], refused)
    [Card(id='dream', copies=1)]
    >>> shaped([{"id": "dream", "copies": 40}], list[Card], refused)
    Traceback (most recent call last):
    wondertable.core.refused.Refused: Data file, 1, copies: expected a whole number from 1 to 31, found 40
    """
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        steps, problem = _explained(str(error), data, shape, table)
        raise wrong(place(steps) or whole, problem) from None


def place(steps: list[str | int]) -> str:
    """Where in the data, for people: "character 3, order"."""
    found = ""
    for step in steps:
        if isinstance(step, int):
            found += f" {step + 1}" if found else str(step + 1)
        else:
            found += f", {step[:40]}" if found else step[:40]
    return found


def steps_of(where: str, data: object) -> list[str | int]:
    """The way that a place in words leads through the data, as far as it goes.

    >>> steps_of("card 2, order", {"card": [{}, {"order": 7}]})
    ['card', 1, 'order']
    >>> steps_of("the file", {"card": []})
    []
    """
    steps: list[str | int] = []
    for part in where.split(", "):
        name, *numbers = part.split(" ")
        if not isinstance(data, dict):
            break
        known = next((key for key in data if key[:40] == name), None)
        if known is None:
            return [*steps, name] if steps else steps  # it is missing there
        steps.append(known)
        data = data[known]
        for number in numbers:
            if not (number.isdecimal() and isinstance(data, list) and 0 < int(number) <= len(data)):
                return steps
            steps.append(int(number) - 1)
            data = data[int(number) - 1]
    return steps


def within(where: str, value: int, low: int, high: int, wrong: Wrong) -> int:
    """A whole number whose bounds are known only at a table."""
    if not low <= value <= high:
        raise wrong(where, f"expected a whole number from {low} to {high}, found {value}")
    return value


def shape_of(type: str) -> Any:
    """The Python type of what clients know by the name of its type: "seat", "[card]", "seat:number"."""
    if type in WORDS:
        return WORDS[type]
    if type.startswith("[") and type.endswith("]"):
        return list[shape_of(type[1:-1])]  # type: ignore[misc]  # made while the program runs
    if ":" in type:
        first, second = type.split(":", 1)
        return tuple[shape_of(first), shape_of(second)]  # type: ignore[misc]  # likewise
    return str


def _explained(message: str, data: object, shape: Any, table: str) -> tuple[list[str | int], str]:
    """The place of the first mistake, and what is wrong there."""
    told, _, path = message.partition(" - at ")
    steps: list[str | int] = []
    for name, number, _any in STEP.findall(path.rsplit("`$", 1)[-1].rstrip("`")):
        steps.append(name or (int(number) if number else _wrong_key(data, steps, shape)))
    at = _reached(data, steps)
    if field := re.fullmatch(r"Object missing required field `(.*)`", told):
        return [*steps, field[1]], "missing"
    if field := re.fullmatch(r"Object contains unknown field `(.*)`", told):
        return [*steps, field[1]], "not a known name here"
    if path.startswith("`key`"):
        return steps, f"not a name: {told[0].lower()}{told[1:]}"
    return (
        steps,
        f"expected {_expected(_type_at(inspect.type_info(shape), data, steps), at, table)}, found {_found(at)}",
    )


def _wrong_key(data: object, steps: list[str | int], shape: Any) -> str:
    """The name under which a table of free names has a wrong value: alone it is as wrong as before."""
    names = _reached(data, steps)
    assert isinstance(names, dict)
    for name, value in names.items():
        alone = copy.deepcopy(data)
        table = _reached(alone, steps)
        assert isinstance(table, dict)
        table.clear()
        table[name] = value
        try:
            msgspec.convert(alone, shape)
        except msgspec.ValidationError:
            return str(name)
    return ""


def _reached(data: Any, steps: list[str | int]) -> object:
    for step in steps:
        data = data[step]
    return data


def _type_at(info: inspect.Type, data: Any, steps: list[str | int]) -> inspect.Type:
    for step in steps:
        info, data = _inner(info, data, step), data[step]
    return info


def _inner(info: inspect.Type, data: object, step: str | int) -> inspect.Type:
    """The type of one part of a thing of this type."""
    match info:
        case inspect.Metadata(type=inner):
            return _inner(inner, data, step)
        case inspect.StructType(fields=fields):
            return next(field.type for field in fields if field.encode_name == step)
        case inspect.DictType(value_type=value):
            return value
        case inspect.TupleType(item_types=items) if isinstance(step, int):
            return items[step]
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return item
        case inspect.UnionType(types=types):
            structs = [one for one in types if isinstance(one, inspect.StructType)]
            if any(one.tag_field == step for one in structs):
                return inspect.LiteralType(tuple(one.tag for one in structs if one.tag is not None))
            wanted = (
                (inspect.ListType, inspect.TupleType, inspect.VarTupleType)
                if isinstance(step, int)
                else (inspect.StructType, inspect.DictType)
            )
            return _inner(
                next(one for one in types if isinstance(_bare(one), wanted) and _is_meant(one, data)), data, step
            )
    raise TypeError(f"no part of {info}")


def _is_meant(info: inspect.Type, data: object) -> bool:
    """Whether the data are tagged as this one of several Structs; what has no tag may always be meant."""
    if not isinstance(info, inspect.StructType) or info.tag_field is None or not isinstance(data, dict):
        return True
    return bool(data.get(info.tag_field) == info.tag)


def _bare(info: inspect.Type) -> inspect.Type:
    return _bare(info.type) if isinstance(info, inspect.Metadata) else info


def _expected(info: inspect.Type, found: object, table: str) -> str:
    """What stands there in a good file, in words."""
    match info:
        case inspect.Metadata(type=inner, extra_json_schema=extra):
            return str((extra or {}).get("description") or _expected(inner, found, table))
        case inspect.BoolType():
            return "true or false"
        case inspect.IntType():
            return f"a whole number{_bounds(info.ge, info.le)}"
        case inspect.FloatType():
            return f"a number{_bounds(info.ge, info.le)}"
        case inspect.StrType():
            return "a text" if not (info.min_length and found == "") else "a text that is not empty"
        case inspect.LiteralType(values=values):
            return f"one of {', '.join(str(value) for value in values)}"
        case inspect.ListType() | inspect.VarTupleType():
            return f"a list{_length(info.min_length, info.max_length, found)}"
        case inspect.TupleType(item_types=items):
            return f"a list of {len(items)}"
        case inspect.NoneType():
            return "nothing"
        case inspect.UnionType(types=types):
            told = [_expected(one, found, table) for one in types if not isinstance(one, inspect.NoneType)]
            return " or ".join(dict.fromkeys(told))
        case inspect.StructType() | inspect.DictType():
            return table
    return "something else"


def _bounds(low: float | None, high: float | None) -> str:
    if low is not None and high is not None:
        return f" from {low:g} to {high:g}" if high < 10_000 else f" from {low} to {high}"
    if low is not None:
        return f" of at least {low}"
    return f" of at most {high}" if high is not None else ""


def _length(least: int | None, most: int | None, found: object) -> str:
    if not isinstance(found, list):
        return ""
    if least is not None and least == most:
        return f" of {least}"
    if least is not None and len(found) < least:
        return " that is not empty" if least == 1 else f" of at least {least}"
    return f" of at most {most}" if most is not None else ""


def _found(value: object) -> str:
    shown = repr(value)
    return shown if len(shown) <= FOUND else f"{shown[:FOUND]}..."
