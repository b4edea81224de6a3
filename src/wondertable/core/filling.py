"""Forms to be filled in: where a question has very many answers of one kind, people choose them field by field.

A form (`views.OpenForm`) says the same as the list of its answers, in fewer words; the contract holds the two together.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from wondertable.core.views import OneOf, OpenForm, Reason, Run

Field = OneOf | Run
Value = str | list[str]
Filled = dict[str, Value]
"""What each field holds, by its name."""
JOIN = "+"


def values(field: Field) -> Iterator[Value]:
    """All that a field can hold."""
    if isinstance(field, OneOf):
        yield from field.choices
        return
    for row in field.rows:
        for begin in range(len(row)):
            for end in range(begin + 1, min(begin + field.most, len(row)) + 1):
                yield row[begin:end]


def ways(form: OpenForm) -> Iterator[Filled]:
    """All ways to fill a form, each of which is an answer."""
    names = [field.name for field in form.fields]
    for held in product(*(list(values(field)) for field in form.fields)):
        yield dict(zip(names, held, strict=True))


def text(form: OpenForm, filled: Filled) -> str:
    """The canonical text of the answer."""
    return " ".join([form.word, *(written(filled[field.name]) for field in form.fields)])


def texts(forms: list[OpenForm]) -> list[str]:
    return [text(form, filled) for form in forms for filled in ways(form)]


def written(value: Value) -> str:
    return value if isinstance(value, str) else JOIN.join(value)


def only(field: Field) -> Value | None:
    """What a field holds that leaves no choice."""
    if isinstance(field, OneOf):
        return field.choices[0] if len(field.choices) == 1 else None
    things = [thing for row in field.rows for thing in row]
    return things if len(things) == 1 else None


def take(field: Run, held: list[str], thing: str) -> list[str] | Reason:
    """What is held with one thing more, in its order; or why it cannot be taken besides."""
    row = next(row for row in field.rows if thing in row)
    if not set(held) <= set(row):
        return field.apart
    places = sorted({row.index(one) for one in (*held, thing)})
    if places[-1] - places[0] >= len(places):
        return field.apart
    if len(places) > field.most:
        return field.full
    return [row[place] for place in places]
