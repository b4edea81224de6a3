"""Plain values (JSON, TOML) into Structs, with errors that say where and what."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterable
from functools import reduce
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, inspect

from wondertable.core.refused import Refused
from wondertable.core.text import Said

T = TypeVar("T")
Words = str | Said
Wrong = Callable[[Words, Words], Refused]
"""Makes the refusal from a place and a problem."""
Fact = str | int | float | bool | None
Facts = dict[str, Fact | list[Fact]]
"""What the words of a refusal are made with."""
Plain = Annotated[object, Meta(extra_json_schema={"description": "any JSON value"})]
Count = Annotated[int, Meta(ge=0, lt=2**62)]
Text = Annotated[str, Meta(min_length=1)]
Identifier = Annotated[str, Meta(pattern="^[a-z0-9_-]+$", description="small letters, figures, _ or -")]
DESCRIBED: Final = {"small letters, figures, _ or -": "small-letters", "one word of plain letters": "plain-word"}
"""Descriptions in schemas that people are told in their language."""
FOUND: Final = 80
"""So many characters of what was found are repeated."""
STEP: Final = re.compile(r"\.([^.\[]+)|\[(\d+)\]|\[(\.\.\.)\]")
WORDS: Final = {"number": int, "seat": int, "seats": list[int], "truth": bool, "text": str}


def mistake(key: str, **args: object) -> Said:
    """What is wrong with something, in words that every language of the house has."""
    return Said(f"mistake-{key}", args)


THE_WHOLE: Final = mistake("in-whole")
MISSING: Final = mistake("missing")
UNKNOWN: Final = mistake("unknown")


def instead(wanted: Words, found: object) -> Said:
    """Something else was expected than what was found."""
    return mistake("expected", wanted=wanted, found=found)


def at_least(low: int, found: int) -> Said:
    return instead(mistake("least", low=low), str(found))


def whole_number(low: float | None, high: float | None) -> Said:
    return _bounded("whole", low, high)


def shaped(data: object, shape: type[T], wrong: Wrong, *, whole: Words = THE_WHOLE, table: str = "object") -> T:
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
        raise wrong(where, instead(whole_number(low, high), str(value)))
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


def _explained(message: str, data: object, shape: Any, table: str) -> tuple[list[str | int], Said]:
    """The place of the first mistake, and what is wrong there."""
    told, _, path = message.partition(" - at ")
    steps: list[str | int] = []
    for name, number, _any in STEP.findall(path.rsplit("`$", 1)[-1].rstrip("`")):
        steps.append(name or (int(number) if number else _wrong_key(data, steps, shape)))
    at = _reached(data, steps)
    if field := re.fullmatch(r"Object missing required field `(.*)`", told):
        return [*steps, field[1]], MISSING
    if field := re.fullmatch(r"Object contains unknown field `(.*)`", told):
        return [*steps, field[1]], UNKNOWN
    if path.startswith("`key`"):
        return steps, mistake("name", told=f"{told[0].lower()}{told[1:]}")
    return steps, instead(_expected(_type_at(inspect.type_info(shape), data, steps), at, table), shown(at))


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


def _expected(info: inspect.Type, found: object, table: str) -> Words:
    """What stands there in a good file, in words."""
    match info:
        case inspect.Metadata(type=inner, extra_json_schema=extra):
            told = (extra or {}).get("description")
            if told is None:
                return _expected(inner, found, table)
            return mistake(DESCRIBED[told]) if told in DESCRIBED else str(told)
        case inspect.BoolType():
            return mistake("truth")
        case inspect.IntType():
            return whole_number(info.ge, info.le)
        case inspect.FloatType():
            return _bounded("number", info.ge, info.le)
        case inspect.StrType():
            return mistake("text-filled" if info.min_length and found == "" else "text")
        case inspect.LiteralType(values=values):
            return one_of(values)
        case inspect.ListType() | inspect.VarTupleType():
            return _list(info.min_length, info.max_length, found)
        case inspect.TupleType(item_types=items):
            return mistake("list-of", count=len(items))
        case inspect.NoneType():
            return mistake("nothing")
        case inspect.UnionType(types=types):
            kinds: list[Words] = []
            for one in types:
                kind = _expected(one, found, table)
                if not isinstance(one, inspect.NoneType) and kind not in kinds:
                    kinds.append(kind)
            return reduce(lambda one, other: mistake("or", one=one, other=other), kinds)
        case inspect.StructType() | inspect.DictType():
            return mistake(table)
    return mistake("something-else")


def one_of(values: Iterable[object]) -> Said:
    return mistake("one-of", ids=", ".join(str(value) for value in values))


def _bounded(kind: str, low: float | None, high: float | None) -> Said:
    if low is not None and high is not None:
        small = high < 10_000
        return mistake(
            f"{kind}-between", low=f"{low:g}" if small else str(low), high=f"{high:g}" if small else str(high)
        )
    if low is not None:
        return mistake(f"{kind}-least", low=str(low))
    return mistake(kind) if high is None else mistake(f"{kind}-most", high=str(high))


def _list(least: int | None, most: int | None, found: object) -> Said:
    if not isinstance(found, list):
        return mistake("list")
    if least is not None and least == most:
        return mistake("list-of", count=least)
    if least is not None and len(found) < least:
        return mistake("list-filled") if least == 1 else mistake("list-least", count=least)
    return mistake("list") if most is None else mistake("list-most", count=most)


def shown(value: object) -> str:
    """What was found, as far as it is repeated."""
    whole = repr(value)
    return whole if len(whole) <= FOUND else f"{whole[:FOUND]}..."
